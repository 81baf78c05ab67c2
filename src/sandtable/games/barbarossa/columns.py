"""The cards as the rules read them: lists of ints, one per column, by kind, ability or effect."""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.kernel.cards import STATE_BITS, STATES, card_of
from sandtable.kernel.pack import Pack, column

STATE_IN_ACTIONS = 3
"""The state bits that tell copies apart in actions: fatigued and used."""


class Roster:
    """The cards that an argument of a verb may name: `row[card]` is the argument, `cards[row]` the card."""

    def __init__(self, cards: list[int], kinds: int) -> None:
        self.cards = cards
        self.row = column(kinds * STATES, -1)
        for row, card in enumerate(cards):
            for other in range(STATES):
                if other & STATE_IN_ACTIONS == card & (STATES - 1):
                    self.row[(card >> STATE_BITS << STATE_BITS) | other] = row


class BarbarossaPack(Pack):
    """Columns by kind; abilities at `kind * ABILITIES + number`; effects in rows, each text closed by END.

    What the rules read often is packed; what bots weigh with fractions is in lists, which mix with floats.
    """

    def __init__(self, slugs: list[str], copies: list[int]) -> None:
        super().__init__(slugs, copies)
        kinds = len(slugs)
        self.type = column(kinds, n.card_type.TRANSPORT)
        self.classes = [0] * kinds
        """The bit of its sub-type, 0 without one."""
        self.play = column(kinds, -1)
        """Playing Cost; -1 if none is printed, BAR-2.9."""
        self.buy = column(kinds, -1)
        self.occupy = [0] * kinds
        self.defence = column(kinds)
        self.vp = [0] * kinds
        self.activation = [0] * kinds
        self.deploy = column(kinds, n.deploy.NEVER)
        self.start = column(kinds)
        self.last = -1
        """The City that ends the game."""
        self.hill = -1
        self.position = -1
        self.bonus = column(kinds)
        """Rows of the Playing Bonus, the Playing Rule and the other texts; 0 is the empty text."""
        self.rule = column(kinds)
        self.each_operation = [0] * kinds
        self.each_reinforcement = [0] * kinds
        self.on_reveal = column(kinds)
        self.on_gain = column(kinds)
        self.after_attack = column(kinds)
        self.used_up = column(kinds)
        """Leaves the game when gained, BAR-R56."""
        # what `value.py` makes of a card, see `estimates.py`
        self.strength = [0.0] * kinds
        self.standing = [0.0] * kinds
        self.engine = [0.0] * kinds
        self.blow = [0.0] * kinds
        self.orders = [0.0] * kinds
        self.burst = [0.0] * kinds
        self.fire = [0.0] * kinds
        self.prompt = [0.0] * kinds
        self.resistance = [0.0] * kinds
        self.calls = [0] * kinds
        # abilities
        self.abilities = column(kinds)
        count = kinds * n.ABILITIES
        self.in_playing = column(count)
        self.cost_op = [0] * count
        self.cost_sp = [0] * count
        self.cost_rp = [0] * count
        self.cost_bp = [0] * count
        self.cost_self = column(count)
        self.cost_class = [0] * count
        self.cost_hand = [0] * count
        self.once = column(count)
        self.against = column(count)
        """Bits of the targets without which the ability has no object, BAR-R77; 0 for any moment."""
        self.effect = [0] * count
        self.commutes = column(count)
        """Costs only the active state of its card and gives only BP: any order gives the same."""
        # effects
        self.word = [0]
        """The number of the effect; 0 closes a text."""
        self.op = [0]
        self.sp = [0]
        self.rp = [0]
        self.bp = [0]
        self.dp = [0]
        self.per = [0]
        self.most = [0]
        self.count = [0]
        self.what = [0]
        self.other = [0]
        self.up_to = [0]
        self.who = [0]

    def add_row(self, word: int) -> int:
        """One more row of effects, all columns 0."""
        self.word.append(word)
        for numbers in self.effect_columns():
            numbers.append(0)
        return len(self.word) - 1

    def effect_columns(self) -> list[list[int]]:
        return [
            self.op, self.sp, self.rp, self.bp, self.dp, self.per, self.most, self.count, self.what, self.other,
            self.up_to, self.who,
        ]  # fmt: skip

    def finish(self) -> None:
        """What follows from the columns: which cards each verb may name, and what the rules ask often."""
        kinds = range(self.size)
        self.piles = [kind for kind in kinds if self.buy[kind] >= 0 and self.type[kind] != n.card_type.AID]
        """The decks on sale by name, BAR-4.1; the AID deck is the pile after the last."""
        self.aid_pile = len(self.piles)
        self.removable = [
            row for row, kind in enumerate(self.piles) if self.type[kind] in (n.card_type.UNIT, n.card_type.PLAN)
        ]
        self.removable.append(self.aid_pile)
        self.in_field = [
            self.type[kind] in (n.card_type.TRANSPORT, n.card_type.UNIT, n.card_type.PLAN)
            or kind == self.hill
            or kind == self.position
            for kind in kinds
        ]
        self.pile_of = [self.aid_pile if self.type[kind] == n.card_type.AID else -1 for kind in kinds]
        for row, kind in enumerate(self.piles):
            self.pile_of[kind] = row
        self.is_unit = [self.classes[kind] & n.ANY_UNIT != 0 for kind in kinds]
        self.may_deploy = [self.deploy[kind] >= n.deploy.MAY_ACTIVE for kind in kinds]
        self.names_receiver = [self.text_names_receiver(self.on_gain[kind]) for kind in kinds]
        self.playable = Roster([card_of(kind) for kind in kinds if self.play[kind] >= 0], self.size)
        deployable_units = [kind for kind in kinds if self.is_unit[kind] and self.deploy[kind] != n.deploy.NEVER]
        self.placeable = Roster([card_of(kind) for kind in deployable_units], self.size)
        self.deployable = Roster(self.cards_of([kind for kind in kinds if self.may_deploy[kind]]), self.size)
        self.usable = Roster(self.cards_of([kind for kind in kinds if self.abilities[kind]]), self.size)
        self.heavy = Roster([card_of(kind) for kind in kinds if self.activation[kind]], self.size)
        self.choosable = Roster(self.cards_of([kind for kind in kinds if self.can_be_chosen(kind)]), self.size)
        ordered = [kind for kind in kinds if self.type[kind] == n.card_type.EVENT or self.automatic(kind)]
        self.ordered = Roster([card_of(kind) for kind in ordered], self.size)

    def automatic(self, kind: int) -> bool:
        """Has it a text that applies by itself at the start of a phase?"""
        return self.each_operation[kind] != 0 or self.each_reinforcement[kind] != 0

    def can_be_chosen(self, kind: int) -> bool:
        """Can it lie in a hand or be deployed with a class that a text may name?"""
        return self.play[kind] >= 0 or self.classes[kind] != 0

    def once_per_turn(self, kind: int) -> bool:
        return sum(self.once[kind * n.ABILITIES : kind * n.ABILITIES + n.ABILITIES]) > 0

    def cards_of(self, kinds: list[int]) -> list[int]:
        """Each kind in the states that tell its copies apart."""
        cards: list[int] = []
        for kind in kinds:
            for state in range(4 if self.once_per_turn(kind) else n.state.USED):
                cards.append(card_of(kind, state))
        return cards

    def text_names_receiver(self, row: int) -> bool:
        while self.word[row]:
            if self.who[row] == n.who.RECEIVER:
                return True
            row += 1
        return False

    def pile_name(self, pile: int) -> str:
        return "aid" if pile == self.aid_pile else self.slugs[self.piles[pile]]

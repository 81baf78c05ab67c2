"""Decks from boosters that are opened at the table (VD-21): sealed, and a draft of two.

Sealed: each player opens boosters of the own army and builds a deck from them. Draft: each opens one such booster at a
time, takes a card and passes the rest on, until both boosters are empty. Cards of the enemy's army that somebody takes
are captured, and nobody plays them; so of seven cards the army gets four and loses three. Resource cards are free.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.victory_day import decks
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.boosters import opened
from sandtable.games.victory_day.collection import check_deck
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.decks import Deck
from sandtable.games.victory_day.quartermaster import pick, suggested
from sandtable.games.victory_day.setup import ARMIES, army_of_first_seat
from sandtable.games.victory_day.workbench import Workbench
from sandtable.kernel.chance import seed_bytes, stream
from sandtable.kernel.errors import BadOption, IllegalAction
from sandtable.kernel.options import Options
from sandtable.kernel.preparation import Amounts, Bench, Preparation, Preparing, Wish

SEALED: Final = "sealed"
DRAFT: Final = "draft"
TAKE: Final = "take "
DECK: Final = "deck "
LONGEST: Final = 4000
"""Letters of a choice: more than any deck has."""


class Quarters(Preparing):
    """Both players over their boosters."""

    def __init__(self, pack: VictoryPack, options: Options, wish: Wish, seed: int | str) -> None:
        super().__init__(wish)
        if options["deck0"] != decks.STARTER or options["deck1"] != decks.STARTER:
            raise BadOption("victory-day-decks-of-boosters")
        self.pack = pack
        self.given = options
        self.size = int(str(options["format"]))
        army = army_of_first_seat(options)
        if options["armies"] == "random":
            army = stream(seed_bytes(f"armies {seed}"), 0).below(2)
        self.sides = (army, 1 - army)
        self.boosters = [opened(pack, side, wish.amount, seed) for side in self.sides]
        self.pools = [[0] * pack.size, [0] * pack.size]
        """What each seat can build a deck from."""
        self.captured: list[list[int]] = [[], []]
        """Cards of the enemy's army that each seat has taken in a draft."""
        self.round = 0
        self.before: list[list[int]] = [[], []]
        """The booster that lies before each seat in a draft."""
        self.taken: list[int | None] = [None, None]
        """What each seat takes from it; it leaves the booster when both have chosen."""
        self.decks: list[Deck | None] = [None, None]
        if wish.kind == SEALED:
            for seat in range(2):
                for cards in self.boosters[seat]:
                    for kind in cards:
                        self.pools[seat][kind] += 1
        else:
            self.open_next()

    # -- what is chosen ------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        if self.before[0]:
            return [seat for seat in range(2) if self.taken[seat] is None]
        return [seat for seat in range(2) if self.decks[seat] is None]

    def take(self, seat: int, choice: str) -> None:
        if len(choice) > LONGEST:
            raise BadOption("victory-day-choice")
        if choice.startswith(TAKE) and self.before[seat]:
            self.take_card(seat, choice[len(TAKE) :])
        elif choice.startswith(DECK) and not self.before[seat]:
            self.decks[seat] = self.read_deck(seat, choice[len(DECK) :])
        else:
            raise BadOption("victory-day-choice")

    def read_deck(self, seat: int, text: str) -> Deck:
        """A deck list in one line, with the cards that the seat has, and as large as the other's: VD-21.2."""
        deck = decks.read_line(self.pack, DECK.strip(), text)
        if deck.side != self.sides[seat]:
            raise BadOption("victory-day-deck-of-own-army", side=n.SIDES[self.sides[seat]])
        if deck.size != self.size:
            raise BadOption("victory-day-decks-unequal", one=deck.size, other=self.size)
        check_deck(self.pack, DECK.strip(), deck, self.pools[seat])
        return deck

    # -- a draft -------------------------------------------------------------------------------------

    def open_next(self) -> None:
        """Each opens the next booster of the own army, if there is one left."""
        if self.round < self.wish.amount:
            self.before = [self.boosters[seat][self.round][:] for seat in range(2)]
            self.round += 1

    def take_card(self, seat: int, slug: str) -> None:
        kind = self.pack.index.get(slug, -1)
        if kind not in self.before[seat]:
            raise IllegalAction("victory-day-not-in-booster", card=slug[:80])
        self.taken[seat] = kind
        if None in self.taken:
            return
        self.pass_on()
        while len(self.before[0]) == 1:  # the last card: nobody can take another
            self.taken = [self.before[0][0], self.before[1][0]]
            self.pass_on()

    def pass_on(self) -> None:
        """What both have taken leaves the boosters, which change hands; empty ones are followed by the next."""
        for seat in range(2):
            kind = self.taken[seat]
            assert kind is not None
            self.before[seat].remove(kind)
            if self.pack.side[kind] == self.sides[seat]:
                self.pools[seat][kind] += 1
            else:
                self.captured[seat].append(kind)
        self.taken = [None, None]
        self.before.reverse()
        if not self.before[0]:
            self.open_next()

    # -- what is seen of it --------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        slugs = self.pack.slugs
        made: dict[str, Any] = {
            "kind": self.wish.kind,
            "amount": self.wish.amount,
            "stage": "take" if self.before[seat] else "deck" if self.decks[seat] is None else "done",
            "asked": seat in self.waiting(),
            "side": n.SIDES[self.sides[seat]],
            "size": self.size,
            "pool": {slugs[kind]: count for kind, count in enumerate(self.pools[seat]) if count},
            "captured": [slugs[kind] for kind in sorted(self.captured[seat])],
            "resources": [slugs[kind] for kind in self.pack.resource_kinds],
            "suggestion": self.suggestion(seat) if seat in self.waiting() else "",
        }
        if self.wish.kind == SEALED:
            made["boosters"] = [[slugs[kind] for kind in cards] for cards in self.boosters[seat]]
        else:
            taken = self.taken[seat]
            made |= {
                "round": self.round,
                "before": [slugs[kind] for kind in self.before[seat]],
                "taken": None if taken is None else slugs[taken],
            }
        deck = self.decks[seat]
        return made | ({"deck": decks.in_line(self.pack, deck)} if deck is not None else {})

    def suggestion(self, seat: int) -> str:
        side, pool = self.sides[seat], self.pools[seat]
        if self.before[seat]:
            return TAKE + self.pack.slugs[pick(self.pack, side, self.before[seat], pool)]
        return DECK + decks.in_line(self.pack, suggested(self.pack, side, pool, self.size))

    def options(self) -> Options:
        made = {**self.given, "armies": ARMIES[self.sides[0]]}
        for seat, deck in enumerate(self.decks):
            assert deck is not None
            made[f"deck{seat}"] = decks.in_line(self.pack, deck)
        return made

    def bench(self, seat: int, lang: str) -> Bench:
        return Workbench(self, seat, lang)


def before(options: Options) -> Options:
    """As the options were before boosters made the decks."""
    return {**options, "deck0": decks.STARTER, "deck1": decks.STARTER}


AMOUNTS: Final = Amounts(1, 7, 12)
preparation: Preparation[VictoryPack] = Preparation(
    kinds={SEALED: AMOUNTS, DRAFT: AMOUNTS}, begin=Quarters, before=before
)

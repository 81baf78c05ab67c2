"""The cards as the rules read them: one list of ints per column, indexed by kind."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.kernel.pack import Pack


class AfuPack(Pack):
    """Missing numbers are 0 (AFU-R18); `prints_support` says whether a Support value is printed at all."""

    def __init__(self, slugs: list[str], copies: list[int]) -> None:
        super().__init__(slugs, copies)
        kinds = len(slugs)
        self.group: list[int] = [0] * kinds
        """What the card is: STARTING, AFU, AID, PANIC, INVADER, ..."""
        self.set: list[int] = [0] * kinds
        """The colour of a Starting Card, the set of an Invader Card."""
        self.cost: list[int] = [0] * kinds
        self.type: list[int] = [0] * kinds
        self.branch: list[dict[str, str]] = [{}] * kinds
        """What troops of type "other" are, in words of the pack's own."""
        self.badge: list[int] = [0] * kinds
        self.attack: list[int] = [0] * kinds
        self.defense: list[int] = [0] * kinds
        self.support: list[int] = [0] * kinds
        self.prints_support: list[bool] = [False] * kinds
        self.fights: list[bool] = [False] * kinds
        """May stand in the Defense Row, or for an Invader in the Attack Row."""
        self.attack_enhanced: list[bool] = [False] * kinds
        """Also true of Reinforcements, whose only effect it is, AFU-8.4."""
        self.defense_enhanced: list[bool] = [False] * kinds
        self.reinforcements: list[bool] = [False] * kinds
        self.anti_aircraft: list[bool] = [False] * kinds
        self.air: list[bool] = [False] * kinds
        self.artillery: list[bool] = [False] * kinds
        self.rocket: list[bool] = [False] * kinds
        self.recruit: list[int] = [0] * kinds
        self.panic_icon: list[bool] = [False] * kinds
        self.condition: list[int] = [0] * kinds
        self.condition_n: list[int] = [0] * kinds
        """Of Destroyed the number, of Badge the badge."""
        self.reward: list[int] = [0] * kinds
        self.evacuates = [False] * kinds
        self.reward_n: list[int] = [0] * kinds
        self.effect: list[int] = [0] * kinds
        self.effect_n: list[int] = [0] * kinds
        self.chains: list[bool] = [False] * kinds
        self.promo: list[bool] = [False] * kinds
        self.objective: list[int] = [0] * kinds
        self.requires: list[int] = [0] * kinds
        self.needs: list[int] = [0] * kinds
        self.points: list[int] = [0] * kinds
        """Victory points."""
        self.measure: list[int] = [0] * kinds
        self.at_least: list[int] = [0] * kinds
        self.at_most: list[int] = [0] * kinds
        self.quality: list[float] = []
        """What the bots think of a card; filled when first asked for."""
        self.badge_names: list[dict[str, str]] = []
        self.badge_slugs: list[str] = []
        self.panic = 0
        self.aid = 0
        self.units = 0
        """Kinds 0 .. units - 1 can be in a hand: Starting, AFU, Aid and Panic Cards."""
        self.first_invader = 0
        self.invaders = 0
        self.first_achievement = 0
        self.achievements = 0
        self.starting_of: list[list[int]] = []
        self.invaders_of: list[list[int]] = []
        """The kinds of each set, by its number."""
        self.set_two: list[int] = []
        self.event_kinds: list[int] = []
        """Events and objectives: what an Event Deck is made of."""
        self.event_cards = 0
        """How many cards an Event Deck can have at most."""

    def index_groups(self) -> None:
        """What is looked up by group, once all columns are read."""
        self.invaders = self.group.count(n.card_type.INVADER)
        self.first_invader = self.group.index(n.card_type.INVADER)
        self.achievements = self.group.count(n.card_type.ACHIEVEMENT)
        self.first_achievement = self.group.index(n.card_type.ACHIEVEMENT)
        self.units = self.first_invader
        for number in range(n.card_set.II + 1):
            self.starting_of.append(self.kinds_in(n.card_type.STARTING, number))
            self.invaders_of.append(self.kinds_in(n.card_type.INVADER, number))
        self.set_two = self.invaders_of[n.card_set.II]
        for kind in range(self.size):
            if self.group[kind] in (n.card_type.EVENT, n.card_type.OBJECTIVE):
                self.event_kinds.append(kind)
                self.event_cards += self.copies[kind]
        self.back_names = ["unit", "invader", "achievement", "event"]
        self.backs = [self.back_of(kind) for kind in range(self.size)]

    def back_of(self, kind: int) -> int:
        """Units and Panic share a back, events and objectives too: they are shuffled together."""
        group = self.group[kind]
        if group <= n.card_type.PANIC:
            return 0
        if group == n.card_type.INVADER:
            return 1
        return 2 if group == n.card_type.ACHIEVEMENT else 3

    def kinds_in(self, group: int, of_set: int) -> list[int]:
        """The kinds of a group that belong to a set."""
        return [kind for kind in range(self.size) if self.group[kind] == group and self.set[kind] == of_set]

"""VD-15, VD-16: units that broke through attack the 2nd line, resources or the deck."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.conflict import attack_of
from sandtable.games.victory_day.order import BARRED, has_lower_equal, in_order, same_state
from sandtable.games.victory_day.state import Victory, count_of
from sandtable.games.victory_day.tactics import resource_card
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Decision, Offer, Step

RAIDS: Final = EventType("raids", "seat kind kind:target", "VD-15.5")
LOOTS: Final = EventType("loots", "seat kind kind:target", "VD-16.5")
RAIDS_DECK: Final = EventType("raids-deck", "seat kind", "VD-16.2")

RAID_SEQUENCE: Final = (n.step.RECKON, n.step.RAID_DESTROY)  # VD-15.10


class BreakingThrough(Step[Victory]):
    """After the conflicts each unit that broke through gets one target."""

    number = n.step.BREAKING_THROUGH
    rules = ("VD-15.5", "VD-19.8")

    def run(self, s: Victory) -> None:
        if n.role.THROUGH not in s.role[s.active]:
            return
        s.then(n.step.RAID_ALIGN)
        for place in range(s.front() - 1, -1, -1):
            if s.role[s.active][place] == n.role.THROUGH:
                s.then(n.step.RAID, place)


class Raid(Decision[Victory]):
    """A unit that broke through attacks a unit of the 2nd line, a resource card or the deck."""

    number = n.step.RAID
    rules = ("VD-15.5", "VD-15.6", "VD-16.1", "VD-R25", "VD-R26")
    args = ("place",)

    def seat(self, s: Victory) -> int:
        return s.active

    def offer(self, s: Victory, to: Offer) -> None:
        enemy = 1 - s.active
        enemies = s.standing(enemy)
        least = self.least_target(s, s.a)
        for place in enemies:
            if place >= s.front():
                canonical = place >= least and not has_lower_equal(s, enemy, enemies, place)
                in_order(to, canonical, n.verb.RAID, place - s.front())
        strength = attack_of(s, s.active, s.a, -1)
        if strength > 0:  # VD-R26
            first = self.least_loot(s, s.a, strength)
            cards = s.resources[enemy].cards
            for number in range(2 * len(s.pack.resource_kinds)):
                there = count_of(cards, resource_card(s, number))
                if there and there > self.looted(s, number):
                    in_order(to, s.places() + number >= least and number >= first, n.verb.RAID_RESOURCE, number)
        to.add(n.verb.RAID_DECK)  # VD-R25

    def least_target(self, s: Victory, raider: int) -> int:
        """Equal units choose in one order: units of the 2nd line by place, resources, the deck."""
        seat = s.active
        card = s.unit(seat, raider)
        least = n.NOWHERE
        for other in range(raider):
            if self.has_chosen(s, other) and s.unit(seat, other) == card and same_state(s, seat, other, raider):
                least = max(least, self.target_of(s, other))
        return least

    def least_loot(self, s: Victory, raider: int, strength: int) -> int:
        """Who takes which resource card makes no difference, nor who of two equally strong goes for the deck."""
        seat = s.active
        least = 0
        for other in range(raider):
            role = s.role[seat][other]
            if role == n.role.LOOTER:
                least = max(least, s.goal[seat][other])
            elif role == n.role.MARAUDER and attack_of(s, seat, other, -1) == strength:
                return BARRED
        return least

    def has_chosen(self, s: Victory, raider: int) -> bool:
        return s.role[s.active][raider] in (n.role.RAIDER, n.role.LOOTER, n.role.MARAUDER)

    def target_of(self, s: Victory, raider: int) -> int:
        role, goal = s.role[s.active][raider], s.goal[s.active][raider]
        if role == n.role.MARAUDER:
            return BARRED
        return goal if role == n.role.RAIDER else s.places() + goal

    def looted(self, s: Victory, number: int) -> int:
        """How many resource cards of this sort are already named in this wave."""
        count = 0
        for place in range(s.front()):
            if s.role[s.active][place] == n.role.LOOTER and s.goal[s.active][place] == number:
                count += 1
        return count

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        seat, place = s.active, s.a
        kind = s.kind(seat, place)
        if verb == n.verb.RAID:
            s.role[seat][place] = n.role.RAIDER
            s.goal[seat][place] = a + s.front()
            s.tell(RAIDS, seat, kind, s.kind(1 - seat, a + s.front()))
        elif verb == n.verb.RAID_RESOURCE:
            s.role[seat][place] = n.role.LOOTER
            s.goal[seat][place] = a
            s.tell(LOOTS, seat, kind, resource_card(s, a) >> STATE_BITS)
        else:
            s.role[seat][place] = n.role.MARAUDER
            s.tell(RAIDS_DECK, seat, kind)


class RaidAlign(Step[Victory]):
    """Attacked units of the 2nd line turn; one already turned has no attack strength. Each is a conflict of its own."""

    number = n.step.RAID_ALIGN
    rules = ("VD-15.7", "VD-15.8", "VD-19.9", "VD-R38")

    def run(self, s: Victory) -> None:
        bind_raids(s)
        s.sequence(RAID_SEQUENCE)


def bind_raids(s: Victory) -> None:
    """Each attacked unit of the 2nd line and its attackers are one conflict."""
    seat, enemy = s.active, 1 - s.active
    s.conflict = [[0] * s.places(), [0] * s.places()]
    number = 0
    for place in range(s.front()):
        if s.role[seat][place] == n.role.RAIDER:
            target = s.goal[seat][place]
            if s.conflict[enemy][target] == 0:
                number += 1
                s.conflict[enemy][target] = number
                ready = s.unit(enemy, target) & n.state.TURNED == 0
                s.role[enemy][target] = n.role.STORMED if ready else n.role.OVERRUN
                s.mark(enemy, target, n.state.TURNED)
            s.conflict[seat][place] = s.conflict[enemy][target]


class RaidDestroy(Step[Victory]):
    """Resources and deck cards are lost together with the units."""

    number = n.step.RAID_DESTROY
    rules = ("VD-16.2", "VD-16.5", "VD-19.10")

    def run(self, s: Victory) -> None:
        seat, enemy = s.active, 1 - s.active
        deck_loss = 0
        for place in range(s.front()):
            if s.role[seat][place] == n.role.MARAUDER:
                deck_loss += attack_of(s, seat, place, -1)  # VD-R24
        for place in range(s.front()):
            if s.role[seat][place] == n.role.LOOTER:
                s.lose_resource(enemy, resource_card(s, s.goal[seat][place]))
        s.lose_from_deck(enemy, deck_loss)


class EndWave(Step[Victory]):
    """Damage and effects of the wave end; a new wave may begin."""

    number = n.step.END_WAVE
    rules = ("VD-13.7", "VD-19.11")

    def run(self, s: Victory) -> None:
        s.end_wave()
        s.then(n.step.ATTACKING)

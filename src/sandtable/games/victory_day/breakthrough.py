"""VD-15, VD-16: units that broke through attack the 2nd line, resources or the deck."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.conflict import attack_of
from sandtable.games.victory_day.effects import resource_card
from sandtable.games.victory_day.order import BARRED, has_lower_equal, same_state
from sandtable.games.victory_day.state import Victory, count_of
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.options import Option
from sandtable.kernel.steps import Decision, Offer, Step

RAIDS_OF_A_UNIT: Final = Option("raids", n.RAIDS[n.raids.ONE], n.RAIDS)

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
        least = self.least_target(s, s.a) if to.ordered else BARRED
        for place in enemies:
            if place >= s.front():
                canonical = place >= least and not has_lower_equal(s, enemy, enemies, place)
                to.add_in_order(canonical, n.verb.RAID, place - s.front())
        strength = attack_of(s, s.active, s.a, -1)
        if strength > 0:  # VD-R26
            first = BARRED if not to.ordered or self.equal_at_the_deck(s, s.a, strength) else highest_named(s)
            due = min(prey(s, strength), unnamed_from(s, 0))
            for number in range(len(s.loot)):
                if unnamed(s, number):
                    in_order = s.places() + number >= least and number >= first and unnamed_from(s, number) >= due
                    to.add_in_order(in_order or shared_out(s), n.verb.RAID_RESOURCE, number)
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

    def equal_at_the_deck(self, s: Victory, raider: int, strength: int) -> bool:
        """Has one before it, as strong, gone for the deck? Which of the two does, makes no difference."""
        for other in range(raider):
            if s.role[s.active][other] == n.role.MARAUDER and attack_of(s, s.active, other, -1) == strength:
                return True
        return False

    def has_chosen(self, s: Victory, raider: int) -> bool:
        return s.role[s.active][raider] in (n.role.RAIDER, n.role.LOOTER, n.role.MARAUDER)

    def target_of(self, s: Victory, raider: int) -> int:
        role, goal = s.role[s.active][raider], s.goal[s.active][raider]
        if role == n.role.MARAUDER:
            return BARRED
        return goal if role == n.role.RAIDER else s.places() + goal

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
            name_resource(s, place, a)
        else:
            s.role[seat][place] = n.role.MARAUDER
            s.tell(RAIDS_DECK, seat, kind)


# -- resources -------------------------------------------------------------------------------------


class Loot(Decision[Victory]):
    """Where a unit destroys as many resource cards as it is strong, it names them one after another."""

    number = n.step.LOOT
    rules = ("VD-16.5", "VD-R26")
    args = ("place",)

    def seat(self, s: Victory) -> int:
        return s.active

    def offer(self, s: Victory, to: Offer) -> None:
        due = still_due(s)
        first = highest_named(s)
        if unnamed_from(s, first) < due:
            first = 0  # who went back in order already may go on
        for number in range(len(s.loot)):
            if unnamed(s, number):
                in_order = number >= first and unnamed_from(s, number) >= due
                to.add_in_order(in_order or shared_out(s), n.verb.RAID_RESOURCE, number)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        name_resource(s, s.a, a)


def shared_out(s: Victory) -> bool:
    """Do several units share cards of which each takes more than one? No one order of naming reaches every result."""
    through = 0
    for role in s.role[s.active]:
        if role in (n.role.THROUGH, n.role.RAIDER, n.role.LOOTER, n.role.MARAUDER):
            through += 1
    return through > 1 and prey(s, 2) > 1


def prey(s: Victory, strength: int) -> int:
    """How many resource cards a unit of this strength destroys, VD-R26."""
    return strength if s.ruleset.options["raids"] == n.RAIDS[n.raids.STRENGTH] else min(strength, 1)


def still_due(s: Victory) -> int:
    """How many resource cards the units that attack them have still to name: all that they can destroy, VD-R18."""
    due = 0
    for place in range(s.front()):
        if s.role[s.active][place] == n.role.LOOTER:
            due += prey(s, attack_of(s, s.active, place, -1))
    return min(due - sum(s.loot), unnamed_from(s, 0))


def unnamed(s: Victory, number: int) -> int:
    """How many resource cards of a sort nobody has named in this wave."""
    return count_of(s.resources[1 - s.active].cards, resource_card(s, number)) - s.loot[number]


def unnamed_from(s: Victory, first: int) -> int:
    """The same, of this sort and all that follow it."""
    total = 0
    for number in range(first, len(s.loot)):
        total += unnamed(s, number)
    return total


def highest_named(s: Victory) -> int:
    """Who takes which resource card makes no difference: they are named in order."""
    highest = 0
    for number, count in enumerate(s.loot):
        if count:
            highest = number
    return highest


def name_resource(s: Victory, place: int, number: int) -> None:
    """A unit that broke through names a resource card, and then the next; if all are its prey, without a question."""
    name_card(s, place, number)
    due = still_due(s)
    if 0 < due < unnamed_from(s, 0):
        s.then(n.step.LOOT, place)
    elif due:
        for other in range(len(s.loot)):
            while unnamed(s, other):
                name_card(s, place, other)


def name_card(s: Victory, place: int, number: int) -> None:
    s.loot[number] += 1
    s.tell(LOOTS, s.active, s.kind(s.active, place), resource_card(s, number) >> STATE_BITS)


# -- results ---------------------------------------------------------------------------------------


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
        for number, count in enumerate(s.loot):
            for _ in range(count):
                s.lose_resource(enemy, resource_card(s, number))
        s.lose_from_deck(enemy, deck_loss)


class EndWave(Step[Victory]):
    """Damage and effects of the wave end; a new wave may begin."""

    number = n.step.END_WAVE
    rules = ("VD-13.7", "VD-19.11")

    def run(self, s: Victory) -> None:
        s.end_wave()
        s.then(n.step.ATTACKING)

"""VD-14, VD-R18: dividing damage. What is chosen is which enemy units die."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.conflict import attack_of, bombs_of, conflicts, defence_of, only_type, types_in
from sandtable.games.victory_day.order import equal
from sandtable.games.victory_day.state import DESTROYED, Victory
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Decision, Offer, Step

BATTLE: Final = EventType("battle", "n:conflict seat n:attack n:answer", "VD-14.4")


class Salvo:
    """What one side can do in one conflict: its strength, and the enemies that may receive damage."""

    def __init__(self, s: Victory, seat: int, conflict: int) -> None:
        enemy = 1 - seat
        self.power = 0
        """Of guns; may go to any of the places below."""
        self.bombs = 0
        """Only for bombable ones: ground units, and aircraft that are a bomber's target (VD-R18)."""
        self.places: list[int] = []
        self.needs: list[int] = []
        """How much more damage destroys the unit at each place."""
        self.bombable: list[bool] = []
        versus = only_type(types_in(s, enemy, conflict))
        aimed: list[int] = []
        for place, number in enumerate(s.conflict[seat]):
            if number == conflict:
                self.power += attack_of(s, seat, place, versus)
                if seat == s.active and s.role[seat][place] == n.role.BOMBER:
                    self.bombs += bombs_of(s, place)
                    aimed.append(s.goal[seat][place])
        against = only_type(types_in(s, seat, conflict))
        for place, number in enumerate(s.conflict[enemy]):
            if number == conflict and s.role[enemy][place] != n.role.BOMBER:  # VD-17.4
                self.places.append(place)
                self.needs.append(max(0, defence_of(s, enemy, place, against) - s.damage[enemy][place]))
                aircraft = s.pack.type[s.unit(enemy, place) >> STATE_BITS] == n.unit_type.AVIATION
                self.bombable.append(not aircraft or place in aimed)
        if True not in self.bombable:
            self.bombs = 0

    def total(self) -> int:
        return self.power + self.bombs

    def within(self, chosen: list[bool]) -> bool:
        """Is there enough strength to destroy all of these?"""
        need, hard = 0, 0
        for i, picked in enumerate(chosen):
            if picked:
                need += self.needs[i]
                if not self.bombable[i]:
                    hard += self.needs[i]
        return need <= self.power + self.bombs and hard <= self.power

    def within_reach(self) -> list[int]:
        """The places of units that could be destroyed, each by itself."""
        count = len(self.places)
        return [place for i, place in enumerate(self.places) if self.within([i == j for j in range(count)])]

    def legal(self, chosen: list[bool]) -> bool:
        """Can exactly these be destroyed, all damage assigned? VD-R18."""
        if not self.places:
            return True
        if not self.within(chosen):
            return False
        spare, spare_bombable = 0, 0
        for i, picked in enumerate(chosen):
            if picked:
                if self.bombable[i]:
                    return True
            elif self.needs[i]:
                spare += self.needs[i] - 1
                if self.bombable[i]:
                    spare_bombable += self.needs[i] - 1
        if self.bombs > spare_bombable:
            return False
        return True in chosen or self.power + self.bombs <= spare

    def extends(self, chosen: list[bool]) -> bool:
        """Is this set legal, or can it be made so by adding one more?"""
        for i in range(len(chosen)):
            if self.with_one(chosen, i):
                return True
        return self.legal(chosen)

    def extends_in_order(self, s: Victory, seat: int, chosen: list[bool], last: int) -> bool:
        """The same, adding only in canonical order: after `last`, of equal units the lowest first."""
        for i in range(last + 1, len(chosen)):
            if self.with_one(chosen, i) and self.is_next(s, seat, chosen, i):
                return True
        return self.legal(chosen)

    def with_one(self, chosen: list[bool], i: int) -> bool:
        if chosen[i]:
            return False
        more = chosen[:]
        more[i] = True
        return self.legal(more)

    def is_next(self, s: Victory, seat: int, chosen: list[bool], i: int) -> bool:
        """Is no equal unit at a lower place left over?"""
        owner = 1 - seat
        for j in range(i):
            a, b = self.places[j], self.places[i]
            if not chosen[j] and s.unit(owner, a) == s.unit(owner, b) and equal(s, owner, a, b):
                return False
        return True


class Reckon(Step[Victory]):
    """The strengths are counted. The attacker divides damage first, in every conflict, then the defender."""

    number = n.step.RECKON
    rules = ("VD-13.5", "VD-14.1", "VD-14.7", "VD-19.7", "VD-R19")

    def run(self, s: Victory) -> None:
        count = conflicts(s)
        if count == 0:
            return
        s.then(n.step.DESTROY)
        ours = [Salvo(s, s.active, conflict) for conflict in range(1, count + 1)]
        theirs = [Salvo(s, 1 - s.active, conflict) for conflict in range(1, count + 1)]
        for i in range(count):
            s.tell(BATTLE, i + 1, s.active, ours[i].total(), theirs[i].total())
        for i in range(count - 1, -1, -1):
            ask_or_settle(s, 1 - s.active, i + 1, theirs[i])
        for i in range(count - 1, -1, -1):
            ask_or_settle(s, s.active, i + 1, ours[i])


def ask_or_settle(s: Victory, seat: int, conflict: int, salvo: Salvo) -> None:
    """Ask a seat to divide its damage, unless there is nothing to choose.

    A unit in a conflict that needs no damage is destroyed in any case, VD-R35.
    """
    doomed = s.doomed[1 - seat]
    for i, place in enumerate(salvo.places):
        if salvo.needs[i] == 0:
            doomed[place] = 1
    if salvo.total() == 0 or not salvo.places:
        return
    if len(salvo.places) == 1:
        if salvo.within([True]):
            doomed[salvo.places[0]] = 1
    else:
        s.then(n.step.DAMAGE, seat, conflict)


class Damage(Decision[Victory]):
    """Choose which enemy units of the conflict are destroyed; all damage must be assigned."""

    number = n.step.DAMAGE
    rules = ("VD-14.5", "VD-14.8", "VD-R18")
    args = ("player", "conflict")

    def seat(self, s: Victory) -> int:
        return s.a

    def offer(self, s: Victory, to: Offer) -> None:
        seat, conflict = s.a, s.b
        salvo = Salvo(s, seat, conflict)
        doomed = s.doomed[1 - seat]
        chosen = [doomed[place] == 1 for place in salvo.places]
        last = -1
        for i, picked in enumerate(chosen):
            if picked and salvo.needs[i]:
                last = i
        for i, place in enumerate(salvo.places):
            if chosen[i]:
                continue
            canonical = to.ordered and i > last and salvo.is_next(s, seat, chosen, i)
            chosen[i] = True
            if salvo.extends(chosen):
                to.add_in_order(canonical and salvo.extends_in_order(s, seat, chosen, i), n.verb.DESTROY, place)
            chosen[i] = False
        if salvo.legal(chosen):
            to.add(n.verb.SPARE)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        seat, conflict = s.a, s.b
        if verb == n.verb.DESTROY:
            s.doomed[1 - seat][a] = 1
            s.then(n.step.DAMAGE, seat, conflict)


class Destroy(Step[Victory]):
    """Both sides' destroyed units go to casualties together; damage stays on survivors until the wave ends."""

    number = n.step.DESTROY
    rules = ("VD-13.6", "VD-14.6", "VD-14.8", "VD-14.9")

    def run(self, s: Victory) -> None:
        keep_damage(s)
        remove_doomed(s)


def keep_damage(s: Victory) -> None:
    """Damage on a unit that was the only one to receive it counts on, VD-13.6. Elsewhere it cannot matter, VD-R18."""
    for conflict in range(1, conflicts(s) + 1):
        salvo = Salvo(s, s.active, conflict)
        if len(salvo.places) == 1:
            s.damage[1 - s.active][salvo.places[0]] += salvo.total()


def remove_doomed(s: Victory) -> None:
    for seat in (s.active, 1 - s.active):
        for place, doomed in enumerate(s.doomed[seat]):
            if doomed and s.unit(seat, place) != NONE:
                s.tell(DESTROYED, seat, s.kind(seat, place))
                s.lose_unit(seat, place)

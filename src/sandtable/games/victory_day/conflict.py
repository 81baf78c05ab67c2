"""VD-13, VD-14: which units are in conflict with which, and how strong each is there."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.defence import is_taken
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Step

BOMBING_CANCELLED: Final = EventType("bombing-cancelled", "seat kind", "VD-17.8")
BREAKS_THROUGH: Final = EventType("breaks-through", "seat kind", "VD-15.1")


class Align(Step[Victory]):
    """Cancelled bombings are dropped, the conflicts are fixed, bound targets turn, unblocked units break through."""

    number = n.step.ALIGN
    rules = ("VD-13.3", "VD-15.1", "VD-17.8", "VD-19.5", "VD-R15", "VD-R20")

    def run(self, s: Victory) -> None:
        align(s)


def align(s: Victory) -> None:
    intercept(s)
    join(s)
    bind_targets(s)
    break_through(s)


def intercept(s: Victory) -> None:
    """A bomber that a fighter still faces is intercepted, VD-17.8, VD-17.13."""
    enemy = 1 - s.active
    for fighter in range(s.front(), s.places()):
        if s.role[enemy][fighter] == n.role.INTERCEPTOR and not is_taken(s, fighter):
            bomber = s.goal[enemy][fighter]
            if s.role[s.active][bomber] == n.role.BOMBER:
                s.role[s.active][bomber] = n.role.INTERCEPTED
                s.tell(BOMBING_CANCELLED, s.active, s.kind(s.active, bomber))


def join(s: Victory) -> None:
    """Number the conflicts: each group connected by attacks, blocks and interceptions is one, VD-R15.

    They are numbered by the lowest place of an attacker, which is the order of VD-R19.
    """
    links = links_of(s)
    mine, theirs = s.conflict[s.active], s.conflict[1 - s.active]
    number = 0
    for place, _enemy in links:
        if mine[place]:
            continue
        number += 1
        mine[place] = number
        grown = True
        while grown:
            grown = False
            for a, b in links:
                if mine[a] == number and theirs[b] != number:
                    theirs[b] = number
                    grown = True
                elif theirs[b] == number and mine[a] != number:
                    mine[a] = number
                    grown = True


def links_of(s: Victory) -> list[tuple[int, int]]:
    """Pairs of an attacker's place and a defender's place, by the attacker's place."""
    seat, enemy = s.active, 1 - s.active
    links: list[tuple[int, int]] = []
    for place, role in enumerate(s.role[seat]):
        if role in (n.role.DIRECTED, n.role.BOMBER):
            links.append((place, s.goal[seat][place]))
        if role == n.role.ESCORT and s.taken[place] != n.NOWHERE:
            links.append((place, s.taken[place]))
        for other, answer in enumerate(s.role[enemy]):
            if s.goal[enemy][other] == place and (
                answer == n.role.BLOCKER or (answer == n.role.INTERCEPTOR and not is_taken(s, other))
            ):
                links.append((place, other))
    return links


def bind_targets(s: Victory) -> None:
    """Targets that were ready turn; one whose every attack was cancelled is in no conflict: VD-11.9, VD-R20."""
    enemy = 1 - s.active
    for place, role in enumerate(s.role[enemy]):
        if role in (n.role.TARGET, n.role.SPENT):
            if s.conflict[enemy][place] == 0:
                s.role[enemy][place] = n.role.IDLE
            elif role == n.role.TARGET:
                s.mark(enemy, place, n.state.TURNED)


def break_through(s: Victory) -> None:
    """An ordinary attacker that nobody blocked breaks through, VD-15.1."""
    seat = s.active
    for place, role in enumerate(s.role[seat]):
        if role == n.role.ORDINARY and s.conflict[seat][place] == 0:
            s.role[seat][place] = n.role.THROUGH
            s.tell(BREAKS_THROUGH, seat, s.kind(seat, place))


def conflicts(s: Victory) -> int:
    """How many conflicts there are: the highest number of one."""
    count = 0
    for seat in range(2):
        for number in s.conflict[seat]:
            if number > count:
                count = number
    return count


# -- strengths ---------------------------------------------------------------------------------------


def types_in(s: Victory, seat: int, conflict: int) -> int:
    """The types of the seat's units in a conflict, one bit each."""
    mask = 0
    for place, number in enumerate(s.conflict[seat]):
        if number == conflict:
            card = s.unit(seat, place)
            if card != NONE:
                mask |= 1 << s.pack.type[card >> STATE_BITS]
    return mask


def only_type(mask: int) -> int:
    """The one type in a mask, or -1: a modifier needs every enemy to be of its type, VD-14.3, VD-R17."""
    for number in range(4):
        if mask == 1 << number:
            return number
    return -1


def artillery_for(s: Victory, seat: int, place: int) -> int:
    """Artillery support given to a unit this wave, VD-18.4, VD-18.8."""
    total = 0
    for other, role in enumerate(s.role[seat]):
        if role == n.role.GUNS and s.goal[seat][other] == place:
            total += s.pack.support[s.kind(seat, other)]
    return total


def attack_of(s: Victory, seat: int, place: int, versus: int) -> int:
    """The current attack strength of a unit against enemies of one type (-1: mixed, or none): VD-14.2, VD-R16."""
    role = s.role[seat][place]
    if role in (n.role.SPENT, n.role.OVERRUN, n.role.BOMBER):  # VD-11.5, VD-14.4
        return 0
    pack = s.pack
    kind = s.kind(seat, place)
    if role == n.role.STORMED and pack.type[kind] == n.unit_type.AVIATION:
        return 0  # VD-17.2
    total = pack.attack[kind] + s.wave_attack[seat][place] + s.turn_attack[seat][place]
    if versus >= 0:
        total += pack.versus_attack[kind * 4 + versus]
    if place < s.front():
        total += artillery_for(s, seat, place)
    return max(0, total)


def defence_of(s: Victory, seat: int, place: int, versus: int) -> int:
    """The current defence strength of a unit against enemies of one type (-1: mixed, or none)."""
    role = s.role[seat][place]
    pack = s.pack
    kind = s.kind(seat, place)
    if (role in (n.role.STORMED, n.role.OVERRUN)) and pack.type[kind] == n.unit_type.AVIATION:
        return 0  # VD-17.2
    total = pack.defence[kind] + s.wave_defence[seat][place] + s.turn_defence[seat][place]
    if versus >= 0:
        total += pack.versus_defence[kind * 4 + versus]
    return max(0, total)


def bombs_of(s: Victory, place: int) -> int:
    """The bombing strength of the active player's unit at a place, if it reaches a target still in play: VD-17.3."""
    seat = s.active
    if s.role[seat][place] != n.role.BOMBER or s.unit(1 - seat, s.goal[seat][place]) == NONE:  # VD-R34
        return 0
    return s.pack.bombing[s.kind(seat, place)]

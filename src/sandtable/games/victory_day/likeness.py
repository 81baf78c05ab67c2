"""Places have numbers so that people can name them; the rules know no left and right. A position with its units in a
fixed order is equal to that of any other position that differs only in which place is which.
"""

from __future__ import annotations

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import NONE

Unit = tuple[int, int]
"""A seat and a place where one of its units stands."""
Ranks = dict[Unit, int]
"""How the units are told apart: equal ranks, no difference found."""


def in_fixed_order(s: Victory) -> Victory:
    """The same position with its units moved up to the first places, in an order that depends on no place number."""
    ranks = told_apart(s)
    made = s.clone()
    new: dict[Unit, int] = {}
    for seat in range(2):
        for first, zone in ((0, made.line_1[seat]), (s.front(), made.line_2[seat])):
            here = [unit for unit in ranks if unit[0] == seat and first <= unit[1] < first + len(zone.cards)]
            here.sort(key=lambda unit: ranks[unit])
            for at, unit in enumerate(here):
                new[unit] = first + at
            zone.cards = [s.unit(*unit) for unit in here] + [NONE] * (len(zone.cards) - len(here))
    rename(s, made, new)
    return made


# -- who is who --------------------------------------------------------------------------------------


def told_apart(s: Victory) -> Ranks:
    """Ranks of all units, all different: by what they are, then by whom they have to do with, then one by one."""
    units = [(seat, place) for seat in range(2) for place in s.standing(seat)]
    ranks = refined(s, ranked({unit: (looks(s, unit),) for unit in units}))
    while len(set(ranks.values())) < len(units):
        count = list(ranks.values())
        unit = min((unit for unit in units if count.count(ranks[unit]) > 1), key=lambda unit: (ranks[unit], unit))
        ranks = refined(s, ranked({other: (rank, other != unit) for other, rank in ranks.items()}))
    return ranks


def ranked(keys: dict[Unit, tuple[object, ...]]) -> Ranks:
    order = sorted(set(keys.values()))
    return {unit: order.index(key) for unit, key in keys.items()}


def refined(s: Victory, ranks: Ranks) -> Ranks:
    """Tell units apart by the ranks of those they have to do with, as long as that tells more."""
    while True:
        finer = ranked({unit: (rank, company(s, unit, ranks)) for unit, rank in ranks.items()})
        if len(set(finer.values())) == len(set(ranks.values())):
            return finer
        ranks = finer


def looks(s: Victory, unit: Unit) -> tuple[int, ...]:
    """What a unit is by itself."""
    seat, place = unit
    looted = s.goal[seat][place] if s.role[seat][place] == n.role.LOOTER else n.NOWHERE
    numbers = [counter[seat][place] for counter in (s.role, *plain_counters(s))]
    return (seat, int(place < s.front()), s.unit(seat, place), looted, *numbers)


def plain_counters(s: Victory) -> list[list[list[int]]]:
    """What is counted for each place and names no other place."""
    return [s.damage, s.doomed, s.wave_attack, s.wave_defence, s.turn_attack, s.turn_defence]


def company(s: Victory, unit: Unit, ranks: Ranks) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """The ranks of those it aims at and those that aim at it, and of all in its conflict."""
    met = [(way, ranks[other]) for way, other in aims(s, unit) if other in ranks]
    met += [(-way, ranks[other]) for other in ranks for way, aim in aims(s, other) if aim == unit]
    conflict = s.conflict[unit[0]][unit[1]]
    fellows = [ranks[other] for other in ranks if conflict and s.conflict[other[0]][other[1]] == conflict]
    return tuple(sorted(met)), tuple(sorted(fellows))


def aims(s: Victory, unit: Unit) -> list[tuple[int, Unit]]:
    """Whom a unit aims at: (1) an enemy, (2) a friend, (3) a target that it supports, (4) a fighter that it takes on.

    Which of several attackers of a target a supporter blocks makes no difference, VD-R15.
    """
    seat, place = unit
    role, goal = s.role[seat][place], s.goal[seat][place]
    out: list[tuple[int, Unit]] = []
    if role in (n.role.ESCORT, n.role.GUNS):
        out.append((2, (seat, goal)))
    elif role == n.role.BLOCKER and s.role[1 - seat][goal] == n.role.DIRECTED:
        out.append((3, (seat, s.goal[1 - seat][goal])))
    elif role != n.role.LOOTER:
        out.append((1, (1 - seat, goal)))
    if seat == s.active:
        out.append((4, (1 - seat, s.taken[place])))
    return out


# -- new names ---------------------------------------------------------------------------------------


def rename(s: Victory, made: Victory, new: dict[Unit, int]) -> None:
    """Write every counter of `made` with the new places. Who aims at a unit that is gone aims nowhere."""
    made.begin_wave()
    made.wave = s.wave
    made.turn_attack = [[0] * s.places(), [0] * s.places()]
    made.turn_defence = [[0] * s.places(), [0] * s.places()]
    for (seat, place), at in new.items():
        for old, counter in zip(plain_counters(s), plain_counters(made), strict=True):
            counter[seat][at] = old[seat][place]
        made.role[seat][at] = s.role[seat][place]
        made.goal[seat][at] = new_goal(s, new, seat, place)
        if seat == s.active:
            made.taken[at] = new.get((1 - seat, s.taken[place]), n.NOWHERE)
    number_conflicts(s, made, new)


def new_goal(s: Victory, new: dict[Unit, int], seat: int, place: int) -> int:
    role, goal = s.role[seat][place], s.goal[seat][place]
    if role == n.role.LOOTER:
        return goal
    if role in (n.role.ESCORT, n.role.GUNS):
        return new.get((seat, goal), n.NOWHERE)
    roles, goals = s.role[1 - seat], s.goal[1 - seat]
    if role == n.role.BLOCKER and roles[goal] == n.role.DIRECTED:
        group = [at for at, aim in enumerate(goals) if roles[at] == n.role.DIRECTED and aim == goals[goal]]
        return min(new[1 - seat, at] for at in group)
    return new.get((1 - seat, goal), n.NOWHERE)


def number_conflicts(s: Victory, made: Victory, new: dict[Unit, int]) -> None:
    """Conflicts are numbered by the new places, and the questions about them come in that order, VD-R19."""
    numbers: dict[int, int] = {0: 0}
    for unit in sorted(new, key=lambda unit: (unit[0] != s.active, new[unit])):
        numbers.setdefault(s.conflict[unit[0]][unit[1]], len(numbers))
    for (seat, place), at in new.items():
        made.conflict[seat][at] = numbers[s.conflict[seat][place]]
    for seat in range(2):
        asked = [frame for frame in s.frames() if frame.step == n.step.DAMAGE and frame.args[0] == seat]
        for frame, conflict in zip(asked, sorted(numbers[frame.args[1]] for frame in asked), strict=True):
            made.set_argument(frame, 1, conflict)

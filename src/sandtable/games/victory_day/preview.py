"""What a wave comes to, in numbers: who fights whom, how strong each side is, what falls and what breaks through.

While a declaration or an answer is being made, its drafter sees what it would come to if it were complete and nothing
more were done: a look before the choice, made by the rules themselves.
"""

from __future__ import annotations

from typing import Any

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.attack import announce, plan
from sandtable.games.victory_day.breakthrough import bind_raids
from sandtable.games.victory_day.conflict import (
    align,
    artillery_for,
    attack_of,
    bombs_of,
    conflicts,
    only_type,
    types_in,
)
from sandtable.games.victory_day.damage import Salvo
from sandtable.games.victory_day.defence import respond
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.results import Figure, Part


def foreseen(s: Victory, seat: int) -> Victory:
    """The position as it is; for the drafter of a declaration or an answer, as it would be if that were complete."""
    if s.drafter != seat:
        return s
    asked = s.public_step
    if asked == n.step.RESPOND:
        made = s.clone()
        respond(made)
    elif asked == n.step.DECLARE and any(role != n.role.IDLE for role in s.plan_role):
        made = s.clone()
        announce(made)
    else:
        return s
    align(made)
    return made


def planned_with(s: Victory, place: int, role: int, goal: int, complete: bool = True) -> Victory:
    """The position as it would be if the draft had this unit in it, and were complete or not."""
    made = s.clone()
    plan(made, place, role, goal)
    return foreseen(made, s.drafter) if complete else made


def raided_with(s: Victory, place: int, target: int) -> Victory:
    """The position as it would be if this unit, which broke through, attacked this unit of the 2nd line."""
    made = s.clone()
    made.role[s.active][place] = n.role.RAIDER
    made.goal[s.active][place] = target
    bind_raids(made)
    return made


def wave_figures(s: Victory) -> list[Figure]:
    """For each conflict and side its strength and what destroys its enemies; then what breaks through.

    While targets are chosen for units that broke through, the first conflicts are settled and no longer shown.
    """
    out: list[Figure] = []
    settled = s.now in (n.step.RAID, n.step.LOOT)
    count = 0 if settled else conflicts(s)
    for conflict in range(1, count + 1):
        for seat in (s.active, 1 - s.active):
            out.append(strength(s, seat, conflict))
            out += needs(s, 1 - seat, conflict)
    parts = [
        Part("strength-unit", attack_of(s, s.active, place, -1), named(s, s.active, place), ("VD-16.2",))
        for place, role in enumerate(s.role[s.active])
        if role == n.role.THROUGH
    ]
    if parts:
        total = sum(part.number for part in parts)
        out.append(Figure("breakthrough-strength", total, tuple(parts), s.active, ("VD-15.1",)))
    return out


def named(s: Victory, seat: int, place: int) -> dict[str, Any]:
    """A unit by name, and where it stands."""
    return {"card": ["kind", s.pack.slugs[s.kind(seat, place)]], "place": ["place", place_label(s, place)]}


def place_label(s: Victory, place: int) -> str:
    return f"1-{place + 1}" if place < s.front() else f"2-{place - s.front() + 1}"


def strength(s: Victory, seat: int, conflict: int) -> Figure:
    """One side's total in a conflict, unit by unit, VD-14.4."""
    versus = only_type(types_in(s, 1 - seat, conflict))
    parts: list[Part] = []
    for place, number in enumerate(s.conflict[seat]):
        if number == conflict:
            card = named(s, seat, place)
            if s.role[seat][place] == n.role.BOMBER:
                parts.append(Part("strength-bombs", bombs_of(s, place), card, ("VD-17.3",)))
                continue
            guns = artillery_for(s, seat, place) if place < s.front() else 0
            total = attack_of(s, seat, place, versus)
            if guns and total:
                parts.append(Part("strength-unit", total - guns, card, ("VD-14.2",)))
                parts.append(Part("strength-artillery", guns, card, ("VD-18.4",)))
            else:
                parts.append(Part("strength-unit", total, card, ("VD-14.2",)))
    return Figure("conflict-strength", sum(part.number for part in parts), tuple(parts), seat, ("VD-14.4",))


def needs(s: Victory, seat: int, conflict: int) -> list[Figure]:
    """What destroys each unit of a side, and whether the other side has as much. Which of them fall, it chooses."""
    salvo = Salvo(s, 1 - seat, conflict)
    parts = need(s, salvo, seat)
    if not parts:
        return []
    return [Figure("conflict-needs", sum(salvo.needs), parts, seat, ("VD-14.8",))]


def need(s: Victory, salvo: Salvo, seat: int) -> tuple[Part, ...]:
    """What destroys each unit of a side, and whether that is within the reach of what is fired at it."""
    reach = salvo.within_reach()
    return tuple(
        Part(
            "need-falls" if place in reach else "need-holds",
            salvo.needs[i],
            named(s, seat, place),
            ("VD-14.8",),
        )
        for i, place in enumerate(salvo.places)
    )

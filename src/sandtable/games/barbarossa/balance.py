"""What is measured of Barbarossa between equal players, and where it should lie."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.scoring import victory_points
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.match import Match
from sandtable.kernel.metrics import Metric, Reading, Told, told
from sandtable.kernel.options import Options
from sandtable.kernel.steps import NOBODY

ROUNDS = {2: (14, 26), 3: (12, 22), 4: (10, 20), 5: (9, 18)}
"""How many rounds a game should last, by number of players."""


def metrics(seats: int, options: Options) -> list[Metric]:
    share = 1 / seats
    low, high = ROUNDS[seats]
    return [
        Metric("seat", share - 0.05, share + 0.05, "share", each=True),
        Metric("rounds", low, high),
        Metric("moscow", 0.97, None, "share"),
        Metric("first-city", 4, 9),
        Metric("city-attacks", 0.60, 0.85, "share"),
        Metric("lesser-attacks", 0.90, None, "share"),
        Metric("leader", 0.40, 0.80, "share"),
        Metric("lead"),
        Metric("margin", None, 10),
        Metric("shared", None, 0.02, "share"),
        Metric("tie-break", 0.01, 0.08, "share"),
        Metric("bought", 0.10, None, "share", each=True),
        Metric("bought-by-winner", None, 0.95, "share", each=True),
        Metric("removed", -0.03, 0.03, "shift", each=True),
        Metric("actions", None, 7.5, "median"),
        Metric("most-actions", None, 59, "most"),
    ]


def plans(pack: BarbarossaPack) -> dict[str, frozenset[str]]:
    """Tanks without Infantry, and cheap Infantry without Tanks or better TRANSPORTs. Who keeps to none mixes both."""
    purchases = {f"buy {pack.slugs[kind]}": kind for kind in pack.piles}
    tanks = frozenset(buy for buy, kind in purchases.items() if pack.classes[kind] & n.subtype.TANK)
    infantry = frozenset(buy for buy, kind in purchases.items() if pack.classes[kind] & n.subtype.INFANTRY)
    return {"tanks": infantry, "infantry": tanks | {"buy trucks", "buy trains"}}


def readings(match: Match) -> list[Reading]:
    s = match.state
    assert isinstance(s, Barbarossa) and match.result is not None
    happened = list(told(match))
    return [
        Reading("rounds", s.round),
        *of_the_seats(s, match.result.shares),
        *of_the_end(s, match.result.shares),
        *of_the_last_turn(match, match.result.shares, happened),
        *of_attacks(s, happened),
        *of_purchases(s, match.result.shares, happened),
        *of_phases(happened),
    ]


def of_the_seats(s: Barbarossa, shares: tuple[float, ...]) -> Iterable[Reading]:
    """Who won, in the order of play; the first player once more by the deck that was left in the box."""
    for seat, share in enumerate(shares):
        yield Reading("seat", share, f"player-{(seat - s.first) % s.seats + 1}")
    if s.removed_pile != NOBODY:
        yield Reading("removed", shares[s.first], s.pack.pile_name(s.removed_pile))


def of_the_end(s: Barbarossa, shares: tuple[float, ...]) -> Iterable[Reading]:
    """How the game ended, and how close it was."""
    yield Reading("moscow", float(s.last_taken))
    first, second, *_ = ranked_points(s)
    yield Reading("margin", first - second)
    alone = max(shares) == 1.0
    yield Reading("shared", float(not alone))
    yield Reading("tie-break", float(alone and first == second))


def of_the_last_turn(match: Match, shares: tuple[float, ...], happened: list[Told]) -> Iterable[Reading]:
    """How far the leader was ahead before the turn that took Moscow, and whether the leader won. Who takes it wins: VP
    are open, and nobody who counts takes it to lose."""
    if not any(event.name == "end-triggered" for event in happened):
        return
    began = max((event.number for event in happened if event.name == "turn-begins"), default=0)
    earlier = match.clone()
    earlier.take_back(match.number - began)
    before = earlier.state
    assert isinstance(before, Barbarossa)
    first, second, *_ = ranked_points(before)
    yield Reading("lead", first - second)
    if first > second:
        leader = max(range(before.seats), key=lambda seat: victory_points(before, seat))
        yield Reading("leader", shares[leader])


def ranked_points(s: Barbarossa) -> list[int]:
    """The VP of all players, most first."""
    return sorted((victory_points(s, seat) for seat in range(s.seats)), reverse=True)


def of_attacks(s: Barbarossa, happened: list[Told]) -> Iterable[Reading]:
    """Which attacks were won, and in which round the first City fell."""
    current = 0
    fallen = False
    for event in happened:
        if event.name == "turn-begins":
            current = event.values["round"]
        elif event.name in ("attack-won", "attack-lost"):
            won = event.name == "attack-won"
            city = s.pack.classes[event.values["card"]] == n.subtype.CITY
            yield Reading("city-attacks" if city else "lesser-attacks", float(won))
            if city and won and not fallen:
                fallen = True
                yield Reading("first-city", current)


def of_purchases(s: Barbarossa, shares: tuple[float, ...], happened: list[Told]) -> Iterable[Reading]:
    """Which Unit, PLAN and AID decks were bought from, of those on sale; by anybody, and by the winner."""
    pack = s.pack
    buyers: dict[int, set[int]] = {pile: set() for pile in pack.removable if pile != s.removed_pile}
    for event in happened:
        if event.name == "bought" and (pile := pack.pile_of[event.values["card"]]) in buyers:
            buyers[pile].add(event.values["seat"])
    for pile, seats in buyers.items():
        name = pack.pile_name(pile)
        yield Reading("bought", float(bool(seats)), name)
        yield Reading("bought-by-winner", sum(shares[seat] for seat in seats), name)


def of_phases(happened: list[Told]) -> Iterable[Reading]:
    """The choices made in each Operation Phase before it was declared over."""
    began = 0
    for event in happened:
        if event.name == "operation-begins":
            began = event.number
        elif event.name in ("reinforcement-begins", "game-over-told"):
            yield from (Reading(metric, event.number - began - 1) for metric in ("actions", "most-actions"))

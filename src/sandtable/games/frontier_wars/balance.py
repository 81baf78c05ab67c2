"""What is measured of finished games: who wins, how long it takes, by which way, and what was made use of.

Targets are those that the cards, sheets and maps were tuned to. To compare factions, let chance deal them out:
`sandtable sim frontier-wars --bots greedy --balance --factions random --operation zeppelin --seats 4`.
"""

from __future__ import annotations

from collections import Counter

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.setup import tie_break_order
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.match import Match
from sandtable.kernel.metrics import Metric, Reading, Told, told
from sandtable.kernel.options import Scalar

NEAR: float = 0.05
"""How far a start, a place in the order or, between two players, a faction may be from an equal share."""
NEAR_AMONG_MANY: float = 0.07
"""How far a faction may be among three and four, over all maps."""
LEARNING = ("compact-2", "compact-3", "compact-4")
BETWEEN = ("tanne-ost", "brevity", "kutuzov", "gunnerside")
"""Not for learning, but with fewer than 20 tiles not large either: any length of the two may do."""
WAYS: dict[str, tuple[float, float]] = {
    "victory-points": (0.45, 0.70),
    "ultimate-weapon": (0.10, 0.30),
    "conquest": (0.10, 0.35),
    "round-limit": (0.0, 0.02),
}
WAYS_AMONG_MANY = WAYS | {"victory-points": (0.50, 0.80), "ultimate-weapon": (0.15, 0.45), "conquest": (0.0, 1.0)}
"""Each headquarters is three medals, so whoever takes all of them has mostly won by points before."""
USES = (
    "construction-built",
    "construction-conquered",
    "headquarters-hit",
    "battle-begins",
    "plane-placed",
    "unit-carried",
    "researched",
    "skill-used",
    "eliminated",
)


def metrics(seats: int, options: dict[str, Scalar]) -> list[Metric]:
    """The figures of a setting."""
    fair = 1.0 / seats
    near = NEAR if seats == 2 else NEAR_AMONG_MANY
    operation = str(options["operation"])
    shortest = 6 if operation in LEARNING + BETWEEN else 8
    longest = 9 if operation in LEARNING else 14
    made = [
        Metric("faction", fair - near, fair + near, "share", each=True),
        Metric("start", fair - NEAR, fair + NEAR, "share", each=True),
        Metric("first", fair - NEAR, fair + NEAR, "share"),
        Metric("rounds", shortest, longest, "median"),
    ]
    targets = bool(options["medal_vp"])
    for way, (low, high) in (WAYS if seats == 2 else WAYS_AMONG_MANY).items():
        made.append(Metric(way, low if targets else None, high if targets else None, "share"))
    made.append(Metric("draws", 0.20, None, "share", each=True))
    made.append(Metric("order", 0.001, None, "mean", each=True))
    for name in USES:
        made.append(Metric(name))
    return made


def readings(match: Match) -> list[Reading]:
    s = match.state
    result = match.result
    assert isinstance(s, FrontierWars) and result is not None
    made = [Reading("rounds", s.round)]
    for seat in range(s.seats):
        made.append(Reading("faction", result.shares[seat], n.FACTIONS[s.faction[seat]]))
        made.append(Reading("start", result.shares[seat], f"start-{1 + s.pack.field.starts.index(s.home[seat])}"))
    made.append(Reading("first", result.shares[tie_break_order(s)[0]]))
    made += [Reading(way, 1.0 if result.reason == way else 0.0) for way in WAYS]
    return made + readings_of_events(match, list(told(match)))


def readings_of_events(match: Match, events: list[Told]) -> list[Reading]:
    """How often cards were drawn and played, and how much use was made of what the rules offer."""
    made: list[Reading] = []
    drawn = [event.values["deck"] for event in events if event.name == "card-drawn"]
    for deck, name in enumerate(n.DECKS):
        made += [Reading("draws", 1.0 if one == deck else 0.0, name) for one in drawn]
    played = Counter(event.values["card"] for event in events if event.name == "order-played")
    made += [Reading("order", played[kind], slug) for kind, slug in enumerate(match.pack.slugs)]
    counts = Counter(use_of(event) for event in events)
    return made + [Reading(name, counts[name]) for name in USES]


def use_of(event: Told) -> str:
    if event.name == "unit-placed" and n.UNIT_NAMES[event.values["unit"]] == n.UNIT_NAMES[n.unit.PLANE]:
        return "plane-placed"
    return "headquarters-hit" if event.name == "garrison-hit" else event.name

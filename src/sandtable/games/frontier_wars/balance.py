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
"""How far a start or a place in the order may be from an equal share."""
LEARNING = ("compact-2", "compact-3", "compact-4")
BETWEEN = ("tanne-ost", "brevity", "kutuzov", "gunnerside")
"""Not for learning, but with fewer than 20 tiles not large either: any length of the two may do."""
WAYS: dict[str, tuple[float, float, str, str]] = {
    "victory-points": (0.45, 0.70, "won by points", "перемоги за очками"),
    "ultimate-weapon": (0.10, 0.30, "won by research", "перемоги дослідженням"),
    "conquest": (0.10, 0.35, "won by conquest", "перемоги завоюванням"),
    "round-limit": (0.0, 0.02, "ended by the round limit", "закінчено за межею раундів"),
}
USES: dict[str, tuple[str, str]] = {
    "construction-built": ("constructions built in a game", "споруд збудовано за гру"),
    "construction-conquered": ("constructions conquered in a game", "споруд захоплено за гру"),
    "headquarters-hit": ("impacts on headquarters in a game", "влучань у штаби за гру"),
    "battle-begins": ("battles in a game", "битв за гру"),
    "plane-placed": ("planes deployed in a game", "літаків розгорнуто за гру"),
    "unit-carried": ("units carried by plane in a game", "загонів перевезено літаком за гру"),
    "researched": ("cards researched in a game", "карт досліджено за гру"),
    "skill-used": ("special skills used in a game", "особливих умінь застосовано за гру"),
    "eliminated": ("players eliminated in a game", "гравців вибуло за гру"),
}


def metrics(seats: int, options: dict[str, Scalar]) -> list[Metric]:
    """The figures of a setting. Faction shares have a target between two players only, where all pairings are even."""
    fair = 1.0 / seats
    two = seats == 2
    operation = str(options["operation"])
    shortest = 6 if operation in LEARNING + BETWEEN else 8
    longest = 9 if operation in LEARNING else 14
    made = [
        Metric(
            "faction",
            words("wins of a faction", "перемоги сторони"),
            0.45 if two else None,
            0.55 if two else None,
            "share",
            each=True,
        ),
        Metric("start", words("wins of a start", "перемоги зі старту"), fair - NEAR, fair + NEAR, "share", each=True),
        Metric(
            "first",
            words("wins of the first in round 1", "перемоги першого в раунді 1"),
            fair - NEAR,
            fair + NEAR,
            "share",
        ),
        Metric("rounds", words("rounds", "раунди"), shortest, longest, "median"),
    ]
    targets = bool(options["medal_vp"])
    for way, (low, high, english, ukrainian) in WAYS.items():
        made.append(
            Metric(way, words(english, ukrainian), low if targets else None, high if targets else None, "share")
        )
    made.append(Metric("draws", words("draws from a deck", "карти, взяті з колоди"), 0.20, None, "share", each=True))
    made.append(
        Metric(
            "order",
            words("times that an order is played in a game", "скільки разів наказ грають за гру"),
            0.001,
            None,
            "mean",
            each=True,
        )
    )
    for name, (english, ukrainian) in USES.items():
        made.append(Metric(name, words(english, ukrainian)))
    return made


def words(english: str, ukrainian: str) -> dict[str, str]:
    return {"en": english, "uk": ukrainian}


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

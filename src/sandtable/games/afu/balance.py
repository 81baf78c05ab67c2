"""What the game measures of itself: who wins and how it ends, Panic, objectives, achievements, what is bought."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.scoring import meets, rank_of
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.match import Match, begin
from sandtable.kernel.metrics import Metric, Reading, told
from sandtable.kernel.options import Scalar

SCORING_REACHED: dict[Scalar, tuple[float, float]] = {
    "easier": (0.60, 0.80),
    "harder": (0.40, 0.60),
    "hardest": (0.25, 0.45),
}
INVASION_ROUNDS = 4


def metrics(seats: int, options: dict[str, Scalar]) -> list[Metric]:
    full = options["mode"] != n.KALYNA
    if seats == 1:
        return solo_metrics(full, options["difficulty"])
    return [*fairness_metrics(), *(duel_metrics() if full else kalyna_metrics())]


def fairness_metrics() -> list[Metric]:
    """What holds for two players in both modes."""
    return [
        share("first-wins", 0.45, 0.55),
        share("blue-wins", 0.48, 0.52),
        share("draws", None, 0.03),
    ]


def kalyna_metrics() -> list[Metric]:
    return [share("panic-stack", None, 0.45)]


def duel_metrics() -> list[Metric]:
    """The full game for two players."""
    return [
        share("panic-stack", 0.05, 0.25),
        share("invasion-rounds", 0.90, None),
        mean("panic", 4, 9),
        share("objectives", 0.60, 0.90),
        share("rivalry", 0.25, None),
        share("scored", 0.35, 0.65),
        share("shared", 0.10, 0.30),
        share("unmet", 0.20, 0.45),
        mean("points", 14, 26),
        mean("rockets", 0.3, 1.0),
        Metric(
            "bought",
            0.02,
            0.60,
            "share",
            each=True,
        ),
    ]


def solo_metrics(full: bool, difficulty: Scalar) -> list[Metric]:
    low, high = SCORING_REACHED[difficulty] if full else (None, None)
    points = (20, 28) if full else (None, None)
    easier = full and difficulty == "easier"
    return [
        share("scoring", low, high),
        Metric(
            "losses",
            0.05 if full else None,
            None,
            "share",
            each=True,
        ),
        share("iron-general", None, 0.03),
        share("ranked", 0.5 if easier else None, None),
        mean("points", *points),
        share("captured", None, None),
    ]


def share(name: str, low: float | None, high: float | None) -> Metric:
    return Metric(name, low, high, "share")


def mean(name: str, low: float | None, high: float | None) -> Metric:
    return Metric(name, low, high, "mean")


# -- readings -----------------------------------------------------------------------------------------


def readings(match: Match) -> list[Reading]:
    s = match.state
    assert isinstance(s, Afu)
    if s.solo():
        return solo_readings(match, s)
    made = fairness_readings(match, s)
    made.append(Reading("panic-stack", yes(s.ending != n.ending.MOSKVA)))
    if match.options["mode"] != n.KALYNA:
        made += told_readings(match) + achievement_readings(s) + purchases(match)
        assert match.result is not None
        made.append(Reading("points", max(match.result.scores)))
    return made


def yes(holds: bool) -> float:
    return 1.0 if holds else 0.0


def fairness_readings(match: Match, s: Afu) -> list[Reading]:
    """Draws are split between the players."""
    result = match.result
    assert result is not None
    first = next(event.values["seat"] for event in told(match) if event.name == "round-begins")
    return [
        Reading("first-wins", result.shares[first]),
        Reading("blue-wins", result.shares[s.colour.index(n.card_set.BLUE)]),
        Reading("draws", yes(result.ranks[0] == result.ranks[1])),
    ]


def told_readings(match: Match) -> list[Reading]:
    """What is counted from what was told: Panic, rounds, rockets, auctions."""
    made: list[Reading] = []
    panic = [0] * match.seats
    rockets: list[int] = []
    invasion = bids = 0
    for event in told(match):
        match event.name:
            case "round-begins":
                if event.values["phase"]:
                    rockets.append(0)
                else:
                    invasion += 1
            case "rockets-hit" if rockets:
                rockets[-1] += 1
            case "panic-taken":
                panic[event.values["seat"]] += 1
            case "bid-made":
                bids += 1
            case "objective-taken" | "objective-stays":
                made.append(Reading("rivalry", yes(bids > 1)))
                bids = 0
    made += [Reading("panic", taken) for taken in panic]
    made += [Reading("rockets", fired) for fired in rockets]
    if rockets:  # a game may end before the War begins
        made.append(Reading("invasion-rounds", yes(invasion == INVASION_ROUNDS)))
    return made + fates(match, "objectives", "objective-taken")


def fates(match: Match, metric: str, fate: str) -> list[Reading]:
    """For each objective that was revealed, whether this became of it."""
    revealed = [event.values["card"] for event in told(match) if event.name == "objective-revealed"]
    met = [event.values["card"] for event in told(match) if event.name == fate]
    return [Reading(metric, yes(card in met)) for card in revealed]


def achievement_readings(s: Afu) -> list[Reading]:
    made: list[Reading] = []
    for card in s.achievements.cards:
        players = sum([1 for seat in range(s.seats) if meets(s, seat, card >> STATE_BITS)])
        made.append(Reading("scored", yes(players == 1)))
        made.append(Reading("shared", yes(players == 2)))
        made.append(Reading("unmet", yes(players == 0)))
    return made


def purchases(match: Match) -> list[Reading]:
    """Each time a player could buy, for each card within the means: was it the one? Played again to see the display."""
    made: list[Reading] = []
    again = begin(match.game, match.pack, match.seats, match.options, match.start)
    for line in match.lines:
        s = again.state
        assert isinstance(s, Afu)
        if s.now == n.step.BUY:
            bought = kind_bought(s, again.parse(line))
            for kind in {kind_bought(s, action) for action in s.legal}:
                if kind >= 0:
                    made.append(Reading("bought", yes(kind == bought), s.pack.slugs[kind]))
        again.play(line)
    return made


def kind_bought(s: Afu, action: int) -> int:
    """-1 for a pass."""
    verbs = s.ruleset.verbs
    verb = verbs.verb_of[action]
    if verb == n.verb.BUY:
        return s.display.cards[verbs.first_of[action]] >> STATE_BITS
    return s.pack.aid if verb == n.verb.BUY_AID else -1


def solo_readings(match: Match, s: Afu) -> list[Reading]:
    assert match.result is not None
    points = match.result.scores[0]
    won = s.ending == n.ending.MOSKVA
    rank = rank_of(points) if won else ""
    made = [
        Reading("scoring", yes(won)),
        Reading("iron-general", yes(rank == "iron-general")),
        Reading("ranked", yes(rank not in ("", "saboteur"))),
        *fates(match, "captured", "objective-captured"),
    ]
    if won:
        made.append(Reading("points", points))
    else:
        causes = [cause for cause in range(len(n.ENDINGS)) if cause != n.ending.MOSKVA]
        made += [Reading("losses", yes(s.ending == cause), n.ENDINGS[cause]) for cause in causes]
    return made

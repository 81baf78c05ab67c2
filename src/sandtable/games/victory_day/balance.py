"""What the game measures of itself: who wins, how long it takes, what beats a deck, and whether every arm is used."""

from __future__ import annotations

from collections import Counter

from sandtable.games.victory_day import decks
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.state import Victory
from sandtable.games.victory_day.turn import entitled
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.match import Match, begin
from sandtable.kernel.metrics import Metric, Reading, Told, told
from sandtable.kernel.options import Options

SHORT = 6
"""A game that ends before this turn of a player is too short."""
BEATEN = 8
"""So many deck cards lost to attacks, strikes and tactical cards: the deck was beaten, not drawn out."""
USED_BY = ("places", "builds", "builds-mobile", "plays", "plays-on")
"""The events by which a card from a hand comes into use."""


def metrics(seats: int, options: Options) -> list[Metric]:
    return [
        share("first-wins", 0.45, 0.55),
        share("soviet-wins", 0.45, 0.55),
        Metric("turns", 11, 16, "median"),
        share("short", None, 0.02),
        share("beaten", 0.8),
        share("drawn-out", None, 0.1),
        share("redraws", 0.10, 0.18),
        mean("raids", 1),
        mean("interceptions", 0.3),
        mean("support", 1),
        mean("breakthroughs", 1),
        Metric(
            "used",
            0.2,
            None,
            "share",
            each=True,
        ),
    ]


def share(name: str, low: float | None = None, high: float | None = None) -> Metric:
    return Metric(name, low, high, "share")


def mean(name: str, low: float) -> Metric:
    return Metric(name, low, None, "mean")


# -- readings ----------------------------------------------------------------------------------------


def absent(pack: VictoryPack, options: Options) -> list[int]:
    """The cards that are in no deck of such a game."""
    size = int(str(options["format"]))
    chosen = [str(options[name]) for name in ("deck0", "deck1")]
    lists = [decks.find(pack, name) for name in chosen if name != decks.STARTER]
    if decks.STARTER in chosen:
        lists += [decks.starter(pack, n.SIDES.index(side), size) for side in ("soviet", "german")]
    return [kind for kind in range(pack.size) if not any(deck.counts[kind] for deck in lists)]


def readings(match: Match) -> list[Reading]:
    s = match.state
    assert isinstance(s, Victory) and match.result is not None
    winner = match.result.ranks.index(1)
    count = Counter(event.name for event in told(match))
    lost = lost_to_the_enemy(match, 1 - winner)
    turns = (s.turn_number + 1) // 2
    return [
        Reading("first-wins", yes(winner == s.first)),
        Reading("soviet-wins", yes(s.army[winner] == n.side.SOVIET)),
        Reading("turns", turns),
        Reading("short", yes(turns < SHORT)),
        Reading("beaten", yes(lost >= BEATEN)),
        Reading("drawn-out", yes(lost == 0)),
        Reading("raids", count["bombs"]),
        Reading("interceptions", count["intercepts"]),
        Reading("support", count["supports"]),
        Reading("breakthroughs", count["raids"] + count["loots"]),
        *redraw_readings(match),
        *used_readings(match, s),
    ]


def yes(holds: bool) -> float:
    return 1.0 if holds else 0.0


def lost_to_the_enemy(match: Match, seat: int) -> int:
    """Deck cards that a player lost to attacks, strikes and tactical cards, VD-16.6."""
    return sum(
        event.values["n"] for event in told(match) if event.name == "deck-loses" and event.values["seat"] == seat
    )


def used_readings(match: Match, s: Victory) -> list[Reading]:
    """For each kind of card that a player has drawn and kept: did it come into use?"""
    used = [{event.values["kind"] for event in told(match) if told_use(event, seat)} for seat in range(2)]
    slugs = s.pack.slugs
    made: list[Reading] = []
    for seat in range(2):
        left = {card >> STATE_BITS for card in s.hand[seat].cards}
        made += [Reading("used", yes(kind in used[seat]), slugs[kind]) for kind in sorted(used[seat] | left)]
    return made


def told_use(event: Told, seat: int) -> bool:
    """Does this tell that a player has built or played a card?"""
    return event.name in USED_BY and event.values["seat"] == seat


def redraw_readings(match: Match) -> list[Reading]:
    """Of both starting hands, as they were dealt: could they be redrawn? VD-3.6, VD-3.7."""
    s = begin(match.game, match.pack, match.seats, match.options, match.start).state
    assert isinstance(s, Victory)
    return [Reading("redraws", yes(entitled(s, seat))) for seat in range(2)]

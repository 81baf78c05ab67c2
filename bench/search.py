"""Two searches of one kind on the same game: `python -m bench.search GAME SECONDS FOLDER` prints simulations a second.

Ours is `examples/ismcts`, the other OpenSpiel's own in Python over our adapter (`examples/openspiel`). Both re-deal, go
down their tree and play to the end at random. FOLDER has OpenSpiel, if this Python has not; where neither has it, {} is
printed.
"""

from __future__ import annotations

import json
import random
import sys
from functools import partial
from pathlib import Path

import sandtable
from bench.clock import rate
from sandtable import Bot, SeatView

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
SIMULATIONS = 16
"""Of one choice."""
PLAYED = 10
"""Random actions before the choice, at least: the game is under way, and most of it is still to come."""
CHOICES = 3
"""What the choice is made of, at least: OpenSpiel's search does not think where only one action is left."""


def under_way(game: str) -> SeatView:
    """What the seat to act is given in a game that has begun."""
    match = sandtable.new(game, seed=1)
    chance = random.Random(1)
    played = 0
    while played < PLAYED or len(match.canonical_actions()) < CHOICES:
        match.play(chance.choice(match.canonical_actions()))
        played += 1
    assert match.to_act is not None
    return match.seat_view(match.to_act)


def choose(bot: Bot, view: SeatView) -> int:
    bot.choose(view)
    return SIMULATIONS


def measure(game: str, seconds: float) -> dict[str, float]:
    """Raises ImportError where there is no OpenSpiel."""
    from sandtable_ismcts import Ismcts
    from sandtable_openspiel import OpenSpielIsmcts

    view = under_way(game)
    return {
        "ours": rate(partial(choose, Ismcts(1, SIMULATIONS), view), seconds),
        "openspiel": rate(partial(choose, OpenSpielIsmcts(1, SIMULATIONS), view), seconds),
    }


if __name__ == "__main__":
    sys.path += [str(EXAMPLES / name / "src") for name in ("ismcts", "openspiel")]
    sys.path.append(sys.argv[3])
    try:
        figures = measure(sys.argv[1], float(sys.argv[2]))
    except ImportError:
        figures = {}
    print(json.dumps(figures))

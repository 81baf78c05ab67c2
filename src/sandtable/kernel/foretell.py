"""What an action would bring, and where a position leads, as far as a seat can know.

A game answers on a re-deal, so that no answer can tell a secret; and what it answers must be the same on every re-deal,
so that nothing is guessed either: a test asks several. Front ends show the answers and add up nothing.
"""

from __future__ import annotations

from typing import Any

from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.game import AnyGame
from sandtable.kernel.presentation import Forecast
from sandtable.kernel.redeal import redeal
from sandtable.kernel.state import State
from sandtable.kernel.view import figure_item

MOST_ACTIONS = 400
"""So many actions of a decision are looked at: more than a person compares, and a bound for the largest pack."""


def foretell(game: AnyGame, s: State, seat: int, seed: int = 0) -> dict[str, Any]:
    """As plain data: of the position, and of each action that the seat may play now and that brings something to tell.

    `seat` is a seat number, or the number of seats for a spectator.
    """
    known = redeal(s, seat, seed_bytes(f"foretell {seed}"))
    presentation = game.presentation
    told: dict[str, list[dict[str, Any]]] = {}
    if known.waiting == seat:
        verbs = known.ruleset.verbs
        for action in known.legal[:MOST_ACTIONS]:
            found = presentation.prospect(known, verbs.verb_of[action], verbs.first_of[action], verbs.second_of[action])
            if found:
                told[verbs.describe(action)] = [forecast_item(game, forecast) for forecast in found]
    position = [forecast_item(game, forecast) for forecast in presentation.outlook(known, seat)]
    return {"position": position, "actions": told}


def forecast_item(game: AnyGame, forecast: Forecast) -> dict[str, Any]:
    """A forecast as plain data; what is not said is left out."""
    item: dict[str, Any] = {"figure": figure_item(game, forecast.figure)}
    if forecast.about:
        item["about"] = list(forecast.about)
    if forecast.tone:
        item["tone"] = forecast.tone
    return item

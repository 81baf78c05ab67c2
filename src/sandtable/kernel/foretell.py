"""What an action would bring, and where a position leads, as far as a seat can know.

A game answers on a re-deal, so that no answer can tell a secret; and what it answers must be the same on every re-deal,
so that nothing is guessed either: a test asks several. Front ends show the answers and add up nothing.
"""

from __future__ import annotations

from collections.abc import Collection
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
    """As plain data: of the position, and of each action that the seat may play now and that brings something to tell;
    and which of these are final.

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
    return {"position": position, "actions": told, "final": final_of(s, seat, told)}


def final_of(s: State, seat: int, actions: Collection[str]) -> list[str]:
    """Of these actions, those that cannot be undone: another is asked, something is shown, or chance decides.

    Where that depends on what the seat cannot know it is a guess, made on one re-deal that is always the same, so that
    it tells nothing. Only how many touches a choice takes depends on it.
    """
    found: list[str] = []
    if not actions:
        return found
    known = redeal(s, seat, seed_bytes("final"))
    for notation in actions:
        made = known.clone()
        made.advance(known.ruleset.verbs.parse(notation))
        if made.waiting != seat or made.chance != known.chance or made.shown != known.shown:
            found.append(notation)
    return found


def forecast_item(game: AnyGame, forecast: Forecast) -> dict[str, Any]:
    """A forecast as plain data; what is not said is left out."""
    item: dict[str, Any] = {"figure": figure_item(game, forecast.figure)}
    if forecast.about:
        item["about"] = list(forecast.about)
    if forecast.tone:
        item["tone"] = forecast.tone
    return item

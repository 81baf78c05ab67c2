"""What greedy makes of the value of a position."""

from __future__ import annotations

import pytest

import sandtable
from tests.barbarossa.table import PG, operation


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("cities", "ends"),
    [("minsk, riga", False), ("stalingrad, leningrad, sevastopol, rostov", True)],
)
def test_greedy_takes_moscow_to_win_the_game_and_never_to_lose_it(cities: str, ends: bool, seed: int) -> None:
    play = operation(
        f"""
        deployed.0: {PG} x8, mountain-infantry x8, {cities}
        deployed.1: kiev, kharkov, odessa, smolensk, brest-litovsk
        hand.0: deep-thrust, horses
        city-deck: moscow
        event-deck: rifle-army, peoples-militia, soviet-guards-tank-army
        """
    )
    match = play.match
    bot = sandtable.bot("greedy", seed=seed)
    while match.to_act == 0:
        match.play(bot.choose(match.seat_view(0, seed=match.number)))
    assert (match.result is not None) == ends

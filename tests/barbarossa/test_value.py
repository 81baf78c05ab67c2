"""What greedy makes of the value of a position."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.games.barbarossa.value import chance
from sandtable.kernel.pack import Pack
from tests.barbarossa.table import GR, PG, operation
from tests.harness import small_pack


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


def chances(events: str, *margins: float, pack: Pack | None = None) -> list[float]:
    play = operation(f"deployed.0: {GR}\ncity-deck: minsk, moscow\nevent-deck: {events}", pack)
    state = play.match.state
    assert isinstance(state, Barbarossa)
    return [chance(state, margin) for margin in margins]


def test_the_chance_of_an_attack_is_reckoned_from_the_events_still_to_come() -> None:
    assert chances("rifle-army, peoples-militia, soviet-guards-tank-army", 1.0, 2.0, 3.0, 6.0) == [0, 1 / 3, 2 / 3, 1]
    assert chances("", -1.0, 0.0) == [0, 1]


def test_what_follows_soviet_reserves_is_one_of_the_other_events() -> None:
    assert chances("soviet-reserves, rifle-army", 3.0, 4.0) == [0.5, 1]
    assert chances("soviet-reserves, rifle-army, soviet-guards-tank-army", 4.0) == [(1 + 0.5) / 3]
    assert chances("soviet-reserves x2", -1.0, 1.0) == [0, 1], "nothing follows them"


def test_an_event_that_changes_the_cost_when_it_is_revealed_counts_with_that() -> None:
    dearer = small_pack("barbarossa", events='[rifle-army]\non-reveal = [{ do = "occupying-cost", by = 2 }]')
    assert chances("rifle-army", 4.0, 5.0, pack=dearer) == [0, 1]


def test_in_an_attack_that_cannot_be_won_greedy_keeps_its_units_for_the_next() -> None:
    play = operation(f"deployed.0: {PG} x2\ncity-deck: minsk, moscow\nevent-deck: rifle-army\nattacks: 2")
    match = play.play("attack city").match
    bot = sandtable.bot("greedy", seed=1)
    while match.to_act == 0:
        match.play(bot.choose(match.seat_view(0, seed=match.number)))
    assert set(play.zone("deployed.0")) & {"hill", "position"}, "BP spent on the lost attack would be gone"

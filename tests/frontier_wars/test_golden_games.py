"""Each golden record of Frontier Wars shows what it is named for."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.games.frontier_wars.fighting import present_on
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.metrics import told
from tests.harness.golden import FOLDER

RECORDS = FOLDER / "frontier-wars"
ENDINGS = ("conquest", "victory-points", "ultimate-weapon", "round-limit")


def replayed(name: str, upto: int | None = None) -> sandtable.Match:
    return sandtable.replay((RECORDS / f"{name}.record").read_text(encoding="utf-8"), upto=upto)


@pytest.mark.parametrize("ending", ENDINGS)
def test_each_way_to_end_is_kept_for_more_than_one_number_of_players(ending: str) -> None:
    kept = [replayed(path.stem) for path in sorted(RECORDS.glob(f"{ending}-*.record"))]
    assert len({match.seats for match in kept}) >= 2
    for match in kept:
        assert match.result is not None and match.result.reason == ending


def test_without_medal_points_medals_count_nothing() -> None:
    match = replayed("no-medal-points")
    assert match.options["medal_vp"] is False
    assert match.result is not None
    assert not any(part.name == "part-medals" for figure in match.result.sheet for part in figure.parts)


def test_a_player_is_eliminated_and_the_others_play_on() -> None:
    match = replayed("elimination")
    fell = [event.number for event in told(match) if event.name == "eliminated"]
    assert fell and fell[0] < match.number
    after = replayed("elimination", upto=fell[0] + 1)
    assert after.to_act is not None


def test_four_parties_meet_in_one_battle() -> None:
    match = replayed("four-party-battle")
    begun = [event.number for event in told(match) if event.name == "battle-begins"]
    parties = 0
    for number in begun:
        s = replayed("four-party-battle", upto=number + 1).state
        assert isinstance(s, FrontierWars)
        if s.battle >= 0:
            parties = max(parties, len(present_on(s, s.battle)))
    assert parties == 4


def test_a_plane_carries_two_units() -> None:
    carried = [event.number for event in told(replayed("transport")) if event.name == "unit-carried"]
    assert any(carried.count(number) == 2 for number in carried)


def test_a_headquarters_is_repaired() -> None:
    assert "headquarters-repaired" in {event.name for event in told(replayed("headquarters-repaired"))}

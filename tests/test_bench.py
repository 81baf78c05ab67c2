"""The measurements: what they run, what the targets ask, how the report tells it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import sandtable
from bench import built, profile, report, search
from bench.ours import Table, own_games, play_match
from bench.targets import CATANATRON, FLOOR, GIN_RUMMY, TARGETS, Run, Stops
from sandtable import SeatView
from sandtable.kernel.chance import seed_bytes, stream
from sandtable.lab import floor

FIGURES = {"match": 5e5, "python loop": 4e5, "inner loop": 1e6, "copy": 2.0, "re-deal": 18.0, "new game": 9.0}
FIGURES |= {"observation": 6.0, "vector": 2e5, "vector, masks": 4e5, "numbers": 900.0, "dense actions": 300.0}


def run(optimised: bool, rate: float = 1e6) -> Run:
    ours = {game: {**FIGURES, "inner loop": rate, "pettingzoo": 1e5} for game in own_games()}
    slow = {game: {key: value / 10 for key, value in figures.items()} for game, figures in ours.items()}
    least = {FLOOR: {"inner loop": 2e6}}
    peers = {CATANATRON: {"decisions": 50_000.0, "copy": 60.0}, GIN_RUMMY: {"decisions": 2000.0}}
    stops = {"afu": Stops(4.0, {"Deploy.offer": 0.25, "DrawHands.run": 0.125})}
    searches = {game: {"ours": 900.0, "openspiel": 60.0} for game in own_games()}
    return Run("CPython", optimised, slow | least, ours | least, peers, searches, stops)


def target(words: str) -> int:
    return next(i for i, one in enumerate(TARGETS) if words in one.what)


def test_every_game_of_ours_has_a_bound_for_every_target() -> None:
    for one in TARGETS:
        for optimised in (False, True):
            asked = [one.bound_for(run(optimised), game) for game in own_games()]
            assert all(bound is not None and bound > 0 for bound in asked) or not any(asked)


def test_an_optimised_python_has_bounds_of_its_own() -> None:
    inside = TARGETS[target("loop inside : catanatron")]
    assert inside.value(run(False), "afu") == 20
    assert inside.met(run(False), "afu", 20) and not inside.met(run(False), "afu", 19)
    assert inside.met(run(True), "afu", 15) and not inside.met(run(True), "afu", 14)


def test_a_new_game_is_told_in_decisions_of_it() -> None:
    new = TARGETS[target("new game")]
    assert new.value(run(False), "afu") == pytest.approx(9.0)
    assert new.value(run(False, rate=2e6), "afu") == pytest.approx(18.0)
    assert new.met(run(False), "afu", 9.0) and not new.met(run(False), "afu", 18.0)


def test_a_ratio_without_a_bound_is_told_and_asks_nothing() -> None:
    beside = TARGETS[target("observed, compiled : PettingZoo steps")]
    assert report.verdict(beside, run(False), "afu") == "2"
    assert beside.met(run(False), "afu", 0.1)
    interpreted = TARGETS[target("interpreted : catanatron")]
    assert "at least 1.4" in report.verdict(interpreted, run(False), "afu")
    assert report.verdict(interpreted, run(True), "afu") == "0.8"


def test_what_was_not_measured_is_left_out() -> None:
    alone = Run("CPython", False, {}, {"afu": FIGURES}, {})
    assert TARGETS[0].value(alone, "afu") is None
    assert report.verdict(TARGETS[0], alone, "afu") == "left out"


def test_the_report_tells_of_both_pythons(tmp_path: Path) -> None:
    report.write(tmp_path / "out.md", [run(True), run(False)], ["something: why"], 5, 0.4)
    text = (tmp_path / "out.md").read_text(encoding="utf-8")
    assert text.count("## CPython\n") == 2
    assert "20, at least 15: met" in text and "20, at least 45: **not met**" in text
    assert "A decision of the game without rules takes 0.5 µs interpreted, 0.5 µs compiled" in text
    assert f"| {FLOOR} " not in text
    assert "| OpenSpiel's | 60 | 60 | 60 | 60 |" in text and "15, at least 8: met" in text
    assert "| afu | 4 | `Deploy.offer` 25 %, `DrawHands.run` 12 % |" in text


@pytest.mark.parametrize("game", own_games())
def test_searches_are_compared_where_there_is_something_to_choose(game: str) -> None:
    view = search.under_way(game)
    assert view.number >= search.PLAYED
    assert len(view.redeal(0).canonical()) >= search.CHOICES


def test_a_choice_of_a_search_counts_its_simulations() -> None:
    seen: list[SeatView] = []

    class Looker:
        def choose(self, view: SeatView) -> int:
            seen.append(view)
            return view.legal_actions()[0]

    view = search.under_way("barbarossa")
    assert search.choose(Looker(), view) == search.SIMULATIONS and seen == [view]


def test_a_profile_names_the_steps_that_take_most() -> None:
    found = profile.profile("barbarossa", 2, 0.05)
    shares = profile.shares(found, 3)
    assert len(shares) == 3 and list(shares.values()) == sorted(shares.values(), reverse=True)
    assert all(0 < share < 1 and name.partition(".")[2] in ("run", "offer", "take") for name, share in shares.items())


@pytest.mark.parametrize(
    ("arguments", "optimised", "words"),
    [
        ("'--enable-shared'", False, "(not optimised)"),
        ("'--enable-optimizations'", True, "(profile optimisation)"),
        ("'--enable-optimizations' '--with-lto'", True, "(profile and link-time optimisation)"),
    ],
)
def test_how_a_python_was_built_is_read_from_its_own_record(
    monkeypatch: pytest.MonkeyPatch, arguments: str, optimised: bool, words: str
) -> None:
    monkeypatch.setattr(built, "is_debians", lambda: False)
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: arguments)
    told = built.how_built()
    assert told["optimised"] is optimised and told["words"].endswith(words)


def test_debians_python_is_known_to_be_optimised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built, "is_debians", lambda: True)
    assert built.how_built()["words"].endswith("(Debian's, profile and link-time optimisation)")
    assert built.optimised_like_this() is None


def test_another_python_is_found_by_what_it_tells(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    here = built.how_built()
    name = "python{}.{}".format(*here["version"])
    for folder in ("plain", "better"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).touch()
    monkeypatch.setattr(built, "how_built", lambda: {**here, "optimised": False})
    monkeypatch.setattr(built, "told_by", lambda python: {**here, "optimised": python.parent.name == "better"})
    monkeypatch.setattr(built, "FOLDERS", ())
    monkeypatch.setenv("PATH", f"{tmp_path / 'plain'}:{tmp_path / 'better'}")
    assert built.optimised_like_this() == tmp_path / "better" / name


def test_the_game_without_rules_goes_on_and_on() -> None:
    s = floor.begin(1)
    assert s.play_out(stream(seed_bytes(1), 0), 100) == 100
    assert len(s.legal) == 2 and s.agenda == [floor.CHOICE]


def test_play_through_a_match_is_a_whole_match() -> None:
    match = sandtable.new("barbarossa", seed=1)
    assert play_match(match, Random(1)) == match.number > 20
    assert match.result is not None


def test_a_table_sets_up_the_game_of_the_seed() -> None:
    assert Table("barbarossa").new().legal == sandtable.new("barbarossa", seed=1).legal_actions()


@pytest.mark.parametrize("name", own_games())
def test_a_profile_plays_the_same_games_and_counts_their_steps(name: str) -> None:
    found = profile.profile(name, None, 0.05)
    asked = sum(one.calls for one in found.spent if one.method == "take")
    assert asked >= found.decisions * 0.8  # a sealed decision takes several answers at once
    text = profile.table(found, 3)
    assert text.count("\n") == 5 and "others" in text


def test_a_profile_of_an_unknown_game_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["bench.profile", "chess"])
    with pytest.raises(SystemExit, match=r"bench\.profile: there is no game 'chess'"):
        profile.main()

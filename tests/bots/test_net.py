"""The example net: it learns, sits down at a table, and says what is wrong with weights that do not fit."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.words import explained, know_errors_of

pytest.importorskip("gymnasium")
np: Any = pytest.importorskip("numpy")
SOURCE = Path(__file__).resolve().parents[2] / "examples" / "net" / "src"
sys.path.insert(0, str(SOURCE))  # the package is installed by make extras only

from sandtable_net import Nn  # noqa: E402
from sandtable_net.net import LAYERS, Net  # noqa: E402
from sandtable_net.train import Habits, Learner, main  # noqa: E402

from sandtable.envs.vector import SandtableVectorEnv  # noqa: E402

know_errors_of(SOURCE / "sandtable_net")


def new_net(game: str, seats: int) -> Net:
    view = sandtable.new(game, seats, seed=1).seat_view(0)
    return Net.new(game, seats, view.observer.size, view.observer.actions, width=8, seed=1)


def test_it_learns_to_win_against_random_play() -> None:
    learner = Learner(SandtableVectorEnv("outpost", num_envs=64, seed=1), Habits(), seed=1)
    learner.learn(learner.play())
    before = learner.recently()
    while learner.taken < 40_000:
        learner.learn(learner.play())
    assert before < 0.5 and learner.recently() > 0.57


def test_the_same_seed_trains_the_same_net(tmp_path: Path) -> None:
    nets = [main(["outpost", "--steps", "4096", "--seed", "3", "--out", str(tmp_path / "net.npz")]) for _ in range(2)]
    for name in LAYERS:
        assert np.array_equal(nets[0].weights[name], nets[1].weights[name])


def test_a_saved_net_plays_a_match(tmp_path: Path) -> None:
    new_net("outpost", 2).save(tmp_path / "net.npz")
    bot: sandtable.Bot = Nn(str(tmp_path / "net.npz"))
    match = sandtable.new("outpost", 2, seed=5)
    while match.to_act is not None:
        match.play(bot.choose(match.seat_view(match.to_act)))
    assert match.result is not None


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_net_for_another_table_is_refused_in_a_sentence(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "net.npz"
    new_net("outpost", 2).save(file)
    match = sandtable.new("outpost", 3, seed=5)
    with pytest.raises(sandtable.BadOption) as caught:
        Nn(str(file)).choose(match.seat_view(match.to_act or 0))
    said = explained(caught.value.phrase, lang)
    assert str(file) in said and "71" in said and "88" in said and "nn-other-table" not in said


def test_what_is_no_net_is_refused_in_a_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.npz"
    with pytest.raises(sandtable.BadOption, match="cannot be read"):
        Nn(str(bad))
    bad.write_bytes(b"no zip file")
    with pytest.raises(sandtable.BadOption, match="is no net; make one"):
        Nn(str(bad))
    np.savez(bad, game="outpost")
    with pytest.raises(sandtable.BadOption, match="lacks seats, hidden"):
        Nn(str(bad))
    np.savez(bad, game="outpost", seats=2, **{name: np.zeros(3) for name in LAYERS})
    with pytest.raises(sandtable.BadOption, match="is no net"):
        Nn(str(bad))

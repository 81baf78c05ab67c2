"""A bot that raises or answers nonsense: wherever it plays, one sentence says which bot, what it did and where."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel.asking import choice_of, view_for
from sandtable.kernel.words import explained
from tests.harness.installed import forget, install
from tests.tui.typist import sit

BOTS = """
def halve(number):
    return number / 0

class Raises:
    def choose(self, view):
        return halve(view.seat)

class Nonsense:
    def choose(self, view):
        return "pass"

class Illegal:
    def choose(self, view):
        return next(at for at in range(view.num_actions) if at not in view.legal_actions())

class Far:
    def choose(self, view):
        return 10**9

class Unfit:
    def __init__(self, weights="none"):
        self.weights = weights

    def choose(self, view):
        raise __import__("sandtable").BadOption(f"{self.weights} is for another table")

class Told:
    reads_log = True
    counts = []

    def __init__(self, weights="none"):
        self.weights = weights

    def choose(self, view):
        self.counts.append((self.weights, len(view.told)))
        return view.legal_actions()[0]
"""
SAID = {
    "raises": "the bot raises raised ZeroDivisionError: division by zero (faulty_bots.py, line 3)",
    "nonsense": "the bot nonsense chose 'pass', which is no action",
    "illegal": "the bot illegal chose 'send ",
    "far": "the bot far chose '1000000000', which is not legal",
    "unfit:weights=net.npz": "net.npz is for another table",
}


@pytest.fixture(autouse=True)
def faulty_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    points = [
        f"{name} = faulty_bots:{name.capitalize()}" for name in ("told", *(bot.partition(":")[0] for bot in SAID))
    ]
    with monkeypatch.context() as patch:
        install(
            patch,
            tmp_path / "site",
            "faulty-bots",
            files={"faulty_bots.py": BOTS},
            points="[sandtable.bots]\n" + "\n".join(points),
        )
        patch.setenv("XDG_STATE_HOME", str(tmp_path))
        yield
    forget()


@pytest.mark.parametrize("bot", SAID)
def test_a_contest_ends_with_a_sentence_that_names_bot_and_game(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "outpost", "--bots", f"{bot},random", "--games", "1", "--workers", "1"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"sandtable: {SAID[bot]}") and said.count("\n") == 1
    assert bot.startswith("unfit") or ", in game 1 (seed " in said


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_cause_is_kept_and_the_sentence_said_in_every_language(lang: str) -> None:
    match = sandtable.new("outpost", seed=5)
    for name in ("raises", "nonsense", "illegal"):
        bot = sandtable.bot(name)
        with pytest.raises(sandtable.BotFailed) as caught:
            choice_of(bot, name, view_for(bot, match, match.to_act or 0))
        assert name in explained(caught.value, lang) and "bot-" not in explained(caught.value, lang)
        assert isinstance(caught.value.__cause__, ZeroDivisionError) == (name == "raises")


@pytest.mark.parametrize("bot", ["raises", "nonsense", "unfit:weights=net.npz"])
def test_at_a_table_another_chooses_in_its_place(bot: str) -> None:
    session, typist = sit(sandtable.new("outpost", seats=2, seed=5), ["1"] * 30, players=f"me,{bot}")
    assert SAID[bot][:40] in " ".join(typist.shown.split())
    assert session.match.result is not None


def test_a_bot_with_settings_sits_at_a_table_and_comes_back_with_them() -> None:
    left, _ = sit(sandtable.new("outpost", seats=2, seed=5), ["1", "quit"], players="me,told:weights=a.npz")
    assert "note seat 1 told:weights=a.npz" in left.table.path.read_text(encoding="utf-8")
    here, _ = sit(sandtable.new("outpost", seats=2, seed=5), [f"resume {left.table.path}"], players="me,random")
    bot: Any = here.bots[1]
    assert bot.weights == "a.npz"
    assert bot.counts and all(count > 0 for _, count in bot.counts[1:]), "it is told what happened"

"""Bots of your own: a class with `choose(view)` is enough, and what is wrong with one is said in a sentence."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel.entrants import read_entrant, read_setting
from sandtable.kernel.errors import BadOption, BotFailed
from sandtable.kernel.registry import game
from sandtable.lab import contest, play
from sandtable.server.bots import BotPool, Question, answer, question
from tests.harness.installed import forget, install
from tests.server.harness import Server
from tests.tui.typist import sit

ROOT = Path(__file__).resolve().parent.parent.parent
FROM_README = re.compile(r"^```python\n(class First:\n.*?)^```", re.MULTILINE | re.DOTALL)
BOTS = """
class Deep(First):
    def __init__(self, depth=2):
        self.depth = depth

class Seeded(First):
    def __init__(self, *, seed):
        self.seed = seed

class Anything(First):
    def __init__(self, **settings):
        self.settings = settings

class Needy(First):
    def __init__(self, net, depth=1):
        self.net = net

class Broken(First):
    def __init__(self, seed=0):
        self.size = len(seed)

class Silent(First):
    def __init__(self):
        raise RuntimeError

class Slow(First):
    def __init__(self):
        while True:
            pass

def made(width=3):
    bot = First()
    bot.width = width
    return bot

thing = First()
"""
NAMES = ("first", "deep", "seeded", "anything", "needy", "broken", "silent", "slow")
POINTS = (
    "[sandtable.bots]\n"
    + "".join(f"{name} = own_bots:{name.capitalize()}\n" for name in NAMES)
    + "made = own_bots:made\nthing = own_bots:thing\nnative = builtins:dict\nlost = own_bots:Lost\n"
)
PACK = str(game("outpost").standard_pack)
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots above, and the one that the README shows."""
    shown = FROM_README.search((ROOT / "README.md").read_text(encoding="utf-8"))
    assert shown is not None
    with monkeypatch.context() as patch:
        install(patch, tmp_path / "site", "own-bots", files={"own_bots.py": shown[1] + BOTS}, points=POINTS)
        patch.setenv("XDG_STATE_HOME", str(tmp_path))
        yield
    sys.modules.pop("own_bots", None)
    forget()


def made(name: str, seed: int = 0, **settings: Any) -> Any:
    """The bot of this name, whatever else it has."""
    return sandtable.bot(name, seed=seed, **settings)


def wrong(capsys: Captured, *words: str) -> str:
    """The one line that a command says which cannot do what it is asked."""
    assert main(list(words)) == 2
    out, errors = capsys.readouterr()
    assert out == "" and errors.count("\n") == 1, errors
    return str(errors)


# -- what a constructor takes -----------------------------------------------------------------------


def test_one_method_is_enough_at_every_door(capsys: Captured) -> None:
    match = sandtable.new("outpost", seed=5)
    assert match.to_act is not None
    chosen = sandtable.bot("first", seed=3).choose(match.seat_view(match.to_act))
    assert chosen == min(match.legal_actions())
    assert answer(question(match, match.to_act, "first", PACK, 10.0)) == match.describe(chosen)
    assert main(["sim", "outpost", "--bots", "first,random", "--games", "2", "--workers", "1"]) == 0
    assert main(["play", "outpost", "--players", "first,first", "--fast"]) == 0
    told = capsys.readouterr().err.splitlines()  # a line a second or so, and the last
    assert all(line.endswith(" of 2 games played") for line in told)


def test_the_seed_is_given_to_a_bot_that_takes_one() -> None:
    assert made("seeded", seed=7).seed == 7
    assert made("anything", seed=7).settings == {"seed": 7}
    assert made("deep", seed=7).depth == 2


def test_a_function_may_make_the_bot() -> None:
    assert made("made", width=9).width == 9


def test_settings_are_given_to_a_bot_that_takes_them() -> None:
    assert made("deep", depth=5).depth == 5
    assert made("anything", seed=1, depth=5).settings == {"seed": 1, "depth": 5}
    deep: Any = read_entrant("deep:depth=4").make(1)
    assert deep.depth == 4


def test_a_maker_that_does_not_say_what_it_takes_is_given_everything() -> None:
    assert made("native", seed=1, depth=5) == {"seed": 1, "depth": 5}


def test_a_setting_that_the_bot_does_not_know_is_named_with_those_it_knows(capsys: Captured) -> None:
    with pytest.raises(BadOption, match=r"the bot deep has no setting 'dept' \(did you mean depth\?\); it has depth$"):
        sandtable.bot("deep", dept=5)
    said = wrong(capsys, "sim", "outpost", "--bots", "first:depth=3")
    assert said == "sandtable: the bot first has no setting 'depth'; it has none\n"
    said = wrong(capsys, "sim", "outpost", "--bots", "first:depth=3", "--lang", "uk")
    assert said == "sandtable: бот first не має налаштування «depth»; усі його налаштування: жодного\n"


@pytest.mark.parametrize("setting", ["seed", "name", ""])
def test_the_seed_of_a_bot_in_a_contest_is_no_setting(setting: str, capsys: Captured) -> None:
    said = wrong(capsys, "sim", "outpost", "--bots", f"deep:{setting}=3")
    assert said == f"sandtable: the bot deep has no setting '{setting}'; it has depth\n"


def test_a_setting_that_the_bot_cannot_do_without_is_named(capsys: Captured) -> None:
    with pytest.raises(BadOption, match=r"the bot needy cannot be made without net$"):
        sandtable.bot("needy")
    assert "without net" in wrong(capsys, "play", "outpost", "--players", "needy,random", "--fast")
    assert made("needy", net="small").net == "small"


# -- true faults ------------------------------------------------------------------------------------


def test_an_error_inside_a_constructor_is_kept_as_the_cause() -> None:
    with pytest.raises(BotFailed, match=r"^the bot broken cannot be made: TypeError: object of type 'int'") as caught:
        sandtable.bot("broken")
    assert isinstance(caught.value.__cause__, TypeError)
    with pytest.raises(BotFailed, match=r"^the bot silent cannot be made: RuntimeError$"):
        sandtable.bot("silent")


@pytest.mark.parametrize(("bot", "why"), [("lost", "AttributeError"), ("thing", "not a callable")])
def test_an_entry_point_that_leads_nowhere_names_its_bot(bot: str, why: str) -> None:
    with pytest.raises(BotFailed, match=f"^the bot {bot} cannot be made: .*{why}"):
        sandtable.bot(bot)


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "outpost", "--bots", "broken,random"),
        ("play", "outpost", "--players", "me,broken", "--lang", "en"),
    ],
)
def test_a_command_says_an_error_of_a_constructor_in_a_sentence(words: tuple[str, ...], capsys: Captured) -> None:
    assert wrong(capsys, *words).startswith("sandtable: the bot broken cannot be made: TypeError: object of type")


def test_a_game_is_not_taken_up_again_with_a_bot_that_cannot_be_made() -> None:
    left, _ = sit(sandtable.new("outpost", seats=2, seed=5), ["1", "quit"], players="me,first")
    kept = left.table.path
    text = kept.read_text(encoding="utf-8")
    assert "note seat 1 first" in text
    kept.write_text(text.replace("note seat 1 first", "note seat 1 broken"), encoding="utf-8")
    keys = [f"resume {kept}"]
    here, typist = sit(sandtable.new("outpost", seats=2, seed=5), keys, players="me,random")
    assert "the bot broken cannot be made: TypeError" in typist.shown
    assert [player.kind for player in here.table.players] == ["me", "random"]


def test_the_server_plays_on_and_its_log_says_once_which_bot_failed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> set[str]:
        bot_pool = BotPool(workers=1)
        asked = question(sandtable.new("outpost", seed=5), 0, "broken", PACK, 5.0)
        try:
            return {await bot_pool.choose(asked, ["send scouts"]) for _ in range(2)}
        finally:
            bot_pool.close()

    with caplog.at_level(logging.WARNING, "sandtable.server"), Server(tmp_path / "tables.db") as server:
        assert server.call(ask()) == {"send scouts"}
    assert [record.message for record in caplog.records if "broken" in record.message] == [
        "one step ahead instead: the bot broken cannot be made: TypeError: object of type 'int' has no len()"
    ]


def test_in_the_place_of_a_bot_that_takes_too_long_to_make_another_answers() -> None:
    match = sandtable.new("outpost", seed=5)
    asked: Question = question(match, 0, "slow", PACK, 0.05)
    assert match.parse(answer(asked)) in match.legal_actions()


def test_a_contest_is_the_same_with_any_number_of_workers() -> None:
    what = contest("outpost", "first,random", 4, seed=4)
    assert play(what, workers=2) == play(what)


# -- what a bot is given ------------------------------------------------------------------------------


class Reader:
    """Remembers what it was told."""

    reads_log = True

    def __init__(self) -> None:
        self.told: list[list[Any]] = []

    def choose(self, view: sandtable.SeatView) -> int:
        self.told.append(view.told)
        return view.legal_actions()[0]


def test_a_bot_that_reads_the_log_is_given_what_its_seat_was_told() -> None:
    match = sandtable.new("barbarossa", seed=3)
    bot = Reader()
    for _ in range(40):
        seat = match.to_act
        assert seat is not None
        assert match.seat_view(seat).told == []
        before = match.log(seat)
        match.play(bot.choose(match.seat_view(seat, log=True)))
        assert bot.told[-1] == before


@pytest.mark.parametrize("name", sandtable.game_names())
def test_a_view_has_the_numbers_that_learners_see(name: str) -> None:
    match = sandtable.new(name, seed=4)
    for _ in range(30):
        seat = match.to_act
        if seat is None:
            break
        view = match.seat_view(seat)
        assert len(view.observation()) == len(view.observer.names)
        assert view.observation() == view.observer.observe(match.state, seat)
        shown = [view.chosen(number) for number, bit in enumerate(view.mask()) if bit]
        assert sorted(shown) == sorted(match.canonical_actions())
        first = np.flatnonzero(np.frombuffer(view.mask(), np.uint8))[0]
        assert view.chosen(first) == shown[0]  # a number of numpy's
        match.play(shown[0])


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", 1),
        ("-2", -2),
        ("0.7", 0.7),
        ("true", True),
        ("false", False),
        ("net.npz", "net.npz"),
        ("a/b.npz", "a/b.npz"),
    ],
)
def test_a_setting_may_be_any_scalar(text: str, value: object) -> None:
    assert read_setting(text) == value and type(read_setting(text)) is type(value)


def test_a_word_where_a_number_belongs_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="deals is 'many'; use a number such as 3"):
        read_entrant("greedy:deals=many").make(0)

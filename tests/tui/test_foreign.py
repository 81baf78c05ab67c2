"""A language needs no code: in one that the test makes up, no English word is left on the terminal in a whole game."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.words import SEARCH_PATH
from tests.harness.pseudo import CODE, accented, write_language
from tests.tui.foreign import ASIDES

ROOT = Path(__file__).parents[2]
TYPED = re.compile("|".join(re.escape(f"{word}") for aside in ASIDES for word in aside.split() if len(word) > 3))
SYSTEM = re.compile(r"“(" + "|".join(os.strerror(number) for number in (errno.ENOENT, errno.EISDIR)) + ")”")
"""What the system says is quoted as it is."""
PATHS = re.compile(r"^ *(/\S*\n)+", re.MULTILINE)
IDS = re.compile(r"\b(?:[A-Z]{2,3}-)?R?\d+(?:\.\d+)?\b|(?<![A-Za-z])[a-z]\d+")
"""Rules, and the tiles of a map."""
CODES = re.compile(rf"\b(en|uk|{CODE})\b")
PROMPTS = re.compile(r"^> .*$", re.MULTILINE)
PLAIN = re.compile(r"[A-Za-z][A-Za-z'-]*")


@pytest.fixture(scope="session")
def language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("languages")
    write_language(folder)
    return folder


def in_the_language(language: Path, *words: str) -> str:
    """What a command says that speaks it."""
    env = {**os.environ, SEARCH_PATH: str(language), "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def plain_english(shown: str, game: str) -> list[str]:
    """The words of a screen that are in no words file. What is typed, ids and what the system says are none."""
    verbs = "|".join(verb.name for verb in sandtable.new(game, seed=1).state.ruleset.verbs.verbs)
    opens = re.compile(rf"{accented('type')}\s+({verbs})\s*$", re.MULTILINE)
    for known in (PROMPTS, PATHS, opens, SYSTEM, TYPED, IDS, CODES):
        shown = known.sub(" ", shown)
    return sorted(set(PLAIN.findall(shown)))


@pytest.mark.parametrize("game", [name for name in sandtable.game_names() if name != "outpost"])
def test_a_whole_game_shows_no_english(language: Path, game: str) -> None:
    check_game(language, game, 2, 5)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [6, 7])
@pytest.mark.parametrize("game", sandtable.game_names())
def test_games_with_any_number_of_players_show_no_english(language: Path, game: str, seed: int) -> None:
    for seats in sandtable.game(game).seats:
        check_game(language, game, seats, seed)


def check_game(language: Path, game: str, seats: int, seed: int) -> None:
    shown = in_the_language(language, "-m", "tests.tui.foreign", game, str(seats), str(seed))
    assert accented("Type the number or the beginning") in shown
    assert len(shown) > 10_000
    assert plain_english(shown, game) == []


def test_what_has_no_words_is_found() -> None:
    assert plain_english(f"{accented('Buy')} trucks (BAR-7.1)", "barbarossa") == ["trucks"]

"""What must hold for the sources of the page, besides what its linters see."""

from pathlib import Path

import pytest

from sandtable.kernel.registry import game_names

PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
GAMES = PAGE / "games"
GENERATED = PAGE / "lib" / "protocol.ts"
SOURCES = sorted(file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte", ".css"))
WIDEST, LONGEST = 120, 400

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="the sources of the page are not here")


def name_of(file: Path) -> str:
    return file.relative_to(PAGE).as_posix()


def shared() -> list[Path]:
    """Everything that is not in the folder of a game; tests may speak of our games."""
    return [file for file in SOURCES if GAMES not in file.parents and ".test." not in file.name]


def test_no_line_is_too_long_to_read() -> None:
    lines = [(file, at, line) for file in SOURCES for at, line in enumerate(file.read_text("utf-8").splitlines(), 1)]
    assert lines
    assert [f"{name_of(file)}:{at}" for file, at, line in lines if len(line) > WIDEST] == []


def test_no_file_holds_more_than_one_can_keep_in_mind() -> None:
    long = [file for file in SOURCES if file != GENERATED and len(file.read_text("utf-8").splitlines()) > LONGEST]
    assert [name_of(file) for file in long] == []


def test_no_shared_file_names_a_game() -> None:
    """Adding a game to the page is adding a folder."""
    names = {folder.name for folder in GAMES.iterdir()}
    assert names and names <= set(game_names())
    words = names | {name.replace("-", "") for name in names} | {name.replace("-", " ") for name in names}
    texts = {file: file.read_text("utf-8").lower() for file in shared()}
    assert [f"{name_of(file)}: {word}" for file, text in texts.items() for word in sorted(words) if word in text] == []

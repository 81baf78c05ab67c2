"""The hash by which a record names its pack covers what play depends on, and no words."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import sandtable

GAMES = sandtable.game_names()


def copied(game: str, folder: Path) -> Path:
    """The standard pack of a game, to be edited."""
    return Path(shutil.copytree(sandtable.game(game).standard_pack, folder / "pack"))


def edit(path: Path, pattern: str, text: str) -> None:
    """Change a file; a pattern that is not there is a mistake of the test."""
    new, times = re.subn(pattern, text, path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert times, f"{pattern} is not in {path.name}"
    path.write_text(new, encoding="utf-8")


def digest(game: str, folder: Path) -> str:
    return str(sandtable.game(game).read_pack(folder).digest)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_replays_with_a_pack_whose_words_were_changed(game: str, tmp_path: Path) -> None:
    match = sandtable.new(game, seed=1)
    match.play(match.legal_actions()[0])
    pack = copied(game, tmp_path)
    for path in pack.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        for old, new_words in (('{ en = "', '{ en = "New '), ('uk = "', 'uk = "Нова '), ("rulebook", "public")):
            text = text.replace(old, new_words)
        path.write_text(re.sub(r"^note .*", 'note = "New."', text, flags=re.MULTILINE), encoding="utf-8")
    again = sandtable.replay(match.record(), pack=pack)
    assert again.position() == match.position()
    assert again.pack.names[0]["uk"] == "Нова " + match.pack.names[0]["uk"]


@pytest.mark.parametrize(
    ("game", "file", "pattern", "text"),
    [
        ("frontier-wars", "maps/varsity.map", r"^# Figures.*$", "# Other words."),
        ("frontier-wars", "maps/varsity.map", r"^name-uk:.*$", "name-uk: Варсити"),
        ("frontier-wars", "maps/varsity.map", r"^name-uk:.*$", "name-de: Universität"),
        ("frontier-wars", "maps/varsity.map", r"^minutes:.*$", "minutes: 30-50"),
        ("victory-day", "decks/soviet-45.txt", r"^name:.*$", "name: Other words"),
        ("victory-day", "decks/soviet-45.txt", r"^# infantry$", "# foot"),
        ("outpost", "pack.toml", "standard", "mine"),
    ],
)
def test_words_beside_the_cards_do_not_change_the_hash(
    game: str, file: str, pattern: str, text: str, tmp_path: Path
) -> None:
    pack = copied(game, tmp_path)
    edit(pack / file, pattern, text)
    assert digest(game, pack) == digest(game, sandtable.game(game).standard_pack)


@pytest.mark.parametrize(
    ("game", "file", "pattern", "text"),
    [
        ("afu", "pack.toml", r"^(cross.*\n)(anchor.*\n)", r"\2\1"),
        ("barbarossa", "transports.toml", "^buy    = 3", "buy    = 2"),
        ("barbarossa", "transports.toml", "sp = 2", "sp = 1"),
        ("frontier-wars", "factions.toml", "^cards        = 4", "cards        = 3"),
        ("frontier-wars", "factions.toml", "more = 1", "more = 2"),
        ("frontier-wars", "pack.toml", "^city       = 1", "city       = 2"),
        ("frontier-wars", "maps/varsity.map", r"^vp:.*$", "vp: 13"),
        ("frontier-wars", "maps/varsity.map", r"^ 1 \. A \. 2$", " 2 . A . 1"),
        ("victory-day", "decks/soviet-45.txt", "^3 rifle-company", "4 rifle-company"),
        ("outpost", "squads.toml", "scouts ", "rangers "),
    ],
)
def test_what_play_hangs_on_changes_the_hash(game: str, file: str, pattern: str, text: str, tmp_path: Path) -> None:
    pack = copied(game, tmp_path)
    edit(pack / file, pattern, text)
    assert digest(game, pack) != digest(game, sandtable.game(game).standard_pack)


@pytest.mark.parametrize("game", GAMES)
def test_another_language_of_a_pack_does_not_change_the_hash(game: str, tmp_path: Path) -> None:
    pack = copied(game, tmp_path)
    for path in pack.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace('{ en = "', '{ de = "Neu", en = "'), encoding="utf-8")
    assert digest(game, pack) == digest(game, sandtable.game(game).standard_pack)
    assert sandtable.game(game).read_pack(pack).names[0]["de"] == "Neu"


def test_one_language_is_enough_for_a_name(tmp_path: Path) -> None:
    pack = copied("outpost", tmp_path)
    edit(pack / "squads.toml", r', uk = "[^"]*"', "")
    match = sandtable.new("outpost", seed=1, pack=pack)
    assert match.speaker("uk").card(match.pack.slugs[0]) == match.pack.names[0]["en"]

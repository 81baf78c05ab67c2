"""A language in a folder outside the packages: which files count, and what is said where it has none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.kernel.overlay import add_texts
from sandtable.kernel.words import SEARCH_PATH, in_language

FILES = {
    "pl/kernel/table.ftl": "player = Gracz { $number }\n",
    "pl/kernel/errors.ftl": "no-game = nie ma gry '{ $game }'{ $hint }; są { $known }\n",
    "pl/barbarossa/table.ftl": "game-title = Barbarossa po polsku\n",
    "pl/barbarossa/rules.toml": '"BAR-0.1" = "Zasada."\n',
    "pl/barbarossa/pack/transports.toml": '[trucks]\nname = "Ciężarówki"\n[trains]\nnote = "Uwaga."\n',
    "pl/page/page.ftl": "undo = Cofnij\n",
    "de/barbarossa/table.ftl": "game-title = Ohne Kern\n",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("languages")
    for name, text in FILES.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text, encoding="utf-8")
    return made


def said(folder: Path, *words: str) -> str:
    env = {**os.environ, SEARCH_PATH: os.pathsep.join(["", "/nowhere", str(folder)])}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def test_a_language_is_there_if_the_kernel_has_words_in_it(folder: Path) -> None:
    script = "from sandtable.kernel.words import languages; print(*languages())"
    assert said(folder, "-c", script) == "en pl uk\n"


def test_its_words_count_and_the_rest_is_english(folder: Path) -> None:
    script = (
        "import sandtable\n"
        "from sandtable.kernel.words import explained\n"
        "game = sandtable.game('barbarossa')\n"
        "print(game.title('pl'), '|', sandtable.rule('BAR-0.1', 'pl'), '|', sandtable.rule('BAR-0.2', 'pl')[:4])\n"
        "speaker = sandtable.new('barbarossa', seed=1).speaker('pl')\n"
        "print(speaker.seat(0), '|', speaker.card('trucks'), '|', speaker.card('horses'))\n"
        "try: sandtable.new('chess')\n"
        "except sandtable.Error as error: print(explained(error, 'pl')[:18])\n"
    )
    english = said(folder, "-c", "import sandtable; print(sandtable.rule('BAR-0.2', 'en')[:4])").strip()
    assert said(folder, "-c", script).splitlines() == [
        f"Barbarossa po polsku | Zasada. | {english}",
        "Gracz 1 | Ciężarówki | Horses",
        "nie ma gry 'chess'",
    ]


@pytest.mark.parametrize(
    ("command", "shows"),
    [
        (("cards", "show", "barbarossa", "trucks"), "Ciężarówki (trucks)"),
        (("cards", "show", "barbarossa", "trains"), "(Uwaga.)"),
        (("cards", "show", "barbarossa", "horses"), "Horses (horses)"),
        (("cards", "show", "victory-day", "depot"), "Depot (depot)"),
        (("deck", "show", "soviet-45"), "Rifle company"),
        (("map", "show", "varsity"), "Varsity"),
    ],
)
def test_commands_show_cards_that_have_no_name_in_a_language(
    folder: Path, command: tuple[str, ...], shows: str
) -> None:
    assert shows in said(folder, "-m", "sandtable", *command, "--lang", "pl")


def test_the_cards_of_a_match_are_the_same_in_any_language(folder: Path) -> None:
    """A record names its pack by what play depends on, and names are no part of that."""
    script = "import sandtable; print(sandtable.new('barbarossa', seed=1).pack.digest)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert said(folder, "-c", script) == done.stdout


def test_a_server_hands_the_page_the_words_that_it_was_not_built_with(folder: Path) -> None:
    script = "from sandtable.server.catalogue import page_words; print(page_words().decode())"
    assert said(folder, "-c", script) == '{"pl":{"page":"undo = Cofnij\\n"}}\n'


def test_a_text_of_the_pack_itself_stands() -> None:
    tables = {"trucks": {"name": {"en": "Trucks", "pl": "Własne"}, "copies": 3}, "trains": {"note": "Slow."}}
    add_texts(
        tables, {"trucks": {"name": "Inne", "copies": "3"}, "trains": {"note": "Wolne."}, "x": {"name": "y"}}, "pl"
    )
    assert tables == {
        "trucks": {"name": {"en": "Trucks", "pl": "Własne"}, "copies": 3},
        "trains": {"note": {"en": "Slow.", "pl": "Wolne."}},
    }


def test_without_english_the_first_text_is_read() -> None:
    assert in_language({"uk": "Депо", "pl": "Skład"}, "de") == "Депо"
    assert in_language({}, "de") == ""

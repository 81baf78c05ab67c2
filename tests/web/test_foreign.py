"""A language needs no code: in one that the test makes up, no English word is left in the browser.

It lies outside the packages, and the page was not built with it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

import sandtable
from sandtable.kernel.words import SEARCH_PATH
from tests.harness.pseudo import CODE, accented, write_language
from tests.server.harness import Http
from tests.web.table import END, Visitor

ROOT = Path(__file__).parents[2]
GAMES = [name for name in sandtable.game_names() if name != "outpost"]
SAMPLE = 20
"""Touches of a game that is not played to its end."""
TEXTS = """() => {
  const names = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"];
  const symbols = ".ech, .badge, svg text, .langs button, .hash, [data-code]";
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const inside = walk.currentNode.parentElement;
    if (inside && !inside.closest(`script, style, ${symbols}`)) found.push(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
    for (const name of names) found.push(one.getAttribute(name) ?? "");
  return found.filter((text) => /[A-Za-z]/.test(text));
}"""
"""Every text of a page with a plain letter, and every description. Symbols are no words, and a language in the menu is
called by its own name."""
IDS = re.compile(r"\b[A-Z]{2,3}-R?\d+(?:\.\d+)?|\bSandtable\b|\b[A-Za-z]\d+\b")
"""Rules, tiles, and what the page is called."""
PLAIN = re.compile(r"[A-Za-z]+")


class Elsewhere(Http):
    """A server in another process."""

    def __init__(self, store: Path, languages: Path) -> None:
        env = {**os.environ, SEARCH_PATH: str(languages), "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "tests.web.foreign_server", str(store)]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def end(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Stranger(Visitor):
    """A visitor who reads the made-up language, and notes every word that is not in it."""

    def __init__(self, browser: Browser, server: Http) -> None:
        super().__init__(browser, server, lang=CODE, name="Олена")
        self.english: set[str] = set()

    def read(self, *known: str) -> None:
        """Look at the whole page. `known` is what was typed or is an id."""
        for text in self.page.evaluate(TEXTS):
            for word in PLAIN.findall(IDS.sub(" ", text)):
                if word not in known:
                    self.english.add(f"{word}: {text}")

    def go(self, path: str) -> None:
        self.open(path)
        self.page.wait_for_selector(f"html[lang={CODE}]")
        self.page.wait_for_load_state("networkidle")

    def push(self, words: str) -> None:
        """A button by its English words."""
        self.page.get_by_role("button", name=accented(words)).first.click()

    def walk(self, touches: int) -> None:
        """Play at random, reading after every touch, and what lies beside the table now and then."""
        chance = Random(5)
        for number in range(touches):
            target = self.next_touch(chance)
            self.read()
            if target is None:
                return
            if number % 10 == 5:
                self.look_around()
            self.touch(target)

    def look_around(self) -> None:
        """The table's menu and a card."""
        self.push("The table")
        self.page.wait_for_selector("dialog[open]")
        self.read()
        self.page.keyboard.press("Escape")
        self.page.locator(".own .card").first.click(button="right")
        self.page.wait_for_selector("dialog[open]")
        self.read()
        self.page.keyboard.press("Escape")


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    folder = tmp_path_factory.mktemp("languages")
    write_language(folder)
    server = Elsewhere(folder / "tables.db", folder)
    yield server
    server.end()


@pytest.fixture
def stranger(elsewhere: Elsewhere, browser: Browser) -> Iterator[Stranger]:
    with Stranger(browser, elsewhere) as one:
        yield one
        assert sorted(one.english) == []
        assert one.complaints == []


def test_the_pages_around_a_game_show_no_english(stranger: Stranger) -> None:
    for path in ("/", "/about", "/nowhere", "/t/nothing", "/replay/nothing"):
        stranger.go(path)
        stranger.read()
    stranger.go("/new/chess")
    stranger.read("chess", *(word for name in sandtable.game_names() for word in name.split("-")))


@pytest.mark.parametrize("game", GAMES)
def test_the_beginning_of_a_game_shows_no_english(stranger: Stranger, game: str) -> None:
    stranger.go(f"/games/{game}")
    stranger.read()
    stranger.go(f"/new/{game}")
    stranger.read()
    stranger.make_table(game, ["me", "greedy"])
    stranger.read()
    stranger.start()
    stranger.walk(SAMPLE)


def test_a_whole_game_and_its_replay_show_no_english(stranger: Stranger) -> None:
    whole_game(stranger, "afu")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_whole_game_shows_no_english(stranger: Stranger, game: str) -> None:
    whole_game(stranger, game)


def whole_game(stranger: Stranger, game: str) -> None:
    made = stranger.make_table(game, ["me", "greedy"])
    stranger.start()
    stranger.walk(5000)
    stranger.page.wait_for_selector(END)
    stranger.read()
    stranger.go(f"/replay/{made['id']}")
    stranger.page.get_by_role("slider").focus()
    for key in ("ArrowRight", "ArrowRight", "End"):
        stranger.page.keyboard.press(key)
        stranger.page.wait_for_load_state("networkidle")
        stranger.read()
    stranger.push("Link, record")
    stranger.push("Were the shuffles fair?")
    stranger.page.wait_for_selector("dialog[open] [role=status]")
    stranger.read()


def test_what_has_no_words_is_found(elsewhere: Elsewhere, browser: Browser) -> None:
    with Stranger(browser, elsewhere) as stranger:
        stranger.go("/about")
        stranger.page.evaluate("document.querySelector('h1').title = 'Plain'")
        stranger.read()
        assert stranger.english == {"Plain: Plain"}

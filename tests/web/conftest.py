"""A real browser at a real server. Without Chromium, Playwright or the built page these tests are left out."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from sandtable.kernel.match import Match
from sandtable.server.bots import Question, question
from sandtable.server.fairness import BITS_BYTES
from tests.server.harness import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.table import Visitor

collect_ignore_glob = [] if find_spec("playwright") else ["test_*.py"]
"""Where nothing drives a browser, these tests cannot even be read."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
STATIC = Path(__file__).parents[2] / "src" / "sandtable" / "server" / "static" / "index.html"


def chromium() -> str | None:
    """Where this machine has a Chromium."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def missing() -> str | None:
    if chromium() is None:
        return "no Chromium"
    return None if STATIC.exists() else "the page is not built"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They run in one step of `make test`, and are skipped there with the reason if something is missing."""
    reason = missing()
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if reason is not None:
                item.add_marker(pytest.mark.skip(reason=f"left out: the browser tests ({reason})"))


def the_same_each_time(match: Match, seat: int, bot: str, pack: str, budget: float) -> Question:
    """What a bot is asked, with chance that hangs on the game and the moment only."""
    chance = Random(f"{match.start.seed} {match.number}")
    asked = question(match, seat, bot, pack, budget)
    deal = match.determinize(seat, chance.getrandbits(62))
    return replace(asked, position=deal.position(), seed=chance.getrandbits(31))


@pytest.fixture(scope="session", autouse=True)
def no_chance() -> Iterator[None]:
    """Decks and bots do the same in every run: the browser's part of a seed is fixed by `Visitor`, the rest here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sandtable.server.fairness.new_bits", lambda: "5a" * BITS_BYTES)
        patch.setattr("sandtable.server.room.question", the_same_each_time)
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker; each test has tables of its own. On a busy machine bots take their time."""
    with Server(tmp_path_factory.mktemp("store") / "tables.db", budget=20.0) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium())
        yield running
        running.close()


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Visitor]:
    from tests.web.table import Visitor

    with Visitor(browser, server) as one:
        yield one

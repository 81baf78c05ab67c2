"""A real browser at a real server. Without Chromium, Playwright or the built page these tests are left out."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Server
from tests.web.chance import no_chance

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserType

    from tests.web.table import Visitor

collect_ignore_glob = [] if find_spec("playwright") else ["test_*.py"]
"""Where nothing drives a browser, these tests cannot even be read."""
WHOLE = ("chromium", "chromium-browser", "google-chrome", "chrome")
SHELL = "chromium-headless-shell"
"""Debian's Chromium without a window to draw: a fifth less work for the same pages. It shows no notifications."""
WITHOUT_TOOLBAR = "--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,TopChromeWebUI"
"""Chromium would draw a toolbar that nobody sees, in a process that takes as long as the page."""
STATIC = Path(__file__).parents[2] / "src" / "sandtable" / "server" / "static" / "index.html"


def chromium(names: tuple[str, ...] = (SHELL, *WHOLE)) -> str | None:
    """Where this machine has a Chromium."""
    return next((found for name in names if (found := shutil.which(name))), None)


def launch(kind: BrowserType, *arguments: str, names: tuple[str, ...] = (SHELL, *WHOLE)) -> Browser:
    """This machine's Chromium, with nothing to do but show pages."""
    return kind.launch(executable_path=chromium(names), args=[WITHOUT_TOOLBAR, *arguments])


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


@pytest.fixture(scope="session", autouse=True)
def always_the_same() -> Iterator[None]:
    with no_chance():
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
        running = launch(playwright.chromium)
        yield running
        running.close()


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """One that has all that a person's has, notifications among it."""
    if chromium(WHOLE) is None:
        pytest.skip("left out: the test of notifications (no whole Chromium)")
    running = launch(browser.browser_type, names=WHOLE)
    yield running
    running.close()


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Visitor]:
    from tests.web.table import Visitor

    with Visitor(browser, server) as one:
        yield one

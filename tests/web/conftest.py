"""A real browser at a real server. Without Chromium, Playwright or the built front end these tests are left out."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.harness import Server

if TYPE_CHECKING:
    from tests.web.table import Visitor

collect_ignore_glob = [] if find_spec("playwright") else ["test_*.py"]
"""Where nothing drives a browser, these tests cannot even be read."""
CHROMIUM = Path("/usr/bin/chromium")
STATIC = Path(__file__).parents[2] / "src" / "sandtable" / "server" / "static" / "index.html"


def missing() -> str | None:
    if not CHROMIUM.exists():
        return "no Chromium"
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "no Playwright"
    return None if STATIC.exists() else "the front end is not built"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They are run by `make browser`, and skipped there with the reason if something is missing."""
    reason = missing()
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if reason is not None:
                item.add_marker(pytest.mark.skip(reason=f"left out: the browser tests ({reason})"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("store") / "tables.db", budget=1.0) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM))
        yield chromium
        chromium.close()


@pytest.fixture
def visitor(server: Server, browser: Any) -> Iterator[Visitor]:
    from tests.web.table import Visitor

    with Visitor(browser, server) as one:
        yield one

"""axe finds no serious fault on any screen, on a desk and on a phone, in both themes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sandtable
from tests.server.harness import Server
from tests.web.company import menu
from tests.web.table import Visitor

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="left out: the accessibility tests (no axe)")

SIZES = {"desk": (1440, 900), "phone": (390, 844)}


@pytest.fixture(params=SIZES)
def reader(request: pytest.FixtureRequest, server: Server, browser: Any) -> Iterator[Visitor]:
    """Somebody at a desk or with a phone."""
    with Visitor(browser, server, size=SIZES[request.param]) as one:
        yield one


def check(visitor: Visitor) -> None:
    """No serious fault in either theme, and nothing wider than the screen. A theme is an attribute of the page."""
    for theme in ("light", "dark"):
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found = axe.Axe().run(visitor.page).response["violations"]
        bad = [one for one in found if one["impact"] in ("serious", "critical")]
        assert [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in bad] == [], theme
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_theme_is_changed_by_a_button_and_kept(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.page.get_by_role("button", name="Dark or light").click()
    visitor.page.locator("html[data-theme=light]").wait_for()
    visitor.page.reload()
    visitor.page.locator("html[data-theme=light]").wait_for()


def test_the_pages(reader: Visitor) -> None:
    for path in ["/", "/about", "/nowhere", "/new/afu", "/new/frontier-wars", "/new/victory-day"]:
        reader.open(path)
        reader.page.wait_for_selector("main h1")
        reader.page.wait_for_load_state("networkidle")
        for more in reader.page.get_by_text("More options").all():
            more.click()
        check(reader)


def test_the_looks_at_a_game(reader: Visitor) -> None:
    for game, few in {"frontier-wars": "tank", "victory-day": "45"}.items():
        reader.open(f"/games/{game}")
        tabs = reader.page.locator(".bar .ghost[aria-pressed]")
        tabs.first.wait_for()
        reader.page.get_by_role("searchbox").fill(few)
        for tab in tabs.all():
            tab.click()
            check(reader)


def test_the_ways_to_a_table(reader: Visitor) -> None:
    made = reader.server.table("me", "open", name="Olena")
    reader.open(f"/t/{made['id']}#i={made['invite']}")
    reader.page.get_by_role("button", name="Take a seat").wait_for()
    check(reader)
    reader.open(f"/t/{made['id']}#s=wrong")
    reader.page.locator(".problem").wait_for()
    check(reader)
    reader.open("/new/outpost")
    reader.page.get_by_role("button", name="With friends").click()
    reader.page.locator("button.make").click()
    reader.page.get_by_role("img", name="Link to a seat").wait_for()
    reader.page.get_by_text("Are the shuffles fair?").click()
    check(reader)
    reader.open("/")
    reader.page.get_by_text("My tables").wait_for()
    check(reader)


@pytest.mark.parametrize("game", sandtable.game_names())
def test_the_tables(reader: Visitor, game: str) -> None:
    reader.make_table(game, ["me", "random"])
    reader.start()
    reader.page.wait_for_selector(".lit, [data-primary]")
    check(reader)


def test_the_dialogs_the_end_and_the_replay(reader: Visitor) -> None:
    made = reader.make_table("barbarossa", ["me", "random"], options={"first": "0"})
    reader.start()
    reader.page.wait_for_selector(".lit")
    if reader.page.get_by_role("button", name="Log").count():
        reader.page.get_by_role("button", name="Log").click()
    reader.page.locator(".chat summary").click()
    check(reader)
    reader.page.locator(".log .rule").first.click()
    check(reader)
    reader.page.keyboard.press("Escape")
    if reader.page.get_by_role("button", name="Log").count():
        reader.page.get_by_role("button", name="Log").click()
    sheet = menu(reader)
    sheet.get_by_role("button", name="New link to this seat").click()
    sheet.get_by_role("img", name="Link to seat 2").wait_for()
    check(reader)
    sheet.get_by_role("button", name="Resign").click()
    check(reader)
    sheet.get_by_role("button", name="Yes, resign").click()
    reader.page.wait_for_selector("dialog[open] .seats")
    check(reader)
    reader.open(f"/replay/{made['id']}")
    reader.page.get_by_role("slider").wait_for()
    check(reader)
    reader.page.get_by_role("button", name="Link, record").click()
    check(reader)

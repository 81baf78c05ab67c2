"""Links: from another device, to a full table, wrong ones; the waiting room that gives them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.company import take_a_seat
from tests.web.conftest import launch
from tests.web.table import Visitor

ELSEWHERE = "sandtable.test"


def set_up(visitor: Visitor, way: str) -> None:
    visitor.open("/new/outpost")
    visitor.page.get_by_label("Your name").fill("Olena")
    visitor.page.get_by_role("button", name=way).click()
    visitor.page.locator("button.make").click()
    visitor.page.get_by_role("heading", name="the table is set up").wait_for()


def test_the_waiting_room_gives_links_and_a_code(server: Server, browser: Any) -> None:
    with Visitor(browser, server) as olena, Visitor(browser, server) as taras, Visitor(browser, server) as marta:
        set_up(olena, "With friends")
        page = olena.page
        expect(page.get_by_role("img", name="Link to a seat")).to_be_visible()
        expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
        old = page.get_by_role("textbox", name="Link to a seat").input_value()
        page.get_by_role("button", name="Make a new link").click()
        expect(page.get_by_role("textbox", name="Link to a seat")).not_to_have_value(old)
        new = page.get_by_role("textbox", name="Link to a seat").input_value()
        taras.page.goto(old)
        taras.page.get_by_role("button", name="Take a seat").click()
        expect(taras.page.locator(".problem")).to_contain_text("This link opens nothing here")
        taras.page.goto(new)
        taras.page.get_by_label("Your name").fill("Taras")
        taras.page.get_by_role("button", name="Take a seat").click()
        expect(page.locator("main li").nth(1)).to_contain_text("Taras")
        marta.page.goto(page.get_by_role("textbox", name="Link for spectators").input_value())
        expect(page.get_by_text("1 spectator")).to_be_visible()
        page.get_by_role("button", name="Start the game").click()
        for one in (olena, taras, marta):
            one.page.wait_for_selector(".frame")


def test_a_new_link_is_used_at_once(server: Server, browser: Any) -> None:
    with Visitor(browser, server) as olena, Visitor(browser, server) as taras:
        made = olena.make_table("outpost", ["me", "open"])
        taras.open(f"/t/{made['id']}#i=wrong")
        taras.page.get_by_label("Your name").fill("Taras")
        taras.page.route(f"**/api/tables/{made['id']}", lambda route: None)  # the server is slow to answer
        taras.open(f"/t/{made['id']}#i={made['invite']}")
        taras.page.wait_for_function("location.hash.endsWith('" + made["invite"] + "')")
        taras.page.get_by_role("button", name="Take a seat").click()
        taras.page.get_by_role("button", name="Take a seat").wait_for(state="detached")


def test_bots_fill_the_free_seats(visitor: Visitor) -> None:
    set_up(visitor, "With friends")
    visitor.page.get_by_label("Who takes the free seats?").select_option("random")
    visitor.start()


def test_names_on_one_screen(visitor: Visitor) -> None:
    set_up(visitor, "On one screen")
    expect(visitor.page.locator("main li input").first).to_have_value("Olena")
    visitor.page.locator("main li input").nth(1).fill("Taras")
    visitor.page.keyboard.press("Tab")
    visitor.start()
    expect(visitor.page.locator(".curtain")).to_contain_text("Olena")


def test_a_full_table_can_be_watched(server: Server, browser: Any) -> None:
    with Visitor(browser, server) as olena, Visitor(browser, server) as taras, Visitor(browser, server) as marta:
        made = olena.make_table("outpost", ["me", "open"])
        marta.open(f"/t/{made['id']}#i={made['invite']}")
        marta.page.get_by_role("button", name="Take a seat").wait_for()
        take_a_seat(taras, made, "Taras")
        marta.page.get_by_role("button", name="Take a seat").click()
        expect(marta.page.locator(".problem")).to_contain_text("All seats at this table are taken")
        marta.page.get_by_role("button", name="Watch the game").click()
        marta.page.get_by_text("The host begins the game").wait_for()
        olena.start()
        expect(marta.page.get_by_text("You are watching")).to_be_visible()


@pytest.mark.parametrize("what", ["s", "w", "i"])
def test_a_wrong_link_gets_a_sentence_and_is_not_kept(visitor: Visitor, what: str) -> None:
    made = visitor.server.table("me", "open")
    visitor.open(f"/t/{made['id']}#{what}=wrong")
    if what == "i":
        visitor.page.get_by_role("button", name="Take a seat").click()
    expect(visitor.page.locator(".problem")).to_contain_text("This link opens nothing here")
    visitor.open("/")
    visitor.page.locator(".games li").first.wait_for()
    assert visitor.page.get_by_text("My tables").count() == 0


@pytest.fixture
def elsewhere(browser: Any) -> Iterator[Any]:
    """A browser to which the server is another machine: its page is then no secure one."""
    rule = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
    running = launch(browser.browser_type, rule)
    yield running
    running.close()


def test_everything_works_from_another_device(server: Server, elsewhere: Any) -> None:
    with Visitor(elsewhere, server) as visitor:
        visitor.origin = f"http://{ELSEWHERE}:{server.port}"
        server.app.state.origins = frozenset({visitor.origin})
        set_up(visitor, "With friends")
        page = visitor.page
        assert not page.evaluate("isSecureContext")
        link = page.get_by_role("textbox", name="Link to a seat").input_value()
        assert link.startswith(visitor.origin)
        page.get_by_role("button", name="Copy").first.click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        page.get_by_label("Who takes the free seats?").select_option("random")
        visitor.start()
        page.locator(".chat summary").click()
        page.get_by_label("Say something").fill("Hello")
        page.keyboard.press("Enter")
        expect(page.locator(".chat li")).to_have_text("Olena: Hello")
        assert [one for one in visitor.complaints if "Opener-Policy" not in one] == []

"""What holds at a running table and at its doors: languages, a reload, Escape, wrong addresses."""

from __future__ import annotations

import pytest

from tests.web.table import Visitor


def test_the_language_changes_a_running_game_and_its_log(visitor: Visitor) -> None:
    visitor.make_table("barbarossa", ["me", "random"])
    visitor.start()
    prompt = visitor.page.locator(".prompt")
    visitor.page.wait_for_selector(".lit, [data-primary]")
    english, log = prompt.inner_text(), visitor.page.locator(".log").inner_text()
    visitor.page.get_by_role("button", name="УКР").click()
    assert prompt.inner_text() != english
    assert visitor.page.locator(".log").inner_text() != log
    assert visitor.page.locator("html").get_attribute("lang") == "uk"


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(visitor: Visitor) -> None:
    visitor.make_table("barbarossa", ["me", "random"], options={"first": "0"})
    visitor.start()
    visitor.page.locator(".own .card.lit").first.click()
    visitor.page.get_by_text("You play Horses").first.wait_for()
    before = visitor.page.locator(".own .card").count()
    visitor.page.reload()
    visitor.page.wait_for_selector(".own .card")
    assert visitor.page.locator(".own .card").count() == before


def test_escape_puts_back_what_was_picked(visitor: Visitor) -> None:
    visitor.make_table("afu", ["me", "random"], options={"first": "0", "colour": "blue"})
    visitor.start()
    visitor.page.locator(".lit:visible").first.dispatch_event("click")
    visitor.page.get_by_role("button", name="Fight the battle").wait_for()
    visitor.page.locator(".own .card.lit").first.click()
    visitor.page.wait_for_selector(".own .card.sel")
    assert visitor.page.locator(".slot.lit").count() > 0
    visitor.page.keyboard.press("Escape")
    assert visitor.page.locator(".own .card.sel").count() == 0


@pytest.mark.parametrize("path", ["/t/nothing", "/replay/nothing", "/new/chess", "/games/chess", "/nowhere"])
def test_a_wrong_address_gets_a_sentence(visitor: Visitor, path: str) -> None:
    visitor.open(path)
    visitor.page.locator("main .problem, main h1").first.wait_for()
    assert visitor.complaints == []


def test_a_wrong_seat_link_gets_a_sentence(visitor: Visitor) -> None:
    made = visitor.server.post("/api/tables", {"game": "outpost", "seats": ["me", "random"], "name": "Olena"}).json
    visitor.open(f"/t/{made['id']}#s=wrong")
    visitor.page.locator(".problem").wait_for()

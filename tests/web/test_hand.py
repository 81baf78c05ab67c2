"""What the hand does at the table: it drags, picks and places, reads, and plays several cards at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.web.table import Visitor

COVERS = """() => {
  const sheet = document.querySelector(".peek.placed").getBoundingClientRect();
  return [...document.querySelectorAll("[data-lit], .prompt, .act")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && box.left < sheet.right && sheet.left < box.right
      && box.top < sheet.bottom && sheet.top < box.bottom;
  }).map((one) => one.dataset.lit ?? one.className);
}"""
"""What the hover sheet lies over."""


@pytest.fixture
def afu(visitor: Visitor) -> Iterator[Visitor]:
    """The first cards are to be placed."""
    visitor.make_table("afu", ["me", "random"], options={"first": "0"})
    visitor.start()
    visitor.play_until(".own [data-lit^='defend ']")
    yield visitor
    assert visitor.complaints == []


def middle(thing: ElementHandle) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, thing: ElementHandle, onto: tuple[float, float]) -> None:
    mouse, (x, y) = visitor.page.mouse, middle(thing)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 12, y - 12)
    mouse.move(*onto, steps=4)
    mouse.up()


def test_a_card_is_dragged_to_its_place(afu: Visitor) -> None:
    page = afu.page
    card = page.locator(".own [data-lit^='defend ']").first
    name = str(card.get_attribute("data-card"))
    place = page.locator("[data-zone='defense-row.0'][data-place='1']")
    thing, spot = card.element_handle(), place.element_handle()
    drag(afu, thing, middle(spot))
    expect(place.locator(f"[data-card='{name}']")).to_be_visible()
    assert page.locator(".dragged").count() == 0


def test_a_card_that_is_dropped_nowhere_goes_back(afu: Visitor) -> None:
    page = afu.page
    card = page.locator(".own [data-lit^='defend ']").first
    thing = card.element_handle()
    drag(afu, thing, (1300, 300))
    assert page.evaluate("String(getSelection())") == ""
    expect(page.locator("[data-picked]")).to_have_count(0)
    expect(page.locator(".own [data-lit^='defend ']").first).to_be_visible()


def test_a_picked_card_is_marked_and_an_arrow_shows_where_it_would_go(afu: Visitor) -> None:
    page = afu.page
    page.locator(".own [data-lit^='defend ']").first.click()
    expect(page.locator(".own [data-picked]")).to_have_count(1)
    page.locator(".slot[data-lit]").first.hover()
    expect(page.locator(".arrow")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-picked]")).to_have_count(0)
    expect(page.locator(".arrow")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-picked]")).to_have_count(0)
    expect(page.locator("[data-primary^='defend'], [data-primary='fight']")).to_have_count(0)


def test_the_hover_sheet_covers_nothing_that_matters(afu: Visitor) -> None:
    page = afu.page
    page.locator(".own .card").first.hover()
    page.locator(".peek.placed").wait_for()
    assert page.evaluate(COVERS) == []


def touch_at(page: Page, thing: Locator) -> None:
    """Where a thing is drawn, whatever takes the touch there."""
    box = thing.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_unit_is_touched_on_the_map_and_then_the_tile_it_goes_to(visitor: Visitor) -> None:
    visitor.make_table("frontier-wars", ["me", "random"], options={"operation": "fork", "first": "0"})
    visitor.start()
    visitor.play_until(".troop[data-lit*='infantry']")
    page = visitor.page
    picked, infantry = page.locator(".troop[data-picked]"), page.locator(".troop[data-lit*='infantry']").first
    infantry.click()
    expect(picked).to_have_count(1)
    touch_at(page, picked)
    expect(picked).to_have_count(0)
    infantry.click()
    touch_at(page, page.locator(".tile:has([data-picked]) .troop.mine:not([data-picked])").first)
    expect(picked).not_to_have_attribute("aria-label", "infantry")
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    infantry.click()
    expect(picked).to_have_count(1)
    goal = page.locator(".ground[data-lit^='to ']").first
    name = str(goal.get_attribute("data-lit")).removeprefix("to ")
    element = goal.element_handle()
    visitor.touch(element)
    expect(page.locator(f"[data-tile='{name}'] .troop").first).to_be_visible()
    assert visitor.complaints == []


def test_all_transports_are_played_by_one_button(visitor: Visitor) -> None:
    visitor.make_table("barbarossa", ["me", "random"], options={"first": "0"})
    visitor.start()
    page = visitor.page
    page.get_by_role("button", name="Play all transports").click()
    expect(page.locator(".own [data-lit^='play horses']")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("You play Horses")
    assert visitor.complaints == []


def test_a_question_mark_shows_the_keys(afu: Visitor) -> None:
    afu.page.keyboard.press("?")
    sheet = afu.page.get_by_role("dialog", name="on one page")
    expect(sheet).to_contain_text("presses the main button")
    afu.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_enter_after_reading_a_card_is_the_main_button_again(visitor: Visitor) -> None:
    visitor.make_table("barbarossa", ["me", "random"], options={"first": "0"})
    visitor.start()
    page = visitor.page
    page.wait_for_selector("[data-primary='end-activation']")
    page.locator("[data-zone=field] .card").first.click()
    sheet = page.locator("dialog[open]")
    sheet.wait_for()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-primary='end-operation']")
    expect(sheet).to_have_count(0)

"""What a table shows and lets hear: motion, zoom, the walk through what happened, sound."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import sandtable
from tests.server.harness import Server
from tests.web.table import Visitor

NOTE_FLIERS = """
new MutationObserver((changes) => {
  const added = changes.flatMap((change) => [...change.addedNodes]);
  if (added.some((node) => node.classList?.contains("flier"))) document.documentElement.dataset.fliers = "seen";
}).observe(document, { childList: true, subtree: true });
"""
"""Whether anything has travelled: a flier is gone before a test could look for it."""


@pytest.fixture
def mover(server: Server, browser: Any) -> Iterator[Visitor]:
    """A visitor whose system has nothing against motion."""
    with Visitor(browser, server, moving=True) as one:
        one.context.add_init_script(NOTE_FLIERS)
        yield one


def play_horses(visitor: Visitor) -> None:
    visitor.page.locator(".own .card.lit", has_text="Horses").first.click()
    visitor.page.get_by_text("You play Horses").first.wait_for()


def open_menu(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="The table: seats, pace, resign").click()
    visitor.page.locator("dialog[open]").wait_for()


def begin(visitor: Visitor, **options: str) -> None:
    visitor.make_table("barbarossa", ["me", "random"], options={"first": "0", **options})
    visitor.start()
    visitor.page.wait_for_selector(".own .card.lit")


def test_a_played_card_travels_to_its_zone(mover: Visitor) -> None:
    begin(mover)
    mover.page.evaluate("delete document.documentElement.dataset.fliers")
    play_horses(mover)
    mover.page.locator("html[data-fliers]").wait_for()
    mover.page.locator(".flier").first.wait_for(state="detached")
    mover.page.wait_for_selector("[data-zone='playing.0'] [data-card='horses']")
    assert mover.complaints == []


def test_nothing_travels_where_motion_is_not_wanted(visitor: Visitor, mover: Visitor) -> None:
    mover.context.add_init_script("localStorage.setItem('sandtable-motion', 'false')")
    visitor.context.add_init_script(NOTE_FLIERS)
    for one in (visitor, mover):
        begin(one)
        play_horses(one)
        assert one.page.locator("html").get_attribute("data-fliers") is None


def test_a_step_of_a_replay_moves_cards_as_at_the_table_and_a_jump_does_not(mover: Visitor) -> None:
    match = sandtable.new("barbarossa", seats=2, seed=1, first="0")
    match.play("end-activation")
    match.play("play horses")
    match.play("end-operation")
    shown = mover.server.post("/api/replays", match.record().encode()).json["id"]
    mover.open(f"/replay/{shown}")
    where = mover.page.get_by_role("slider")
    where.press("End")
    mover.page.wait_for_selector("[data-zone='playing.0'] [data-card='horses']")
    assert mover.page.locator("html").get_attribute("data-fliers") is None
    where.press("Home")
    mover.page.wait_for_selector("[data-zone='hand.0'] [data-card='horses']")
    for step in ("1", "2"):
        mover.page.get_by_role("button", name="Next", exact=True).click()
        expect(where).to_have_value(step)
    mover.page.locator("html[data-fliers]").wait_for()
    mover.page.locator(".flier").first.wait_for(state="detached")
    mover.page.wait_for_selector("[data-zone='playing.0'] [data-card='horses']")
    assert mover.complaints == []


def test_motion_can_be_switched_off_at_the_table(mover: Visitor) -> None:
    begin(mover)
    open_menu(mover)
    mover.page.get_by_label("Show cards moving").uncheck()
    assert mover.page.evaluate("localStorage.getItem('sandtable-motion')") == "false"
    assert mover.page.locator("html").get_attribute("data-motion") == "off"


def test_a_bots_moves_come_one_after_the_other_and_a_key_skips_them(mover: Visitor) -> None:
    mover.make_table("barbarossa", ["me", "random"], options={"first": "1"})
    mover.start()
    while not mover.page.locator(".lit, [data-primary]").count():
        mover.page.keyboard.press("Shift")
    assert mover.complaints == []


def test_a_resting_pointer_shows_the_whole_card(visitor: Visitor) -> None:
    begin(visitor)
    card = visitor.page.locator("[data-zone=field] .card").first
    card.hover()
    peek = visitor.page.locator(".peek")
    peek.wait_for()
    assert "BAR-" in peek.inner_text()
    visitor.page.mouse.move(5, 5)
    peek.wait_for(state="detached")


def test_a_key_holds_the_focused_card_up(visitor: Visitor) -> None:
    begin(visitor)
    card = visitor.page.locator(".own .card.lit").first
    card.focus()
    visitor.page.keyboard.press("z")
    sheet = visitor.page.locator("dialog[open]")
    sheet.wait_for()
    assert "BAR-" in sheet.inner_text() and "Horses" in sheet.inner_text()
    visitor.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert card.get_attribute("class") and "lit" in str(card.get_attribute("class"))


def test_a_long_press_reads_a_lit_card_without_playing_it(visitor: Visitor) -> None:
    begin(visitor)
    card = visitor.page.locator(".own .card.lit").first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    visitor.page.locator("dialog[open] .card.zoom").wait_for()
    card.dispatch_event("click")
    assert visitor.page.get_by_text("You play Horses").count() == 0


@pytest.mark.parametrize("game", ["afu", "barbarossa", "frontier-wars", "victory-day"])
def test_cards_say_what_they_do_in_both_languages(visitor: Visitor, game: str) -> None:
    visitor.open(f"/games/{game}")
    effects = visitor.page.locator(".card .effect:not(.none)")
    effects.first.wait_for()
    english = effects.all_inner_texts()
    visitor.page.get_by_role("button", name="УКР").click()
    assert len(english) > 10
    assert effects.all_inner_texts() != english


def test_what_happened_since_my_move_can_be_walked_through(visitor: Visitor) -> None:
    visitor.make_table("barbarossa", ["me", "random"], options={"first": "1"})
    visitor.start()
    visitor.page.wait_for_selector(".lit, [data-primary]")
    visitor.page.locator(".since").click()
    walk = visitor.page.locator(".walk")
    first = walk.locator("p").inner_text()
    assert visitor.page.locator(".lit").count() == 0
    framed = 0
    for _ in range(400):
        framed += visitor.page.locator(".frames span").count()
        visitor.page.keyboard.press("ArrowRight")
        if walk.count() == 0:
            break
        if framed and walk.locator("p").inner_text() != first:
            visitor.page.keyboard.press("Escape")
    walk.wait_for(state="detached")
    assert framed > 0
    visitor.page.wait_for_selector(".lit, [data-primary]")


def test_it_is_silent_until_sound_is_asked_for(visitor: Visitor) -> None:
    begin(visitor)
    html = visitor.page.locator("html")
    play_horses(visitor)
    assert html.get_attribute("data-sound") is None
    open_menu(visitor)
    visitor.page.get_by_label("Sounds").check()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".own .card.lit", has_text="Horses").first.click()
    visitor.page.locator("html[data-sound=card]").wait_for()
    assert visitor.complaints == []


def test_afu_lays_out_its_achievements_with_progress(visitor: Visitor) -> None:
    visitor.make_table("afu", ["me", "random"], options={"first": "0", "colour": "blue"})
    visitor.start()
    visitor.play_until(".ach li")
    rows = visitor.page.locator(".ach li")
    assert rows.count() >= 4
    assert visitor.page.locator(".ach .n").first.inner_text().strip()


def test_the_log_opens_at_its_end(visitor: Visitor) -> None:
    visitor.make_table("barbarossa", ["me", "random", "random"], options={"first": "2"})
    visitor.start()
    visitor.page.wait_for_selector(".lit, [data-primary]")
    visitor.page.reload()
    visitor.page.wait_for_selector(".lit, [data-primary]")
    last = visitor.page.locator(".log li").last
    box, pane = last.bounding_box(), visitor.page.locator(".log").bounding_box()
    assert box and pane and box["y"] + box["height"] <= pane["y"] + pane["height"] + 1

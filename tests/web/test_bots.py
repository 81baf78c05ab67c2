"""Bots at the table: pause, step, pace, in a person's place and back; a hint; forced moves; undo."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.server.harness import Server, nobody_waits
from tests.web.company import menu, notice, two_at_a_table
from tests.web.table import Visitor

WAITS_FOR_ME = {"first": "0"}
COUNT_AND_TOUCH = """() => {
  const lit = [...document.querySelectorAll(".lit")].filter((one) => one.checkVisibility());
  if (lit.length !== 1) lit[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return lit.length;
}"""
"""How many things are lit, and the first of several is touched."""


def test_a_hint_can_be_followed(visitor: Visitor) -> None:
    visitor.make_table("outpost", ["me", "random"], options=WAITS_FOR_ME)
    visitor.start()
    visitor.page.get_by_role("button", name="Hint").click()
    advice = visitor.page.get_by_role("group", name="Advice")
    expect(advice).to_contain_text("Hint:")
    lines = visitor.page.locator(".log li")
    before = lines.all_inner_texts()
    advice.get_by_role("button", name="Play this").click()
    expect(lines).not_to_have_text(before)


class SlowHints:
    """Between a page and the server: counts requests for hints, and holds their answers back until they are let go."""

    def __init__(self, page: WebSocketRoute) -> None:
        self.page = page
        self.server = page.connect_to_server()
        self.asked = 0
        self.held: list[str | bytes] | None = []
        page.on_message(self.to_server)
        self.server.on_message(self.to_page)

    def to_server(self, text: str | bytes) -> None:
        self.asked += '"type":"hint"' in str(text)
        self.server.send(text)

    def to_page(self, text: str | bytes) -> None:
        if self.held is not None and '"type":"advice"' in str(text):
            self.held.append(text)
        else:
            self.page.send(text)

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for text in held:
            self.page.send(text)


def test_a_hint_that_is_being_worked_out_is_not_asked_for_again(visitor: Visitor) -> None:
    between: list[SlowHints] = []
    visitor.page.route_web_socket("**/live", lambda page: between.append(SlowHints(page)))
    visitor.make_table("outpost", ["me", "random"], options=WAITS_FOR_ME)
    visitor.start()
    hint = visitor.page.get_by_role("button", name="Hint")
    advice = visitor.page.get_by_role("group", name="Advice")
    hint.click()
    expect(advice).to_contain_text("Working out a hint")
    hint.click(force=True)
    hint.press("Enter")
    between[-1].let_go()
    expect(advice).to_contain_text("Hint:")
    expect(hint).to_have_attribute("aria-busy", "false")
    assert between[-1].asked == 1


def test_bots_pause_and_step(visitor: Visitor) -> None:
    visitor.make_table("barbarossa", ["me", "random"], options={"first": "1"}, pace=10_000)
    visitor.start()
    visitor.page.get_by_role("button", name="Pause the bots").click()
    expect(visitor.page.locator(".prompt")).to_contain_text("the bots are paused")
    lines = visitor.page.locator(".log li")
    before = lines.all_inner_texts()
    visitor.page.get_by_role("button", name="One bot action").click()
    expect(lines).not_to_have_text(before)
    expect(visitor.page.locator(".prompt")).to_contain_text("the bots are paused")
    sheet = menu(visitor)
    sheet.get_by_label("Bot speed").fill("3000")
    sheet.get_by_role("button", name="Close").click()
    visitor.page.get_by_role("button", name="Resume the bots").click()
    visitor.page.wait_for_selector(".lit:visible, [data-primary]")


def test_a_bot_takes_a_seat_and_gives_it_back(visitor: Visitor) -> None:
    visitor.make_table("outpost", ["me", "random"], options=WAITS_FOR_ME, pace=10_000)
    visitor.start()
    visitor.page.wait_for_selector(".lit:visible")
    sheet = menu(visitor)
    sheet.get_by_label("Played by").first.select_option("random")
    expect(sheet.locator("li").first).to_contain_text("Beginner (bot)")
    sheet.get_by_role("button", name="Close").click()
    expect(visitor.page.locator(".lit:visible")).to_have_count(0)
    notice(visitor, "A bot plays for you").get_by_role("button", name="Play myself again").click()
    visitor.page.wait_for_selector(".lit:visible")


def test_a_newcomer_takes_the_seat_of_a_bot(server: Server, browser: Any) -> None:
    with Visitor(browser, server) as olena, Visitor(browser, server) as marta:
        olena.make_table("outpost", ["me", "random"], options=WAITS_FOR_ME)
        olena.start()
        sheet = menu(olena)
        sheet.locator("li").nth(1).get_by_role("button", name="New link to this seat").click()
        marta.page.goto(sheet.get_by_role("textbox", name="Link to seat 2").input_value())
        marta.page.wait_for_selector(".frame")
        expect(sheet.locator("li").nth(1)).to_contain_text("here")


def test_any_player_may_put_a_bot_in_the_place_of_who_has_left(server: Server, browser: Any) -> None:
    with two_at_a_table(server, browser, options={"first": "1"}) as (olena, taras, _):
        olena.open("/")
        sheet = menu(taras)
        with nobody_waits(server):
            sheet.get_by_label("Played by").first.select_option("random")
            expect(sheet.locator("li").first).to_contain_text("Beginner (bot)")


def test_forced_moves_are_played_if_one_wants(visitor: Visitor) -> None:
    visitor.make_table("outpost", ["me", "random"], options=WAITS_FOR_ME)
    visitor.start()
    sheet = menu(visitor)
    sheet.get_by_label("Play forced moves for me").check()
    sheet.get_by_role("button", name="Close").click()
    visitor.page.reload()
    expect(menu(visitor).get_by_label("Play forced moves for me")).to_be_checked()
    visitor.page.keyboard.press("Escape")
    for _ in range(400):
        visitor.page.wait_for_selector(".lit:visible, dialog[open] .seats")
        if visitor.over:
            return
        # None, if the answer to the last touch has just come. Counted and touched at once, before the next one comes.
        assert visitor.page.evaluate(COUNT_AND_TOUCH) != 1, "a forced move was left to the player"
    raise AssertionError("the game does not end")


def test_undo_and_why_not(visitor: Visitor) -> None:
    visitor.make_table("barbarossa", ["me", "random"], options=WAITS_FOR_ME)
    visitor.start()
    undo = visitor.page.get_by_role("button", name="Undo")
    undo.click()
    expect(visitor.page.get_by_role("region", name="Actions")).to_contain_text("There is nothing to take back.")
    question = visitor.page.locator(".prompt p")
    before = question.inner_text()
    visitor.page.locator("[data-primary]").click()
    expect(question).not_to_have_text(before)
    visitor.page.keyboard.press("Control+z")
    expect(question).to_have_text(before)
    visitor.page.locator(".own .card.lit").first.click()
    expect(visitor.page.locator(".log")).to_contain_text("Horses")
    expect(undo).to_contain_text("Horses")
    undo.click()
    expect(visitor.page.locator(".log")).not_to_contain_text("Horses")
    expect(question).to_have_text(before)

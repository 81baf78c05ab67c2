"""The analysis of a finished game in its replay: begun by a button, a plot with links, the better line on the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.test_analysis import blunder, long_game, uploaded
from tests.web.table import Visitor
from tests.web.test_access import check


def opened(visitor: Visitor, record: str) -> Page:
    visitor.open(f"/replay/{uploaded(visitor.server, record)}")
    visitor.page.get_by_role("button", name="Analyse").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Analyse").click()
    return visitor.page


def test_where_the_game_turned_leads_into_the_replay_and_the_better_line_is_stepped_through(visitor: Visitor) -> None:
    page = opened(visitor, blunder())
    sheet = page.get_by_role("dialog", name="Analysis")
    expect(sheet.get_by_role("heading", name="Where the game turned")).to_be_visible(timeout=60_000)
    expect(sheet).to_contain_text("Better: “Send Tank Crew”")
    sheet.get_by_text("The chances as a table").click()
    expect(sheet.get_by_role("table").get_by_role("row").last).to_contain_text("The end")
    turned = sheet.get_by_role("group", name="Chances to win").get_by_role("link").first
    turned.focus()
    page.keyboard.press("Enter")
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Better: “Send Tank Crew”")
    assert page.url.endswith("#0,0"), "the moment before the choice, as its player saw it"
    page.get_by_role("button", name="Show the better line").click()
    expect(prompt).to_contain_text("The better line, 1 of 1: Send Tank Crew")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Back to the game").click()
    expect(prompt).to_contain_text("Better: “Send Tank Crew”")
    page.reload()
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("heading", name="Where the game turned")).to_be_visible()
    check(visitor)


def test_it_shows_how_far_it_is_and_can_be_stopped(visitor: Visitor) -> None:
    page = opened(visitor, long_game())
    sheet = page.get_by_role("dialog", name="Analysis")
    expect(sheet.get_by_role("progressbar")).to_be_visible()
    sheet.get_by_role("button", name="Stop").click()
    expect(sheet.get_by_role("button", name="Analyse")).to_be_visible()

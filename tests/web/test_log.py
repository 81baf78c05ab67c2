"""The log: back to the beginning of a long game, rules behind its lines, in either language."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.table import Visitor

LANGUAGE = "lang => document.documentElement.lang === lang"


@pytest.fixture(scope="module")
def long_game(server: Server) -> dict[str, str]:
    """A table whose log is longer than what is sent at once."""
    chance = random.Random(1)
    made, (olena,) = server.begun("me", "random", game="barbarossa")
    while olena.outcome is None and len(olena.log) < 900:
        if olena.view["to_act"] == 0:
            olena.ask("play", seat=0, action=chance.choice(olena.view["actions"])["action"])
        else:
            olena.read()
    return {"id": made["id"], "seat": made["seats"]["0"]}


def left_below(visitor: Visitor) -> float:
    """How far the log's end is from being seen."""
    return float(visitor.page.locator(".log").evaluate("log => log.scrollHeight - log.clientHeight - log.scrollTop"))


def test_the_log_of_a_long_game_goes_back_to_the_beginning(visitor: Visitor, long_game: dict[str, str]) -> None:
    visitor.open(f"/t/{long_game['id']}#s={long_game['seat']}")
    lines = visitor.page.locator(".log li")
    lines.first.wait_for()
    if visitor.page.locator("dialog[open]").count():
        visitor.page.keyboard.press("Escape")
    earlier = visitor.page.get_by_role("button", name="Earlier")
    for _ in range(30):
        if not earlier.count():
            break
        before = lines.count()
        earlier.click()
        expect(lines).not_to_have_count(before)
    else:
        raise AssertionError("the log has no beginning")
    assert lines.count() > 200
    assert left_below(visitor) > 0, "who reads the beginning is not taken to the end"


def test_the_end_of_the_log_stays_in_sight_in_another_language(visitor: Visitor, long_game: dict[str, str]) -> None:
    visitor.open(f"/t/{long_game['id']}#s={long_game['seat']}")
    visitor.page.locator(".log li").first.wait_for()
    if visitor.page.locator("dialog[open]").count():
        visitor.page.keyboard.press("Escape")
    for lang in ("uk", "en", "uk", "en"):
        visitor.page.locator(f".head [lang='{lang}']").click()
        visitor.page.wait_for_function(LANGUAGE, arg=lang)
        visitor.page.wait_for_timeout(100)
        assert left_below(visitor) < 2, lang


def test_who_asks_for_earlier_lines_at_once_is_not_taken_to_the_end(
    visitor: Visitor, long_game: dict[str, str]
) -> None:
    visitor.open(f"/t/{long_game['id']}#s={long_game['seat']}")
    earlier = visitor.page.get_by_role("button", name="Earlier")
    earlier.wait_for()
    # Scrolled and pressed before the browser has told the page of the scroll, as happens on a busy machine.
    before = visitor.page.locator(".log li").count()
    earlier.evaluate("button => { button.closest('.log').scrollTop = 0; button.click(); }")
    expect(visitor.page.locator(".log li")).not_to_have_count(before)
    assert left_below(visitor) > 0


def test_a_line_shows_its_rule_and_its_card(visitor: Visitor) -> None:
    visitor.make_table("barbarossa", ["me", "random"], options={"first": "0"})
    visitor.start()
    visitor.page.locator(".own .card.lit").first.click()
    expect(visitor.page.locator(".log")).to_contain_text("You play Horses")
    rule = visitor.page.locator(".log .rule").first
    name = rule.inner_text()
    rule.click()
    dialog = visitor.page.get_by_role("dialog", name=name)
    expect(dialog.locator(".ruletext")).not_to_be_empty()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".log .named").last.click()
    expect(visitor.page.get_by_role("dialog").locator(".card")).to_be_visible()

"""Every installed game is played in the browser from the first choice to the last: by mouse, finger and keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import sandtable
from tests.server.harness import Server
from tests.web.table import END, Visitor

PHONE = (390, 844)
GAMES = sandtable.game_names()
SHORTER = {"barbarossa": {"round_limit": "10"}}
"""A long game ends sooner, as any player can choose; `make browser-all` plays it to its natural end."""


def quick(*games: str) -> pytest.MarkDecorator:
    """These games in every run, the others in `make browser-all`; by clicks every run plays them all."""
    longer = [pytest.mark.slow, pytest.mark.matrix]
    return pytest.mark.parametrize(
        "game", [pytest.param(game, marks=[] if game in games else longer) for game in GAMES]
    )


def play_to_the_end(visitor: Visitor, game: str, seed: int, options: dict[str, str] | None = None) -> str:
    """A whole game against bots of the better kind; the name of the table."""
    seats = ["me"] + ["greedy"] * (min(n for n in sandtable.game(game).seats if n > 1) - 1)
    made = visitor.make_table(game, seats, options=options or {})
    visitor.start()
    assert visitor.play(seed) > 0
    assert visitor.page.locator(f"{END} .sheet").count() >= 1
    assert visitor.complaints == []
    return str(made["id"])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_and_then_its_replay(visitor: Visitor, game: str) -> None:
    name = play_to_the_end(visitor, game, seed=5, options=SHORTER.get(game))
    visitor.page.locator("dialog[open]").get_by_role("link", name="replay").click()
    slider = visitor.page.get_by_role("slider")
    slider.focus()
    visitor.page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    assert f"/replay/{name}#" in visitor.page.url
    assert visitor.complaints == []


@pytest.mark.slow
@pytest.mark.matrix
@pytest.mark.parametrize("game", SHORTER)
def test_a_long_game_by_clicks_to_its_natural_end(visitor: Visitor, game: str) -> None:
    play_to_the_end(visitor, game, seed=5)


def test_the_same_touches_play_the_same_game(server: Server, browser: Browser) -> None:
    """Nothing here depends on chance, so that what fails once fails always."""
    records = []
    for _ in range(2):
        with Visitor(browser, server) as visitor:
            name = play_to_the_end(visitor, "outpost", seed=5)
            records.append(server.get(f"/api/replays/{name}/record").text)
    assert records[0] == records[1]


@quick("afu", "outpost", "victory-day")
def test_a_whole_game_by_keyboard_alone(server: Server, browser: Browser, game: str) -> None:
    with Visitor(browser, server, hand="keyboard") as visitor:
        play_to_the_end(visitor, game, seed=2, options=SHORTER.get(game))


@quick("frontier-wars", "outpost", "victory-day")
def test_a_whole_game_on_a_phone(server: Server, browser: Browser, game: str) -> None:
    with Visitor(browser, server, size=PHONE, hand="finger") as phone:
        play_to_the_end(phone, game, seed=3, options=SHORTER.get(game))
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_before_the_first_round_no_round_and_no_faction_is_named(visitor: Visitor) -> None:
    visitor.make_table("frontier-wars", ["me", "random"])
    visitor.start()
    expect(visitor.page.locator(".prompt")).to_contain_text("Choose your faction")
    expect(visitor.page.locator(".frame")).not_to_contain_text("ound 0")
    expect(visitor.page.locator(".frame")).not_to_contain_text("nothing")


def test_faction_sheets_are_in_sight_while_factions_are_chosen_and_on_request_later(visitor: Visitor) -> None:
    visitor.make_table("frontier-wars", ["me", "random"])
    visitor.start()
    page = visitor.page
    sheet = page.locator("[data-lit^='lead ']").first
    expect(sheet).to_contain_text("4 cards")
    name, skill = sheet.locator("strong").inner_text(), sheet.locator(".skill").last.inner_text()
    sheet.click()
    faction = page.get_by_role("button", name=name, exact=True)
    expect(faction).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".order")).not_to_contain_text(skill)
    faction.click()
    expect(page.locator(".order")).to_contain_text(skill)

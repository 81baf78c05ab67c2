"""The front page and what it leads to: a new game in words, one's own tables, cards and rules, a record."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

import sandtable
from tests.server.harness import Server
from tests.web.table import Visitor

DECKS = Path(sandtable.game("victory-day").folder) / "pack" / "decks"
MAPS = Path(sandtable.game("frontier-wars").folder) / "pack" / "maps"


def in_memory(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def test_two_clicks_to_a_game_against_a_bot(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.page.locator(".games li", has_text="Barbarossa").get_by_role("link", name="Play").click()
    visitor.page.get_by_role("button", name="Sit down and play").click()
    visitor.page.wait_for_selector(".own .card")
    assert visitor.complaints == []


def test_seats_and_options_in_words(visitor: Visitor) -> None:
    visitor.open("/new/afu")
    page = visitor.page
    page.get_by_role("button", name="Alone").click()
    page.get_by_label("Solo difficulty").select_option("More difficult")
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_label("Solo difficulty")).to_have_count(0)
    expect(page.get_by_label("Seat 2")).to_have_value("open")
    page.get_by_role("button", name="Alone").click()
    page.get_by_label("Mode").select_option("chervona-kalyna")
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_selector(".frame")


def test_maps_fit_the_number_of_seats(visitor: Visitor) -> None:
    visitor.open("/new/frontier-wars")
    page = visitor.page
    page.get_by_label("Operation").select_option("varsity")
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.get_by_label("Operation")).to_have_value("compact")
    page.get_by_label("Operation").select_option("kutuzov")
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_selector(".frame")


def test_a_deck_of_ones_own(visitor: Visitor) -> None:
    visitor.open("/new/victory-day")
    page = visitor.page
    page.get_by_label("Armies").select_option("soviet-german")
    own = page.get_by_label("A deck of my own").first
    own.set_input_files([in_memory("mine.txt", "side: soviet\n3 depot\n")])
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator(".problem")).to_contain_text("a deck has 45 to 90")
    page.get_by_role("button", name="Remove").click()
    own.set_input_files([in_memory("mine.txt", (DECKS / "soviet-45.txt").read_text())])
    expect(page.get_by_label("Deck of the first seat")).to_have_value("own")
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_selector(".frame")


def test_a_map_of_ones_own(visitor: Visitor) -> None:
    visitor.open("/new/frontier-wars")
    page = visitor.page
    page.get_by_label("A map of my own").set_input_files([in_memory("map.txt", (MAPS / "fork.map").read_text())])
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_selector(".frame")


def test_a_deck_can_be_saved_to_be_changed(visitor: Visitor) -> None:
    visitor.open("/new/victory-day")
    visitor.page.get_by_label("Deck of the first seat").select_option("soviet-mobile-45")
    with visitor.page.expect_download() as saving:
        visitor.page.get_by_role("button", name="Save as a file").click()
    assert Path(saving.value.path()).read_text() == (DECKS / "soviet-mobile-45.txt").read_text()


def test_cards_of_ones_own_are_shown_as_they_are(visitor: Visitor) -> None:
    pack = [
        in_memory("pack.toml", '[pack]\nname = "mine"\nextends = "standard"\n'),
        in_memory("transports.toml", '[horses]\nname = { en = "Mules", uk = "Мули" }\n'),
    ]
    visitor.open("/new/barbarossa")
    page = visitor.page
    page.get_by_text("More options").click()
    page.get_by_label("Cards of my own").set_input_files(pack[1:])
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator(".problem")).to_contain_text("pack.toml is missing")
    page.get_by_label("Cards of my own").set_input_files(pack)
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator(".own .card", has_text="Mules").first).to_be_visible()
    with page.expect_popup() as opening:
        page.get_by_role("link", name="Rules and cards").click()
    cards = opening.value
    expect(cards.locator(".cards .card", has_text="Mules").first).to_be_visible()
    expect(cards.locator("main")).to_contain_text("Played with the cards of “mine”")
    clipped = "words => words.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    assert cards.locator(".cards .words").evaluate_all(clipped) == 0, "every word of every card can be read"
    cards.close()
    page.get_by_role("button", name="The table: seats").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download this pack").click()
    assert saving.value.suggested_filename == "mine.zip"


def test_my_tables(visitor: Visitor) -> None:
    made = visitor.make_table("outpost", ["me", "greedy"])
    visitor.start()
    visitor.open("/")
    mine = visitor.page.locator("li", has=visitor.page.locator(f"a[href='/t/{made['id']}']"))
    expect(mine).to_contain_text("Tactician")
    expect(mine.locator(".how")).to_have_text(re.compile("Your turn|Waiting for Tactician"))
    heads = visitor.page.locator("main h2").all_inner_texts()
    assert heads[0] == "My tables", "before the games"
    mine.get_by_role("link").click()
    visitor.page.wait_for_selector(".frame")
    visitor.open("/")
    mine.get_by_role("button", name="Forget").click()
    expect(mine).to_have_count(0)


@pytest.mark.parametrize("game", sandtable.game_names())
def test_cards_and_rules_are_searched(visitor: Visitor, game: str) -> None:
    visitor.open(f"/games/{game}")
    page = visitor.page
    page.wait_for_selector(".cards .card")
    rule = next(iter(visitor.server.get(f"/api/games/{game}").json["rules"]), "")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("searchbox").fill(rule)
    expect(page.locator("dt").first).to_have_text(rule)
    page.get_by_role("searchbox").fill("no such words")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    assert visitor.complaints == []


def test_cards_by_source(visitor: Visitor) -> None:
    visitor.open("/games/barbarossa")
    cards = visitor.page.locator(".cards .card")
    cards.first.wait_for()
    every = cards.count()
    visitor.page.get_by_label("Source").select_option("rulebook")
    expect(cards).not_to_have_count(every)
    assert 0 < cards.count() < every
    visitor.page.get_by_label("Source").select_option("designed")
    expect(visitor.page.locator(".cards .card .pencil")).to_have_count(cards.count())
    cards.first.click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Designed for Sandtable")


def test_sheets_say_the_source_of_each_value(visitor: Visitor) -> None:
    visitor.open("/games/frontier-wars")
    sheets = visitor.page.locator("[data-sheet]")
    expect(sheets).to_have_count(8)
    ussr = visitor.page.locator("[data-sheet=ussr-standard]")
    expect(ussr).to_contain_text("Printed in the rulebook: faction skill.")
    expect(ussr).to_contain_text("Designed for Sandtable: headquarters, starting cards")
    visitor.page.get_by_label("Source").select_option("rulebook")
    expect(sheets).to_have_count(2)
    visitor.page.get_by_role("searchbox").fill("conscription")
    expect(sheets).to_have_count(1)
    visitor.open("/new/frontier-wars")
    visitor.page.get_by_role("button", name="Sit down").click()
    pencil = visitor.page.locator("[data-faction=ussr] .pencil")
    expect(pencil).to_have_attribute("title", re.compile("^Designed for Sandtable: headquarters"))
    assert visitor.complaints == []


def test_the_front_page_in_ukrainian(server: Server, browser: Any) -> None:
    with Visitor(browser, server, lang="uk") as visitor:
        visitor.open("/")
        visitor.page.locator(".games li", has_text="День Перемоги").get_by_role("link", name="Грати").click()
        expect(visitor.page.get_by_label("Колода першого місця")).to_have_value("starter")
        visitor.page.get_by_role("button", name="Сісти й грати").click()
        visitor.page.wait_for_selector(".frame")


def test_a_record_that_does_not_replay_gets_a_sentence(visitor: Visitor) -> None:
    visitor.open("/")
    record = in_memory("game.txt", "sandtable 1\ngame: chess\n---\n")
    visitor.page.get_by_label("Open a record").set_input_files(record)
    visitor.page.locator(".problem").wait_for()
    assert visitor.complaints == []

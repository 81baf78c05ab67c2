"""Sealed decks, a draft and the deck builder in a real browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, expect

from tests.server.harness import Server
from tests.web.company import take_a_seat
from tests.web.table import Visitor

VD = "victory-day"


def test_a_draft_against_a_bot_from_the_form_to_the_first_hand(server: Server, browser: Any) -> None:
    with Visitor(browser, server) as olena:
        olena.open(f"/new/{VD}")
        olena.page.get_by_label("Decks").select_option("draft")
        olena.page.get_by_label("Boosters each").fill("1")
        expect(olena.page.get_by_label("Deck of the first seat")).to_have_count(0)
        olena.page.get_by_role("button", name="Sit down").click()
        takes = olena.page.get_by_role("button", name=re.compile("^Take "))
        for left in range(7, 1, -1):
            expect(takes).to_have_count(left)
            takes.first.click()
        hand_in = olena.page.get_by_role("button", name="Hand in this deck")
        expect(hand_in).to_be_disabled()
        olena.page.get_by_role("button", name="One Depot more").click()
        expect(olena.page.get_by_role("heading", name="1 of 45 cards")).to_be_visible()
        olena.page.get_by_role("button", name="Suggest a deck").click()
        whole = olena.page.get_by_role("heading", name="45 of 45 cards")
        expect(whole).to_be_visible()
        for text, sentence in (("45 depots", "“45 depots” is no card"), ("9 is-2\n9 tiger", "and you have")):
            wrong: FilePayload = {"name": "deck.txt", "mimeType": "text/plain", "buffer": text.encode()}
            olena.page.locator(".bar input[type=file]").set_input_files(wrong)
            expect(olena.page.get_by_role("alert")).to_contain_text(sentence)
            expect(whole).to_be_visible()
        hand_in.click()
        olena.page.wait_for_selector(".frame")
        assert olena.complaints == []


def test_two_people_build_sealed_decks_and_see_nothing_of_each_other(server: Server, browser: Any) -> None:
    with Visitor(browser, server) as olena, Visitor(browser, server) as taras:
        made = olena.make_table(VD, ["me", "open"], prepare="sealed:2", options={"armies": "soviet-german"})
        taras.open(f"/t/{made['id']}#i={made['invite']}")
        for one in (olena, taras):
            expect(one.page.get_by_text("Sealed boosters. Boosters each: 2.")).to_be_visible()
        take_a_seat(taras, made, "Taras")
        olena.page.locator("main .primary").click()
        for one, theirs in ((olena, "german"), (taras, "soviet")):
            one.page.get_by_role("heading", name="You open 2 boosters").wait_for()
            assert one.page.locator(".booster [data-card]").count() == 14
            cards = one.page.locator(".booster [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
            assert not set(cards) & set(slugs_of(server, theirs))
            one.page.get_by_role("button", name="Build a deck from them").click()
            one.page.get_by_role("button", name="Suggest a deck").click()
        olena.page.get_by_role("button", name="Hand in this deck").click()
        expect(olena.page.get_by_text("Your deck is handed in")).to_be_visible()
        expect(olena.page.get_by_text("Taras is choosing.")).to_be_visible()
        taras.page.get_by_role("button", name="Hand in this deck").click()
        for one in (olena, taras):
            one.page.wait_for_selector(".frame")
            assert one.complaints == []


def slugs_of(server: Server, side: str) -> list[str]:
    cards = server.get(f"/api/games/{VD}").json["cards"]
    return [card["slug"] for card in cards if card["data"]["side"] == side]


def test_a_deck_is_built_from_a_collection_for_a_new_table(server: Server, browser: Any, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("name: Mine\nbox: soviet\n3 rifle-company\n1 is-2\n", encoding="utf-8")
    with Visitor(browser, server) as olena:
        olena.open(f"/new/{VD}")
        olena.page.get_by_role("button", name="Build a deck…").first.click()
        sheet = olena.page.get_by_role("dialog")
        with olena.page.expect_file_chooser() as chooser:
            sheet.get_by_text("From a collection…").click()
        chooser.value.set_files(mine)
        expect(sheet.get_by_role("button", name=re.compile("^One .* more$"))).to_have_count(5)
        for _ in range(41):
            sheet.get_by_role("button", name="One Depot more").click()
        sheet.get_by_role("button", name="One IS-2 more").click()
        expect(sheet.get_by_role("button", name="One IS-2 more")).to_be_disabled()
        use = sheet.get_by_role("button", name="Use this deck")
        expect(use).to_be_disabled()
        for _ in range(3):
            sheet.get_by_role("button", name="One Rifle company more").click()
        use.click()
        olena.page.get_by_role("button", name="Sit down").click()
        olena.page.wait_for_selector(".frame")
        assert olena.complaints == []


def test_boosters_are_opened_into_a_collection_that_is_kept(server: Server, browser: Any, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    with Visitor(browser, server) as olena:
        olena.open(f"/new/{VD}")
        olena.page.get_by_role("button", name="Build a deck…").first.click()
        sheet = olena.page.get_by_role("dialog")
        for opened in (2, 1):
            sheet.get_by_label("Boosters").fill(str(opened))
            sheet.get_by_role("button", name="Open and add to the collection").click()
            expect(sheet.locator(".booster [data-card]")).to_have_count(7 * opened)
        with olena.page.expect_download() as kept:
            sheet.get_by_role("button", name="Save the collection").click()
        kept.value.save_as(mine)
        assert [line.split()[:3] for line in mine.read_text("utf-8").splitlines() if "opened" in line] == [
            ["opened:", "soviet", "2"],
            ["opened:", "soviet", "1"],
        ]
        sheet.locator("input[type=file]").set_input_files(mine)
        expect(sheet.locator(".booster")).to_have_count(0)
        sheet.get_by_role("button", name="Suggest a deck").click()
        expect(sheet.get_by_role("status").filter(has_text="45 cards")).to_be_visible()
        sheet.get_by_role("button", name="Use this deck").click()
        olena.page.get_by_role("button", name="Sit down").click()
        olena.page.wait_for_selector(".frame")
        assert olena.complaints == []


def test_a_collection_that_was_edited_is_refused_with_a_sentence(server: Server, browser: Any, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("name: Mine\nbox: soviet\n2 is-2\n", encoding="utf-8")
    with Visitor(browser, server) as olena:
        olena.open(f"/new/{VD}")
        olena.page.get_by_role("button", name="Build a deck…").first.click()
        sheet = olena.page.get_by_role("dialog")
        sheet.locator("input[type=file]").set_input_files(mine)
        expect(sheet.get_by_role("alert")).to_have_text(
            "Collection mine.txt: it claims 2 is-2, but its box and its boosters hold 1."
        )
        mine.write_text("name: Mine\nbox: soviet\ncards: 12345678\n2 is-2\n", encoding="utf-8")
        sheet.locator("input[type=file]").set_input_files(mine)
        expect(sheet.get_by_role("status").filter(has_text="cannot be checked")).to_be_visible()
        expect(sheet.get_by_role("alert")).to_have_count(0)
        assert olena.complaints == []


def test_armies_are_kept_or_swapped_in_a_rematch(server: Server, browser: Any) -> None:
    with Visitor(browser, server) as olena, Visitor(browser, server) as taras:
        made = olena.make_table(VD, ["me", "open"], options={"armies": "soviet-german"})
        take_a_seat(taras, made, "Taras")
        olena.start()
        taras.page.get_by_role("button", name="The table: seats").click()
        sheet = taras.page.get_by_role("dialog", name="The table")
        sheet.get_by_role("button", name="Resign").click()
        sheet.get_by_role("button", name="Yes, resign").click()
        expect(olena.page.get_by_role("button", name="Rematch, sides swapped")).to_be_visible()
        olena.page.get_by_role("button", name="Rematch, same sides").click()
        asked = taras.page.locator(".notices p", has_text="Olena proposes a rematch.").last
        asked.get_by_role("button", name="Agree").click()
        olena.page.wait_for_url(lambda url: made["id"] not in url)
        found = server.get(f"/api/tables/{olena.page.url.rsplit('/', 1)[1]}").json
        assert found["options"]["armies"] == "german-soviet", "Olena sits in the other seat now"

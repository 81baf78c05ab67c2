"""What people at one table do besides playing: talk, ask, agree, give up, leave and come back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.harness import Server, nobody_waits
from tests.web.company import menu, notice, two_at_a_table
from tests.web.table import Visitor


def test_talk(server: Server, browser: Any) -> None:
    with two_at_a_table(server, browser) as (olena, taras, _):
        taras.page.locator(".chat summary").click()
        taras.page.get_by_label("Say something").fill("Good luck!")
        taras.page.keyboard.press("Enter")
        expect(olena.page.locator(".chat summary")).to_contain_text("1 new")
        olena.page.locator(".chat summary").click()
        expect(olena.page.locator(".chat li")).to_have_text("Taras: Good luck!")
        expect(olena.page.locator(".chat summary")).not_to_contain_text("new")


def test_a_take_back_is_asked_and_granted(server: Server, browser: Any) -> None:
    with two_at_a_table(server, browser) as (olena, taras, _):
        olena.page.locator(".lit:visible").first.click()
        taras.page.wait_for_selector(".lit:visible")
        menu(olena).get_by_role("button", name="Ask to take back a move").click()
        notice(olena, "You have asked to take back").wait_for()
        notice(taras, "Olena asks to take back").get_by_role("button", name="Agree").click()
        olena.page.wait_for_selector(".lit:visible")
        expect(taras.page.locator(".lit:visible")).to_have_count(0)


def test_a_proposal_can_be_refused_and_withdrawn(server: Server, browser: Any) -> None:
    with two_at_a_table(server, browser) as (olena, taras, _):
        menu(olena).get_by_role("button", name="Offer to end the game").click()
        notice(taras, "Olena offers to end the game").get_by_role("button", name="Decline").click()
        notice(olena, "Taras wants to play on.").wait_for()
        expect(notice(olena, "You have offered to end the game")).to_have_count(0)
        menu(olena).get_by_role("button", name="Offer to end the game").click()
        notice(olena, "You have offered to end the game").get_by_role("button", name="Withdraw").click()
        notice(taras, "Olena no longer offers to end the game.").wait_for()
        expect(notice(taras, "Olena offers to end the game")).to_have_count(0)
        expect(notice(olena, "wants to play on")).to_have_count(0)
        assert not olena.over


def test_both_agree_to_stop(server: Server, browser: Any) -> None:
    with two_at_a_table(server, browser) as (olena, taras, _):
        menu(taras).get_by_role("button", name="Offer to end the game").click()
        notice(olena, "Taras offers to end the game").get_by_role("button", name="Agree").click()
        for one in (olena, taras):
            expect(one.page.get_by_role("dialog", name="Stopped by agreement")).to_contain_text("nobody wins")


def test_resigning_is_asked_twice_and_a_rematch_swaps_the_sides(server: Server, browser: Any) -> None:
    with two_at_a_table(server, browser) as (olena, taras, made):
        sheet = menu(taras)
        sheet.get_by_role("button", name="Resign").click()
        sheet.get_by_role("button", name="Yes, resign").click()
        for one, title in ((olena, "You win"), (taras, "Olena wins")):
            expect(one.page.get_by_role("dialog", name=title)).to_contain_text("Taras resigned.")
        olena.page.get_by_role("button", name="Rematch").click()
        notice(taras, "Olena proposes a rematch").get_by_role("button", name="Agree").click()
        for one, seat in ((olena, 1), (taras, 0)):
            one.page.wait_for_url(lambda url: made["id"] not in url)
            expect(one.page.locator("main li").nth(seat)).to_contain_text("you")
        olena.start()
        taras.page.wait_for_selector(".frame")


def test_who_is_here(server: Server, browser: Any) -> None:
    with two_at_a_table(server, browser) as (olena, taras, made):
        here = olena.page.get_by_role("list", name="Who is here")
        expect(here).to_contain_text("Taras: here")
        taras.open("/")
        expect(here).to_contain_text("Taras: away")
        olena.page.locator(".lit:visible").first.click()
        expect(olena.page.locator(".prompt")).to_contain_text("It is Taras’s turn, but they are away")
        taras.open(f"/t/{made['id']}")
        expect(here).to_contain_text("Taras: here")


def test_the_tab_says_whose_turn_it_is(server: Server, browser: Any) -> None:
    with two_at_a_table(server, browser) as (olena, taras, _):
        expect(olena.page).to_have_title("● Outpost · Sandtable")
        expect(taras.page).to_have_title("Outpost · Sandtable")
        olena.page.locator(".lit:visible").first.click()
        expect(taras.page).to_have_title("● Outpost · Sandtable")
        expect(olena.page).to_have_title("Outpost · Sandtable")


def test_a_lost_link_is_replaced_and_the_old_one_is_void(server: Server, browser: Any) -> None:
    with two_at_a_table(server, browser) as (olena, taras, made), Visitor(browser, server) as marta:
        taras.open("/")
        sheet = menu(olena)
        with nobody_waits(server):
            sheet.locator("li", has_text="Taras").get_by_role("button", name="New link to this seat").click()
            link = sheet.get_by_role("textbox", name="Link to seat 2").input_value()
        taras.open(f"/t/{made['id']}")
        taras.page.locator(".problem").wait_for()
        marta.page.goto(link)
        marta.page.wait_for_selector(".frame")
        expect(sheet.locator("li").nth(1)).to_contain_text("here")
        sheet.get_by_role("button", name="Close").click()
        olena.page.locator(".lit:visible").first.click()
        marta.page.wait_for_selector(".lit:visible")


def test_spectators_see_no_hand_and_are_counted(server: Server, browser: Any) -> None:
    with two_at_a_table(server, browser) as (olena, _, made), Visitor(browser, server) as marta:
        marta.open(f"/t/{made['id']}#w={made['watch']}")
        marta.page.wait_for_selector(".frame")
        expect(marta.page.get_by_text("You are watching")).to_be_visible()
        assert marta.page.locator(".lit").count() == 0
        assert marta.page.locator(".own .card:not(.back)").count() == 0
        expect(olena.page.get_by_text("1 spectator")).to_be_visible()

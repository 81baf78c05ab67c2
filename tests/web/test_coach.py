"""A first game with a coach in the browser: it explains, answers, and goes and comes back with one click."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.harness import Server
from tests.web.table import Visitor

SAYS = ".coach .words p"


def test_a_first_game_has_a_coach_who_goes_and_comes_back_with_one_click(visitor: Visitor) -> None:
    visitor.open("/learn/barbarossa")
    visitor.page.get_by_role("button", name="First game with a coach").click()
    coach = visitor.page.get_by_role("region", name="Coach")
    visitor.page.wait_for_selector(SAYS)
    expect(coach).to_contain_text("TRANSPORT cards are money")
    coach.locator(".words p").first.evaluate("said => said.append(said.textContent.repeat(20))")
    coach.get_by_role("button", name="What should I think about?").click()
    expect(coach.get_by_text("keep the SP for the shop")).to_be_in_viewport()
    off = coach.get_by_role("button", name="Coach off")
    box, button = coach.bounding_box(), off.bounding_box()
    assert box is not None and button is not None
    assert button["y"] + button["height"] <= box["y"] + box["height"], "it is in sight, however much is said"
    off.click()
    expect(coach).not_to_contain_text("TRANSPORT")
    coach.get_by_role("button", name="Coach on").click()
    expect(coach.get_by_role("button", name="Coach off")).to_be_visible()
    visitor.page.keyboard.press("Enter")
    expect(coach).to_contain_text("The heart of the turn")
    coach.get_by_role("button", name="Got it").click()
    visitor.page.reload()
    expect(coach.get_by_role("button", name="What should I think about?")).to_be_visible()
    expect(coach).not_to_contain_text("The heart of the turn")


def test_on_a_phone_in_ukrainian_it_stands_above_the_table(server: Server, browser: Browser) -> None:
    with Visitor(browser, server, lang="uk", size=(390, 844), hand="finger") as visitor:
        visitor.open("/games/barbarossa")
        visitor.page.get_by_role("button", name="Перша гра з наставником").click()
        coach = visitor.page.get_by_role("region", name="Наставник")
        visitor.page.wait_for_selector(SAYS)
        expect(coach).to_contain_text("ТРАНСПОРТ — це гроші")
        box, prompt = coach.bounding_box(), visitor.page.locator(".prompt").bounding_box()
        assert box is not None and prompt is not None and box["y"] + box["height"] <= prompt["y"]
        coach.get_by_role("button", name="Зрозуміло").click()
        expect(coach).not_to_contain_text("ТРАНСПОРТ")
        assert visitor.complaints == []

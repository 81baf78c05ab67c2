"""A layout that a game's package brings, without anything of it in the page: the example game has one."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Browser, Route, expect

from tests.server.harness import Server
from tests.web.table import Visitor

MODULE = re.compile("/api/games/outpost/web/layout.js$")
TILES = """export default function (at, table) {
  const squads = ["scouts", "gunners", "tank-crew"];
  at.innerHTML = "<h2></h2>" + squads.map((kind) => `<button data-kind="${kind}">${kind}</button>`).join("");
  for (const button of at.querySelectorAll("button")) table.touch(button, "kind", button.dataset.kind);
  return () => (at.querySelector("h2").textContent = table.say("counter-round") + " " + table.view.counters.round);
}"""


def answer(module: str, route: Route) -> None:
    """What the server would say if the package brought this layout."""
    route.fulfill(body=module, content_type="text/javascript")


def test_a_package_arranges_the_parts_of_the_page_in_its_own_way(visitor: Visitor) -> None:
    visitor.make_table("outpost", ["me", "random", "random"])
    visitor.start()
    page = visitor.page
    expect(page.locator(".field .outpost .rival .plate")).to_have_count(2)
    expect(page.locator(".outpost .prize .card")).to_have_count(1)
    assert page.locator(".field .generic").count() == 0
    assert page.locator(".outpost .road").evaluate("one => getComputedStyle(one).justifyContent") == "center"
    shown = page.locator(".outpost .prize .card").get_attribute("data-card")
    visitor.play_until(f".outpost .prize .card:not([data-card='{shown}'])", touches=10)
    assert visitor.complaints == []


def test_what_a_package_draws_itself_is_lit_and_touched_like_a_card(visitor: Visitor) -> None:
    visitor.page.route(MODULE, partial(answer, TILES))
    visitor.make_table("outpost", ["me", "random"])
    visitor.start()
    page = visitor.page
    expect(page.locator("main h2")).to_have_text("Round 1")
    lit = page.locator("main button[data-kind].lit")
    in_hand = {one.get_attribute("data-card") for one in page.locator(".own .card.lit").all()}
    assert {one.get_attribute("data-kind") for one in lit.all()} == in_hand
    lit.first.click()
    expect(page.locator("main h2")).to_have_text("Round 2")
    assert visitor.complaints == []


def test_a_layout_that_is_broken_leaves_a_table_at_which_can_be_played(server: Server, browser: Browser) -> None:
    broken = ("export default () => { throw new Error('oh') }", "this is no program", "export default () => () => oh()")
    for text in broken:
        with Visitor(browser, server) as visitor:
            visitor.page.route(MODULE, partial(answer, text))
            visitor.make_table("outpost", ["me", "random"])
            visitor.start()
            expect(visitor.page.locator(".field .generic")).to_be_visible()
            assert visitor.play(seed=1) > 0
            assert visitor.complaints == []

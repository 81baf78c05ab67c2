"""A connection that breaks in the middle of a turn: the page says so, comes back, and nothing is played twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.harness import Server, change_rules
from tests.web.table import Visitor

LOST = ".notices .lost"


def begin(visitor: Visitor) -> dict[str, Any]:
    """A game of Barbarossa that waits for us to play a card of our first hand."""
    made = visitor.make_table("barbarossa", ["me", "random"], options={"first": "0"})
    visitor.start()
    visitor.page.wait_for_selector(".own .card.lit")
    return made


def touch_a_card(visitor: Visitor) -> None:
    visitor.page.locator(".own .card.lit").first.click()


def wait_for_it(visitor: Visitor) -> None:
    visitor.page.locator(".log li").get_by_text("You play").first.wait_for()


def played(server: Server, made: dict[str, Any]) -> int:
    """How many actions stand at the table."""
    match = server.tables.rooms[made["id"]].table.match
    assert match is not None
    return match.number


class Wire:
    """The line between page and server, which can be cut at a chosen message."""

    def __init__(self, cut: str) -> None:
        self.cut = cut
        """`before`: the next action never arrives; `after`: it arrives, but the answer does not; empty: nothing."""
        self.plays: list[dict[str, Any]] = []

    def carry(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: self.to_server(page, server, str(text)))
        server.on_message(page.send)

    def to_server(self, page: WebSocketRoute, server: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        if message["type"] != "play":
            server.send(text)
            return
        self.plays.append(message)
        cut, self.cut = self.cut, ""
        if cut != "before":
            server.send(text)
        if cut:
            page.close(code=4002)
            server.close()


@pytest.mark.parametrize(("cut", "said"), [("before", 2), ("after", 1)])
def test_an_action_under_way_when_the_line_breaks_is_played_once(
    server: Server, browser: Browser, cut: str, said: int
) -> None:
    wire = Wire(cut)
    with Visitor(browser, server) as visitor:
        visitor.page.route_web_socket("**/live", wire.carry)
        made = begin(visitor)
        touch_a_card(visitor)
        wait_for_it(visitor)
        visitor.page.locator(LOST).wait_for(state="detached")
        assert played(server, made) == 1
        assert len(wire.plays) == said
        assert {(play["seq"], play["id"]) for play in wire.plays} == {(wire.plays[0]["seq"], wire.plays[0]["id"])}


def test_offline_is_said_and_what_was_chosen_meanwhile_is_played(visitor: Visitor, server: Server) -> None:
    made = begin(visitor)
    visitor.context.set_offline(True)
    visitor.page.locator(LOST).wait_for()
    touch_a_card(visitor)
    visitor.page.locator(LOST).get_by_text("Your choice will be sent").wait_for()
    assert played(server, made) == 0
    visitor.context.set_offline(False)
    visitor.page.locator(LOST).wait_for(state="detached")
    wait_for_it(visitor)
    assert played(server, made) == 1


def test_a_table_that_the_rules_no_longer_fit_says_so_and_gives_its_record(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = tmp_path / "tables.db"
    with Server(store) as first, Visitor(browser, first) as visitor:
        made = visitor.make_table("outpost", ["me", "random"], options={"first": "0"})
        visitor.start()
        visitor.page.locator(".own .card.lit").first.click()
        visitor.settle()
        visitor.open("/")
        first.__exit__()
        change_rules(monkeypatch)
        with Server(store, port=first.port):
            visitor.open(f"/t/{made['id']}")
            expect(visitor.page.get_by_role("alert")).to_contain_text("The rules of this game have changed")
            with visitor.page.expect_download() as saving:
                visitor.page.get_by_role("button", name="Save the record").click()
            assert "\nsend " in Path(saving.value.path()).read_text()
            visitor.page.context.close()


def test_a_server_that_is_started_again_goes_on_in_the_middle_of_the_turn(browser: Browser, tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with Server(store, budget=1.0) as first, Visitor(browser, first) as visitor:
        made = begin(visitor)
        touch_a_card(visitor)
        wait_for_it(visitor)
        hand = visitor.page.locator(".own .card").count()
        first.__exit__()
        visitor.page.locator(LOST).wait_for()
        with Server(store, budget=1.0, port=first.port) as second:
            visitor.page.locator(LOST).wait_for(state="detached")
            assert visitor.page.locator(".own .card").count() == hand
            touch_a_card(visitor)
            expect(visitor.page.locator(".own .card")).not_to_have_count(hand)
            assert played(second, made) == 2
            visitor.page.context.close()

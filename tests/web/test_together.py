"""Several people at one table: two browsers by link, and one screen with a curtain between hands."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

from tests.server.harness import Server
from tests.web.table import END, LITS, WAIT, Visitor


def play_in_turns(server: Server, table: str, people: list[Visitor], seed: int, touches: int = 2000) -> None:
    """Whoever is asked touches something lit, until everybody sees the end."""
    chance = random.Random(seed)
    in_vain = 0
    for _ in range(touches):
        seat = server.tables.rooms[table].table.to_act
        if seat is None:
            break
        # The last touch may have been on its way when the server was asked whose turn it is.
        found = people[seat].look([LITS, END, chance.random(), chance.random()], WAIT / 12)
        target = found.as_element() if found else None
        in_vain = 0 if target else in_vain + 1
        assert in_vain < 12, "nobody has anything to touch"
        if target:
            people[seat].touch(target)
            people[seat].settle()
    assert [one.next_touch(chance) for one in people] == [None, None]


def test_two_browsers_by_link(server: Server, browser: Browser) -> None:
    with Visitor(browser, server) as host, Visitor(browser, server, lang="uk") as guest:
        made = host.make_table("afu", ["me", "open"])
        guest.open(f"/t/{made['id']}#i={made['invite']}")
        guest.page.locator("input").fill("Тарас")
        guest.page.locator("button[type=submit]").click()
        guest.page.get_by_text("Господар столу почне гру").wait_for()
        host.page.get_by_text("Тарас").first.wait_for()
        host.start()
        guest.page.wait_for_selector(".frame")
        play_in_turns(server, made["id"], [host, guest], seed=3)
        assert host.complaints == guest.complaints == []


class Socket:
    """Everything that went over the page's socket: what was sent, and what was received after it."""

    def __init__(self, page: Page) -> None:
        self.lines: list[tuple[str, dict[str, Any]]] = []
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.lines.append(("sent", json.loads(text))))
        socket.on("framereceived", lambda text: self.lines.append(("received", json.loads(text))))

    def hands_before_asking(self) -> list[str]:
        """Hands that came face up without anybody having said that it is their owner who looks."""
        looking: int | None = None
        leaks: list[str] = []
        for way, message in self.lines:
            if way == "sent":
                looking = message["seat"] if message["type"] == "look" else looking
                continue
            if message["type"] == "state" and message.get("curtain") is not None:
                looking = None
            zones = message.get("zones") or message.get("view", {}).get("zones", {})
            for key, zone in zones.items():
                shown = [card for card in zone.get("cards", []) if not card.startswith("?")]
                if key.startswith("hand.") and zone["owner"] != looking and shown:
                    leaks.append(f"{key} while {looking} looks: {shown}")
        return leaks

    def curtains(self) -> int:
        return sum(message.get("curtain") is not None for _, message in self.lines)


def test_hot_seat_sends_the_next_hand_only_after_i_am(visitor: Visitor) -> None:
    """In Barbarossa, where no card goes to a hand in sight: elsewhere others may know some of a hand."""
    socket = Socket(visitor.page)
    visitor.make_table("barbarossa", ["me", "me"], options={"round_limit": 5})
    visitor.start()
    visitor.page.locator(".curtain").wait_for()
    assert visitor.page.locator(".own .card:not(.back)").count() == 0
    assert visitor.play(seed=4) > 0
    assert socket.curtains() > 4
    assert socket.hands_before_asking() == []
    assert visitor.complaints == []


def test_hot_seat_after_a_reload_begins_with_the_curtain(visitor: Visitor) -> None:
    visitor.make_table("outpost", ["me", "me"])
    visitor.start()
    visitor.page.locator(".curtain .primary").click()
    visitor.page.wait_for_selector(".own .card:not(.back)")
    socket = Socket(visitor.page)
    visitor.page.reload()
    visitor.page.locator(".curtain").wait_for()
    assert socket.hands_before_asking() == []

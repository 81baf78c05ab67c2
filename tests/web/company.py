"""Two people at one table, each at a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator

from tests.server.harness import Server
from tests.web.table import Visitor


@contextmanager
def two_at_a_table(
    server: Server, browser: Browser, game: str = "outpost", **more: Any
) -> Iterator[tuple[Visitor, Visitor, dict[str, Any]]]:
    """Olena, who is the host, and Taras, who came by link. The game has begun, and Olena is asked first."""
    more.setdefault("options", {"first": "0"})
    with Visitor(browser, server) as host, Visitor(browser, server) as guest:
        made = host.make_table(game, ["me", "open"], **more)
        take_a_seat(guest, made, "Taras")
        host.page.get_by_text("Taras").first.wait_for()
        host.start()
        guest.page.wait_for_selector(".frame")
        yield host, guest, made
        assert host.complaints == []
        assert guest.complaints == []


def take_a_seat(guest: Visitor, made: dict[str, Any], name: str) -> None:
    guest.open(f"/t/{made['id']}#i={made['invite']}")
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Take a seat").click()
    guest.page.get_by_text("The host begins the game").wait_for()


def menu(visitor: Visitor) -> Locator:
    """The menu of the table, opened."""
    visitor.page.get_by_role("button", name="The table: seats").click()
    return visitor.page.get_by_role("dialog", name="The table")


def notice(visitor: Visitor, text: str) -> Locator:
    """A line above the table, or in the last score."""
    return visitor.page.locator(".notices p", has_text=text).last

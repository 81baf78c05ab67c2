"""A person at the browser table: opens pages, sits down, and plays what is lit."""

from __future__ import annotations

import random
from typing import Any, Self

from playwright.sync_api import Browser, Locator

from tests.server.harness import Server

WAIT = 20_000
"""Milliseconds after which something that should be seen is not."""
LIT = ".lit:visible"
PRIMARY = "[data-primary]:visible"


class Visitor:
    """One browser profile with one page."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        lang: str = "en",
        size: tuple[int, int] = (1440, 900),
        moving: bool = False,
    ) -> None:
        self.server = server
        self.origin = f"http://127.0.0.1:{server.port}"
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference" if moving else "reduce"
        )
        self.context.add_init_script(
            f"localStorage.getItem('sandtable-lang') ?? localStorage.setItem('sandtable-lang', '\"{lang}\"')"
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.hear)

    def hear(self, message: Any) -> None:
        if message.type == "error" and "status of 4" not in message.text and "WebSocket" not in message.text:
            self.complaints.append(message.text)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def open(self, path: str) -> None:
        self.page.goto(self.origin + path)

    def make_table(self, game: str, seats: list[str], **more: Any) -> dict[str, Any]:
        """A table made over HTTP with bots that do not wait, and opened with all its tokens."""
        body = {"game": game, "seats": seats, "name": "Olena", "lang": "en", "pace": 0, **more}
        made: dict[str, Any] = self.server.post("/api/tables", body).json
        for token in [made["host"], *made["seats"].values()]:
            self.open(f"/t/{made['id']}#s={token}")
            self.page.wait_for_selector("main .primary, main p")
        return made

    def start(self) -> None:
        self.page.locator("main .primary").click()
        self.page.wait_for_selector(".frame")

    @property
    def over(self) -> bool:
        return self.page.locator("dialog[open] .seats").count() > 0

    def play(self, seed: int, touches: int, keyboard: bool = False) -> int:
        """Touch lit things at random until the game is over; returns how often something was touched."""
        chance = random.Random(seed)
        for touched in range(touches):
            self.page.wait_for_selector(f"{LIT}, {PRIMARY}, dialog[open] .seats, .curtain")
            if self.over:
                return touched
            lifted = self.page.locator(".curtain .primary")
            if lifted.count():
                lifted.click()
                continue
            self.touch(chance, keyboard)
        raise AssertionError(f"the game is not over after {touches} touches")

    def play_until(self, selector: str, seed: int = 1, touches: int = 60) -> None:
        """Touch lit things until something is there."""
        chance = random.Random(seed)
        for _ in range(touches):
            self.page.wait_for_selector(f"{LIT}, {PRIMARY}, {selector}")
            if self.page.locator(selector).count():
                return
            self.touch(chance, keyboard=False)
        raise AssertionError(f"{selector} does not come")

    def touch(self, chance: random.Random, keyboard: bool) -> None:
        """One lit thing, or now and then the primary button. What vanished meanwhile is no fault."""
        lit, primary = self.page.locator(LIT), self.page.locator(PRIMARY)
        count = lit.count()
        target: Locator = lit.nth(chance.randrange(count)) if count and chance.random() < 0.6 else primary.first
        try:
            if keyboard:
                target.focus(timeout=500)
                self.page.keyboard.press("Enter")
            else:
                target.dispatch_event("click", timeout=500)
        except Exception as error:
            if "Timeout" not in str(error):
                raise

"""A person at the browser table: opens pages, sits down, and plays what is lit."""

from __future__ import annotations

import random
from typing import Any, Literal, Self

from playwright.sync_api import Browser, ElementHandle, Error, JSHandle, TimeoutError

from tests.server.harness import Http

WAIT = 60_000
"""Milliseconds after which something that should be seen is not."""
LITS = "[data-lit], [data-primary]"
END = "dialog[open] .seats"
LOOKS = """() => [".frame", ".curtain"].map((one) => document.querySelector(one)?.innerHTML ?? "").join()"""
NEXT = """([lits, end, a, b]) => {
  const seen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  const frame = document.querySelector(".frame");
  if (document.querySelector(end)) return "over";
  // A tile that was lit until it was touched opens its sheet.
  const sheet = document.querySelector("dialog[open]");
  if (sheet) return sheet.querySelector("button");
  if (!frame || frame.getAttribute("aria-busy") === "true") return null;
  const curtain = document.querySelector(".curtain .primary");
  const all = [...document.querySelectorAll(lits)].filter(seen);
  if (!curtain && !all.length || (LOOKS)() === window.touched) return null;
  if (curtain) return curtain;
  const primary = all.filter((one) => one.hasAttribute("data-primary"));
  const lit = all.filter((one) => !one.hasAttribute("data-primary"));
  const from = lit.length && (a < 0.6 || !primary.length) ? lit : primary;
  return from[Math.floor(b * from.length)];
}""".replace("LOOKS", LOOKS)
"""What to touch next, chosen by two random numbers; nothing as long as the last touch has not changed anything."""
STANDS = """() => {
  const frame = document.querySelector(".frame");
  const words = document.querySelector(".prompt")?.innerText;
  const lit = [...document.querySelectorAll("[data-lit], [data-primary]")].map((one) => one.dataset.lit ?? "primary");
  return JSON.stringify({ busy: frame?.getAttribute("aria-busy"), words, lit });
}"""
"""How things stand, for the report of a dead end."""
FIXED_WORD = """
const chance = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (array) => (array.length === 16 ? array.fill(165) : chance(array));
"""
"""The page's word for the seed is the same in every run, so that the same cards are dealt."""
STEPS = """(target, lits) => {
  const all = [...document.querySelectorAll(lits)];
  const at = all.indexOf(document.activeElement);
  return at < 0 ? all.indexOf(target) + 1 : (all.indexOf(target) - at + all.length) % all.length;
}"""
"""How often the right arrow must be pressed until a thing has the focus."""


AIM = """(target) => {
  window.touched = target.isConnected ? (LOOKS)() : null;
  if (!target.isConnected) return "gone";
  target.scrollIntoViewIfNeeded();
  const box = target.getBoundingClientRect(), middle = [box.width / 2, box.height / 2];
  const own = ([x, y]) => document.elementFromPoint(box.x + x, box.y + y)?.closest("[data-lit], button") === target;
  const points = [];
  if (target.closest("svg") && !own(middle))
    for (let x = 3; x < box.width; x += 4)
      for (let y = 3; y < box.height; y += 4) points.push([x, y]);
  const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  const [best] = points.filter(own).sort((a, b) => far(a) - far(b));
  return best ? { x: best[0], y: best[1] } : null;
}""".replace("LOOKS", LOOKS)
"""Brings a thing into sight and says where in it to touch: nothing where its middle is its own, a place for a tile with
units on it that can be touched themselves, `gone` if it was drawn again meanwhile. Notes how all looks before."""


class Visitor:
    """One browser profile with one page."""

    def __init__(
        self,
        browser: Browser,
        server: Http,
        lang: str = "en",
        size: tuple[int, int] = (1440, 900),
        hand: Literal["mouse", "finger", "keyboard"] = "mouse",
        moving: bool = False,
        name: str = "Olena",
    ) -> None:
        self.server = server
        self.name = name
        self.hand = hand
        self.origin = f"http://127.0.0.1:{server.port}"
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=hand == "finger",
            color_scheme="dark",
        )
        self.context.add_init_script(
            f"localStorage.getItem('sandtable-lang') ?? localStorage.setItem('sandtable-lang', '\"{lang}\"')"
        )
        self.context.add_init_script(FIXED_WORD)
        self.page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.misses = 0
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
        body = {"game": game, "seats": seats, "name": self.name, "lang": "en", "pace": 0, **more}
        made: dict[str, Any] = self.server.post("/api/tables", body).json
        self.open(f"/t/{made['id']}#s={made['host']}")
        self.page.wait_for_selector("main .cols")
        for number, token in enumerate(made["seats"].values()):
            self.open(f"/t/{made['id']}#s={token}")
            self.page.locator("main .cols li input").nth(number).wait_for()
        return made

    def start(self) -> None:
        self.page.locator("main .primary").click()
        self.page.wait_for_selector(".frame")

    @property
    def over(self) -> bool:
        return self.page.locator(END).count() > 0

    def play(self, seed: int, touches: int = 3000) -> int:
        """Touch lit things at random until the game is over; returns how often something was touched."""
        chance = random.Random(seed)
        for touched in range(touches):
            target = self.next_touch(chance)
            if target is None:
                return touched
            self.touch(target)
        raise AssertionError(f"the game is not over after {touches} touches")

    def play_until(self, selector: str, seed: int = 1, touches: int = 60) -> None:
        """Touch lit things until something is there when all has been answered."""
        chance = random.Random(seed)
        for _ in range(touches):
            target = self.next_touch(chance)
            if self.page.locator(selector).count():
                return
            assert target is not None
            self.touch(target)
        raise AssertionError(f"{selector} does not come")

    def next_touch(self, chance: random.Random) -> ElementHandle | None:
        """The thing to touch next; None when the game is over. A dead end is an error that says where."""
        numbers = [LITS, END, chance.random(), chance.random()]
        found = self.look(numbers, WAIT / 4)
        if found is None and self.misses < 2:
            # What was aimed at may have moved under the hand: once more, but not for ever.
            self.misses += 1
            self.page.evaluate("window.touched = null")
            found = self.look(numbers, WAIT)
        if found is None:
            raise AssertionError(f"nothing to touch, or touching did nothing: {self.page.evaluate(STANDS)}")
        return found.as_element()

    def look(self, numbers: list[Any], patience: float) -> JSHandle | None:
        try:
            return self.page.wait_for_function(NEXT, arg=numbers, timeout=patience)
        except TimeoutError:
            return None

    def touch(self, target: ElementHandle) -> None:
        """By mouse, by finger, or by keyboard alone."""
        place = target.evaluate(AIM)
        if place == "gone":
            return  # the next look finds it
        try:
            if self.hand == "keyboard":
                self.press(target)
            elif self.hand == "mouse":
                target.click(position=place, timeout=WAIT / 4)
            else:
                target.tap(position=place, timeout=WAIT / 4)
        except Error as error:
            if "not attached" not in error.message and "intercepts pointer events" not in error.message:
                raise
            # It was drawn again or covered under the hand: the next look finds what is there.
            self.page.evaluate("window.touched = null")

    def settle(self) -> None:
        """Wait until the server has answered."""
        self.page.wait_for_selector(".frame[aria-busy=false]")

    def press(self, target: ElementHandle) -> None:
        """Arrows walk to it, Enter takes it."""
        for _ in range(target.evaluate(STEPS, LITS)):
            self.page.keyboard.press("ArrowRight")
        assert target.evaluate("one => one === document.activeElement"), target.evaluate("one => one.outerHTML")
        self.page.keyboard.press("Enter")

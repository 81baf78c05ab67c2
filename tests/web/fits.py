"""Whether everything that is lit can be seen and touched: wholly in sight, uncovered, large enough.

On a desk nothing may have to be scrolled to, but for a hand of more than eight cards. On a phone, and in such a hand,
each zone that holds something lit shows one lit thing whole and says that it goes on, and the others come into sight
when that zone alone is scrolled. No text is cut without an ellipsis that can be opened.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

DESKS = [(1440, 900), (1536, 730), (1366, 657), (1024, 768)]
PHONE = (390, 844)
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
"""What is lit is brought into sight when it has been drawn."""
MISFITS = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
CUT = (Path(__file__).parent / "cut.js").read_text(encoding="utf-8")


def misfits(page: Page, phone: bool = False) -> list[str]:
    """What is lit and does not fit, each with the reason."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(MISFITS, {"phone": phone})
    return found


def misfits_at(page: Page, size: tuple[int, int]) -> list[str]:
    """The same for a window of another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wrong = [*misfits(page, phone=size == PHONE), *cut_texts(page)]
    return [f"{size[0]}x{size[1]} {one}" for one in wrong]


def cut_texts(page: Page) -> list[str]:
    """Texts that end where their room does and cannot be opened, prices under something, values beside their card."""
    found: list[str] = page.evaluate(CUT)
    return found


BODIES = """() => {
  const inSight = (one) => one.getClientRects().length > 0 && !one.closest(".prompt, dialog, .log, .news");
  const found = (selector) => [...document.querySelectorAll(selector)].some(inSight);
  const shown = {
    card: (token) => found(`[data-card="${token}"], [data-card^="${token}/"]`),
    tile: (token) => found(`[data-tile="${token}"]`),
    seat: (token) => found(`[data-seat="${token}"]`),
    place: (token) => token.includes("-") && /^(own|enemy)-/.test(token) && found(`[data-place]`),
    word: (token) => found(`[data-faction="${token}"], [data-zone="${token}-deck"], .reserve [data-unit="${token}"]`),
  };
  shown.kind = shown.card;
  return [...document.querySelectorAll(".prompt .chip[data-names]")]
    .filter((chip) => {
      const [what, token] = chip.dataset.names.split(" ");
      return shown[what]?.(token);
    })
    .map((chip) => `${chip.dataset.lit} has a button, and what it names lies on the table`);
}"""


def bodies_left_out(page: Page) -> list[str]:
    """Actions that need a button although what they name is shown."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(BODIES)
    return found


def texts_told_twice(page: Page) -> list[str]:
    """Words that stand on two buttons."""
    words = page.locator(".prompt .chip, [data-primary]").all_inner_texts()
    return [f"two buttons say {one!r}" for one in sorted(set(words)) if words.count(one) > 1]

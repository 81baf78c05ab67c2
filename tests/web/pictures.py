"""The pictures of the README: each game at a good moment. `python -m tests.web.pictures` plays there and takes them.

A bot's hints are followed, so that the position is one that people would come to; the same cards are dealt every time.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, sync_playwright

from tests.server.harness import Server
from tests.web.chance import no_chance
from tests.web.conftest import launch
from tests.web.table import Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZE = (1440, 900)
PATIENCE = 20_000
"""Milliseconds after which a hint does not come: then the main button is pressed, or the first lit thing touched."""


@dataclass
class Picture:
    """A game, how many hints are followed, and what the picture waits for after them."""

    game: str
    seats: int = 2
    hints: int = 20
    moment: str = "[data-lit]"
    options: dict[str, str] = field(default_factory=dict)


PICTURES = [
    Picture("afu", hints=14, moment="[data-lit^='defend']", options={"mode": "chervona-kalyna"}),
    Picture("barbarossa", hints=60, moment="[data-lit^='buy']"),
    Picture("frontier-wars", seats=3, hints=30, moment=".troop[data-lit]"),
    Picture("victory-day", hints=30, moment=".unit .card[data-lit^='block']"),
]
PICKS = {"afu": ".own [data-lit^='defend']", "frontier-wars": ".troop[data-lit]"}
"""What is picked in the picture, so that it shows where it may go."""


COLOURS = """async (shot) => {
  const bytes = Uint8Array.from(atob(shot), (one) => one.charCodeAt(0));
  const drawn = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(drawn.width, drawn.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(drawn, 0, 0);
  const data = pen.getImageData(0, 0, drawn.width, drawn.height).data, often = new Map();
  const at = (i) => (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
  for (let i = 0; i < data.length; i += 4) often.set(at(i), (often.get(at(i)) ?? 0) + 1);
  const palette = [], ranked = [...often].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const apart = (a, b) => parts(a).reduce((sum, part, n) => sum + (part - parts(b)[n]) ** 2, 0);
  const nearest = (colour) =>
    palette.reduce((best, one, n) => (apart(one, colour) < apart(palette[best], colour) ? n : best), 0);
  for (const close of [60, 12])
    for (const colour of ranked)
      if (palette.length < 256 && palette.every((one) => apart(one, colour) > close)) palette.push(colour);
  const known = new Map(ranked.map((colour) => [colour, nearest(colour)]));
  const indices = new Uint8Array(data.length / 4);
  for (let i = 0; i < indices.length; i++) indices[i] = known.get(at(4 * i));
  let text = "";
  for (let i = 0; i < indices.length; i += 8192) text += String.fromCharCode(...indices.subarray(i, i + 8192));
  return [drawn.width, drawn.height, palette, btoa(text)];
}"""
"""A picture in at most 256 of its commonest colours: width, height, palette, and which of them each point has."""


def small(page: Page, shot: bytes) -> bytes:
    """The same picture as a PNG with a palette, a third as large."""
    width, height, palette, points = page.evaluate(COLOURS, base64.b64encode(shot).decode())
    rows = base64.b64decode(points)
    lines = b"".join(b"\0" + rows[at : at + width] for at in range(0, width * height, width))
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", b"".join(colour.to_bytes(3, "big") for colour in palette)),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    )


def follow_a_hint(visitor: Visitor) -> None:
    page = visitor.page
    page.wait_for_selector(".frame[aria-busy=false] :is([data-lit], [data-primary])")
    try:
        page.get_by_role("button", name="Hint").click(timeout=PATIENCE)
        page.get_by_role("button", name="Play this").click(timeout=PATIENCE)
    except TimeoutError:
        page.locator("[data-primary]:not([disabled]), [data-lit]").first.click()
    page.wait_for_timeout(100)
    visitor.settle()


def take(visitor: Visitor, picture: Picture) -> None:
    visitor.make_table(picture.game, ["me"] + ["greedy"] * (picture.seats - 1), options=picture.options)
    visitor.start()
    for _ in range(picture.hints):
        follow_a_hint(visitor)
    for _ in range(picture.hints):
        visitor.page.wait_for_selector("[data-lit], [data-primary]")
        if visitor.page.locator(picture.moment).count():
            break
        follow_a_hint(visitor)
    if picture.game in PICKS:
        visitor.page.locator(PICKS[picture.game]).first.click()
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_timeout(700)
    (FOLDER / f"browser-{picture.game}.png").write_bytes(small(visitor.page, visitor.page.screenshot()))


def main(names: list[str]) -> None:
    with no_chance(), tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        with Server(Path(folder) / "tables.db", budget=20.0) as server:
            for picture in PICTURES:
                if not names or picture.game in names:
                    with Visitor(browser, server, size=SIZE) as visitor:
                        take(visitor, picture)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])

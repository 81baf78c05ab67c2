"""A map as a picture: hexagons with their kind, name and start."""

from __future__ import annotations

from html import escape
from typing import Final

from sandtable.games.frontier_wars.maps import KIND_NAMES, Operation, Tile
from sandtable.games.frontier_wars.texts import words
from sandtable.kernel.words import Translator, in_language

RADIUS: Final = 40
MARGIN: Final = 30
HEAD: Final = 34
FILLS: Final = {
    "neutral": "#9a8d6b",
    "city": "#cf9f8d",
    "airport": "#a5bfcb",
    "strategic": "#d2c08d",
    "water": "#35464c",
}
SIGNS: Final = {"neutral": "", "city": "■", "airport": "✈", "strategic": "★", "water": "≈"}


def centre(tile: Tile) -> tuple[float, float]:
    """The middle of a hexagon that stands on its point."""
    return RADIUS * 3**0.5 * (tile.q + tile.r / 2), RADIUS * 1.5 * tile.r


def hexagon(x: float, y: float) -> str:
    half, up = RADIUS * 3**0.5 / 2, RADIUS / 2
    points = ((0, -2 * up), (half, -up), (half, up), (0, 2 * up), (-half, up), (-half, -up))
    return " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in points)


def map_svg(operation: Operation, lang: str) -> str:
    """The map of an operation as a stand-alone SVG."""
    centres = [centre(tile) for tile in operation.tiles]
    left = min(x for x, _ in centres) - RADIUS - MARGIN
    top = min(y for _, y in centres) - RADIUS - MARGIN - HEAD
    width = max(x for x, _ in centres) + RADIUS + MARGIN - left
    height = max(y for _, y in centres) + RADIUS + MARGIN - top
    say = words(lang)
    title = escape(in_language(operation.name, lang))
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" role="img">',
        f"<title>{title}</title>",
        f'<rect x="{left:.0f}" y="{top:.0f}" width="100%" height="100%" fill="#1d2123"/>',
        f'<text x="{left + MARGIN:.0f}" y="{top + HEAD:.0f}" font-family="sans-serif" font-size="20" fill="#f0e9d7">'
        f"{title} · {operation.vp} ★ · {operation.research}</text>",
    ]
    for tile, (x, y) in zip(operation.tiles, centres, strict=True):
        rows += tile_svg(tile, x, y, say)
    return "\n".join([*rows, "</svg>"]) + "\n"


def tile_svg(tile: Tile, x: float, y: float, say: Translator) -> list[str]:
    kind = KIND_NAMES[tile.kind]
    sign = escape(say("sign-start", n=tile.start)) if tile.start else SIGNS[kind]
    text = 'text-anchor="middle" font-family="sans-serif" fill="#14150f"'
    return [
        f'<polygon points="{hexagon(x, y)}" fill="{FILLS[kind]}" stroke="#5e5640" stroke-width="2"/>',
        f'<text x="{x:.1f}" y="{y + 6:.1f}" {text} font-size="20" font-weight="bold">{sign}</text>',
        f'<text x="{x:.1f}" y="{y + 27:.1f}" {text} font-size="12">{tile.name}</text>',
    ]

"""Plots as SVG: intervals, courses over time, histograms. Colours come from the page that they stand in."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10

WIDTH = 860
LEFT = 190
"""Where the plot begins; names stand before it."""
RIGHT = 30
ROW = 30
HEIGHT = 300
BINS = 24
HUES = (205, 25, 140, 280, 55, 330, 175, 0)
"""One for each line, in order; far from each other also for who sees fewer colours."""

Points = list[tuple[float, float, float, float]]


def svg(height: float, inside: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img">{inside}</svg>'


def text(x: float, y: float, said: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def steps(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers between two bounds, and the ones just outside."""
    wide = max(high - low, 1e-9) / about
    size = 10 ** floor(log10(wide))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= wide)
    return [step * number for number in range(floor(low / step), ceil(high / step) + 1)]


class Axis:
    """From numbers to places along one side of a plot."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.marks = steps(low, high)
        self.low, self.high = self.marks[0], max(self.marks[-1], self.marks[0] + 1e-9)
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)


def intervals(rows: list[tuple[str, float, float, float]]) -> str:
    """A dot for each name with the interval around it."""
    across = Axis(min(row[2] for row in rows), max(row[3] for row in rows), LEFT, WIDTH - RIGHT)
    bottom = ROW * len(rows) + 10
    parts = [line(across(mark), 5, across(mark), bottom) for mark in across.marks]
    parts += [
        text(across(mark), bottom + 18, f"{mark:+g}" if mark else "0", "middle", "faint") for mark in across.marks
    ]
    for number, (name, value, low, high) in enumerate(rows):
        y = ROW * number + ROW / 2 + 5
        parts.append(text(LEFT - 12, y + 4, name, "end"))
        parts.append(line(across(low), y, across(high), y, "bar"))
        parts.append(f'<circle cx="{across(value):.1f}" cy="{y:.1f}" r="6" class="mark"/>')
    return svg(bottom + 28, "".join(parts))


def courses(lines: list[tuple[str, Points]], what: str) -> str:
    """For each name a line with a band around it. A point is a place along the axis, a value and its interval."""
    all_points = [point for _, points in lines for point in points]
    down = Axis(min(point[2] for point in all_points), max(point[3] for point in all_points), HEIGHT, 10)
    across = Axis(0, max(point[0] for point in all_points), 60, WIDTH - LEFT)
    parts = [line(60, down(mark), WIDTH - LEFT, down(mark)) for mark in down.marks]
    parts += [text(52, down(mark) + 4, f"{mark:+g}" if mark else "0", "end", "faint") for mark in down.marks]
    parts += [text(across(mark), HEIGHT + 20, f"{mark:g}", "middle", "faint") for mark in across.marks]
    parts.append(text(WIDTH - LEFT, HEIGHT + 38, what, "end", "faint"))
    for number, (name, points) in enumerate(lines):
        colour = f"hsl({HUES[number % len(HUES)]} 60% 50%)"
        upper = " ".join(f"{across(at):.1f},{down(high):.1f}" for at, _, _, high in points)
        lower = " ".join(f"{across(at):.1f},{down(low):.1f}" for at, _, low, _ in reversed(points))
        middle = " ".join(f"{across(at):.1f},{down(value):.1f}" for at, value, _, _ in points)
        parts.append(f'<polygon points="{upper} {lower}" fill="{colour}" fill-opacity="0.15"/>')
        parts.append(f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        at, value = points[-1][0], points[-1][1]
        parts.append(f'<circle cx="{across(at):.1f}" cy="{down(value):.1f}" r="4" fill="{colour}"/>')
        parts.append(text(across(at) + 10, down(value) + 4, name))
    return svg(HEIGHT + 48, "".join(parts))


def histogram(numbers: list[int], what: str) -> str:
    """How often a number lies in each of some equal parts of its range."""
    across = Axis(min(numbers), max(numbers) + 1, 60, WIDTH - RIGHT)
    wide = (across.high - across.low) / BINS
    counts = [0] * BINS
    for number in numbers:
        counts[min(BINS - 1, int((number - across.low) / wide))] += 1
    bottom = 160
    parts = []
    for at, count in enumerate(counts):
        if count:
            tall = 140 * count / max(counts)
            x = across(across.low + at * wide)
            size = (across.end - across.start) / BINS - 2
            parts.append(
                f'<rect x="{x:.1f}" y="{bottom - tall:.1f}" width="{size:.1f}" height="{tall:.1f}" class="mark"/>'
            )
    parts += [text(across(mark), bottom + 18, f"{mark:g}", "middle", "faint") for mark in across.marks]
    parts.append(text(52, 26, str(max(counts)), "end", "faint"))
    parts.append(text(WIDTH - RIGHT, bottom + 36, what, "end", "faint"))
    return svg(bottom + 46, "".join(parts))

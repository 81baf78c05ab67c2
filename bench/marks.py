"""Tables that commands write into pages: what stands between two marks is replaced."""

from __future__ import annotations

from pathlib import Path


def write_between(page: Path, mark: str, lines: list[str]) -> None:
    """Put lines where the page has `<!-- mark -->`, up to `<!-- end of mark -->`."""
    begin, end = f"<!-- {mark} -->\n", f"<!-- end of {mark} -->"
    text = page.read_text(encoding="utf-8")
    before, found, rest = text.partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise ValueError(f"{page} has no marks <!-- {mark} --> and <!-- end of {mark} -->")
    page.write_text(before + begin + "\n".join(lines) + "\n" + end + after, encoding="utf-8")

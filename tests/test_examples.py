"""Every python block in README, CONTRIBUTING and docs is run: the blocks of a page in order, as one program."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NEEDS = re.compile(r"# needs the extra `(\w+)`")
EXTRAS = {"envs": ("gymnasium", "numpy", "pettingzoo"), "server": ("msgspec", "starlette", "uvicorn")}
"""The modules of each extra that an example may need."""


def pages() -> list[Path]:
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return sorted(page for page in found if BLOCK.search(page.read_text(encoding="utf-8")))


def missing_extra(block: str) -> str:
    """The extra that a block says it needs, if it is not installed."""
    for extra in NEEDS.findall(block):
        if any(importlib.util.find_spec(module) is None for module in EXTRAS[extra]):
            return str(extra)
    return ""


def run(page: Path) -> list[str]:
    """Run the examples of a page. Returns the missing extras for whose sake some were left out."""
    text = page.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": page.stem}
    left_out = []
    for block in BLOCK.finditer(text):
        extra = missing_extra(block[1])
        if extra:
            left_out.append(extra)
            continue
        above = text.count("\n", 0, block.start(1))  # so that an error names the line of the page
        exec(compile("\n" * above + block[1], str(page), "exec"), names)
    return left_out


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    left_out = run(page)
    if left_out:
        pytest.skip(f"left out: examples of {page.name} (no extra {', '.join(left_out)})")


def test_the_pages_with_examples_are_found() -> None:
    assert {"README.md", "adding-a-game.md", "matches.md", "bots.md"} <= {page.name for page in pages()}


def test_an_example_that_fails_names_its_line(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n```python\nx = 1\n```\n\nThen\n\n```python\nassert x == 2\n```\n", encoding="utf-8")
    with pytest.raises(AssertionError) as caught:
        run(page)
    assert (caught.traceback[-1].path, caught.traceback[-1].lineno) == (page, 9)


def test_a_block_whose_extra_is_missing_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "envs", ("no_module_of_this_name",))
    page = tmp_path / "page.md"
    page.write_text("```python\nimport never  # needs the extra `envs`\n```\n```bash\nexit 1\n```\n", encoding="utf-8")
    assert run(page) == ["envs"]


# -- the example game ---------------------------------------------------------------------------------

OUTPOST = ROOT / "examples" / "outpost" / "src" / "sandtable_outpost"


def lines_of(*patterns: str) -> int:
    files = [file for pattern in patterns for file in OUTPOST.glob(pattern)]
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def test_the_example_game_is_as_small_as_the_page_about_it_says() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert 100 < lines_of("*.py", "pack/*.toml") < 200 and "with its cards it is less than 200 lines" in page
    assert f"and {lines_of('words/en/*')} more for the words" in " ".join(page.split())
    assert f"Outpost's layout is {lines_of('web/layout.js')} lines" in " ".join(page.split())

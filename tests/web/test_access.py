"""axe finds no serious fault on the main screens, in both themes."""

from __future__ import annotations

import pytest

from tests.web.table import Visitor

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="left out: the accessibility tests (no axe)")


def faults(visitor: Visitor) -> list[str]:
    found = axe.Axe().run(visitor.page).response["violations"]
    bad = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in bad]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", ["/", "/new/barbarossa", "/games/barbarossa", "/about"])
def test_pages(visitor: Visitor, path: str, theme: str) -> None:
    visitor.context.add_init_script(f"localStorage.setItem('sandtable-theme', '\"{theme}\"')")
    visitor.open(path)
    visitor.page.wait_for_selector("main h1")
    visitor.page.wait_for_load_state("networkidle")
    assert faults(visitor) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", ["afu", "barbarossa", "frontier-wars", "outpost", "victory-day"])
def test_tables(visitor: Visitor, game: str, theme: str) -> None:
    visitor.context.add_init_script(f"localStorage.setItem('sandtable-theme', '\"{theme}\"')")
    visitor.make_table(game, ["me", "random"])
    assert faults(visitor) == []
    visitor.start()
    visitor.page.wait_for_selector(".lit, [data-primary]")
    assert faults(visitor) == []

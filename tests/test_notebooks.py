"""The notebooks run from top to bottom, cell by cell, and are kept without what they printed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((ROOT / "examples").glob("notebooks/*.ipynb"))


def cells(notebook: Path) -> list[dict[str, Any]]:
    data = json.loads(notebook.read_text(encoding="utf-8"))
    assert data["nbformat"] == 4
    return [cell for cell in data["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(
    notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("gymnasium")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(ROOT / "examples" / "net" / "src"), *sys.path])
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in cells(notebook):
        exec(compile("".join(cell["source"]), f"{notebook.name} {cell['id']}", "exec"), names)
    assert "random: 0 (" in capsys.readouterr().out
    assert names["curve"][-1] > names["curve"][0]


def test_notebooks_are_kept_without_what_they_printed() -> None:
    assert NOTEBOOKS
    for notebook in NOTEBOOKS:
        assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells(notebook))

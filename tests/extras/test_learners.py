"""Learners of others work with our environments as they come from the index: the examples run."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.extras
LEARNERS = Path(__file__).resolve().parents[2] / "examples" / "learners"


def example(name: str) -> Any:
    file = LEARNERS / f"{name}.py"
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 60
    return runpy.run_path(str(file))["main"]


def test_maskable_ppo_learns_with_masks(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    save = str(tmp_path / "net.zip")
    share = example("maskable_ppo")(["outpost", "--steps", "2048", "--games", "10", "--save", save])
    assert 0 <= share <= 1


def test_tianshou_learns_with_masks(tmp_path: Path) -> None:
    pytest.importorskip("tianshou")
    save = str(tmp_path / "net.pth")
    share = example("tianshou_dqn")(["outpost", "--steps", "2000", "--games", "10", "--save", save])
    assert 0 <= share <= 1 and Path(save).is_file()

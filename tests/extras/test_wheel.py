"""The wheel can be installed into an empty environment, bare and with each extra, and plays there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.extras
ROOT = Path(__file__).resolve().parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
PLAYS = {
    "": "import sandtable; m = sandtable.new('barbarossa', seed=1); m.play(m.legal_actions()[0])",
    "server": "from sandtable.server.app import *",
    "envs": "from sandtable.envs.vector import SandtableVectorEnv as V; V('victory-day', num_envs=2).reset()",
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `make wheel` has made, or else one without compiled code."""
    made = sorted((ROOT / "dist").glob("sandtable_games-*.whl"), key=lambda path: path.stat().st_mtime)
    if made:
        return made[-1]
    folder = tmp_path_factory.mktemp("wheel")
    variables = {**os.environ, "SANDTABLE_MYPYC": "skip", "SANDTABLE_WEB": "skip"}
    command = [str(UV), "build", "--quiet", "--wheel", "--out-dir", str(folder), str(ROOT)]
    subprocess.run(command, env=variables, check=True)
    return next(folder.glob("*.whl"))


@pytest.mark.parametrize("extra", PLAYS)
def test_the_wheel_plays_in_an_empty_environment(extra: str, wheel: Path, tmp_path: Path) -> None:
    python = tmp_path / "empty" / "bin" / "python"
    subprocess.run([str(UV), "venv", "--quiet", "--python", sys.executable, str(tmp_path / "empty")], check=True)
    what = f"{wheel}[{extra}]" if extra else str(wheel)
    subprocess.run([str(UV), "pip", "install", "--quiet", "--python", str(python), what], check=True)
    said = subprocess.run([str(python), "-c", PLAYS[extra]], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    played = [
        str(python.with_name("sandtable")),
        "sim",
        "barbarossa",
        "--bots",
        "random",
        "--games",
        "1",
        "--workers",
        "1",
    ]
    subprocess.run(played, cwd=tmp_path, check=True, capture_output=True)

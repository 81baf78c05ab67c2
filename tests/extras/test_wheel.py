"""The wheel can be installed into an empty environment, bare and with each extra, and plays there."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.server.harness import Http

pytestmark = pytest.mark.extras
ROOT = Path(__file__).resolve().parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
PLAYS = {
    "": "import sandtable; m = sandtable.new('barbarossa', seed=1); m.play(m.legal_actions()[0])",
    "server": "",
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
    command = python.with_name("sandtable")
    words = ["sim", "barbarossa", "--bots", "random", "--games", "1", "--workers", "1"]
    subprocess.run([str(command), *words], cwd=tmp_path, check=True, capture_output=True)
    if extra == "server":
        serve_a_table(command, wheel, tmp_path)


def serve_a_table(command: Path, wheel: Path, folder: Path) -> None:
    """A server of the wheel is there, shows the page that the wheel has, and plays a table of bots."""
    served = Http()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        served.port = probe.getsockname()[1]
    words = [
        str(command),
        "serve",
        "--port",
        str(served.port),
        "--store",
        f"sqlite:{folder / 'tables.db'}",
        "--bots",
        "1",
    ]
    with subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None and f"127.0.0.1:{served.port}" in process.stdout.readline()
            assert served.get("/api/health").json["ok"]
            with zipfile.ZipFile(wheel) as files:
                has_page = "sandtable/server/static/index.html" in files.namelist()
            assert ("<script" in served.get("/").text) == has_page
            table = served.table("random", "random", game="barbarossa")
            assert served.get(f"/api/tables/{table['id']}").json["game"] == "barbarossa"
        finally:
            process.send_signal(signal.SIGINT)
    assert process.returncode == 0

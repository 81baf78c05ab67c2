"""The client among the examples plays a whole game, and knows nothing but what the protocol page says."""

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.server.harness import Server

FILE = Path(__file__).parents[2] / "examples" / "client" / "play.py"
LINES = 150


@pytest.fixture(scope="module")
def client() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_client", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["outpost", "frontier-wars"])
def test_it_plays_a_whole_game(
    server: Server, client: ModuleType, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["play.py", f"http://127.0.0.1:{server.port}", game])
    client.main()
    told = capsys.readouterr().out
    assert told.startswith("over: ")
    table = told.rpartition("/replays/")[2].partition("/")[0]
    assert server.get(f"/api/replays/{table}/verify").json["fair"]


def test_it_takes_a_seat_by_its_link(server: Server, client: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    made, (olena, _) = server.begun("me", "me", options={"first": "1"})
    olena.ask("assign", seat=0, bot="random")
    link = f"http://127.0.0.1:{server.port}/t/{made['id']}#s={made['seats']['1']}"
    monkeypatch.setattr(sys, "argv", ["play.py", link])
    client.main()
    while olena.outcome is None:
        olena.read()


def test_it_is_short_and_needs_nothing_of_ours() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LINES
    modules = [node.module for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    assert not [name for name in modules if name and name.startswith("sandtable")]

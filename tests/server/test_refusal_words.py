"""What the server refuses is said in both languages."""

import re

import pytest

import sandtable
from tests.server.harness import Server

RECORD = "sandtable record 1\ngame: outpost\nrules: {rules}\npack: standard {digest}\nseats: 2\nseed: 1\n---\n"
WRONG = [
    {"game": "chess", "seats": ["me", "open"]},
    {"game": "outpost", "seats": ["me"] * 9},
    {"game": "outpost", "seats": ["me", "napoleon"]},
    {"game": "outpost", "seats": ["me", "open"], "options": {"speed": 1}},
    {"game": "outpost", "seats": ["me", "open"], "options": {"first": "7"}},
    {"game": "outpost", "seats": ["me", "open"], "pack": {"pack.toml": "= nonsense"}},
    {"game": "outpost", "seats": ["me", "open"], "pack": {"a.toml": ""}},
    {"game": "outpost", "seats": ["me", "open"], "pack": {"pack.toml": "", "squads.toml": "[scouts]\nworth = 99"}},
    {"game": "victory-day", "seats": ["me", "open"], "options": {"deck0": "soviet, 3 unicorn"}},
    {"game": "frontier-wars", "seats": ["me", "open"], "options": {"operation": "name: x\n\nZ Z\n"}},
    {"game": "frontier-wars", "seats": ["me", "open"], "options": {"factions": "mars"}},
    {"game": "barbarossa", "seats": ["me", "open"], "options": {"removed": "horse"}},
    {"game": "afu", "seats": ["me"], "options": {"mode": "half"}},
    {"seats": 7},
]


@pytest.mark.parametrize("wish", WRONG, ids=str)
def test_a_wrong_wish_is_refused_in_both_languages(server: Server, wish: dict[str, object]) -> None:
    answer = server.post("/api/tables", wish)
    assert answer.status in (400, 404)
    ukrainian = answer.json["text"]["uk"]
    assert re.search("[а-яіїєґ]{4}", ukrainian)
    assert not re.search(r"\b(the|is|are|has|use|give|must|there|not|of|for)\b", ukrainian), ukrainian


@pytest.mark.parametrize("line", ["send moon", "fly scouts", "undo", "resign 7", "send"])
def test_a_record_that_does_not_replay_is_refused_in_both_languages(server: Server, line: str) -> None:
    game = sandtable.game("outpost")
    pack = game.read_pack(game.standard_pack)
    head = RECORD.format(rules=game.version, digest=pack.digest)
    answer = server.post("/api/replays", (head + line).encode())
    assert answer.json["code"] == "bad-record"
    ukrainian = answer.json["text"]["uk"]
    assert "рядок 1 запису" in ukrainian
    assert not re.search(r"\b(the|is|are|has|cannot|there|not|of|nothing)\b", ukrainian.replace(line, "")), ukrainian

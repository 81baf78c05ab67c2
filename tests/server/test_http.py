"""Catalogue, pages, headers, words, types."""

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import sandtable
from sandtable.kernel.words import error_bundle, languages, sources
from sandtable.server import front, speech
from sandtable.server.bodies import Health
from sandtable.server.game_bodies import Catalogue, GameDetails
from sandtable.server.messages import ErrorCode
from sandtable.server.page_files import page_files
from sandtable.server.types import typescript
from tests.server.harness import Server, play_out

ROOT = Path(__file__).resolve().parents[2]


def test_the_catalogue_names_every_game_that_can_be_played(server: Server) -> None:
    found = msgspec.json.decode(server.get("/api/catalogue").body, type=Catalogue)
    assert [game.name for game in found.games] == list(sandtable.game_names())
    assert "random" in found.bots and found.languages == ["en", "uk"]
    for game in found.games:
        assert game.title["en"] and game.title["uk"] and game.options[-1].name == "first"


@pytest.mark.parametrize("game", sandtable.game_names())
def test_a_front_end_is_told_all_that_it_needs_about_a_game(server: Server, game: str) -> None:
    answer = server.get(f"/api/games/{game}")
    found = msgspec.json.decode(answer.body, type=GameDetails)
    one = sandtable.game(game)
    assert found.rules.keys() == one.rules("en").keys()
    for card in found.cards:
        assert card.name["en"] and card.name["uk"] and card.file and card.sources
    ids = {entry.id.name for entry in parse(found.words["uk"]).body if isinstance(entry, Message)}
    assert "undo-chance" in ids
    assert {f"zone-{zone.name}" for zone in found.zones} <= ids
    assert {f"do-{verb.name}" for verb in found.verbs} <= ids
    again = server.get(f"/api/games/{game}", **{"If-None-Match": answer.headers["etag"]})
    assert again.status == 304


@pytest.mark.parametrize("game", sandtable.game_names())
def test_a_card_says_its_effects_and_names_rules_that_exist(server: Server, game: str) -> None:
    details = server.get(f"/api/games/{game}").json
    for card in details["cards"]:
        for lang, lines in card["effects"].items():
            for line in lines:  # the text may go on and explain it
                assert any(text.startswith(line.rstrip(".")) for text in card["text"][lang]), card["slug"]
        assert set(card["rules"]) <= set(details["rules"]), card["slug"]
    if game != "outpost":
        assert any(card["effects"]["uk"] for card in details["cards"])
        assert any(card["rules"] for card in details["cards"])


def test_the_sheets_of_a_pack_say_where_each_value_comes_from(server: Server) -> None:
    details = server.get("/api/games/frontier-wars").json
    sheets = {sheet["slug"]: sheet for sheet in details["sheets"]}
    assert len(sheets) == 8
    ussr = sheets["ussr-standard"]
    assert (ussr["title"]["en"], ussr["title"]["uk"]) == ("USSR, Standard", "СРСР, Стандартний")
    assert ussr["sources"]["skill.effect"] == "rulebook" and ussr["sources"]["headquarters"] == "designed"
    assert any("Mass Army" in line for line in ussr["lines"]["en"])
    assert all(set(sheet["lines"]) == {"en", "uk"} for sheet in sheets.values())
    assert server.get("/api/games/barbarossa").json["sheets"] == []


def test_a_package_brings_files_for_the_page(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    (web / "inner").mkdir(parents=True)
    for name in ("layout.js", "layout.css", "notes.txt", ".hidden.js", "inner/deep.js"):
        (web / name).write_text(f"/* {name} */", encoding="utf-8")
    (tmp_path / "secret.js").write_text("/* secret */", encoding="utf-8")
    (web / "link.js").symlink_to(tmp_path / "secret.js")
    game = sandtable.game("outpost")
    assert set(page_files(game)) == {"layout.js", "layout.css"}, "what the example itself brings"
    monkeypatch.setattr(game, "folder", tmp_path)
    assert set(page_files(game)) == {"layout.js", "layout.css"}
    answer = server.get("/api/games/outpost/web/layout.js")
    assert (answer.status, answer.text) == (200, "/* layout.js */")
    assert answer.headers["content-type"].startswith("text/javascript")
    hidden = ("notes.txt", ".hidden.js", "inner/deep.js", "link.js", "..%2fsecret.js", "%2e%2e/secret.js", "none.js")
    for name in hidden:
        assert server.get(f"/api/games/outpost/web/{name}").status == 404, name
    assert server.get("/api/games/chess/web/layout.js").json["code"] == "unknown-game"
    assert server.get("/api/games/afu").json["page_files"] == []


def test_an_unknown_game_or_address_is_said_in_a_sentence(server: Server) -> None:
    codes = {"/api/games/chess": "unknown-game", "/api/nothing": "not-found", "/api/tables/x": "no-table"}
    for path, code in codes.items():
        answer = server.get(path)
        assert (answer.status, answer.json["code"]) == (404, code)


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/t/abc", "/api/health", "/api/nothing"):
        headers = {name.lower(): value for name, value in server.get(path).headers.items()}
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_first_page_is_there_with_or_without_a_front_end(server: Server) -> None:
    for path in ("/", "/t/abc", "/replay/abc"):
        answer = server.get(path)
        assert answer.status == 200 and answer.headers["content-type"].startswith("text/html")
    assert server.get("/../pyproject.toml").text == server.get("/").text


def test_the_built_front_end_is_served_and_nothing_beside_it(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>table</title>", encoding="utf-8")
    (static / "assets" / "main-1a2b.js").write_text("play()", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(front, "STATIC", static)
    script = server.get("/assets/main-1a2b.js")
    assert script.text == "play()" and "immutable" in script.headers["cache-control"]
    for path in ("/", "/t/abc", "/nothing.js", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert server.get(path).text == "<title>table</title>"


def test_the_server_says_how_it_is(server: Server) -> None:
    health = msgspec.json.decode(server.get("/api/health").body, type=Health)
    assert health.ok and health.version == sandtable.__version__
    assert server.get("/api/live-address").json == {"addresses": []}


def test_the_browsers_types_are_those_of_the_messages() -> None:
    path = ROOT / "web" / "src" / "lib" / "protocol.ts"
    if not path.is_file():
        pytest.skip("left out: the browser's types (no web folder)")
    assert path.read_text(encoding="utf-8") == typescript(), "run python -m sandtable.server.types"


def test_both_languages_have_the_same_words_with_the_same_variables() -> None:
    def variables(lang: str) -> dict[str, set[str]]:
        return {
            entry.id.name: set(names_in(json.loads(json.dumps(entry.to_json()))))
            for source in sources((speech.FOLDER,), lang)
            for entry in parse(source).body
            if isinstance(entry, Message)
        }

    assert variables("en") == variables("uk")


def test_every_refusal_has_words() -> None:
    for code in get_args(ErrorCode):
        assert all(error_bundle((speech.FOLDER,), lang).has_message(f"refused-{code}") for lang in languages()), code


def names_in(node: object) -> list[str]:
    """The variables of a message."""
    if isinstance(node, list):
        return [name for item in node for name in names_in(item)]
    if isinstance(node, dict):
        own = [node["id"]["name"]] if node.get("type") == "VariableReference" else []
        return own + [name for value in node.values() for name in names_in(value)]
    return []


def test_a_pack_of_ones_own_is_played_with(server: Server) -> None:
    pack = {
        "pack.toml": '[pack]\nname = "mine"\nextends = "standard"\n',
        "squads.toml": '[scouts]\nname = { en = "Rangers", uk = "Рейнджери" }\n',
    }
    made, (olena,) = server.begun("me", "greedy", pack=pack)
    assert olena.table["pack"] == "mine"
    play_out([olena])
    assert server.get(f"/api/replays/{made['id']}/verify").json["fair"]

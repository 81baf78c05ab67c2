"""My tables, on any device: a personal link opens them, and a new one makes the old one worthless."""

from typing import Any
from xml.etree import ElementTree

import pytest

from sandtable.cli import main
from tests.server.harness import Answer, Player, Server

ATOM = "{http://www.w3.org/2005/Atom}"


def held(made: dict[str, Any]) -> dict[str, Any]:
    return {"id": made["id"], "tokens": list(made["seats"].values())}


def person(server: Server, *tables: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    answer = server.post("/api/people", {"tables": [held(made) for made in tables], "lang": lang})
    assert answer.status == 201, answer.text
    found: dict[str, Any] = answer.json
    return found


def mine(server: Server, **ask: Any) -> Answer:
    return server.post("/api/mine", ask)


def play(players: list[Player], who: int) -> None:
    players[who].catch_up()
    assert players[who].ask("play", seat=who, action=players[who].actions[0])["type"] == "ok"


def test_my_tables_say_whose_turn_it_is_and_how_a_game_ended(server: Server) -> None:
    made, players = server.begun("me", "me", options={"first": "0"})
    other = server.table("me", "open")
    tables = [held(other), {"id": made["id"], "tokens": [made["seats"]["0"]]}, {"id": "nowhere", "tokens": ["x"]}]
    first, second = mine(server, tables=tables).json["tables"]
    assert (first["id"], first["mine"], first["asked"], first["phase"]) == (made["id"], [0], [0], "playing")
    assert first["game"] == "outpost" and [seat["name"] for seat in first["seats"]] == ["Player 0", "Player 1"]
    assert (second["id"], second["phase"], second["asked"]) == (other["id"], "waiting", [])
    while (asked := mine(server, tables=tables[1:2]).json["tables"][0]["asked"]) == [0]:
        play(players, 0)
    assert asked == [1]
    since = mine(server, tables=tables[1:2]).json["tables"][0]["since"]
    assert since >= first["since"] > 1_600_000_000
    assert players[0].ask("resign", seat=0)["type"] == "ok"
    [over] = mine(server, tables=tables[1:2]).json["tables"]
    assert (over["phase"], over["ranks"], over["asked"]) == ("over", [2, 1], [])


def test_a_table_whose_row_says_nothing_is_read(server: Server) -> None:
    made, players = server.begun("me", "me")
    server.call(server.tables.store.query(("UPDATE tables SET standing = '' WHERE id = ?1", (made["id"],))))
    [found] = mine(server, tables=[held(made)]).json["tables"]
    assert (found["asked"], found["mine"]) == ([players[0].view["to_act"]], [0, 1])


def test_a_personal_link_opens_my_seats_on_another_device_until_it_is_replaced(server: Server) -> None:
    made, players = server.begun("me", "me", options={"first": "0"})
    me = person(server, {**made, "seats": {"0": made["seats"]["0"]}})
    there = server.player(made["id"], me["person"])
    assert there.first["you"] == {"seats": [0], "host": False, "watch": False}
    there.until("state")
    assert there.ask("play", seat=0, action=there.actions[0])["type"] == "ok"
    other = server.table("me", "open")
    assert server.player(other["id"], me["person"]).first["code"] == "bad-link"
    assert len(mine(server, person=me["person"], tables=[held(other)]).json["tables"]) == 2
    assert server.player(other["id"], me["person"]).first["you"]["seats"] == [0]
    assert len(mine(server, person=me["person"], gone=[other["id"]]).json["tables"]) == 1

    again = server.post("/api/people/renew", {"person": me["person"]}).json
    assert there.closed() == 4000, "who came by the old link must leave"
    assert mine(server, person=me["person"]).json["code"] == "bad-link"
    assert server.player(made["id"], me["person"]).first["code"] == "bad-link"
    assert server.get(me["feed"]).status == 404
    assert server.player(made["id"], again["person"]).first["you"]["seats"] == [0]
    assert players[0].ask("ping")["type"] == "ok", "a seat's own link is none of its business"
    assert server.post("/api/people/forget", {"person": again["person"]}).status == 200
    assert server.player(made["id"], again["person"]).first["code"] == "bad-link"


def test_the_store_has_neither_tokens_nor_links(server: Server) -> None:
    made = server.table("me", "open")
    me = person(server, made)
    rows = server.call(server.tables.store.query(("SELECT * FROM people", ())))
    rows += server.call(server.tables.store.query(("SELECT * FROM held", ())))
    text = str(rows)
    assert made["id"] in text
    assert me["person"] not in text and me["feed"].rpartition("/")[2] not in text
    assert made["seats"]["0"] not in text


def test_a_personal_link_gives_the_record_of_a_finished_game(server: Server) -> None:
    made, players = server.begun("me", "me")
    me = person(server, made)
    players[0].ask("resign", seat=0)
    record = server.get(f"/api/tables/{made['id']}/record", Authorization=f"Bearer {me['person']}")
    assert record.status == 200 and "note player 0 Player 0" in record.text
    assert server.get(f"/api/tables/{made['id']}/record", Authorization="Bearer me.x").status == 403


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/mine", {"tables": [{"id": "x", "tokens": []}] * 201}),
        ("/api/mine", {"tables": [{"id": "x", "tokens": ["x"] * 13}]}),
        ("/api/mine", {"tables": 1}),
        ("/api/people/renew", {"person": "me.nobody"}),
        ("/api/people/push", {"person": "me.nobody", "endpoint": "https://push.example/x"}),
    ],
)
def test_what_is_no_wish_is_refused(server: Server, path: str, body: Any) -> None:
    assert server.post(path, body).status in (400, 403)


# -- the feed -----------------------------------------------------------------------------------------


def titles(answer: Answer) -> list[str]:
    root = ElementTree.fromstring(answer.text)
    return [entry.findtext(f"{ATOM}title") or "" for entry in root.iter(f"{ATOM}entry")]


def test_a_feed_has_my_turns_and_my_finished_games(server: Server) -> None:
    made, players = server.begun("me", "me", options={"first": "0"})
    answer = server.post(
        "/api/people", {"tables": [{"id": made["id"], "tokens": [made["seats"]["0"]]}], "lang": "uk"}
    ).json
    feed = server.get(answer["feed"])
    assert feed.headers["content-type"].startswith("application/atom+xml")
    assert titles(feed)[0].startswith("\u0412\u0430\u0448 \u0445\u0456\u0434")
    assert titles(server.get(f"{answer['feed']}?lang=en")) == ["Your turn: Outpost"]
    assert f"/t/{made['id']}" in feed.text and "Player 1" in feed.text
    assert made["seats"]["0"] not in feed.text and answer["person"] not in feed.text
    while mine(server, person=answer["person"]).json["tables"][0]["asked"] == [0]:
        play(players, 0)
    assert titles(server.get(answer["feed"])) == [], "it is somebody else's turn"
    players[1].ask("resign", seat=1)
    over = server.get(f"{answer['feed']}?lang=en")
    assert titles(over) == ["Over: Outpost"] and "You won" in over.text
    assert server.get("/feed/unknown").status == 404


# -- reports ------------------------------------------------------------------------------------------


def test_something_rude_is_reported_to_whoever_looks_after_the_server(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    made, (olena, petro) = server.begun("me", "me")
    olena.ask("chat", text="a rude thing", key="k")
    said = petro.until("said")["lines"][-1]
    assert petro.ask("report", line=said["number"])["type"] == "ok"
    assert petro.ask("report", line=said["number"])["type"] == "ok", "the same again is kept once"
    assert petro.ask("report", seat=0)["type"] == "ok"
    assert petro.refused("report", line=99) == "not-found"
    assert petro.refused("report") == "not-found"
    store = ["--store", f"sqlite:{server.tables.store.path}"]  # type: ignore[attr-defined]
    assert main(["tables", "reports", *store]) == 0
    told = capsys.readouterr().out
    assert told.count(made["id"]) == 2 and "2 reports" in told
    assert "Player 0 said: a rude thing" in told and "a name: Player 0" in told

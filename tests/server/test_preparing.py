"""Tables that are prepared before the match: sealed decks and a draft, over the wire."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.fairness import check
from tests.server.harness import WORD, Player, Server, nobody_waits, play_out

VD = "victory-day"


def begun(server: Server, *seats: str, prepare: str, **more: Any) -> tuple[dict[str, Any], list[Player]]:
    made, players = server.begun(*seats, game=VD, prepare=prepare, **more)
    return made, players


def choose(player: Player, choice: str = "") -> dict[str, Any]:
    """What is suggested, or something else."""
    player.catch_up()
    return player.ask("choose", seat=player.bench["seat"], choice=choice or player.bench["view"]["suggestion"])


def choose_all(players: list[Player]) -> None:
    while True:
        for player in players:
            player.catch_up()
        waiting = [one for one in players if one.table["phase"] == "preparing" and one.bench["view"]["asked"]]
        if not waiting:
            return
        assert choose(waiting[0])["type"] == "ok"


def test_two_people_open_boosters_build_decks_and_play(server: Server) -> None:
    made, (olena, petro) = begun(server, "me", "me", prepare="sealed:6")
    assert (olena.table["phase"], olena.table["prepare"], olena.table["choosing"]) == ("preparing", "sealed:6", [0, 1])
    assert sum(olena.bench["view"]["pool"].values()) == 42 and olena.bench["seat"] == 0
    assert olena.bench["view"]["side"] != petro.bench["view"]["side"]
    choose(olena)
    petro.catch_up()
    assert petro.table["choosing"] == [1]
    assert olena.refused("choose", seat=0, choice=olena.bench["view"]["deck"]) == "bad-choice"
    choose(petro)
    for player in (olena, petro):
        player.catch_up()
        assert player.table["phase"] == "playing" and player.view["zones"]["hand.0"]
    assert olena.table["options"]["deck0"] == olena.bench["view"]["deck"], "deck lists are open, VD-R46"
    play_out([olena, petro])
    record = server.get(f"/api/tables/{made['id']}/record", Authorization=f"Bearer {made['seats']['0']}").text
    assert "note prepared sealed:6" in record
    report = check(record)
    assert report.fair and report.problem is None


def test_a_draft_against_a_bot(server: Server) -> None:
    _made, (olena,) = begun(server, "me", "greedy", prepare="draft:2", pace=0)
    picks = 0
    while olena.bench["view"]["stage"] == "take":
        before = olena.bench["view"]["before"]
        assert choose(olena, f"take {before[0]}")["type"] == "ok"
        picks += 1
        olena.catch_up()
    assert picks == 12 and sum(olena.bench["view"]["pool"].values()) == 8
    choose(olena)
    olena.catch_up()
    assert olena.table["phase"] == "playing"


def test_what_cannot_be_chosen_is_refused_and_changes_nothing(server: Server) -> None:
    made, (olena, petro) = begun(server, "me", "me", prepare="draft:1")
    mine = olena.bench["view"]
    assert olena.refused("choose", seat=0, choice="take nothing") == "bad-choice"
    assert olena.refused("choose", seat=0, choice="deck soviet, 45 depot") == "bad-choice"
    assert olena.refused("choose", seat=0, choice="x" * 5000) == "bad-choice"
    assert olena.refused("choose", seat=1, choice=petro.bench["view"]["suggestion"]) == "not-your-seat"
    assert olena.refused("play", seat=0, action="keep") in ("not-now", "not-your-turn")
    assert olena.refused("start") == "not-now"
    watcher = server.player(made["id"], made["watch"])
    watcher.catch_up()
    assert watcher.bench["view"] is None and watcher.refused("choose", seat=0, choice="take x") == "not-your-seat"
    assert olena.bench["view"] == mine


def test_before_the_start_and_in_other_games_there_is_nothing_to_choose(server: Server) -> None:
    _made, (olena, _petro) = server.begun("me", "me")
    assert olena.refused("choose", seat=0, choice="take x") == "not-now"
    assert server.post("/api/tables", {"game": "outpost", "seats": ["me", "open"], "prepare": "sealed"}).status == 400
    for wish in ("cube", "sealed:99", "x" * 500):
        assert server.post("/api/tables", {"game": VD, "seats": ["me", "open"], "prepare": wish}).status == 400
    made = server.table("me", "me", game=VD, prepare="sealed")
    player = server.player(made["id"], made["seats"]["0"])
    player.catch_up()
    assert (player.table["phase"], player.table["prepare"]) == ("waiting", "sealed:7")
    assert player.refused("choose", seat=0, choice="deck x") == "not-now"


# -- nothing of it in the other's feed ---------------------------------------------------------------


@pytest.mark.parametrize("prepare", ["sealed:3", "draft:2"])
def test_the_other_is_sent_the_same_whatever_is_chosen(
    prepare: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers, the same chance; one player chooses otherwise. The other is told the same to the letter."""
    told: list[list[str]] = []
    for other in (False, True):
        monkeypatch.setattr("sandtable.server.fairness.new_bits", lambda: "00" * 16)
        with Server(tmp_path / f"{other}.db") as server:
            _made, (olena, petro) = begun(server, "me", "me", prepare=prepare, options={"armies": "soviet-german"})
            view = olena.bench["view"]
            if view["stage"] == "take":
                choice = f"take {view['before'][-1 if other else 0]}"
            else:
                choice = "deck soviet, 45 depot" if other else view["suggestion"]
            petro.raw.clear()
            assert choose(olena, choice)["type"] == "ok"
            petro.catch_up()
            told.append([json.dumps(without_names(json.loads(text)), sort_keys=True) for text in petro.raw])
    assert told[0] == told[1]
    assert not any('"bench"' in text for text in told[0]), "what lies before the other has not changed"


def without_names(message: dict[str, Any]) -> dict[str, Any]:
    """A table without what differs between any two: its name and when it was made."""
    table = message.get("table")
    return message | ({"table": table | {"id": "", "created": 0}} if isinstance(table, dict) else {})


def test_cards_that_are_one_s_own_are_never_sent_to_the_other(server: Server) -> None:
    made, (olena, petro) = begun(server, "me", "me", prepare="sealed:4")
    watcher = server.player(made["id"], made["watch"])
    side = olena.bench["view"]["side"]
    cards = set(olena.bench["view"]["pool"])
    choose(olena)
    for player in (petro, watcher):
        player.catch_up()
        assert not [slug for slug in cards for text in player.raw if f'"{slug}"' in text], side


# -- people come and go ------------------------------------------------------------------------------


@pytest.mark.parametrize("prepare", ["sealed:3", "draft:2"])
def test_a_server_that_was_stopped_in_between_goes_on(prepare: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Server(path) as server:
        made, (olena, petro) = begun(server, "me", "me", prepare=prepare)
        choose(olena)
        olena.catch_up()
        petro.catch_up()
        before = [olena.bench["view"], petro.bench["view"]]
    with Server(path) as server:
        players = [server.player(made["id"], made["seats"][seat]) for seat in ("0", "1")]
        for player in players:
            player.catch_up()
        assert [player.bench["view"] for player in players] == before
        choose_all(players)
        assert players[0].table["phase"] == "playing"
        action = next(player for player in players if player.actions)
        action.ask("play", seat=action.view["seat"], action=action.actions[0])
        deck, seq = players[0].table["options"]["deck0"], action.seq
    with Server(path) as server:
        again = server.player(made["id"], made["seats"]["0"])
        again.catch_up()
        assert (again.table["phase"], again.table["options"]["deck0"], again.seq) == ("playing", deck, seq)


def test_a_bot_that_takes_over_chooses_too(server: Server) -> None:
    _made, (olena, petro) = begun(server, "me", "me", prepare="draft:1")
    petro.close()
    while olena.table["seats"][1]["present"]:
        olena.until("table")
    with nobody_waits(server):
        assert olena.ask("assign", seat=1, bot="random")["type"] == "ok"
    olena.catch_up()
    assert olena.table["choosing"] == [0]
    choose_all([olena])
    olena.catch_up()
    assert olena.table["phase"] == "playing"


def test_two_people_at_one_screen_look_one_after_the_other(server: Server) -> None:
    made = server.table("me", "me", game=VD, prepare="sealed:2")
    both = server.player(made["id"], made["host"], made["seats"]["0"], made["seats"]["1"])
    for seat in (0, 1):
        both.ask("word", seat=seat, word=WORD)
    both.ask("start")
    both.catch_up()
    for seat in (0, 1):
        assert (both.bench["view"], both.bench["curtain"]) == (None, seat)
        assert both.refused("choose", seat=seat, choice="deck x") == "not-now"
        both.send("look", seat=seat)
        both.until("bench")
        assert both.bench["seat"] == seat
        choose(both)
        both.catch_up()
    assert both.table["phase"] == "playing"


def test_a_rematch_is_prepared_again(server: Server) -> None:
    _made, players = begun(server, "me", "me", prepare="sealed:2")
    choose_all(players)
    players[0].ask("resign", seat=0)
    for seat, player in enumerate(players):
        player.catch_up()
        player.ask("propose", seat=seat, what="rematch")
    players[0].catch_up()
    again = server.player(players[0].rematch["table"], *players[0].rematch["tokens"])
    again.catch_up()
    assert (again.table["phase"], again.table["prepare"]) == ("waiting", "sealed:2")
    assert again.table["options"]["deck0"] == again.table["options"]["deck1"] == "starter"


def test_bots_alone_draft_and_play(server: Server) -> None:
    made = server.table("random", "random", game=VD, prepare="draft:3", pace=0)
    host = server.player(made["id"], made["host"])
    host.ask("start")
    while host.table["phase"] != "over":
        host.until("table", "update", "state")
    assert host.outcome is not None


def test_a_collection_is_read_and_one_that_claims_too_much_is_refused(server: Server) -> None:
    def ask(text: str, game: str = "victory-day") -> Any:
        return server.post(f"/api/games/{game}/collection", {"name": "mine.txt", "text": text})

    head = "box: soviet\nopened: soviet 3 berlin\n"
    read = ask(head + "1 is-2\n2 pe-2\n").json
    assert (read["cards"], read["checked"], read["opened"]) == ({"is-2": 1, "pe-2": 2}, True, [])
    assert read["decks"]["soviet"].startswith("soviet, ") and "2 pe-2" in read["decks"]["soviet"]
    unchecked = ask("cards: 12345678\n4 is-2\n").json
    assert (unchecked["cards"], unchecked["checked"]) == ({"is-2": 4}, False)
    refused = {
        head + "3 pe-2": "it claims 3 pe-2",
        head + "1 pe2": "pe2",
        head + "many is-2": "many is-2",
        head + "spent: 3": "'spent:' is unknown",
        head + "opened: soviet 3 berlin": "has already opened",
        "".join(f"opened: soviet 60 s{number}\n" for number in range(17)): "more than 1000 boosters",
        "#" * 20_001: "at most 20000 letters",
    }
    for text, sentence in refused.items():
        answer = ask(text)
        assert (answer.status, answer.json["code"]) == (400, "bad-option"), text[:40]
        assert sentence in answer.json["text"]["en"] and answer.json["text"]["uk"]
    assert ask("", "afu").json["code"] == "not-found"


def test_boosters_are_opened_into_a_collection_and_nothing_is_kept(server: Server) -> None:
    def ask(text: str, what: str) -> Any:
        return server.post("/api/games/victory-day/collection", {"name": "mine", "text": text, "open": what})

    begun = ask("", "soviet 2 berlin").json
    assert [len(booster) for booster in begun["opened"]] == [7, 7]
    assert begun["cards"]["rifle-company"] >= 3 and begun["cards"]["tiger"] == 1, "the box is there too"
    assert ask("", "soviet 2 berlin").json == begun, "the same seed opens the same boosters"
    more = ask(begun["text"], "german 1 berlin").json
    assert sum(more["cards"].values()) == sum(begun["cards"].values()) + 7
    assert ask(more["text"], "").json == {**more, "opened": []}
    for what, sentence in {
        "soviet 1 berlin": "has already opened",
        "soviet 61 x": "1 to 60",
        "pirate 1 x": "pirate",
    }.items():
        answer = ask(begun["text"], what)
        assert answer.status == 400 and sentence in answer.json["text"]["en"], what

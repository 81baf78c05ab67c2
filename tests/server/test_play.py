"""People at a table: sitting down, playing, taking back, ending."""

from copy import deepcopy

import pytest

import sandtable
from tests.server.harness import WORD, Player, Server, play_out


def test_two_people_play_a_whole_game_and_both_see_how_it_ended(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    play_out([olena, petro])
    assert olena.outcome == petro.outcome
    assert olena.outcome is not None and olena.outcome["how"] == "played"
    assert olena.outcome["sheet"][0]["parts"] is not None
    olena.catch_up()
    assert olena.table["phase"] == "over"


def test_updates_add_up_to_the_whole_view(server: Server) -> None:
    made, players = server.begun("me", "me", "me")
    for turn in range(6):
        acting = next(player for player in players if player.actions)
        acting.ask("play", seat=acting.view["seat"], action=acting.actions[0])
        for seat, player in enumerate(players):
            player.catch_up()
            fresh = server.player(made["id"], made["seats"][str(seat)])
            fresh.until("state")
            assert fresh.view == player.view, f"after action {turn + 1}"
            assert fresh.log == player.log
            assert fresh.undo == player.undo
            fresh.close()


def test_an_action_sent_twice_is_played_once(server: Server) -> None:
    _made, (olena, _petro) = server.begun("me", "me")
    seq, action = olena.seq, olena.actions[0]
    assert olena.ask("play", seat=0, action=action)["type"] == "ok"
    again = olena.ask("play", seat=0, action=action) if olena.seq == seq else None
    assert again is None
    olena.seq = seq
    stale = olena.ask("play", seat=0, action=action)
    assert stale["type"] == "state" and stale["stale"]
    assert stale["number"] == 1


def test_two_clients_of_one_seat_cannot_both_play_the_same_turn(server: Server) -> None:
    made, (olena, _petro) = server.begun("me", "me")
    twin = server.player(made["id"], made["seats"]["0"])
    twin.until("state")
    one = olena.send("play", seat=0, action=olena.actions[0])
    two = twin.send("play", seat=0, action=twin.actions[0])
    answers = []
    for player, number in ((olena, one), (twin, two)):
        while True:
            message = player.read()
            if message.get("id") == number or message.get("stale"):
                answers.append(message["type"])
                break
    assert sorted(answers) == ["ok", "state"]
    olena.catch_up()
    twin.catch_up()
    assert olena.view == twin.view


def test_only_actions_on_the_seats_list_are_taken(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    assert olena.refused("play", seat=0, action="send nobody") == "illegal"
    assert olena.refused("play", seat=0, action="send " + "x" * 4000) == "illegal"
    assert olena.refused("play", seat=0, action="") == "illegal"
    assert petro.refused("play", seat=1, action="send scouts") == "not-your-turn"
    assert petro.refused("play", seat=0, action=olena.actions[0]) == "not-your-seat"
    assert petro.refused("play", seat=99, action=olena.actions[0]) == "not-your-seat"
    assert olena.ask("play", seat=0, action=olena.actions[0])["type"] == "ok"


def test_a_spectator_sees_no_hand_and_cannot_play(server: Server) -> None:
    made, (olena, _petro) = server.begun("me", "me")
    fan = server.player(made["id"], made["watch"])
    fan.until("state")
    assert fan.you == {"seats": [], "host": False, "watch": True}
    assert set(fan.view["zones"]["hand.0"]["cards"]) == {"?squad"}
    assert fan.refused("play", seat=0, action=olena.actions[0]) == "not-your-seat"
    assert fan.refused("pace", paused=True) == "not-your-seat"
    assert fan.refused("start") == "not-host"
    olena.catch_up()
    assert olena.table["spectators"] == 1


def test_a_take_back_needs_the_consent_of_the_others(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    assert petro.refused("propose", seat=1, what="take-back") == "not-now"
    before = deepcopy(olena.view)
    olena.ask("play", seat=0, action=olena.actions[0])
    petro.catch_up()
    petro.ask("play", seat=1, action=petro.actions[0])
    olena.catch_up()
    assert olena.undo is not None and not olena.undo["allowed"]
    assert olena.refused("undo", seat=0) == "undo-refused"
    olena.ask("propose", seat=0, what="take-back")
    petro.until("table")
    assert petro.table["proposals"] == [{"what": "take-back", "seat": 0, "waiting": [1]}]
    petro.ask("answer", seat=1, what="take-back", yes=False)
    assert petro.table["proposals"] == []
    told = olena.until("declined")
    assert (told["what"], told["seat"], told["by"]) == ("take-back", 0, 1), "the proposer is told who refused"
    assert petro.refused("answer", seat=1, what="take-back", yes=True) == "not-now"
    olena.ask("propose", seat=0, what="take-back")
    petro.ask("answer", seat=1, what="take-back", yes=True)
    state = olena.until("state")
    assert state["number"] == 0
    assert olena.view == before


def test_the_others_read_how_much_was_taken_back_until_somebody_else_plays(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me", game="barbarossa", options={"first": "0"})
    for _ in range(2):
        played = next(one for one in olena.view["actions"] if one["action"].startswith("play "))
        olena.ask("play", seat=0, action=played["action"])
    assert olena.undo is not None
    assert olena.undo["action"] == played["message"] and olena.undo["steps"] == 1
    for _ in range(2):
        assert olena.undo["allowed"]
        olena.ask("undo", seat=0)
    petro.catch_up()
    assert petro.table["took_back"] == {"seat": 0, "steps": 2}
    olena.ask("play", seat=0, action=olena.actions[0])
    petro.catch_up()
    assert petro.table["took_back"] == {"seat": 0, "steps": 2}, "playing on does not wipe it out"


def test_the_rules_foretell_and_say_why_not(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me", game="barbarossa", options={"first": "0"})
    told = olena.ask("foretell", seat=0)
    assert told["type"] == "foretold" and told["seq"] == olena.seq
    assert {item["figure"]["id"] for item in told["position"]} == {"attack-reach"}
    assert olena.ask("foretell", seat=0)["position"] == told["position"]
    assert petro.ask("foretell", seat=1)["position"] == []
    assert petro.refused("foretell", seat=0) == "not-your-seat"
    sold = olena.view["zones"]["field"]["stock"]
    stuck = next(card for card in sold if not any(card in action.split() for action in olena.actions))
    why = olena.ask("why-not", seat=0, token=stuck)
    assert why["token"] == stuck and why["reasons"]
    assert all(reason["text"]["en"] and reason["rules"] for reason in why["reasons"])
    lit = next(action.split()[1] for action in olena.actions if " " in action)
    assert olena.ask("why-not", seat=0, token=lit)["reasons"] == []
    assert olena.ask("why-not", seat=0, token="no such thing")["reasons"] == []
    whole = olena.ask("why-not", seat=0, token=f"buy {stuck}")["reasons"]
    assert len(whole) == 1 and whole[0] in why["reasons"], "a whole action has one reason"
    assert petro.refused("why-not", seat=1, token=stuck) == "not-your-turn"


def test_what_cannot_be_taken_back_is_said_before_but_not_to_one_alone_with_bots(server: Server) -> None:
    final = {}
    for other in ("me", "random"):
        _made, players = server.begun("me", other, game="afu", options={"first": "0"})
        found: list[str] = []
        for _ in range(30):
            for player in players:
                player.catch_up()
            for seat, player in enumerate(players):
                if player.actions:
                    found += player.ask("foretell", seat=seat)["final"]
                    player.ask("play", seat=seat, action=player.actions[-1])
                    break
        final[other] = found
    assert any(action.startswith("buy") for action in final["me"]), "another card is turned up"
    assert final["random"] == []


def test_all_must_agree_to_stop(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    petro.ask("propose", seat=1, what="stop")
    olena.ask("answer", seat=0, what="stop", yes=True)
    petro.until("state")
    assert petro.outcome is not None
    assert (petro.outcome["how"], petro.outcome["shares"]) == ("stopped", [0.5, 0.5])
    assert petro.view["to_act"] is None and olena.actions == []
    assert olena.refused("play", seat=0, action="send scouts") in ("not-now", "not-your-turn")


def test_who_resigns_loses_and_the_record_replays(server: Server) -> None:
    made, (olena, petro) = server.begun("me", "me")
    olena.ask("play", seat=0, action=olena.actions[0])
    petro.ask("resign", seat=1)
    olena.until("state")
    assert olena.outcome is not None
    assert (olena.outcome["how"], olena.outcome["seat"], olena.outcome["ranks"]) == ("resigned", 1, [1, 2])
    answer = server.get(f"/api/tables/{made['id']}/record", Authorization=f"Bearer {made['seats']['0']}")
    assert answer.status == 200
    replayed = sandtable.replay(answer.text)
    assert replayed.result is not None and replayed.result.ranks == (1, 2)


def test_when_one_of_three_resigns_a_bot_plays_on(server: Server) -> None:
    _made, (olena, petro, marta) = server.begun("me", "me", "me")
    marta.ask("resign", seat=2)
    olena.catch_up()
    assert olena.table["seats"][2]["resigned"] and olena.table["seats"][2]["bot"]
    play_out([olena, petro])
    assert olena.outcome is not None and olena.outcome["how"] == "played"


def test_a_rematch_swaps_the_sides(server: Server) -> None:
    made, (olena, petro) = server.begun("me", "me")
    assert olena.refused("propose", seat=0, what="rematch") == "not-now"
    olena.ask("resign", seat=0)
    petro.until("state")
    # Who gave up can still ask for another game.
    petro.ask("propose", seat=1, what="rematch")
    olena.ask("answer", seat=0, what="rematch", yes=True)
    petro.catch_up()
    first, second = olena.rematch, petro.rematch
    assert first["table"] == second["table"] != made["id"]
    assert (first["seats"], second["seats"]) == ([1], [0])
    again = server.player(first["table"], *first["tokens"])
    assert again.you == {"seats": [1], "host": True, "watch": False}
    assert [seat["name"] for seat in again.table["seats"]] == ["Player 1", "Player 0"]


def rematched(server: Server, players: list[Player], what: str) -> list[Player]:
    """The people give up and agree to play again; each as a player of the new table, by where they sat."""
    players[0].ask("resign", seat=0)
    for seat, player in enumerate(players):
        player.catch_up()
        player.ask("propose", seat=seat, what=what)
    players[0].catch_up()
    again = [server.player(one.rematch["table"], *one.rematch["tokens"]) for one in players]
    for one in again:
        one.ask("word", seat=one.you["seats"][0], word=WORD)
    next(one for one in again if one.you["host"]).ask("start")
    for one in again:
        one.catch_up()
    return again


@pytest.mark.rule("VD-1.6", "VD-R44")
@pytest.mark.parametrize(("what", "swapped"), [("rematch", False), ("swap", True)])
def test_armies_are_kept_unless_swapped_and_the_other_player_begins(server: Server, what: str, swapped: bool) -> None:
    _made, before = server.begun("me", "me", game="victory-day")
    for _ in range(2):
        again = rematched(server, before, what)
        for old, new in zip(before, again, strict=True):
            here, there = old.you["seats"][0], new.you["seats"][0]
            assert there == 1 - here
            assert (new.view["counters"]["first"] == there) != (old.view["counters"]["first"] == here)
            kept = new.view["counters"]["army"][there] == old.view["counters"]["army"][here]
            assert kept != swapped
        before = sorted(again, key=lambda one: int(one.you["seats"][0]))


def test_where_there_are_no_sides_none_are_swapped(server: Server) -> None:
    _made, (olena, _petro) = server.begun("me", "me")
    olena.ask("resign", seat=0)
    assert olena.refused("propose", seat=0, what="swap") == "not-now"


def test_people_talk_and_a_line_is_said_once(server: Server) -> None:
    made, (olena, petro) = server.begun("me", "me")
    olena.ask("chat", text="  Добрий   вечір! ", key="k1")
    olena.ask("chat", text="Добрий вечір!", key="k1")
    petro.ask("chat", text="Hello", key="k2")
    assert [(line["seat"], line["text"]) for line in petro.chat] == [(0, "Добрий вечір!"), (1, "Hello")]
    assert server.player(made["id"], made["watch"]).chat == petro.chat
    olena.ask("chat", text="\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET} \N{HEAVY BLACK HEART}\ufe0f", key="k4")
    assert olena.chat[-1]["text"].startswith("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}")
    for text in ("", " ", "x" * 501, "a\u0000b", "\u202e"):
        assert olena.refused("chat", text=text, key="k3") == "bad-text"


def test_presence_and_names_are_told(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    petro.close()
    while olena.table["seats"][1]["present"]:
        olena.until("table")
    olena.ask("rename", name="Оля", lang="uk")
    assert olena.table["seats"][0]["name"] == "Оля"
    assert olena.refused("rename", name="x" * 41, lang="en") == "bad-name"
    assert olena.refused("rename", name="", lang="en") == "bad-name"
    assert olena.refused("rename", name="Petro", lang="en", seat=1) == "not-your-seat"


@pytest.mark.parametrize("way", ["close", "abandon"])
def test_a_player_who_comes_back_goes_on_in_the_middle_of_a_turn(server: Server, way: str) -> None:
    made, (olena, petro) = server.begun("me", "me")
    olena.ask("play", seat=0, action=olena.actions[0])
    petro.catch_up()
    view, seq = petro.view, petro.seq
    if way == "close":
        petro.close()
    else:
        petro.socket.socket.close()
    again = server.player(made["id"], made["seats"]["1"])
    again.until("state")
    assert again.view == view and again.seq == seq
    assert again.ask("play", seat=1, action=again.actions[0])["type"] == "ok"
    olena.catch_up()
    assert olena.view["counters"]["round"] == 2

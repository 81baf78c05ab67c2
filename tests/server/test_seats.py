"""Links, tokens, hosts, spectators, the shared screen."""

import secrets

from tests.server.harness import Player, Server, nobody_waits


def gone(server: Server, player: Player, watcher: Player, seat: int) -> None:
    player.close()
    while watcher.table["seats"][seat]["present"]:
        watcher.until("table")


def test_a_friend_sits_down_with_the_invitation_and_the_host_begins(server: Server) -> None:
    made = server.table("me", "open", name="Olena")
    olena = server.player(made["id"], made["seats"]["0"], made["host"])
    assert olena.first["type"] == "welcome" and olena.table["phase"] == "waiting"
    assert olena.refused("start") == "seats-open"
    seated = server.post(f"/api/tables/{made['id']}/sit", {"token": made["invite"], "name": "Петро", "lang": "uk"})
    assert seated.status == 200 and seated.json["seat"] == 1
    petro = server.player(made["id"], seated.json["token"])
    assert [seat["name"] for seat in petro.table["seats"]] == ["Olena", "Петро"]
    assert olena.refused("start") == "words-missing"
    for seat, player in enumerate((olena, petro)):
        player.ask("word", seat=seat, word=secrets.token_hex(16))
    assert olena.ask("start")["type"] == "ok"
    petro.until("state")
    assert petro.view["seat"] == 1
    late = server.post(f"/api/tables/{made['id']}/sit", {"token": made["invite"]})
    assert (late.status, late.json["code"]) == (409, "full")


def test_the_start_fills_open_seats_with_bots(server: Server) -> None:
    made = server.table("me", "open", "open", pace=10_000)
    olena = server.player(made["id"], made["seats"]["0"], made["host"])
    olena.ask("word", seat=0, word=secrets.token_hex(16))
    assert olena.refused("start", fill="napoleon") == "unknown-bot"
    olena.ask("start", fill="random")
    assert [seat["holder"] for seat in olena.table["seats"]] == ["person", "bot", "bot"]


def test_a_wrong_link_opens_nothing(server: Server) -> None:
    made = server.table("me", "open")
    other = server.table("me", "open")
    for token in ("", "wrong", other["host"], other["invite"]):
        player = server.player(made["id"], token)
        assert (player.first["type"], player.first["code"]) == ("error", "bad-link")
        assert player.closed() == 4000
    nowhere = server.player("nowhere", made["host"])
    assert nowhere.first["code"] == "no-table"
    assert server.post(f"/api/tables/{made['id']}/sit", {"token": made["watch"]}).json["code"] == "bad-link"


def test_an_invitation_opens_what_a_spectator_may_see(server: Server) -> None:
    made, _ = server.begun("me", "random")
    guest = server.player(made["id"], made["invite"])
    guest.until("state")
    assert guest.you == {"seats": [], "host": False, "watch": True}
    assert guest.view["seat"] is None


def test_a_replaced_link_voids_the_old_one_and_its_connection(server: Server) -> None:
    made, (olena, petro) = server.begun("me", "me")
    assert petro.refused("link", what="seat", seat=0) == "not-host"
    assert olena.refused("link", what="seat", seat=1) == "still-here", "or a host could look at every hand"
    gone(server, petro, olena, 1)
    assert olena.refused("link", what="seat", seat=1) == "still-here", "a connection may be lost for a moment"
    with nobody_waits(server):
        new = olena.ask("link", what="seat", seat=1)
    assert new["type"] == "new-link"
    assert server.player(made["id"], made["seats"]["1"]).first["code"] == "bad-link"
    marta = server.player(made["id"], new["token"], name="Marta")
    marta.until("state")
    assert marta.you["seats"] == [1]
    assert marta.table["seats"][1]["name"] == "Marta"
    watch = olena.ask("link", what="watch")
    assert server.player(made["id"], made["watch"]).first["code"] == "bad-link"
    assert server.player(made["id"], watch["token"]).first["type"] == "welcome"


def test_a_host_who_replaces_their_own_seat_stays_host(server: Server) -> None:
    _made, (olena, _petro) = server.begun("me", "me")
    new = olena.ask("link", what="seat", seat=0)
    assert new["type"] == "new-link"
    assert olena.you == {"seats": [], "host": True, "watch": True}
    assert set(olena.view["zones"]["hand.0"]["cards"]) == {"?squad"}


def test_the_host_hands_a_seat_to_a_bot_and_back(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    assert petro.refused("assign", seat=0, bot="random") == "not-host"
    assert olena.refused("assign", seat=0, bot="napoleon") == "unknown-bot"
    assert olena.refused("assign", seat=7, bot="random") == "not-your-seat"
    assert olena.refused("assign", seat=1, bot="random") == "still-here"
    assert petro.ask("assign", seat=1, bot="random")["type"] == "ok"
    while not olena.table["seats"][1]["kept"]:
        olena.until("table")
    olena.ask("play", seat=0, action=olena.actions[0])
    while olena.view["counters"]["round"] < 2:
        olena.until("update")
    olena.ask("assign", seat=1, bot="")
    olena.ask("play", seat=0, action=olena.actions[0])
    petro.catch_up()
    assert petro.actions and petro.ask("play", seat=1, action=petro.actions[0])["type"] == "ok"


def test_a_bot_plays_for_who_goes_for_tea_or_has_left(server: Server) -> None:
    _made, (olena, petro, marta) = server.begun("me", "me", "me")
    assert petro.refused("assign", seat=2, bot="random") == "not-host"
    petro.ask("assign", seat=1, bot="random")
    petro.ask("assign", seat=1, bot="")
    marta.close()
    while petro.table["seats"][2]["present"]:
        petro.until("table")
    assert petro.refused("assign", seat=2, bot="random") == "still-here"
    with nobody_waits(server):
        petro.ask("assign", seat=2, bot="random")
    assert petro.table["seats"][2]["kept"]
    assert petro.refused("assign", seat=2, bot="") == "not-host"
    olena.ask("assign", seat=2, bot="")


def test_on_a_shared_screen_a_hand_is_sent_only_after_its_player_said_so(server: Server) -> None:
    made = server.table("me", "me")
    screen = server.player(made["id"], *made["seats"].values(), made["host"])
    for seat in (0, 1):
        screen.ask("word", seat=seat, word=secrets.token_hex(16))
        screen.ask("rename", seat=seat, name=f"Player {seat}", lang="uk")
    screen.ask("start")
    assert (screen.curtain, screen.view["seat"]) == (0, None)
    assert set(screen.view["zones"]["hand.0"]["cards"]) == {"?squad"}
    assert screen.refused("play", seat=0, action="send scouts") == "not-now"
    screen.ask("look", seat=0)
    assert (screen.curtain, screen.view["seat"]) == (None, 0)
    secret = screen.actions[0]
    seen = len(screen.raw)
    screen.ask("play", seat=0, action=secret)
    assert (screen.curtain, screen.view["seat"]) == (1, None)
    for text in screen.raw[seen:]:
        assert secret not in text, "the sealed answer of seat 0 is shown while the curtain is down"
    screen.ask("look", seat=1)
    assert "?squad" in screen.view["zones"]["hand.0"]["cards"]
    assert screen.refused("play", seat=0, action=secret) == "not-now"
    screen.ask("play", seat=1, action=screen.actions[0])
    assert (screen.curtain, screen.view["seat"]) == (0, None)
    assert screen.refused("look", seat=2) == "not-your-seat"


def test_a_bot_that_plays_for_one_of_a_shared_screen_does_not_lower_the_curtain(server: Server) -> None:
    made = server.table("me", "me")
    screen = server.player(made["id"], *made["seats"].values(), made["host"])
    for seat in (0, 1):
        screen.ask("word", seat=seat, word=secrets.token_hex(16))
    screen.ask("assign", seat=1, bot="random")
    screen.ask("start")
    screen.ask("look", seat=0)
    screen.ask("play", seat=0, action=screen.actions[0])
    while screen.view["counters"]["round"] < 2:
        screen.read()
    assert (screen.curtain, screen.view["seat"]) == (None, 0)


def test_seats_and_hosts_cannot_be_forged_by_order_or_number(server: Server) -> None:
    made, (_olena, _petro) = server.begun("me", "me")
    stranger = server.player(made["id"], made["watch"], "x" * 24, made["seats"]["1"][:-1])
    assert stranger.you == {"seats": [], "host": False, "watch": True}
    for message in (
        {"kind": "resign", "seat": 0},
        {"kind": "undo", "seat": 0},
        {"kind": "propose", "seat": 0, "what": "stop"},
        {"kind": "word", "seat": 0, "word": "0" * 32},
        {"kind": "hint", "seat": 0},
        {"kind": "look", "seat": 0},
    ):
        assert stranger.refused(str(message.pop("kind")), **message) == "not-your-seat"


def test_who_takes_a_seat_in_mid_game_is_told_to_all_and_stands_in_the_record(server: Server) -> None:
    made, (olena, petro, marta) = server.begun("me", "me", "me", options={"first": "0"})
    fan = server.player(made["id"], made["watch"])
    with nobody_waits(server):
        gone(server, petro, olena, 1)
        new = olena.ask("link", what="seat", seat=1)
    assert marta.ask("assign", seat=2, bot="greedy")["type"] == "ok"
    assert marta.ask("assign", seat=2, bot="")["type"] == "ok"
    ivan = server.player(made["id"], new["token"], name="Ivan")
    ivan.until("state")
    for player in (olena, marta, fan, ivan):
        player.catch_up()
        seen = [(one["seat"], one["what"], one["who"], one["by"]) for one in player.table["changes"]]
        assert seen == [
            (1, "new-link", "Player 1", 0),
            (2, "bot", "greedy", 2),
            (2, "back", "Player 2", 2),
            (1, "taken", "Ivan", 1),
        ]
    for player in (olena, ivan, marta):
        player.ask("propose", seat=player.you["seats"][0], what="stop")
    record = server.get(f"/api/replays/{made['id']}/record").text
    assert [line for line in record.splitlines() if line.startswith("note seat")] == [
        "note seat 1 new-link Player 1 by 0",
        "note seat 2 bot greedy by 2",
        "note seat 2 back Player 2 by 2",
        "note seat 1 taken Ivan by 1",
    ]
    assert server.get(f"/api/replays/{made['id']}/verify").json["fair"]


def test_a_holder_may_have_a_new_link_for_the_own_seat(server: Server) -> None:
    made, (_olena, petro) = server.begun("me", "me")
    new = petro.ask("link", what="seat", seat=1)
    assert petro.closed() == 4000, "who holds nothing else has to come with the new one"
    assert server.player(made["id"], new["token"]).first["type"] == "welcome"
    assert server.player(made["id"], made["seats"]["1"]).first["code"] == "bad-link"


def test_a_table_that_was_just_opened_knows_nobody_to_be_away(server: Server) -> None:
    made, (olena, petro) = server.begun("me", "me")
    for player in (olena, petro):
        player.close()

    async def put_away() -> None:
        room = server.tables.rooms[made["id"]]
        for client in list(room.clients):
            room.leave(client)
        await server.tables.janitor.put_away(float("inf"))

    server.call(put_away())
    again = server.player(made["id"], made["host"])
    assert again.refused("link", what="seat", seat=1) == "still-here"

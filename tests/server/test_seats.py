"""Links, tokens, hosts, spectators, the shared screen."""

import secrets

from tests.server.harness import Server


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
    new = olena.ask("link", what="seat", seat=1)
    assert new["type"] == "new-link"
    assert petro.closed() == 4000
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
    assert olena.refused("assign", seat=1, bot="napoleon") == "unknown-bot"
    assert olena.refused("assign", seat=7, bot="random") == "not-your-seat"
    olena.ask("assign", seat=1, bot="random")
    assert olena.table["seats"][1]["kept"]
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

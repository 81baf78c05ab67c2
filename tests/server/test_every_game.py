"""Every game over the wire: what updates add up to is what a fresh client sees."""

import random
from copy import deepcopy

import pytest

import sandtable
from tests.server.harness import Player, Server

GAMES = list(sandtable.game_names())
ACTIONS = 60
LOOK_EVERY = 10
UNDOABLE = [game for game in GAMES if game != "outpost"]
"""In Outpost another seat is always asked next, so nothing can be taken back."""


def seats_of(game: str) -> int:
    seats = sandtable.game(game).seats
    return 2 if 2 in seats else seats[0]


def acting(players: list[Player]) -> Player | None:
    for player in players:
        player.catch_up()
    return next((player for player in players if player.actions), None)


@pytest.mark.parametrize("game", GAMES)
def test_updates_add_up_to_the_whole_view_of_every_seat(server: Server, game: str) -> None:
    made, players = server.begun(*["me"] * seats_of(game), game=game)
    fan = server.player(made["id"], made["watch"])
    fan.until("state")
    chance = random.Random(game)
    for number in range(ACTIONS):
        player = acting(players)
        if player is None:
            break
        assert player.ask("play", seat=player.view["seat"], action=chance.choice(player.actions))["type"] == "ok"
        if number % LOOK_EVERY == 0:
            for one in (*players, fan):
                one.catch_up()
                fresh = server.player(made["id"], *one.tokens[:1])
                fresh.until("state")
                assert fresh.view == one.view
                assert fresh.log == one.log[len(one.log) - len(fresh.log) :]
                fresh.close()


@pytest.mark.parametrize("game", UNDOABLE)
def test_undo_restores_the_view_and_the_log_of_everybody(server: Server, game: str) -> None:
    _made, players = server.begun(*["me"] * seats_of(game), game=game)
    chance = random.Random(game)
    for _ in range(5 * ACTIONS):
        player = acting(players)
        if player is None:
            break
        before = [(deepcopy(one.view), list(one.log)) for one in players]
        player.ask("play", seat=player.view["seat"], action=chance.choice(player.actions))
        if player.undo is not None and player.undo["allowed"]:
            assert player.ask("undo", seat=player.view["seat"])["type"] == "ok"
            for one in players:
                one.catch_up()
            assert [(one.view, one.log) for one in players] == before
            return
    raise AssertionError(f"{game}: no action could be taken back")

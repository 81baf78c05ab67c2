"""No leak over the wire: re-deal everything a seat cannot know, and the bytes sent to it are the same."""

import json
import random
import secrets
from copy import copy

import pytest

import sandtable
from sandtable.kernel.changes import Memory
from sandtable.kernel.match import Match
from sandtable.server.acts import Played
from sandtable.server.feed import Feed
from sandtable.server.table import Table
from tests.server.harness import Player, Server

GAMES = list(sandtable.game_names())
SAMPLES = 4


async def swap(server: Server, table: str, seat: int | None, seed: int) -> Match:
    """Put a re-deal for the seat in the place of the true match, with the same history; the truth is returned."""
    room = server.tables.rooms[table]
    async with room.lock:
        truth = room.table.match
        assert truth is not None
        deal = truth.determinize(seat, seed)
        truth.copy_course(deal)
        deal.start = truth.start
        room.table.match = deal
        return truth


async def put_back(server: Server, table: str, match: Match) -> None:
    room = server.tables.rooms[table]
    async with room.lock:
        room.table.match = match


def bytes_for(server: Server, table: str, token: str) -> list[str]:
    """Everything that a client with this token is sent when it connects."""
    player = server.player(table, token)
    player.until("state")
    player.send("log", before=5)
    player.until("older-log")
    player.close()
    return [text for text in player.raw if json.loads(text)["type"] in ("state", "older-log")]


def acting(players: list[Player]) -> Player | None:
    for player in players:
        player.catch_up()
    return next((player for player in players if player.actions), None)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_sent_the_same_bytes_when_what_it_cannot_know_is_dealt_again(server: Server, game: str) -> None:
    one = sandtable.game(game)
    count = 2 if 2 in one.seats else one.seats[0]
    made, players = server.begun(*["me"] * count, game=game)
    table = made["id"]
    chance = random.Random(game)
    looked = 0
    while looked < SAMPLES:
        for _ in range(chance.randrange(1, 12)):
            player = acting(players)
            if player is None:
                return
            player.ask("play", seat=player.view["seat"], action=chance.choice(player.actions))
        for seat in (*range(count), None):
            token = made["watch"] if seat is None else made["seats"][str(seat)]
            before = bytes_for(server, table, token)
            truth = server.call(swap(server, table, seat, secrets.randbits(32)))
            assert bytes_for(server, table, token) == before, f"{game}: seat {seat} after {truth.number} actions"
            server.call(put_back(server, table, truth))
        looked += 1


@pytest.mark.parametrize("game", GAMES)
def test_an_update_is_the_same_in_both_worlds_as_long_as_the_seat_sees_the_same(server: Server, game: str) -> None:
    one = sandtable.game(game)
    count = 2 if 2 in one.seats else one.seats[0]
    made, players = server.begun(*["me"] * count, game=game)
    chance = random.Random(game)
    for number in range(SAMPLES):
        player = acting(players)
        if player is None:
            return
        seat, action = player.view["seat"], chance.choice(player.actions)
        table = server.tables.rooms[made["id"]].table
        truth = table.match
        assert truth is not None
        for eyes in (*range(count), None):
            deal = truth.determinize(eyes, number)
            if deal.to_act == seat and action in [deal.describe(legal) for legal in deal.legal_actions()]:
                one_world, other = (update_after(table, match, eyes, seat, action) for match in (truth, deal))
                if events_of(one_world) == events_of(other):
                    assert one_world == other, f"{game}: seat {eyes} was told the same but sent something else"
        player.ask("play", seat=seat, action=action)


def update_after(table: Table, match: Match, eyes: int | None, seat: int, action: str) -> bytes | None:
    """The update that a pair of eyes is sent for an action, if the match were this one."""
    world = copy(table)
    world.match, world.actors, world.acted, world.proposals = match.clone(), table.actors[:], table.acted[:], {}
    feed = Feed(eyes)
    feed.whole(world)
    memory = Memory(world.match.schema, world.match.state)
    start = len(world.match.events.entries)
    world.apply(Played(seat, action))
    return feed.change(world, memory.changes(world.match.state), world.match.events.entries[start:], [])


def events_of(update: bytes | None) -> object:
    """What the seat was told: the events, and what is asked of whom."""
    if update is None:
        return None
    message = json.loads(update)
    return message["events"], message["to_act"], message["asked"], message.get("undo"), len(message["actions"])


def test_nothing_of_the_seed_is_sent_before_the_end(server: Server) -> None:
    made, players = server.begun("me", "me")
    table = server.tables.rooms[made["id"]].table
    secrets_of_table = [table.made.bits, str(table.start().seed), *table.words().values()]
    sent = "".join(text for player in players for text in player.raw)
    info = server.get(f"/api/tables/{made['id']}").text
    for secret in secrets_of_table:
        assert secret not in sent + info
    players[0].ask("resign", seat=0)
    players[0].catch_up()
    assert players[0].table["fairness"]["bits"] == table.made.bits


def test_a_record_is_not_given_before_the_end(server: Server) -> None:
    made, _players = server.begun("me", "me")
    answer = server.get(f"/api/tables/{made['id']}/record", Authorization=f"Bearer {made['host']}")
    assert (answer.status, answer.json["code"]) == (409, "not-over")
    assert server.get(f"/api/replays/{made['id']}").json["code"] == "not-over"
    assert server.get(f"/api/replays/{made['id']}/frames?eyes=open").json["code"] == "not-over"

"""The coach at a table: a strong bot looks at what the only person among bots has chosen, or is about to choose.

It thinks where bots think, so nobody waits for it; what it says comes when it has been thought, and only to that seat.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import convert

from sandtable.kernel.coaching import STRONGEST, Guidance
from sandtable.server import acts, from_client, from_server
from sandtable.server.bots import Question, question
from sandtable.server.client import Client
from sandtable.server.places import PERSON_COMES_BACK, PERSON_WAITS
from sandtable.server.shapes import Judged, Phrase
from sandtable.server.speech import Refused

if TYPE_CHECKING:
    from sandtable.server.room import Room

SECONDS = 2.5
"""For a run of choices: of these the bot takes a part."""
MOST = 2
"""Choices of a table that may wait to be looked at; more were made too fast to be spoken of."""


async def switch(room: Room, seat: int, on: bool) -> None:
    """The coach sits down or goes. The lock is held."""
    if on and not room.table.alone(seat):
        raise Refused("not-now", why="coach")
    if on != (seat in room.table.coached):
        await room.act(acts.Coached(seat, on))


async def consider(room: Room, client: Client, message: from_client.Consider) -> None:
    """What is worth comparing before a choice; nothing for whoever asks too often."""
    seat = message.seat
    async with room.lock:
        if message.seq != room.table.seq:
            room.show(client, stale=True, answer_to=message.id)
            return
        if room.table.going.to_act != seat:
            raise Refused("not-your-turn")
        if seat not in room.table.coached or not room.table.alone(seat):
            raise Refused("not-now", why="coach")
        asked = asked_of(room, seat, "") if client.hints.take() else None
    guidance = await room.tables.ask_coach(asked, PERSON_WAITS) if asked is not None else None
    client.send(guided(guidance or Guidance(None), message.id, message.seq, seat))


def nothing_to_compare(message: from_client.Consider) -> from_server.Guided:
    """For whoever asks again while the bot still thinks: what the coach says of every such decision is there anyway."""
    return guided(Guidance(None), message.id, message.seq, message.seat)


def before_choice(room: Room, seat: int, played: str) -> Question | None:
    """What the coach is asked about a choice that is about to be made; None if it is not there."""
    table = room.table
    if seat not in table.coached or not table.alone(seat) or len(room.looking) >= MOST:
        return None
    return asked_of(room, seat, played) if table.going.to_act == seat else None


def asked_of(room: Room, seat: int, played: str) -> Question | None:
    table, match = room.table, room.table.going
    if len(match.canonical_actions()) < 2:
        return None
    try:
        made = question(match, seat, STRONGEST, room.tables.pack_folder(table), SECONDS, kept=table.kept)
    except Exception:  # a fault in a game's re-deal must not stop the table
        room.tables.log.exception("the coach could not be asked at table %s", table.name)
        return None
    return replace(made, guides=True, played=played)


def look_at(room: Room, asked: Question | None, seq: int) -> None:
    """Think about a choice that was made, and say what matters when that is done."""
    if asked is not None:
        task = asyncio.create_task(say_of(room, asked, seq))
        room.looking.add(task)
        task.add_done_callback(room.looking.discard)


async def say_of(room: Room, asked: Question, seq: int) -> None:
    guidance = await room.tables.ask_coach(asked, PERSON_COMES_BACK)
    if guidance is None or asked.seat not in room.table.coached:
        return
    for client in room.clients:
        if client.eyes == asked.seat:
            client.send(guided(guidance, 0, seq, asked.seat))


def guided(guidance: Guidance, answer_to: int, seq: int, seat: int) -> from_server.Guided:
    found = guidance.judgement
    judged = None
    if found is not None and found.lost:
        judged = Judged(
            convert(found.best, Phrase),
            found.chance,
            max(0.0, found.chance - found.lost),
            convert(found.why, Phrase | None),
        )
    return from_server.Guided(answer_to, seq, seat, judged, convert(guidance.compare, list[Phrase]))

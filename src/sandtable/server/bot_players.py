"""The bots that play at a table: when they are asked, how long the others look at what they do, what they remember."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import msgspec

from sandtable.kernel.match import Match
from sandtable.server import acts
from sandtable.server.bots import Reply, question
from sandtable.server.from_server import Thinking
from sandtable.server.places import NOBODY_PLAYS, PERSON_COMES_BACK, PERSON_WAITS
from sandtable.server.speech import Overtaken, Refused
from sandtable.server.store import StoreFailed

if TYPE_CHECKING:
    from sandtable.server.room import Room

THINKING_SHOWS = 0.25
"""Seconds after which the others are told that a bot thinks."""
RETRY = 1.0
BRISK = 1.0
"""Seconds between two actions of a bot up to which its whole turn takes at most `TURN`, thinking apart."""
TURN = 3.0

encode = msgspec.json.Encoder().encode


def plainest_first(match: Match) -> list[str]:
    """The legal actions in notation. First comes what ends or declines something: what is played where a game's fault
    lets nobody think."""
    verbs = match.state.ruleset.verbs
    legal = sorted(match.legal_actions(), key=lambda action: not verbs.verbs[verbs.verb_of[action]].closes)
    return [match.describe(action) for action in legal]


def next_wait(pace: float, waited: float) -> float:
    """How long the others look at a bot's next action, in seconds, if its turn has made them wait so long already.

    Up to `BRISK` the waits of a turn get shorter, so that together they stay below `TURN`; who chose a slower pace
    wants to see every action for as long as that.
    """
    return pace if pace > BRISK else pace * max(0.0, 1 - waited / TURN)


@dataclass
class BotPlayers:
    """What is kept of the bots of one table in use."""

    playing: asyncio.Task[None] | None = None
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One question to a bot at a time."""
    plans: dict[tuple[int, str], object] = field(default_factory=dict)
    """What each bot wants to remember until it is asked again for a seat."""
    hurried: bool = False
    """Has the bot that answered last had less time than its level has, because the server is busy?"""

    @property
    def busy(self) -> bool:
        return self.playing is not None and not self.playing.done()

    def stop(self) -> None:
        if self.playing is not None:
            self.playing.cancel()


def wake(room: Room) -> None:
    """Let the bots play on, if one of them is asked and it matters to somebody."""
    if room.closed or room.table.paused or not room.table.bot_to_act() or not attended(room):
        return
    if not room.bots.busy:
        room.bots.playing = asyncio.create_task(play(room))


def attended(room: Room) -> bool:
    """Does somebody look, or play here and will come back? If not, the table rests."""
    return bool(room.clients) or any(seat.asks_person for seat in room.table.seats)


def rank(room: Room) -> int:
    """Who waits for a bot here."""
    people = {seat.number for seat in room.table.seats if seat.asks_person}
    if not people:
        return NOBODY_PLAYS
    return PERSON_WAITS if people & room.present() else PERSON_COMES_BACK


async def play(room: Room) -> None:
    turn, waited = room.table.to_act, 0.0
    while not room.closed and not room.table.paused and room.table.bot_to_act() and attended(room):
        if room.table.to_act != turn:
            turn, waited = room.table.to_act, 0.0
        wait = next_wait(room.table.pace / 1000, waited)
        try:
            await play_one(room, wait)
            waited += wait
        except (Refused, Overtaken, StoreFailed):
            await asyncio.sleep(RETRY)
        except Exception:  # a fault of ours; the people at the table can still play
            room.tables.log.exception("the bots stopped at table %s", room.table.name)
            return


async def play_one(room: Room, pace: float, even_paused: bool = False) -> None:
    """One action of the bot that is asked. It thinks while the pace lets the others look."""
    asked = moment(room)
    if asked is None:
        return
    _, seat, name = asked
    action, _ = await asyncio.gather(advice(room, seat, name), asyncio.sleep(pace))
    async with room.lock:
        if moment(room) == asked and (even_paused or not room.table.paused):
            await room.act(acts.Played(seat, action))


def moment(room: Room) -> tuple[int, int, str] | None:
    """What a bot's answer is good for: the moment, the seat, and its name."""
    to_act, name = room.table.to_act, room.table.bot_to_act()
    return None if to_act is None or not name else (room.table.seq, to_act, name)


async def advice(room: Room, seat: int, bot: str) -> str:
    """What a bot would play for the seat to act. The others are told if it takes a while."""
    async with room.bots.asking:
        return (await ask(room, seat, bot)).action


async def hint(room: Room, seat: int, bot: str) -> Reply:
    """The same, with what it thinks; its plan is nobody else's."""
    async with room.bots.asking:
        return await ask(room, seat, bot, hint=True)


def told(room: Room, seat: int, bot: str) -> list[dict[str, Any]] | None:
    """What happened, for a bot that reads it."""
    return room.table.going.log(seat) if bot in room.tables.log_readers else None


async def ask(room: Room, seat: int, bot: str, hint: bool = False) -> Reply:
    table, match = room.table, room.table.going
    if match.to_act != seat:
        raise Refused("not-your-turn")  # while another question was answered
    legal = plainest_first(match)
    if len(legal) == 1:
        return Reply(legal[0])
    try:
        budget, plan = room.tables.bot_pool.budget, None if hint else room.bots.plans.get((seat, bot))
        asked = question(match, seat, bot, room.tables.pack_folder(table), budget, plan, table.kept, hint)
        asked = replace(asked, table="" if hint else table.name, told=told(room, seat, bot))
    except Exception:  # a fault in a game's re-deal must not stop the table
        room.tables.log.exception("a bot could not be asked at table %s", table.name)
        return Reply(legal[0])
    shown = asyncio.get_running_loop().call_later(THINKING_SHOWS, room.tell_all, encode(Thinking(seat)))
    try:
        reply = await room.tables.ask_bot(asked, legal, rank(room))
        if reply.wants_log:
            reply = await room.tables.ask_bot(replace(asked, told=told(room, seat, bot)), legal, rank(room))
        if not hint:
            room.bots.plans[seat, bot] = reply.plan
        if room.bots.hurried != reply.hurried:
            room.bots.hurried = reply.hurried
            room.tell_info()
        return reply
    finally:
        if shown.when() <= asyncio.get_running_loop().time():
            room.tell_all(encode(Thinking(None)))
        shown.cancel()

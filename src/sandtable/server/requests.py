"""What a client may ask for at a table, message by message: who may, when, and which act follows."""

from __future__ import annotations

import re
import time

from sandtable.kernel.coaching import advisor
from sandtable.kernel.errors import PhraseIn
from sandtable.kernel.registry import bot_names, default_bot
from sandtable.server import acts, bot_players, coach, from_client, from_server, reports
from sandtable.server.bots import no_bot
from sandtable.server.client import Client
from sandtable.server.feed import older_log
from sandtable.server.limits import Buckets
from sandtable.server.messages import PROTOCOL
from sandtable.server.people import MARK
from sandtable.server.room import Room
from sandtable.server.seats import KEY_LETTERS, clean_language, clean_name, clean_text, new_token, printable, token_hash
from sandtable.server.shapes import Why
from sandtable.server.speech import Refused, in_all_languages
from sandtable.server.table import LONGEST_NOTATION, Table

WORD = re.compile(r"[0-9a-f]{32}")
SLOWEST_PACE = 10_000
MOST_TOKENS = 12
NEEDS_SEQ = (from_client.Play, from_client.Undo, from_client.Hint, from_client.Consider, from_client.Step)
"""These are taken only if the client has seen the last act of the game."""


async def welcome(room: Room, client: Client, hello: from_client.Hello) -> None:
    """Let a client in with its tokens, and show it the table."""
    if hello.protocol != PROTOCOL:
        raise Refused("protocol")
    client.name, client.lang = clean_name(hello.name), clean_language(hello.lang)
    async with room.lock:
        tokens = hello.tokens[:MOST_TOKENS]
        own = next((token for token in tokens if token.startswith(MARK)), "")
        client.person = token_hash(own) if own else ""
        opened = await room.tables.people.tokens_at(room.table.name, [own])
        await open_seats(room, client, [*map(token_hash, tokens), *opened])
        if len(room.clients) >= room.tables.limits.clients_per_table:
            raise Refused("full")
        room.join(client)
        await room.go_on_preparing()
        bot_players.wake(room)


async def open_seats(room: Room, client: Client, hashes: list[str]) -> None:
    """Find out what the tokens open. Who first comes with a seat's own link sits down there."""
    table = room.table
    client.host = table.made.host in hashes
    client.seats = [seat.number for seat in table.seats if seat.token and seat.token in hashes]
    if not client.host and not client.seats and not {table.watch, table.invite} & set(hashes):
        raise Refused("bad-link")
    for number in client.seats:
        seat = table.seats[number]
        if not seat.person:
            await room.act(acts.Sat(number, seat.token, client.name, client.lang, room.tables.now()))
        elif client.name and not seat.name:
            await room.act(acts.Named(number, client.name, client.lang))


async def answer(room: Room, client: Client, message: from_client.FromClient) -> None:
    """Do what a message asks for and say so, or refuse."""
    if isinstance(message, from_client.Hint):
        await hint(room, client, message)
        return
    if isinstance(message, from_client.Consider):
        check_eyes(client, message.seat)
        await coach.consider(room, client, message)
        return
    if isinstance(message, from_client.Step):
        await step(room, client, message)
        return
    async with room.lock:
        played = room.table.match is not None
        if played and isinstance(message, NEEDS_SEQ) and message.seq != room.table.seq:
            check_seat(client, message.seat)
            room.show(client, stale=True, answer_to=message.id)
            return
        if not await carry_out(room, client, message):
            client.ok(message.id, room.table.seq)


async def carry_out(room: Room, client: Client, message: from_client.FromClient) -> bool:
    """Carry out a message. True if it has been answered already, with something else than `ok`."""
    match message:
        case from_client.Choose():
            check_eyes(client, message.seat)
            await room.act(acts.Chosen(message.seat, message.choice))
        case from_client.Play():
            check_eyes(client, message.seat)
            asked, seq = coach.before_choice(room, message.seat, message.action), room.table.seq
            await room.act(acts.Played(message.seat, message.action))
            coach.look_at(room, asked, seq)
        case from_client.Undo():
            check_eyes(client, message.seat)
            check_allowed(room.tables.allowed.take_backs, client, "take-backs")
            await room.act(room.table.undo_act(message.seat))
        case from_client.Coach():
            check_eyes(client, message.seat)
            await coach.switch(room, message.seat, message.on)
        case from_client.Propose() | from_client.Answer():
            await agree(room, client, message)
        case from_client.Resign():
            await resign(room, client, message.seat)
        case from_client.Chat():
            await speak(room, client, message)
        case from_client.Word():
            check_seat(client, message.seat)
            if not WORD.fullmatch(message.word):
                raise Refused("bad-word")
            await room.act(acts.Worded(message.seat, message.word))
        case from_client.Rename():
            await rename(room, client, message)
        case from_client.Report():
            check_allowed(room.tables.allowed.chat, client, "chat")
            await reports.keep(room, own_seat(client), message)
        case from_client.Pace():
            await set_pace(room, client, message)
        case from_client.Start():
            await start(room, client, message)
        case from_client.Assign():
            check_assign(room, client, message)
            if room.table.seats[message.seat].bot != message.bot:
                await room.act(acts.Assigned(message.seat, message.bot, own_seat(client), room.tables.now()))
        case from_client.Foretell():
            check_eyes(client, message.seat)
            client.post(room.foretold(message.seat, message.id))
            return True
        case from_client.WhyNot():
            check_eyes(client, message.seat)
            client.send(
                from_server.Reasons(message.id, message.token, reasons(room.table, message.seat, message.token))
            )
            return True
        case from_client.Look():
            look(room, client, message)
            return True
        case from_client.Link():
            await link(room, client, message)
            return True
        case from_client.Log():
            client.post(older_log(room.table, client.eyes, message.before, message.id))
            return True
        case from_client.Hello():
            raise Refused("first-hello")
        case _:
            pass  # a ping
    return False


# -- who may ----------------------------------------------------------------------------------------


def check_seat(client: Client, seat: int) -> None:
    if seat not in client.seats:
        raise Refused("not-your-seat")


def check_eyes(client: Client, seat: int) -> None:
    """Only who sees a hand plays from it."""
    check_seat(client, seat)
    if client.eyes != seat:
        raise Refused("not-now", why="curtain")


def check_host(client: Client) -> None:
    if not client.host:
        raise Refused("not-host")


def check_allowed(buckets: Buckets, client: Client, why: str) -> None:
    """Has this address not done it too often of late?"""
    if not buckets.take(client.address):
        raise Refused("too-fast", why=why)


def own_seat(client: Client) -> int:
    """The seat of whoever does something, for the record."""
    if client.eyes is not None:
        return client.eyes
    return client.seats[0] if client.seats else acts.NOBODY


def check_assign(room: Room, client: Client, message: from_client.Assign) -> None:
    """The host may, the seat's holder may, and any player may let a bot play for somebody who has left."""
    seat = room.table.seat(message.seat)
    if message.seat in client.seats:
        return
    if not client.host and not (client.seats and message.bot and begun(room) and message.seat not in room.present()):
        raise Refused("not-host")
    if message.bot and seat.asks_person:
        check_away(room, message.seat)


def begun(room: Room) -> bool:
    return room.table.match is not None or room.table.preparing is not None


def check_away(room: Room, seat: int) -> None:
    """Nobody is put out of their seat during a game while they sit there, or are gone for a moment."""
    if begun(room) and not room.table.over and not room.away(seat):
        minutes = max(1, round(room.tables.limits.away_seconds / 60))
        raise Refused("still-here", minutes=minutes)


def check_seated(client: Client) -> None:
    if not client.seats and not client.host:
        raise Refused("not-your-seat")


# -- people -----------------------------------------------------------------------------------------


def look(room: Room, client: Client, message: from_client.Look) -> None:
    """Lift the curtain for one of the people at this screen, or lower it."""
    if room.table.match is None and room.table.preparing is None:
        raise Refused("not-now", why="waiting")
    seat = message.seat
    if seat is not None:
        check_seat(client, seat)
        client.eyes, client.curtain = seat, None
    elif client.shared:
        client.eyes = None
        to_act = room.asked_of(client)
        client.curtain = to_act if to_act in client.seats else None
    room.show(client, answer_to=message.id)


async def rename(room: Room, client: Client, message: from_client.Rename) -> None:
    name = clean_name(message.name)
    if not name:
        raise Refused("bad-name", limit=40)
    if message.seat is not None:
        check_seat(client, message.seat)
    else:
        client.name, client.lang = name, clean_language(message.lang)
    lang = clean_language(message.lang)
    for seat in client.seats if message.seat is None else [message.seat]:
        if (room.table.seats[seat].name, room.table.seats[seat].lang) != (name, lang):
            check_allowed(room.tables.allowed.chat, client, "messages")
            await room.act(acts.Named(seat, name, lang))


async def speak(room: Room, client: Client, message: from_client.Chat) -> None:
    text = clean_text(message.text)
    if not 0 < len(message.key) <= KEY_LETTERS or not printable(message.key):
        raise Refused("bad-text", limit=KEY_LETTERS)
    if message.key in room.table.chat_keys:
        return
    check_allowed(room.tables.allowed.chat, client, "chat")
    seat = client.eyes if client.eyes is not None else client.seats[0] if client.seats else -1
    name = room.table.seats[seat].name if seat >= 0 else client.name
    await room.act(acts.Spoken(seat, name, text, message.key, int(time.time())))


# -- the game ---------------------------------------------------------------------------------------


async def start(room: Room, client: Client, message: from_client.Start) -> None:
    """Begin, with bots in the open seats if the host wants them there."""
    check_host(client)
    if room.table.match is not None or room.table.preparing is not None:
        raise Refused("not-now", why="playing")
    if message.fill:
        for seat in room.table.seats:
            if not seat.person and not seat.bot:
                await room.act(acts.Assigned(seat.number, message.fill))
    await room.act(acts.Begun(room.table.game.version))


async def agree(room: Room, client: Client, message: from_client.Propose | from_client.Answer) -> None:
    """Note a proposal or an answer; when nobody is left to ask, it happens."""
    check_seat(client, message.seat)
    if isinstance(message, from_client.Propose):
        if message.seat not in room.table.proposals.get(message.what, []):
            check_allowed(room.tables.allowed.take_backs, client, "take-backs")
        await room.act(acts.Proposed(message.what, message.seat))
    else:
        asked = room.table.proposals.get(message.what, [message.seat])
        await room.act(acts.Answered(message.what, message.seat, message.yes))
        if not message.yes:
            for other in room.clients:
                other.send(from_server.Declined(message.what, asked[0], message.seat))
    table = room.table
    consents = table.proposals.get(message.what)
    if consents is None or table.waiting_for(message.what, room.present()):
        return
    if message.what == "take-back":
        proposer = consents[0]
        await room.act(acts.TakenBack(proposer, table.take_back_count(proposer)))
    elif message.what == "stop":
        await room.act(acts.Stopped())
    elif message.what == "hints":
        await room.act(acts.HintsAgreed())
    else:
        await room.tables.new.rematch(room, swap=message.what == "swap")


async def resign(room: Room, client: Client, seat: int) -> None:
    """Give up. If others still play, a bot takes over."""
    check_seat(client, seat)
    await room.act(acts.Resigned(seat, default_bot()))


# -- bots -------------------------------------------------------------------------------------------


async def set_pace(room: Room, client: Client, message: from_client.Pace) -> None:
    check_seated(client)
    table = room.table
    paused = table.paused if message.paused is None else message.paused
    pace = table.pace if message.pace is None else max(0, min(SLOWEST_PACE, message.pace))
    if (paused, pace) != (table.paused, table.pace):
        await room.act(acts.Paced(paused, pace))


async def step(room: Room, client: Client, message: from_client.Step) -> None:
    """While the bots are paused: one action of the one that is asked."""
    check_seated(client)
    async with room.lock:
        if message.seq != room.table.seq:
            room.show(client, stale=True, answer_to=message.id)
            return
        if not room.table.paused:
            raise Refused("not-now", why="not-paused")
        if not room.table.bot_to_act():
            raise Refused("not-now", why="no-bot")
    await bot_players.play_one(room, 0, even_paused=True)
    client.ok(message.id, room.table.seq)


async def hint(room: Room, client: Client, message: from_client.Hint) -> None:
    """What a bot would play in the client's place. It sees what the seat sees."""
    check_eyes(client, message.seat)
    async with room.lock:
        if message.seq != room.table.seq:
            room.show(client, stale=True, answer_to=message.id)
            return
        if room.table.going.to_act != message.seat:
            raise Refused("not-your-turn")
        bot = message.bot or advisor()
        if bot not in bot_names():
            raise Refused("unknown-bot", detail=no_bot(bot))
        if not room.table.hints_allowed:
            raise Refused("not-now", why="hints")
        if not client.hints.take():
            raise Refused("too-fast", why="hints")
        await room.act(acts.Hinted(message.seat))
    said = await bot_players.hint(room, message.seat, bot)
    client.send(from_server.Advice(message.id, message.seq, message.seat, bot, said.action, said.thoughts))


def reasons(table: Table, seat: int, token: str) -> list[Why]:
    """Why something cannot be used now by the seat to act. The rules are asked about a re-deal."""
    match = table.going
    if match.to_act != seat:
        raise Refused("not-your-turn")
    if len(token) > LONGEST_NOTATION:
        raise Refused("malformed")
    folder = table.game.folder
    return [Why(in_all_languages(PhraseIn(folder, name)), list(rules)) for name, rules in match.reasons_about(token)]


# -- links ------------------------------------------------------------------------------------------


async def link(room: Room, client: Client, message: from_client.Link) -> None:
    """A new link; the old one opens nothing any more. A seat's holder may have one for that seat."""
    token = new_token()
    seat = message.seat if message.what == "seat" else None
    if message.what == "seat":
        if seat is None:
            raise Refused("not-your-seat")
        if seat not in client.seats:
            check_host(client)
            if room.table.seat(seat).person:
                check_away(room, seat)
        await room.act(acts.Linked("seat", token_hash(token), seat, own_seat(client), room.tables.now()))
    else:
        check_host(client)
        await room.act(acts.Linked(message.what, token_hash(token)))
    stays = client.host or seat is None or client.seats != [seat]
    if seat is not None and stays:
        room.evict(seat)
    client.send(from_server.NewLink(message.id, message.what, seat, token))
    if seat is not None and not stays:
        room.evict(seat)  # the one who asked, who knows the new link now

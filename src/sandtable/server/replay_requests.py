"""The requests over HTTP about games that were played: records, replays, analyses, and whether they were fair."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.kernel.errors import Phrase
from sandtable.server.answering import address_of, body, json, number, packed, tables_of, text
from sandtable.server.kept_replays import KeptReplay
from sandtable.server.replay_bodies import AnalysisInfo
from sandtable.server.shapes import Eyes
from sandtable.server.speech import Refused
from sandtable.server.web import game_of


async def upload(request: Request) -> Response:
    tables = tables_of(request)
    if not tables.allowed.makers.take(address_of(request)):
        raise Refused("too-many-tables", why="yours")
    try:
        record = (await body(request)).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("bad-record", detail=Phrase("not-utf-8")) from None
    replay = await tables.replays.upload(record, address_of(request))
    return packed(request, replay.info, 201)


async def replay(request: Request) -> Response:
    return packed(request, (await find_replay(request)).info)


async def replay_game(request: Request) -> Response:
    found = await find_replay(request)
    return await game_of(request, found.game, found.pack)


async def frames(request: Request) -> Response:
    found = await find_replay(request)
    query, eyes = request.query_params, eyes_of(request)
    first = number(query.get("from", "0"))
    last = number(query.get("to", str(first)))
    return packed(request, await tables_of(request).replays.frames(found, eyes, first, last, address_of(request)))


def eyes_of(request: Request) -> Eyes:
    word = request.query_params.get("eyes", "watch")
    return "watch" if word == "watch" else "open" if word == "open" else number(word)


async def replay_record(request: Request) -> Response:
    found = await find_replay(request)
    record, _ = await tables_of(request).replays.record(request.path_params["replay"], address_of(request))
    return text(record, found.game)


async def verify(request: Request) -> Response:
    return json(msgspec.Raw((await find_replay(request)).verdict))


async def analysis(request: Request) -> Response:
    return told(request, await tables_of(request).analyses.state(*whose(request)))


async def begin_analysis(request: Request) -> Response:
    return told(request, await tables_of(request).analyses.begin(*whose(request)))


async def stop_analysis(request: Request) -> Response:
    await tables_of(request).analyses.find(*whose(request))
    return json(tables_of(request).analyses.stop(*whose(request)))


async def better_line(request: Request) -> Response:
    """The better line of a choice that was analysed."""
    tables, address = tables_of(request), address_of(request)
    found = await find_replay(request)
    made = await tables.store.analysis(request.path_params["replay"])
    if made is None:
        raise Refused("not-found")
    line, eyes = number(request.path_params["line"]), eyes_of(request)
    return packed(request, await tables.replays.better(found, made, line, eyes, address))


def told(request: Request, state: AnalysisInfo | bytes) -> Response:
    return packed(request, state) if isinstance(state, bytes) else json(state)


def whose(request: Request) -> tuple[str, str]:
    return request.path_params["replay"], address_of(request)


async def find_replay(request: Request) -> KeptReplay:
    return await tables_of(request).replays.find(request.path_params["replay"], address_of(request))

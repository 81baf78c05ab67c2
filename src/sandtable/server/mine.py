"""The requests of people over HTTP: my tables, the personal link, being told, and the feed."""

from __future__ import annotations

import time
from xml.etree import ElementTree

from starlette.requests import Request
from starlette.responses import Response

from sandtable.kernel.words import translator
from sandtable.server.answering import address_of, json, read_body, tables_of
from sandtable.server.bodies import AskMine, HookTo, MyTable, Person, PushKey, PushTo
from sandtable.server.people import People
from sandtable.server.seats import clean_language, token_hash
from sandtable.server.speech import FOLDER, Refused
from sandtable.server.turns import said

ATOM = "http://www.w3.org/2005/Atom"


def people_of(request: Request) -> People:
    return tables_of(request).people


def check_pace(request: Request) -> None:
    """These read or change little, but each asks the store."""
    if not tables_of(request).allowed.reads.take(address_of(request)):
        raise Refused("too-fast", why="messages")


async def mine(request: Request) -> Response:
    check_pace(request)
    return json(await people_of(request).mine(await read_body(request, AskMine)))


async def make_person(request: Request) -> Response:
    return json(await people_of(request).make(await read_body(request, AskMine), address_of(request)), 201)


async def renew(request: Request) -> Response:
    check_pace(request)
    return json(await people_of(request).renew((await read_body(request, Person)).person))


async def forget(request: Request) -> Response:
    check_pace(request)
    await people_of(request).forget((await read_body(request, Person)).person)
    return json({})


async def push_to(request: Request) -> Response:
    check_pace(request)
    await people_of(request).push_to(await read_body(request, PushTo))
    return json({})


async def hook_to(request: Request) -> Response:
    check_pace(request)
    await people_of(request).hook_to(await read_body(request, HookTo))
    return json({})


async def push_key(request: Request) -> Response:
    turns = tables_of(request).turns
    return json(PushKey(turns.pusher.public if turns.pusher is not None else "", turns.webhooks is not None))


async def feed(request: Request) -> Response:
    """My turns and my finished games, for feed readers. Its address is a secret, like a link."""
    name, lang, found = await people_of(request).of_feed(request.path_params["feed"])
    lang = clean_language(request.query_params.get("lang", lang))
    base = request.app.state.public_url or f"{request.url.scheme}://{request.url.netloc}"
    shown = [one for one in found if set(one.mine) & set(one.asked) or (one.phase == "over" and one.mine)]
    text = atom(name, lang, base, sorted(shown, key=lambda one: -one.since))
    headers = {"Cache-Control": "no-store"}
    return Response(text, media_type="application/atom+xml", headers=headers)


def atom(name: str, lang: str, base: str, tables: list[MyTable]) -> bytes:
    """A feed with an entry for each turn. One that passes and comes back is a new entry."""
    ElementTree.register_namespace("", ATOM)
    root = ElementTree.Element(f"{{{ATOM}}}feed", {"xml:lang": lang})
    add(root, "id", f"urn:sandtable:{token_hash(name)}")
    add(root, "title", translator(lang, FOLDER)("feed-title"))
    add(root, "updated", when(max((one.since for one in tables), default=0)))
    add(add(root, "author"), "name", "Sandtable")
    add(root, "link", href=f"{base}/")
    for one in tables:
        entry = add(root, "entry")
        add(entry, "id", f"urn:sandtable:{token_hash(f'{name} {one.id} {one.phase} {one.since}')}")
        over = one.phase == "over"
        add(entry, "title", said(lang, "over-title" if over else "turn-title", one))
        add(entry, "updated", when(one.since))
        add(entry, "link", href=f"{base}/t/{one.id}")
        add(entry, "summary", said(lang, "over-body" if over else "turn-body", one))
    text: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return text


def add(parent: ElementTree.Element, tag: str, text: str = "", **attributes: str) -> ElementTree.Element:
    found = ElementTree.SubElement(parent, f"{{{ATOM}}}{tag}", attributes)
    found.text = text or None
    return found


def when(seconds: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))

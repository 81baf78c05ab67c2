"""The server asks nobody but who may be asked: https at public addresses, looked up once, followed nowhere."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.server import turns, webhooks
from sandtable.server.outward import Outward, Unasked, address_in, is_public
from sandtable.server.webhooks import MOST_HOOKS, Webhooks
from tests.server.harness import Server
from tests.server.outside import NAME, NUMBER, Service, WayTo, outside
from tests.server.test_people import person
from tests.server.test_push import pass_turn


@pytest.fixture
def service(server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Service]:
    """A program of somebody's, at a server that allows webhooks."""
    monkeypatch.setattr(turns, "PAUSE", 0.0)
    monkeypatch.setattr(server.tables.turns, "webhooks", Webhooks())
    monkeypatch.setattr(server.tables.turns, "site", "https://club.example")
    with outside(server, tmp_path) as running:
        yield running


def way_of(server: Server) -> WayTo:
    way = server.tables.turns.way
    assert isinstance(way, WayTo)
    return way


def hook(server: Server, me: dict[str, Any], address: str, gone: bool = False) -> str:
    answer = server.post("/api/people/hook", {"person": me["person"], "address": address, "gone": gone})
    return "" if answer.status == 200 else str(answer.json["code"])


def post(server: Server, address: str) -> int:
    return server.call(way_of(server).post(address, {}, b"{}"))


# -- who may be asked ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "2002:808:808::1"])
def test_a_number_of_the_open_internet_may_be_asked(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.3.4",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "192.0.2.1",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "fd00:ec2::254",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::1",
        "2001:0:7f00:1::1",
        "localhost",
        "",
    ],
)
def test_no_machine_of_our_own_networks_is_asked(server: Server, service: Service, number: str) -> None:
    assert not is_public(number)
    way_of(server).numbers = [NUMBER, number]
    with pytest.raises(Unasked, match="not a public address"):
        post(server, service.address("/x"))
    assert way_of(server).connected == [], "not even if another of its numbers could be asked"


@pytest.mark.parametrize(
    "address",
    [
        "http://x.example/",
        "ftp://x.example",
        "https://",
        "https://me@x.example/",
        "https://[",
        "https://x.example:99999/",
        "https://x.example/\r\nX: y",
        "https://x.example/a b",
        "https://\u0445.example/",
        "https://x.example/" + "x" * 1000,
    ],
)
def test_what_is_no_https_address_is_not_asked(server: Server, service: Service, address: str) -> None:
    assert address_in(address) is None
    with pytest.raises(Unasked, match="no address"):
        post(server, address)
    assert way_of(server).looked_up == []


def test_a_name_is_looked_up_once_and_what_was_checked_is_asked(server: Server, service: Service) -> None:
    assert post(server, service.address("/in?a=1")) == 201
    assert (way_of(server).looked_up, way_of(server).connected) == ([f"{NAME}:443"], [f"{NUMBER}:443"])
    path, headers, body = service.came()
    assert (path, headers["Host"], body) == ("/in?a=1", NAME, b"{}")


def test_who_cannot_prove_the_name_is_told_nothing(server: Server, service: Service) -> None:
    with pytest.raises(Unasked, match="SSL"):
        post(server, "https://other.example/x")
    assert service.sent.empty()


def test_nobody_is_followed_elsewhere(server: Server, service: Service) -> None:
    service.status = 307
    assert post(server, service.address("/x")) == 307
    assert service.came()[0] == "/x" and service.sent.empty()


def test_an_answer_that_does_not_come_or_does_not_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Way(Outward):
        def __init__(self, endless: bool) -> None:
            super().__init__()
            self.endless = endless

        async def look_up(self, name: str, port: int) -> list[str]:
            return [NUMBER]

        async def connect(self, number: str, port: int, name: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
            return await asyncio.open_connection("127.0.0.1", self.port, limit=100)

        async def serve(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"x" * 1_000 if self.endless else b"HTTP/1.1 2")
            await writer.drain()
            await asyncio.sleep(60)

        async def run(self) -> None:
            server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
            self.port = server.sockets[0].getsockname()[1]
            await self.post("https://x.example", {}, b"")

    monkeypatch.setattr("sandtable.server.outward.PATIENCE", 0.2)
    with pytest.raises(Unasked, match="TimeoutError"):
        asyncio.run(Way(endless=False).run())
    monkeypatch.setattr("sandtable.server.outward.PATIENCE", 20.0)
    with pytest.raises(Unasked, match="LimitOverrunError"):
        asyncio.run(Way(endless=True).run())


def test_names_are_looked_up_beside_the_servers_own_work() -> None:
    async def work() -> list[str]:
        way = Outward()
        try:
            found = await way.look_up("127.0.0.1", 443)
            assert asyncio.get_running_loop()._default_executor is None  # type: ignore[attr-defined]
            return found
        finally:
            way.close()

    assert asyncio.run(work()) == ["127.0.0.1"]


# -- webhooks -----------------------------------------------------------------------------------------


def test_a_webhook_is_told_of_a_turn_while_its_person_is_away(server: Server, service: Service) -> None:
    made, (olena, petro) = server.begun("me", "me", options={"first": "0"})
    me = person(server, {"id": made["id"], "seats": {"1": made["seats"]["1"]}}, lang="uk")
    assert server.get("/api/push").json["webhooks"] is True
    assert hook(server, me, service.address("/turns")) == ""
    pass_turn(olena, 0)
    service.nothing_comes()
    pass_turn(petro, 1)
    petro.close()
    pass_turn(olena, 0)
    path, headers, body = service.came()
    told = json.loads(body)
    assert path == "/turns" and headers["Content-Type"] == "application/json"
    assert (told["event"], told["game"], told["table"]) == ("turn", "outpost", made["id"])
    assert told["link"] == f"https://club.example/t/{made['id']}"
    assert "Player 0" in told["text"] and "Your turn" not in told["text"] and told["content"] == told["text"]
    assert not any(token in body.decode() for token in (made["host"], *made["seats"].values()))


def test_a_webhook_that_is_gone_or_not_wanted_is_told_no_more(server: Server, service: Service) -> None:
    made, (olena, petro) = server.begun("me", "me", options={"first": "0"})
    me = person(server, {"id": made["id"], "seats": {"1": made["seats"]["1"]}})
    for path in ("/gone", "/not-wanted"):
        assert hook(server, me, service.address(path)) == ""
    assert hook(server, me, service.address("/not-wanted"), gone=True) == ""
    service.status = 410
    petro.close()
    pass_turn(olena, 0)
    assert service.came()[0] == "/gone"
    both = (service.address("/gone"), service.address("/not-wanted"))
    left = ("SELECT count(*) FROM pushes WHERE endpoint IN (?1, ?2)", both)
    for _ in range(100):
        if server.call(server.tables.store.query(left)) == [(0,)]:
            break
        server.call(asyncio.sleep(0.05))
    assert server.call(server.tables.store.query(left)) == [(0,)]


def test_a_machine_is_not_told_more_often_than_it_may(
    server: Server, service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(webhooks, "PER_MINUTE", 2)
    hooks = Webhooks()

    async def send(host: str) -> int:
        return await hooks.send(way_of(server), f"https://{host}/x", b"{}")

    assert [server.call(send(NAME)) for _ in range(2)] == [201, 201]
    with pytest.raises(Unasked, match="too often"):
        server.call(send("another.example"))
    way_of(server).numbers = ["9.9.9.9"]
    assert server.call(send(NAME)) == 201, "other machines are"


def test_a_person_has_a_few_webhooks_and_browsers_beside_them(server: Server, service: Service) -> None:
    me = person(server, server.table("me", "open"))
    keys = {"key": "B" + "A" * 86, "auth": "A" * 22}
    push = {"person": me["person"], "endpoint": "https://push.example/x", **keys}
    assert server.post("/api/people/push", push).status == 200
    for number in range(MOST_HOOKS + 2):
        assert hook(server, me, service.address(f"/{number}")) == ""
    found = ("SELECT count(*), sum(CASE WHEN auth = '' THEN 1 ELSE 0 END) FROM pushes JOIN people ON id = person"
             " WHERE endpoint LIKE 'https://%' AND person = ?1")  # fmt: skip
    who = server.call(server.tables.people.find(me["person"]))
    assert server.call(server.tables.store.query((found, (who,)))) == [(MOST_HOOKS + 1, MOST_HOOKS)]


def test_without_leave_of_the_host_there_are_no_webhooks(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    me = person(server, server.table("me", "open"))
    assert server.get("/api/push").json["webhooks"] is False
    assert hook(server, me, "https://x.example/") == "not-now"
    assert hook(server, me, "https://x.example/", gone=True) == "", "what was there before can be taken away"
    assert hook(server, {"person": "me.nobody"}, "https://x.example/") == "bad-link"


def test_a_wrong_address_of_a_webhook_is_said(server: Server, service: Service) -> None:
    me = person(server, server.table("me", "open"))
    answer = server.post("/api/people/hook", {"person": me["person"], "address": "http://x.example"})
    assert answer.json["code"] == "malformed" and "https://" in answer.json["text"]["uk"]


def test_what_cannot_be_told_is_one_line_in_the_log_without_its_secret_path(
    server: Server, service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    made, (olena, petro) = server.begun("me", "me", options={"first": "0"})
    me = person(server, {"id": made["id"], "seats": {"1": made["seats"]["1"]}})
    assert hook(server, me, service.address("/secret-path")) == ""
    way_of(server).numbers = ["10.0.0.1"]
    petro.close()
    with caplog.at_level(logging.WARNING):
        pass_turn(olena, 0)
        for _ in range(100):
            if caplog.text:
                break
            server.call(asyncio.sleep(0.05))
    assert f"{NAME} could not be told: not a public address" in caplog.text and "secret-path" not in caplog.text

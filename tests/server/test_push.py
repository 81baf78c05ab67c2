"""Told though the page is closed: a push service of the test's own on this machine, which can read what it is sent."""

import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="left out: push messages (no cryptography)")
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sandtable.server import turns
from sandtable.server.push import key_of, packed, public, sealed, unpacked
from tests.server.harness import Server
from tests.server.outside import NAME, Service, outside
from tests.server.test_people import person


class Browser:
    """What a browser has: keys, and an address at its push service."""

    def __init__(self, service: Service, name: str = "browser") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.address = service.address(f"/push/{name}")

    def subscription(self, me: str) -> dict[str, Any]:
        keys = {"key": packed(public(self.key)), "auth": packed(self.auth)}
        return {"person": me, "endpoint": self.address, **keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """As the specification says, from the receiver's side."""
        salt, sender, rest = body[:16], body[21:86], body[86:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + public(self.key) + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), theirs))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, rest, None)
        assert text.endswith(b"\2")
        found: dict[str, Any] = json.loads(text[:-1])
        return found


@pytest.fixture
def service(server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Service]:
    """A push service."""
    monkeypatch.setattr(turns, "PAUSE", 0.0)
    with outside(server, tmp_path) as running:
        yield running


def pass_turn(player: Any, seat: int) -> None:
    """Play until somebody else is asked."""
    player.catch_up()
    while player.actions:
        assert player.ask("play", seat=seat, action=player.actions[0])["type"] == "ok"


def test_the_example_of_the_specification() -> None:
    """RFC 8291, section 5."""
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
        key_of(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
    )
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7"
        "A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_who_is_asked_and_not_there_is_told_and_who_is_there_is_not(server: Server, service: Service) -> None:
    made, (olena, petro) = server.begun("me", "me", options={"first": "0"})
    mine = {"id": made["id"], "seats": {"1": made["seats"]["1"]}}
    me = person(server, mine, lang="uk")
    browser = Browser(service)
    assert server.post("/api/people/push", browser.subscription(me["person"])).status == 200
    pass_turn(olena, 0)
    service.nothing_comes()
    pass_turn(petro, 1)
    petro.close()
    pass_turn(olena, 0)
    path, headers, body = service.came()
    told = browser.read(body)
    assert path == "/push/browser" and told["table"] == made["id"]
    assert "Player 0" in told["body"] and told["title"] and "Your turn" not in told["title"], "in their language"
    assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0
    check_signature(server, headers["Authorization"])


def check_signature(server: Server, header: str) -> None:
    """The server signs with the key that browsers are told."""
    key = server.get("/api/push").json["key"]
    token, given = header.removeprefix("vapid t=").split(", k=")
    assert given == key
    text, _, signature = token.rpartition(".")
    claims = json.loads(unpacked(text.partition(".")[2]))
    assert claims["aud"] == f"https://{NAME}" and claims["sub"]
    raw = unpacked(signature)
    dss = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    theirs.verify(dss, text.encode(), ec.ECDSA(SHA256()))


def test_a_browser_that_is_gone_or_says_no_is_told_no_more(server: Server, service: Service) -> None:
    made, (olena, petro) = server.begun("me", "me", options={"first": "0"})
    me = person(server, {"id": made["id"], "seats": {"1": made["seats"]["1"]}})
    gone, stays = Browser(service, "gone"), Browser(service, "stays")
    for browser in (gone, stays):
        assert server.post("/api/people/push", browser.subscription(me["person"])).status == 200
    no_more = {**stays.subscription(me["person"]), "gone": True}
    assert server.post("/api/people/push", no_more).status == 200
    service.status = 410
    petro.close()
    pass_turn(olena, 0)
    assert service.came()[0] == "/push/gone"
    left = ("SELECT count(*) FROM pushes WHERE endpoint IN (?1, ?2)", (gone.address, stays.address))
    for _ in range(100):
        if server.call(server.tables.store.query(left)) == [(0,)]:
            break
        threading.Event().wait(0.05)
    assert server.call(server.tables.store.query(left)) == [(0,)]
    assert service.sent.empty(), "a push service that points elsewhere is not followed"


def test_a_new_start_keeps_the_servers_key(tmp_path: Any) -> None:
    with Server(tmp_path / "tables.db") as server:
        key = server.get("/api/push").json["key"]
    with Server(tmp_path / "tables.db") as server:
        assert server.get("/api/push").json["key"] == key
    assert len(unpacked(key)) == 65


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "ftp://push.example",
        "https://",
        "https://me@push.example/",
        "https://[",
        "https://x:99999",
        "https://a b",
        "x" * 2000,
    ],
)
def test_only_an_address_of_a_push_service_is_taken(server: Server, endpoint: str) -> None:
    me = person(server, server.table("me", "open"))
    keys = {"key": packed(bytes(65)), "auth": packed(bytes(16))}
    wish = {"person": me["person"], "endpoint": endpoint, **keys}
    assert server.post("/api/people/push", wish).json["code"] == "malformed"
    short = {**wish, "endpoint": "https://push.example/x", "auth": "AA"}
    assert server.post("/api/people/push", short).json["code"] == "malformed"

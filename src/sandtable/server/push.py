"""Web Push: telling a browser whose page is closed, by the push service that it named.

The text is sealed for that browser (RFC 8291), and the server signs with a key of its own (VAPID, RFC 8292) that it
draws once. Needs the extra `push`.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from sandtable.kernel.errors import Phrase
from sandtable.server.outward import Outward, address_in

LONGEST_KEY = 1_000
TTL = 24 * 3_600
"""Seconds for which a push service keeps what it cannot deliver."""
RECORD = 4_096
POINT, SECRET = 65, 16
"""Bytes of a browser's public key and of its secret."""


@dataclass(frozen=True)
class Subscription:
    """Where somebody wants to be told, and in which language."""

    person: str
    lang: str
    endpoint: str
    p256dh: str
    auth: str


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def endpoint_wrong(endpoint: str, p256dh: str, auth: str) -> Phrase | None:
    """What is wrong with a subscription."""
    if address_in(endpoint) is None:
        return Phrase("push-endpoint")
    try:
        short = len(p256dh) <= LONGEST_KEY and len(auth) <= LONGEST_KEY
        if not short or len(unpacked(p256dh)) != POINT or len(unpacked(auth)) != SECRET:
            return Phrase("push-keys")
    except (ValueError, binascii.Error):
        return Phrase("push-keys")
    return None


def new_key() -> bytes:
    """A private key for VAPID, to be kept in the store."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def key_of(value: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(value, "big"), ec.SECP256R1())


def public(key: Any) -> bytes:
    """The public half of a key, as browsers want it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    data: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return data


def sealed(text: bytes, p256dh: str, auth: str, salt: bytes = b"", sender: Any = None) -> bytes:
    """A text that only the browser with these keys can read. Salt and sender are drawn again for each."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    salt = salt or os.urandom(16)
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    theirs = unpacked(p256dh)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    info = b"WebPush: info\0" + theirs + public(sender)
    input_key = HKDF(SHA256(), 32, unpacked(auth), info).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(input_key)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(input_key)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + public(sender)
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def signed(endpoint: str, key: Any, subject: str) -> str:
    """What proves to a push service that it is this server who sends."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + TTL // 2, "sub": subject}
    parts = [packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    text = ".".join(parts)
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={packed(public(key))}"


class Pusher:
    """Sends to push services with the server's own key."""

    def __init__(self, key: bytes, subject: str) -> None:
        self.key = key_of(key)
        self.subject = subject
        self.public = packed(public(self.key))

    async def send(self, way: Outward, to: Subscription, text: bytes, topic: str) -> int:
        """Tell one browser; the status with which its push service answers. A later text on a topic replaces it."""
        body = sealed(text, to.p256dh, to.auth)
        headers = {
            "Authorization": signed(to.endpoint, self.key, self.subject),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Topic": topic,
            "Urgency": "normal",
        }
        return await way.post(to.endpoint, headers, body)

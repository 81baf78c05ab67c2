"""The world outside, on this machine: a service over https with its own certificate, and the way to it."""

from __future__ import annotations

import asyncio
import queue
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

pytest.importorskip("cryptography", reason="left out: push messages and webhooks (no cryptography)")
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from sandtable.server.outward import Outward
from tests.server.harness import Server

NAME = "outside.example"
NUMBER = "8.8.8.8"
"""What its name leads to, as far as the server is told."""
WAIT = 10.0
QUIET = 0.5
"""Seconds in which something that must not come would have come."""


class Service(ThreadingHTTPServer):
    """Takes what it is sent, and answers with `status`, pointing elsewhere."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.status = 201
        self.sent: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        certificate = certified(folder)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(certificate)
        self.socket = tls.wrap_socket(self.socket, server_side=True)
        self.known = ssl.create_default_context(cafile=str(certificate))

    def address(self, path: str) -> str:
        return f"https://{NAME}{path}"

    def came(self) -> tuple[str, dict[str, str], bytes]:
        return self.sent.get(timeout=WAIT)

    def nothing_comes(self) -> None:
        with pytest.raises(queue.Empty):
            self.sent.get(timeout=QUIET)

    def handle_error(self, *_: object) -> None:
        pass  # whoever does not like the certificate hangs up


class Taker(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.send_response(self.server.status)
        self.send_header("Location", f"https://{NAME}/elsewhere")
        self.end_headers()
        self.server.sent.put((self.path, dict(self.headers), body))

    def log_message(self, *_: object) -> None:
        pass


class WayTo(Outward):
    """Every name leads to `numbers`, and every number to the service."""

    def __init__(self, service: Service) -> None:
        super().__init__()
        self.tls = service.known
        self.port = service.server_port
        self.numbers = [NUMBER]
        self.looked_up: list[str] = []
        self.connected: list[str] = []

    async def look_up(self, name: str, port: int) -> list[str]:
        self.looked_up.append(f"{name}:{port}")
        return self.numbers

    async def connect(self, number: str, port: int, name: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.connected.append(f"{number}:{port}")
        return await super().connect("127.0.0.1", self.port, name)


@contextmanager
def outside(server: Server, folder: Path) -> Iterator[Service]:
    """A service to which this server finds its way."""
    with Service(folder) as service:
        thread = threading.Thread(target=service.serve_forever, daemon=True)
        thread.start()
        server.tables.turns.way = WayTo(service)
        yield service
        service.shutdown()
        thread.join()


def certified(folder: Path) -> Path:
    """A key and a certificate for `NAME`, which nobody but the tests believes, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now()
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=2))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    path = folder / "service.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return path

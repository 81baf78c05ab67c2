"""Who may talk to the server from a browser, and what a page of ours may do."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places of cards and tiles are style attributes; no script in them
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a link to a table is a secret
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def same_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Does a request come from a page of this server? A client that is no browser names no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        found = urlsplit(origin)
        return found.netloc == headers.get("host", "") and believed(found.hostname or "", allowed)
    except ValueError:
        return False


def believed(host: str, allowed: frozenset[str]) -> bool:
    """May a page call this server so? A page of a stranger can have any name lead here, and is then asked for by that
    name. Numbers and this machine's own names cannot be taken; other names are those that the server was told."""
    if host in own_names() or host.endswith(".localhost"):
        return True
    try:
        ip_address(host)
        return True
    except ValueError:
        return host in {urlsplit(origin).hostname for origin in allowed}


@cache
def own_names() -> frozenset[str]:
    """What this machine is called on its own network."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0], f"{name.partition('.')[0]}.local"} - {""})

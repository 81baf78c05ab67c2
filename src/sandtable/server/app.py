"""The server as one ASGI application, and how it is run."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from sandtable.server import web
from sandtable.server.bots import BUDGET, Thinkers
from sandtable.server.hub import Hub
from sandtable.server.limits import Limits
from sandtable.server.live import live
from sandtable.server.packs import PackShelf
from sandtable.server.security import SecurityHeaders
from sandtable.server.store import open_store

SOCKET_BYTES = 65_536
"""What the socket reads at most; longer messages than the protocol allows are refused by us, with a sentence."""
PING_SECONDS = 20.0
COLLECT = (2_000, 25, 1_000_000)
"""Garbage is collected among the newest objects only, 50,000 at most: a full collection walks all tables, and nobody
is served meanwhile. Nothing of ours needs one. Tables, clients and films hang together without cycles, so they go when
they are let go of; a test holds us to that. The cycles of a connection are made when it opens, and found while new."""


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    store: str
    host: str = "127.0.0.1"
    port: int = 8000
    packs: Path | None = None
    """Where packs of one's own are kept; None: in a folder that is removed at the end."""
    origins: frozenset[str] = frozenset()
    """Pages of other servers that may talk to this one, such as a development server."""
    workers: int = 0
    budget: float = BUDGET
    limits: Limits = field(default_factory=Limits)
    show: bool = False
    """Open the page in this machine's browser."""


def routes() -> list[BaseRoute]:
    return [
        Route("/api/health", web.guarded(web.health)),
        Route("/api/catalogue", web.guarded(web.games)),
        Route("/api/games/{game}", web.guarded(web.game)),
        Route("/api/live-address", web.guarded(web.addresses)),
        Route("/api/tables", web.guarded(web.make_table), methods=["POST"]),
        Route("/api/tables/{table}", web.guarded(web.table)),
        Route("/api/tables/{table}/game", web.guarded(web.table_game)),
        Route("/api/tables/{table}/sit", web.guarded(web.sit), methods=["POST"]),
        Route("/api/tables/{table}/record", web.guarded(web.table_record)),
        WebSocketRoute("/api/tables/{table}/live", live),
        Route("/api/replays", web.guarded(web.upload), methods=["POST"]),
        Route("/api/replays/{replay}", web.guarded(web.replay)),
        Route("/api/replays/{replay}/game", web.guarded(web.replay_game)),
        Route("/api/replays/{replay}/frames", web.guarded(web.frames)),
        Route("/api/replays/{replay}/record", web.guarded(web.replay_record)),
        Route("/api/replays/{replay}/verify", web.guarded(web.verify)),
        Route("/api/{rest:path}", web.guarded(web.missing)),
        Route("/{rest:path}", web.front),
    ]


def make_app(settings: Settings) -> Starlette:
    """The application. Its store is opened when it starts and closed when it ends."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        thinkers = Thinkers(settings.workers, settings.budget)
        hub = Hub(open_store(settings.store), thinkers, PackShelf(settings.packs), settings.limits)
        app.state.hub = hub
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    middleware = [Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=2000)]
    app = Starlette(routes=routes(), middleware=middleware, lifespan=life)
    app.state.origins = settings.origins
    app.state.listens = (settings.host, settings.port)
    return app


def run(settings: Settings) -> None:
    serve(make_app(settings), settings)


def serve(app: Starlette, settings: Settings) -> None:
    """Serve until stopped. Addresses are not logged, so no link can be."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_level="warning",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,  # costs more memory for each client than a table does
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    gc.set_threshold(*COLLECT)
    with suppress(KeyboardInterrupt):  # how a person stops it; everything has been closed by then
        Announcing(config, settings.show).run()


class Announcing(uvicorn.Server):
    """Says where it is when it can be reached."""

    def __init__(self, config: uvicorn.Config, show: bool) -> None:
        super().__init__(config)
        self.show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        host = "127.0.0.1" if self.config.host in ("0.0.0.0", "::", "") else self.config.host
        print(f"Sandtable is at http://{host}:{self.config.port} (stop with Ctrl+C)", flush=True)
        if self.show:
            await asyncio.to_thread(show_page, self.config.port)


def show_page(port: int) -> None:
    """Open a browser, where there is somebody to look at it. The address has been printed for all others."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen and not os.environ.get("CI"):
        webbrowser.open(f"http://127.0.0.1:{port}")

"""The server as one ASGI application, and how it is run."""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from sandtable.server import front, mine, replay_requests, web
from sandtable.server.answering import guarded
from sandtable.server.bots import BUDGET, BotPool
from sandtable.server.connections import Connection, share_files
from sandtable.server.limits import Limits
from sandtable.server.live import live
from sandtable.server.logs import set_up
from sandtable.server.packs import PackShelf
from sandtable.server.security import SecurityHeaders
from sandtable.server.store import open_store
from sandtable.server.tables import Tables

SOCKET_BYTES = 65_536
"""What the socket reads at most; longer messages than the protocol allows are refused by us, with a sentence."""
PING_SECONDS = 20.0
NOTICE_SECONDS = 30
"""A restart is announced so long before, by the signal USR1."""
ANALYSIS = "/api/replays/{replay}/analysis"
COLLECT = (2_000, 25, 1_000_000)
"""Garbage is collected among the newest objects only, 50,000 at most: a full collection walks all tables, and nobody
is served meanwhile. Nothing of ours needs one. Tables, clients and replays form no cycles, so they go when they are
let go of; a test holds us to that. The cycles of a connection are made when it opens, and found while new."""


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    store: str
    host: str = "127.0.0.1"
    port: int = 8000
    packs: Path | None = None
    """Where your own packs are kept; None: in a folder that is removed at the end."""
    origins: frozenset[str] = frozenset()
    """Pages of other servers that may talk to this one, such as a development server."""
    proxies: str = ""
    """The addresses of proxies, separated by commas, that are believed what address somebody has."""
    public_url: str = ""
    """How the world calls this server."""
    metrics: bool = False
    webhooks: bool = False
    """May people have programs of theirs told of their turn?"""
    log: Literal["text", "json"] = "text"
    reach: str = ""
    """Where other processes with the same store reach this one; by default at the address where it listens."""
    workers: int = 0
    budget: float = BUDGET
    limits: Limits = field(default_factory=Limits)
    show: bool = False
    """Open the page in this machine's browser."""


def routes() -> list[BaseRoute]:
    return [
        Route("/api/health", guarded(web.health)),
        Route("/api/catalogue", guarded(web.games)),
        Route("/api/page-words", guarded(web.page_words)),
        Route("/api/games/{game}", guarded(web.game)),
        Route("/api/games/{game}/rulebook", guarded(web.rules)),
        Route("/api/games/{game}/lessons/{number}", guarded(web.lesson), methods=["POST"]),
        Route("/api/games/{game}/collection", guarded(web.collection), methods=["POST"]),
        Route("/api/games/{game}/web/{file}", guarded(web.page_file)),
        Route("/api/live-address", guarded(web.addresses)),
        Route("/api/tables", guarded(web.make_table), methods=["POST"]),
        Route("/api/tables/{table}", guarded(web.table)),
        Route("/api/tables/{table}/game", guarded(web.table_game)),
        Route("/api/tables/{table}/pack", guarded(web.table_pack)),
        Route("/api/tables/{table}/sit", guarded(web.sit), methods=["POST"]),
        Route("/api/tables/{table}/record", guarded(web.table_record)),
        WebSocketRoute("/api/tables/{table}/live", live),
        Route("/api/replays", guarded(replay_requests.upload), methods=["POST"]),
        Route("/api/replays/{replay}", guarded(replay_requests.replay)),
        Route("/api/replays/{replay}/game", guarded(replay_requests.replay_game)),
        Route(ANALYSIS, guarded(replay_requests.analysis)),
        Route(ANALYSIS, guarded(replay_requests.begin_analysis), methods=["POST"]),
        Route(ANALYSIS, guarded(replay_requests.stop_analysis), methods=["DELETE"]),
        Route(f"{ANALYSIS}/{{line}}", guarded(replay_requests.better_line)),
        Route("/api/replays/{replay}/frames", guarded(replay_requests.frames)),
        Route("/api/replays/{replay}/record", guarded(replay_requests.replay_record)),
        Route("/api/replays/{replay}/verify", guarded(replay_requests.verify)),
        Route("/api/mine", guarded(mine.mine), methods=["POST"]),
        Route("/api/people", guarded(mine.make_person), methods=["POST"]),
        Route("/api/people/renew", guarded(mine.renew), methods=["POST"]),
        Route("/api/people/forget", guarded(mine.forget), methods=["POST"]),
        Route("/api/people/push", guarded(mine.push_to), methods=["POST"]),
        Route("/api/people/hook", guarded(mine.hook_to), methods=["POST"]),
        Route("/api/push", guarded(mine.push_key)),
        Route("/feed/{feed}", guarded(mine.feed)),
        Route("/metrics", guarded(web.metrics)),
        Route("/api/{rest:path}", guarded(web.missing)),
        Route("/{rest:path}", front.front),
    ]


def make_app(settings: Settings) -> Starlette:
    """The application. Its store is opened when it starts and closed when it ends."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        bot_pool = BotPool(settings.workers, settings.budget)
        reached = settings.reach or f"http://{reached_at(settings.host)}:{settings.port}"
        store = open_store(settings.store, f"{reached}#{secrets.token_hex(4)}")
        tables = Tables(store, bot_pool, PackShelf(settings.packs), share_files(settings.limits))
        app.state.tables = tables
        await tables.open()
        await tables.turns.open(settings.public_url, settings.webhooks)
        try:
            yield
        finally:
            await tables.close()

    middleware = [Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=2000)]
    app = Starlette(routes=routes(), middleware=middleware, lifespan=life)
    app.state.origins = settings.origins
    app.state.public_url = settings.public_url
    app.state.metrics = settings.metrics
    app.state.listens = (settings.host, settings.port)
    return app


def reached_at(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host


def run(settings: Settings) -> None:
    serve(make_app(settings), settings)


def serve(app: Starlette, settings: Settings) -> None:
    """Serve until stopped. Addresses are not logged, so no link can be."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Connection,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        access_log=False,
        log_config=None,
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,  # costs more memory for each client than a table does
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    set_up(settings.log)
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
        print(
            f"Sandtable is at http://{reached_at(self.config.host)}:{self.config.port} (stop with Ctrl+C)", flush=True
        )
        if hasattr(signal, "SIGUSR1"):
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.tell_restart)
        if self.show:
            await asyncio.to_thread(show_page, self.config.port)

    def tell_restart(self) -> None:
        app = self.config.app
        if isinstance(app, Starlette):
            app.state.tables.announce_restart(NOTICE_SECONDS)


def show_page(port: int) -> None:
    """Open a browser, where there is somebody to look at it. The address has been printed for all others."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen and not os.environ.get("CI"):
        webbrowser.open(f"http://127.0.0.1:{port}")

"""The kit in `deploy/` as a club would see it: Caddy in front of a server, and a whole game between two browsers.

`python -m tests.web.hosted` starts a server by `deploy/sandtable.toml` and Caddy by `deploy/Caddyfile`, with ports and
a certificate of their own, on this machine alone. Two browsers, apart from each other, sit down at a table by link over
https, and play until both see the end. The page has to be built, and caddy to be installed.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.server.harness import Answer, Http
from tests.web.conftest import launch
from tests.web.table import Visitor

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "localhost"
WAIT = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Site(Http):
    """What the world sees: Caddy, with a certificate that only this test believes."""

    def __init__(self, port: int, behind: int) -> None:
        self.port = port
        self.behind = behind
        self.origin = f"https://{SITE}:{port}"
        self.trust = ssl._create_unverified_context()

    def request(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> Answer:
        request = urllib.request.Request(self.origin + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=WAIT, context=self.trust) as answer:
                return Answer(answer.status, answer.read(), {key.lower(): one for key, one in answer.headers.items()})
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.read(), {key.lower(): one for key, one in error.headers.items()})

    def answers(self) -> bool:
        try:
            return self.get("/api/health").status == 200
        except OSError:
            return False


@contextmanager
def hosted(folder: Path, sandtable: str = "") -> Iterator[Site]:
    """The server and Caddy by the files of the kit, until they are not needed any more."""
    site = Site(free_port(), free_port())
    settings = (DEPLOY / "sandtable.toml").read_text(encoding="utf-8")
    settings = settings.replace("https://club.example", site.origin).replace("8000", str(site.behind))
    settings = settings.replace("/var/lib/sandtable", str(folder))
    (folder / "sandtable.toml").write_text(settings, encoding="utf-8")
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    own = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
    caddy = re.sub(r"(?m)^(\{\$SANDTABLE_SITE.*\{)$", r"\1\n\ttls internal", caddy)
    (folder / "Caddyfile").write_text(own + caddy, encoding="utf-8")
    there = {"SANDTABLE_SITE": f"{SITE}:{site.port}", "SANDTABLE_AT": f"127.0.0.1:{site.behind}"}
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    program = [sandtable] if sandtable else [sys.executable, "-m", "sandtable"]
    serve = [*program, "serve", "--config", str(folder / "sandtable.toml")]
    proxy = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with ExitStack() as running:
        for command, name, more in ((serve, "server.log", {}), (proxy, "caddy.log", {**there, **home})):
            log = running.enter_context((folder / name).open("wb"))
            process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **more})
            running.callback(process.wait)
            running.callback(process.terminate)
        until = time.monotonic() + WAIT
        while not site.answers():
            assert time.monotonic() < until, (folder / "caddy.log").read_text()[-2000:]
            time.sleep(0.2)
        yield site


class Guest(Visitor):
    """Somebody who comes over https."""

    def __init__(self, browser: Browser, site: Site, name: str, **more: Any) -> None:
        super().__init__(browser, site, name=name, **more)
        self.origin = site.origin


def seated(site: Site, host: Guest, guest: Guest, game: str) -> dict[str, Any]:
    """A table made across the proxy; the second comes by its invitation."""
    made = host.make_table(game, ["me", "open"])
    guest.open(f"/t/{made['id']}#i={made['invite']}")
    guest.page.locator("input").fill(guest.name)
    guest.page.locator("button[type=submit]").click()
    host.page.get_by_text(guest.name).first.wait_for()
    host.start()
    guest.page.wait_for_selector(".frame")
    return made


def play(people: list[Guest], touches: int) -> int:
    """Whoever has something lit touches it, until both see the end; how often something was touched."""
    chance = random.Random(1)
    ready = "() => document.querySelector('.frame')?.getAttribute('aria-busy') === 'false'"
    for touched in range(touches):
        if all(one.over for one in people):
            return touched
        for one in people:
            lit = one.page.locator("[data-lit], [data-primary]")
            if not one.over and lit.count() and one.page.evaluate(ready):
                target = one.next_touch(chance)
                if target is not None:
                    one.touch(target)
                    one.settle()
                break
        else:
            people[0].page.wait_for_timeout(50)
    raise AssertionError(f"the game is not over after {touches} touches")


def check_kit(site: Site) -> str:
    """What the proxy does beside passing on; in a sentence."""
    assert site.get("/api/health").json["ok"]
    assert "max-age=31536000" in site.get("/").headers["strict-transport-security"]
    assert site.get("/metrics").status == 404
    wish = {"game": "outpost", "seats": ["me", "open"]}
    assert site.post("/api/tables", wish, Origin="https://evil.example").status == 403
    forged = [site.post("/api/tables", wish, **{"X-Forwarded-For": f"203.0.113.{n}"}).status for n in range(40)]
    assert 429 in forged, "a client's own word on its address is not believed"
    return f"health, HSTS, /metrics and origins are as they should be; table {forged.index(429) + 1} was one too many"


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game between two browsers across Caddy.")
    parser.add_argument("--game", default="afu")
    parser.add_argument("--touches", type=int, default=20_000)
    parser.add_argument("--sandtable", default="", help="the installed command; by default the one of this folder")
    args = parser.parse_args()
    assert shutil.which("caddy"), "caddy is not installed"
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(Path(folder), args.sandtable) as site,
        sync_playwright() as engine,
    ):
        browsers = [launch(engine.chromium, "--ignore-certificate-errors") for _ in range(2)]
        with Guest(browsers[0], site, "Olena") as olena, Guest(browsers[1], site, "Taras", lang="uk") as taras:
            made = seated(site, olena, taras, args.game)
            began = time.monotonic()
            play([olena, taras], args.touches)
            took = time.monotonic() - began
            assert all(one.page.evaluate("window.isSecureContext") for one in (olena, taras))
            assert olena.complaints == taras.complaints == []
        lines = len(site.get(f"/api/replays/{made['id']}").json["moments"])
        verdict = site.get(f"/api/replays/{made['id']}/verify").json
        assert verdict["fair"]
        print(f"{args.game}: {lines} lines of record in {took:.0f} s, {verdict['shuffles']} shuffles, all fair")
        print(check_kit(site))
        for browser in browsers:
            browser.close()


if __name__ == "__main__":
    main()

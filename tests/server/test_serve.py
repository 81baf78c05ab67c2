"""`sandtable serve`: bad input is a sentence; nothing secret is logged; a slow client harms nobody."""

import asyncio
import logging
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

import sandtable.server
from sandtable.cli import main
from sandtable.server.app import show_page
from sandtable.server.client import TOO_SLOW, Client
from sandtable.server.limits import Limits
from tests.server.harness import WAIT, Server, play_out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--port", "0"], "use a number from 1 to 65535"),
        (["--port", "99999"], "use a number from 1 to 65535"),
        (["--store", "nowhere"], "is not a store; write sqlite:PATH"),
        (["--keep-days", "-1"], "or 0 to keep tables for ever"),
        (["--bring-back", "x"], "there is no table 'x' in the trash"),
        (["--host", "no.such.host.invalid"], "choose another"),
    ],
)
def test_a_server_that_cannot_be_started_says_why(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    store = [] if "--store" in arguments else ["--store", f"sqlite:{tmp_path / 'x.db'}"]
    assert main(["serve", *arguments, *store]) == 2
    assert says in capsys.readouterr().err


def test_a_port_in_use_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--store", f"sqlite:{tmp_path / 'x.db'}"]) == 2
    assert f"port {port}" in capsys.readouterr().err


def test_a_second_start_shows_the_table_that_runs_already(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("CI", raising=False)
    assert main(["serve", "--open", "--port", str(server.port)]) == 0
    address = f"http://127.0.0.1:{server.port}"
    assert capsys.readouterr().out == f"Sandtable is already at {address}\n"
    assert opened == [address]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
@pytest.mark.parametrize(("name", "value"), [("CI", "true"), ("DISPLAY", "")])
def test_no_browser_is_opened_where_nobody_looks(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv(name, value)
    show_page(8000)
    assert opened == []


def test_the_server_starts_says_where_it_is_and_stops_quietly(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    command = "import sys; from sandtable.cli import main; sys.exit(main(sys.argv[1:]))"
    arguments = ["serve", "--port", port, "--store", f"sqlite:{tmp_path / 'x.db'}"]
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", command, *arguments], stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        try:
            assert f"http://127.0.0.1:{port}" in process.stdout.readline()
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=WAIT)
        finally:
            process.kill()
    assert (process.returncode, errors) == (0, "")


def test_without_the_extra_the_command_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandtable, "server", sandtable.server)  # so that the package is itself again afterwards
    for name in [name for name in sys.modules if name.startswith("sandtable.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert main(["serve"]) == 2
    assert "pip install '.[server]'" in capsys.readouterr().err


def test_no_token_or_seed_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.INFO), Server(tmp_path / "tables.db") as server:
        made, players = server.begun("me", "me")
        players[0].refused("play", seat=0, action="nonsense")
        players[1].ask("link", what="seat", seat=1)
        bits = server.tables.rooms[made["id"]].table.made.bits
        server.player(made["id"], "a-wrong-token-that-is-long")
    logged = caplog.text + "".join(capfd.readouterr())
    for secret in (made["host"], made["invite"], made["watch"], *made["seats"].values(), bits, "a-wrong-token"):
        assert secret not in logged


def test_a_client_that_reads_too_slowly_is_cut_off() -> None:
    async def work() -> Client:
        client = Client(Limits(outbox=3))
        for _ in range(10):
            client.post(b"x")
        return client

    client = asyncio.run(work())
    sent = [client.outbox.get_nowait() for _ in range(client.outbox.qsize())]
    assert sent == [b"x", b"x", b"x", TOO_SLOW]


def test_people_who_play_at_many_tables_at_once_do_not_disturb_each_other(server: Server) -> None:
    tables = [server.begun("me", "me")[1] for _ in range(5)]
    for number, players in enumerate(tables):
        play_out(players, seed=number)
    assert all(players[0].outcome for players in tables)

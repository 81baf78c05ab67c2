"""How a server is run: settings from a file, the log, figures, a notice before a restart, the kit in deploy/."""

import argparse
import json
import logging
import re
import shutil
import signal
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import pytest

from sandtable.cli import main, serve
from sandtable.cli.serve import configured, settings_of
from sandtable.server.config import Config, limits_of, origin_of, read_config
from sandtable.server.limits import Limits
from sandtable.server.logs import JsonLines
from tests.server.harness import WAIT, Http, Player, Server

DEPLOY = Path(__file__).parents[2] / "deploy"


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 8000\n", "prot"),
        ('port = "8000"\n', "port"),
        ("[limits]\ntabels = 5\n", "tabels is 5"),
        ("[limits]\ntables = -1\n", "a number from 0 on"),
        ("keep-days = -1\n", "or 0 to keep tables for ever"),
        ('public-url = "club.example"\n', "write it like https://club.example"),
        ("= nonsense\n", "settings.toml"),
    ],
)
def test_wrong_settings_are_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, says: str
) -> None:
    path = write(tmp_path / "settings.toml", text)
    assert main(["serve", "--config", str(path), "--store", f"sqlite:{tmp_path / 'x.db'}"]) == 2
    assert says in capsys.readouterr().err


def test_a_file_that_is_not_there_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--config", str(tmp_path / "none.toml")]) == 2
    assert "none.toml" in capsys.readouterr().err


def test_the_command_line_goes_before_the_file(tmp_path: Path) -> None:
    path = write(
        tmp_path / "settings.toml",
        'port = 9000\nhost = "::1"\nkeep-days = 5\npublic-url = "https://club.example/"\n'
        'proxies = ["127.0.0.1"]\n[limits]\nclients-of-one = 7\nreads-per-second = 2\n',
    )
    parser = argparse.ArgumentParser()
    serve.add(parser)
    config = configured(parser.parse_args(["--config", str(path), "--port", "9001", "--origin", "http://dev:5173"]))
    settings = settings_of(config, "sqlite:x.db", show=False)
    assert (settings.port, settings.host, settings.proxies) == (9001, "::1", "127.0.0.1")
    assert settings.origins == {"https://club.example", "http://dev:5173"}
    assert settings.limits == Limits(keep_days=5, clients_of_one=7, reads_per_second=2.0)
    assert settings_of(Config(), "sqlite:x.db", show=False).limits == Limits()
    assert isinstance(limits_of(config).clients_of_one, int)


@pytest.mark.parametrize("wrong", ["club.example", "ftp://x", "https://x/y", "https://[", "http://"])
def test_a_public_address_has_a_scheme_and_no_path(wrong: str) -> None:
    with pytest.raises(Exception, match="no public address"):
        origin_of(wrong)


def test_the_log_is_one_json_object_a_line(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("sandtable.server")
    try:
        raise ValueError("two\nlines")
    except ValueError:
        log.exception("table %s: it failed", "x")
    line = JsonLines().format(caplog.records[-1])
    found = json.loads(line)
    assert "\n" not in line and found["level"] == "error" and found["message"] == "table x: it failed"
    assert "ValueError" in found["fault"]


def test_figures_for_prometheus(server: Server) -> None:
    assert server.get("/metrics").status == 404, "nobody asked for them"
    server.app.state.metrics = True
    try:
        before = figures(server)
        _, (olena, _) = server.begun("me", "me", options={"first": "0"})
        olena.refused("play", seat=0, action="nonsense")
        after = figures(server)
    finally:
        server.app.state.metrics = False
    assert after["sandtable_acts_total"] >= before["sandtable_acts_total"] + 3
    assert after['sandtable_refused_total{code="illegal"}'] >= 1
    assert after["sandtable_clients"] >= 2 and after["sandtable_troubles"] == 0


def figures(server: Server) -> dict[str, float]:
    lines = server.get("/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def test_a_public_address_is_what_links_are_made_of(server: Server) -> None:
    server.app.state.public_url = "https://club.example"
    try:
        assert server.get("/api/live-address").json == {"addresses": ["https://club.example"]}
    finally:
        server.app.state.public_url = ""


class Far(Http):
    """A server in a process of its own."""

    def __init__(self, port: int) -> None:
        self.port = port

    def player(self, table: str, *tokens: str) -> Player:
        return Player(self, table, tokens)  # type: ignore[arg-type]  # it needs the port only


@contextmanager
def served(config: Path) -> Iterator[tuple[Far, subprocess.Popen[str]]]:
    """A server in a process of its own, with these settings."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with config.open("r+", encoding="utf-8") as file:
        rest = file.read()
        file.seek(0)
        file.write(f'port = {port}\nstore = "sqlite:{config.with_suffix(".db")}"\n{rest}')
    command = [sys.executable, "-m", "sandtable", "serve", "--config", str(config)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            assert process.stdout is not None
            assert f":{port}" in process.stdout.readline()
            yield Far(port), process
        finally:
            process.kill()


@pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="there are no such signals")
def test_a_restart_is_announced_and_players_come_back(tmp_path: Path) -> None:
    with served(write(tmp_path / "settings.toml", 'log = "json"\n')) as (server, process):
        made = server.table("me", "me")
        player = server.player(made["id"], *made["seats"].values())
        process.send_signal(signal.SIGUSR1)
        assert player.until("notice")["what"] == "restart"
        process.send_signal(signal.SIGTERM)
        assert player.closed() in (4002, 1012, 1001)
        _, errors = process.communicate(timeout=WAIT)
    assert all(json.loads(line)["message"] for line in errors.splitlines())
    assert "a restart in 30 seconds is announced" in errors


TWO_A_MINUTE = "\n[limits]\ntables-per-minute = 2\n"


def made_by(server: Far, *addresses: str) -> list[int]:
    """What is answered to whoever makes a table, as a proxy or a liar says where they are."""
    wish = {"game": "outpost", "seats": ["me", "open"]}
    return [server.post("/api/tables", wish, **{"X-Forwarded-For": address}).status for address in addresses]


def test_a_proxy_that_was_named_is_believed_for_whom_it_speaks(tmp_path: Path) -> None:
    with served(write(tmp_path / "settings.toml", f'proxies = ["127.0.0.1"]\n{TWO_A_MINUTE}')) as (server, _):
        assert made_by(server, *(f"203.0.113.{number}" for number in range(4))) == [201] * 4
        one_home = [f"2001:db8:1:2::{number}" for number in range(3)]
        assert made_by(server, *one_home, "2001:db8:1:3::1") == [201, 201, 429, 201], "a /64 is one sender"
        lies = [f"6.6.6.{number}, 198.51.100.9" for number in range(3)]
        assert made_by(server, *lies) == [201, 201, 429], "what stands before the proxy's own word is not believed"


def test_without_a_proxy_that_was_named_nobody_is_believed(tmp_path: Path) -> None:
    with served(write(tmp_path / "settings.toml", TWO_A_MINUTE)) as (server, _):
        assert made_by(server, *(f"203.0.113.{number}" for number in range(3))) == [201, 201, 429]


@pytest.mark.parametrize(("answer", "host"), [("y", "0.0.0.0"), ("", None), ("no", None)])
def test_the_player_is_asked_once_whether_the_network_may_join(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, host: str | None
) -> None:
    monkeypatch.setattr(serve, "data_folder", lambda: tmp_path / "data")
    assert serve.network_host() is None, "nobody is asked without a terminal"
    assert not (tmp_path / "data").exists()
    asked: list[str] = []
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)

    def reply(words: str) -> str:
        asked.append(words)
        return answer

    monkeypatch.setattr("builtins.input", reply)
    assert [serve.network_host() for _ in range(3)] == [host] * 3
    assert len(asked) == 1 and "network" in asked[0]


# -- the kit ------------------------------------------------------------------------------------------


def test_the_settings_of_the_kit_are_settings() -> None:
    config = read_config(DEPLOY / "sandtable.toml")
    assert config.public_url == "https://club.example" and limits_of(config).tables == 20_000
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    for inner in re.findall(r"content: \|\n((?:      .*\n)+)", text):
        known = {field.replace("_", "-") for field in Config.__struct_fields__}
        assert set(tomllib.loads(inner)) <= known
    assert {field.name for field in fields(Limits)} >= {"tables", "clients_of_one"}


def test_the_unit_of_the_kit_is_a_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("left out: the systemd unit (no systemd-analyze)")
    unit = (DEPLOY / "sandtable.service").read_text(encoding="utf-8")
    copy = write(tmp_path / "sandtable.service", unit.replace("/opt/sandtable/bin/sandtable", sys.executable))
    found = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, timeout=WAIT)
    complaints = [line for line in found.stderr.splitlines() if "sandtable.service" in line]
    assert complaints == []

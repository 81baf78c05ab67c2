"""How a server is to be run, from a TOML file: every key with its default, and what is wrong with it in a sentence."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from sandtable.kernel import toml
from sandtable.kernel.errors import Error, in_its_words
from sandtable.server.limits import Limits


class Config(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", frozen=True):
    """What can be set, in the file and on the command line."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = ""
    """`sqlite:PATH` or `postgresql://…`; empty: in the data folder of whoever runs it."""
    packs: str = ""
    """Where packs lie as folders; empty: beside the store."""
    public_url: str = ""
    """How the world calls this server, such as `https://club.example`."""
    origins: list[str] = []
    proxies: list[str] = []
    """Addresses of proxies that are believed whom they speak for."""
    reach: str = ""
    """Where other processes with the same store reach this one."""
    keep_days: int = 60
    bots: int = 0
    log: Literal["text", "json"] = "text"
    metrics: bool = False
    """Are there figures for Prometheus at `/metrics`?"""
    webhooks: bool = False
    """May people have programs of theirs told of their turn? Then the server asks addresses that they name."""
    limits: dict[str, float] = {}


def read_config(path: Path) -> Config:
    """The settings in a file."""
    try:
        return msgspec.convert(toml.read(path), Config)
    except OSError as error:
        raise Error("config-unreadable", file=path, reason=in_its_words(error)) from None
    except msgspec.ValidationError as error:
        known = [field.encode_name for field in msgspec.structs.fields(Config)]
        raise Error("config-wrong", file=path, reason=in_its_words(error), known=known) from None


def limits_of(config: Config) -> Limits:
    """The limits with those that the file changes."""
    if config.keep_days < 0:
        raise Error("keep-days-wrong", value=config.keep_days)
    known = {field.name.replace("_", "-"): field for field in fields(Limits)}
    changed: dict[str, float] = {"keep_days": config.keep_days}
    for name, value in config.limits.items():
        if name not in known or value < 0:
            raise Error("limit-wrong", limit=name, value=value, known=sorted(known))
        whole = isinstance(getattr(Limits, known[name].name), int)
        changed[known[name].name] = int(value) if whole else float(value)
    return replace(Limits(), **changed)  # type: ignore[arg-type]  # each as its field has it


def origin_of(url: str) -> str:
    """The origin of a public address: what a browser says it is on."""
    try:
        found = urlsplit(url)
        good = found.scheme in ("http", "https") and found.hostname and found.path in ("", "/") and not found.query
    except ValueError:
        good = None
    if not good:
        raise Error("public-url-wrong", url=url)
    return f"{found.scheme}://{found.netloc}"

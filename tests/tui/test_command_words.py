"""A choice never begins with the word of a command: who types `save` means the command."""

from __future__ import annotations

import re

import pytest

import sandtable
from sandtable.tui.commands import COMMANDS
from sandtable.tui.words import Words

CHOICE = re.compile(r"^(do-[\w-]+) = (\S+)", re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("name", sandtable.game_names())
def test_no_choice_begins_with_a_command(name: str, lang: str) -> None:
    words = Words(lang)
    commands = {word for one in COMMANDS for word in (one.name, *one.also, words(f"command-{one.name}"))}
    text = (sandtable.game(name).folder / "words" / lang / "table.ftl").read_text(encoding="utf-8")
    assert [choice for choice, first in CHOICE.findall(text) if first.casefold() in commands] == []

"""Every error has words in both languages, and no English stands inside the Ukrainian."""

import ast
import re
from pathlib import Path

import pytest

import sandtable
from sandtable.cli.words import LAYERS, told
from sandtable.kernel.errors import Both, Error
from sandtable.kernel.explain import read_words
from sandtable.server import speech
from sandtable.server.speech import Refused

SOURCE = Path(sandtable.__file__).parent
ERRORS = {"Error", "BadOption", "BadPack", "BadRecord", "BadPosition", "UnknownGame", "MapError", "IllegalAction"}
ERRORS |= {"BotFailed", "UndoRefused", "fail"}
NOT_SENT = {"kernel/words.py"}
"""Rules and languages are looked up by the browser itself."""
FILES = sorted(
    path
    for folder in ("kernel", "games", "server", *LAYERS)
    for path in (SOURCE / folder).rglob("*.py")
    if str(path.relative_to(SOURCE)) not in NOT_SENT
)
NOTATION = re.compile(r"--[\w-]+|\{[^{}]*\}|\{\{.*?\}\}|«[^»]*»|\S*[._/=\"'\[\]]\S*|VD-\w+|UTF-8|TOML|None")
"""What is written the same in all languages: values, quoted words, files, ids."""
NAMES = re.compile(
    r"aid|armies|choose|deck|depot|do|draw|effect|ending|extends|factions|false|first|frontier|last|me|minutes|name|"
    r"none|open|operation|panic|players|random|recruit|removed|research|return|scout|seats|true|victory|vp|wars|who|day"
)
"""Games, options and their values, keys of files."""


def error_words() -> dict[str, str]:
    words = dict(speech.error_words())
    for layer in LAYERS:
        words |= read_words(SOURCE / layer)
    return words


def sentences(path: Path) -> list[tuple[int, str | None]]:
    """The line and the sentence of each error that is made in a file; None if it is no plain text."""
    found: list[tuple[int, str | None]] = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    plain = {
        target.id: node.value.value
        for node in ast.walk(tree)
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in ERRORS:
            continue
        first = node.args[0]
        for one in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                found.append((node.lineno, one.value))
            elif isinstance(one, ast.Name) and one.id in ("text", *plain):
                found.append((node.lineno, plain.get(one.id, "{}")))  # `text` is passed on by `Entry.fail`
            else:
                found.append((node.lineno, None))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_error_has_a_ukrainian_sentence(path: Path) -> None:
    for line, sentence in sentences(path):
        assert sentence is not None, f"line {line}: give the sentence as plain text, and its values after it"
        assert not sentence or sentence in error_words(), f"line {line}: no Ukrainian words for {sentence!r}"


def test_every_ukrainian_sentence_belongs_to_an_error() -> None:
    used = {sentence for path in FILES for _, sentence in sentences(path)}
    assert set(error_words()) - used == set()


@pytest.mark.parametrize("english", sorted(error_words()))
def test_a_ukrainian_sentence_is_ukrainian_and_takes_the_same_values(english: str) -> None:
    ukrainian = error_words()[english]
    values = [f"<{number}>" for number in range(len(re.findall(r"(?<!\{)\{\}(?!\})", english)))]
    if values:
        said = ukrainian.format(*values)
        assert all(value in said for value in values) or english == "this position cannot be: {}"
    bare = NOTATION.sub("", ukrainian)
    words = re.findall(r"[A-Za-z]{2,}", bare)
    assert [word for word in words if not NAMES.fullmatch(word)] == []


def test_an_error_inside_an_error_is_said_in_the_same_language() -> None:
    inner = Error("'{}' is missing; give a number from {} to {}", "cost", 1, 9)
    refused = Refused("bad-pack", detail=Error("{}: {}", "units.toml, tank", inner))
    assert refused.text["en"] == "Units.toml, tank: 'cost' is missing; give a number from 1 to 9."
    assert refused.text["uk"] == "Набір карт не підходить: units.toml, tank: бракує «cost»; вкажіть число від 1 до 9."


def test_what_has_no_ukrainian_words_is_left_out_of_the_ukrainian_sentence() -> None:
    for detail in (Error("a stranger's sentence"), Both("Expected `int`", ""), Error("{}: {}", "x", Error("strange"))):
        refused = Refused("bad-option", detail=detail)
        assert refused.text["uk"] == "Параметр гри не підходить."
        assert len(refused.text["en"]) > 10


def test_the_commands_say_errors_in_the_language_of_the_player() -> None:
    wrong = Error("--port is {}; use a number from 1 to 65535", 0)
    assert told(wrong, "en") == "--port is 0; use a number from 1 to 65535"
    assert told(wrong, "uk") == "--port має значення 0; потрібне число від 1 до 65535"
    assert told(Error("a stranger's sentence"), "uk") == "a stranger's sentence"

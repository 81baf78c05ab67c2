"""Every error that is raised has words in every language, with the values it is given, and no words are left over."""

import ast
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import sandtable
from sandtable.kernel.errors import BadPack, Error, IllegalAction, Phrase, PhraseIn
from sandtable.kernel.game import AnyGame
from sandtable.kernel.words import ENGLISH, error_bundle, explained, know_errors_of, known_folders, languages
from sandtable.server.messages import ErrorCode
from sandtable.server.speech import Refused
from tests.harness.test_words import messages

SOURCE = Path(sandtable.__file__).parent
OUTPOST = Path(sandtable.game("outpost").folder)
GAMES = [sandtable.game(name) for name in sandtable.game_names()]
LAYERS = sorted(path.parents[2] for path in [*SOURCE.rglob("words/en/errors.ftl"), OUTPOST / "words/en/errors.ftl"])
MAKERS = {"Phrase", "fail", "wrong", "Error"}
"""What an error or a phrase is made with; classes of errors are added to it."""
MAKERS |= {
    found
    for path in SOURCE.rglob("*.py")
    for found in re.findall(r"^class (\w+)\(Error\)", path.read_text("utf-8"), re.M)
}
BY_THE_KERNEL = {"list-join": {"left", "right"}, "list-empty": set[str](), "list-more": {"count"}}
"""Said where a value is a list."""
NOT_VALUES = {"rules", "message"}


def first_words(node: ast.expr, plain: dict[str, list[str]]) -> list[str] | None:
    """The ids that an expression may be: a text, one of two, or a name that texts were given; None for a phrase."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return (first_words(node.body, plain) or []) + (first_words(node.orelse, plain) or [])
    if isinstance(node, ast.Name):
        return plain.get(node.id)
    return None


def raised(path: Path) -> Iterator[tuple[int, str, set[str]]]:
    """Line, id and names of values of everything that a file makes an error or a phrase of."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    plain: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            plain[node.targets[0].id] = first_words(node.value, {}) or []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in MAKERS:
                values = {word.arg for word in node.keywords if word.arg} - NOT_VALUES
                for one in first_words(node.args[0], plain) or []:
                    yield node.lineno, one, values


def all_raised() -> Iterator[tuple[str, str, set[str]]]:
    for path in sorted([*SOURCE.rglob("*.py"), *OUTPOST.rglob("*.py")]):
        for line, name, values in raised(path):
            yield f"{path.name}:{line}", name, values


def owned(layer: Path, lang: str = ENGLISH) -> dict[str, set[str]]:
    return messages(layer / "words" / lang / "errors.ftl")


def vocabulary() -> dict[str, set[str]]:
    return {name: values for layer in LAYERS for name, values in owned(layer).items()}


REFUSALS = {f"refused-{code}" for code in get_args(ErrorCode)}
SPREAD = {"reading-too-long"}
"""Given its values as a dictionary."""


def test_every_error_has_words_and_gets_the_values_that_they_name() -> None:
    known = vocabulary()
    sites = list(all_raised())
    assert len(sites) > 200
    assert [f"{where}: no words for {name}" for where, name, _ in sites if name not in known] == []
    wrong = [(where, name, values) for where, name, values in sites if name not in SPREAD and values != known[name]]
    assert wrong == []


def test_every_message_belongs_to_an_error() -> None:
    used = {name for _, name, _ in all_raised()} | set(BY_THE_KERNEL) | REFUSALS
    assert set(vocabulary()) - used == set()


def test_no_two_layers_use_the_same_id() -> None:
    names = [name for layer in LAYERS for name in owned(layer)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_errors_of_a_game_begin_with_its_name(game: AnyGame) -> None:
    assert [name for name in owned(game.folder) if not name.startswith(f"{game.name}-")] == []


class Plurals(Visitor):
    """The variants of every number in a message."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        keys = {
            key.name if isinstance(key, fluent.Identifier) else key.value for key in (one.key for one in node.variants)
        }
        if "one" in keys:
            self.found.append(keys)
        self.generic_visit(node)


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.name)
def test_ukrainian_has_its_three_forms_where_it_counts(layer: Path) -> None:
    for entry in parse((layer / "words" / "uk" / "errors.ftl").read_text(encoding="utf-8")).body:
        plurals = Plurals()
        plurals.visit(entry)
        assert all(keys == {"one", "few", "many"} for keys in plurals.found), entry.id.name  # type: ignore[union-attr]


NOTATION = re.compile(
    r"--[\w-]+( \w+,\w+)?|\w+(?= =)|\{[^{}]*\}|«[^»]*»|\S*[._/=\"'\[\]()]\S*|VD-\w+|UTF-8|TOML|PettingZoo|None|[\w-]+:"
)
"""What is written the same in all languages: values, quoted words, files, ids, games before a colon."""
NAMES = re.compile(
    r"aid|armies|choose|deck0|deck1|depot|draw|ending|extends|factions|false|first|hello|last|me|minutes|name|none|open|operation|play|"
    r"players|random|recruit|removed|research|return|sandtable|scout|seats|true|vp|who|why|x3|panic"
)
"""Commands, options and their values, keys of files."""


def plain_text(path: Path) -> dict[str, str]:
    """Each message with its values as braces, all its variants one after the other."""
    found = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            texts: list[str] = []
            collect(entry.value, texts)
            found[entry.id.name] = " ".join(texts)
    return found


def collect(node: object, into: list[str]) -> None:
    if isinstance(node, fluent.TextElement):
        into.append(node.value)
    elif isinstance(node, fluent.BaseNode):
        for field in ("elements", "expression", "variants", "value"):
            inner = getattr(node, field, None)
            for one in inner if isinstance(inner, list) else [inner]:
                collect(one, into)


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.name)
def test_no_english_stands_inside_the_ukrainian(layer: Path) -> None:
    for name, text in plain_text(layer / "words" / "uk" / "errors.ftl").items():
        words = re.findall(r"[A-Za-z][a-z0-9]+", NOTATION.sub(" ", text))
        assert [word for word in words if not NAMES.fullmatch(word)] == [], name


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.name)
def test_a_sentence_can_stand_inside_another(layer: Path, lang: str) -> None:
    """It begins small, unless with a name, and has no full stop; refusals are whole sentences."""
    for name, text in plain_text(layer / "words" / lang / "errors.ftl").items():
        if name not in REFUSALS:
            assert not text.rstrip().endswith("."), name
            assert not re.match(r"[A-ZА-ЯІЇЄҐ][a-zа-яіїєґ]", text), name


# -- saying them ------------------------------------------------------------------------------------


def test_an_error_inside_an_error_is_said_in_the_same_language() -> None:
    inner = Phrase("pack-number-missing", key="cost", low=1, high=9)
    refused = Refused("bad-pack", detail=BadPack("in-place", where="units.toml, tank", problem=inner))
    assert refused.text["en"] == "Units.toml, tank: 'cost' is missing; give a number from 1 to 9."
    assert refused.text["uk"] == "Набір карт не підходить: units.toml, tank: бракує «cost»; вкажіть число від 1 до 9."


def test_a_hint_is_said_in_the_language_of_its_sentence() -> None:
    with pytest.raises(sandtable.UnknownGame) as caught:
        sandtable.new("barbarosa")
    assert str(caught.value).startswith("there is no game 'barbarosa' (did you mean barbarossa?); installed are afu, ")
    assert explained(caught.value, "uk").startswith("гри «barbarosa» немає (може, barbarossa?); встановлено: afu, ")


def test_a_list_is_told_item_by_item_and_an_empty_one_too() -> None:
    assert str(Error("no-table-in-trash", table="x", known=["a", "b", "c"])).endswith("in it are: a, b, c")
    assert explained(Error("no-table-in-trash", table="x", known=[]), "uk").endswith("у ньому є: жодного")


@pytest.mark.parametrize(
    ("lines", "said"), [(1, "1 рядок,"), (3, "3 рядки,"), (12, "12 рядків,"), (2021, "2021 рядок,")]
)
def test_numbers_are_counted_and_stand_as_they_were_given(lines: int, said: str) -> None:
    assert said in explained(Error("upto-out-of-range", value=-1, lines=lines), "uk")
    assert "so use 0 to 2021" in str(Error("upto-out-of-range", value=-1, lines=2021))


def test_the_reason_of_a_game_comes_from_its_own_words() -> None:
    match = sandtable.new("barbarossa", seed=1)
    with pytest.raises(IllegalAction) as caught:
        match.play("attack hill")
    assert caught.value.reason == "'attack hill' cannot be played now: That belongs to another phase."
    assert explained(caught.value, "uk").startswith("«attack hill» зараз зіграти не можна: ")


def test_what_a_library_says_is_quoted() -> None:
    with pytest.raises(BadPack) as caught:
        from sandtable.kernel import toml

        toml.parse("units.toml", "x = [1,\n oh")
    assert str(caught.value) == "units.toml: not readable as TOML: line 2, column 2: “Invalid value”"
    assert explained(caught.value, "uk") == "units.toml не читається як TOML: рядок 2, стовпець 2: «Invalid value»"


def test_a_value_may_be_as_long_as_what_somebody_typed() -> None:
    said = str(BadPack("in-place", where="x", problem=Error("no-card", card="y" * 9000, hint="")))
    assert said.startswith("x: there is no card 'yyy") and 2000 < len(said) < 2100 and "…" in said


def test_a_sentence_that_is_no_id_is_said_as_it_stands() -> None:
    assert str(Error("a sentence of its own")) == "a sentence of its own"
    assert explained(Error("a sentence of its own"), "uk") == "a sentence of its own"


def test_an_error_survives_a_pickle() -> None:
    error = IllegalAction(
        "action-not-now", rules=("BAR-6.1",), message="x", action="attack", why=PhraseIn(GAMES[1].folder, "not-now")
    )
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.rules, again.message) == (str(error), ("BAR-6.1",), "x")


def test_a_game_of_your_own_brings_the_words_of_its_errors(tmp_path: Path) -> None:
    for lang, text in (("en", "the moon is closed"), ("uk", "місяць зачинено")):
        (tmp_path / "words" / lang).mkdir(parents=True)
        (tmp_path / "words" / lang / "errors.ftl").write_text(f"moon-closed = {text}\n", encoding="utf-8")
    assert str(Error("moon-closed")) == "moon-closed"
    know_errors_of(tmp_path)
    try:
        assert str(Error("moon-closed")) == "the moon is closed"
        assert explained(Error("moon-closed"), "uk") == "місяць зачинено"
    finally:
        known_folders.remove(tmp_path)


def test_the_words_are_read_when_somebody_asks() -> None:
    script = (
        "import sandtable\n"
        "from sandtable.kernel.words import error_bundle, known_folders\n"
        "try: sandtable.new('chess')\n"
        "except sandtable.Error as error: caught = error\n"
        "assert error_bundle.cache_info().currsize == 0\n"
        "assert 'chess' in str(caught)\n"
        "assert error_bundle.cache_info().currsize == len(known_folders), 'in one language'\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_with_one_more_game_only_its_own_words_are_read(tmp_path: Path) -> None:
    str(Error("moon-closed"))
    before = error_bundle.cache_info().misses
    know_errors_of(tmp_path)
    try:
        str(Error("moon-closed"))
        assert error_bundle.cache_info().misses == before + 1
    finally:
        known_folders.remove(tmp_path)


def test_all_error_files_can_be_read() -> None:
    for lang in languages():
        assert all(error_bundle(tuple(LAYERS), lang).has_message(name) for name in vocabulary())

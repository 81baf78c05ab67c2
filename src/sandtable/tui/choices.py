"""The choices of the seat to act: numbered, grouped by verb, found by what a person types."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from rich.text import Text

import sandtable
from sandtable.kernel.view import action_message
from sandtable.tui.columns import in_columns
from sandtable.tui.naming import Namer


@dataclass(frozen=True)
class Choice:
    """One legal action: its number on the screen, its notation, and its sentence."""

    number: int
    notation: str
    sentence: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    """The cards that it names, in notation."""
    usual: bool = False
    """Taken nearly always; Enter takes it."""

    @property
    def verb(self) -> str:
        return self.notation.split()[0]

    @property
    def alone(self) -> bool:
        """Is it a word alone, such as to pass or to end a step?"""
        return self.verb == self.notation

    def is_meant_by(self, line: str) -> bool:
        """Is it typed in full, or begun as it is written? Then it is no command: a card may be called like one."""
        whole = line.casefold() in (self.notation, self.sentence.casefold())
        return whole or (not line.islower() and self.sentence.startswith(line))

    def cell(self, key: str = "") -> Text:
        """Its number and its sentence, and the key that takes it."""
        sign = (f"  {key}", "dim") if key else ""
        return Text.assemble((f"{self.number:>3}", "bold yellow"), f" {self.sentence}", sign)


def names_nothing(group: list[dict[str, Any]]) -> bool:
    """Is it a word alone, such as to pass or to end a step? Those stand below the choices that name something."""
    return " " not in group[0]["action"]


def is_unusual(item: dict[str, Any]) -> bool:
    return not item["message"]["args"].get("usual")


class Choices:
    """All choices of a view, those with the same verb side by side, the usual one first, words alone last."""

    def __init__(self, view: dict[str, Any], namer: Namer) -> None:
        groups: dict[str, list[dict[str, Any]]] = {}
        for item in view["actions"]:
            groups.setdefault(item["action"].split()[0], []).append(item)
        ordered = sorted(groups.values(), key=names_nothing)
        items = [item for group in ordered for item in sorted(group, key=is_unusual)]
        self.all: list[Choice] = []
        for number, item in enumerate(items, 1):
            said = namer.message(item["message"])
            sentence = item["action"] if said.startswith("[") else said
            arguments = [value for value in item["message"]["args"].values() if isinstance(value, list)]
            cards = tuple(str(name) for stands_for, name in arguments if stands_for in ("card", "kind"))
            rules = tuple(item["rules"])
            self.all.append(Choice(number, item["action"], sentence, rules, cards, not is_unusual(item)))
        self.by_enter = next((choice for choice in self.all if choice.usual or len(items) == 1), None)
        """What an empty line takes: the only choice, or the usual one."""

    def groups(self) -> dict[str, list[Choice]]:
        groups: dict[str, list[Choice]] = {}
        for choice in self.all:
            groups.setdefault(choice.verb, []).append(choice)
        return groups

    def find(self, text: str) -> list[Choice]:
        """The choices that a text may mean, the strictest reading that fits any: number, whole, beginning, words."""
        wanted = fold(text)
        if is_number(wanted):
            return [choice for choice in self.all if str(choice.number) == wanted.lstrip("0")]
        for fits in (is_whole, is_beginning, has_words):
            found = [choice for choice in self.all if fits(wanted, fold(choice.notation), fold(choice.sentence))]
            if found:
                return found
        return []


def meant(text: str, match: sandtable.Match, namer: Namer) -> list[int]:
    """The actions of the game, legal now or not, that a text may mean by its notation or else by its sentence."""
    wanted = fold(text)
    verbs = match.state.ruleset.verbs
    actions = range(match.num_actions)
    notations = [verbs.describe(action) for action in actions]
    for fits in (is_whole, has_words):
        found = [action for action in actions if fits(wanted, notations[action], notations[action])]
        if found:
            return found
    sentences = [fold(namer.message(action_message(match.game, verbs, action))) for action in actions]
    return [action for action in actions if in_order(words_of(wanted), sentences[action])]


def means(text: str, action: int, match: sandtable.Match, namer: Namer, in_part: bool) -> bool:
    """Does a text mean this action, legal now or not: by its whole notation or sentence, or by words in part?"""
    sentence = namer.message(action_message(match.game, match.state.ruleset.verbs, action))
    return (has_words if in_part else is_whole)(fold(text), match.describe(action), fold(sentence))


def fold(text: str) -> str:
    return " ".join(text.casefold().replace("’", "'").split())


def how_often(line: str, signs: set[str]) -> tuple[str, int]:
    """A line without `x3` at its end, and how many times it says. `signs` is what may stand for the `x`."""
    times = "(?:" + "|".join(map(re.escape, signs)) + ")"
    found = re.fullmatch(rf"(.+\S)\s+{times}(\d\d?)|(\d+)\s*{times}(\d\d?)", line)
    if not found:
        return line, 1
    return found[1] or found[3], max(1, int(found[2] or found[4]))


def is_number(text: str) -> bool:
    """Plain digits; not ² or ½, which Python takes for digits too."""
    return text.isascii() and text.isdecimal()


def is_whole(wanted: str, notation: str, sentence: str) -> bool:
    return wanted in (notation, sentence)


def is_beginning(wanted: str, notation: str, sentence: str) -> bool:
    return notation.startswith(wanted) or sentence.startswith(wanted)


def has_words(wanted: str, notation: str, sentence: str) -> bool:
    """Every typed word begins a word of the notation, or every one a word of the sentence, in order."""
    typed = words_of(wanted)
    return bool(typed) and (in_order(typed, notation) or in_order(typed, sentence))


def words_of(text: str) -> list[str]:
    return re.findall(r"[\w']+", text)


def in_order(typed: list[str], text: str) -> bool:
    words = iter(words_of(text))
    return all(any(word.startswith(part) for word in words) for part in typed)


# -- on the screen ----------------------------------------------------------------------------------


def columns(choices: list[Choice], width: int, by_enter: Choice | None = None, key: str = "") -> list[Text]:
    """Choices with their numbers, in columns. `key` stands beside the one that Enter takes."""
    return in_columns([choice.cell(key if choice is by_enter else "") for choice in choices], width)


def grouped(choices: Choices, namer: Namer, width: int, room: int) -> list[Text]:
    """All choices, one group of a verb after the other; where room is short the longest groups fold into a line."""
    groups = choices.groups()
    key = namer.words("key-enter")
    blocks = {verb: columns(group, width, choices.by_enter, key) for verb, group in groups.items()}
    while sum(len(block) for block in blocks.values()) > room:
        verb = max(blocks, key=lambda name: len(blocks[name]))
        if len(blocks[verb]) == 1:
            break
        blocks[verb] = [folded(groups[verb], choices, namer)]
    return [line for block in blocks.values() for line in block]


def folded(group: list[Choice], choices: Choices, namer: Namer) -> Text:
    """A group in one line, with what opens it: the beginning that its sentences share, or else the verb."""
    numbers = f"{group[0].number:>3}–{group[-1].number}"
    shared = beginning([choice.sentence for choice in group])
    opens = shared if shared and choices.find(shared) == group else group[0].verb
    said = namer.words("folded", first=group[0].sentence, count=len(group), beginning=opens)
    return Text.assemble((numbers, "bold yellow"), " " + said)


def beginning(sentences: list[str]) -> str:
    """The whole words with which all of these begin."""
    shared: list[str] = []
    for words in zip(*(sentence.split() for sentence in sentences)):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return " ".join(shared)

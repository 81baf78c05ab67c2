"""Conditions on a position: what a lesson waits for and what an example claims.

A small closed vocabulary, checked before it is used.

    zone line-1.1 has tiger            a card lies there, in any state; `tiger/turned` and `tiger x2` say more
    zone deck.1 <= 12                  so many cards lie there
    counter sp >= 3                    a counter; one for each seat as `counter command.0`
    asked choose-payment               this is what the next decision is called
    figure score.0 = 6                 a number that the rules work out, of a seat; `figure occupying-cost` of nobody
    told attack-won                    the log has told it since the lesson began
    told attack-won n = 16             and the last time with this number
    choices >= 3                       so many choices the pupil has made
    over                               the game is over; `wins 0`: and that seat has won
    not zone hand.0 has trucks         any of these, denied

A condition holds of the truth, whoever may see it: a lesson knows its cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sandtable.kernel.cards import NONE
from sandtable.kernel.errors import BadLesson, closest
from sandtable.kernel.match import Match
from sandtable.kernel.notation import card_text
from sandtable.kernel.position import write_number
from sandtable.kernel.schema import CounterRow
from sandtable.kernel.view import step_name
from sandtable.kernel.zones import STOCK, Zone

COMPARED: dict[str, Callable[[int, int], bool]] = {
    "=": lambda a, b: a == b,
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}
WORDS = ("zone", "counter", "figure", "asked", "told", "choices", "over", "wins", "not")
TIMES = re.compile(r"x([1-9][0-9]?)")


@dataclass(frozen=True)
class Standing:
    """What a condition is asked of: the match now, and the choices that the pupil has made."""

    match: Match
    choices: int


@dataclass(frozen=True)
class Condition:
    """One line of the vocabulary, taken apart."""

    text: str
    kind: str
    name: str = ""
    sign: str = ""
    value: str = ""
    denied: bool = False

    def holds(self, standing: Standing) -> bool:
        return self.found(standing) != self.denied

    def found(self, standing: Standing) -> bool:
        match = standing.match
        if self.kind == "zone":
            zone = zone_named(match, self.name)
            cards = written(match, zone)
            if self.sign == "has":
                return self.has(cards)
            return COMPARED[self.sign](len(cards), int(self.value))
        if self.kind == "counter":
            return self.compare(counter_named(match, self.name))
        if self.kind == "choices":
            return COMPARED[self.sign](standing.choices, int(self.value))
        if self.kind == "asked":
            s = match.state
            return match.to_act is not None and step_name(s.ruleset.steps[s.now]) == self.name
        if self.kind == "figure":
            return self.compare(figure_named(match, self.name))
        if self.kind == "told":
            name, _, argument = self.name.partition(" ")
            told = any(what == "told" and rest[0].name == name for _, what, *rest in match.events.entries)
            return told and (not argument or self.compare(last_told(match, name).get(argument)))
        result = match.result
        return result is not None and (self.kind == "over" or result.ranks[int(self.name)] == 1)

    def has(self, cards: list[str]) -> bool:
        card, _, times = self.value.partition(" ")
        alike = [one for one in cards if one == card or ("/" not in card and one.partition("/")[0] == card)]
        return len(alike) >= (int(times[1:]) if times else 1)

    def compare(self, value: object) -> bool:
        if isinstance(value, int):
            return COMPARED[self.sign](value, int(self.value))
        return value == self.value

    def check(self, match: Match, file: str) -> None:
        """Does the game have what it speaks of?"""
        if self.kind == "zone":
            names = [zone.spec.text for zone in match.state.zones]
            if self.name not in names:
                raise BadLesson("lesson-no-zone", file=file, zone=self.name, hint=closest(self.name, names))
            if self.sign == "has":
                check_card(match, self.value.partition(" ")[0], file)
        elif self.kind == "counter":
            names = [row.name for row in match.schema.counters]
            try:
                counter_named(match, self.name)
            except (StopIteration, IndexError, ValueError, TypeError):
                hint = closest(self.name.partition(".")[0], names)
                raise BadLesson("lesson-no-counter", file=file, counter=self.name, hint=hint) from None
        elif self.kind == "asked":
            names = [step_name(step) for step in match.state.ruleset.steps]
            if self.name not in names:
                raise BadLesson("lesson-no-step", file=file, step=self.name, hint=closest(self.name, names))
        elif self.kind == "told":
            names, name = list(match.game.events), self.name.partition(" ")[0]
            if name not in names:
                raise BadLesson("lesson-no-event", file=file, event=name, hint=closest(name, names))
        elif self.kind == "wins" and int(self.name) >= match.seats:
            raise BadLesson("lesson-no-seat", file=file, seat=self.name, last=match.seats - 1)


def check_card(match: Match, card: str, file: str) -> None:
    slug, _, states = card.partition("/")
    if slug not in match.pack.index:
        raise BadLesson("lesson-no-card", file=file, card=slug, hint=closest(slug, list(match.pack.slugs)))
    for state in filter(None, states.split("+")):
        if state not in match.schema.card_states:
            hint = closest(state, list(match.schema.card_states))
            raise BadLesson("lesson-no-card", file=file, card=card, hint=hint)


def read_condition(text: str, file: str) -> Condition:
    """One line of the vocabulary."""
    words = text.split()
    denied = words[:1] == ["not"]
    if denied:
        words = words[1:]
    kind, rest = (words[0], words[1:]) if words else ("", [])
    if kind == "zone" and len(rest) in (3, 4) and rest[1] == "has" and (len(rest) == 3 or TIMES.fullmatch(rest[3])):
        return Condition(text, kind, rest[0], "has", " ".join(rest[2:]), denied)
    if kind == "zone" and compares(rest[1:]):
        return Condition(text, kind, rest[0], rest[1], rest[2], denied)
    if kind == "counter" and len(rest) == 3 and (rest[1] == "=" or compares(rest[1:])):
        return Condition(text, kind, rest[0], rest[1], rest[2], denied)
    if kind == "choices" and compares(rest):
        return Condition(text, kind, "", rest[0], rest[1], denied)
    if kind == "figure" and compares(rest[1:]):
        return Condition(text, kind, rest[0], rest[1], rest[2], denied)
    if kind == "told" and compares(rest[2:]):
        return Condition(text, kind, " ".join(rest[:2]), rest[2], rest[3], denied)
    if kind in ("asked", "told") and len(rest) == 1:
        return Condition(text, kind, rest[0], denied=denied)
    if kind == "over" and not rest:
        return Condition(text, kind, denied=denied)
    if kind == "wins" and len(rest) == 1 and rest[0].isdigit():
        return Condition(text, kind, rest[0], denied=denied)
    raise BadLesson("lesson-condition", file=file, text=text, hint=closest(kind, list(WORDS)), known=WORDS)


def compares(words: list[str]) -> bool:
    """A sign and a number."""
    return len(words) == 2 and words[0] in COMPARED and words[1].lstrip("-").isdigit()


# -- what there is ----------------------------------------------------------------------------------


def zone_named(match: Match, name: str) -> Zone:
    return next(zone for zone in match.state.zones if zone.spec.text == name)


def written(match: Match, zone: Zone) -> list[str]:
    """The cards of a zone in notation; heaps card by card."""
    if zone.spec.layout == STOCK:
        return [slug for slug, count in zip(match.pack.slugs, zone.cards, strict=False) for _ in range(count)]
    return [card_text(card, match.pack, match.schema.card_states) for card in zone.cards if card != NONE]


def last_told(match: Match, name: str) -> dict[str, Any]:
    """The values with which the log has told something last, as a watcher knows them."""
    told = [one["message"]["args"] for one in match.log(None) if one["message"] and one["message"]["id"] == name]
    return told[-1] if told else {}


def figure_named(match: Match, name: str) -> object:
    """A number that the rules work out, as its own seat sees it, or else another; None where there is none now."""
    figure, _, seat = name.partition(".")
    whose = int(seat) if seat else None
    for viewer in sorted(range(match.seats), key=lambda one: one != whose):
        for one in match.view(viewer)["figures"]:
            if (one["id"], one["seat"]) == (figure, whose):
                return one["total"]
    return None


def counter_named(match: Match, name: str) -> object:
    """A counter as people write it: a number, or a word or card of one that stands for such."""
    base, _, place = name.partition(".")
    row: CounterRow = next(row for row in match.schema.counters if row.name == base)
    value: Any = match.schema.counter_of(match.state, row)
    for part in filter(None, place.split(".")):
        value = value[int(part) if part.isdigit() else row.labels.index(part)]
    if row.of in ("word", "kind", "card"):
        said = write_number(row, value, match.pack, match.schema.card_states)
        return int(said) if said.lstrip("-").isdigit() else said
    return int(value)

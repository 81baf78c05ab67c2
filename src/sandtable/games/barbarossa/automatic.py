"""Texts that apply by themselves at the start of a phase, in an order that the player in turn chooses, BAR-R36."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.effects import apply_text, is_plain_gain, takes_points
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Decision, Offer, Step

TEXT_APPLIES: Final = EventType("text-applies", "seat kind:card", "BAR-9.5")


def mark_due(s: Barbarossa, texts: list[int]) -> bool:
    """Mark every deployed card whose text applies now. Is there any? A mark is no event: nothing is turned."""
    zone = s.deployed[s.active]
    zone.own()
    found = False
    for at, card in enumerate(zone.cards):
        if texts[card >> STATE_BITS]:
            zone.cards[at] = card | n.state.DUE
            found = True
    if found:
        zone.cards.sort()
    return found


def texts_of_phase(s: Barbarossa) -> list[int]:
    return s.pack.each_operation if s.phase == n.phase.OPERATION else s.pack.each_reinforcement


def due_kinds(s: Barbarossa) -> list[int]:
    """The kinds of cards whose text is still to be applied, each once."""
    kinds: list[int] = []
    for card in s.deployed[s.active].cards:
        kind = card >> STATE_BITS
        if card & n.state.DUE and kind not in kinds:
            kinds.append(kind)
    return kinds


class AutomaticTexts(Step[Barbarossa]):
    """Apply the due texts one by one. Plain gains change nothing for the others, so they need no choice."""

    number = n.step.AUTOMATIC_TEXTS
    rules = ("BAR-9.5", "BAR-R36")

    def run(self, s: Barbarossa) -> None:
        kinds = due_kinds(s)
        if not kinds:
            return
        s.then(n.step.AUTOMATIC_TEXTS)
        texts = texts_of_phase(s)
        choice = len(kinds) > 1
        losses = False
        for kind in kinds:
            if takes_points(s.pack, texts[kind]):
                losses = True
        for kind in kinds:
            if not losses and is_plain_gain(s.pack, texts[kind]):
                apply_due(s, kind)
                return
        if choice:
            s.then(n.step.NEXT_TEXT)
        else:
            apply_due(s, kinds[0])


def apply_due(s: Barbarossa, kind: int) -> None:
    zone = s.deployed[s.active]
    zone.own()
    for at, card in enumerate(zone.cards):
        if card >> STATE_BITS == kind and card & n.state.DUE:
            zone.cards[at] = card & ~n.state.DUE
            zone.cards.sort()
            s.tell(TEXT_APPLIES, s.active, kind)
            apply_text(s, texts_of_phase(s)[kind], card & ~n.state.DUE)
            return


class NextText(Decision[Barbarossa]):
    """Choose which of the texts that apply now comes next."""

    number = n.step.NEXT_TEXT
    rules = ("BAR-R36",)

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def offer(self, s: Barbarossa, to: Offer) -> None:
        for kind in due_kinds(s):
            to.add(n.verb.NEXT, s.pack.ordered.row[kind << STATE_BITS])

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        apply_due(s, s.pack.ordered.cards[a] >> STATE_BITS)

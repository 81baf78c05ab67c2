"""Answers to `why`: the rules behind choices and events, the parts of a number, the text of a card."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from sandtable.kernel.words import in_language
from sandtable.tui.choices import fold, is_number
from sandtable.tui.desk import Desk

TONES = {"well": "+", "ill": "−", "open": "?"}
"""How something foretold turns out: for the good, for the bad, or it is open."""


def rule_line(rule: str, desk: Desk) -> Text:
    texts = desk.match.game.rules(desk.words.lang)
    return Text.assemble((rule, "bold"), "  " + texts.get(rule, "–"))


def all_reasons(desk: Desk) -> list[Text]:
    """The rules behind what is asked and offered, then those behind what happened, then numbers to ask about."""
    asked = unique(desk.asked_rules + [rule for choice in desk.choices.all for rule in choice.rules])
    told = [rule for rule in unique([rule for told in desk.told for rule in told.rules]) if rule not in asked]
    lines: list[Text] = []
    for name, rules in (("why-choices", asked), ("why-events", told)):
        if rules:
            lines += [Text(desk.words(name), style="bold yellow"), *(rule_line(rule, desk) for rule in rules)]
    names = figure_names(desk)
    if names:
        lines.append(Text(desk.words("why-figures", names=", ".join(names)), style="dim"))
    return lines


def unique(rules: list[str]) -> list[str]:
    return list(dict.fromkeys(rules))


def answer(asked: str, desk: Desk) -> list[Text]:
    """Why a rule, a choice by number, a figure or a card by name."""
    rule = find_rule(asked, desk)
    if rule:
        return [rule_line(rule, desk)]
    figures = [figure for figure in desk.view["figures"] if fold(figure_name(figure, desk)).startswith(fold(asked))]
    if figures:
        rules = unique([rule for figure in figures for rule in figure["rules"]])
        return [
            *(line for figure in figures for line in figure_lines(figure, desk)),
            *(rule_line(rule, desk) for rule in rules),
        ]
    found = desk.choices.find(asked)
    if len(found) == 1:
        return [Text(found[0].sentence, style="bold yellow"), *(rule_line(rule, desk) for rule in found[0].rules)]
    if find_cards(asked, desk):
        return card_lines(asked, desk)
    return [Text(desk.words("why-unknown", text=asked, prefix=desk.match.game.rule_prefix))]


def find_rule(asked: str, desk: Desk) -> str:
    """A rule by its id, in any case, with or without the letters of the game."""
    wanted = asked.upper()
    prefix = desk.match.game.rule_prefix
    for rule in desk.match.game.rules("en"):
        if rule.upper() in (wanted, f"{prefix}-{wanted}"):
            return rule
    return ""


# -- numbers ----------------------------------------------------------------------------------------


def figure_name(figure: dict[str, Any], desk: Desk) -> str:
    return desk.namer.phrase(figure["id"], figure["id"])


def figure_names(desk: Desk) -> list[str]:
    return unique([figure_name(figure, desk) for figure in desk.view["figures"]])


def figure_lines(figure: dict[str, Any], desk: Desk) -> list[Text]:
    """A number as the sum of its parts."""
    head = Text(f"{figure_name(figure, desk)} {figure['total']}", style="bold")
    if figure["seat"] is not None:
        head.append("  ")
        head.append_text(desk.namer.seat(figure["seat"]))
    lines = [head]
    for part in figure["parts"]:
        line = Text(f"  {part['n']:+d}  {desk.namer.message(part['message'])}")
        line.append("  " + " ".join(part["rules"]), style="dim")
        lines.append(line)
    return lines


def forecast_lines(asked: str, desk: Desk) -> list[Text]:
    """What the rules foretell of the position, and of the choices that a text may mean; of all without a text."""
    told = desk.match.foretell(desk.seat)
    named = {choice.notation: choice for choice in (desk.choices.find(asked) if asked else desk.choices.all)}
    lines = [] if asked else [line for item in told["position"] for line in foretold_lines(item, desk)]
    for action, items in told["actions"].items():
        if action in named:
            choice = named[action]
            lines.append(Text.assemble((f"{choice.number:>3}", "bold yellow"), f" {choice.sentence}"))
            lines += [line for item in items for line in foretold_lines(item, desk)]
    return lines or [Text(desk.words("forecast-none"))]


def foretold_lines(item: dict[str, Any], desk: Desk) -> list[Text]:
    """One number foretold, with its parts, how it turns out and what it is about."""
    head, *parts = figure_lines(item["figure"], desk)
    if item.get("tone"):
        head = Text.assemble((TONES[item["tone"]] + " ", "bold"), head)
    what, *token = item.get("about", [""])
    if token and what != "seat":
        head.append(f"  {desk.speaker.value([what, *token])}")
    return [head, *parts]


# -- cards ------------------------------------------------------------------------------------------


def card_lines(asked: str, desk: Desk) -> list[Text]:
    """What a card says, or which cards the name may mean; without a name, what every card of the own hand says."""
    if not asked:
        hand = desk.view["zones"].get(f"hand.{desk.seat}", {"cards": []})["cards"]
        lines = [line for kind in kinds_of(hand, desk) for line in card_text(kind, desk)]
        return lines or [Text(desk.words("card-which"))]
    kinds = cards_of_choice(asked, desk) if is_number(asked) else find_cards(asked, desk)
    if not kinds:
        return [Text(desk.words("card-none" if is_number(asked) else "card-unknown", text=asked))]
    if len(kinds) > 1 and not is_number(asked):
        names = ", ".join(in_language(desk.match.pack.names[kind], desk.words.lang) for kind in kinds)
        return [Text(desk.words("card-many", text=asked, names=names))]
    return [line for kind in kinds for line in card_text(kind, desk)]


def card_text(kind: int, desk: Desk) -> list[Text]:
    """Its name, what it says, and the rules that explain it."""
    game, pack = desk.match.game, desk.match.pack
    text = game.presentation.card_text(pack, kind, desk.words.lang) or [desk.words("card-blank")]
    lines = [Text(in_language(pack.names[kind], desk.words.lang), style="bold yellow"), *(Text(line) for line in text)]
    return lines + [rule_line(rule, desk) for rule in game.presentation.card_rules(pack, kind)]


def cards_of_choice(number: str, desk: Desk) -> list[int]:
    """The kinds of cards that a choice names."""
    return kinds_of([card for choice in desk.choices.find(number) for card in choice.cards], desk)


def kinds_of(cards: list[str], desk: Desk) -> list[int]:
    """The kinds of cards in notation, each once."""
    index = desk.match.pack.index
    return [index[slug] for slug in dict.fromkeys(card.split("/")[0] for card in cards) if slug in index]


def find_cards(asked: str, desk: Desk) -> list[int]:
    """The kinds whose slug or name is this, or begins with it, or holds it."""
    pack = desk.match.pack
    wanted = fold(asked)
    texts = [[slug, *(fold(name) for name in names.values())] for slug, names in zip(pack.slugs, pack.names)]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [kind for kind, own in enumerate(texts) if any(fits(text, wanted) for text in own)]
        if found:
            return found
    return []

"""The words of cards, in every language: forms of numbers, lists, and a message for every word of the pack."""

from __future__ import annotations

import re

import pytest

from sandtable.games.victory_day import game
from sandtable.games.victory_day import names as n
from sandtable.kernel.words import languages, translator
from tests.harness import small_pack

WHEN = [(window, who) for window in n.WINDOWS for who in n.WHO if window != "build" or who == "active"]
"""Only the active player builds."""
VOCABULARY = [
    *(f"{sort}-{name}" for name in n.RESOURCES for sort in ("amount", "yields", "letter")),
    *(f"{sort}-{name}" for name in n.TYPES for sort in ("type", "units", "versus")),
    *(f"window-{window}-{who}" for window, who in WHEN),
    *(f"tactical-{name}" for name in n.NEEDS),
    *(f"effect-{name}" for name in n.EFFECTS),
]


def says(card: str, lang: str, **files: str) -> list[str]:
    """What a card says in a pack with some cards changed."""
    pack = small_pack("victory-day", **files)
    return game.presentation.card_text(pack, pack.kind(card), lang)  # type: ignore[arg-type]


def does(effect: str, lang: str, window: str = "before-attack") -> str:
    """What a tactical card with this effect says it does."""
    text = f'[reichstag]\nwindow = "{window}"\neffect = {{ do = {effect} }}\n'
    return says("reichstag", lang, tactical=text)[-1].partition(": ")[2]


@pytest.mark.parametrize("lang", languages())
def test_every_word_of_the_pack_has_its_message(lang: str) -> None:
    own = translator(lang, game.folder).bundles[0]
    assert [name for name in VOCABULARY if not own.has_message(name)] == []


@pytest.mark.parametrize(
    ("lang", "cards", "text"),
    [
        ("en", 1, "the enemy deck loses its top card."),
        ("en", 2, "the enemy deck loses its top 2 cards."),
        ("en", 5, "the enemy deck loses its top 5 cards."),
        ("uk", 1, "колода ворога втрачає 1 верхню карту."),
        ("uk", 2, "колода ворога втрачає 2 верхні карти."),
        ("uk", 5, "колода ворога втрачає 5 верхніх карт."),
    ],
)
def test_a_deck_loses_cards_in_the_form_of_their_number(lang: str, cards: int, text: str) -> None:
    assert does(f'"bombard", cards = {cards}', lang) == text


@pytest.mark.parametrize(
    ("lang", "cards", "text"),
    [
        ("en", 1, "you draw one card."),
        ("en", 2, "you draw 2 cards."),
        ("en", 5, "you draw 5 cards."),
        ("uk", 1, "ви берете 1 карту."),
        ("uk", 2, "ви берете 2 карти."),
        ("uk", 5, "ви берете 5 карт."),
    ],
)
def test_cards_are_drawn_in_the_form_of_their_number(lang: str, cards: int, text: str) -> None:
    assert does(f'"draw", cards = {cards}', lang) == text


def test_what_is_lowered_by_nothing_is_no_minus() -> None:
    lowered = does('"lower", attack = 2, defence = 0, lasts = "wave"', "en", "before-results")
    assert (
        lowered == "one enemy unit of this wave gets -2/+0 until the end of the wave, one card of this name per turn."
    )
    assert does('"lower", defence = 1', "uk").startswith("один ворожий підрозділ отримує +0/-1 до кінця ходу;")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "one ready enemy unit (infantry, armoured vehicles, artillery) of the 1st line is turned."),
        ("uk", "один готовий ворожий підрозділ (піхота, бронетехніка, артилерія) 1-ї лінії повертають."),
    ],
)
def test_units_are_chosen_among_a_list_of_types(lang: str, text: str) -> None:
    assert does('"turn", types = ["infantry", "armoured", "artillery"]', lang) == text


@pytest.mark.parametrize(
    ("versus", "english"),
    [
        ("infantry", "infantry"),
        ("armoured", "an armoured vehicle"),
        ("artillery", "artillery"),
        ("aviation", "aviation"),
    ],
)
def test_a_unit_says_against_whom_it_is_better(versus: str, english: str) -> None:
    text = f'[is-2]\nmodifiers = [{{ versus = "{versus}", attack = 2, defence = 1 }}]\n'
    assert f"+2/+1 when every enemy in the conflict is {english}." in says("is-2", "en", soviet=text)


def test_no_word_that_a_person_reads_stands_in_the_code() -> None:
    for name in ("texts.py", "details.py", "terminal.py"):
        assert not re.search(r"[Ѐ-ӿ]", (game.folder / name).read_text(encoding="utf-8")), name

"""The words of cards, in every language: forms of numbers, lists, and a message for every word of the pack."""

from __future__ import annotations

import re

import pytest

from sandtable.games.victory_day import game
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.effects import EFFECTS
from sandtable.kernel.words import languages, rule_texts, translator
from tests.harness import small_pack

PACK = game.read_pack(game.standard_pack)
PACK_RULES = rule_texts(game.folder, "en")
WHEN = [(window, who) for window in n.WINDOWS for who in n.WHO if window != "build" or who == "active"]
"""Only the active player builds."""
VOCABULARY = [
    *(f"{sort}-{name}" for name in n.RESOURCES for sort in ("amount", "yields", "letter")),
    *(f"{sort}-{name}" for name in n.TYPES for sort in ("type", "units", "versus")),
    *(f"window-{window}-{who}" for window, who in WHEN),
    *(f"tactical-{name}" for name in n.NEEDS),
    *(f"effect-{effect.word}" for effect in EFFECTS),
    *(f"word-{side}" for side in n.SIDES[:2]),
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
        lowered == "one enemy unit of this wave gets −2/+0 until the end of the wave, one card of this name per turn."
    )
    assert does('"lower", defence = 1', "uk").startswith("один ворожий підрозділ отримує +0/−1 до кінця ходу;")


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


ABILITIES = {
    "ba-64": "Mobility (it is placed on its line at once and may attack in the same turn).",
    "t-34-85": "Directed attack (it may choose which enemy unit of the 1st line it attacks).",
    "m-30": "Artillery support 2, free (turn it: one of your units of the 1st line that attacks or blocks gets +2/+0).",
    "katyusha": "Unit strike, depot ×1, factory ×1, fuel ×1 "
    "(turn it in your attack phase: one enemy unit goes to casualties).",
    "nebelwerfer": "Deck strike 3, depot ×1, factory ×1 (turn it in your attack phase: the enemy deck loses 3 cards).",
    "la-7": "Fighter (it intercepts one enemy aircraft, or escorts one of your bombers; it does not attack).",
    "il-2": "Bomber: bombing strength 3, each raid costs fuel ×1 (it attacks any one enemy unit, on either line).",
}


@pytest.mark.parametrize("card", ABILITIES)
def test_the_sheet_of_a_card_says_what_its_ability_is(card: str) -> None:
    assert ABILITIES[card] in says(card, "en")
    kind = PACK.kind(card)
    assert all(rule in PACK_RULES for rule in game.presentation.card_rules(PACK, kind)), "and the full rules follow"


def test_a_card_with_room_says_it_too_and_one_without_only_names_it() -> None:
    def face(card: str) -> list[str]:
        return game.presentation.effects(PACK, PACK.kind(card), "en")

    assert face("ba-64") == [ABILITIES["ba-64"]]
    assert face("is-2") == ["+1/+0 when every enemy in the conflict is an armoured vehicle.", "Directed attack."]
    assert face("katyusha") == ["Unit strike, depot ×1, factory ×1, fuel ×1."]


@pytest.mark.parametrize("lang", languages())
def test_what_a_card_explains_fits_on_it(lang: str) -> None:
    """Five lines of 16 letters: with longer words in them a line holds no more."""
    units = [kind for kind in range(PACK.size) if PACK.sort[kind] == n.sort.UNIT]
    faces = [" ".join(game.presentation.effects(PACK, kind, lang)) for kind in units]
    assert [face for face in faces if "(" in face and len(face) > 80] == []
    assert any("(" in face for face in faces)


@pytest.mark.parametrize(
    ("card", "lang", "text"),
    [
        ("rifle-company", "en", "Red Army."),
        ("king-tiger", "en", "German army, only in boosters."),
        ("reichstag", "uk", "Червона армія."),
        ("king-tiger", "uk", "Німецька армія, лише в бустерах."),
    ],
)
def test_a_card_says_whose_it_is_and_where_it_comes_from(card: str, lang: str, text: str) -> None:
    assert says(card, lang)[0] == text


def test_a_card_that_changes_the_stats_of_your_units_says_its_limit() -> None:
    assert does('"raise", attack = 2, defence = 0, lasts = "wave"', "en", "before-results") == (
        "one of your units of this wave gets +2/+0 until the end of the wave, one card of this name per turn."
    )
    assert does('"raise", attack = 2', "uk").endswith("; одна карта з цією назвою за хід.")


def test_no_word_that_a_person_reads_stands_in_the_code() -> None:
    for name in ("texts.py", "details.py", "terminal.py"):
        assert not re.search(r"[Ѐ-ӿ]", (game.folder / name).read_text(encoding="utf-8")), name

"""The words of the cards: numbers take the right form in every language, and a bonus alone is a sentence."""

from __future__ import annotations

from functools import cache

import pytest

import sandtable
from sandtable.kernel.pack import Pack
from sandtable.kernel.registry import load_pack
from sandtable.kernel.words import languages
from tests.afu.cards import BOTH, unit
from tests.harness import small_pack

COUNTS = (1, 2, 5)


def numbered(count: int) -> str:
    """A unit whose bonus wants so many destroyed invaders and gives as many points."""
    bonus = f'{{ when = "destroyed", destroyed = {count}, reward = "recruit", points = {count} }}'
    return unit(f"hunter-{count}", attack=1, defense=1, bonus=bonus)


def no_unit(slug: str, fields: str) -> str:
    """A card that is no unit, and so has no type of troops."""
    return f'[{slug}]\nname = {{ en = "{slug}", uk = "{slug}" }}\nsource = "designed"\ncopies = 1\n{fields}\n'


def mobilize(count: int) -> str:
    return no_unit(f"mobilize-{count}", f'effect = "mobilize"\npoints = {count}')


def objective(count: int, side: str) -> str:
    return no_unit(f"{side}-{count}", f'kind = "bridge"\nrequires = "{side}"\nneeds = {count}\nvp = 1')


@cache
def pack() -> Pack:
    alone = unit("alone", attack=1, defense=1, bonus='{ reward = "draw" }')
    alone += unit("calm-alone", attack=1, defense=1, bonus='{ reward = "calm" }')
    alone += unit("jammer", support=1, enhanced=BOTH, type="other")
    alone += unit("late", attack=1, defense=1, bonus='{ when = "destroyed", destroyed = 1, reward = "calm" }')
    alone += unit("hard", attack=1, defense=1, enhanced=BOTH)
    return small_pack(
        "afu",
        afu=alone + "".join(map(numbered, COUNTS)),
        events="".join(map(mobilize, COUNTS)),
        objectives="".join(objective(count, side) for count in COUNTS for side in ("attack", "defense")),
    )


def said(slug: str, lang: str) -> list[str]:
    presentation = sandtable.game("afu").presentation
    return presentation.card_text(pack(), pack().index[slug], lang)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            (
                "Mobilize: buy cards at once for 1 Recruitment Point.",
                "Mobilize: buy cards at once for 2 Recruitment Points.",
                "Mobilize: buy cards at once for 5 Recruitment Points.",
            ),
        ),
        (
            "uk",
            (
                "Мобілізація: одразу купіть карти на 1 очко мобілізації.",
                "Мобілізація: одразу купіть карти на 2 очки мобілізації.",
                "Мобілізація: одразу купіть карти на 5 очок мобілізації.",
            ),
        ),
    ],
)
def test_an_event_counts_its_points(lang: str, sentences: tuple[str, ...]) -> None:
    assert tuple(said(f"mobilize-{count}", lang)[0] for count in COUNTS) == sentences


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            (
                "If you destroyed an invader this turn: +1 Recruitment Point.",
                "If you destroyed at least 2 invaders this turn: +2 Recruitment Points.",
                "If you destroyed at least 5 invaders this turn: +5 Recruitment Points.",
            ),
        ),
        (
            "uk",
            (
                "Якщо цього ходу знищено щонайменше одного ворога: +1 очко мобілізації.",
                "Якщо цього ходу знищено щонайменше 2 ворогів: +2 очки мобілізації.",
                "Якщо цього ходу знищено щонайменше 5 ворогів: +5 очок мобілізації.",
            ),
        ),
    ],
)
def test_a_bonus_counts_invaders_and_points(lang: str, sentences: tuple[str, ...]) -> None:
    assert tuple(said(f"hunter-{count}", lang)[-1] for count in COUNTS) == sentences


@pytest.mark.parametrize(("side", "points"), [("attack", "Attack"), ("defense", "Defense")])
def test_an_objective_counts_what_it_requires(side: str, points: str) -> None:
    assert [said(f"{side}-{count}", "en")[0] for count in COUNTS] == [
        f"Bridge. Requires 1 {points} Point.",
        f"Bridge. Requires 2 {points} Points.",
        f"Bridge. Requires 5 {points} Points.",
    ]
    word = {"attack": "атаки", "defense": "захисту"}[side]
    assert [said(f"{side}-{count}", "uk")[0] for count in COUNTS] == [
        f"Міст. Потрібне 1 очко {word}.",
        f"Міст. Потрібно 2 очки {word}.",
        f"Міст. Потрібно 5 очок {word}.",
    ]


@pytest.mark.parametrize(
    ("slug", "lang", "sentence"),
    [
        ("alone", "en", "Draw a card."),
        ("alone", "uk", "Візьміть карту."),
        ("calm-alone", "en", "Calm: one Panic Card of the battle is not taken."),
        ("calm-alone", "uk", "Спокій: у бою на 1 паніку менше."),
    ],
)
def test_a_bonus_without_a_condition_is_a_sentence(slug: str, lang: str, sentence: str) -> None:
    assert said(slug, lang)[-1] == sentence


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("Enhances the attack it supports.", "Enhances the defense it supports.")),
        ("uk", ("Посилює атаку підтриманої карти.", "Посилює захист підтриманої карти.")),
    ],
)
def test_a_card_that_only_supports_says_what_it_makes_enhanced(lang: str, sentences: tuple[str, str]) -> None:
    presentation = sandtable.game("afu").presentation
    kind = pack().index["jammer"]
    for lines in (said("jammer", lang), presentation.effects(pack(), kind, lang)):
        assert tuple(lines[-2:]) == sentences  # on the small card too, where no number bears the mark


def test_a_card_that_fights_reminds_of_what_enhanced_means() -> None:
    assert said("hard", "en")[-2:] == [
        "Enhanced attack: it can destroy cards with enhanced defense.",
        "Enhanced defense: only an enhanced attack can destroy it.",
    ]


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_of_a_card_has_two_colons(lang: str) -> None:
    game = sandtable.game("afu")
    standard = load_pack(game, None)
    lines = [line for kind in range(standard.size) for line in game.presentation.card_text(standard, kind, lang)]
    assert [line for line in lines if line.count(":") > 1] == []


@pytest.mark.parametrize(("lang", "plain"), [("en", "Unit:"), ("uk", "Підрозділ:")])
def test_every_card_says_what_troops_it_is(lang: str, plain: str) -> None:
    game = sandtable.game("afu")
    standard = load_pack(game, None)
    lines = [game.presentation.card_text(standard, kind, lang)[:1] for kind in range(standard.size)]
    assert [line for first in lines for line in first if line.startswith(plain)] == []
    assert said("jammer", lang)[0].startswith(plain)  # a pack without words for it


@pytest.mark.parametrize(("lang", "words"), [("en", "at most 1, order the rest."), ("uk", "решту впорядкуйте.")])
def test_scouting_says_the_same_on_an_event_and_on_a_unit(lang: str, words: str) -> None:
    game = sandtable.game("afu")
    standard = load_pack(game, None)
    event, unit = (
        game.presentation.card_text(standard, standard.index[slug], lang)
        for slug in ("satellite-imagery", "reconnaissance-company")
    )
    assert event[0] == unit[-1] and event[0].endswith(words)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "That is too late for this turn's battle."), ("uk", "Для бою цього ходу це вже запізно.")],
)
def test_a_bonus_that_comes_too_late_says_so(lang: str, sentence: str) -> None:
    assert said("late", lang)[-1] == sentence and sentence not in said("hunter-1", lang)

"""The words of the cards: numbers take the right form in every language, and a bonus alone is a sentence."""

from __future__ import annotations

from functools import cache

import pytest

import sandtable
from sandtable.kernel.pack import Pack
from tests.afu.cards import unit
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
                "If you destroyed 1 or more invaders this turn: +1 Recruitment Point.",
                "If you destroyed 2 or more invaders this turn: +2 Recruitment Points.",
                "If you destroyed 5 or more invaders this turn: +5 Recruitment Points.",
            ),
        ),
        (
            "uk",
            (
                "Якщо цього ходу знищено щонайменше одного ворога: +1 до очок мобілізації.",
                "Якщо цього ходу знищено щонайменше 2 ворогів: +2 до очок мобілізації.",
                "Якщо цього ходу знищено щонайменше 5 ворогів: +5 до очок мобілізації.",
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
        f"Міст. Потрібно очок {word}: {count}." for count in COUNTS
    ]


@pytest.mark.parametrize(
    ("slug", "lang", "sentence"),
    [
        ("alone", "en", "Draw a card."),
        ("alone", "uk", "Візьміть карту."),
        ("calm-alone", "en", "Calm: one Panic Card is not taken."),
        ("calm-alone", "uk", "Спокій: одну карту паніки не беруть."),
    ],
)
def test_a_bonus_without_a_condition_is_a_sentence(slug: str, lang: str, sentence: str) -> None:
    assert said(slug, lang)[-1] == sentence

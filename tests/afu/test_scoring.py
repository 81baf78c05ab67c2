"""Final scoring, draws, and what an achievement counts."""

from __future__ import annotations

import pytest

from tests.afu.cards import afu
from tests.harness import Play, rule

BLANK = """
    seats: 2
    phase: war
    last-round: 1
    points: 1 0
    achievements: {achievements}
    secret.0: {secret0}
    secret.1: {secret1}
    agenda: end-of-round, buy seat=0
"""


def scored(
    text: str, achievements: str = "liberator", secret0: str = "scrap-metal", secret1: str = "god-of-war"
) -> Play:
    """The last round ends. `liberator` needs 4 objectives, `scrap-metal` trophies, `god-of-war` artillery."""
    return afu(BLANK.format(achievements=achievements, secret0=secret0, secret1=secret1) + text).play("pass")


@rule("AFU-18.3", "AFU-18.7", "AFU-R55", "AFU-R56")
def test_panic_in_deck_and_discard_pile_costs_a_point_each_below_zero_too() -> None:
    end = scored("deck.0: panic, a3\ndiscard.0: panic\ndeck.1: a3")
    assert end.result.scores == (-2, 0) and end.result.ranks == (2, 1)


@rule("AFU-18.6", "AFU-18.8", "AFU-R55")
def test_objectives_score_their_points_and_the_most_points_win() -> None:
    end = scored("trophies.0: sumy, darivka-bridge, t-72b3\ntrophies.1: mariupol")
    assert end.result.scores == (5, 4) and end.result.ranks == (1, 2) and end.result.shares == (1.0, 0.0)


@rule("AFU-18.4")
def test_a_public_achievement_goes_to_the_only_player_who_meets_it() -> None:
    tanks = "t-64bv-company x2, 17th-tank-brigade x2, tank-battalion x2, 1st-tank-brigade x2"
    points = 4
    alone = scored(f"deck.0: {tanks}", achievements="steel-fist")
    assert alone.result.scores == (points, 0)
    others = "captured-tank-company x2, air-assault-tank-company x2, t-64-platoon, t-72-platoon, a7-d5 x2"
    both = scored(f"deck.0: {tanks}\ndeck.1: {others}", achievements="steel-fist")
    assert both.result.scores == (0, 0)


@rule("AFU-18.5", "AFU-R57", "AFU-2.5")
def test_a_secret_achievement_scores_even_if_the_rival_meets_it_too() -> None:
    tanks = "t-64bv-company x2, 17th-tank-brigade x2, tank-battalion x2, 1st-tank-brigade x2"
    others = "captured-tank-company x2, air-assault-tank-company x2, t-64-platoon, t-72-platoon, a7-d5 x2"
    end = scored(f"deck.0: {tanks}\ndeck.1: {others}", secret0="steel-fist")
    assert end.result.scores == (4, 0)
    assert end.match.view(1)["zones"]["secret.0"]["cards"] == ["steel-fist"]  # revealed


@rule("AFU-R57")
def test_every_achievement_exists_once() -> None:
    pack = afu("seats: 2").match.pack
    kinds = [kind for kind in range(pack.size) if pack.backs[kind] == 2]
    assert len(kinds) == 11 and all(pack.copies[kind] == 1 for kind in kinds)


@rule("AFU-18.9")
def test_a_tie_goes_to_the_player_with_less_panic() -> None:
    end = scored("trophies.0: sumy\ndeck.0: panic\ntrophies.1: darivka-bridge")
    assert end.result.scores == (2, 2) and end.result.ranks == (2, 1)


@rule("AFU-18.10")
def test_still_tied_is_a_draw() -> None:
    end = scored("trophies.0: darivka-bridge\ntrophies.1: antonivka-bridge")
    assert end.result.ranks == (1, 1) and end.result.shares == (0.5, 0.5)


@rule("AFU-18.3", "AFU-18.4", "AFU-18.5", "AFU-18.6", "AFU-18.7", "AFU-18.8", "AFU-18.9")
def test_e25_the_scoring_example() -> None:
    # the Hospital achievement is met by both, the tanks by A only, the secret artillery by A
    tanks = "t-64bv-company x2, 17th-tank-brigade x2, tank-battalion x2, 1st-tank-brigade x2"
    guns = "mortar-battery x2, artillery-division x2, anti-tank-division x2, 406th-artillery-brigade x2"
    cards = {"achievements": "everyone-home, steel-fist", "secret0": "god-of-war", "secret1": "scrap-metal"}
    text = f"deck.0: {tanks}, {guns}\ntrophies.1: irpin, mariupol, cruiser-moskva\n"
    end = scored(text + "trophies.0: sumy\ndiscard.0: panic x2\ndeck.1: panic x5", **cards)
    assert end.result.scores == (4 + 4 + 3 - 2, 3 + 4 + 5 - 5) and end.result.ranks == (1, 2)
    tied = scored(text + "trophies.0: darivka-bridge\ndiscard.0: panic x3\ndeck.1: panic x5", **cards)
    assert tied.result.scores == (7, 7) and tied.result.ranks == (1, 2)  # 3 Panic Cards against 5


@rule("AFU-R55", "AFU-8.12")
@pytest.mark.parametrize(
    ("achievement", "zone", "cards", "counts"),
    [
        ("scrap-metal", "trophies.0", "i-d3, i-d5, sumy", 2),  # objectives are not invaders
        ("tank-graveyard", "trophies.0", "t-72b3, t-90m, bmp-2, ka-52", 2),
        ("queen-of-the-fields", "deck.0", "rifles x3, a7-d5", 3),
        ("god-of-war", "discard.0", "mortar-battery, rifles", 1),
        ("steel-fist", "deck.0", "a7-d5 x2, rifles", 2),
        ("shield-of-the-sky", "deck.0", "drone, mig-29, zu-23-crew, rifles", 3),
        ("calm-and-order", "deck.0", "panic x2, rifles", 2),
        ("liberator", "trophies.0", "sumy, i-d3", 1),
        ("brothers-in-arms", "deck.0", "anchor-only x3, mortar-battery x2, rifles x4", 3),
        ("modern-army", "deck.0", "tank-battalion, rifles x2", 6),
        ("everyone-home", "hospital.0", "rifles x4", 4),
        ("queen-of-the-fields", "hospital.0", "rifles x4", 0),  # the Hospital does not count
    ],
)
def test_what_an_achievement_counts(achievement: str, zone: str, cards: str, counts: int) -> None:
    secret = "calm-and-order" if achievement == "scrap-metal" else "scrap-metal"
    end = scored(
        f"{zone}: {cards}",
        achievements=achievement,
        secret0=secret,
        secret1="modern-army" if achievement != "modern-army" else "god-of-war",
    )
    sheet = end.result.sheet[0]
    found = [part.arguments["found"] for part in sheet.parts if part.arguments.get("card") == ["kind", achievement]]
    assert found == [counts]


@rule("AFU-18.8")
def test_the_sheet_adds_up() -> None:
    end = scored("trophies.0: sumy, kherson\ndeck.0: panic x2")
    for figure, score in zip(end.result.sheet, end.result.scores, strict=True):
        assert figure.total == score == sum(part.number for part in figure.parts)

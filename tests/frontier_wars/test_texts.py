"""What cards say of numbers and lists that the standard pack does not have."""

from __future__ import annotations

import pytest

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import Effect
from sandtable.games.frontier_wars.texts import counted, effect_text, words
from sandtable.kernel.words import languages

UNITS_EN = {1: "1 unit", 2: "2 units", 5: "5 units"}
UP_TO_UK = {1: "1 загону", 2: "2 загонів", 5: "5 загонів"}
MORE_UK = {1: "на 1 загін більше", 2: "на 2 загони більше", 5: "на 5 загонів більше"}
BY = [
    (n.effect.DRAW, "en", {1: "Draw 1 card.", 2: "Draw 2 cards.", 5: "Draw 5 cards."}),
    (n.effect.DRAW, "uk", {1: "карти: 1.", 2: "карти: 2.", 5: "карти: 5."}),
    (n.effect.BRING_UP, "en", UNITS_EN),
    (n.effect.BRING_UP, "uk", UP_TO_UK),
    (n.effect.KEEP_EXCESS_UNITS, "en", UNITS_EN),
    (n.effect.KEEP_EXCESS_UNITS, "uk", UP_TO_UK),
    (n.effect.AIRBORNE, "en", {1: "carry 1 more", 2: "carry 2 more", 5: "carry 5 more"}),
    (n.effect.AIRBORNE, "uk", MORE_UK),
    (n.effect.TRANSPORT, "en", {1: "carry 1 more", 2: "carry 2 more", 5: "carry 5 more"}),
    (n.effect.TRANSPORT, "uk", MORE_UK),
]
STEPS = [
    (n.effect.REDEPLOY, "en", {1: "to 1 step over", 2: "to 2 steps over", 5: "to 5 steps over"}),
    (n.effect.REDEPLOY, "uk", {1: "до 1 кроку", 2: "до 2 кроків", 5: "до 5 кроків"}),
    (n.effect.REMOVE_NEAR, "en", {1: "within 1 tile of", 2: "within 2 tiles of", 5: "within 5 tiles of"}),
    (n.effect.REMOVE_NEAR, "uk", {1: "до 1 гексу від", 2: "до 2 гексів від", 5: "до 5 гексів від"}),
]


def effect(do: int, *units: int, by: int = 0, low: int = 0, high: int = 0) -> Effect:
    made = Effect(do)
    made.units = list(units)
    made.by, made.low, made.high = by, low, high
    return made


@pytest.mark.parametrize(("do", "lang", "said"), BY)
def test_a_number_of_things_has_its_form(do: int, lang: str, said: dict[int, str]) -> None:
    for by, part in said.items():
        assert part in effect_text(effect(do, by=by), words(lang))


@pytest.mark.parametrize(("do", "lang", "said"), STEPS)
def test_a_distance_has_its_form(do: int, lang: str, said: dict[int, str]) -> None:
    for high, part in said.items():
        assert part in effect_text(effect(do, n.unit.TANK, high=high), words(lang))


@pytest.mark.parametrize("lang", languages())
def test_every_unit_has_its_forms_in_every_sentence_about_units(lang: str) -> None:
    """A form left out would fall back to that of planes."""
    for do in (n.effect.INITIATIVE, n.effect.REMOVE_NEAR):
        for mine in (True, False) if do == n.effect.INITIATIVE else (True,):
            texts = set()
            for unit in range(n.UNITS):
                one = effect(do, unit, by=1, high=2)
                one.mine = mine
                texts.add(effect_text(one, words(lang)))
            assert len(texts) == n.UNITS


def test_a_skill_holds_all_game_and_an_order_this_turn() -> None:
    faster = effect(n.effect.MOVEMENT, n.unit.TANK, by=1)
    assert effect_text(faster, words("en")) == "Your tanks: movement +1 this turn."
    assert effect_text(faster, words("en"), lasts="game") == "Your tanks: movement +1."
    assert effect_text(faster, words("uk"), lasts="game") == "Ваші танки: рух +1."


@pytest.mark.parametrize(
    ("units", "english", "ukrainian"),
    [
        ((1,), "unit (tank).", "нападника (танк)."),
        ((1, 3), "unit (tank or plane).", "нападника (танк або літак)."),
        ((1, 2, 3), "unit (tank, artillery or plane).", "нападника (танк, артилерія або літак)."),
        ((0, 1, 2, 3), "unit.", "нападника."),
    ],
)
def test_a_choice_of_units_is_a_list(units: tuple[int, ...], english: str, ukrainian: str) -> None:
    flak = effect(n.effect.REMOVE_ATTACKER, *units)
    assert effect_text(flak, words("en")) == f"Remove one attacking {english}"
    assert effect_text(flak, words("uk")) == f"Знищте один загін {ukrainian}"


def test_a_unit_may_appear_at_any_of_several_places() -> None:
    levy = effect(n.effect.PRODUCE, n.unit.INFANTRY)
    levy.at_headquarters = levy.at_factory = levy.at_encampment = True
    assert effect_text(levy, words("en")).endswith("at a headquarters, a factory or an encampment.")
    levy.active = True
    assert effect_text(levy, words("uk")).endswith("(піхота) у штабі, на дієвому заводі або в дієвому таборі.")


def test_passengers_are_counted() -> None:
    aboard = {n.unit.INFANTRY: 2, n.unit.TANK: 0, n.unit.ARTILLERY: 1}
    assert counted(aboard, words("en")) == "infantry × 2, artillery"
    assert counted(aboard, words("uk")) == "піхота × 2, артилерія"
    assert counted({n.unit.INFANTRY: 5}, words("uk")) == "піхота × 5"

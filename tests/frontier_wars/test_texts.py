"""What cards say of numbers and lists that the standard pack does not have."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import EffectRow, FrontierPack
from sandtable.games.frontier_wars.effects import EFFECTS
from sandtable.games.frontier_wars.effects import effect as do
from sandtable.games.frontier_wars.texts import counted, effect_text, pack_sheets, sheet_lines, words
from sandtable.kernel.registry import load_pack
from sandtable.kernel.words import languages

UNITS_EN = {1: "1 unit", 2: "2 units", 5: "5 units"}
UP_TO_UK = {1: "1 загону", 2: "2 загонів", 5: "5 загонів"}
MORE_UK = {1: "на 1 загін більше", 2: "на 2 загони більше", 5: "на 5 загонів більше"}
BY = [
    (do.DRAW, "en", {1: "Draw 1 card.", 2: "Draw 2 cards.", 5: "Draw 5 cards."}),
    (do.DRAW, "uk", {1: "Візьміть 1 карту.", 2: "Візьміть 2 карти.", 5: "Візьміть 5 карт."}),
    (do.BRING_UP, "en", UNITS_EN),
    (do.BRING_UP, "uk", UP_TO_UK),
    (do.KEEP_EXCESS_UNITS, "en", UNITS_EN),
    (do.KEEP_EXCESS_UNITS, "uk", UP_TO_UK),
    (do.AIRBORNE, "en", {1: "carry 1 unit more", 2: "carry 2 units more", 5: "carry 5 units more"}),
    (do.AIRBORNE, "uk", MORE_UK),
    (do.TRANSPORT, "en", {1: "carry 1 unit more", 2: "carry 2 units more", 5: "carry 5 units more"}),
    (do.TRANSPORT, "uk", MORE_UK),
    (do.REDEPLOY, "en", UNITS_EN),
    (do.REDEPLOY, "uk", UP_TO_UK),
    (do.DRAW_AND_DISCARD, "en", {1: "1 card more", 2: "2 cards more", 5: "5 cards more"}),
    (do.DRAW_AND_DISCARD, "uk", {1: "на 1 карту більше", 2: "на 2 карти більше", 5: "на 5 карт більше"}),
    (do.IGNORE_IMPACTS, "en", {1: "the first impact aimed", 2: "the first 2 impacts", 5: "the first 5 impacts"}),
    (do.IGNORE_IMPACTS, "uk", {1: "на перше влучання", 2: "на перші 2 влучання", 5: "на перші 5 влучань"}),
]
STEPS = [
    (do.REDEPLOY, "en", {1: "to 1 step over", 2: "to 2 steps over", 5: "to 5 steps over"}),
    (do.REDEPLOY, "uk", {1: "до 1 кроку", 2: "до 2 кроків", 5: "до 5 кроків"}),
    (do.REMOVE_NEAR, "en", {1: "within 1 tile of", 2: "within 2 tiles of", 5: "within 5 tiles of"}),
    (do.REMOVE_NEAR, "uk", {1: "до 1 гексу від", 2: "до 2 гексів від", 5: "до 5 гексів від"}),
]


FIRST = ", the first in casualty order"
FIRST_UK = ", перший у порядку втрат"
RANGES = [
    ((0, 0), "on the tile of", "на гексі"),
    ((1, 1), "on a tile adjacent to", "на відстані 1 гексу від"),
    ((0, 3), "within 3 tiles of", "на відстані до 3 гексів від"),
    ((2, 2), "exactly 2 tiles from", "на відстані рівно 2 гекси від"),
    ((2, 3), "2 to 3 tiles from", "на відстані від 2 до 3 гексів від"),
    ((1, 3), "1 to 3 tiles from", "на відстані від 1 до 3 гексів від"),
]


def effect(number: int, *units: int, by: int = 0, low: int = 0, high: int = 0) -> EffectRow:
    made = EffectRow(number)
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
    for what in (do.INITIATIVE, do.REMOVE_NEAR):
        for mine in (True, False) if what == do.INITIATIVE else (True,):
            texts = set()
            for unit in range(n.UNITS):
                one = effect(what, unit, by=1, high=2)
                one.mine = mine
                texts.add(effect_text(one, words(lang)))
            assert len(texts) == n.UNITS


def test_a_skill_holds_all_game_and_an_order_this_turn() -> None:
    faster = effect(do.MOVEMENT, n.unit.TANK, by=1)
    assert effect_text(faster, words("en")) == "Your tanks get +1 movement this turn."
    assert effect_text(faster, words("en"), lasts="game") == "Your tanks get +1 movement."
    assert effect_text(faster, words("uk"), lasts="game") == "Ваші танки отримують +1 до руху."


@pytest.mark.parametrize(
    ("units", "english", "ukrainian"),
    [
        ((1,), "tank.", "нападника (танк)."),
        ((1, 3), f"tank or plane{FIRST}.", f"нападника (танк або літак){FIRST_UK}."),
        ((1, 2, 3), f"tank, artillery or plane{FIRST}.", f"нападника (танк, артилерія або літак){FIRST_UK}."),
        ((0, 1, 2, 3), f"unit{FIRST}.", f"нападника{FIRST_UK}."),
    ],
)
def test_a_choice_of_units_is_a_list(units: tuple[int, ...], english: str, ukrainian: str) -> None:
    flak = effect(do.REMOVE_ATTACKER, *units)
    assert effect_text(flak, words("en")) == f"Remove one attacking {english}"
    assert effect_text(flak, words("uk")) == f"Знищте один загін {ukrainian}"


def test_a_unit_may_appear_at_any_of_several_places() -> None:
    levy = effect(do.PRODUCE, n.unit.INFANTRY)
    levy.at_headquarters = levy.at_factory = levy.at_encampment = True
    english = "at a headquarters, a factory or an encampment you control."
    assert effect_text(levy, words("en")).endswith(english)
    ukrainian = "(піхота) у своєму штабі, на контрольованому заводі або в контрольованому таборі."
    assert effect_text(levy, words("uk")).endswith(ukrainian)
    levy.active = True
    assert effect_text(levy, words("en")).endswith("an active factory or an active encampment you control.")
    assert effect_text(levy, words("uk")).endswith(
        "у своєму штабі, на своєму дієвому заводі або у своєму дієвому таборі."
    )


@pytest.mark.parametrize(("span", "english", "ukrainian"), RANGES)
def test_a_range_says_both_its_ends(span: tuple[int, int], english: str, ukrainian: str) -> None:
    strike = effect(do.REMOVE_NEAR, n.unit.PLANE, low=span[0], high=span[1])
    assert f"enemy unit {english} one of your planes" in effect_text(strike, words("en"))
    assert f"ворожий загін {ukrainian} вашого літака" in effect_text(strike, words("uk"))


@pytest.mark.parametrize(
    ("artillery", "headquarters", "english", "ukrainian"),
    [
        (False, False, "", ""),
        (True, False, ", not where enemy artillery stands", ", крім гексів із ворожою артилерією"),
        (False, True, ", not on a headquarters tile", ", крім гексів зі штабом"),
        (
            True,
            True,
            ", neither where enemy artillery stands nor on a headquarters tile",
            ", крім гексів із ворожою артилерією чи зі штабом",
        ),
    ],
)
def test_spared_tiles_are_all_named(artillery: bool, headquarters: bool, english: str, ukrainian: str) -> None:
    strike = effect(do.REMOVE_NEAR, n.unit.PLANE, high=3)
    strike.not_on_artillery, strike.not_on_headquarters = artillery, headquarters
    assert effect_text(strike, words("en")).endswith(f"one of your planes{english}: the first in casualty order.")
    assert effect_text(strike, words("uk")).endswith(f"вашого літака{ukrainian}: перший у порядку втрат.")


def test_repairs_of_a_headquarters_end_where_it_began() -> None:
    assert "up to what it began with" in effect_text(effect(do.REPAIR, by=1), words("en"))
    assert "не вище за початкову" in effect_text(effect(do.REPAIR, by=1), words("uk"))


@pytest.mark.parametrize("lang", languages())
def test_a_faction_sheet_says_all_its_numbers(lang: str) -> None:
    pack = load_pack(sandtable.game("frontier-wars"), None)
    assert isinstance(pack, FrontierPack)
    made = {sheet.slug: " ".join(sheet.lines) for sheet in pack_sheets(pack, lang)}
    assert len(made) == 8
    for side, name in enumerate(n.SIDES):
        for faction, slug in enumerate(n.FACTIONS):
            sheet, text = pack.sheets[side][faction], made[f"{slug}-{name}"]
            for number in (sheet.headquarters, sheet.cards, *sheet.troops):
                assert number < 2 or str(number) in text  # one of a unit is called by its name alone
            assert pack.skill_names[side][faction][lang] in text and pack.special_names[side][faction][lang] in text


def test_passengers_are_counted() -> None:
    aboard = {n.unit.INFANTRY: 2, n.unit.TANK: 0, n.unit.ARTILLERY: 1}
    assert counted(aboard, words("en")) == "infantry × 2, artillery"
    assert counted(aboard, words("uk")) == "піхота × 2, артилерія"
    assert counted({n.unit.INFANTRY: 5}, words("uk")) == "піхота × 5"


@pytest.mark.parametrize("number", range(len(EFFECTS)))
def test_every_effect_has_rules_behind_it(number: int) -> None:
    assert EFFECTS[number].rules


@pytest.mark.parametrize(
    ("slug", "english", "ukrainian"),
    [
        ("night-attack", "(Two impacts at once", "(Два влучання водночас"),
        ("minefield", "(Casualty order: infantry,", "(Порядок втрат: піхота,"),
        ("reserves-to-the-front", "(Active: infantry of yours", "(Дієвий: там стоїть ваша"),
        ("mobilization", "(Your reserve is all your units", "(Резерв — усі ваші загони"),
        ("forward-depot", "(It counts as a card of your hand.)", "(Вона рахується як карта"),
    ],
)
def test_words_of_an_order_have_a_reminder_where_there_is_room(slug: str, english: str, ukrainian: str) -> None:
    game = sandtable.game("frontier-wars")
    pack = load_pack(game, None)
    for lang, reminder in (("en", english), ("uk", ukrainian)):
        assert any(line.startswith(reminder) for line in game.presentation.card_text(pack, pack.kind(slug), lang))
        assert not any(line.startswith("(") for line in game.presentation.effects(pack, pack.kind(slug), lang))


@pytest.mark.parametrize(
    ("lang", "reminder"), [("en", "(Once per round, for one card"), ("uk", "(Раз за раунд, за одну")]
)
def test_every_sheet_says_what_its_special_skill_costs(lang: str, reminder: str) -> None:
    game = sandtable.game("frontier-wars")
    sheets = game.presentation.pack_sheets(load_pack(game, None), lang)
    assert sheets and all(any(line.startswith(reminder) for line in sheet.lines) for sheet in sheets)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_no_sentence_of_a_card_or_sheet_has_two_colons(lang: str) -> None:
    game = sandtable.game("frontier-wars")
    pack = load_pack(game, None)
    assert isinstance(pack, FrontierPack)
    lines = [line for kind in range(pack.size) for line in game.presentation.card_text(pack, kind, lang)]
    lines += [
        line for side in range(2) for faction in range(4) for line in sheet_lines(pack, side, faction, words(lang))
    ]
    assert len(lines) > 40
    assert [line for line in lines if line.count(": ") > 1] == []

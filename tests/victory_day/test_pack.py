"""The box adds up, every rule can be reached with its cards, and deck lists are read as people write them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import sandtable
from sandtable.games.victory_day import decks, game
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.effects import EFFECTS
from tests.harness import small_pack

PACK = game.read_pack(game.standard_pack)
STARTER_UNITS = [kind for kind in range(PACK.size) if PACK.type[kind] >= 0 and not PACK.booster[kind]]


def category(kind: int) -> str:
    return n.TYPES[PACK.type[kind]] if PACK.type[kind] >= 0 else n.SORTS[PACK.sort[kind]]


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("size", "counts"),
    [
        (45, {"resource": 18, "infantry": 7, "armoured": 6, "artillery": 5, "aviation": 4, "tactical": 5}),
        (50, {"resource": 20, "infantry": 8, "armoured": 7, "artillery": 5, "aviation": 4, "tactical": 6}),
    ],
)
def test_a_starter_deck_has_its_share_of_each_category(side: int, size: int, counts: dict[str, int]) -> None:
    found: Counter[str] = Counter()
    for kind, count in enumerate(decks.starter(PACK, side, size).counts):
        found[category(kind)] += count
    assert +found == counts


def test_the_box_is_the_two_starter_decks() -> None:
    assert sum(PACK.copies) == 90
    both = [decks.starter(PACK, side, 45).counts for side in (0, 1)]
    assert PACK.copies == [mine + theirs for mine, theirs in zip(*both, strict=True)]


@pytest.mark.parametrize("side", [0, 1])
def test_each_army_reaches_every_ability(side: int) -> None:
    units = [kind for kind in STARTER_UNITS if PACK.side[kind] == side]
    armoured = [kind for kind in units if category(kind) == "armoured"]
    assert sum(PACK.directed[kind] for kind in units) >= 3
    assert any(not PACK.directed[kind] for kind in armoured)
    assert any(PACK.mobile[kind] for kind in units)
    assert any(1 <= PACK.support[kind] <= 3 for kind in units)
    assert sum(PACK.versus_attack[kind * 4 + 1] > 0 for kind in units) >= 2, "against armour"
    assert any(PACK.versus_attack[kind * 4] or PACK.versus_defence[kind * 4] for kind in units), "against infantry"
    guns = [kind for kind in units if category(kind) == "artillery" and PACK.line[kind] == 2]
    assert any(PACK.attack[kind] >= 1 and PACK.defence[kind] >= 3 for kind in guns)


def test_no_card_costs_more_than_nine_and_boosters_are_little_better_than_the_box() -> None:
    for kind in range(PACK.size):
        cost = PACK.cost[kind]
        total = PACK.cost_depots[cost] + PACK.cost_factories[cost] + PACK.cost_fuel[cost]
        assert total <= 9
        if PACK.booster[kind] and PACK.type[kind] >= 0:
            modifiers = sum(PACK.versus_attack[kind * 4 : kind * 4 + 4] + PACK.versus_defence[kind * 4 : kind * 4 + 4])
            fair = 2 / 3 * (PACK.attack[kind] + PACK.defence[kind]) + PACK.directed[kind] + 1.25 * PACK.mobile[kind]
            fair += modifiers / 3 + PACK.support[kind]
            assert int(total) >= 0.85 * fair - 0.5, PACK.slugs[kind]


def test_every_effect_is_on_some_card() -> None:
    assert {EFFECTS[PACK.effect[kind]].word for kind in PACK.tactics} == {effect.word for effect in EFFECTS}


def test_the_tactical_cards_of_the_box_reach_what_tactical_cards_can_be() -> None:
    tactics = [kind for kind in PACK.tactics if not PACK.booster[kind]]
    assert any(n.WHO[PACK.who[kind]] == "defender" for kind in tactics)
    assert any(PACK.cost[kind] == n.FREE for kind in tactics) and any(PACK.cost[kind] != n.FREE for kind in tactics)
    assert any(EFFECTS[PACK.effect[kind]].word == "bombard" for kind in tactics)
    stats = [kind for kind in tactics if EFFECTS[PACK.effect[kind]].word == "raise"]
    assert {n.LASTS[PACK.lasts[kind]] for kind in stats} == set(n.LASTS)


def test_every_deck_of_the_pack_is_legal() -> None:
    for name in PACK.decks:
        deck = decks.find(PACK, name)
        assert name.startswith(n.SIDES[deck.side])
        assert name.endswith(str(deck.size))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("side: martian\n45 depot", "write 'side: soviet'"),
        ("side: soviet\ndepot 45", "write a number and a card"),
        ("side: soviet\n44 depot\n1 is-22", "there is no card 'is-22'"),
        ("side: soviet\nowner: me\n45 depot", "'owner:' is unknown"),
    ],
)
def test_a_wrong_deck_file_is_refused_in_a_sentence(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(sandtable.BadOption) as error:
        sandtable.new("victory-day", deck0=str(path))
    assert problem in str(error.value)


def test_a_deck_that_does_not_exist_is_refused_with_the_names_of_those_that_do() -> None:
    with pytest.raises(sandtable.BadOption) as error:
        sandtable.new("victory-day", deck1="german-54")
    assert "german-45" in str(error.value)


UNIT = 'name = { en = "KV-85" }\ncopies = 0\nside = "soviet"\nset = "booster"\nsource = "designed"\n'


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"soviet": f"[kv-85]\n{UNIT}"}, "soviet.toml, kv-85: 'kind' is missing; give one of resource, unit, tactical"),
        (
            {"resources": f"[oil]\n{UNIT}".replace('side = "soviet"', 'kind = "resource"\nyields = "fuel"')},
            "resources.toml, oil: 'side' is missing; give one of soviet, german, neutral",
        ),
        (
            {"tactical": '[street-fighting]\nwindow = "always"\n'},
            "tactical.toml, street-fighting: 'window' is 'always'; give one of build, before-attack, before-results",
        ),
        (
            {"tactical": '[rail-junction]\nwho = "all"\n'},
            "tactical.toml, rail-junction: 'who' is 'all'; give one of active, defender, either",
        ),
    ],
)
def test_a_wrong_word_is_one_fault_and_not_two(files: dict[str, str], problem: str) -> None:
    with pytest.raises(sandtable.BadPack) as error:
        small_pack("victory-day", **files)
    assert str(error.value) == problem


def strengths(kind: int) -> list[int]:
    """All that makes a unit better, the more the better: stats, what they grow by, abilities, and what it saves."""
    types = len(n.TYPES)
    costs = [PACK.cost[kind], PACK.attack_cost[kind], PACK.support_cost[kind], PACK.strike_cost[kind]]
    return [
        PACK.attack[kind], PACK.defence[kind], PACK.bombing[kind], PACK.mobile[kind], PACK.directed[kind],
        PACK.support[kind], PACK.unit_strike[kind], PACK.deck_strike[kind], PACK.fighter[kind],
        *PACK.versus_attack[kind * types : (kind + 1) * types], *PACK.versus_defence[kind * types : (kind + 1) * types],
        *(-price[row] for row in costs for price in (PACK.cost_depots, PACK.cost_factories, PACK.cost_fuel)),
    ]  # fmt: skip


@pytest.mark.parametrize("side", ["soviet", "german"])
def test_no_unit_is_simply_better_than_another_of_its_army(side: str) -> None:
    units = PACK.units_of[n.SIDES.index(side)]
    for one in units:
        for other in units:
            if one == other or PACK.type[one] != PACK.type[other]:
                continue
            pairs = list(zip(strengths(one), strengths(other), strict=True))
            assert any(mine < theirs for mine, theirs in pairs), f"{PACK.slugs[one]} over {PACK.slugs[other]}"


def test_no_card_of_the_box_has_a_twin_in_the_other_army() -> None:
    box = [[kind for kind in PACK.units_of[side] if not PACK.booster[kind]] for side in (0, 1)]
    twins = [
        (PACK.slugs[one], PACK.slugs[other])
        for one in box[0]
        for other in box[1]
        if PACK.type[one] == PACK.type[other] and strengths(one) == strengths(other)
    ]
    assert not twins

"""The pack: the counts of the box, the cards the rulebook shows, and what a designed card must respect."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import sandtable
from sandtable.games.afu import names as n
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.effects import REWARDS
from sandtable.kernel.names import members
from sandtable.kernel.registry import load_pack
from tests.harness import rule, small_pack


def box() -> AfuPack:
    pack = load_pack(sandtable.game("afu"), None)
    assert isinstance(pack, AfuPack)
    return pack


PACK = box()
KINDS = range(PACK.size)


def kinds(group: int, of_set: int | None = None) -> list[int]:
    return [kind for kind in KINDS if PACK.group[kind] == group and (of_set is None or PACK.set[kind] == of_set)]


def copies(chosen: list[int]) -> int:
    return sum(PACK.copies[kind] for kind in chosen)


def values(kind: int) -> tuple[Any, ...]:
    """Everything on a card that matters in play."""
    return (
        PACK.copies[kind], PACK.type[kind], PACK.badge[kind], PACK.attack[kind], PACK.defense[kind], PACK.support[kind],
        PACK.prints_support[kind], PACK.attack_enhanced[kind], PACK.defense_enhanced[kind], PACK.anti_aircraft[kind],
        PACK.artillery[kind], PACK.rocket[kind], PACK.recruit[kind], PACK.panic_icon[kind], PACK.condition[kind],
        PACK.condition_n[kind], PACK.reward[kind], PACK.reward_n[kind],
    )  # fmt: skip


def test_the_box_holds_236_cards() -> None:
    groups = members(n.card_type)
    assert [copies(kinds(group)) for group in groups.values()] == [20, 90, 8, 16, 64, 11, 15, 11, 1]
    assert sum(PACK.copies) == 236 and sum(PACK.promo) == 4
    assert [copies(kinds(n.card_type.INVADER, of_set)) for of_set in (1, 2, 3, 4)] == [12, 12, 20, 20]


@rule("AFU-1.3", "AFU-16.2")
@pytest.mark.parametrize(
    ("slug", "expected"),
    [
        ("tank-battalion", {"attack": 3, "defense": 3}),
        ("1st-artillery-division", {"support": 3}),
        ("artillery-division", {"attack": 0, "defense_enhanced": True, "reward": 3, "reward_n": 2}),
        ("artillery-group", {"attack": 4, "defense": 2, "reward": 2, "reward_n": 3}),
        ("air-assault-brigade", {"support": 2, "anti_aircraft": True}),
        ("98th-battalion", {"cost": 1}),
        ("2315th-battalion", {"panic_icon": True}),
        ("2nd-battalion", {"defense": 3, "condition": 6, "reward": 2, "reward_n": 2}),
        ("international-aid", {"cost": 1}),
        ("panic", {"points": -1}),
        (
            "2s19-msta",
            {"attack": 4, "defense": 2, "attack_enhanced": True, "defense_enhanced": True, "artillery": True},
        ),
        ("45th-brigade", {"defense": 3, "attack_enhanced": False}),
        ("su-35s", {"attack": 4, "defense": 5, "air": True, "rocket": True}),
        ("now-is-the-time", {"chains": True, "effect": 2, "effect_n": 3}),
        ("explosion", {"chains": True, "effect": 3}),
        ("attack-from-the-sea", {"chains": True, "effect": 8}),
        ("mariupol", {"requires": 1, "needs": 4, "points": 4}),
    ],
)
def test_cards_of_the_rulebook_are_as_printed(slug: str, expected: dict[str, int | bool]) -> None:
    kind = PACK.index[slug]
    assert {column: getattr(PACK, column)[kind] for column in expected} == expected
    assert "rulebook" in PACK.sources[kind].values()


def test_only_printed_values_are_called_printed() -> None:
    printed = {
        slug: {key for key, source in PACK.sources[kind].items() if source == "rulebook"}
        for kind, slug in enumerate(PACK.slugs)
    }
    assert printed["98th-battalion"] == {"cost"}
    assert printed["45th-brigade"] == {"defense"}
    assert printed["su-35s"] == {"type", "attack", "defense", "symbols"}
    assert printed["panic"] == {"copies", "kind", "vp"}
    assert sum(bool(keys) for keys in printed.values()) == 21, "cards of which the rulebook says anything"
    assert sum(map(len, printed.values())) == 48


@rule("AFU-R3")
def test_both_colours_and_both_sets_are_equal_in_strength() -> None:
    for group, one, two in ((n.card_type.STARTING, 1, 2), (n.card_type.INVADER, 1, 2)):
        assert Counter(map(values, kinds(group, one))) == Counter(map(values, kinds(group, two)))
    for column in (PACK.attack, PACK.defense, PACK.support):
        sums = [
            sum(column[kind] * PACK.copies[kind] for kind in kinds(n.card_type.INVADER, number)) for number in (3, 4)
        ]
        assert abs(sums[0] - sums[1]) <= 1


def test_what_flies_is_an_air_target_and_what_has_a_turret_of_its_own_is_no_tank() -> None:
    for slug in ("3m-14-kalibr", "kh-22", "shahed-136", "su-35s"):
        assert PACK.air[PACK.kind(slug)], slug
    for slug in ("bmp-2", "btr-82a", "bmd-4m", "bmp-3", "iskander-m", "k-300p-bastion"):
        kind = PACK.kind(slug)
        assert PACK.type[kind] == n.troop.OTHER and PACK.branch[kind]["en"] and PACK.branch[kind]["uk"], slug


def test_a_tank_of_the_first_wave_hits_harder_than_the_vehicle_beside_it() -> None:
    for tank, vehicle in (("t-72b3", "bmp-2"), ("t-80u", "btr-82a")):
        assert PACK.attack[PACK.kind(tank)] > PACK.attack[PACK.kind(vehicle)]


def test_no_more_than_a_few_invaders_share_their_values() -> None:
    shared = Counter(values(kind) for kind in range(PACK.size) if PACK.group[kind] == n.card_type.INVADER)
    assert len(shared) >= 35 and max(shared.values()) <= 2


@rule("AFU-R71")
def test_every_card_for_sale_costs_something() -> None:
    assert min(PACK.cost[kind] for kind in kinds(n.card_type.AFU) + kinds(n.card_type.AID)) >= 1
    curve = Counter(dict.fromkeys(range(1, 8), 0))
    for kind in kinds(n.card_type.AFU):
        curve[PACK.cost[kind]] += PACK.copies[kind]
    assert dict(curve) == {1: 16, 2: 22, 3: 20, 4: 14, 5: 10, 6: 6, 7: 2}


def test_every_condition_and_reward_is_on_three_kinds_of_afu_cards() -> None:
    conditions = Counter(PACK.condition[kind] for kind in kinds(n.card_type.AFU) if PACK.reward[kind])
    rewards = Counter(PACK.reward[kind] for kind in kinds(n.card_type.AFU))
    assert all(conditions[number] >= 3 for number in range(len(n.CONDITIONS)))
    assert all(rewards[number] >= 3 for number in range(1, len(REWARDS)))


def test_every_badge_is_on_enough_cards() -> None:
    for badge in range(1, len(PACK.badge_slugs)):
        assert copies([kind for kind in kinds(n.card_type.AFU) if PACK.badge[kind] == badge]) >= 10
        assert 1 <= copies([kind for kind in kinds(n.card_type.STARTING, 1) if PACK.badge[kind] == badge]) <= 2


def test_support_only_invaders_come_in_the_war_only() -> None:
    for kind in kinds(n.card_type.INVADER):
        if PACK.fights[kind]:
            assert PACK.attack[kind] >= 1 and PACK.defense[kind] >= 1
        else:
            assert PACK.set[kind] in (3, 4) and PACK.support[kind] >= 1


def test_evacuating_cards_fight_modestly() -> None:
    for kind in KINDS:
        if PACK.evacuates[kind]:
            assert PACK.attack[kind] <= 2 and PACK.defense[kind] <= 2


@rule("AFU-16.2", "AFU-14.9")
def test_every_event_deck_asks_three_times_for_attack_and_three_times_for_defense() -> None:
    bridges = [kind for kind in KINDS if PACK.objective[kind] == n.objective.BRIDGE]
    threes = [kind for kind in KINDS if PACK.objective[kind] == n.objective.CITY and PACK.points[kind] == 3]
    fours = [kind for kind in KINDS if PACK.objective[kind] == n.objective.CITY and PACK.points[kind] == 4]
    cruiser = [kind for kind in KINDS if PACK.objective[kind] == n.objective.CRUISER]
    assert (len(bridges), len(threes), len(fours), len(cruiser)) == (3, 5, 2, 1)
    for chosen in combinations(threes, 3):
        for four in fours:
            sides = Counter(PACK.requires[kind] for kind in [*bridges, *chosen, four, *cruiser])
            assert sides[0] >= 3 and sides[1] >= 3


def test_promos_all_chain_and_six_events_do() -> None:
    events = kinds(n.card_type.EVENT)
    assert all(PACK.chains[kind] for kind in events if PACK.promo[kind])
    assert sum(PACK.chains[kind] for kind in events if not PACK.promo[kind]) == 6


@rule("AFU-R75")
def test_there_are_too_few_recoveries_to_fill_a_hand() -> None:
    assert sum(PACK.effect[kind] == 7 for kind in KINDS) < 6


@pytest.mark.parametrize(
    ("file", "text", "error"),
    [
        ("afu", "[tank-battalion]\ncost = 0", "'cost' is 0"),
        ("afu", "[tank-battalion]\ncoast = 2", "unknown key 'coast'.*cost"),
        ("afu", '[tank-battalion]\nbonus = { reward = "fly" }', "'reward' is 'fly'"),
        ("afu", '[javelin-platoon]\nattack = 2', "prints Support and neither"),
        ("afu", '[tank-battalion]\nbonus = { reward = "support", points = 1 }', "prints Support"),
        ("invaders", "[krasukha-4]\nset = 3", "'set' is 3"),
        ("invaders", '[t-90m]\nsymbols = ["reinforcements"]', "prints Support and neither"),
        ("achievements", "[liberator]\nat-most = 3", "either 'at-least' or 'at-most'"),
        ("objectives", "[cruiser-moskva]\ncopies = 2", "exactly one cruiser"),
    ],
)  # fmt: skip
def test_a_broken_pack_is_refused_with_the_file_and_the_card(file: str, text: str, error: str) -> None:
    with pytest.raises(sandtable.BadPack, match=error) as refused:
        small_pack("afu", **{file: text})
    assert file in str(refused.value)


def test_a_pack_that_misstates_its_totals_is_refused() -> None:
    with pytest.raises(sandtable.BadPack, match="states 91 for 'afu'"):
        small_pack("afu", totals="afu = 91")

"""VD-6, VD-R3, VD-R42 and the limits of the pack: what the cards are."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.games.victory_day import game
from sandtable.games.victory_day import names as n
from tests.harness import rule, small_pack
from tests.victory_day import attack, build, lost, table, units

PACK = game.read_pack(game.standard_pack)
UNITS = [kind for kind in range(PACK.size) if PACK.type[kind] >= 0]


def stats(slug: str) -> str:
    """`4/3 armoured`, with modifiers, as the rulebook writes it."""
    kind = PACK.kind(slug)
    text = f"{PACK.attack[kind]}/{PACK.defence[kind]}"
    for number, name in enumerate(n.TYPES):
        attack_, defence = PACK.versus_attack[kind * 4 + number], PACK.versus_defence[kind * 4 + number]
        if attack_ or defence:
            text += f" +{attack_}/{defence} {name}"
    return text


@rule("VD-6.1", "VD-6.5", "VD-6.6")
def test_the_cards_named_in_the_rulebook_are_as_printed() -> None:
    printed = {
        "t-34-85": "4/3",
        "zis-3": "2/2 +3/2 armoured",
        "tiger": "5/5 +1/0 armoured",
        "schuetzenzug": "2/1",
        "ferdinand": "5/5 +1/1 armoured",
        "is-2": "6/6 +1/0 armoured",
        "rifle-company": "2/1",
        "ju-87": "1/2",
        "katyusha": "0/1",
    }
    assert {slug: stats(slug) for slug in printed} == printed
    assert PACK.bombing[PACK.kind("ju-87")] == 5
    cost = PACK.cost[PACK.kind("ba-64")]
    assert (PACK.cost_depots[cost], PACK.cost_factories[cost], PACK.cost_fuel[cost]) == (1, 2, 1)
    assert {PACK.type[kind] for kind in UNITS} == {0, 1, 2, 3}


@rule("VD-6.2")
def test_an_arm_is_only_a_name() -> None:
    other = small_pack("victory-day", german='[tiger]\narm = { en = "rowing boat", uk = "човен" }\n')
    for pack in (None, other):
        fight = attack("line-1.0: zis-3\nline-1.1: tiger", pack=pack)
        fight.play("wave", "direct 1-1 1-1", "launch")
        assert lost(fight, 1) == ["tiger"], "still armoured"


@rule("VD-6.3", "VD-2.4", "VD-2.5", "VD-8.6")
def test_a_unit_stands_on_the_line_of_its_card() -> None:
    play = table("agenda: reserves\nactive: 0\nreserve.0: m-30, rifle-company, la-7, zis-3")
    assert play.zone("line-1.0")[:2] == ["rifle-company", "zis-3"]
    assert play.zone("line-2.0")[:2] == ["m-30", "la-7"]
    with pytest.raises(sandtable.BadPosition):
        table("line-1.0: m-30")


@rule("VD-6.4", "VD-R3")
def test_aviation_and_artillery_are_in_the_rear_anti_tank_guns_and_all_others_in_front() -> None:
    for kind in UNITS:
        gun = PACK.arms[kind]["en"] == "anti-tank gun"
        rear = n.TYPES[PACK.type[kind]] in ("artillery", "aviation") and not gun
        assert PACK.line[kind] == (2 if rear else 1), PACK.slugs[kind]
    assert PACK.line[PACK.kind("zis-3")] == 1


@rule("VD-6.8", "VD-17.3")
def test_only_bombers_have_bombing_strength() -> None:
    for kind in range(PACK.size):
        assert (PACK.bombing[kind] > 0) == bool(PACK.bomber[kind])
    raid = attack("line-1.0: is-2\nline-2.1: ju-87\nresources.1: fuel")
    raid.play("wave", "bomb 2-1 1-1", "launch")
    assert raid.last("battle")["message"]["args"]["attack"] == 5, "its bombs, not its attack of 1"


@rule("VD-6.11", "VD-R42")
def test_the_five_abilities_are_all_on_cards_and_the_two_strikes_are_different() -> None:
    for ability in (PACK.mobile, PACK.directed, PACK.support, PACK.unit_strike, PACK.deck_strike):
        assert any(ability)
    assert not any(PACK.unit_strike[kind] and PACK.deck_strike[kind] for kind in UNITS)


@rule("VD-6.13")
def test_a_destroyed_unit_does_not_come_back() -> None:
    play = build("casualties.0: rifle-company\nhand.0: zis-3\nresources.0: depot x6")
    assert play.offers == {"build zis-3", "done"}
    for kind in PACK.tactics:
        assert PACK.effect[kind] >= 0, "and no effect brings cards back from casualties"


@rule("VD-7.8")
def test_the_card_wins_over_the_rules() -> None:
    """Units become ready only at their owner's turn, unless a card says so."""
    play = table(
        "active: 1\nagenda: reserves, attacking, before-attack\nline-1.0: rifle-company/turned\n"
        "hand.0: oder-bridgehead\nresources.0: depot\nline-1.1: schuetzenzug",
        boosters=True,
    )
    play.play("play oder-bridgehead own-1-1")
    assert units(play, 0) == ["rifle-company"]


@rule("VD-6.5")
def test_a_card_says_in_words_what_its_data_say() -> None:
    english = " ".join(game.presentation.card_text(PACK, PACK.kind("tiger"), "en"))
    assert "depot ×2, factory ×4, fuel ×2" in english
    assert "5/5" in english
    assert "+1/+0 when every enemy" in english
    for kind in range(PACK.size):
        for lang in ("en", "uk"):
            assert game.presentation.card_text(PACK, kind, lang)


@rule("VD-R13", "VD-R31", "VD-R40")
def test_designed_tactical_cards_keep_to_their_limits() -> None:
    """Stat cards print how long they last; nothing puts cards into a deck; what lowers stats is limited."""
    play = table(
        "active: 0\nagenda: reserves, attacking\nline-1.0: rifle-company x2\nline-1.1: schuetzenzug x2\n"
        "hand.1: smoke-screen x2\nresources.1: depot x4",
        boosters=True,
    )
    play.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold", "play smoke-screen enemy-1-1", "pass")
    play.play("wave", "attack 1-2", "launch", "block 1-2 1-2", "hold")
    assert play.zone("hand.1").count("smoke-screen") == 1, "one card of a name per turn"
    pack = small_pack("victory-day", tactical='[seelow-heights]\neffect = { do = "raise", defence = 2 }\n')
    assert pack.lasts[pack.kind("seelow-heights")] == 1  # type: ignore[attr-defined]  # without a word: the turn


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("soviet", "[is-2]\nline = 2\n", "line 1"),
        ("soviet", "[la-7]\nline = 1\n", "line 2"),
        ("soviet", "[is-2]\ncolour = 3\n", "unknown key 'colour'"),
        ("soviet", '[is-2]\ntype = "tank"\n', "'type' is 'tank'"),
        ("soviet", "[is-2]\ncost = { wheat = 1 }\n", "unknown key 'wheat'"),
        ("tactical", '[reichstag]\neffect = { do = "win" }\n', "'do' is 'win'"),
        ("tactical", '[seelow-heights]\neffect = { do = "raise", lasts = "wave" }\n', "before-results"),
        ("tactical", '[blown-bridges]\nneeds = "luck"\n', "'needs' is 'luck'; give one of nothing, fewer-resources"),
        ("resources", '[depot]\nside = "soviet"\n', "neutral"),
    ],
)
def test_a_wrong_pack_is_refused_by_file_and_card(file: str, text: str, problem: str) -> None:
    with pytest.raises(sandtable.BadPack) as error:
        small_pack("victory-day", **{file: text})
    assert problem in str(error.value)
    assert f"{file}.toml" in str(error.value)

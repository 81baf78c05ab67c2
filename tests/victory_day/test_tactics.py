"""VD-7, VD-R11 to VD-R14, VD-R40: tactical cards and their windows."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.games.victory_day import game
from tests.harness import rule, small_pack
from tests.victory_day import attack, before_attack, build, lost, rest, size, table, units


@rule("VD-7.1", "VD-7.5", "VD-R12")
def test_a_tactical_card_is_played_only_in_its_window() -> None:
    play = build(
        "hand.1: wenck-army, seelow-heights, tiergarten\nline-1.1: schuetzenzug\nresources.1: depot, fuel\n"
        "line-1.0: t-34-85",
        active=1,
        boosters=True,
    )
    assert play.offers == {"play wenck-army -", "done"}
    play.play("done")
    assert play.offers == {"play seelow-heights own-1-1", "pass"}
    play.play("pass", "wave", "attack 1-1", "launch", "block 1-1 1-1", "hold")
    assert play.offers == {"play tiergarten own-1-1", "pass"}


@rule("VD-7.3", "VD-R11", "VD-2.3")
def test_a_tactical_card_works_at_once_and_goes_to_casualties() -> None:
    play = before_attack("hand.1: seelow-heights\nline-1.1: schuetzenzug", boosters=True)
    play.play("play seelow-heights own-1-1")
    assert play.counter("turn-defence")[1][0] == 2
    assert lost(play, 1) == ["seelow-heights"]


@rule("VD-7.4", "VD-R12")
def test_the_active_player_acts_first_then_both_in_turn_and_two_passes_close_the_window() -> None:
    play = attack(
        "line-1.1: schuetzenzug\nline-1.0: is-2\nhand.1: tiergarten x2\nhand.0: street-fighting x2\n"
        "resources.0: depot x2\nresources.1: depot x2"
    )
    play.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold")
    assert play.to_act == 1
    play.play("pass")
    assert play.to_act == 0
    play.play("play street-fighting own-1-1")
    assert play.to_act == 1, "who passed may act again"
    play.play("play tiergarten own-1-1")
    assert play.asked == "attacks", "the others cannot play a second card, and everybody knows it"


@rule("VD-R12")
def test_a_card_without_a_target_is_not_offered() -> None:
    play = before_attack(
        "hand.0: searchlight-attack, depot\nline-1.1: tiger/turned\nresources.0: depot, fuel",
        active=0,
        boosters=True,
    )
    assert play.asked != "tactical-window"


@rule("VD-R12")
def test_there_is_a_window_in_each_wave_even_if_nothing_was_blocked_but_none_before_the_second_results() -> None:
    play = attack("line-1.1: schuetzenzug\nline-2.0: m-30\nhand.1: tiergarten\nresources.1: depot")
    play.play("wave", "attack 1-1", "launch")
    assert play.asked == "tactical-window"
    play.play("pass")
    assert play.asked == "raid"
    play.play("raid 2-1")
    assert play.asked == "attacks"


@rule("VD-7.4", "VD-R12")
@pytest.mark.parametrize("active", [0, 1])
def test_before_the_attack_too_the_active_player_is_asked_first(active: int) -> None:
    play = before_attack(
        "hand.0: oder-bridgehead\nhand.1: seelow-heights\nline-1.0: rifle-company/turned\nline-1.1: tiger\n"
        "resources.0: depot\nresources.1: depot",
        active=active,
        boosters=True,
    )
    assert (play.to_act, play.asked) == (active, "tactical-window")
    play.play("pass")
    assert (play.to_act, play.asked) == (1 - active, "tactical-window")


@rule("VD-7.6", "VD-R13")
def test_differently_named_stat_cards_may_be_combined() -> None:
    play = before_attack(
        "hand.1: seelow-heights x2, tiergarten x2\nline-1.1: schuetzenzug x2\nline-1.0: t-34-85\nresources.1: depot x2",
        boosters=True,
    )
    play.play("play seelow-heights own-1-1")
    assert play.asked == "attacks", "a second card of that name is out of the question"
    play.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold")
    assert "play tiergarten own-1-1" in play.offers


@rule("VD-7.7", "VD-16.6")
def test_a_tactical_card_can_take_cards_from_the_deck() -> None:
    play = before_attack("hand.0: reichstag\nresources.0: depot, factory, fuel", active=0)
    before = size(play, "deck.1")
    play.play("play reichstag -")
    assert play.last("deck-loses")["message"]["args"]["n"] == 4
    assert size(play, "deck.1") in (before - 4, before - 6), "and two more if the next turn has begun"


@rule("VD-R40", "VD-19.11")
def test_an_effect_of_the_wave_ends_with_it_and_one_of_the_turn_with_the_turn() -> None:
    play = attack(
        "line-1.1: schuetzenzug x2\nline-1.0: is-2\nhand.1: tiergarten\nresources.1: depot\nhand.0: street-fighting\n"
        "resources.0: depot"
    )
    play.play("wave", "attack 1-1", "attack 1-2", "launch", "block 1-1 1-2", "hold")
    play.play("play tiergarten own-1-1", "play street-fighting own-1-1")
    assert play.counter("wave-attack")[0][0] == 2
    play.play("raid-deck")
    assert play.asked == "attacks", "the wave is over"
    assert play.counter("wave-attack")[0][0] == 0
    assert play.counter("turn-defence")[1][0] == 1
    play.play("end-attacks")
    assert play.counter("turn-defence")[1][0] == 0


@rule("VD-R14", "VD-10.5")
def test_a_unit_made_ready_again_may_block_but_not_attack_again() -> None:
    fight = table(
        "active: 0\nagenda: reserves, attacking\nline-1.0: t-34-85/attacked, su-76m/used, rifle-company\n"
        "line-1.1: schuetzenzug",
        boosters=True,
    )
    fight.play("wave")
    assert fight.offers == {"attack 1-2", "attack 1-3"}, "the tank has attacked; the guns may, but give no more support"
    fight.play("attack 1-3")
    assert fight.offers_of("support") == set()
    defence = table(
        "active: 1\nagenda: reserves, attacking\nline-1.0: t-34-85/attacked\nline-1.1: schuetzenzug x2", boosters=True
    )
    defence.play("wave", "attack 1-1", "launch")
    assert "block 1-1 1-1" in defence.offers


@rule("VD-R14", "VD-18.7")
def test_guns_made_ready_again_give_no_more_support_in_this_turn() -> None:
    ready = '[oder-bridgehead]\nwindow = "before-results"\nwho = "active"\n'
    fight = table(
        "active: 0\nagenda: reserves, attacking\nline-1.0: rifle-company x2, su-76m\nline-1.1: - x13, pak-40\n"
        "hand.0: oder-bridgehead\nresources.0: depot",
        boosters=True,
        pack=small_pack("victory-day", tactical=ready),
    )
    fight.play("wave", "attack 1-1", "support 1-3 1-1", "launch", "hold")
    assert fight.zone("line-1.0")[2] == "su-76m/turned+used"
    fight.play("play oder-bridgehead own-1-3")
    assert fight.zone("line-1.0")[2] == "su-76m/used"
    fight.play("raid-deck", "wave", "attack 1-2")
    assert fight.offers_of("support") == set() and "attack 1-3" in fight.offers


@rule("VD-R14")
def test_what_a_unit_did_is_forgotten_when_a_turn_begins() -> None:
    play = table("active: 0\nagenda: begin-turn\nline-1.1: tiger/turned+attacked\nline-2.1: lefh-18/used")
    assert units(play, 1) == ["tiger/turned", "lefh-18"]


@rule("VD-R39")
def test_units_in_reserve_do_nothing_and_cannot_be_chosen() -> None:
    play = table(
        "active: 0\nagenda: reserves, attacking, before-attack\nreserve.0: t-34-85, m-30\nline-1.0: rifle-company\n"
        "line-2.0: katyusha\nresources.0: depot, factory, fuel x2\nline-1.1: tiger\nreserve.1:"
    )
    assert play.offers == {"strike 2-1 1-1", "wave", "end-attacks"}
    play.play("wave", "attack 1-1", "launch")
    assert (len(play.told("attacks")), play.told("supports")) == (1, []), (
        "one attacker, and the howitzer is not there yet"
    )
    assert play.offers == {"block 1-1 1-1", "hold"}
    strike = table(
        "active: 0\nagenda: reserves, attacking\nreserve.1: tiger\nline-1.1: panther\nline-2.0: katyusha\n"
        "resources.0: depot, factory, fuel x2"
    )
    assert strike.offers == {"strike 2-1 1-1", "end-attacks"}


@rule("VD-R31")
def test_a_card_that_draws_from_a_short_deck_takes_what_is_there() -> None:
    pack = small_pack("victory-day", tactical='[rail-junction]\neffect = { do = "draw", cards = 2 }\n')
    play = table(
        "active: 1\nagenda: reserves, attacking, before-attack, building\ndeck.1: depot\nhand.1: rail-junction, fuel\n"
        f"casualties.1: {rest(1, 'depot, fuel, rail-junction')}",
        pack=pack,
    )
    play.play("play rail-junction -")
    assert play.told("draws")[0]["message"]["args"]["n"] == 1
    assert play.result is None


@rule("VD-R34")
def test_pairings_stand_when_the_interceptor_or_the_escort_is_gone() -> None:
    """A tank that dies before the results leaves its blocked attacker without an opponent, not through."""
    fight = attack(
        "line-1.1: tiger\nline-1.0: t-34-85\nhand.1: panzerfaust-ambush\nresources.1: depot x2, factory", boosters=True
    )
    fight.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold", "play panzerfaust-ambush enemy-1-1")
    assert lost(fight, 0) == ["t-34-85"]
    assert fight.told("breaks-through") == []
    assert fight.told("raids-deck") == []


@rule("VD-2.3", "VD-R34", "VD-R40")
def test_an_effect_of_the_turn_is_gone_with_its_unit() -> None:
    fight = attack("line-1.1: schuetzenzug\nline-1.0: is-2\nhand.1: tiergarten\nresources.1: depot")
    fight.play("wave", "attack 1-1", "launch", "block 1-1 1-1", "hold", "play tiergarten own-1-1")
    assert sorted(lost(fight, 1)) == ["schuetzenzug", "tiergarten"]
    assert fight.asked == "attacks", "the turn goes on"
    assert set(fight.counter("turn-attack")[1]) == set(fight.counter("turn-defence")[1]) == {0}


@rule("VD-R34")
def test_artillery_support_goes_with_the_unit_that_gave_it() -> None:
    fight = table(
        "active: 1\nagenda: reserves, attacking\nline-1.0: su-76m, rifle-company\nline-1.1: schuetzenzug, tiger\n"
        "hand.1: panzerfaust-ambush\nresources.1: depot x2, factory",
        boosters=True,
    )
    fight.play("wave", "attack 1-1", "launch", "block 1-2 1-1", "support 1-1 1-2", "hold")
    fight.play("play panzerfaust-ambush enemy-1-1")
    assert fight.last("battle")["message"]["args"]["answer"] == 2, "2 of the riflemen, no support any more"


@rule("VD-R34", "VD-17.3")
def test_bombs_on_a_target_that_is_gone_hit_nobody_else() -> None:
    play = attack(
        "line-1.0: t-34-85, rifle-company\nline-1.1: tiger\nline-2.1: ju-87\n"
        "hand.1: panzerfaust-ambush\nresources.1: depot x2, factory, fuel",
        boosters=True,
    )
    play.play("wave", "direct 1-1 1-1", "bomb 2-1 1-1", "pay depot 0", "launch", "block 1-2 1-1", "hold")
    play.play("play panzerfaust-ambush enemy-1-1")
    assert play.last("battle")["message"]["args"]["attack"] == 5, "the Tiger alone"
    assert sorted(lost(play, 0)) == ["rifle-company", "t-34-85"]


# -- a card for whoever is behind ----------------------------------------------------------------------


@rule("VD-7.1", "VD-R12")
def test_who_has_fewer_resource_cards_in_play_destroys_one_of_the_enemys() -> None:
    play = before_attack("hand.0: scouts-in-the-rear\nresources.0: depot\nresources.1: depot/turned, fuel")
    assert play.to_act == 0, "in the enemy's turn"
    assert play.offers == {"play scouts-in-the-rear depot/turned", "play scouts-in-the-rear fuel", "pass"}
    play.play("play scouts-in-the-rear fuel")
    assert play.zone("resources.1") == ["depot/turned"]
    assert lost(play, 1) == ["fuel"]
    assert lost(play, 0) == ["scouts-in-the-rear"]


@rule("VD-7.1", "VD-R12")
@pytest.mark.parametrize(
    ("mine", "theirs", "active"),
    [("depot", "fuel", 1), ("depot x2", "fuel", 1), ("depot", "fuel x2", 0)],
    ids=["as many", "more", "fewer, but in one's own turn"],
)
def test_who_is_not_behind_or_not_the_defender_is_not_asked(mine: str, theirs: str, active: int) -> None:
    play = before_attack(
        f"hand.0: scouts-in-the-rear, zis-3\nline-1.{active}: - x14\nresources.0: {mine}\nresources.1: {theirs}", active
    )
    assert play.asked != "tactical-window"
    assert "scouts-in-the-rear" in play.zone("hand.0")


def test_a_card_for_whoever_is_behind_says_why_it_cannot_be_played() -> None:
    play = before_attack(
        "hand.1: blown-bridges, seelow-heights\nline-1.1: tiger\nresources.0: depot\nresources.1: depot",
        active=0,
        boosters=True,
    )
    assert play.offers == {"play seelow-heights own-1-1", "pass"}
    with pytest.raises(sandtable.IllegalAction, match="does not have more resource cards") as refused:
        play.match.play("play blown-bridges depot")
    assert refused.value.rules == ("VD-7.1",)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Before the attack phase, in the enemy's turn, if the enemy has more resource cards in play than you: "
            "one enemy resource card is destroyed.",
        ),
        (
            "uk",
            "Перед фазою атаки, у хід суперника, якщо в суперника більше карт ресурсів у грі, ніж у вас: "
            "одну ворожу карту ресурсу знищено.",
        ),
    ],
)
def test_a_card_for_whoever_is_behind_says_so(lang: str, text: str) -> None:
    pack = game.read_pack(game.standard_pack)
    assert game.presentation.card_text(pack, pack.kind("scouts-in-the-rear"), lang)[-1] == text
    behind, _, _ = text.partition(":")
    assert game.presentation.card_text(pack, pack.kind("blown-bridges"), lang)[-1].startswith(f"{behind}:")


@rule("VD-7.7")
def test_an_empty_deck_cannot_be_stormed() -> None:
    text = "hand.0: reichstag\nresources.0: depot, factory, fuel"
    assert "play reichstag -" in before_attack(text, active=0).offers
    play = before_attack(f"{text}\ndeck.1:\ncasualties.1: {rest(1)}", active=0)
    assert "play reichstag -" not in play.offers

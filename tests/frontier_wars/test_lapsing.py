"""What ends with its turn, its battle or its player, and what begins again; the whole round in order."""

from __future__ import annotations

import pytest

import sandtable
from tests.frontier_wars.table import (
    DUEL,
    QUARTET,
    TRIO,
    at,
    battle,
    heard,
    initiatives,
    medals,
    table,
    troops,
    turn,
)
from tests.harness import new, rule, small_pack


@rule("FW-4.1", "FW-4.2")
def test_every_step_of_a_round_comes_in_its_order_for_every_player() -> None:
    """Both have cards of all types, too many units and too many cards, and one medal."""
    hand = "hand.{0}: flak, night-attack, redeployment, bunkers"
    text = f"{hand.format(0)}\n{hand.format(1)}\nmedals: 1 1\nunits: b4-infantry=4 b4-tank=1 | d1-infantry=3 d1-tank=1"
    play = table(DUEL, text, "new-round")
    steps: list[tuple[str, int | None]] = []
    while play.counter("round") < 2:
        if not steps or steps[-1] != (play.asked, play.to_act):
            steps.append((play.asked, play.to_act))
        quiet = ("place-nothing", "end-movement", "end-building", "pass", "save-skill", "withhold")
        offers = sorted(play.offers)
        play.play(next((offer for offer in offers if offer in quiet), offers[0]))
    assert [step for step in steps if step[0] not in ("skill-window", "build")] == [
        ("pick-deck", 0), ("pick-deck", 1),
        ("reinforce", 0), ("reinforce", 1),
        ("play-attack-order", 0), ("move-units", 0), ("play-attack-order", 1), ("move-units", 1),
        ("play-tactical-order", 0), ("play-tactical-order", 1),
        ("arms-race", 0), ("arms-race", 1),
        ("remove-excess", 0), ("remove-excess", 1),
        ("discard-excess", 0), ("discard-excess", 1),
    ]  # fmt: skip


@rule("FW-9.7", "FW-10.1", "FW-9.3", "FW-1.12")
def test_an_order_of_a_turn_works_in_that_turn_only() -> None:
    text = (
        "hand.0: airborne-operation\nunits: c3-plane=1 c3-infantry=3 b4-artillery=1 | "
        "d3-artillery=1 d1-plane=1 d1-infantry=3 c1-infantry=1 b3-infantry=1"
    )
    play = table(DUEL, text, "player-turns position=0").play("play airborne-operation", "move c3 plane", "load c3")
    play.play("board infantry", "board infantry")
    assert play.asked == "fly", "three are aboard"
    assert "to e2" in play.offers
    play.play("to d2", "end-movement", "end-building")
    assert play.to_act == 1
    play.play("move d1 plane", "load d1", "board infantry")
    assert play.asked == "fly", "two are aboard, and that is all again"


@rule("FW-R36", "FW-9.7")
def test_at_the_start_of_a_turn_planes_do_not_pass_artillery() -> None:
    text = "units: b4-plane=1 | b3-artillery=1 c3-artillery=1"
    play = table(DUEL, text, "player-turns position=0").play("move b4 plane")
    assert "to c2" not in play.offers


@rule("FW-9.3", "FW-8.1")
def test_a_forced_march_ends_with_its_turn() -> None:
    text = "hand.0: forced-march\nunits: b4-infantry=1 | d1-infantry=1"
    play = table(DUEL, text, "player-turns position=0").play("play forced-march", "move b4 infantry")
    assert "to c2" in play.offers
    play.play("to c2")
    assert play.to_act == 1
    assert play.play("move d1 infantry").offers == {"to c1", "to d2"}


@rule("FW-R23", "FW-R24", "FW-14.7")
@pytest.mark.parametrize("last", ["", '[field-works]\neffect = { do = "draw", cards = 2 }'])
def test_an_elite_unit_is_elite_in_one_battle_only(last: str) -> None:
    """Whatever the last card of the pack is: where no order is attached, none is read."""
    units = "units: c1-infantry=1 c3-infantry=1 | c1-plane=1 c3-plane=1"
    pack = small_pack("frontier-wars", tactical=last) if last else None
    fight = turn(f"entered: c1=1 c3=1\npending-order: elite-unit\n{units}", pack=pack)
    fight.play("end-movement", "fight c1", "attach")
    assert initiatives(fight) == [3, 1]


@rule("FW-R25", "FW-8.3")
def test_what_a_defense_order_gives_ends_with_its_battle() -> None:
    units = "units: c1-infantry=3 c3-infantry=3 | c1-artillery=1 c3-artillery=1"
    fight = turn(f"entered: c1=1 c3=1\nhand.1: final-protective-fire, flak\n{units}")
    fight.play("end-movement", "fight c1", "play final-protective-fire", "pass")
    assert troops(fight, 0, "c1") == "I" and troops(fight, 0, "c3") == "II"
    silent = turn(f"entered: c1=1 c3=1\nhand.1: entrench x2\n{units.replace('artillery', 'infantry')}")
    silent.play("end-movement", "fight c1", "play entrench", "pass")
    assert initiatives(silent) == [2, 1, 1]


@rule("FW-R52", "FW-8.3")
def test_bunkers_that_were_not_needed_do_not_help_in_the_next_battle() -> None:
    units = "units: c1-infantry=1 c3-tank=1 | c1-artillery=1 c3-infantry=1"
    fight = turn(f"entered: c1=1 c3=1\nhand.1: bunkers, flak\n{units}")
    fight.play("end-movement", "fight c1", "play bunkers", "pass")
    assert troops(fight, 1, "c3") == "", "the tank's impact was not ignored"


@rule("FW-22.1", "FW-R22")
def test_what_supplies_save_for_one_player_does_not_raise_the_limit_of_the_next() -> None:
    text = "face-up.0: supplies\nunits: c2-infantry=5 | c2-tank=3"
    play = table(DUEL, text, "discard position=0, upkeep position=0").play("save c2", "save c2")
    assert troops(play, 0, "c2") == "I" * 5 and troops(play, 1, "c2") == "TT"


@rule("FW-R22")
def test_face_up_cards_may_be_discarded_one_after_another() -> None:
    text = "hand.0: flak\nface-up.0: supplies, forward-depot\nunits: | "
    play = table(DUEL, text, "discard position=0")
    assert play.offers == {"retire supplies", "retire forward-depot", "keep"}
    play.play("retire supplies")
    assert play.to_act == 0 and play.offers == {"retire forward-depot", "keep"}
    kept = table(DUEL, text, "discard position=0").play("keep")
    assert sorted(kept.zone("face-up.0")) == ["forward-depot", "supplies"] and kept.asked != "retire-orders"


@rule("FW-20.5", "FW-R68", "FW-R51")
def test_a_battle_without_an_opponent_is_avoided_before_anything_is_played() -> None:
    text = "active: 0\npending: c2=1\npending-order: elite-unit\nunits: c2-tank=1 | d1-tank=1"
    play = table(DUEL, text, "end-of-turn, battles")
    assert play.asked != "attach-order" and play.zone("attack-discard") == ["elite-unit"]
    assert medals(play) == [0, 0]


@rule("FW-13.3", "FW-R68")
def test_each_battle_of_a_turn_is_fought_once() -> None:
    play = turn("entered: c1=1 c3=1\nunits: c1-tank=1 c3-tank=1 | c1-infantry=1 c3-infantry=1").play("end-movement")
    assert sum(play.counter("pending")) == 2
    play.play("fight c3")
    assert sum(play.counter("pending")) == 0 and heard(play, "battle-begins") == 2


@rule("FW-R55", "FW-R56")
def test_impacts_beyond_what_all_targets_can_take_are_lost() -> None:
    fight = battle("c3", "units: c3-tank=4 | c3-infantry=1 | c3-infantry=1", TRIO).play("aim 2")
    assert troops(fight, 0, "c3") == "TTTT" and medals(fight) == [1, 0, 0]


@rule("FW-R52", "FW-R57", "FW-R72", "FW-R62")
def test_neutral_troops_aim_last_wherever_they_stand_in_the_turn_order() -> None:
    """A's headquarters falls at 1 to an infantry of B and one of the neutral C, who stands before B and aims after."""
    text = (
        "turn-order: 2 1 0\nout: 0 0 1\nflag: a2=0 c5=1\nresistance: 1 5 0\nhand.0: flak\nfresh: a2=1\n"
        "units: a2-infantry=1 | a2-infantry=1 | a2-infantry=1"
    )
    fight = turn(text, TRIO).play("end-movement", "aim 0", "aim 1")
    assert fight.result.reason == "conquest"
    assert medals(fight) == [0, 0, 0] and fight.zone("defense-discard") == ["flak"]


@rule("FW-5.2", "FW-5.3", "FW-R69")
def test_who_is_out_stands_last_in_the_turn_order() -> None:
    homes = new("frontier-wars", seats=4, factions="ussr+usa+germany+uk", starts="fixed").match.view(0)["counters"][
        "home"
    ]
    flags = " ".join(f"{tile}={seat}" for seat, tile in enumerate(homes) if seat)
    text = f"out: 1 0 0 0\nflag: {flags}\nresistance: 0 5 5 5\nround: 2\nunits: | | | "
    play = table(QUARTET, text, "cards position=0, turn-order")
    assert play.counter("turn_order") == [1, 2, 3, 0]


@rule("FW-R46", "FW-R47")
def test_a_construction_left_alone_keeps_its_holder() -> None:
    text = "building: b3=factory\nfounder: b3=0\nholder: b3=0\nunits: b3-tank=1 | d1-infantry=1"
    play = turn(text).play("move b3 tank", "to a2")
    assert at(play, "holder", "b3") == 0 and heard(play, "construction-conquered") == 0


@rule("FW-6.5", "FW-R18")
def test_the_three_decks_are_all_there_is_to_draw_from() -> None:
    play = table(DUEL, "attack-discard: elite-unit", "cards position=0")
    assert play.offers == {"draw attack", "draw defense", "draw tactical"}


@rule("FW-R18", "FW-8.5")
def test_with_nothing_left_to_draw_the_draw_is_skipped() -> None:
    pack = sandtable.new("frontier-wars", seats=2).pack
    cards = ", ".join(f"{slug} x{copies}" for slug, copies in zip(pack.slugs, pack.copies, strict=True))
    text = f"hand.0: \nhand.1: \nresearch.1: {cards}\nunits: | "
    play = table(DUEL.replace("ussr+germany", "usa+uk"), text, "reinforcements position=0, cards position=0")
    assert play.asked == "reinforce" and play.zone("hand.0") == []


@rule("FW-8.5")
def test_an_arsenal_discards_as_many_cards_as_it_draws_more() -> None:
    effect = '[usa.standard.skill]\neffect = { do = "draw-and-discard", cards = 2 }'
    pack = small_pack("frontier-wars", factions=effect)
    head = DUEL.replace("ussr+germany", "usa+uk")
    play = table(head, "hand.0: \nhand.1: \nunits: | ", "reinforcements position=0, cards position=0", pack)
    play.play(*["draw attack"] * 3)
    assert play.asked == "arsenal" and play.to_act == 0
    play.play(sorted(play.offers)[0])
    assert play.asked == "arsenal" and play.to_act == 0
    play.play(sorted(play.offers)[0])
    assert len(play.zone("hand.0")) == 1 and play.to_act == 1


@rule("FW-2.4")
def test_each_of_the_three_decks_is_shuffled() -> None:
    one, two = (new("frontier-wars", seats=2, seed=seed) for seed in (3, 4))
    for deck in ("attack-deck", "defense-deck", "tactical-deck"):
        assert one.zone(deck) != two.zone(deck) and sorted(one.zone(deck)) == sorted(two.zone(deck))


@rule("FW-1.1", "FW-R13", "FW-2.6")
def test_factions_are_chosen_one_after_another_and_each_plays_the_chosen_one() -> None:
    play = new("frontier-wars", seats=4, first="2")
    for seat, faction in ((2, "uk"), (3, "ussr"), (0, "germany")):
        assert play.to_act == seat
        play.play(f"lead {faction}")
    assert play.counter("faction") == [2, 1, 3, 0], "the last faction is left for the last player"
    assert sorted(play.counter("home")) != [-1] * 4 and play.asked == "pick-deck" and play.to_act == 3


@rule("FW-4.4", "FW-9.2")
def test_in_the_next_turn_of_the_round_every_unit_may_move() -> None:
    play = table(DUEL, "units: b4-infantry=1 | d1-infantry=1", "player-turns position=0")
    play.play("move b4 infantry", "to b3", "end-building")
    assert play.to_act == 1 and "move d1 infantry" in play.offers

"""Headquarters in battle, elimination, neutral troops (FW-18, FW-19, FW-R59 to FW-R76)."""

from __future__ import annotations

from tests.frontier_wars.table import QUARTET, TRIO, at, battle, figure, heard, initiatives, medals, table, troops, turn
from tests.harness import rule


@rule("FW-18.1", "FW-18.2", "FW-18.3", "FW-18.6", "FW-R34")
def test_a_lonely_headquarters_fights_with_its_resistance() -> None:
    """FW-X1: H(5) against T, I: the garrison strikes at 5, the tank at 2."""
    fight = battle("d1", "units: d1-tank=1 d1-infantry=1 | ")
    assert initiatives(fight) == [5, 2]
    assert troops(fight, 0, "d1") == "T" and fight.counter("resistance") == [5, 4]
    assert medals(fight) == [0, 0] and heard(fight, "battle-tied") == 1


@rule("FW-3.2", "FW-19.1", "FW-19.2", "FW-19.3", "FW-R61", "FW-R64", "FW-24.22")
def test_a_headquarters_falls_and_the_destroyer_gets_three_medals_in_all() -> None:
    """FW-X2: H(2) against T, T, I: at 2 all strike together."""
    fight = battle("d1", "resistance: 5 2\nunits: d1-tank=2 d1-infantry=1 | ")
    assert initiatives(fight) == [2]
    assert troops(fight, 0, "d1") == "TT" and at(fight, "flag", "d1") == -1
    assert medals(fight) == [3, 0]
    assert fight.result.reason == "conquest" and fight.result.ranks == (1, 2)


@rule("FW-14.5", "FW-18.2")
def test_a_weak_garrison_falls_before_it_fires() -> None:
    """FW-X3."""
    fight = battle("d1", "resistance: 5 1\nunits: d1-tank=1 | ")
    assert troops(fight, 0, "d1") == "T" and fight.result.reason == "conquest"


@rule("FW-R63")
def test_the_destroyer_is_rewarded_even_without_survivors() -> None:
    """FW-X4: H(1) and a plane strike together."""
    text = "resistance: 5 5 1\nhand.2: flak\nresearch.2: bunkers\nface-up.2: supplies\nunits: e2-plane=1 | | "
    fight = battle("e2", text, TRIO).play("pass")
    assert troops(fight, 0, "e2") == "" and heard(fight, "battle-nobody") == 1
    assert medals(fight) == [3, 0, 0] and sorted(fight.zone("hand.0")) == ["bunkers", "flak"]
    assert fight.counter("out") == [0, 0, 1]


@rule("FW-R59")
def test_the_garrison_is_hit_after_every_unit() -> None:
    fight = battle("d1", "resistance: 5 5\nunits: d1-tank=2 | d1-plane=1")
    assert troops(fight, 1, "d1") == ""
    assert fight.counter("resistance")[1] == 5  # one tank fell, the other hit the plane


@rule("FW-R60")
def test_a_garrison_that_is_hit_first_strikes_later_at_its_lower_value() -> None:
    """Raised to 4, the elite tank hits H(3) before it acts: it strikes at 2, once."""
    text = "pending-order: elite-unit\nresistance: 5 3\nunits: d1-tank=1 d1-plane=2 | "
    fight = battle("d1", text).play("attach", "choose tank")
    assert initiatives(fight) == [4, 2, 1]
    assert fight.result.reason == "conquest" and troops(fight, 0, "d1") == "PP"


@rule("FW-R62")
def test_the_last_impact_of_the_step_counts_as_the_destroyer() -> None:
    """B defends against A on C's headquarters; in the fatal step B aims after A."""
    text = "turn-order: 0 1 2\nresistance: 5 5 2\nunits: e2-infantry=2 | e2-infantry=1 | "
    fight = battle("e2", text, TRIO)
    fight.play("aim 0")  # the garrison hits A at 2
    fight.play("aim 2", "aim 2")  # at 1: A's last infantry, then B's
    assert medals(fight)[1] == 3 and fight.counter("out") == [0, 0, 1]


@rule("FW-19.4", "FW-R71")
def test_hand_and_research_go_to_the_destroyer_and_face_up_cards_are_discarded() -> None:
    text = (
        "resistance: 5 5 1\nhand.2: flak\nresearch.2: bunkers\nface-up.2: supplies\nmedals: 0 0 1\n"
        "units: e2-tank=2 | | "
    )
    fight = battle("e2", text, TRIO).play("pass")
    assert sorted(fight.zone("hand.0")) == ["bunkers", "flak"]
    assert fight.zone("tactical-discard") == ["supplies"]
    cards = fight.match.view(1)["zones"]["hand.0"]["cards"]
    assert cards == ["?defense", "?defense"]  # unseen by others


@rule("FW-19.5", "FW-19.6", "FW-R69")
def test_the_troops_of_the_eliminated_stay_and_are_never_asked() -> None:
    text = "resistance: 5 5 1\nunits: e2-tank=2 | d3-infantry=1 | d2-infantry=2"
    fight = battle("e2", text, TRIO)
    assert troops(fight, 2, "d2") == "II" and fight.counter("out") == [0, 0, 1]
    for _ in range(60):
        assert fight.to_act != 2
        fight.match.play(fight.match.legal_actions()[0])
    assert troops(fight, 2, "d2") == "II"


@rule("FW-R75", "FW-19.8")
def test_the_other_battles_go_on_against_neutral_troops() -> None:
    """FW-X19: Red's headquarters falls first, then Red's units fight without orders."""
    text = "entered: e2=1 d2=1\nhand.2: bunkers x2\nresistance: 5 5 1\nunits: e2-tank=2 d2-tank=1 | | d2-infantry=1"
    fight = turn(text, TRIO).play("end-movement", "fight e2", "pass")
    assert heard(fight, "battle-won") == 2 and medals(fight) == [4, 0, 0]


@rule("FW-R70", "FW-19.9")
def test_a_second_headquarters_saves_its_owner() -> None:
    """FW-X20: three medals, no cards, and Blue plays on."""
    text = "out: 0 1 0\nflag: a2=0 e2=2 c5=2\nresistance: 5 5 1\nhand.2: flak\nunits: e2-tank=2 | | "
    fight = battle("e2", text, TRIO).play("pass")
    assert medals(fight) == [3, 0, 0] and fight.zone("hand.2") == ["flak"]
    assert fight.counter("out") == [0, 1, 0] and fight.result is None
    later = table(TRIO, "out: 0 1 0\nflag: a2=0 c5=2\nresistance: 5 5 0\nunits: | | ", "reinforcements position=2")
    assert later.to_act == 2 and later.asked == "reinforce"


@rule("FW-R72", "FW-R73")
def test_a_headquarters_lost_to_neutral_troops_discards_the_cards_and_ends_the_turn() -> None:
    text = (
        "out: 0 0 1\nflag: a2=0 c5=1\nresistance: 1 5 0\nfresh: a2=1\nentered: b2=1\nhand.0: flak\n"
        "pending-order: night-attack\nresearch.0: supplies\n"
        "units: a2-infantry=1 b2-tank=1 | b2-infantry=1 | a2-tank=2 a2-infantry=1"
    )
    fight = turn(text, TRIO).play("end-movement", "fight a2", "hold-back")
    assert fight.counter("out")[0] == 2 and medals(fight) == [0, 0, 0]
    assert fight.zone("defense-discard") == ["flak"] and fight.zone("attack-discard") == ["night-attack"]
    assert fight.zone("tactical-discard") == ["supplies"] and fight.zone("research.0") == []
    assert heard(fight, "battle-begins") == 1 and troops(fight, 1, "b2") == "I"
    assert fight.result.reason == "conquest" and fight.result.ranks == (2, 1, 3)


@rule("FW-R76", "FW-R12", "FW-R90")
def test_the_last_player_in_the_game_wins_and_the_others_rank_by_when_they_fell() -> None:
    text = "out: 0 2 1 0\nflag: a1=0 e1=3\nresistance: 5 0 0 1\nunits: e1-tank=2 | | | "
    fight = battle("e1", text, QUARTET)
    assert fight.result.reason == "conquest" and fight.result.ranks == (1, 3, 4, 2)
    assert fight.result.scores[1:] == (0, 0, 0)  # they are counted no more


@rule("FW-R74")
def test_neutral_troops_make_frontiers_block_planes_and_have_no_limit() -> None:
    text = (
        "out: 0 0 1\nflag: a2=0 c5=1\nresistance: 5 5 0\n"
        "units: c3-infantry=1 a2-plane=1 | | c3-artillery=3 c3-infantry=2 b2-artillery=1 b3-artillery=1"
    )
    play = turn(text, TRIO).play("move a2 plane")
    assert play.offers_of("to") and "to d3" not in play.offers  # the only way leads over guns
    assert figure(play, "hand-limit", 0) == 4  # the airport c3 is a frontier
    upkeep = table(TRIO, text, "upkeep position=0")
    assert troops(upkeep, 2, "c3") == "IIAAA"


@rule("FW-R74", "FW-1.7")
def test_removed_neutral_units_leave_the_game() -> None:
    text = "out: 0 0 1\nflag: a2=0 c5=1\nresistance: 5 5 0\nunits: c3-tank=1 | | c3-infantry=1"
    fight = battle("c3", text, TRIO)
    assert troops(fight, 2, "c3") == ""
    assert not [item for item in fight.match.view(0)["figures"] if item["seat"] == 2]

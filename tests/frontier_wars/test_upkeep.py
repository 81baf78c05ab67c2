"""Upkeep, discard, and the end of the game by rounds (FW-22, FW-R80, FW-R86, FW-R87)."""

from __future__ import annotations

from tests.frontier_wars.table import DUEL, TRIO, figure, heard, table, troops
from tests.harness import rule

UPKEEP = "discard position=0, upkeep position=0"


@rule("FW-22.1", "FW-22.2", "FW-22.3", "FW-22.4", "FW-22.5", "FW-R86")
def test_units_above_the_limits_go_back_to_the_reserve() -> None:
    """FW-X22: USSR 5 on the own headquarters and 4 on a frontier; Germany 3 on that frontier."""
    play = table(DUEL, "units: b4-infantry=4 b4-tank=1 c2-infantry=4 | c2-infantry=2 c2-tank=1", UPKEEP)
    assert play.to_act == 0 and play.offers == {"remove infantry", "remove tank"}
    play.play("remove tank")
    assert troops(play, 0, "b4") == "IIII" and troops(play, 0, "c2") == "III"
    assert figure(play, "reserve-tank", 0) == 5
    assert play.to_act == 1
    play.play("remove infantry")
    assert troops(play, 1, "c2") == "IT"


@rule("FW-R86")
def test_beside_neutral_troops_the_frontier_limit_holds() -> None:
    text = "out: 0 0 1\nflag: a2=0 c5=1\nresistance: 5 5 0\nunits: | c3-infantry=2 c3-tank=1 | c3-tank=1"
    play = table(TRIO, text, UPKEEP).play("remove infantry")
    assert troops(play, 1, "c3") == "IT"


@rule("FW-R22")
def test_supplies_save_two_units_anywhere() -> None:
    text = "face-up.1: supplies\nunits: | d2-infantry=5 d3-infantry=4"
    play = table(DUEL, text, UPKEEP).play("save d2", "save d3")
    assert troops(play, 1, "d2") == "IIII" and troops(play, 1, "d3") == "IIII"
    assert heard(play, "unit-disbanded") == 1


@rule("FW-22.6", "FW-22.7")
def test_hands_are_cut_to_four_cards() -> None:
    play = table(DUEL, "hand.0: flak x2, bunkers x2, minefield x2\nunits: | ", "discard position=0")
    assert play.asked == "discard-excess"
    play.play("discard flak", "discard bunkers")
    assert len(play.zone("hand.0")) == 4 and play.asked != "discard-excess"


@rule("FW-22.6")
def test_who_has_discarded_the_last_kind_first_may_discard_any_other_next() -> None:
    play = table(DUEL, "hand.0: entrench x2, flak, minefield x2, bunkers\nunits: | ", "discard position=0")
    bunkers = play.match.read_action("discard bunkers")
    assert bunkers == max(play.match.legal_actions()) and bunkers not in play.match.canonical_actions()
    play.play("discard bunkers")
    assert play.offers == {"discard entrench", "discard flak", "discard minefield"}
    assert play.match.canonical_actions() == play.match.legal_actions(), "there is always a canonical choice"


@rule("FW-22.8", "FW-R87", "FW-16.6", "FW-23.3")
def test_each_airport_under_control_is_one_card_more() -> None:
    five = "hand.0: flak x2, bunkers x2, minefield\nunits: {0} | {1}"
    play = table(DUEL, five.format("c2-infantry=1", ""), "discard position=0")
    assert play.asked != "discard-excess"
    frontier = table(DUEL, five.format("c2-infantry=1", "c2-infantry=1"), "discard position=0")
    assert frontier.asked == "discard-excess"


@rule("FW-R22", "FW-R21")
def test_face_up_cards_count_against_the_limit_and_may_be_discarded() -> None:
    text = "hand.0: flak x2, bunkers x2\nface-up.0: supplies\nunits: | "
    play = table(DUEL, text, "discard position=0")
    assert play.offers == {"discard flak", "discard bunkers", "retire supplies"}
    play.play("retire supplies")
    assert play.zone("tactical-discard") == ["supplies"] and len(play.zone("hand.0")) == 4
    under = table(DUEL, "hand.0: flak\nface-up.0: supplies\nunits: | ", "discard position=0")
    assert under.offers == {"retire supplies", "keep"}


@rule("FW-22.7", "FW-R22")
def test_a_forward_depot_raises_the_limit_while_it_lies_there() -> None:
    text = "hand.0: flak x2, bunkers x2, minefield\nface-up.0: forward-depot\nunits: | "
    play = table(DUEL, text, "discard position=0")
    assert play.asked == "retire-orders"
    play.play("retire forward-depot")
    assert play.asked == "discard-excess"


@rule("FW-R22")
def test_the_hand_limit_shown_leaves_room_for_the_cards_that_lie_face_up() -> None:
    """Six cards in hand and a Forward Depot: the limit of six would look kept, yet a card has to go."""
    text = "hand.0: flak x2, bunkers x2, minefield x2\nface-up.0: forward-depot\nunits: | "
    play = table(DUEL, text, "discard position=0")
    assert play.asked == "discard-excess" and figure(play, "hand-limit", 0) == 5
    play.play("discard flak")
    assert play.asked == "retire-orders" and len(play.zone("hand.0")) == 5


@rule("FW-R22")
def test_face_up_cards_are_not_researched() -> None:
    text = "medals: 1 0\nhand.0: flak\nface-up.0: supplies\nunits: | "
    play = table(DUEL, text, "upkeep position=0, arms-race")
    assert play.offers == {"research flak", "withhold"}


# -- the last round ---------------------------------------------------------------------------------


def last_round(text: str, head: str = DUEL) -> tuple[str, tuple[int, ...]]:
    play = table(head, f"round: 30\n{text}", "end-of-round")
    return play.result.reason, play.result.ranks


@rule("FW-R80", "FW-R90")
def test_after_the_last_round_points_research_medals_resistance_and_units_decide() -> None:
    assert last_round("medals: 2 1\nunits: | ") == ("round-limit", (1, 2))
    assert last_round("medals: 1 1\nresearch.1: flak\nunits: | ") == ("round-limit", (2, 1))
    assert last_round("medals: 1 0\nunits: | a2-infantry=1") == ("round-limit", (1, 2))
    assert last_round("resistance: 4 5\nunits: | ") == ("round-limit", (2, 1))
    assert last_round("units: b4-infantry=1 | ") == ("round-limit", (1, 2))
    assert last_round("units: | ") == ("round-limit", (1, 1))


@rule("FW-R80")
def test_enough_points_at_the_last_count_win_as_always() -> None:
    assert last_round("medals: 10 1\nunits: | ")[0] == "victory-points"


@rule("FW-R80", "FW-3.9")
def test_without_a_limit_the_game_goes_on() -> None:
    play = table(DUEL, "option max_rounds: 0\nround: 30\nunits: | ", "end-of-round")
    assert play.result is None and play.counter("round") == 31

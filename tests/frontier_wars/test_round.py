"""The round: turn order, victory points, cards, reinforcements (FW-3 to FW-7)."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.kernel.registry import load_pack
from tests.frontier_wars.table import DUEL, QUARTET, TRIO, at, figure, heard, medals, table, troops, turn
from tests.harness import new, rule

COUNT = "cards position=0, turn-order"


def order_after_count(text: str, head: str = QUARTET) -> list[int]:
    play = table(head, text, COUNT)
    return list(play.counter("turn_order"))


@rule("FW-4.1", "FW-4.2", "FW-R4", "FW-R17", "FW-3.9")
def test_a_round_is_eight_steps_and_then_a_new_one_begins() -> None:
    play = new("frontier-wars", seats=2, factions="ussr+germany", starts="fixed", max_rounds=0)
    steps: list[str] = []
    while play.counter("round") < 2:
        if not steps or steps[-1] != play.asked:
            steps.append(play.asked)
        wanted = ("place-nothing", "end-movement", "end-building", "pass", "save-skill", "withhold", "keep")
        offers = sorted(play.offers)
        play.play(next((offer for offer in offers if offer in wanted), offers[0]))
    order = ["pick-deck", "reinforce", "move-units"]
    positions = [steps.index(step) for step in order]
    assert positions == sorted(positions)
    assert play.counter("round") == 2


@rule("FW-4.3", "FW-4.4")
def test_a_player_finishes_the_turn_before_the_next_begins() -> None:
    play = table(DUEL, "hand.0: forced-march\nunits: b4-infantry=2 | d1-infantry=1", "player-turns position=0")
    asked: list[tuple[int | None, str]] = []
    for action in ("pass", "move b4 infantry", "to b3", "end-movement", "end-building"):
        asked.append((play.to_act, play.asked))
        play.play(action)
    assert [step for _, step in asked] == ["play-attack-order", "move-units", "march", "move-units", "build"]
    assert {seat for seat, _ in asked} == {0} and play.to_act == 1


@rule("FW-5.1", "FW-5.2", "FW-5.3", "FW-R9", "FW-R10")
def test_most_points_move_first_and_ties_follow_the_arrow() -> None:
    """FW-E2: Germany 4, USA 2, UK 2, USSR 1."""
    assert order_after_count("medals: 1 2 4 2\nround: 1\nunits: | | | ") == [2, 1, 3, 0]
    assert order_after_count("medals: 1 3 4 2\nround: 1\nunits: | | | ") == [2, 1, 3, 0]
    gone = "out: 1 0 2 0\nresistance: 0 5 0 5\nflag: a5=1 e1=3\nmedals: 5 1 6 2\nround: 1\nunits: | | | "
    assert order_after_count(gone) == [3, 1, 0, 2], "who is out stands last along the arrow, with any number of medals"


@rule("FW-5.4", "FW-R16")
def test_in_round_one_the_arrow_alone_decides() -> None:
    play = new("frontier-wars", seats=4, factions="uk+germany+ussr+usa")
    assert play.counter("turn_order") == [2, 3, 1, 0]
    assert play.to_act == 2 and play.asked == "pick-deck"


@rule("FW-5.5", "FW-5.6", "FW-5.10", "FW-5.11", "FW-1.13", "FW-R3", "FW-R6", "FW-R7", "FW-R8", "FW-1.8", "FW-11.11")
def test_stars_and_medals_are_victory_points() -> None:
    text = (
        "medals: 2 0\nbuilding: b3=factory d3=encampment\nfounder: b3=0 d3=1\nholder: b3=0 d3=0\n"
        "units: a2-infantry=1 c2-infantry=1 c3-tank=1 b3-tank=1 d3-plane=1 b4-infantry=1 | "
    )
    play = table(DUEL, text, COUNT)
    assert figure(play, "victory-points", 0) == 2 + 3 + 2  # medals; a2 c2 c3; two inactive ones
    assert play.counter("points") == [7, 0]  # nothing for the headquarters


@rule("FW-R6")
def test_without_medals_as_points_every_star_counts_double() -> None:
    text = (
        "option medal_vp: false\nmedals: 5 0\nbuilding: b3=factory\nfounder: b3=0\nholder: b3=0\n"
        "units: a2-infantry=1 b3-infantry=1 | "
    )
    play = table(DUEL, text, COUNT)
    assert play.counter("points") == [4, 0]


@rule("FW-5.7", "FW-5.8", "FW-5.9", "FW-16.5", "FW-R89")
def test_frontiers_no_mans_land_and_ruins_give_nobody_points() -> None:
    """FW-E3."""
    text = (
        "building: b3=factory c3=factory d3=encampment\nfounder: b3=0 c3=1 d3=0\nholder: b3=0 d3=0\nruined: c3=1\n"
        "units: a2-infantry=1 d3-infantry=1 | a2-infantry=1 d3-infantry=1"
    )
    play = table(DUEL, text, COUNT)
    assert play.counter("points") == [0, 0]
    held = table(DUEL, text.replace("c3=1\nunits:", "c3=1\nunits: c3-tank=1"), COUNT)
    assert held.counter("points") == [1, 0], "the strategic point, and nothing for the ruin on it"
    assert figure(held, "victory-points", 0) == 1


@rule("FW-5.1", "FW-R69")
def test_who_is_out_has_no_points_wherever_they_sit() -> None:
    play = table(TRIO, "out: 0 0 1\nflag: a2=0 c5=1\nresistance: 5 5 0\nmedals: 1 2 3\nround: 2\nunits: | | ", COUNT)
    assert play.counter("points") == [1, 2, 0]


@rule("FW-5.12")
def test_points_are_counted_again_each_round() -> None:
    play = table(DUEL, "points: 9 3\nround: 4\nunits: a2-infantry=1 | ", COUNT)
    assert play.counter("points") == [1, 0]


# -- victory ----------------------------------------------------------------------------------------


@rule("FW-3.1", "FW-3.3", "FW-3.6")
def test_enough_points_win_at_once() -> None:
    play = table(DUEL, "medals: 10 3\nround: 4\nunits: | ", COUNT)
    assert play.result.reason == "victory-points" and play.result.ranks == (1, 2)
    assert play.result.scores == (10, 3)


@rule("FW-3.5")
def test_points_earned_and_lost_before_the_count_do_not_win() -> None:
    text = "medals: 9 0\nround: 3\nunits: b3-infantry=1 | d1-plane=1"
    play = turn(text, agenda="player-turns position=1, end-of-turn, move-units").play("move b3 infantry", "to c2")
    assert figure(play, "victory-points", 0) == 10 and play.to_act == 1
    play.play("move d1 plane", "to c2")  # both fall
    assert play.counter("round") == 4 and play.result is None


@rule("FW-3.7", "FW-R77")
def test_a_tie_for_victory_plays_on_and_a_higher_total_wins() -> None:
    """FW-X16."""
    assert table(DUEL, "medals: 10 10\nround: 6\nunits: | ", COUNT).result is None
    assert table(DUEL, "medals: 11 10\nround: 6\nunits: | ", COUNT).result.ranks == (1, 2)
    assert table(DUEL, "medals: 10 12\nround: 6\nunits: | ", COUNT).result.ranks == (2, 1)


@rule("FW-3.7")
@pytest.mark.parametrize(("earned", "times"), [("10 10", 1), ("9 9", 0)])
def test_a_tie_for_victory_is_told(earned: str, times: int) -> None:
    text = f"medals: {earned}\nround: 6\nhand.0: flak\nhand.1: flak\nunits: | "
    play = table(DUEL, text, "upkeep position=0, arms-race").play("withhold", "withhold")
    assert play.counter("round") == 7 and len(play.told("points-tied")) == times


@rule("FW-R17")
def test_round_one_has_no_victory_by_points() -> None:
    assert table(DUEL, "medals: 10 0\nround: 0\nunits: | ", COUNT).result is None


# -- cards ------------------------------------------------------------------------------------------


@rule("FW-6.1", "FW-6.2", "FW-6.5", "FW-R19", "FW-23.2")
def test_one_card_and_one_for_each_city_from_any_deck() -> None:
    play = table(
        DUEL, "hand.0: \nhand.1: \nunits: a2-infantry=1 e2-tank=1 | ", "reinforcements position=0, cards position=0"
    )
    play.play("draw attack", "draw attack")
    assert play.to_act == 0 and len(play.zone("hand.0")) == 2
    play.play("draw tactical")
    assert play.to_act == 1  # three cards: one, and two cities
    play.play("draw defense")
    assert play.asked == "reinforce"  # reinforcements begin


@rule("FW-6.3", "FW-16.6")
def test_a_contested_city_gives_no_card() -> None:
    play = table(DUEL, "units: a2-infantry=1 | a2-infantry=1", COUNT)
    assert figure(play, "cards-per-round", 0) == figure(play, "cards-per-round", 1) == 1


@rule("FW-6.4", "FW-R31")
def test_a_conquered_headquarters_gives_a_card_but_not_on_a_frontier() -> None:
    text = "out: 0 0 1\nflag: a2=0 c5=1 e2=0\nresistance: 5 5 5\nunits: | {0} | "
    assert figure(table(TRIO, text.format(""), COUNT), "cards-per-round", 0) == 2
    assert figure(table(TRIO, text.format("e2-tank=1"), COUNT), "cards-per-round", 0) == 1


@rule("FW-R18")
def test_an_empty_deck_is_made_again_from_its_discards() -> None:
    """FW-X23: six discards become the deck; with both empty the type cannot be chosen."""
    others = (
        "research.1: night-attack x6, shock-assault x2, airborne-operation x2, armoured-thrust x3, "
        "forced-march x3, elite-unit x2, artillery-barrage x3, air-strike x3"
    )
    six = "reserves-to-the-front x2, suppression x2, combat-engineers x2"
    play = table(DUEL, f"attack-deck: \nattack-discard: {six}\n{others}\nhand.0: \nhand.1: ", "cards position=0")
    play.play("draw attack")
    assert len(play.zone("attack-deck")) == 5 and play.zone("attack-discard") == []
    assert heard(play, "deck-renewed") == 1
    empty = table(DUEL, f"attack-deck: \nattack-discard: \n{others}, {six}\nhand.0: \nhand.1: ", "cards position=0")
    assert empty.offers == {"draw defense", "draw tactical"}


# -- reinforcements ---------------------------------------------------------------------------------


@rule("FW-R18")
@pytest.mark.parametrize("deck", ["attack", "defense", "tactical"])
def test_each_deck_is_made_again_from_its_own_discards(deck: str) -> None:
    pack = load_pack(sandtable.game("frontier-wars"), None)
    back = pack.back_names.index(deck)
    kinds = [kind for kind in range(pack.size) if pack.backs[kind] == back]
    cards = ", ".join(f"{pack.slugs[kind]} x{pack.copies[kind]}" for kind in kinds)
    play = table(DUEL, f"{deck}-deck: \n{deck}-discard: {cards}\nhand.0: \nhand.1: ", "cards position=0")
    play.play(f"draw {deck}")
    assert len(play.zone(f"{deck}-deck")) == 29 and play.zone(f"{deck}-discard") == []


@rule("FW-7.1", "FW-7.2", "FW-7.7", "FW-R28")
def test_in_turn_order_each_headquarters_places_any_unit_or_none() -> None:
    play = table(DUEL, "turn-order: 1 0\nunits: | ", "reinforcements position=0")
    assert play.to_act == 1
    assert play.offers == {"place infantry", "place tank", "place artillery", "place plane", "place-nothing"}
    play.play("place plane", "place-nothing")
    assert troops(play, 1, "d1") == "P" and troops(play, 0, "b4") == ""


@rule("FW-7.3", "FW-1.3")
def test_an_active_factory_places_a_mechanized_unit() -> None:
    text = "building: b3=factory\nfounder: b3=0\nholder: b3=0\nunits: b3-infantry=1 | "
    play = table(DUEL, text, "reinforcements position=0").play("place infantry")
    assert play.offers_of("place") == {"place tank", "place artillery", "place plane"}
    play.play("place artillery")
    assert troops(play, 0, "b3") == "IA"


@rule("FW-7.4")
def test_an_active_encampment_places_infantry() -> None:
    text = "building: b3=encampment\nfounder: b3=0\nholder: b3=0\nunits: b3-infantry=1 | "
    play = table(DUEL, text, "reinforcements position=0").play("place-nothing")
    assert play.offers == {"place infantry", "place-nothing"}


@rule("FW-7.5", "FW-11.10", "FW-16.5")
def test_without_infantry_or_on_a_frontier_a_construction_is_inactive() -> None:
    text = (
        "building: b3=factory c3=encampment\nfounder: b3=0 c3=0\nholder: b3=0 c3=0\n"
        "units: b3-tank=1 c3-infantry=1 | c3-infantry=1"
    )
    play = table(DUEL, text, "reinforcements position=0").play("place-nothing")
    assert play.to_act == 1


@rule("FW-7.6")
def test_a_headquarters_reinforces_without_infantry_and_on_a_frontier() -> None:
    play = table(DUEL, "units: | b4-tank=1", "reinforcements position=0").play("place tank")
    assert troops(play, 0, "b4") == "T" and at(play, "fresh", "b4") == 1


@rule("FW-7.3")
def test_sites_beside_each_other_are_asked_one_after_the_other() -> None:
    text = (
        "building: b2=factory b3=factory\nfounder: b2=0 b3=0\nholder: b2=0 b3=0\nunits: b2-infantry=1 b3-infantry=1 | "
    )
    play = table(DUEL, text, "reinforcements position=0").play("place-nothing", "place tank", "place tank")
    assert troops(play, 0, "b2") == "IT" and troops(play, 0, "b3") == "IT"


@rule("FW-7.8")
def test_a_scarce_unit_can_be_kept_for_a_later_construction() -> None:
    """FW-X21: one infantry in reserve, two active encampments."""
    text = (
        "building: b3=encampment c3=encampment\nfounder: b3=0 c3=0\nholder: b3=0 c3=0\n"
        "units: b3-infantry=5 c3-infantry=4 | "
    )
    play = table(DUEL, text, "reinforcements position=0").play("place-nothing", "place-nothing", "place infantry")
    assert troops(play, 0, "c3") == "IIIII"
    first = table(DUEL, text, "reinforcements position=0").play("place-nothing", "place infantry")
    assert first.to_act == 1  # the second one goes without


@rule("FW-7.9", "FW-R20")
def test_a_production_card_without_a_unit_in_reserve_is_lost() -> None:
    text = "active: 0\nhand.0: mobilization\nunits: b4-infantry=10 | "
    play = table(DUEL, text, "play-tactical-order").play("play mobilization")
    assert heard(play, "production-lost") == 1 and play.zone("tactical-discard") == ["mobilization"]
    assert troops(play, 0, "b4") == "I" * 10


@rule("FW-R79")
def test_medals_never_run_out() -> None:
    play = turn("medals: 40 0\nunits: b3-infantry=1 | ", agenda="end-of-turn, list-battles, build").play(
        "build b3 factory"
    )
    assert medals(play) == [41, 0]

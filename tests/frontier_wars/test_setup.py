"""Setup: factions, sheets, starts, first troops and cards; and the options that go with it (FW-2)."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from tests.frontier_wars.table import DUEL, figure, table, troops
from tests.harness import new, rule


@rule("FW-1.1", "FW-R13")
def test_two_to_four_players_take_different_factions() -> None:
    assert sandtable.game("frontier-wars").seats == (2, 3, 4)
    play = new("frontier-wars", seats=4, first="0")
    assert play.offers == {"lead ussr", "lead usa", "lead germany", "lead uk"}
    play.play("lead germany")
    assert play.to_act == 1 and "lead germany" not in play.offers
    with pytest.raises(sandtable.BadOption):
        new("frontier-wars", seats=2, factions="uk+uk")


@rule("FW-2.1", "FW-1.11", "FW-11.8")
def test_a_faction_has_25_units_a_headquarters_a_factory_and_two_encampments() -> None:
    play = table(DUEL, "units: | ", "cards position=0")
    kinds = ("infantry", "tank", "artillery", "plane")
    assert [figure(play, f"reserve-{kind}", 0) for kind in kinds] == [10, 5, 5, 5]
    assert len(play.counter("home")) == 2
    build = table(
        DUEL, "active: 0\nunits: b2-infantry=3 b3-infantry=3 c1-infantry=2 d3-infantry=2 | ", "end-of-turn, build"
    )
    build.play("build b2 factory")
    assert {offer.split()[2] for offer in build.offers_of("build")} == {"encampment"}
    build.play("build b3 encampment", "build c1 encampment")
    assert build.asked != "build"


@rule("FW-2.2", "FW-2.3", "FW-R2")
def test_all_play_with_the_same_side_of_their_sheets() -> None:
    standard = new("frontier-wars", seats=2, factions="usa+uk", starts="fixed")
    blitz = new("frontier-wars", seats=2, factions="usa+uk", starts="fixed", side="blitz")
    assert standard.counter("resistance") == [5, 5] and blitz.counter("resistance") == [3, 3]
    assert troops(standard, 0, "b1") == "IIT" and troops(blitz, 0, "b1") == "IITA"
    assert standard.to_act == 0  # USA draws four cards, on side blitz five
    for play, cards in ((standard, 4), (blitz, 5)):
        for _ in range(cards):
            assert play.to_act == 0
            play.play("draw attack")
        assert play.to_act == 1


@rule("FW-2.4")
def test_ninety_orders_lie_in_three_shuffled_decks() -> None:
    play = new("frontier-wars", seats=2, seed=3)
    for deck in ("attack", "defense", "tactical"):
        cards = play.zone(f"{deck}-deck")
        assert len(cards) == 30 and cards != sorted(cards)
        view = play.match.view(0)["zones"][f"{deck}-deck"]
        assert view["cards"] == [f"?{deck}"] * 30
    assert play.zone("attack-deck") != new("frontier-wars", seats=2, seed=4).zone("attack-deck")


@rule("FW-2.5")
def test_an_operation_is_for_its_number_of_players() -> None:
    assert new("frontier-wars", seats=3).match.options["operation"] == "compact-3"
    with pytest.raises(sandtable.BadOption, match="is for 2 players, not 3; use 2 seats, or chastise"):
        new("frontier-wars", seats=3, operation="varsity")
    with pytest.raises(sandtable.BadOption, match="did you mean varsity"):
        new("frontier-wars", seats=2, operation="varsiti")
    with pytest.raises(sandtable.BadOption, match="is 'zepelin'; use chastise"):
        new("frontier-wars", seats=3, operation="zepelin")


@rule("FW-2.6", "FW-2.7", "FW-R15", "FW-R14")
def test_headquarters_and_first_troops_stand_on_the_starts() -> None:
    play = new("frontier-wars", seats=3, factions="uk+germany+ussr", starts="fixed")
    assert play.match.view(0)["counters"]["home"] == ["e2", "c5", "a2"]  # in tie-break order: USSR, Germany, UK
    assert troops(play, 2, "a2") == "IIIIA" and troops(play, 1, "c5") == "IITA"
    assert troops(play, 0, "e2") == "IIP"
    homes = {tuple(new("frontier-wars", seats=2, seed=seed, factions="ussr+uk").counter("home")) for seed in range(8)}
    assert len(homes) == 2  # starts at random


@rule("FW-2.8", "FW-R16")
def test_first_cards_are_drawn_one_by_one_from_any_deck() -> None:
    play = new("frontier-wars", seats=2, factions="uk+ussr", seed=2)
    assert play.to_act == 1  # the USSR is first on the board
    play.play("draw tactical")
    assert play.to_act == 1 and len(play.zone("hand.1")) == 1
    assert play.match.view(1)["zones"]["hand.1"]["cards"] == play.zone("hand.1")
    assert play.match.view(0)["zones"]["hand.1"]["cards"] == ["?tactical"]
    play.play("draw attack")
    assert play.to_act == 0


@rule("FW-24.23")
def test_there_is_no_game_for_one() -> None:
    with pytest.raises(sandtable.BadOption):
        new("frontier-wars", seats=1)


def test_a_map_file_can_be_played(tmp_path: Path) -> None:
    source = Path(sandtable.game("frontier-wars").standard_pack / "maps" / "compact-2.map")
    own = tmp_path / "own.map"
    own.write_text(source.read_text(encoding="utf-8").replace("Compact 2", "Ours"), encoding="utf-8")
    play = new("frontier-wars", seats=2, operation=str(own))
    own.unlink()
    again = sandtable.replay(play.match.record())  # the record holds the map
    assert again.position() == play.match.position()
    own.write_text("name: Broken\n", encoding="utf-8")
    with pytest.raises(sandtable.BadOption, match="no drawing"):
        new("frontier-wars", seats=2, operation=str(own))


def test_a_position_without_factions_says_what_is_missing() -> None:
    with pytest.raises(sandtable.BadPosition, match="name them all, as in 'option factions: ussr\\+germany'"):
        sandtable.from_position("game: frontier-wars\nseats: 2\nagenda: new-round\n")

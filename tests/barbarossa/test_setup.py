"""Chapter 4: how the Field and the starting decks are laid out."""

from __future__ import annotations

from collections import Counter

import pytest

import sandtable
from tests.barbarossa.table import GR
from tests.harness import new, rule

OTHER_CITIES = {
    "brest-litovsk", "minsk", "riga", "smolensk", "odessa", "kiev", "kharkov", "rostov", "sevastopol", "leningrad",
    "stalingrad",
}  # fmt: skip


@rule("BAR-0.1")
def test_two_to_five_can_play() -> None:
    assert sandtable.game("barbarossa").seats == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(sandtable.BadOption):
            sandtable.new("barbarossa", seats=seats, seed=1)


@rule("BAR-0.2", "BAR-4.7", "BAR-4.10", "BAR-5.3")
def test_everybody_starts_with_six_horses_and_two_regiments_and_draws_four() -> None:
    play = new("barbarossa", seats=3)
    hands = set()
    for seat in range(3):
        hand, deck = play.zone(f"hand.{seat}"), play.zone(f"deck.{seat}")
        assert Counter(hand + deck) == {"horses": 6, GR: 2}
        assert len(hand) == 4
        hands.add(tuple(deck))
    many = {tuple(new("barbarossa", seats=2, seed=seed).zone("deck.0")) for seed in range(12)}
    assert len(many) > 1, "the decks are shuffled"


@rule("BAR-4.1", "BAR-4.6", "BAR-R15")
def test_all_cards_of_a_name_lie_in_one_open_heap_with_any_number_of_players() -> None:
    for seats in (2, 5):
        view = new("barbarossa", seats=seats, removed="none").match.view(None)
        stock = view["zones"]["field"]["stock"]
        assert stock["horses"] == 40 - 6 * seats
        assert stock[GR] == 20 - 2 * seats
        assert stock["trucks"] == 24 and stock["hill"] == stock["position"] == 10
        assert len(stock) == 3 + 14 + 3 + 2
        assert len(view["zones"]["aid-deck"]["cards"]) == 16
        assert view["zones"]["event-deck"]["count"] == 29


@rule("BAR-4.2", "BAR-4.3", "BAR-4.4", "BAR-4.5", "BAR-R11")
def test_aids_events_and_cities_are_shuffled_and_moscow_lies_last() -> None:
    plays = [new("barbarossa", seats=2, seed=seed, removed="none") for seed in range(8)]
    for name in ("aid-deck", "event-deck", "city-deck"):
        assert len({tuple(play.zone(name)) for play in plays}) == 8
    for play in plays:
        cities = play.zone("city-deck")
        assert cities[-1] == "moscow"
        assert set(cities[:-1]) == OTHER_CITIES and len(cities) == 12
        view = play.match.view(0)["zones"]
        assert "?" not in view["aid-deck"]["cards"] + view["city-deck"]["cards"]
        assert set(view["event-deck"]["cards"]) == {"?"}


@rule("BAR-4.9")
def test_all_other_decks_stay_as_they_were() -> None:
    view = new("barbarossa", seats=2, removed="encirclement").match.view(None)["zones"]
    assert view["removed-cards"]["cards"] == ["encirclement"] * 8
    whole = new("barbarossa", seats=2, removed="none").match.view(None)["zones"]
    expected = {slug: count for slug, count in whole["field"]["stock"].items() if slug != "encirclement"}
    assert view["field"]["stock"] == expected


@rule("BAR-R13")
def test_the_table_may_name_the_deck_that_stays_in_the_box() -> None:
    assert new("barbarossa", seats=2, removed="none").zone("removed-cards") == []
    without_aids = new("barbarossa", seats=2, removed="aid")
    assert without_aids.zone("aid-deck") == [] and len(without_aids.zone("removed-cards")) == 16
    with pytest.raises(sandtable.BadOption, match="horses"):
        sandtable.new("barbarossa", seats=2, removed="horses")


@rule("BAR-R14", "BAR-6.4")
def test_the_first_player_is_given_or_drawn_and_gets_the_first_turn() -> None:
    assert new("barbarossa", seats=4, first=2).to_act == 2
    drawn = Counter(new("barbarossa", seats=3, seed=seed).to_act for seed in range(60))
    assert set(drawn) == {0, 1, 2}
    later = new("barbarossa", seats=3, first=0)
    assert [len(later.zone(f"hand.{seat}")) for seat in range(3)] == [4, 4, 4], "no compensation for later seats"

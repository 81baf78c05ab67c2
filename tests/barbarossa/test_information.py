"""Who may know what."""

from __future__ import annotations

from tests.barbarossa.table import GR, SGTA, operation
from tests.harness import new, rule


@rule("BAR-5.14", "BAR-R71")
def test_face_up_decks_are_open_to_all_in_their_order() -> None:
    play = new("barbarossa", seats=2, removed="none")
    for seat in (0, 1, None):
        zones = play.match.view(seat)["zones"]
        assert zones["city-deck"]["cards"] == play.zone("city-deck")[::-1]
        assert zones["aid-deck"]["cards"] == play.zone("aid-deck")[::-1]


@rule("BAR-5.15")
def test_nobody_looks_into_a_face_down_deck() -> None:
    play = new("barbarossa", seats=2)
    for seat in (0, 1, None):
        zones = play.match.view(seat)["zones"]
        assert set(zones["event-deck"]["cards"]) == {"?"}
        assert set(zones["deck.0"]["cards"]) == set(zones["deck.1"]["cards"]) == {"?"}


@rule("BAR-R72")
def test_the_sizes_of_hands_and_decks_are_public() -> None:
    zones = new("barbarossa", seats=2).match.view(None)["zones"]
    assert [zones[name]["count"] for name in ("hand.0", "deck.0", "hand.1", "deck.1")] == [4, 4, 4, 4]
    assert zones["hand.0"]["cards"] == ["?"] * 4


@rule("BAR-R73")
def test_events_put_to_the_bottom_stay_known_until_they_are_drawn() -> None:
    play = operation(f"deployed.0: {GR}\ncity-deck: minsk, moscow\nevent-deck: {SGTA}, rifle-army, partisans")
    play.play("attack city", "resolve")
    known = play.match.view(1)["zones"]["event-deck"]["cards"]
    assert known == [SGTA, "?", "?"]
    assert play.match.determinize(1, 5).view(1)["zones"]["event-deck"]["cards"] == known


@rule("BAR-5.12")
def test_the_points_of_a_player_can_be_told_by_anybody() -> None:
    play = operation(f"hand.1: {SGTA}\ndeck.1: rifle-army\ndeployed.0: kiev")
    totals = [[figure["total"] for figure in play.match.view(seat)["figures"]] for seat in (0, 1, None)]
    assert totals == [[5, 3]] * 3

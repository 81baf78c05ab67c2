"""What is foretold is what happens, if nobody does anything else."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sandtable
from tests.barbarossa import table as barbarossa
from tests.frontier_wars import table as frontier
from tests.harness.walks import random_match, walk


def found(items: list[dict[str, Any]], name: str, about: str = "") -> dict[str, Any]:
    """The only forecast of this name, about this thing."""
    [item] = [one for one in items if one["figure"]["id"] == name and (not about or one["about"][1] == about)]
    return item


def parts(item: dict[str, Any]) -> list[tuple[str, int]]:
    return [(part["message"]["id"], part["n"]) for part in item["figure"]["parts"]]


def test_a_hand_of_afu_is_worth_what_recruitment_counts() -> None:
    """Wherever a choice that plays no card leads straight to the count, it counts what was foretold."""
    counted = 0
    for seed in range(3):
        match = random_match("afu", seed)
        for _ in walk(match, random.Random(seed), 300):
            if match.to_act is None:
                break
            told = [item for item in match.foretell(match.to_act)["position"] if item["figure"]["id"] == "if-kept"]
            trial = match.clone()
            trial.play(
                next((one for one in match.legal_actions() if " " not in match.describe(one)), match.legal_actions()[0])
            )
            heard = [event["message"] for event in trial.log(None, match.number) if event["message"]]
            counts = [
                one for one in heard if one["id"] == "budget-counted" and one["args"]["seat"] == ["seat", match.to_act]
            ]
            if told and counts and heard[0]["id"] in ("rockets-hit", "budget-counted"):
                assert counts[0]["args"]["n"] == told[0]["figure"]["total"]
                counted += 1
    assert counted


@pytest.mark.rule("BAR-12.8")
def test_an_attack_in_barbarossa_lacks_what_was_foretold() -> None:
    play = barbarossa.operation(f"deployed.0: {barbarossa.GR}, artillery-regiment\nbp: 0")
    told = play.match.foretell(0)
    item = found(told["position"], "attack-reach", "hill")
    in_reach = sum(n for name, n in parts(item) if name == "reach-ability")
    assert in_reach > 0 and item["figure"]["total"] == in_reach - 3
    assert item["tone"] == ("ill" if in_reach < 3 else "well")
    assert told["actions"]["attack hill"] == [item]
    play.play("attack hill")
    while uses := [action for action in play.match.legal_actions() if play.match.describe(action).startswith("use ")]:
        play.match.play(uses[0])
    assert bool(play.told("attack-won")) == (item["figure"]["total"] >= 0)


def test_a_city_of_barbarossa_says_its_points_its_text_and_what_an_event_may_add() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=3, first="0")
    cities = [item for item in match.foretell(0)["position"] if dict(parts(item)).get("reach-event") is not None]
    [city] = cities
    names = dict(parts(city))
    assert "reach-cost" in names and "reach-points" in names and city["tone"] == "ill"
    assert match.foretell(1)["position"] == [], "in another's turn there is nothing to attack"


@pytest.mark.rule("FW-14.6")
def test_a_battle_of_frontier_wars_goes_as_foretold() -> None:
    fought = 0
    for seed in range(12):
        match = random_match("frontier-wars", seed)
        for _ in walk(match, random.Random(seed), 260):
            if match.to_act is None or fought >= 3:
                break
            if not any(match.describe(action).startswith("fight ") for action in match.legal_actions()):
                continue
            for action, items in match.foretell(match.to_act)["actions"].items():
                if action.startswith("fight "):
                    fought += goes_as_told(match.clone(), action, items)
    assert fought >= 3


def goes_as_told(match: sandtable.Match, action: str, items: list[dict[str, Any]]) -> int:
    """Play on and let everybody pass; count the losses of the seat that was told. 1 if there was something to tell."""
    if not items:
        return 0
    seat, tile = match.to_act, action.split()[1]
    begun = match.number
    match.play(action)
    while match.to_act is not None and match.state.battle >= 0:  # type: ignore[attr-defined]
        legal = [match.describe(one) for one in match.legal_actions()]
        quiet = [one for one in legal if one.split()[0] in ("pass", "save-skill", "attach")]
        match.play(quiet[0] if quiet else legal[0])
        if any(told["message"] and told["message"]["id"] in ENDS for told in match.log(None, begun)):
            break
    lost = [
        told
        for told in match.log(None, begun)
        if told["message"]
        and told["message"]["id"] == "unit-lost"
        and told["message"]["args"]["seat"] == ["seat", seat]
        and told["message"]["args"]["tile"] == ["tile", tile]
    ]
    assert len(lost) == found(items, "battle-ahead")["figure"]["total"]
    return 1


ENDS = ("battle-won", "battle-tied", "battle-nobody", "battle-avoided")


@pytest.mark.rule("FW-11.1", "FW-11.12", "FW-11.13")
def test_a_construction_of_frontier_wars_brings_the_points_that_were_foretold() -> None:
    where = "units: b3-infantry=2 c3-infantry=1 c1-infantry=1 c1-tank=1 | "
    begun = frontier.turn(where, agenda="end-of-turn, list-battles, build")
    told = begun.match.foretell(0)["actions"]
    built = [action for action in told if action.startswith("build ")]
    assert len(built) == 6
    for action in built:
        item = found(told[action], "build-ahead")
        play = frontier.turn(where, agenda="end-of-turn, list-battles, build")
        before = frontier.figure(play, "victory-points", 0)
        play.play(action)
        assert frontier.figure(play, "victory-points", 0) - before == item["figure"]["total"]
        assert item["tone"] == ("ill" if " c3 " in action else "well"), "the last unit leaves c3 to whoever comes"
        names = {name for name, _ in parts(item)}
        assert f"build-{action.split()[2]}" in names and ("build-idle" in names) == (" c1 " in action)


@pytest.mark.rule("FW-3.1")
def test_frontier_wars_says_how_far_everybody_is_from_each_victory() -> None:
    play = frontier.turn("")
    told = play.match.foretell(0)["position"]
    mine = [item for item in told if item["figure"]["seat"] == 0]
    names = {item["figure"]["id"] for item in mine}
    assert {"points-to-go", "research-to-go", "rivals-to-go"} <= names
    theirs = {item["figure"]["id"] for item in told if item["figure"]["seat"] == 1}
    assert "points-to-go" in theirs and "research-to-go" not in theirs, "research points are their owner's secret"


def test_victory_day_says_what_a_deck_loses() -> None:
    seen = 0
    for seed in range(4):
        match = random_match("victory-day", seed)
        for _ in walk(match, random.Random(seed), 300):
            if match.to_act is None:
                break
            seat = match.to_act
            for action, items in match.foretell(seat)["actions"].items():
                for item in items:
                    if item["figure"]["id"] == "deck-to-lose" and action == "raid-deck":
                        seen += 1
                        assert item["figure"]["total"] <= match.view(None)["zones"][f"deck.{1 - seat}"]["count"]
    assert seen


@pytest.mark.parametrize("game", ["afu", "barbarossa", "frontier-wars", "victory-day"])
def test_what_cannot_be_taken_back_is_said_before(game: str) -> None:
    """Of each action of which something is foretold: could it be undone? That decides whether a table asks twice."""
    final = 0
    match = random_match(game, 1)
    for number, _ in enumerate(walk(match, random.Random(1), 150)):
        if match.to_act is None or number % 3:
            continue
        told = match.foretell(match.to_act)
        for notation in told["actions"]:
            trial = match.clone()
            trial.play(notation)
            assert (trial.undo_refused is not None) == (notation in told["final"]), notation
        final += len(told["final"])
    assert final

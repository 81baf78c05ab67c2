"""VD-19: one wave from the first word to the last, step by step."""

from __future__ import annotations

from tests.harness import rule
from tests.victory_day import attack


@rule("VD-19.1", "VD-19.2", "VD-19.3", "VD-19.4", "VD-19.5", "VD-19.6")
@rule("VD-19.7", "VD-19.8", "VD-19.9", "VD-19.10", "VD-19.11")
def test_a_whole_wave_in_its_order() -> None:
    play = attack(
        "line-1.1: tiger, schuetzenzug x2\nline-2.1: ju-87, bf-109, lefh-18\nresources.1: fuel, depot\n"
        "resources.0: fuel\nline-1.0: t-34-85, rifle-company\nline-2.0: la-7, m-30\nhand.1: tiergarten, panther\n"
    )
    asked: list[str] = []
    script = [
        "wave", "direct 1-1 1-1", "attack 1-2", "attack 1-3", "bomb 2-1 2-2", "escort 2-2 2-1", "support 2-3 1-2",
        "launch", "intercept 2-1 2-1", "block 1-2 1-1", "hold", "counter 2-1", "play tiergarten own-1-1",
        "destroy 1-1", "destroy 1-2", "raid-deck", "raid-deck",
    ]  # fmt: skip
    for notation in script:
        if not asked or asked[-1] != play.asked:
            asked.append(play.asked)
        play.play(notation)
    assert asked == ["attacks", "declare", "respond", "counter", "tactical-window", "damage", "raid"]
    told = [event["message"]["id"] for event in play.match.log(None) if event["message"]]
    order = [
        "wave-begins", "directs", "bombs", "escorts", "supports", "intercepts", "blocks", "counters", "breaks-through",
        "plays-on", "battle", "destroyed", "raids-deck", "deck-loses",
    ]  # fmt: skip
    found = sorted(order, key=told.index)
    assert found.index("wave-begins") == 0
    assert found.index("blocks") < found.index("counters") < found.index("plays-on") < found.index("battle")
    assert found[-2:] == ["raids-deck", "deck-loses"]
    assert play.last("deck-loses")["message"]["args"]["n"] == 6, "two Schützenzug and two of support"
    assert set(play.counter("role")[1]) == {0}
    assert play.asked == "attacks"


@rule("VD-13.7", "VD-19.11")
def test_a_second_wave_has_conflicts_of_its_own() -> None:
    play = attack("line-1.1: schuetzenzug x2\nline-1.0: is-2, rifle-company")
    play.play("wave", "attack 1-1", "launch", "hold", "raid-deck")
    play.play("wave", "attack 1-2", "launch", "block 1-1 1-2", "hold")
    battle = play.last("battle")["message"]["args"]
    assert (battle["attack"], battle["answer"]) == (2, 6), "nobody else has a part in it"

"""The rulebook's worked examples of battle and objective, with the cards of the box."""

from __future__ import annotations

from tests.afu.cards import COMBAT
from tests.harness import position, rule


@rule("AFU-6.1", "AFU-6.2", "AFU-6.5", "AFU-6.8", "AFU-8.1", "AFU-8.5", "AFU-8.6", "AFU-8.9", "AFU-8.11", "AFU-11.7")
def test_e1_the_battle_example() -> None:
    battle = position(
        "afu",
        f"""
        seats: 2
        points: 0 1
        attack-row.0: 2s19-msta, 45th-brigade, su-35s
        hand.0: tank-battalion, 1st-artillery-division, artillery-division, artillery-group, air-assault-brigade
        agenda: end-of-round, buy seat=1, {COMBAT.format(0)}
    """,
    )
    battle.play("defend tank-battalion 1", "support 1st-artillery-division 1", "defend artillery-division 2")
    battle.play("defend artillery-group 3")
    figures = {figure["id"]: figure["total"] for figure in battle.match.view(0)["figures"] if figure["seat"] == 0}
    assert (figures["own-attack-1"], figures["own-defense-1"]) == (6, 6)
    battle.play("support air-assault-brigade 3", "battle")

    assert sorted(battle.zone("trophies.0")) == ["2s19-msta", "su-35s"]
    assert battle.zone("invader-discard.0") == ["45th-brigade"]
    assert battle.zone("hospital.0") == ["1st-artillery-division"]
    assert sorted(battle.zone("discard.0")) == [
        "air-assault-brigade", "artillery-division", "artillery-group", "tank-battalion",
    ]  # fmt: skip
    assert battle.counter("rockets") == 0 and len(battle.zone("panic-stack")) == 16
    held = {event["message"]["args"]["column"]: event["message"]["args"] for event in battle.told("unit-holds")}
    assert held[3]["defense"] == 7 and held[3]["attack"] == 4
    assert battle.last("invader-lost")["message"]["args"]["attack"] == 6
    assert battle.last("invader-lost")["rules"] == ["AFU-6.5"]


@rule("AFU-16.3", "AFU-16.8", "AFU-16.13", "AFU-16.11", "AFU-R37", "AFU-R40")
def test_e4_the_objective_example() -> None:
    war = position(
        "afu",
        f"""
        seats: 2
        phase: war
        first: 0
        points: 0 1
        objectives: mariupol
        hand.0: tank-battalion
        hand.1: 2nd-battalion, panic
        attack-row.1: 45th-brigade
        hospital.1: scouts
        agenda: end-of-round, cleanup, buy seat=1, {COMBAT.format(1)}, contest
    """,
    ).play("pass", "bid 4")
    assert war.asked == "pay" and war.to_act == 1
    war.play("pay 2nd-battalion")
    assert war.zone("trophies.1") == ["mariupol"] and "panic" not in war.zone("discard.0") + war.zone("discard.1")
    assert war.zone("spent.1") == ["2nd-battalion"] and war.asked == "deploy"

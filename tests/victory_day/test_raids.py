"""VD-16.5, VD-R26: how many resource cards a unit that broke through destroys. The option `raids` has both readings."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import sandtable
from tests.harness import rule
from tests.victory_day import Table, attack, canonical, lost, wave

STRENGTH = "option raids: strength\n"
RICH = "resources.0: depot x2, depot/turned, factory x2, fuel/turned x2"


def raid(front: str, resources: str = RICH) -> Table:
    """The named units attack and break through."""
    play = attack(f"{STRENGTH}line-1.1: {front}\n{resources}").play("wave")
    for place in range(front.count(",") + 1):
        play.play(f"attack 1-{place + 1}")
    return play.play("launch")


@rule("VD-R26", "VD-16.5")
def test_a_unit_destroys_as_many_resource_cards_as_it_is_strong() -> None:
    play = raid("panzergrenadiers")
    play.play("raid-resource depot")
    assert (play.asked, play.to_act) == ("loot", 1)
    assert play.offers == {f"raid-resource {card}" for card in ("depot", "depot/turned", "factory", "fuel/turned")}
    play.play("raid-resource fuel/turned", "raid-resource depot")
    assert play.zone("resources.0") == ["depot/turned", "factory", "factory", "fuel/turned"]
    assert sorted(lost(play, 0)) == ["depot", "depot", "fuel"]
    assert [event["message"]["args"]["target"][1] for event in play.told("loots")] == ["depot", "fuel", "depot"]


@rule("VD-R26")
def test_by_default_it_destroys_one() -> None:
    play = attack(f"line-1.1: panzergrenadiers\n{RICH}")
    play.play("wave", "attack 1-1", "launch", "raid-resource depot")
    assert (lost(play, 0), play.asked) == (["depot"], "attacks")


@rule("VD-R26", "VD-R18")
def test_where_all_cards_fall_none_is_named() -> None:
    play = raid("tiger", "resources.0: depot, fuel/turned, factory")
    assert play.offers == {"raid-resource depot", "raid-resource factory", "raid-resource fuel/turned", "raid-deck"}
    assert canonical(play) == {"raid-resource depot", "raid-deck"}, "whichever is named, all are lost"
    play.play("raid-resource fuel/turned")
    assert sorted(lost(play, 0)) == ["depot", "factory", "fuel"]
    assert len(play.told("loots")) == 3


@rule("VD-R26", "VD-13.1")
def test_units_share_the_resources_as_their_target() -> None:
    play = raid("schuetzenzug, panzergrenadiers")
    play.play("raid-resource depot", "raid-resource depot")
    assert play.asked == "raid"
    assert "raid-resource depot" not in play.offers, "both are named"
    play.play("raid-resource depot/turned", "raid-resource factory", "raid-resource factory")
    assert play.zone("resources.0") == ["fuel/turned", "fuel/turned"]


@rule("VD-R26")
def test_support_and_stat_cards_count() -> None:
    play = attack(
        f"{STRENGTH}line-1.1: volkssturm\nline-2.1: lefh-18\nhand.1: tiergarten\nresources.1: depot\n"
        "resources.0: depot x7, fuel"
    )
    play.play("wave", "attack 1-1", "support 2-1 1-1", "launch", "play tiergarten own-1-1", "raid-resource depot")
    while play.asked == "loot":
        play.play("raid-resource depot")
    assert lost(play, 0) == ["depot"] * 5, "2, 2 of support and 1 of the card"


@rule("VD-R26")
def test_every_booty_can_be_reached_in_canonical_ways() -> None:
    """For one unit all of them lead to different booty."""

    def booties(play: Table, legal: bool) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        todo = [play.match.clone()]
        while todo:
            here = todo.pop()
            asked = here.asked
            if asked is None or asked["step"] not in ("raid", "loot"):
                found.append(tuple(sorted(Table(here).zone("resources.0"))))
                continue
            for action in here.legal_actions() if legal else here.canonical_actions():
                if here.describe(action) != "raid-deck":
                    there = here.clone()
                    there.play(action)
                    todo.append(there)
        return found

    alone = booties(raid("panzergrenadiers"), legal=False)
    assert len(alone) == len(set(alone)) > 1
    play = raid("schuetzenzug, panzergrenadiers")
    once = booties(play, legal=False)
    assert set(once) == set(booties(play, legal=True))
    cards = ["depot"] * 2 + ["depot/turned"] + ["factory"] * 2 + ["fuel/turned"] * 2
    assert len(set(once)) == len({tuple(sorted(left)) for left in itertools.combinations(cards, 2)})


@rule("VD-R26")
def test_who_went_back_in_order_may_go_on() -> None:
    play = raid("panzergrenadiers").play("raid-resource fuel/turned", "raid-resource fuel/turned")
    assert canonical(play) == play.offers == {f"raid-resource {card}" for card in ("depot", "depot/turned", "factory")}


@rule("VD-R26")
@pytest.mark.parametrize(
    ("before", "action", "why"),
    [
        ([], "raid-resource fuel", "why-no-resource"),
        (["raid-resource factory", "raid-resource factory"], "raid-resource factory", "why-no-resource"),
        (["raid-resource depot"], "raid-deck", "why-loot"),
        (["raid-resource depot"], "raid 2-1", "why-loot"),
    ],
)
def test_why_not(before: list[str], action: str, why: str) -> None:
    play = raid("panzergrenadiers", f"{RICH}\nline-2.0: m-30").play(*before)
    with pytest.raises(sandtable.IllegalAction) as error:
        play.match.play(action)
    assert (error.value.message, error.value.rules) == (why, ("VD-R26",))


def test_the_words_say_how_many() -> None:
    play = raid("panzergrenadiers")
    speaker = play.match.speaker("en")
    said = {row["action"]: speaker.say(row["message"]) for row in play.match.view(1)["actions"]}
    assert said["raid-resource depot"] == "Destroy resources, 3 in all: Depot"
    play.play("raid-resource depot")
    said = {row["action"]: speaker.say(row["message"]) for row in play.match.view(1)["actions"]}
    assert said["raid-resource depot"] == "Destroy resources, still 2: Depot"


def test_a_bot_takes_the_resources_when_there_are_many_to_take() -> None:
    """Three cards of resources are worth more than three of a full deck; one is not."""
    taken: Counter[str] = Counter()
    for option in ("", STRENGTH):
        play = wave(f"{option}line-1.1: panzergrenadiers\n{RICH}")
        bot = sandtable.bot("greedy", seed=1)
        taken[play.match.describe(bot.choose(play.match.seat_view(1))).split()[0]] += 1
    assert taken == {"raid-deck": 1, "raid-resource": 1}

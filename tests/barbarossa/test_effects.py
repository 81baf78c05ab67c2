"""The words of the pack at work: each effect in a situation where doing it otherwise would show."""

from __future__ import annotations

import pytest

import sandtable
from tests.barbarossa.table import AGB, ARB, GR, PG, card_count, operation, pool, turn, with_unit
from tests.harness import rule, small_pack


@rule("BAR-2.2", "BAR-R33")
def test_points_for_each_card_of_a_class_are_counted_up_to_the_limit() -> None:
    gain = '{ do = "gain", op = 1, sp = 2, rp = 3, bp = 4, per = "tank", max = 3 }'
    pack = with_unit("scouts", "must-active", f"each-operation = [{gain}]")
    for tanks, times in ((0, 0), (2, 2), (3, 3), (5, 3)):
        deployed = f"scouts, panzer-regiment/fatigued x{tanks}" if tanks else "scouts"
        play = turn(f"deployed.0: {deployed}", pack).play("end-activation")
        assert pool(play) == (1 + times, 2 * times, 3 * times, 4 * times)


@rule("BAR-2.13", "BAR-R33")
def test_cards_are_drawn_for_each_card_of_a_class() -> None:
    pack = with_unit("scouts", "must-active", 'each-operation = [{ do = "gain", dp = 1, per = "tank", max = 3 }]')
    play = turn("deployed.0: scouts, panzer-regiment/fatigued x2\ndeck.0: trains x4", pack).play("end-activation")
    assert play.zone("hand.0").count("trains") == 2


@rule("BAR-R27", "BAR-5.16")
def test_a_card_leaves_by_its_own_text_to_the_place_that_the_text_names() -> None:
    text = """
    abilities = [
        { box = "deploying", cost = { sp = 1 }, effect = [{ do = "discard-self" }] },
        { box = "deploying", cost = { sp = 1 }, effect = [{ do = "return-self" }] },
    ]
    """
    pack = with_unit("scouts", "must-active", text)
    discarded = operation("deployed.0: scouts\nsp: 1", pack)
    stock = card_count(discarded, "scouts")
    discarded.play("use scouts 1")
    assert discarded.zone("discard.0") == ["scouts"] and card_count(discarded, "scouts") == stock
    returned = operation("deployed.0: scouts\nsp: 1", pack).play("use scouts 2")
    assert returned.zone("discard.0") == [] and card_count(returned, "scouts") == stock + 1


@rule("BAR-R55", "BAR-R33")
def test_rostov_fatigues_two_units_of_choice_and_no_third() -> None:
    play = operation(f"deployed.0: {GR}, {PG}, {AGB}\ncity-deck: rostov, moscow\nevent-deck: rifle-army")
    play.play("attack city", "resolve", f"choose {PG}")
    assert play.asked == "choose-card", "one more"
    play.play(f"choose {AGB}")
    assert play.zone("deployed.0") == [GR, f"{PG}/fatigued", f"{AGB}/fatigued"]
    assert play.asked == "operate"


@rule("BAR-5.20", "BAR-R33")
def test_encirclement_activates_up_to_two_units() -> None:
    play = operation(f"hand.0: encirclement, horses\ndeployed.0: {GR}/fatigued x3").play("play encirclement")
    assert play.offers == {f"choose {GR}/fatigued", "done"}
    play.play(f"choose {GR}/fatigued", f"choose {GR}/fatigued")
    assert play.zone("deployed.0") == [GR, GR, f"{GR}/fatigued"]
    assert play.counter("attacks") == 2


@rule("BAR-R55", "BAR-12.13")
def test_of_the_group_that_is_lost_not_one_card_stays() -> None:
    text = f"city-deck: stalingrad, moscow\nevent-deck: rifle-army\ndeployed.0: {GR}, panzer-regiment x2, {AGB} x2"
    others = operation(text).play("attack city", "resolve", "lose-group other-unit")
    assert others.zone("deployed.0") == ["panzer-regiment"] * 2
    assert sorted(others.zone("discard.0")) == sorted([GR, AGB, AGB])
    tanks = operation(text).play("attack city", "resolve", "lose-group tank")
    assert tanks.zone("deployed.0") == [GR, AGB, AGB]


@rule("BAR-5.17", "BAR-R33")
def test_a_plan_removes_at_most_two_cards_of_the_hand() -> None:
    play = operation("hand.0: strategic-planning, trucks x3\ndeck.0: trains").play("play strategic-planning")
    play.play("choose trucks", "choose trains")
    assert play.asked == "operate"
    assert play.zone("hand.0") == ["trucks"] * 2
    few = operation("hand.0: strategic-planning, trucks").play("play strategic-planning", "choose trucks")
    assert few.asked != "remove-from-hand", "nothing is left to remove"


@rule("BAR-5.17", "BAR-R33")
def test_a_plan_may_remove_one_card_or_none() -> None:
    for chosen in ([], ["choose trucks"]):
        play = operation("hand.0: strategic-planning, trucks x3").play("play strategic-planning", *chosen, "done")
        assert play.asked == "operate"
        assert play.zone("hand.0") == ["trucks"] * (3 - len(chosen))
        assert play.zone("removed-cards") == ["trucks"] * len(chosen)


@rule("BAR-R54", "BAR-5.16")
def test_without_moscow_a_city_that_returns_goes_to_the_bottom() -> None:
    ability = '{ box = "deploying", cost = { return = "self" }, effect = [{ do = "gain", bp = 4 }] }'
    pack = small_pack("barbarossa", objectives=f"[brest-litovsk]\nabilities = [{ability}]")
    play = operation("deployed.0: brest-litovsk\ncity-deck: kiev, minsk\nlast-taken: 1", pack)
    play.play("use brest-litovsk 1")
    assert play.zone("city-deck") == ["kiev", "minsk", "brest-litovsk"]


@rule("BAR-R50")
def test_each_change_of_the_occupying_cost_is_added() -> None:
    play = operation(f"deployed.0: {ARB}, hill x2, {GR}\ncity-deck: minsk, moscow\nevent-deck: rifle-army\nbp: 10")
    play.play("attack city", "use hill 1", "use hill 1", "resolve")
    assert play.last("attack-won")["message"]["args"]["n"] == 9 + 3 - 1 - 1


@rule("BAR-3.2")
@pytest.mark.parametrize(
    ("file", "slug", "wrong", "right"),
    [
        ("units", "panzer-regiment", ["commander", "facility", "hill"], ["infantry", "support"]),
        ("aids", "hoth", ["support", "hill", "infantry"], ["commander", "facility"]),
        ("objectives", "kiev", ["facility", "tank"], ["city"]),
    ],
)
def test_each_type_of_card_has_sub_types_of_its_own(file: str, slug: str, wrong: list[str], right: list[str]) -> None:
    for subtype in wrong:
        with pytest.raises(sandtable.BadPack, match="subtype"):
            small_pack("barbarossa", **{file: f'[{slug}]\nsubtype = "{subtype}"'})
    for subtype in right:
        assert slug in small_pack("barbarossa", **{file: f'[{slug}]\nsubtype = "{subtype}"'}).index

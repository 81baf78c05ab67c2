"""Chapter 3: the six types of cards and what each may do."""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.effects import effect
from tests.barbarossa.table import ARB, DHC, GR, PG, SGTA, activation, operation, pool, reinforcement
from tests.harness import new, rule


def standard() -> BarbarossaPack:
    pack = new("barbarossa", seats=2).match.pack
    assert isinstance(pack, BarbarossaPack)
    return pack


def kinds_of(pack: BarbarossaPack, card_type: int) -> list[int]:
    return [kind for kind in range(pack.size) if pack.type[kind] == card_type]


@rule("BAR-3.1", "BAR-3.24", "BAR-3.2", "BAR-3.11")
def test_the_box_holds_305_cards_of_six_types_as_published() -> None:
    pack = standard()
    names = {name: kinds_of(pack, number) for number, name in enumerate(n.TYPES)}
    assert {name: len(kinds) for name, kinds in names.items()} == {
        "transport": 3, "unit": 14, "plan": 3, "aid": 12, "objective": 14, "event": 11,
    }  # fmt: skip
    assert sum(pack.copies) == 305
    subtypes = [pack.classes[kind] for kind in names["objective"]]
    assert [subtypes.count(1 << n.CLASSES.index(name)) for name in ("hill", "position", "city")] == [1, 1, 12]
    infantry, tank = (1 << n.CLASSES.index(name) for name in ("infantry", "tank"))
    units = [pack.classes[kind] for kind in names["unit"]]
    assert units.count(infantry) >= 4 and units.count(tank) >= 3 and len(set(units)) > 2
    fighters = [kind for kind in range(pack.size) if any(fights(pack, row) for row in texts(pack, kind))]
    assert {pack.type[kind] for kind in fighters} == {n.card_type.UNIT, n.card_type.PLAN}


def texts(pack: BarbarossaPack, kind: int) -> list[int]:
    abilities = range(kind * n.ABILITIES, kind * n.ABILITIES + pack.abilities[kind])
    return [pack.bonus[kind], *(pack.effect[ability] for ability in abilities)]


def fights(pack: BarbarossaPack, row: int) -> bool:
    return pack.word[row] == effect.GAIN and pack.bp[row] > 0


@rule("BAR-3.3", "BAR-3.5")
def test_the_playing_rule_works_in_the_playing_zone_and_the_deploying_rule_in_the_other() -> None:
    play = operation(f"hand.0: {PG}, horses\ndeployed.0: {GR}").play(f"play {PG}")
    assert pool(play)[2] == 1
    assert not [offer for offer in play.offers_of("use") if PG in offer]
    play.play(f"deploy {PG}")
    assert f"use {PG}/fatigued 2" in play.offers
    bomber = operation("hand.0: dive-bomber-wing, horses\nop: 2")
    assert not bomber.offers_of("use")
    assert bomber.play("play dive-bomber-wing").offers_of("use") == {"use dive-bomber-wing 1"}


@rule("BAR-3.4", "BAR-R9", "BAR-R64")
def test_red_text_does_not_work_when_the_card_is_played() -> None:
    play = operation(f"hand.0: siberian-divisions, light-resistance, horses\ndeployed.0: {GR}\ndeck.0: trains")
    play.play("play siberian-divisions", "play light-resistance")
    assert play.zone("deployed.0") == [GR]
    assert play.zone("hand.0") == ["horses"]
    pack = standard()
    red = [kind for kind in range(pack.size) if pack.on_gain[kind] or pack.after_attack[kind] or pack.on_reveal[kind]]
    types = {pack.type[kind] for kind in red}
    assert types == {n.card_type.OBJECTIVE, n.card_type.EVENT}, "no card that can be bought has red text"


@rule("BAR-3.6", "BAR-3.7", "BAR-3.8", "BAR-3.9", "BAR-R19", "BAR-7.3", "BAR-7.16")
def test_transports_are_free_in_any_number_in_three_phases_and_give_only_sp() -> None:
    play = activation("hand.0: horses x2, trucks x2, trains x2")
    play.play("play trucks", "play horses", "end-activation", "play trucks", "play trains", "end-operation")
    play.play("play horses")
    assert pool(play) == (1, 2 + 1 + 2 + 3 + 1, 1, 0)
    play.play("end-reinforcement")
    assert not play.offers_of("play")
    pack = standard()
    for kind in kinds_of(pack, n.card_type.TRANSPORT):
        row = pack.bonus[kind]
        assert pack.play[kind] == 0 and pack.sp[row] > 0
        assert not pack.op[row] + pack.rp[row] + pack.bp[row] + pack.dp[row] + pack.rule[kind] + pack.abilities[kind]


@rule("BAR-3.10")
def test_a_unit_may_have_a_bonus_abilities_in_both_boxes_and_vp() -> None:
    pack = standard()
    units = kinds_of(pack, n.card_type.UNIT)
    assert any(pack.bonus[kind] for kind in units)
    assert any(pack.vp[kind] for kind in units)
    boxes = {pack.in_playing[kind * n.ABILITIES] for kind in units if pack.abilities[kind]}
    assert boxes == {0, 1}


@rule("BAR-3.12", "BAR-3.14", "BAR-3.15")
def test_a_plan_is_played_for_op_and_never_deployed() -> None:
    play = operation("hand.0: deep-thrust, encirclement, horses\nop: 1").play("play deep-thrust")
    assert pool(play) == (0, 0, 0, 3)
    assert not play.offers_of("deploy")
    pack = standard()
    plans = kinds_of(pack, n.card_type.PLAN)
    assert all(pack.deploy[kind] == n.deploy.NEVER and not pack.abilities[kind] for kind in plans)
    assert sum(pack.bp[pack.bonus[kind]] > 0 for kind in plans) == 1


@rule("BAR-3.16", "BAR-3.17", "BAR-10.1", "BAR-R45")
def test_a_played_aid_is_deployed_at_once_and_does_not_allow_an_attack() -> None:
    play = operation("hand.0: supply-depot, horses").play("play supply-depot")
    assert play.zone("deployed.0") == ["supply-depot"]
    assert play.zone("playing.0") == []
    assert not play.offers_of("attack")


@rule("BAR-3.18", "BAR-12.4")
def test_an_event_adds_its_value_to_the_attacked_city() -> None:
    play = operation(f"deployed.0: {GR}\ncity-deck: minsk, moscow\nevent-deck: {SGTA}, rifle-army").play("attack city")
    figure = play.match.view(1)["figures"][-1]
    assert figure["total"] == 9 + 6
    assert [part["n"] for part in figure["parts"]] == [9, 6]


@rule("BAR-3.20")
def test_an_event_with_a_playing_cost_is_discarded_and_can_be_played_later() -> None:
    play = operation(f"deployed.0: {GR}\nbp: 15\ncity-deck: minsk, moscow\nevent-deck: {SGTA}").play("attack city")
    play.play("resolve")
    assert play.zone("discard.0") == [SGTA]
    later = operation(f"hand.0: {SGTA}, horses").play(f"play {SGTA}")
    assert pool(later) == (1, 2, 0, 0)


@rule("BAR-3.23", "BAR-10.2")
def test_a_gained_objective_is_deployed_active() -> None:
    play = operation(f"deployed.0: {GR}/fatigued\nbp: 9").play("attack hill", "resolve")
    assert play.zone("deployed.0") == [f"{GR}/fatigued", "hill"]


@rule("BAR-13.3")
def test_a_card_that_says_otherwise_wins_over_the_rule() -> None:
    # the rule allows one attack in a phase; Encirclement allows one more
    play = operation(f"hand.0: encirclement, horses\ndeployed.0: {GR}/fatigued\nbp: 6")
    play.play("play encirclement", "done", "attack hill", "resolve")
    assert play.offers_of("attack")
    play.play("attack hill", "resolve")
    assert play.zone("deployed.0").count("hill") == 2
    assert not play.offers_of("attack")


@rule("BAR-10.5", "BAR-R27")
def test_a_unit_without_a_deploying_rule_stays_in_the_playing_zone() -> None:
    play = operation(f"hand.0: {ARB}, {DHC}, horses\nop: 2").play(f"play {ARB}", f"play {DHC}")
    assert sorted(play.zone("playing.0")) == sorted([ARB, DHC])
    assert not play.offers_of("deploy")


@rule("BAR-11.4")
def test_every_type_that_can_be_bought_is_offered() -> None:
    offers = reinforcement("sp: 20").offers
    assert {"buy trucks", f"buy {GR}", "buy encirclement", "buy-aid"} <= offers

"""Chapter 2: points, how they are gained, kept, paid and lost."""

from __future__ import annotations

from tests.barbarossa.table import ARB, DHC, GR, IHTB, PG, SGTA, activation, operation, pool, reinforcement, turn
from tests.harness import new, position, rule, small_pack


@rule("BAR-2.1", "BAR-2.2", "BAR-2.13", "BAR-2.17")
def test_four_kinds_of_points_fill_the_pool_and_the_other_two_do_not() -> None:
    play = operation(f"hand.0: {DHC}, {ARB}, deep-thrust, trucks\ndeck.0: trains\nop: 3")
    counters = play.match.view(0)["counters"]
    assert {"op", "sp", "rp", "bp"} <= set(counters) and not {"dp", "vp"} & set(counters)
    play.play(f"play {DHC}", f"play {ARB}", "play trucks")
    assert pool(play) == (3 - 1 + 1 - 1 + 2, 2, 1, 2)
    assert "trains" in play.zone("hand.0")


@rule("BAR-2.3", "BAR-R20", "BAR-2.4", "BAR-7.22", "BAR-R21")
def test_points_last_through_the_phases_and_vanish_with_the_turn() -> None:
    play = activation("hand.0: trucks, horses").play("play trucks", "end-activation")
    assert pool(play) == (1, 2, 0, 0)
    play.play("end-operation")
    assert pool(play) == (1, 2, 1, 0), "unspent OP stay, though useless"
    play.play("end-reinforcement", "keep-none")
    assert play.to_act == 1
    assert play.counter("sp") == 0


@rule("BAR-2.6", "BAR-2.7", "BAR-R1")
def test_a_card_is_paid_in_op_in_full_or_not_played() -> None:
    play = operation("hand.0: manstein, trains\nop: 1\nsp: 9")
    assert "play manstein" not in play.offers
    rich = operation("hand.0: manstein, trains\nop: 2\nsp: 9").play("play manstein")
    assert pool(rich) == (0, 9, 0, 0)


@rule("BAR-2.8", "BAR-7.7")
def test_cards_of_playing_cost_zero_are_free_without_limit() -> None:
    play = operation("hand.0: field-replacement-battalion x3, peoples-militia, horses\nop: 0")
    play.play(*["play field-replacement-battalion"] * 3, "play peoples-militia")
    assert pool(play) == (0, 1, 3, 0)


@rule("BAR-2.9", "BAR-2.12", "BAR-3.22", "BAR-11.4")
def test_cards_without_a_cost_are_neither_played_nor_bought() -> None:
    match = new("barbarossa", seats=2).match
    notations = {match.describe(action) for action in range(match.num_actions)}
    for slug in ("hill", "position", "kharkov", "partisans", "captured-stores"):
        assert f"play {slug}" not in notations
        assert f"buy {slug}" not in notations
    assert f"play {SGTA}" in notations and f"buy {SGTA}" not in notations
    shop = reinforcement("sp: 20\nrp: 5")
    kinds = {offer.split()[1] for offer in shop.offers_of("buy")}
    assert {"trucks", PG, "encirclement"} <= kinds
    assert "buy-aid" in shop.offers


@rule("BAR-2.11", "BAR-R41", "BAR-9.6")
def test_sp_and_op_pay_what_cards_ask_for() -> None:
    play = operation("deployed.0: artillery-regiment/fatigued\nsp: 5")
    play.play("use artillery-regiment/fatigued 2", "use artillery-regiment/fatigued 2")
    assert pool(play) == (1, 1, 0, 2)
    assert not play.offers_of("use"), "one SP left is no partial payment"
    bomber = operation("playing.0: dive-bomber-wing\nop: 1").play("use dive-bomber-wing 1")
    assert pool(bomber) == (0, 0, 0, 2)


@rule("BAR-2.15", "BAR-11.2")
def test_each_purchase_takes_one_rp_and_its_price() -> None:
    play = reinforcement("sp: 9\nrp: 2").play("buy trucks", "buy trucks")
    assert pool(play) == (0, 3, 0, 0)
    assert not play.offers_of("buy")


@rule("BAR-2.16", "BAR-12.9", "BAR-R49")
def test_bp_pay_the_occupying_cost() -> None:
    text = f"deployed.0: {GR}/fatigued\nbp: {{}}"
    enough = operation(text.format(3)).play("attack hill", "resolve")
    assert enough.told("attack-won") and pool(enough)[3] == 0
    short = operation(text.format(2)).play("attack hill", "resolve")
    assert short.told("attack-lost") and pool(short)[3] == 0, "too few BP are spent all the same"


@rule("BAR-2.17", "BAR-8.2", "BAR-8.3", "BAR-0.4", "BAR-3.25", "BAR-R66")
def test_all_cards_in_the_five_zones_count_and_most_vp_wins_even_without_moscow() -> None:
    result = position(
        "barbarossa",
        f"""
        seats: 2
        hand.0: {IHTB}
        deck.0: ss-panzer-regiment
        discard.0: {SGTA}
        playing.0: rifle-army, deep-thrust
        deployed.0: stalingrad, guderian, general-winter
        deployed.1: moscow
        ending: moscow
        """,
    ).result
    assert result.scores == (2 + 1 + 2 + 1 + 8 + 1 - 2, 10)
    assert result.ranks == (1, 2)
    listed = {part.arguments["card"][1] for figure in result.sheet for part in figure.parts}
    assert not listed & {"horses", "trucks", "trains", "deep-thrust"}


@rule("BAR-R33", "BAR-9.5")
def test_a_text_takes_points_as_far_as_the_pool_goes() -> None:
    play = operation("deployed.0: partisans\nhand.0: horses\nsp: 3\nop: 2").play("end-operation")
    assert pool(play) == (2, 3 - 2, 1, 0), "two SP and nothing else"
    broke = operation("deployed.0: partisans x2\nhand.0: horses\nsp: 1").play("end-operation")
    assert pool(broke) == (1, 0, 1, 0), "the second finds none"
    pack = small_pack("barbarossa", events='[partisans]\neach-reinforcement = [{ do = "lose", rp = 3, bp = 2 }]\n')
    text = "deployed.0: partisans\nhand.0: horses\nsp: 4\n"
    assert pool(operation(text + "rp: 5\nbp: 6", pack).play("end-operation")) == (1, 4, 6 - 3, 4)
    assert pool(operation(text + "bp: 1", pack).play("end-operation")) == (1, 4, 0, 0)
    pack = small_pack("barbarossa", events='[partisans]\neach-operation = [{ do = "lose", op = 1 }]\n')
    play = turn("deployed.0: partisans\nhand.0: horses\nop: 2", pack).play("end-activation")
    assert pool(play)[0] == 2 + 1 - 1, "the OP of the phase is there before"


@rule("BAR-R66")
def test_a_total_may_be_negative() -> None:
    result = position("barbarossa", "seats: 2\ndeployed.0: general-winter x2\nending: round-limit").result
    assert result.scores == (-4, 0)
    assert result.ranks == (2, 1)


@rule("BAR-R7")
def test_horses_give_one_sp() -> None:
    assert pool(operation("hand.0: horses x2").play("play horses"))[1] == 1


@rule("BAR-R74")
def test_points_belong_to_the_player_in_turn_alone() -> None:
    # Smolensk gives SP at the start of the Operation Phase of its owner, not of the rival
    play = turn("active: 1\nfirst: 1\nhand.1: horses x2\ndeployed.0: smolensk").play("end-activation")
    assert play.to_act == 1
    assert pool(play) == (1, 0, 0, 0)

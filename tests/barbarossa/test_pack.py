"""The standard pack keeps to what is known of the box and to the limits of its design; a wrong pack is refused."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.effects import EFFECTS, effect
from sandtable.kernel.registry import load_pack
from tests.barbarossa.table import operation, pool
from tests.harness import rule, small_pack


@pytest.fixture
def pack() -> BarbarossaPack:
    made = load_pack(sandtable.game("barbarossa"), None)
    assert isinstance(made, BarbarossaPack)
    return made


def of_type(pack: BarbarossaPack, card_type: int) -> list[int]:
    return [kind for kind in range(pack.size) if pack.type[kind] == card_type]


def abilities(pack: BarbarossaPack, kind: int) -> range:
    return range(kind * n.ABILITIES, kind * n.ABILITIES + pack.abilities[kind])


def rows(pack: BarbarossaPack, row: int) -> list[int]:
    found = []
    while pack.word[row] != effect.END:
        found.append(row)
        row += 1
    return found


def test_copies_add_up_as_in_the_box(pack: BarbarossaPack) -> None:
    totals = [sum(pack.copies[kind] for kind in of_type(pack, card_type)) for card_type in range(len(n.TYPES))]
    assert totals == [80, 124, 24, 16, 32, 29]


def test_known_values_are_as_printed(pack: BarbarossaPack) -> None:
    kind = pack.kind
    assert [pack.buy[kind(slug)] for slug in ("horses", "trucks", "field-replacement-battalion")] == [0, 3, 2]
    assert [pack.sp[pack.bonus[kind(slug)]] for slug in ("horses", "trucks", "trains")] == [1, 2, 3]
    assert pack.activation[kind("independent-heavy-tank-battalion")] == 3
    assert pack.bp[pack.effect[kind("independent-heavy-tank-battalion") * n.ABILITIES]] == 7
    assert pack.occupy[kind("kharkov")] == 12
    assert pack.defence[kind("soviet-guards-tank-army")] == 6
    assert pack.count[pack.effect[kind("position") * n.ABILITIES]] == -2


def test_only_printed_values_are_called_printed(pack: BarbarossaPack) -> None:
    trucks = pack.sources[pack.kind("trucks")]
    assert (trucks["buy"], trucks["copies"]) == ("rulebook", "designed")
    printed = {slug for kind, slug in enumerate(pack.slugs) if "rulebook" in pack.sources[kind].values()}
    assert printed == {
        "moscow",
        *("horses", "trucks", "trains", "position", "kharkov", "soviet-guards-tank-army"),
        *("grenadier-regiment", "panzer-grenadier", "armored-reconnaissance-battalion", "assault-gun-battalion"),
        *("division-headquarters-company", "independent-heavy-tank-battalion"),
    }


def test_values_keep_to_their_ranges(pack: BarbarossaPack) -> None:
    objectives = of_type(pack, n.card_type.OBJECTIVE)
    cities = [kind for kind in objectives if pack.classes[kind] == n.subtype.CITY and kind != pack.last]
    assert all(8 <= pack.occupy[kind] <= 18 and 3 <= pack.vp[kind] <= 9 for kind in cities)
    assert 11 <= sum(pack.occupy[kind] for kind in cities) / len(cities) <= 13
    assert 18 <= pack.occupy[pack.last] <= 22 and 8 <= pack.vp[pack.last] <= 12
    by_cost = sorted(cities, key=lambda kind: pack.occupy[kind])
    assert [pack.vp[kind] for kind in by_cost] == sorted(pack.vp[kind] for kind in cities)
    events = of_type(pack, n.card_type.EVENT)
    mean = sum(pack.defence[kind] * pack.copies[kind] for kind in events) / sum(pack.copies[kind] for kind in events)
    assert 2 <= mean <= 3
    assert all(-2 <= pack.vp[kind] <= 2 for kind in events)
    for kind in of_type(pack, n.card_type.UNIT):
        assert 2 <= pack.buy[kind] <= 8 and 0 <= pack.play[kind] <= 2
        assert not pack.vp[kind] or pack.buy[kind] >= 6
    assert all(2 <= pack.buy[kind] <= 5 for kind in of_type(pack, n.card_type.PLAN))
    assert all(3 <= pack.buy[kind] <= 7 and 0 <= pack.vp[kind] <= 3 for kind in of_type(pack, n.card_type.AID))
    for kind in range(pack.size):
        row = pack.bonus[kind]
        assert pack.op[row] + pack.sp[row] + pack.rp[row] + pack.bp[row] + pack.dp[row] <= 4
        assert not pack.activation[kind] or n.CLASS_NAMES[n.CLASS_MASKS.index(pack.classes[kind])] == "tank"
    assert sum(pack.play[kind] == 2 for kind in range(pack.size)) >= 2


@rule("BAR-R43")
def test_no_ability_can_be_repeated_without_using_something_up(pack: BarbarossaPack) -> None:
    for kind in range(pack.size):
        for ability in abilities(pack, kind):
            effects = rows(pack, pack.effect[ability])
            spends_card = pack.cost_self[ability] or pack.cost_class[ability] or pack.cost_hand[ability]
            assert not any(pack.op[row] + pack.dp[row] for row in effects if pack.word[row] == effect.GAIN)
            if any(pack.sp[row] for row in effects if pack.word[row] == effect.GAIN):
                assert pack.once[ability]
            if any(pack.word[row] == effect.ACTIVATE for row in effects):
                assert pack.once[ability] or spends_card
                assert sum(pack.count[row] for row in effects if pack.word[row] == effect.ACTIVATE) == 1
        if pack.dp[pack.bonus[kind]]:
            assert pack.deploy[kind] == n.deploy.NEVER
            assert all(pack.cost_self[ability] != n.own_cost.DISCARD for ability in abilities(pack, kind))


def test_every_word_of_the_vocabulary_is_on_some_card(pack: BarbarossaPack) -> None:
    assert set(pack.word) | {effect.REMOVE_SELF} == set(range(len(EFFECTS)))
    assert any(pack.used_up)
    assert set(pack.deploy) == set(range(len(n.DEPLOYS))) - {n.deploy.MAY_ACTIVE}
    assert set(pack.cost_self) == {0, n.own_cost.FATIGUE, n.own_cost.DISCARD, n.own_cost.RETURN}
    assert set(pack.cost_hand) == {0, n.hand_cost.DISCARD, n.hand_cost.REMOVE}
    assert set(pack.who) == {n.who.YOU, n.who.EVERYONE, n.who.RECEIVER}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[raiders]\nbye = 3", "raiders"),
        ('[panzer-grenadier]\nsubtype = "cavalry"', "panzer-grenadier: 'subtype'"),
        ("[panzer-grenadier]\nplay = 12", "'play' is 12"),
        ('[panzer-grenadier]\nrule = [{ do = "explode" }]', "'do' is 'explode'"),
        ('[panzer-grenadier]\nrule = [{ do = "gain", xp = 1 }]', "unknown key 'xp'"),
        ('[panzer-grenadier]\nabilities = [{ box = "deploying", effect = [{ do = "reveal" }] }]', "'cost' is missing"),
        ("[grenadier-regiment]\ncopies = 9", "too few for five starting decks"),
        ("[panzer-grenadier]\nprize = 3", "unknown key 'prize'"),
    ],
)
def test_a_wrong_card_is_refused_by_name(text: str, complaint: str) -> None:
    with pytest.raises(sandtable.BadPack, match=complaint):
        small_pack("barbarossa", units=text)


def deployed(ability: str, more: str = "") -> str:
    return f"[panzer-grenadier]\nabilities = [{{ box = 'deploying', {ability} }}]\n{more}"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (deployed("cost = {}, effect = [{ do = 'gain', bp = 1 }]"), "it costs nothing"),
        (deployed("cost = { fatigue = 'self' }, effect = [{ do = 'gain', op = 1 }]"), "makes no OP and no DP"),
        (deployed("once = true, cost = {}, effect = [{ do = 'gain', dp = 1 }]"), "makes no OP and no DP"),
        (deployed("cost = { fatigue = 'self' }, effect = [{ do = 'gain', sp = 1 }]"), "it makes SP"),
        (deployed("cost = { sp = 1 }, effect = [{ do = 'activate', what = 'unit' }]"), "it activates cards"),
        (deployed("cost = { bp = 1 }, effect = [{ do = 'gain', rp = 1 }]"), "turns points of abilities into others"),
        ("[panzer-grenadier]\nbonus = { dp = 1 }", "its bonus draws cards"),
    ],
)
def test_an_ability_that_could_be_used_for_ever_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(sandtable.BadPack, match=complaint):
        small_pack("barbarossa", units=text)


@pytest.mark.parametrize(
    "ability",
    [
        "once = true, cost = {}, effect = [{ do = 'gain', sp = 1 }]",
        "once = true, cost = {}, effect = [{ do = 'activate', what = 'unit' }]",
        "cost = { discard = 'hand' }, effect = [{ do = 'activate', what = 'unit' }]",
        "cost = { sp = 1 }, effect = [{ do = 'gain', bp = 1 }]",
        "cost = { bp = 1, fatigue = 'self' }, effect = [{ do = 'gain', rp = 1 }]",
    ],
)
def test_an_ability_that_uses_something_up_is_taken(ability: str) -> None:
    small_pack("barbarossa", units=deployed(ability))


def test_wrong_totals_are_refused() -> None:
    with pytest.raises(sandtable.BadPack, match="states 300 for 'cards'"):
        small_pack("barbarossa", totals="cards = 300")


def test_a_changed_card_plays_as_it_says() -> None:
    changed = small_pack("barbarossa", transports="[trucks]\nbonus = { sp = 4 }")
    assert pool(operation("hand.0: trucks, horses", changed).play("play trucks"))[1] == 4
    text = sandtable.game("barbarossa").presentation.card_text(changed, changed.kind("trucks"), "en")
    assert "Playing Bonus: +4 SP." in text

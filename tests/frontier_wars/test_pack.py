"""The standard pack: the totals of the box, the limits of its design, and errors that name the place."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import FrontierPack
from sandtable.games.frontier_wars.texts import sheet_lines, words
from tests.harness import small_pack

GAME = sandtable.game("frontier-wars")
WORTH = {"infantry": 1.0, "tank": 2.0, "artillery": 1.5, "plane": 2.0}


@pytest.fixture(scope="module")
def pack() -> FrontierPack:
    found = GAME.read_pack(GAME.standard_pack)
    assert isinstance(found, FrontierPack)
    return found


def test_the_box_holds_thirty_cards_of_each_type_ten_of_each_research_value(pack: FrontierPack) -> None:
    for deck in range(3):
        kinds = [kind for kind in range(pack.size) if pack.backs[kind] == deck]
        assert sum(pack.copies[kind] for kind in kinds) == 30
        worth = [sum(pack.copies[kind] for kind in kinds if pack.research[kind] == value) for value in (1, 2, 3)]
        assert worth == [10, 10, 10]


def test_faction_sheets_are_worth_the_same(pack: FrontierPack) -> None:
    for faction in range(len(n.FACTIONS)):
        standard, blitz = pack.sheets[0][faction], pack.sheets[1][faction]
        worth = standard.cards + sum(count * WORTH[n.UNIT_NAMES[unit]] for unit, count in enumerate(standard.troops))
        assert 7 <= worth <= 8
        assert standard.troops[0] >= 2 and 2 <= standard.cards <= 4
        assert (standard.headquarters, blitz.headquarters) == (5, 3)
        assert sum(blitz.troops) == sum(standard.troops) + 1 and blitz.cards == standard.cards + 1
    starts = {(tuple(sheet.troops), sheet.cards) for sheet in pack.sheets[0]}
    assert len(starts) == len(n.FACTIONS), "no two begin alike"
    by_faction = dict(zip(n.FACTIONS, pack.sheets[0], strict=True))
    assert max(by_faction, key=lambda faction: by_faction[faction].troops[n.unit.INFANTRY]) == "ussr"
    assert by_faction["germany"].troops[n.unit.TANK] and by_faction["uk"].troops[n.unit.PLANE]
    assert max(by_faction, key=lambda faction: by_faction[faction].cards) == "usa"
    for side in range(len(n.SIDES)):
        assert len({sheet.window for sheet in pack.sheets[side]}) >= 3


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_every_card_and_sheet_says_what_it_does(pack: FrontierPack, lang: str) -> None:
    say = words(lang)
    lines = [line for kind in range(pack.size) for line in GAME.presentation.card_text(pack, kind, lang)]
    lines += [line for side in range(2) for faction in range(4) for line in sheet_lines(pack, side, faction, say)]
    assert all(line.rstrip(")").endswith(".") and "{" not in line for line in lines)
    assert GAME.presentation.card_text(pack, pack.kind("night-attack"), "en") == [
        "Your infantry attack twice in this battle.",
        "(Two impacts at once, when it is its turn to strike.)",
        "Attack order. Research 2.",
    ]


def test_a_pack_of_ones_own_changes_a_card() -> None:
    text = '[entrench]\neffect = { do = "initiative", who = "yours", unit = "infantry", by = 2 }'
    changed = small_pack("frontier-wars", defense=text)
    assert "Your infantry get +2 initiative" in GAME.presentation.card_text(changed, changed.kind("entrench"), "en")[0]


def test_a_pack_of_ones_own_changes_one_value_of_a_faction_sheet(pack: FrontierPack) -> None:
    text = "[uk.standard]\ncards = 5\ntroops = { tank = 1 }\n[uk.blitz.skill.effect]\nmore = 2"
    changed = small_pack("frontier-wars", factions=text)
    assert isinstance(changed, FrontierPack)
    uk = n.FACTIONS.index("uk")
    sheet, ours = changed.sheets[0][uk], pack.sheets[0][uk]
    assert (sheet.cards, sheet.headquarters) == (5, ours.headquarters)
    assert sheet.troops == [ours.troops[0], 1, *ours.troops[2:]]
    assert changed.sheets[1][uk].load == pack.sheets[1][uk].load + 1
    assert changed.sheets[1][uk].cards == pack.sheets[1][uk].cards
    assert changed.skill_names == pack.skill_names


def test_a_pack_of_ones_own_gives_a_faction_another_skill_without_what_the_old_one_needed() -> None:
    text = '[germany.standard.skill]\neffect = { do = "hand-limit", more = 1 }'
    changed = small_pack("frontier-wars", factions=text)
    assert isinstance(changed, FrontierPack)
    germany = n.FACTIONS.index("germany")
    assert changed.sheets[0][germany].hand == 1


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({"defense": "[flak]\nresearch = 4"}, "defense.toml, flak: 'research' is 4"),
        ({"defense": '[flak]\neffect = { do = "fly" }'}, "'do' is 'fly'"),
        ({"attack": '[night-attack]\neffect = { do = "withdraw" }'}, "attack.toml, night-attack"),
        ({"defense": '[flak]\neffect = { do = "remove-attacker", units = ["boat"] }'}, "'boat'"),
        ({"tactical": "[supplies]\nfaceup = true"}, "unknown key 'faceup'"),
        ({"factions": '[france]\nname = { en = "France", uk = "Франція" }'}, "factions.toml"),
        ({"factions": "[uk.standard]\ncards = 10"}, "factions.toml, uk, standard: 'cards' is 10"),
        ({"factions": "[uk.standard]\ncard = 5"}, "factions.toml, uk, standard: unknown key 'card'"),
        ({"factions": "[uk]\nstandard = 5"}, "factions.toml, uk: 'standard' is 5; give a table"),
    ],
)
def test_a_wrong_pack_names_the_file_and_the_card(files: dict[str, str], sentence: str) -> None:
    with pytest.raises(sandtable.BadPack, match=sentence):
        small_pack("frontier-wars", **files)


def test_a_fault_of_the_factions_hides_no_other() -> None:
    text = '[france]\nname = { en = "France" }\n[uk.standard]\ncard = 5\nhistory = "old"\n'
    with pytest.raises(sandtable.BadPack) as refused:
        small_pack("frontier-wars", factions=text)
    assert all(part in str(refused.value) for part in ("has ussr, usa, germany, uk, france", "'card'", "'history'"))


def test_a_fault_of_the_stars_is_told_with_those_of_cards(tmp_path: Path) -> None:
    head = '[pack]\nname = "own"\nextends = "standard"\n[stars]\ncity = 9\ntown = 1\n'
    (tmp_path / "pack.toml").write_text(head, encoding="utf-8")
    (tmp_path / "defense.toml").write_text("[flak]\nresearch = 4\n", encoding="utf-8")
    with pytest.raises(sandtable.BadPack) as refused:
        sandtable.new("frontier-wars", seats=2, pack=tmp_path)
    assert all(part in str(refused.value) for part in ("'research' is 4", "'city' is 9", "unknown key 'town'"))


def test_a_pack_states_its_totals() -> None:
    with pytest.raises(sandtable.BadPack, match="states 31 for 'attack'"):
        small_pack("frontier-wars", "attack = 31")


def test_a_pack_may_bring_maps(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        '[pack]\nname = "mine"\nextends = "standard"\n[totals]\noperations = 21\n', encoding="utf-8"
    )
    (tmp_path / "maps").mkdir()
    drawing = (GAME.standard_pack / "maps" / "fork.map").read_text(encoding="utf-8")
    (tmp_path / "maps" / "iceland.map").write_text(drawing, encoding="utf-8")
    match = sandtable.new("frontier-wars", seats=2, seed=1, pack=tmp_path, operation="iceland")
    assert match.options["operation"] == "iceland"
    (tmp_path / "maps" / "iceland.map").write_text(drawing.replace("2\n", "\n"), encoding="utf-8")
    with pytest.raises(sandtable.BadPack, match=r"iceland\.map"):
        sandtable.new("frontier-wars", seats=2, seed=1, pack=tmp_path, operation="iceland")

"""The table in a terminal: everything on one small screen."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len
from rich.markup import render

import sandtable
from sandtable.games.frontier_wars import terminal
from sandtable.tui.naming import SEAT_MARKS, SEAT_STYLES
from tests.frontier_wars.table import DUEL, TRIO, battle, turn
from tests.harness import Play

SCREENS = [("compact-2", 2, "en"), ("biting", 4, "uk"), ("chastise", 3, "en"), ("fork", 2, "uk")]


@pytest.mark.parametrize(("operation", "seats", "lang"), SCREENS)
def test_the_table_fits_a_small_screen(operation: str, seats: int, lang: str) -> None:
    match = sandtable.new("frontier-wars", seats=seats, seed=5, operation=operation, factions="random")
    rng = random.Random(3)
    for _ in range(120):
        if match.to_act is None:
            break
        lines = match.game.presentation.draw(match.view(0), match.speaker(lang), 80)
        assert lines is not None and len(lines) <= 17
        for line in lines:
            assert cell_len(render(line).plain) <= 84
        match.play(rng.choice(match.legal_actions()))


def test_a_tile_shows_its_kind_its_construction_and_everybodys_units() -> None:
    play = turn("building: b3=factory\nfounder: b3=0\nholder: b3=0\nunits: b3-infantry=2 c2-tank=1 | c2-infantry=1")
    lines = play.match.game.presentation.draw(play.match.view(0), play.match.speaker("en"), 100)
    assert lines is not None
    text = "\n".join(render(line).plain for line in lines)
    for part in ("b3·F ●2I", "c2A ●T/■I", "b4·H5", "d1·H5", "a2C"):
        assert part in text


def text_of(match: sandtable.Match, lang: str = "en", width: int = 80) -> str:
    lines = match.game.presentation.draw(match.view(match.to_act), match.speaker(lang), width)
    assert lines is not None
    return "\n".join(render(line).plain for line in lines)


def test_whoever_chooses_a_faction_reads_the_sheets_that_are_left_and_the_signs_of_the_map() -> None:
    match = sandtable.new("frontier-wars", seats=2, seed=5, first="0")
    match.play("lead usa")
    text = text_of(match)
    assert "UK: starts with 2IP and 3 cards. Fighter Command:" in text and "Schwerpunkt" in text
    assert "Arsenal" not in text
    assert "H5 headquarters with" in text
    assert "починає з 2ПЛ і 3 картами" in text_of(match, "uk")


def test_there_is_no_round_before_the_first() -> None:
    match = sandtable.new("frontier-wars", seats=2, seed=5, first="0")
    assert "Before round 1" in text_of(match) and "Перед раундом 1" in text_of(match, "uk")
    match.play("lead usa")
    match.play(match.legal_actions()[0])
    while match.asked is None or match.asked["step"] != "move-units":
        match.play(match.canonical_actions()[0])
    assert "Round 1," in text_of(match) and "Раунд 1;" in text_of(match, "uk")


def test_the_special_skill_says_what_it_does_when_it_is_asked() -> None:
    asked = sandtable.new("frontier-wars", seats=2, seed=5, factions="germany+uk", first="0", side="blitz")
    while asked.asked is None or asked.asked["step"] != "skill-window":
        asked.play(asked.canonical_actions()[0])
    assert "Motorised Infantry (at the start of your turn):" in text_of(asked)
    assert "Not One Step Back" not in text_of(turn("round: 5").match)


def test_a_wide_screen_keeps_the_own_sheet_in_sight() -> None:
    play = turn("round: 5")
    assert "Mass Army" in text_of(play.match, width=120)
    assert "Mass Army" not in text_of(play.match, width=80)


def test_the_reserve_is_shown_on_a_small_screen_too() -> None:
    match = sandtable.new("frontier-wars", seats=2, seed=5, factions="germany+ussr", first="0")
    assert "8I4T4A5P" in text_of(match)


def test_units_carry_the_mark_and_the_colour_of_their_seat() -> None:
    assert SEAT_MARKS[:4] == terminal.MARKS
    assert SEAT_STYLES[:4] == terminal.COLOURS


def test_a_construction_shows_whose_it_is_where_the_troops_do_not() -> None:
    contested = "building: b3=factory c3=encampment\nfounder: b3=0 c3=1\nholder: b3=0 c3=1"
    text = text_of(turn(f"{contested}\nunits: b3-infantry=1 b4-tank=1 | b3-tank=1").match)
    for part in ("b3·F● ●I/■T", "b4·H5 ●T", "c3SE■", "d1·H5■"):
        assert part in text


def test_the_map_keeps_its_place_when_units_move() -> None:
    play = turn("units: b3-infantry=3 b3-tank=1 | c2-infantry=1")
    before = text_of(play.match).splitlines()
    play.play("move b3 infantry", "to b2")
    after = text_of(play.match).splitlines()
    for name in ("a2", "b4", "c1", "c2", "d1", "e2"):
        assert [line.find(name) for line in before[1:6]] == [line.find(name) for line in after[1:6]]


def test_a_hand_says_what_kind_of_order_each_card_is() -> None:
    text = text_of(turn("hand.0: night-attack, flak x2, supplies").match)
    assert "Your hand: attack Night Attack 2; defense Flak 1 ×2; tactical Supplies 2" in text


def test_a_wide_screen_shows_the_kinds_of_cards_that_others_hold_and_a_high_one_their_skills() -> None:
    match = turn("hand.1: night-attack, flak x2, supplies").match
    assert "cards 1+2+1/4" in text_of(match, width=120) and "cards 4/4" in text_of(match, width=80)
    assert "Blitzkrieg" not in text_of(match, width=120)
    lines = match.game.presentation.draw(match.view(0), match.speaker("en"), 120, 40)
    assert lines is not None and any("Germany: Blitzkrieg" in line for line in lines)


def test_cards_that_lie_face_up_are_shown_on_a_small_screen_too() -> None:
    assert "face up: Supplies 2" in text_of(turn("face-up.0: supplies").match)


def question(play: Play, lang: str = "en") -> str:
    asked = play.match.asked
    assert asked is not None
    return play.match.speaker(lang).say(asked["message"])


def test_whoever_flies_reads_who_is_aboard() -> None:
    play = turn("units: b3-infantry=2 b3-artillery=1 b3-plane=1 | ").play("move b3 plane", "load b3")
    assert question(play) == "Who boards at b3?"
    assert question(play.play("board infantry")) == "Aboard: infantry. Who else boards at b3?"
    assert question(play.play("board artillery")) == "Where does the plane from b3 land with infantry, artillery?"


SKILLED = TRIO.replace("ussr+usa+germany", "germany+usa+ussr")


@pytest.mark.parametrize(
    ("head", "text", "played", "asked"),
    [
        (DUEL, "units: c2-infantry=2 | c2-tank=1\npending-order: elite-unit", [], "attach-order"),
        (DUEL, "units: c2-infantry=1 c2-tank=1 | c2-tank=1\npending-order: elite-unit", ["attach"], "pick-elite"),
        (SKILLED, "units: c2-tank=1 | c2-tank=1 |\nhand.0: flak", [], "skill-window"),
        (DUEL, "units: c2-infantry=2 | c2-tank=1\nhand.1: entrench", [], "play-defense-order"),
        (DUEL, "units: c2-infantry=2 | c2-tank=1\nhand.1: withdrawal", ["play withdrawal"], "pick-retreat"),
        (
            DUEL,
            "units: c2-infantry=2 | c2-tank=1 c1-tank=1 d2-tank=1\nhand.1: local-reserves",
            ["play local-reserves"],
            "pick-reserves",
        ),
        (
            DUEL,
            "units: c2-infantry=2 | c2-tank=1 d2-tank=2 d2-infantry=1\nhand.1: local-reserves",
            ["play local-reserves"],
            "bring-up-units",
        ),
        (TRIO, "units: c2-tank=2 | c2-infantry=1 | c2-infantry=1", [], "aim-impact"),
    ],
)
def test_whoever_is_asked_in_a_battle_reads_where_it_is(head: str, text: str, played: list[str], asked: str) -> None:
    play = battle("c2", text, head)
    play.play(*played)
    assert play.asked == asked
    for lang in ("en", "uk"):
        assert "c2" in question(play, lang)


def test_a_skill_outside_of_battles_is_asked_without_a_place() -> None:
    blitz = f"{DUEL}option side: blitz\n".replace("ussr+germany", "germany+ussr")
    play = turn("units: b3-infantry=1 |\nhand.0: flak", blitz, "player-turns position=0")
    assert play.asked == "skill-window"
    assert question(play) == "Use your special skill? It costs a card."
    assert question(play, "uk") == "Застосувати особливе вміння? Це коштує карти."


def test_a_battle_shows_who_attacks_when() -> None:
    """FW-E1, asked of the defender before the fight."""
    attackers, defenders = "c2-infantry=2 c2-tank=1 c2-artillery=1", "c2-infantry=2 c2-artillery=1"
    play = battle("c2", f"units: {attackers} | {defenders}\nhand.1: entrench")
    assert "Battle on c2, initiative: 3 ■A  2 ●T  1 ●2I ■2I  0 ●A" in text_of(play.match)


def test_the_battle_board_knows_garrisons_skills_and_orders() -> None:
    units = "units: d1-tank=2 | d1-infantry=1\nresistance: 5 3\nhand.1: entrench\n"
    assert "3 ■H  2 ●2T  1 ■I" in text_of(battle("d1", units).match)
    elite = battle("c2", "units: c2-infantry=2 | c2-tank=1\npending-order: elite-unit\nhand.1: flak\n").play("attach")
    assert "3 ●I  1 ●I ■T  Elite Unit" in text_of(elite.match)


def test_the_players_stand_in_turn_order() -> None:
    shown = text_of(turn("round: 5\nturn-order: 1 0").match)
    assert shown.index("1 ■ ") < shown.index("2 ● ")


def test_there_is_no_turn_order_and_nothing_to_count_before_all_have_their_factions() -> None:
    match = sandtable.new("frontier-wars", seats=2, seed=5, first="0")
    match.play("lead usa")
    assert "1 ● USA" not in text_of(match) and "0 VP" not in text_of(match) and "cards 0/" not in text_of(match)
    match.play("lead ussr")
    assert "2 ● USA" in text_of(match) and "cards 0/4" in text_of(match)

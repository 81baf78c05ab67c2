"""The table in a terminal: every unit with its place, nothing hidden shown, narrow enough for a small screen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.markup import render

import sandtable
from tests.victory_day import attack


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_game_fits_the_screen(lang: str, width: int) -> None:
    match = sandtable.new("victory-day", seed=2)
    rng = random.Random(2)
    speaker = match.speaker(lang)
    tall = 0
    while match.to_act is not None:
        match.play(rng.choice(match.legal_actions()))
        for seat in (0, 1, None) if match.number % 11 == 0 else ():
            lines = match.game.presentation.draw(match.view(seat), speaker, width)
            assert lines is not None
            assert all(len(render(line).plain) <= width for line in lines)
            assert "[" not in "".join(render(line).plain for line in lines), "a phrase without words"
            tall = max(tall, len(lines))
    assert tall <= 30


def test_units_stand_with_their_places_and_what_they_do() -> None:
    play = attack("line-1.1: tiger\nline-1.0: t-34-85, zis-3")
    play.play("wave", "direct 1-1 1-1", "launch")
    lines = play.match.game.presentation.draw(play.match.view(0), play.match.speaker("en"), 100)
    assert lines is not None
    text = "\n".join(render(line).plain for line in lines)
    assert "1-1 Pz.Kpfw. VI Tiger 5/5 ↷ ⚔1-1" in text, "it attacks and is turned"
    assert "1-1 T-34/85 4/3 ◎" in text


def test_the_enemy_s_hand_is_not_drawn() -> None:
    play = attack("line-1.1: tiger\nhand.0: is-2\nhand.1: panther")
    lines = play.match.game.presentation.draw(play.match.view(1), play.match.speaker("en"), 100)
    assert lines is not None
    text = "\n".join(render(line).plain for line in lines)
    assert "Panther" in text
    assert "IS-2" not in text


def drawn(view: dict[str, Any], match: sandtable.Match, width: int, height: int | None = None) -> list[str]:
    lines = match.game.presentation.draw(view, match.speaker("en"), width, height)
    assert lines is not None
    return [render(line).plain for line in lines]


def test_cards_in_hand_show_what_a_player_compares() -> None:
    match = attack("line-1.1: tiger\nhand.1: panther, ju-87, tiergarten").match
    hand = next(line for line in drawn(match.view(1), match, 100) if line.startswith("Hand"))
    assert "Pz.Kpfw. V Panther 4/3 1D3F2U, Ju-87 Stuka 1/2/5 3F2U, Tiergarten 1D" in hand


def test_the_numbers_of_a_player_take_one_line_on_a_small_screen() -> None:
    match = attack("line-1.1: tiger\nresources.1: depot x7, factory x6, fuel x5").match
    heads = [line for line in drawn(match.view(1), match, 80) if "Deck" in line]
    assert len(heads) == 2 and all("D " in head and "U " in head for head in heads)


def test_where_room_is_short_the_hand_shows_in_a_wave_only_what_can_be_played() -> None:
    match = attack("line-1.1: tiger, panther\nhand.1: ferdinand, volkssturm, pak-40, tiergarten").play("wave").match
    high, low = drawn(match.view(1), match, 80), drawn(match.view(1), match, 80, 5)
    assert any("Ferdinand" in line for line in high)
    assert "Hand Tiergarten 1D, …" in low
    assert len(low) < len(high)


def test_before_the_first_turn_no_turn_is_counted() -> None:
    match = sandtable.new("victory-day", seed=4)
    assert drawn(match.view(0), match, 80)[0].startswith("Before the first turn · ")

"""The table in a terminal: every unit with its place, nothing hidden shown, narrow enough for a small screen."""

from __future__ import annotations

import random

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
            lines = match.game.render(match.view(seat), speaker, width)
            assert lines is not None
            assert all(len(render(line).plain) <= width for line in lines)
            assert "[" not in "".join(render(line).plain for line in lines), "a phrase without words"
            tall = max(tall, len(lines))
    assert tall <= 30


def test_units_stand_with_their_places_and_what_they_do() -> None:
    play = attack("line-1.1: tiger\nline-1.0: t-34-85, zis-3")
    play.play("wave", "direct 1-1 1-1", "launch")
    lines = play.match.game.render(play.match.view(0), play.match.speaker("en"), 100)
    assert lines is not None
    text = "\n".join(render(line).plain for line in lines)
    assert "1-1 Pz.Kpfw. VI Tiger 5/5 ⚔1-1" in text
    assert "1-1 T-34/85 4/3 ◎" in text


def test_the_enemy_s_hand_is_not_drawn() -> None:
    play = attack("line-1.1: tiger\nhand.0: is-2\nhand.1: panther")
    lines = play.match.game.render(play.match.view(1), play.match.speaker("en"), 100)
    assert lines is not None
    text = "\n".join(render(line).plain for line in lines)
    assert "Panther" in text
    assert "IS-2" not in text

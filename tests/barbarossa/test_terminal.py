"""The terminal table: what matters is on it, and it fits."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.markup import render

import sandtable
from tests.barbarossa.table import AGB, GR, PG, operation, reinforcement


def drawn(match: sandtable.Match, seat: int | None, lang: str, width: int) -> list[str]:
    lines = match.game.render(match.view(seat), match.speaker(lang), width)
    assert lines is not None
    return [render(line).plain for line in lines]


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_game_of_three_fits_on_a_screen_of_eighty(lang: str) -> None:
    match = sandtable.new("barbarossa", seats=3, seed=4)
    lines = drawn(match, 0, lang, 80)
    assert len(lines) <= 16
    assert all(cell_len(line) <= 80 for line in lines)


def test_hands_of_others_stay_hidden_on_the_screen() -> None:
    play = operation("hand.0: trains\nhand.1: encirclement")
    assert any("Trains" in line for line in drawn(play.match, 0, "en", 100))
    assert not any("Encirclement" in line for line in drawn(play.match, 0, "en", 100))
    assert not any("Trains" in line for line in drawn(play.match, None, "en", 100))


def test_the_sum_of_an_attack_is_shown() -> None:
    play = operation(f"deployed.0: {PG}, {AGB}/fatigued\ncity-deck: kharkov, moscow\nevent-deck: rifle-army")
    play.play("attack city")
    text = "\n".join(drawn(play.match, 1, "en", 100))
    assert "Kharkov, printed +12" in text and "Rifle Army +3" in text and "= 15 BP" in text


def test_what_is_on_sale_is_listed_when_it_can_be_bought() -> None:
    shop = "\n".join(drawn(reinforcement("sp: 3").match, 0, "en", 100))
    assert "Trucks 3" in shop and "Encirclement 4" in shop
    assert "Encirclement 4" not in "\n".join(drawn(operation(f"deployed.0: {GR}").match, 0, "en", 100))

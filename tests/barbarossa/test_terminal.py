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


def test_what_is_on_sale_is_listed_by_price_when_it_can_be_bought() -> None:
    shop = " ".join(line.strip() for line in drawn(reinforcement("sp: 3").match, 0, "en", 100))
    assert "· 3 Trucks, Panzer Grenadier," in shop and "Encirclement" in shop
    assert "Encirclement" not in "\n".join(drawn(operation(f"deployed.0: {GR}").match, 0, "en", 100))


def test_a_deck_on_sale_that_runs_out_shows_how_many_cards_are_left() -> None:
    few = "\n".join(drawn(reinforcement(f"sp: 3\ndeployed.0: {PG} x6").match, 0, "en", 100))
    assert "Panzer Grenadier ×2," in few and "Trucks," in few


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("width", range(60, 100, 3))
def test_no_line_of_the_shop_is_too_long(lang: str, width: int) -> None:
    assert all(cell_len(line) <= width for line in drawn(reinforcement("sp: 3").match, 0, lang, width))

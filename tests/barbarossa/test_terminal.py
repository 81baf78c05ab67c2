"""The terminal table: what matters is on it, and it fits."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.markup import render

import sandtable
from sandtable.tui.desk import Desk
from sandtable.tui.sentences import mark
from sandtable.tui.words import Words
from tests.barbarossa.table import AGB, GR, IHTB, PG, operation, reinforcement
from tests.tui.typist import Typist


def drawn(match: sandtable.Match, seat: int | None, lang: str, width: int) -> list[str]:
    lines = match.game.presentation.draw(match.view(seat), match.speaker(lang), width)
    assert lines is not None
    return [render(line).plain for line in lines]


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_game_of_three_fits_on_a_screen_of_eighty(lang: str) -> None:
    match = sandtable.new("barbarossa", seats=3, seed=4)
    lines = drawn(match, 0, lang, 80)
    assert len(lines) <= 16
    assert all(cell_len(line) <= 80 for line in lines)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Player 1 returns Partisans to its deck."), ("uk", "Гравець 1 повертає у відповідну колоду: Партизани.")],
)
def test_an_event_that_is_put_back_is_not_said_to_go_to_the_field(lang: str, sentence: str) -> None:
    play = operation("deployed.0: partisans\nevent-deck: rifle-army").play("use partisans 1")
    assert play.zone("event-deck")[-1] == "partisans"
    assert play.match.speaker(lang).say(play.last("card-returned")["message"]) == sentence


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


ARMIES = (
    f"{PG} x3, motorised-infantry, pioneer-battalion, panzer-regiment/fatigued x2, hill x2, position, odessa, guderian",
    f"mountain-infantry x4, {GR} x2, {AGB}, ss-panzer-regiment x2, hill x3, riga, minsk, rostov, partisans",
    f"{PG} x3, artillery-regiment, {IHTB}, position x4, smolensk, brest-litovsk, forward-airfield, field-hospital",
)


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("supplies", [0, 4, 9])
def test_a_low_screen_shows_the_head_the_hand_and_every_choice_that_it_can(lang: str, supplies: int) -> None:
    armies = [f"deployed.{seat}: {army}" for seat, army in enumerate(ARMIES)]
    late = reinforcement("\n".join([f"seats: 3\nsp: {supplies}\nhand.0: trains, horses", *armies]))
    typist = Typist([])
    Desk(late.match, late.match.speaker(lang), Words(lang), 0, mark(late.match)).draw(typist.screen)
    lines = typist.shown.splitlines()
    assert len(lines) < 24  # and one to type on
    assert lines[0].startswith("── ")
    assert late.match.speaker(lang).phrase("zone-hand") in lines[lines.index("") - 1]


def test_on_a_low_screen_the_shop_ends_where_the_room_does() -> None:
    match = reinforcement("sp: 3").match
    full = match.game.presentation.draw(match.view(0), match.speaker("en"), 80)
    assert full is not None
    for height in range(len(full)):
        lines = match.game.presentation.draw(match.view(0), match.speaker("en"), 80, height)
        assert lines is not None and (len(lines) <= height or height < 8)
        assert all(cell_len(render(line).plain) <= 80 for line in lines)
    low = "\n".join(match.game.presentation.draw(match.view(0), match.speaker("en"), 80, 11) or [])
    assert "Trucks" in low and "SS Panzer Regiment" not in low and "…" in low


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("width", range(60, 100, 3))
def test_no_line_of_the_shop_is_too_long(lang: str, width: int) -> None:
    assert all(cell_len(line) <= width for line in drawn(reinforcement("sp: 3").match, 0, lang, width))

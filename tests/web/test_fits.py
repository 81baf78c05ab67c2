"""Everything that is lit is in sight, uncovered and large enough, on every screen; and it is touched itself.

A few positions of each game by default. `make browser-all` goes through whole games, in both languages and themes, with
every number of players.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser

import sandtable
from tests.server.harness import Server
from tests.web.fits import DESKS, PHONE, bodies_left_out, misfits_at, texts_told_twice
from tests.web.table import Visitor

GAMES = sandtable.game_names()
FEW = 9
"""Positions of each game that are looked at by default, at every size."""
MANY = 150


def walk(visitor: Visitor, game: str, seats: int, positions: int, seed: int, **options: str) -> list[str]:
    """What does not fit in the positions of a game that is played by touching what is lit."""
    visitor.make_table(game, ["me"] + ["greedy"] * (seats - 1), options=options)
    visitor.start()
    page, chance, wrong = visitor.page, random.Random(seed), []
    for number in range(positions):
        target = visitor.next_touch(chance)
        if target is None:
            break
        found = [*bodies_left_out(page), *texts_told_twice(page)]
        for size in [PHONE, *reversed(DESKS)]:
            found += misfits_at(page, size)
        wrong += [f"{game} {number}: {one}" for one in found]
        visitor.touch(target)
    assert visitor.complaints == []
    return wrong


@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_fits_every_screen_and_is_touched_itself(visitor: Visitor, game: str) -> None:
    seats = min(n for n in sandtable.game(game).seats if n > 1)
    assert walk(visitor, game, seats, FEW, seed=5) == []


SETTINGS = [
    pytest.param(game, seats, lang, theme, id=f"{game}-{seats}-{lang}-{theme}")
    for game in GAMES
    for seats in sandtable.game(game).seats
    for lang, theme in (("en", "dark"), ("uk", "light"))
]


@pytest.mark.slow
@pytest.mark.matrix
@pytest.mark.parametrize(("game", "seats", "lang", "theme"), SETTINGS)
def test_whole_games_fit_every_screen(
    server: Server, browser: Browser, game: str, seats: int, lang: str, theme: str
) -> None:
    with Visitor(browser, server, lang=lang) as visitor:
        visitor.context.add_init_script(f"localStorage.setItem('sandtable-theme', '\"{theme}\"')")
        assert walk(visitor, game, seats, MANY, seed=seats) == []


def test_a_check_that_cannot_fail_would_be_none(visitor: Visitor) -> None:
    """Something over a lit card, and a lit card beyond the edge, are found."""
    visitor.make_table("outpost", ["me", "random"], options={"first": "0"})
    visitor.start()
    page = visitor.page
    page.wait_for_selector("[data-lit]")
    size = DESKS[0]
    assert misfits_at(page, size) == []
    page.evaluate("document.querySelector('.frame > .own').style.transform = 'translateY(120px)'")
    assert any("out of sight" in one for one in misfits_at(page, size))
    page.evaluate("document.querySelector('.frame > .own').style.transform = ''")
    page.evaluate(COVER)
    assert any("covered" in one for one in misfits_at(page, size))


COVER: Any = """() => {
  const box = document.querySelector(".frame > .own [data-lit]").getBoundingClientRect();
  const sheet = document.createElement("div");
  sheet.style.cssText = `position:fixed;z-index:99;left:${box.left}px;top:${box.top}px;width:80px;height:60px`;
  document.body.append(sheet);
}"""
"""A sheet over the first card that is lit."""

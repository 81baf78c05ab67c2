"""Every installed game is played through in the browser."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from tests.server.harness import Server
from tests.web.table import Visitor

SHORT = {"barbarossa": {"round_limit": "4"}, "frontier-wars": {"max_rounds": "3"}, "victory-day": {}, "afu": {}}
"""Options that keep a game short; what is played is the same."""


@pytest.mark.parametrize("game", sandtable.game_names())
def test_a_whole_game_by_clicks_against_a_bot(visitor: Visitor, game: str) -> None:
    seats = ["me"] + ["random"] * (min(n for n in sandtable.game(game).seats if n > 1) - 1)
    visitor.make_table(game, seats, options=SHORT.get(game, {}))
    visitor.start()
    assert visitor.play(seed=5, touches=3000) > 0
    assert visitor.page.locator("dialog[open] .sheet").count() >= 1
    assert visitor.complaints == []


def test_a_game_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.make_table("outpost", ["me", "random"])
    visitor.start()
    assert visitor.play(seed=2, touches=600, keyboard=True) > 0


def test_a_game_on_a_phone(server: Server, browser: Any) -> None:
    with Visitor(browser, server, size=(390, 844)) as phone:
        phone.make_table("barbarossa", ["me", "random"], options=SHORT["barbarossa"])
        phone.start()
        assert phone.play(seed=3, touches=3000) > 0
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_hot_seat_asks_who_looks(visitor: Visitor) -> None:
    visitor.make_table("outpost", ["me", "me"])
    visitor.start()
    curtain = visitor.page.locator(".curtain")
    curtain.wait_for()
    assert visitor.page.locator(".own .card:not(.back)").count() == 0
    assert visitor.play(seed=4, touches=600) > 0

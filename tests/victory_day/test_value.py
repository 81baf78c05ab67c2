"""What the bot makes of a position: it uses a superior army, and it knows when a deck is about to decide the game."""

from __future__ import annotations

import sandtable
from tests.victory_day import Table, attack, rest, wave


def chosen(play: Table) -> str:
    """What `greedy` chooses for whoever is asked."""
    seat = play.match.to_act
    assert seat is not None
    return play.match.describe(sandtable.bot("greedy", seed=1).choose(play.match.seat_view(seat, seed=1)))


def test_a_superior_army_attacks() -> None:
    front = attack("""
        line-1.0: assault-engineers
        line-1.1: panzergrenadiers, pak-40, pak-40, panzergrenadiers, schuetzenzug, schuetzenzug
        resources.0: depot x2, factory x2
        resources.1: depot x2, factory x2
    """)
    assert chosen(front) == "wave"


LAST_CARDS = "deck.1: depot x4\nhand.1: fuel\nresources.1: depot x3, factory x3"
FRONT = "line-1.1: schuetzenzug, schuetzenzug\nline-1.0: rifle-company, is-2"


def test_who_would_lose_his_last_cards_blocks_at_any_price() -> None:
    left = rest(1, "depot x7, fuel, factory x3, schuetzenzug x2")
    front = wave(f"{FRONT}\n{LAST_CARDS}\ncasualties.1: {left}", active=0)
    front.play("attack 1-1", "attack 1-2", "launch")
    while front.match.to_act == 1 and front.asked == "respond":
        front.match.play(chosen(front))
    assert len(front.told("blocks")) == 2
    assert front.asked != "raid", "somebody came through to the deck"


def test_who_can_take_the_last_cards_takes_them() -> None:
    left = rest(1, "depot x7, fuel, factory x3")
    front = wave(f"line-1.0: is-2\n{LAST_CARDS}\ncasualties.1: {left}", active=0)
    assert front.asked == "raid"
    assert chosen(front) == "raid-deck"

"""The sequence of play: a round from its first step to its end, and the end of the game."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.cards import fill_hand
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Step

ROUND_BEGINS: Final = EventType("round-begins", "n word:phase seat", "AFU-3.2", n.PHASES)
HAND_DRAWN: Final = EventType("hand-drawn", "seat", "AFU-4.1")
FIRST_PLAYER_FLIPPED: Final = EventType("first-player-flipped", "seat", "AFU-3.5")

ROUND = (
    n.step.REVEAL_EVENT,
    n.step.DRAW_HANDS,
    n.step.LAY_INVADERS,
    n.step.PENDING_EVENTS,
    n.step.CONTEST,
    n.step.COMBATS,
    n.step.ROCKET_STRIKES,
    n.step.RECRUITMENT,
    n.step.CLEANUP,
    n.step.END_OF_ROUND,
)  # fmt: skip  AFU-3.3, AFU-R2

PANIC_THAT_LOSES = 3


class NewRound(Step[Afu]):
    """A round is one turn of each player."""

    number = n.step.NEW_ROUND
    rules = ("AFU-3.2", "AFU-R2")

    def run(self, s: Afu) -> None:
        s.round += 1
        s.points = [0] * s.seats
        s.panic_received = [0] * s.seats
        s.destroyed = [0] * s.seats
        s.tell(ROUND_BEGINS, s.round, s.phase, s.first)
        s.sequence(ROUND)


class DrawHands(Step[Afu]):
    """Each player draws until the hand holds 5 cards."""

    number = n.step.DRAW_HANDS
    rules = ("AFU-4.1", "AFU-4.2", "AFU-R5", "AFU-R43")

    def run(self, s: Afu) -> None:
        for seat in s.in_order():
            s.tell(HAND_DRAWN, seat)
            fill_hand(s, seat)
        if s.solo() and s.hand[0].cards.count(s.pack.panic << STATE_BITS) >= PANIC_THAT_LOSES:
            finish(s, n.ending.PANIC_IN_HAND)  # AFU-19.18, AFU-R59


class Cleanup(Step[Afu]):
    """Spent cards, the enemy's offer and the events of the round are put away."""

    number = n.step.CLEANUP
    rules = ("AFU-12.12", "AFU-16.11", "AFU-19.17", "AFU-R48")

    def run(self, s: Afu) -> None:
        for seat in s.in_order():
            s.move_all(s.spent[seat], s.discard[seat])
        if s.enemy_offer.cards:
            s.move_all(s.enemy_offer, s.invader_discard[0])
        s.move_all(s.events_now, s.game_box)


class EndOfRound(Step[Afu]):
    """The checks at the end of a round, in their order."""

    number = n.step.END_OF_ROUND
    rules = ("AFU-R6", "AFU-18.1", "AFU-18.2", "AFU-3.5", "AFU-14.1")

    def run(self, s: Afu) -> None:
        if not s.panic_stack.cards:  # AFU-18.2, AFU-19.19, AFU-R7
            finish(s, n.ending.PANIC_STACK_EMPTY)
        elif s.last_round:
            finish(s, n.ending.MOSKVA)
        else:
            if not s.solo():
                s.first = 1 - s.first  # AFU-3.5
                s.tell(FIRST_PLAYER_FLIPPED, s.first)
            s.then(n.step.PREPARE_WAR if invasion_is_over(s) else n.step.NEW_ROUND)


def invasion_is_over(s: Afu) -> bool:
    """All Invader Decks are empty, AFU-R8."""
    if s.phase != n.period.INVASION:
        return False
    for deck in s.invader_deck:
        if deck.cards:
            return False
    return True


def finish(s: Afu, reason: int) -> None:
    """The game is over; secret achievements are revealed, AFU-18.5."""
    for seat in s.in_order():
        if s.secret[seat].cards:
            s.show(s.secret[seat], s.ruleset.everyone)
    s.end(reason)

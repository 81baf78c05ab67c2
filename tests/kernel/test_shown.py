"""What closes the way back: a player learnt what the acting seat did not see, or the answers of the others."""

from __future__ import annotations

from typing import Any

from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.course import Course
from sandtable.kernel.pack import Pack
from sandtable.kernel.schema import Schema
from sandtable.kernel.state import State
from sandtable.kernel.steps import Decision, Offer, Ruleset, Sealed, Step
from sandtable.kernel.verbs import Verb, Verbs
from tests.kernel.test_knowledge import Trays, give, trays

LEFT, RIGHT = 0, 1
GUESS, MOVE = 0, 1


def acting(seat: int) -> Trays:
    s = trays()
    give(s, 3, s.hand[0])
    s.waiting = seat
    s.shown = 0
    return s


def test_an_own_card_played_openly_closes_nothing() -> None:
    s = acting(0)
    s.move(s.hand[0].cards[0], s.hand[0], s.discard)
    assert s.shown == 0


def test_the_card_of_another_does() -> None:
    s = acting(1)
    s.move(s.hand[0].cards[0], s.hand[0], s.discard)
    assert s.shown == 1


def test_a_card_drawn_does() -> None:
    s = acting(0)
    s.draw(s.deck, s.hand[0])
    assert s.shown == 1


def test_a_card_that_changes_hands_unseen_by_the_acting_seat_does() -> None:
    s = acting(2)
    s.move(s.hand[0].cards[0], s.hand[0], s.hand[1])
    assert s.shown == 1


def test_an_own_hand_may_be_shown_and_not_that_of_another() -> None:
    s = acting(0)
    s.show(s.hand[0], s.ruleset.everyone)
    assert s.shown == 0
    s.waiting = 1
    s.show(s.hand[0], s.ruleset.everyone)
    assert s.shown == 1


def test_a_pile_may_be_shown_by_who_knows_every_card_of_it() -> None:
    for known in (2, 1):
        s = trays()
        del s.deck.cards[2:], s.deck.known[2:]
        s.deck.known[:known] = [1 << 0] * known
        s.waiting, s.shown = 0, 0
        s.show(s.deck, s.ruleset.everyone)
        assert s.shown == (0 if known == 2 else 1)


def test_the_next_card_of_an_open_pile_closes_the_way_unless_the_acting_seat_knew_it() -> None:
    for knows in (True, False):
        s = trays()
        for _ in range(2):
            s.draw(s.deck, s.market)
        s.market.known[0] = 1 << 0 if knows else 0
        s.waiting, s.shown = 0, 0
        s.draw(s.market, s.discard)
        assert s.shown == (0 if knows else 1)


class Guess(Sealed[State]):
    """Everybody guesses; the guesses are told together."""

    number = GUESS

    def offer(self, s: State, to: Offer) -> None:
        to.add(LEFT)
        to.add(RIGHT)

    def take_all(self, s: State, answers: list[int]) -> None:
        s.then(MOVE)


class Move(Decision[State]):
    """The seat that guessed last goes on, knowing all guesses."""

    number = MOVE

    def seat(self, s: State) -> int:
        return s.seats - 1

    def offer(self, s: State, to: Offer) -> None:
        to.add(LEFT)
        to.add(RIGHT)

    def take(self, s: State, verb: int, a: int, b: int) -> None:
        s.then(MOVE)


class Guesses(State):
    """A state without zones."""

    pack: Pack


def guessing(seats: int) -> Course:
    steps: list[Step[Any]] = [Guess(), Move()]
    verbs = Verbs([Verb("left", [], []), Verb("right", [], [])])
    s = Guesses()
    s.start(Ruleset(seats, steps, verbs, Schema((), ()), Pack([], []), {}), seed_bytes(1))
    s.then(GUESS)
    s.run()
    return Course(s)


def test_who_answers_last_cannot_take_it_back_with_the_answers_of_the_others_in_sight() -> None:
    course = guessing(2)
    course.play(0)
    course.play(0)
    assert course.to_act == 1 and course.undoable == 0 and course.refused == "undo-shown"
    course.play(0)
    assert course.undoable == 1


def test_a_sealed_answer_of_one_alone_tells_nobody_anything() -> None:
    course = guessing(1)
    course.play(0)
    assert course.undoable == 1

"""One game of a tournament under a referee: a bot that raises, thinks for ever or answers nonsense has lost it."""

from __future__ import annotations

import signal
import threading
from dataclasses import replace
from functools import cache
from time import process_time
from typing import Any

from sandtable.kernel.asking import LONGEST, action_in, fault, notation, view_for
from sandtable.kernel.game import AnyGame
from sandtable.kernel.match import Match, begin
from sandtable.kernel.pack import Pack
from sandtable.kernel.record import Start
from sandtable.kernel.registry import check_options, game, load_pack
from sandtable.kernel.seat_view import Bot
from sandtable.lab.tournaments import Failure, Pairing, Played, Tournament, lost


class Late(BaseException):
    """The time for a choice is over. No ordinary error: a bot that catches whatever it meets must not catch this."""


class Failed(Exception):
    """A bot cannot go on; `how` and `said` are those of a `Failure`."""

    def __init__(self, how: str, said: str) -> None:
        super().__init__(how)
        self.how = how
        self.said = said


class Clock:
    """Stops who thinks too long, where the system can interrupt: on POSIX, in the main thread of a process."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.works = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> None:
        if self.works:
            self.before = signal.signal(signal.SIGALRM, self.ring)
            signal.setitimer(signal.ITIMER_REAL, self.limit)

    def __exit__(self, *_: object) -> None:
        if self.works:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)

    def ring(self, *_: object) -> None:
        raise Late


@cache
def cards_of(one: AnyGame, pack: str | None) -> Pack:
    """Your own pack is read once in each process."""
    return load_pack(one, pack)


class Refereed:
    """One game, its bots and what they have used of their time."""

    def __init__(self, what: Tournament, at: Pairing) -> None:
        self.what = what
        self.at = at
        self.seed = what.deal_seed(at.deal)
        self.seating = what.seating(at)
        one = game(what.game)
        cards = cards_of(one, what.pack)
        options = check_options(one, cards, what.seats, what.options)
        self.match: Match = begin(one, cards, what.seats, options, Start(self.seed))
        self.bots: list[Bot] = []
        self.choices = [0] * what.seats
        self.seconds = [0.0] * what.seats

    def play(self, keep_record: bool) -> Played:
        seat = 0
        try:
            for seat, seed in enumerate(self.what.bot_seeds(self.at)):
                self.bots.append(self.made(seat, seed))
            while self.match.to_act is not None:
                seat = self.match.to_act
                self.match.play(self.chosen(seat))
            played = self.finished()
        except Failed as fault:
            played = lost(self.at, self.seed, self.seating, self.match.number, Failure(seat, fault.how, fault.said))
        return replace(
            played,
            choices=tuple(self.choices),
            seconds=tuple(self.seconds),
            record=self.match.record() if keep_record else "",
        )

    def finished(self) -> Played:
        result = self.match.result
        assert result is not None
        ended = (result.ranks, result.shares, result.scores, result.reason)
        return Played(self.at, self.seed, self.seating, *ended, self.match.number)

    def made(self, seat: int, seed: int) -> Bot:
        made: Bot = self.guarded(seat, lambda: self.what.bots[self.seating[seat]].make(seed))
        return made

    def chosen(self, seat: int) -> int:
        """The action that a bot chose, if it is one."""
        bot = self.bots[seat]
        view = view_for(bot, self.match, seat, self.what.limit)
        answer = self.guarded(seat, lambda: bot.choose(view))
        self.choices[seat] += 1
        action = action_in(answer)
        if action is None:
            raise Failed("nonsense", repr(answer)[:LONGEST])
        if action not in self.match.legal_actions():
            raise Failed("illegal", notation(action, view))
        return action

    def guarded(self, seat: int, think: Any) -> Any:
        """What a bot's code answers; whatever it raises is its failure."""
        began = process_time()
        try:
            with Clock(self.what.limit):
                return think()
        except Late:
            raise Failed("hung", f"{self.what.limit:g}") from None
        except (Exception, SystemExit) as error:
            raise Failed("raised", fault(error, self.bots[seat] if seat < len(self.bots) else None)) from error
        finally:
            self.seconds[seat] += process_time() - began


def play_pairings(what: Tournament, pairings: list[Pairing], keep_records: bool) -> list[Played]:
    return [Refereed(what, at).play(keep_records) for at in pairings]

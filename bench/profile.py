"""Which steps and decisions of a game take the time: `python -m bench.profile GAME` prints a table.

Random play inside, as `play_out` does it, on whatever build the Python has: `.venv/bin/python` shows the interpreted
one, `.venv-fast/bin/python` the compiled one. Every game is played twice: once as it is, for the time of a decision,
and once with every step wrapped by one that takes the time and passes the call on. What that takes itself is measured
and taken off; still, a call of a few tenths of a microsecond is told too long. Shares are of the time of all steps: the
kernel's own is not among them, `sandtable.lab.floor` is for that.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from time import perf_counter_ns, process_time_ns

from bench.report import number, rows
from sandtable.kernel import state as kernel
from sandtable.kernel.chance import seed_bytes, stream
from sandtable.kernel.errors import Error
from sandtable.kernel.game import AnyGame
from sandtable.kernel.registry import check_options, check_seats, game, load_pack
from sandtable.kernel.state import State
from sandtable.kernel.steps import Decision, Offer, Ruleset, Sealed, Step

EMPTY_CALLS = 100_000
INTERRUPTED = 2_000_000
"""Nanoseconds that no step takes: the machine did something else meanwhile. The clock of CPU time would not count that,
but to read it takes longer than most steps."""


@dataclass
class Spent:
    """How often one method of one step was called, and the nanoseconds of it."""

    step: str
    method: str
    calls: int = 0
    time: int = 0

    def add(self, start: int) -> None:
        took = perf_counter_ns() - start
        if took < INTERRUPTED:
            self.time += took
            self.calls += 1


class Timed:
    """A step with the times of its methods."""

    def __init__(self, inner: Step[State], spent: list[Spent]) -> None:
        self.inner = inner
        name = type(inner).__name__
        self.running, self.offering, self.taking = (Spent(name, method) for method in ("run", "offer", "take"))
        spent += [self.running, self.offering, self.taking]


class TimedStep(Step[State]):
    def __init__(self, timed: Timed) -> None:
        super().__init__()
        self.timed = timed
        self.arity = timed.inner.arity

    def run(self, s: State) -> None:
        start = perf_counter_ns()
        self.timed.inner.run(s)
        self.timed.running.add(start)


class TimedDecision(Decision[State]):
    def __init__(self, inner: Decision[State], timed: Timed) -> None:
        super().__init__()
        self.inner = inner
        self.timed = timed
        self.arity = inner.arity

    def seat(self, s: State) -> int:
        return self.inner.seat(s)

    def private(self, s: State) -> bool:
        return self.inner.private(s)

    def offer(self, s: State, to: Offer) -> None:
        start = perf_counter_ns()
        self.inner.offer(s, to)
        self.timed.offering.add(start)

    def take(self, s: State, verb: int, a: int, b: int) -> None:
        start = perf_counter_ns()
        self.inner.take(s, verb, a, b)
        self.timed.taking.add(start)


class TimedSealed(Sealed[State]):
    def __init__(self, inner: Sealed[State], timed: Timed) -> None:
        super().__init__()
        self.inner = inner
        self.timed = timed
        self.arity = inner.arity

    def private(self, s: State) -> bool:
        return self.inner.private(s)

    def asked(self, s: State) -> list[int]:
        return self.inner.asked(s)

    def offer(self, s: State, to: Offer) -> None:
        start = perf_counter_ns()
        self.inner.offer(s, to)
        self.timed.offering.add(start)

    def take_all(self, s: State, answers: list[int]) -> None:
        start = perf_counter_ns()
        self.inner.take_all(s, answers)
        self.timed.taking.add(start)


def timed_step(inner: Step[State], spent: list[Spent]) -> Step[State]:
    timed = Timed(inner, spent)
    if isinstance(inner, Sealed):
        return TimedSealed(inner, timed)
    if isinstance(inner, Decision):
        return TimedDecision(inner, timed)
    return TimedStep(timed)


def cost_of_timing(s: State) -> float:
    """Nanoseconds that `Spent` counts for a call that does nothing, as hooks of a position do."""
    nothing = Spent("", "")
    for _ in range(EMPTY_CALLS):
        start = perf_counter_ns()
        State.unmake(s)
        nothing.add(start)
    return nothing.time / nothing.calls


@dataclass(frozen=True)
class Profile:
    """What was found, in nanoseconds: times by step and method, and of the same games without taking times."""

    spent: list[Spent]
    decisions: int
    whole: int
    timing: float

    def net(self, one: Spent) -> float:
        return max(0.0, one.time - one.calls * self.timing)


def play(one: AnyGame, ruleset: Ruleset, seed: int) -> tuple[int, int]:
    """A random game: its decisions and the time that they took."""
    s = one.state()
    s.start(ruleset, seed_bytes(seed))
    one.setup(s)
    s.run()
    start = process_time_ns()
    decisions = s.play_out(stream(seed_bytes(seed), 0))
    return decisions, process_time_ns() - start


def profile(name: str, seats: int | None, seconds: float) -> Profile:
    """Random games for so many CPU seconds."""
    one = game(name)
    seats = check_seats(one, seats)
    pack = load_pack(one, None)
    plain = one.ruleset(pack, seats, check_options(one, pack, seats, {}))
    spent: list[Spent] = []
    steps = [timed_step(step, spent) for step in plain.steps]
    timed = Ruleset(seats, steps, plain.verbs, plain.schema, plain.pack, plain.options, plain.result, plain.lay_out)
    decisions = whole = seed = 0
    end = process_time_ns() + seconds * 1e9
    while process_time_ns() < end:
        seed += 1
        played, time = play(one, plain, seed)
        decisions += played
        whole += time
        play(one, timed, seed)
    return Profile(spent, decisions, whole, cost_of_timing(one.state()))


def table(found: Profile, most: int) -> str:
    used = sorted((one for one in found.spent if one.calls), key=found.net, reverse=True)
    all_steps = sum(map(found.net, used))
    lines = []
    for one in used[:most]:
        net = found.net(one)
        often = number(1000 * one.calls / found.decisions)
        lines.append([one.step, one.method, often, number(net / one.calls / 1000), f"{100 * net / all_steps:.1f} %"])
    if used[most:]:
        others = sum(map(found.net, used[most:]))
        lines.append([f"{len(used) - most} others", "", "", "", f"{100 * others / all_steps:.1f} %"])
    return rows(["Step or decision", "method", "calls in 1,000 decisions", "µs a call", "share"], lines)


def shares(found: Profile, most: int) -> dict[str, float]:
    """The methods that take most of the time, with their shares of the time of all steps."""
    used = sorted((one for one in found.spent if one.calls), key=found.net, reverse=True)
    all_steps = sum(map(found.net, used))
    return {f"{one.step}.{one.method}": found.net(one) / all_steps for one in used[:most]}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.profile", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="how many seats (default: as usual)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to play (default 3)")
    parser.add_argument("--rows", type=int, default=25, help="how many rows to print (default 25)")
    parser.add_argument("--json", action="store_true", help="print microseconds a decision and the shares as JSON")
    args = parser.parse_args()
    try:
        found = profile(args.game, args.seats, args.seconds)
    except Error as error:
        raise SystemExit(f"bench.profile: {error}") from None
    if args.json:
        print(json.dumps({"decision": found.whole / found.decisions / 1000, "shares": shares(found, args.rows)}))
        return
    build = "interpreted" if kernel.__file__.endswith(".py") else "compiled"
    each = number(found.whole / found.decisions / 1000)
    print(f"{args.game}, {build}, {found.decisions:,} decisions, {each} µs each\n")
    print(table(found, args.rows))


if __name__ == "__main__":
    main()

"""A run over the mutants of a game: which are tried, with which tests, and what became of them."""

from __future__ import annotations

import hashlib
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tests.mutants.forks import Report, Tell, forked
from tests.mutants.mutations import Mutant, mutants_of, namespaces
from tests.mutants.reach import Reach, recorded
from tests.mutants.results import HARNESS, NOBODY, NOT_ASKED, RULE, TEST, VERDICTS, Result, Results
from tests.mutants.targets import Target
from tests.mutants.trial import Stage, Trial, examine

HARNESS_SECONDS = 240.0
SLOWEST_QUIET = 15.0
"""Seconds between two lines of progress where nobody looks on."""


@dataclass(frozen=True)
class Pace:
    """How mutants are tried: processes at once, seconds until one is killed, seconds of slack for a test."""

    jobs: int
    patience: float
    slack: float
    quick: bool
    """Without the harness, which takes longer than all tests of a game together."""


def all_mutants(target: Target) -> list[Mutant]:
    """Every mutant of a game's rules."""
    names = target.path("names")
    spaces = namespaces(names.read_text(encoding="utf-8")) if names.exists() else {}
    found: list[Mutant] = []
    for module in target.modules:
        text = target.path(module).read_text(encoding="utf-8")
        made = mutants_of(module, text, spaces, target.marks, target.apart)
        found += [replace(one, canonical=True) for one in made] if module in target.canonical else made
    return found


def sampled(mutants: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """So many mutants, drawn by a seed; all if it is 0. Who is drawn does not depend on the others, so that a changed
    line changes the sample by no more than its own mutants."""
    drawn = sorted(mutants, key=lambda one: hashlib.sha256(f"{seed} {one.key}".encode()).digest())
    chosen = {one.key for one in (drawn[:number] if number else drawn)}
    return [one for one in mutants if one.key in chosen]


def planned(target: Target, mutant: Mutant, reach: Reach, last: Result | None, pace: Pace) -> Trial:
    """The tests for a mutant: rule tests that reach it, then other tests that do, then the harness.

    First of all the one that noticed last time, then those that show the rules where the fault is.
    """
    tests = reach.tests(mutant.module, mutant.reached, mutant.imported)
    rule_tests = [test for test in tests if test in reach.rule_tests]
    before = [test for test in rule_tests if last and test == last.test]
    near = [test for test in rule_tests if set(mutant.rules) & set(reach.rule_tests[test])]
    others = [test for test in tests if test not in reach.rule_tests]
    groups = ((RULE, before), (RULE, near), (RULE, rule_tests), (TEST, others))
    stages = [staged(name, group, reach, pace) for name, group in groups]
    if target.harness and not pace.quick:
        stages.append(Stage(HARNESS, tuple(target.harness), (), (), target.name, HARNESS_SECONDS))
    path = target.path(mutant.module)
    return Trial(
        f"{target.package}.{mutant.module}",
        str(path.resolve()),
        mutant.made(path.read_text(encoding="utf-8")),
        tuple(stage for stage in stages if stage.tests or stage.matching),
    )


def staged(name: str, tests: list[str], reach: Reach, pace: Pace) -> Stage:
    """Each test may take several times as long as usual, and a little more."""
    files = tuple(dict.fromkeys(test.partition("::")[0] for test in tests))
    return Stage(name, files, tuple(tests), tuple(pace.slack + 5 * reach.seconds[test] for test in tests))


def judged(mutant: Mutant, digest: str, reports: list[Report], quick: bool) -> Result:
    """Who noticed, by what a trial reported."""
    stage = next((report["stage"] for report in reversed(reports) if "stage" in report), NOBODY)
    for report in reports:
        if "how" in report:
            return Result(mutant.key, digest, stage, report["test"], report["how"])
    if reports and "ended" in reports[-1]:
        return Result(mutant.key, digest, stage, "", reports[-1]["ended"])
    return Result(mutant.key, digest, NOBODY, how=NOT_ASKED if quick else "")


class Run:
    """The mutants of one game that are asked for, tried as far as no result is known."""

    def __init__(self, target: Target, mutants: list[Mutant], folder: Path, pace: Pace) -> None:
        self.pace = pace
        self.target = target
        self.mutants = mutants
        self.folder = folder
        self.results = Results(folder / f"{target.name}.jsonl")
        self.digest = target.digest()
        self.shown = 0.0
        self.began = time.monotonic()

    def todo(self) -> list[Mutant]:
        return [one for one in self.mutants if not self.results.known(one.key, self.digest, self.pace.quick)]

    def go(self) -> None:
        """Try what is left. Each result is kept at once."""
        todo = self.todo()
        if not todo:
            return
        reach = recorded(self.target, self.folder)
        self.began = time.monotonic()

        def attempt(mutant: Mutant, tell: Tell) -> None:
            examine(planned(self.target, mutant, reach, self.results.last.get(mutant.key), self.pace), tell)

        for done, (mutant, reports) in enumerate(forked(todo, attempt, self.pace.jobs, self.pace.patience), 1):
            if self.target.digest() != self.digest:
                raise SystemExit(f"{self.target.name}: rules or tests have changed meanwhile; start again")
            self.results.add(judged(mutant, self.digest, reports, self.pace.quick))
            self.show(done, len(todo))
        self.results.tidy()

    def found(self) -> Iterator[tuple[Mutant, Result]]:
        """The mutants with a result, in the order of the text; a result of older tests counts until it is renewed."""
        for one in self.mutants:
            result = self.results.last.get(one.key)
            if result:
                yield one, result

    def show(self, done: int, todo: int) -> None:
        now = time.monotonic()
        screen = sys.stdout.isatty()
        if done < todo and now < self.shown + (0.2 if screen else SLOWEST_QUIET):
            return
        self.shown = now
        counts = Counter(result.verdict for _, result in self.found())
        parts = ", ".join(f"{verdict} {counts[verdict]}" for verdict in VERDICTS)
        left = (now - self.began) / done * (todo - done) / 60
        line = f"{self.target.name}: {done} of {todo} tried; {parts}; {left:.0f} min left"
        print(f"\r{line}\x1b[K" if screen else line, end="" if screen and done < todo else "\n", flush=True)

"""Which tests execute which lines of a game's rules: recorded once, so that a mutant meets only tests that reach it."""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.mutants.forks import Tell, forked
from tests.mutants.targets import Target

Lines = dict[str, set[int]]
FORMAT = 2
"""Raised when something else is recorded, or in another shape."""
PATIENCE = 3600.0
RECORDED = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header")


class Reach:
    """The tests of a game: what each reaches, how long it takes, and which are rule tests."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.seconds: dict[str, float] = data["seconds"]
        self.rule_tests: dict[str, list[str]] = data["rule_tests"]
        """Rule tests with the rules that they show."""
        self.by_line: dict[tuple[str, int], set[str]] = defaultdict(set)
        for test, modules in data["lines"].items():
            for module, lines in modules.items():
                for line in lines:
                    self.by_line[module, line].add(test)
        self.always: set[tuple[str, int]] = {
            (module, line) for module, lines in data["always"].items() for line in lines
        }

    def tests(self, module: str, reached: tuple[int, int], imported: bool) -> list[str]:
        """The tests that execute one of these lines, the quickest first."""
        places = [(module, line) for line in range(reached[0], reached[1] + 1)]
        if imported or any(place in self.always for place in places):
            found = set(self.seconds)
        else:
            found = {test for place in places for test in self.by_line.get(place, ())}
        return sorted(found, key=lambda test: (self.seconds[test], test))


class Recorder:
    """Traces the rules while the tests run."""

    def __init__(self, target: Target) -> None:
        self.modules = {str(target.path(module).resolve()): module for module in target.modules}
        self.current: Lines = defaultdict(set)
        self.always: Lines = {}
        self.lines: dict[str, Lines] = {}
        self.seconds: dict[str, float] = {}
        self.rule_tests: dict[str, list[str]] = {}
        self.failed: list[str] = []

    def trace(self, frame: FrameType, event: str, arg: object) -> Any:
        return self.line if frame.f_code.co_filename in self.modules else None

    def line(self, frame: FrameType, event: str, arg: object) -> Any:
        self.current[self.modules[frame.f_code.co_filename]].add(frame.f_lineno)
        return self.line

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Lines inside functions that the import of the tests executes are reached by all of them."""
        self.always = self.current

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.current = defaultdict(set)
        began = time.process_time()
        result = yield
        self.seconds[item.nodeid] = round(time.process_time() - began, 4)
        self.lines[item.nodeid] = self.current
        shown = [rule for marker in item.iter_markers("rule") for rule in marker.args]
        if shown:
            self.rule_tests[item.nodeid] = shown
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def data(self) -> dict[str, Any]:
        return {
            "seconds": self.seconds,
            "rule_tests": self.rule_tests,
            "lines": {test: as_lists(lines) for test, lines in self.lines.items()},
            "always": as_lists(self.always),
        }


def as_lists(lines: Lines) -> dict[str, list[int]]:
    return {module: sorted(found) for module, found in lines.items()}


def recorded(target: Target, folder: Path) -> Reach:
    """What was recorded for these rules and tests; recorded now if anything has changed since."""
    kept = folder / f"{target.name}.reach.json"
    digest = f"{target.digest()} {FORMAT}"
    data = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    if data.get("digest") != digest:
        print(f"{target.name}: recording which tests reach which lines", flush=True)
        for _, reports in forked([target], lambda one, tell: record(one, kept, digest, tell), 1, PATIENCE):
            if reports:
                raise SystemExit(f"{target.name}: without any mutant {complaint(reports[0])}")
        data = json.loads(kept.read_text(encoding="utf-8"))
    return Reach(data)


def complaint(report: dict[str, Any]) -> str:
    failed: list[str] = report.get("failed", [])
    return "these tests fail: " + ", ".join(failed) if failed else f"the tests end with {report}"


def record(target: Target, kept: Path, digest: str, tell: Tell) -> None:
    recorder = Recorder(target)
    sys.settrace(recorder.trace)
    without = [f"--ignore={path}" for path in target.without]
    code = pytest.main([*RECORDED, *without, *target.tests], plugins=[recorder])
    sys.settrace(None)
    if code or recorder.failed:
        tell({"failed": recorder.failed, "code": int(code)})
        return
    text = json.dumps({"digest": digest, **recorder.data()})
    part = kept.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    part.replace(kept)

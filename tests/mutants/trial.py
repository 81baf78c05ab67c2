"""One mutant put to the tests, in a process that has not imported the game yet."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import re
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import pytest

from tests.mutants.forks import Tell

QUIET = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=line")
MEMORY = 2 << 30
"""What a mutant may take beyond what there was: one that never ends may fill a list for ever."""
ADDRESS = re.compile("0x[0-9a-f]+")
COLLECTING = 60.0
"""Seconds of processor time in which the tests must be collected."""


@dataclass(frozen=True)
class Stage:
    """Tests to run in this order, and how many seconds of processor time each may take."""

    name: str
    files: tuple[str, ...]
    tests: tuple[str, ...]
    limits: tuple[float, ...]
    matching: str = ""
    """Where no tests are named: those whose id has this in its brackets."""
    limit: float = 0.0


@dataclass(frozen=True)
class Trial:
    """A module with a fault, and the tests that might notice."""

    module: str
    path: str
    text: str
    stages: tuple[Stage, ...]


class Faulty(importlib.machinery.SourceFileLoader):
    """Loads a module from a text other than that of its file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.faulty = text

    def get_code(self, fullname: str) -> CodeType:
        code = compile(self.faulty, self.path, "exec", dont_inherit=True)
        assert isinstance(code, CodeType)
        return code


class FaultyFinder:
    """Finds the one module that is faulty."""

    def __init__(self, name: str, path: str, text: str) -> None:
        self.loader = Faulty(name, path, text)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.loader.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.loader.path, loader=self.loader)


class Examiner:
    """Chooses and orders the tests of a stage, and reports the first that fails or takes too long."""

    def __init__(self, stage: Stage, tell: Tell) -> None:
        self.stage = stage
        self.tell = tell
        self.limits = dict(zip(stage.tests, stage.limits))
        self.running = "collecting"

    def limit_time(self) -> None:
        signal.signal(signal.SIGPROF, self.out_of_time)
        signal.setitimer(signal.ITIMER_PROF, COLLECTING)

    def out_of_time(self, number: int, frame: FrameType | None) -> None:
        """Nothing is raised, because what never ends may also catch."""
        self.tell({"stage": self.stage.name, "test": self.running, "how": "out of time"})
        os._exit(0)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        if self.stage.tests:
            order = {test: at for at, test in enumerate(self.stage.tests)}
            items[:] = sorted((one for one in items if one.nodeid in order), key=lambda one: order[one.nodeid])
        else:
            items[:] = [one for one in items if self.stage.matching in one.nodeid.partition("[")[2]]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.running = item.nodeid
        signal.setitimer(signal.ITIMER_PROF, self.limits.get(item.nodeid, self.stage.limit))
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell({"stage": self.stage.name, "test": report.nodeid, "how": message(report)})

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell({"stage": self.stage.name, "test": report.nodeid, "how": "cannot be collected"})


def message(report: pytest.TestReport) -> str:
    """Why a test failed, in a line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = str(crash.message if crash else report.longrepr)
    return ADDRESS.sub("0x", " ".join(text.split()))[:160]


def examine(trial: Trial, tell: Tell) -> None:
    """Run stage after stage until a test notices. Reports each stage, then `test` and `how` if one does."""
    have = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (have + MEMORY, have + MEMORY))
    sys.dont_write_bytecode = True
    assert trial.module not in sys.modules, "the game is imported already"
    sys.meta_path.insert(0, FaultyFinder(trial.module, trial.path, trial.text))
    for stage in trial.stages:
        tell({"stage": stage.name})
        examiner = Examiner(stage, tell)
        examiner.limit_time()
        code = pytest.main([*QUIET, *stage.files], plugins=[examiner])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            tell({"stage": stage.name, "test": examiner.running, "how": f"pytest ended with {int(code)}"})
            return

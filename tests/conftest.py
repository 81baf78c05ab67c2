"""What holds for all tests."""

import os
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter

from tests.harness.coverage import Shown, shown_by

LEFT_OUT = "left out: "
SHOWN_BY = pytest.StashKey[Shown]()
TESTS = Path(__file__).parent
RUN_ONCE = {"SANDTABLE_COMPILED": "interpreted.txt", "SANDTABLE_COMPILED_TOO": "compiled.txt"}
"""The compiled package leaves what is never compiled to the interpreted run, and is left what plays for long."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note which rules are carried by the collected tests, before any is deselected."""
    config.stash[SHOWN_BY] = shown_by(items)
    for variable, names in RUN_ONCE.items():
        if variable in os.environ:
            elsewhere = tuple((TESTS / names).read_text(encoding="utf-8").split())
            config.hook.pytest_deselected(items=[item for item in items if place(item).startswith(elsewhere)])
            items[:] = [item for item in items if not place(item).startswith(elsewhere)]


def place(item: pytest.Item) -> str:
    """The file of a test, from here."""
    return item.path.relative_to(TESTS).as_posix()


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Tell `make test` what this machine could not run: tests skipped because of `left out: WHAT (WHY)`."""
    target = os.environ.get("SANDTABLE_LEFT_OUT")
    if target is None:
        return
    reports: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    reasons = {report.longrepr[2] for report in reports if isinstance(report.longrepr, tuple)}
    with Path(target).open("a", encoding="utf-8") as out:
        for reason in sorted(reasons):
            _, found, what = reason.partition(LEFT_OUT)
            if found:
                out.write(what + "\n")

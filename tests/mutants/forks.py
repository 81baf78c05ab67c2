"""Work in forked processes, a few at a time: each has a pipe for what it reports, and is killed if it does not end."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, Generic, TypeVar

Job = TypeVar("Job")
Report = dict[str, Any]
Tell = Callable[[Report], None]
BROKEN = "broken"
"""The report of work that raised something: a fault of ours, not of what was tried."""


@dataclass
class Child(Generic[Job]):
    """A process at work, and what has come through its pipe."""

    job: Job
    pid: int
    pipe: int
    deadline: float
    heard: bytearray = field(default_factory=bytearray)
    killed: bool = False

    def kill(self) -> None:
        self.killed = True
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)

    def reports(self) -> list[Report]:
        """Everything it reported, and at last how it ended if that was not by itself."""
        found: list[Report] = []
        for line in bytes(self.heard).split(b"\n"):
            with contextlib.suppress(ValueError):
                found.append(json.loads(line))
        _, status = os.waitpid(self.pid, 0)
        for report in found:
            if BROKEN in report:
                raise RuntimeError(report[BROKEN])
        code = os.waitstatus_to_exitcode(status)
        if self.killed or code:
            found.append({"ended": "killed" if self.killed else f"exit code {code}"})
        return found


class Stop:
    """Whether the run is to be stopped. A signal only sets this: raised at the moment of a fork it would be lost."""

    asked = False

    @classmethod
    def on_signals(cls) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, cls.ask)

    @classmethod
    def ask(cls, number: int, frame: FrameType | None) -> None:
        cls.asked = True


def forked(jobs: Iterable[Job], work: Callable[[Job, Tell], None], at_once: int, patience: float) -> Iterator[
    tuple[Job, list[Report]]
]:  # fmt: skip
    """Do each job in a process of its own; yields its reports when it ends, or is killed after so many seconds."""
    waiting = iter(jobs)
    children: dict[int, Child[Job]] = {}
    with selectors.DefaultSelector() as selector:
        try:
            while True:
                while len(children) < at_once and (child := begin(waiting, work, patience)):
                    children[child.pipe] = child
                    selector.register(child.pipe, selectors.EVENT_READ)
                if not children:
                    return
                if Stop.asked:
                    raise KeyboardInterrupt
                for key, _ in selector.select(0.5):
                    child = children[key.fd]
                    piece = os.read(child.pipe, 1 << 16)
                    child.heard += piece
                    if not piece:
                        selector.unregister(child.pipe)
                        os.close(child.pipe)
                        del children[child.pipe]
                        yield child.job, child.reports()
                for child in children.values():
                    if time.monotonic() > child.deadline and not child.killed:
                        child.kill()
        finally:
            for child in children.values():
                child.kill()
                os.close(child.pipe)
                os.waitpid(child.pid, 0)


def begin(waiting: Iterator[Job], work: Callable[[Job, Tell], None], patience: float) -> Child[Job] | None:
    """Fork for the next job, if there is one."""
    for job in waiting:
        sys.stdout.flush()
        sys.stderr.flush()
        hear, say = os.pipe()
        pid = os.fork()
        if pid:
            os.close(say)
            return Child(job, pid, hear, time.monotonic() + patience)
        os.close(hear)
        be_a_child(job, work, say)
    return None


def be_a_child(job: Job, work: Callable[[Job, Tell], None], say: int) -> None:
    """Work in silence and end without the parent's clean-up. A group of its own is killed with all that it started."""
    os.setpgid(0, 0)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    code = 1
    try:
        work(job, lambda report: send(say, report))
        code = 0
    except BaseException:
        send(say, {BROKEN: traceback.format_exc()})
    finally:
        os._exit(code)


def send(pipe: int, report: Report) -> None:
    os.write(pipe, json.dumps(report).encode() + b"\n")

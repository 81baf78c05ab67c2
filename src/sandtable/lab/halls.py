"""Where the games of a tournament are played: processes on this machine, or the machines of a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from sandtable.kernel.errors import BadOption, Error, in_its_words
from sandtable.kernel.steps import NOBODY
from sandtable.lab.arena import leave_interrupts
from sandtable.lab.referee import play_pairings
from sandtable.lab.tournaments import Failure, Pairing, Played, Tournament, lost

BATCHES_PER_WORKER = 4
MOST_IN_A_BATCH = 8
"""Games that are lost at most when somebody stops a tournament, for each worker."""


class Hall(Protocol):
    """A place where games are played. The games do not depend on it."""

    def play(self, what: Tournament, pairings: list[Pairing], keep_records: bool) -> Iterator[list[Played]]:
        """Games as they are finished, in any order and a few at a time."""
        ...

    def close(self) -> None: ...


def in_batches(pairings: list[Pairing], workers: int) -> list[list[Pairing]]:
    size = max(1, min(MOST_IN_A_BATCH, len(pairings) // (workers * BATCHES_PER_WORKER)))
    return [pairings[at : at + size] for at in range(0, len(pairings), size)]


class ThisProcess:
    """All games here, one after the other."""

    def play(self, what: Tournament, pairings: list[Pairing], keep_records: bool) -> Iterator[list[Played]]:
        for at in pairings:
            yield play_pairings(what, [at], keep_records)

    def close(self) -> None:
        pass


class ThisMachine:
    """Several processes. One that dies takes no other game with it."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise BadOption("workers-wrong", workers=workers)
        self.workers = workers
        self.pool = self.opened(workers)

    def opened(self, workers: int) -> ProcessPoolExecutor:
        # A fresh interpreter for each worker: a fork would copy the threads of a progress bar in any state.
        return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=leave_interrupts)

    def play(self, what: Tournament, pairings: list[Pairing], keep_records: bool) -> Iterator[list[Played]]:
        left = set(pairings)
        futures: list[Future[list[Played]]] = []
        try:
            for batch in in_batches(pairings, self.workers):
                futures.append(self.pool.submit(play_pairings, what, batch, keep_records))
            for future in as_completed(futures):
                played = future.result()
                left.difference_update(game.pairing for game in played)
                yield played
        except BrokenProcessPool:
            self.pool.shutdown(cancel_futures=True)
            for at in sorted(left):
                yield [self.play_apart(what, at, keep_records)]
            self.pool = self.opened(self.workers)
        except (KeyboardInterrupt, GeneratorExit):
            for process in list((self.pool._processes or {}).values()):
                process.terminate()  # nobody waits for what they are playing now
            raise

    def play_apart(self, what: Tournament, at: Pairing, keep_record: bool) -> Played:
        """A game in a process of its own, because one of those that were played together ended its process."""
        with self.opened(1) as alone:
            try:
                return alone.submit(play_pairings, what, [at], keep_record).result()[0]
            except BrokenProcessPool:
                died = Failure(NOBODY, "died", "")
                return lost(at, what.deal_seed(at.deal), what.seating(at), 0, died)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


class Cluster:
    """The machines of a Ray cluster, each with Sandtable and the bots installed. `local` starts one here."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray
        except ImportError:
            raise Error("arena-lacks-ray") from None
        self.ray: Any = ray
        try:
            if address == "local":
                ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="error")
            else:
                ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Error("arena-no-cluster", address=address, reason=in_its_words(error)) from None
        self.remote: Any = ray.remote(max_retries=0)(play_pairings)

    def play(self, what: Tournament, pairings: list[Pairing], keep_records: bool) -> Iterator[list[Played]]:
        cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        waiting = {self.remote.remote(what, batch, keep_records): batch for batch in in_batches(pairings, cores)}
        while waiting:
            ready, _ = self.ray.wait(list(waiting), num_returns=1)
            batch = waiting.pop(ready[0])
            try:
                yield self.ray.get(ready[0])
            except self.ray.exceptions.WorkerCrashedError:
                if len(batch) == 1:
                    died = Failure(NOBODY, "died", "")
                    yield [lost(batch[0], what.deal_seed(batch[0].deal), what.seating(batch[0]), 0, died)]
                for at in batch if len(batch) > 1 else ():
                    waiting[self.remote.remote(what, [at], keep_records)] = [at]

    def close(self) -> None:
        self.ray.shutdown()

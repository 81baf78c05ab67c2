"""Mutants that somebody has looked at: those that change nothing that the rules know, each with its reason."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.mutations import Mutant

FOLDER = Path(__file__).with_name("reviewed")
EQUIVALENT, CANONICAL = "equivalent", "canonical"


@dataclass(frozen=True)
class Review:
    """One reviewed mutant. `what`: it plays the same game, or only another order of choices is canonical."""

    module: str
    scope: str
    before: str
    after: str
    what: str
    reason: str
    nth: int = 1

    @property
    def key(self) -> str:
        return f"{self.module} {self.scope} #{self.nth}: {self.before} => {self.after}"


class Reviews:
    """The reviews of one game."""

    def __init__(self, path: Path) -> None:
        tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        reviews = [Review(what=what, **row) for what in (EQUIVALENT, CANONICAL) for row in tables.get(what, [])]
        self.by_key = {review.key: review for review in reviews}

    def what(self, mutant: Mutant) -> str:
        """`equivalent`, `canonical`, or empty for a mutant that a rule test should notice."""
        review = self.by_key.get(mutant.key)
        return review.what if review else CANONICAL if mutant.canonical else ""

    def stale(self, mutants: list[Mutant]) -> list[str]:
        """Reviews of mutants that there are no longer."""
        there = {mutant.key for mutant in mutants}
        return [key for key in self.by_key if key not in there]

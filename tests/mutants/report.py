"""The tables of a run: by module and by rule, who noticed; then every mutant that no rule test noticed."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable

from tests.mutants.mutations import Mutant
from tests.mutants.results import HARNESS, NOBODY, RULE, TEST, VERDICTS, Result
from tests.mutants.reviewed import CANONICAL, EQUIVALENT, Reviews

Found = list[tuple[Mutant, Result]]
COLUMNS = ("all", "by a rule test", "by another test", "by the harness", "by nobody", "score")


class Report:
    """What a run came to. Equivalent mutants and those of canonical order are counted apart."""

    def __init__(self, game: str, found: Found, reviews: Reviews) -> None:
        self.game = game
        self.reviews = reviews
        self.counted = [pair for pair in found if not reviews.what(pair[0])]
        self.equivalent = [pair for pair in found if reviews.what(pair[0]) == EQUIVALENT]
        self.canonical = [pair for pair in found if reviews.what(pair[0]) == CANONICAL]

    @property
    def score(self) -> float:
        return score_of(Counter(result.verdict for _, result in self.counted))

    def mistaken(self) -> Found:
        """Reviewed as equivalent, and yet noticed."""
        return [pair for pair in self.equivalent if pair[1].verdict != NOBODY]

    def survivors(self) -> Found:
        """What no rule test noticed; of canonical order, what nobody noticed."""
        lost = [pair for pair in self.counted if pair[1].verdict != RULE]
        return lost + [pair for pair in self.canonical if pair[1].verdict == NOBODY]

    def summary(self) -> str:
        counts = Counter(result.verdict for _, result in self.counted)
        noticed = sum(result.verdict != NOBODY for _, result in self.canonical)
        return (
            f"{self.game}: {self.score:.1f} % of {len(self.counted)} mutants noticed by rule tests; {counts[TEST]} by "
            f"other tests, {counts[HARNESS]} by the harness, {counts[NOBODY]} by nobody. Apart: {len(self.equivalent)} "
            f"equivalent; {noticed} of {len(self.canonical)} of canonical order noticed."
        )

    def text(self, stale: list[str]) -> str:
        parts = [self.summary(), "", *self.by_module(), "", *self.by_rule(), ""]
        parts += ["Not noticed by a rule test:", *described(self.survivors()), ""]
        parts += ["Reviewed as equivalent, and yet noticed:", *described(self.mistaken()), ""]
        parts += ["Reviewed, and not there any more:", *stale, ""]
        return "\n".join(parts)

    def by_module(self) -> list[str]:
        counts: dict[str, Counter[str]] = defaultdict(Counter)
        for mutant, result in self.counted:
            counts[mutant.module][result.verdict] += 1
        counts["together"] = Counter(result.verdict for _, result in self.counted)
        return table("module", counts)

    def by_rule(self) -> list[str]:
        """Each mutant counts for every rule named where it was made."""
        counts: dict[str, Counter[str]] = defaultdict(Counter)
        for mutant, result in self.counted:
            for rule in mutant.rules or ("none",):
                counts[rule][result.verdict] += 1
        return table("rule", {rule: counts[rule] for rule in sorted(counts, key=in_order)})


def in_order(rule: str) -> list[tuple[bool, int, str]]:
    """Rule ids sort by their numbers."""
    return [(not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in re.split(r"(\d+)", rule)]


def score_of(counts: Counter[str]) -> float:
    total = sum(counts.values())
    return 100 * counts[RULE] / total if total else 100.0


def table(head: str, counts: dict[str, Counter[str]]) -> list[str]:
    lines = [f"{head:<16}" + "".join(f"{column:>17}" for column in COLUMNS)]
    for name, row in counts.items():
        numbers = [sum(row.values()), *(row[verdict] for verdict in VERDICTS)]
        lines.append(f"{name:<16}" + "".join(f"{number:>17}" for number in numbers) + f"{score_of(row):>15.1f} %")
    return lines


def described(found: Iterable[tuple[Mutant, Result]]) -> list[str]:
    lines: list[str] = []
    for mutant, result in found:
        by = f" by {result.test} ({result.how})" if result.verdict != NOBODY else ""
        nth = f" (number {mutant.nth})" if mutant.nth > 1 else ""
        lines.append(f"  {mutant.module}.py:{mutant.line} {mutant.scope}{nth}, {mutant.kind}: {result.verdict}{by}")
        lines.append(f"    - {mutant.before}")
        lines.append(f"    + {mutant.after}")
    return lines or ["  none"]

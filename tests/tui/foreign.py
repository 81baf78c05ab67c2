"""A whole game at the terminal in the made-up language: `python -m tests.tui.foreign GAME SEATS SEED`.

Numbers of choices at random, and now and then a command or something that is none. All that the screen showed is
printed.
Run in a process of its own, because languages are looked for once.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import sandtable
from tests.harness.pseudo import CODE, accented
from tests.tui.typist import Key, sit

ASIDES = (
    *("help", "look", "choices", "log 30", "why", "card", "card 1", "hint", "undo", accented("no"), "table", "lang xx"),
    *("why 1", "999", "0", "frobnicate", "card frobnicate", "look frobnicate", "why frobnicate", ""),
    *("resume nowhere.record", "save .", "save", "resign", accented("no")),
)
"""What is typed besides choices, each in its turn. What asks for more is answered no."""
NAMES = "Олена,Богдан,Ірина,Марко"


OFTEN, SELDOM = 3, 25
"""After so many choices something else is typed: often until everything was typed twice, seldom later."""


def keys(match: sandtable.Match, chance: random.Random) -> Iterator[Key]:
    """Whoever is asked takes the screen with Enter, then types a choice; now and then something else first."""
    holder: int | None = None
    turn = said = 0
    while match.to_act is not None:
        if match.to_act != holder and match.seats > 1:
            holder = match.to_act
            yield ""
        turn += 1
        if turn % (OFTEN if said < 2 * len(ASIDES) else SELDOM) == 0:
            yield ASIDES[said % len(ASIDES)]
            said += 1
        yield str(chance.randint(1, len(match.legal_actions())))


def main(game: str, seats: str, seed: str) -> None:
    match = sandtable.new(game, seats=int(seats), seed=int(seed))
    names = ",".join(NAMES.split(",")[: match.seats])
    _, typist = sit(match, keys(match, random.Random(int(seed))), CODE, names=names)
    assert match.result is not None
    print(typist.shown)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Keep positions with the choice that a bot makes in each: `python -m tests.bots.keep_positions BOT`.

The positions lie evenly through games that the bot plays against itself. A position is kept as text, so it can be read
and outlasts changes of the rules that do not concern it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import sandtable

FOLDER = Path(__file__).parent / "kept"
GAMES: dict[str, list[dict[str, Any]]] = {
    "afu": [{"seats": 2}, {"seats": 1}],
    "barbarossa": [{"seats": 2}, {"seats": 4}],
    "frontier-wars": [{"seats": 2}, {"seats": 3}],
    "victory-day": [{"seats": 2}, {"seats": 2}],
}
OF_A_MODE = 25
BETWEEN = "\n---\n"


def walk(game: str, bot: str, seed: int, settings: dict[str, Any]) -> list[tuple[str, str]]:
    """A game of a bot against itself: each position with more than one choice, and what was chosen there."""
    match = sandtable.new(game, seed=seed, **settings, pack=first_edition(game))
    found = []
    while (seat := match.to_act) is not None:
        choice = choose(match, seat, bot)
        if len(match.canonical_actions()) > 1:
            found.append((match.position(), match.describe(choice)))
        match.play(choice)
    return found


def choose(match: sandtable.Match, seat: int, bot: str) -> int:
    """As in `chosen`: in a match that begins at this position."""
    return sandtable.bot(bot, seed=1).choose(begin(match.position()).seat_view(seat))


def begin(position: str) -> sandtable.Match:
    """With the cards of the first edition, for which the choices were kept."""
    game = position.partition("\n")[0].removeprefix("game: ")
    return sandtable.from_position(position, pack=first_edition(game), seed=1)


def first_edition(game: str) -> Path:
    return next(folder for folder in sandtable.game(game).older_packs if folder.name == "first-edition")


def kept(game: str) -> list[tuple[str, str]]:
    """The positions of a game with their choices."""
    entries = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").split(BETWEEN)
    return [(position, choice) for choice, _, position in (entry.partition("\n") for entry in entries)]


def main() -> int:
    bot = sys.argv[1]
    FOLDER.mkdir(exist_ok=True)
    for game, modes in GAMES.items():
        entries = []
        for number, settings in enumerate(modes):
            found = walk(game, bot, number + 1, settings)
            step = len(found) / OF_A_MODE
            entries += [found[int(at * step)] for at in range(OF_A_MODE)]
        text = BETWEEN.join(f"{choice}\n{position.strip()}" for position, choice in entries)
        (FOLDER / f"{game}.txt").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

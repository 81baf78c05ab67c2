"""The score sheet at the end of a game: every score line by line, then why the game ended and who won."""

from __future__ import annotations

from rich.text import Text

import sandtable
from sandtable.kernel.results import Figure, Result
from sandtable.tui.columns import in_columns
from sandtable.tui.naming import Namer


def sheet_lines(match: sandtable.Match, result: Result, namer: Namer, width: int) -> list[Text]:
    """Each player by rank with the parts of the score; the verdict last, where the eye is."""
    lines: list[Text] = []
    for seat in sorted(range(match.seats), key=lambda seat: result.ranks[seat]):
        rank, score = f"{result.ranks[seat]}. ", f"  {result.scores[seat]}"
        lines.append(Text.assemble((rank, "bold"), namer.seat(seat), (score, "bold")))
        lines += [*score_lines(result.sheet[seat], namer, width), Text()]
    lines.append(Text(namer.phrase(f"ending-{result.reason}", result.reason)))
    lines.append(Text(verdict(result, namer), style="bold yellow"))
    return lines


def verdict(result: Result, namer: Namer) -> str:
    """Who won, in a sentence."""
    winners = [namer.speaker.seat(seat) for seat, share in enumerate(result.shares) if share > 0]
    if not winners:
        return namer.words("verdict-lost")
    if len(winners) == 1:
        return namer.words("verdict-won", name=winners[0])
    return namer.words("verdict-shared", names=", ".join(winners))


def score_lines(figure: Figure, namer: Namer, width: int) -> list[Text]:
    """The parts of a score, equal ones together."""
    counts: dict[tuple[str, int], int] = {}
    for part in figure.parts:
        said = namer.message({"id": part.name, "args": part.arguments})
        counts[said, part.number] = counts.get((said, part.number), 0) + 1
    cells = []
    for (said, number), count in counts.items():
        cells.append(Text.assemble((f"{number * count:>6} ", "bold"), namer.times(said, count)))
    return in_columns(cells, width)

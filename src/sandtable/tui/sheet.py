"""The score sheet at the end of a game: who won and why, and every score line by line."""

from __future__ import annotations

from rich.text import Text

import sandtable
from sandtable.kernel.game import Figure, Result
from sandtable.tui.naming import Namer


def sheet_lines(match: sandtable.Match, result: Result, namer: Namer) -> list[Text]:
    """Reason, winner, then each player by rank with the parts of the score."""
    reason = namer.phrase(f"ending-{result.reason}", result.reason)
    lines = [Text(reason), Text(verdict(result, namer), style="bold yellow")]
    order = sorted(range(match.seats), key=lambda seat: result.ranks[seat])
    for seat in order:
        lines.append(Text())
        head = Text(f"{result.ranks[seat]}. ", style="bold")
        head.append_text(namer.seat(seat))
        head.append(f"  {result.scores[seat]}", style="bold")
        lines.append(head)
        if seat < len(result.sheet):
            lines += score_lines(result.sheet[seat], namer)
    return lines


def verdict(result: Result, namer: Namer) -> str:
    """Who won, in a sentence."""
    winners = [namer.speaker.seat(seat) for seat, rank in enumerate(result.ranks) if result.shares[seat] > 0]
    if not winners:
        return namer.words("verdict-lost")
    if len(winners) == 1:
        return namer.words("verdict-won", name=winners[0])
    return namer.words("verdict-shared", names=", ".join(winners))


def score_lines(figure: Figure, namer: Namer) -> list[Text]:
    """The parts of a score, equal ones in one line."""
    counts: dict[tuple[str, int], int] = {}
    for part in figure.parts:
        said = namer.message({"id": part.name, "args": part.arguments})
        counts[said, part.number] = counts.get((said, part.number), 0) + 1
    lines = []
    for (said, number), count in counts.items():
        lines.append(Text.assemble((f"{number * count:>7} ", "bold"), f" {namer.times(said, count)}"))
    return lines

"""Small tables for worked examples.

The duel, seats: 0 USSR on b4, 1 Germany on d1         Compact 3, seats: 0 USSR on a2, 1 USA on c5, 2 Germany on e2

        a2 C                                                  a2 1   a3 S   a4 C
     b2 .  b3 .  b4 1                                            b2 .   b3 .
  c1 S  c2 A  c3 S                                     c1 C   c2 .   c3 A   c4 .   c5 2
d1 2  d2 .  d3 .                                           d1 S   d2 .   d3 .   d4 S
        e2 C                                                  e2 3          e4 C
"""

from __future__ import annotations

from pathlib import Path

from sandtable.kernel.pack import Pack
from sandtable.kernel.position import one_line
from tests.harness import Play, position

LETTERS = "ITAP"
TURN = "end-of-turn, list-battles, build, after-movement, move-units"
WHOLE_TURN = f"{TURN}, play-attack-order"
DUEL_MAP = (Path(__file__).parent / "duel.map").read_text(encoding="utf-8")
DUEL = f"seats: 2\noption operation: {one_line(DUEL_MAP)}\noption factions: ussr+germany\noption starts: fixed\n"
TRIO = "seats: 3\noption factions: ussr+usa+germany\noption starts: fixed\n"
QUARTET = "seats: 4\noption factions: ussr+usa+germany+uk\noption starts: fixed\n"


def table(head: str, text: str, agenda: str, pack: Pack | None = None) -> Play:
    """A position whose agenda ends with `agenda`; below it waits the next round."""
    return position("frontier-wars", f"{head}{text}\nagenda: new-round, {agenda}", pack)


def turn(text: str, head: str = DUEL, agenda: str = TURN, pack: Pack | None = None) -> Play:
    """Seat 0 is about to move."""
    return table(head, f"active: 0\n{text}", agenda, pack)


def battle(tile: str, text: str, head: str = DUEL, pack: Pack | None = None) -> Play:
    """Units of seat 0 have just moved to a tile; nothing else is left to do in the turn but to fight there."""
    play = turn(f"entered: {tile}=1\n{text}", head, pack=pack).play("end-movement")
    if play.asked == "build":
        play.play("end-building")
    return play


def initiatives(play: Play) -> list[int]:
    """The initiative steps that were fought."""
    return [event["message"]["args"]["n"] for event in play.told("step-fought")]


def place(play: Play, tile: str) -> int:
    """The number of a tile."""
    return play.match.schema.counter("flag").labels.index(tile)


def troops(play: Play, seat: int, tile: str) -> str:
    """Units of a seat on a tile as letters: `IIT` is two infantry and a tank."""
    at = 4 * place(play, tile)
    counts = play.counter("units")[seat][at : at + 4]
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def at(play: Play, counter: str, tile: str) -> int:
    """The value of a counter by tile."""
    return int(play.counter(counter)[place(play, tile)])


def medals(play: Play) -> list[int]:
    return list(play.counter("medals"))


def heard(play: Play, name: str) -> int:
    """How often something was told."""
    return len(play.told(name))


def figure(play: Play, name: str, seat: int) -> int:
    """A figure of a seat, as that seat sees it."""
    for item in play.match.view(seat)["figures"]:
        if item["id"] == name and item["seat"] == seat:
            return int(item["total"])
    raise AssertionError(f"there is no figure {name} of seat {seat}")

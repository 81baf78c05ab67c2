"""The options that hang together: an operation for the number of players, and who plays which faction."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sandtable.games.frontier_wars.columns import FrontierPack
from sandtable.games.frontier_wars.names import FACTIONS
from sandtable.games.frontier_wars.packs import add_map
from sandtable.kernel.errors import BadOption, BadPack, closest

COMPACT = "compact"
"""The default operation: the Compact map for the number of players."""


def find_operation(pack: FrontierPack, operation: str, seats: int) -> str:
    """The name under which the pack keeps the map: a slug, or the text of a map that is not in the pack (FW-2.5)."""
    if operation == COMPACT:
        operation = f"{COMPACT}-{seats}"
    if operation not in pack.fields:
        operation = map_text(pack, operation, seats)
        try:
            add_map(pack, operation, operation, None)
        except BadPack as error:
            raise BadOption("frontier-wars: {}", error) from None
    players = pack.fields[operation].players
    if players != seats:
        raise BadOption(
            "frontier-wars: operation {} is for {} players, not {}; use {} seats, or {}",
            pack.fields[operation].name, players, seats, players, ", ".join(fitting(pack, seats)),
        )
    return operation


def fitting(pack: FrontierPack, seats: int) -> list[str]:
    return sorted(name for name, field in pack.fields.items() if field.players == seats and "\n" not in name)


def map_text(pack: FrontierPack, operation: str, seats: int) -> str:
    """A text of several lines is a map itself; anything else must be the name of a file."""
    if "\n" in operation:
        return operation
    fits = fitting(pack, seats)
    try:
        return Path(operation).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadOption(
            "frontier-wars: option operation is {}{}; use {}, or a map file",
            repr(operation), closest(operation, [COMPACT, *fits]), ", ".join(fits),
        ) from None


def check_factions(given: str, seats: int) -> None:
    """`choose`, `random`, or one faction for each seat, each at most once (FW-R13)."""
    if given in ("choose", "random"):
        return
    chosen = given.split("+")
    if len(chosen) != seats or len(set(chosen)) != seats or not set(chosen) <= set(FACTIONS):
        example = "+".join(FACTIONS[:seats])
        raise BadOption(
            "frontier-wars: option factions is {}; use choose, random, or {} different ones of {}, such as {}",
            repr(given), seats, ", ".join(FACTIONS), example,
        )


@cache
def standard_maps() -> frozenset[str]:
    """The operations that every copy of the game has."""
    return frozenset(path.stem for path in (Path(__file__).parent / "pack" / "maps").glob("*.map"))

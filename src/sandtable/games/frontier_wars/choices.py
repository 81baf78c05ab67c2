"""The options that go together: an operation for the number of players, and who plays which faction."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import FrontierPack
from sandtable.games.frontier_wars.packs import add_map
from sandtable.games.frontier_wars.scoring import NO_LIMIT
from sandtable.kernel.errors import BadOption, BadPack, Phrase, closest
from sandtable.kernel.options import Option, Options
from sandtable.kernel.toml import UTF_8

COMPACT = "compact"
"""The default operation: the Compact map for the number of players."""


@cache
def standard_maps() -> frozenset[str]:
    """The operations that every copy of the game has."""
    return frozenset(path.stem for path in (Path(__file__).parent / "pack" / "maps").glob("*.map"))


OPERATION: Final = Option("operation", COMPACT, (COMPACT, *sorted(standard_maps())), free=True)
SIDE: Final = Option("side", n.SIDES[0], n.SIDES)
FACTIONS: Final = Option("factions", "choose", ("choose", "random"), free=True)
STARTS: Final = Option("starts", "random", ("random", "fixed"))


def find_operation(pack: FrontierPack, operation: str, seats: int) -> str:
    """The name under which the pack keeps the map: a slug, or the text of a map that is not in the pack (FW-2.5)."""
    if operation == COMPACT:
        operation = f"{COMPACT}-{seats}"
    if operation not in pack.fields:
        operation = map_text(pack, operation, seats)
        try:
            add_map(pack, operation, operation, None)
        except BadPack as error:
            raise BadOption("frontier-wars-map", problem=error) from None
    players = pack.fields[operation].players
    if players != seats:
        raise BadOption(
            "frontier-wars-operation-seats",
            operation=pack.fields[operation].name,
            players=players,
            seats=seats,
            fitting=fitting(pack, seats),
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
        return Path(operation).read_text(encoding=UTF_8)
    except UnicodeDecodeError:
        raise BadOption("frontier-wars-map", problem=Phrase("not-utf-8")) from None
    except OSError:
        raise BadOption(
            "frontier-wars-option-operation",
            value=repr(operation),
            hint=closest(operation, [COMPACT, *fits]),
            known=fits,
        ) from None


def check_factions(given: str, seats: int) -> None:
    """`choose`, `random`, or one faction for each seat, each at most once (FW-R13)."""
    if given in ("choose", "random"):
        return
    chosen = given.split("+")
    if len(chosen) != seats or len(set(chosen)) != seats or not set(chosen) <= set(n.FACTIONS):
        example = "+".join(n.FACTIONS[:seats])
        raise BadOption(
            "frontier-wars-option-factions", value=repr(given), seats=seats, known=n.FACTIONS, example=example
        )


def check_options(pack: FrontierPack, seats: int, options: Options) -> Options:
    operation = find_operation(pack, str(options["operation"]), seats)
    check_factions(str(options["factions"]), seats)
    return {**options, "operation": operation}


def bound_pack(pack: FrontierPack, options: Options) -> FrontierPack:
    """States see the pack bound to the map and the side of the sheets of their match."""
    return pack.on(str(options["operation"]), n.SIDES.index(str(options["side"])))


ACTIONS_PER_ROUND: Final = 25 * 6 + 28 * 26 + 200 + 150
"""One seat and round: at most 25 units move with 6 choices each, 28 battles take 26 choices and 200 impacts are aimed,
and drawing, reinforcing, building, orders, upkeep and discard stay below 150."""


def longest(pack: FrontierPack, seats: int, options: Options) -> int:
    rounds = int(options["max_rounds"]) or NO_LIMIT
    return seats * (10 + rounds * ACTIONS_PER_ROUND)

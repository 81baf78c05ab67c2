"""What makes an operation a fair and playable map: one sentence for everything that is not so.

The counts of the mission notebook are FW-24.1 to FW-24.20 with FW-R81 and FW-R82. The other checks keep a map
honest: nobody is cut off, nobody starts nearer to the stars, and there is always something to fight over.
"""

from typing import Final

from sandtable.games.frontier_wars.maps import AIRPORT, CITY, KIND_NAMES, NEUTRAL, STRATEGIC, WATER, MapError, Operation

STAR_KINDS: Final = (CITY, AIRPORT, STRATEGIC)
SMALL_MAP: Final = 15  # from this many tiles on, starts lie four steps apart instead of three
CLOSE_STARTS: Final = (3, 4)
SHORE: Final = 3  # land tiles that a lake must touch

# The turns and mirrors of the hexagon lattice: (a, b, c, d) sends (q, r) to (aq + br, cq + dr).
Turn = tuple[int, int, int, int]
HALF_TURN: Final = (-1, 0, 0, -1)
THIRD_TURN: Final = (-1, -1, 1, 0)
MIRRORS: Final = ((-1, -1, 0, 1), (1, 1, 0, -1), (1, 0, -1, -1), (-1, 0, 1, 1), (0, 1, 1, 0), (0, -1, -1, 0))


def problems(operation: Operation) -> list[MapError]:
    """Everything that is wrong with a map; an empty list means that it can be played and is fair."""
    found = _start_problems(operation)
    if found:
        return found
    found = _connection_problems(operation)
    if found:
        return found
    return (
        _distance_problems(operation)
        + _building_problems(operation)
        + _water_problems(operation)
        + _star_problems(operation)
        + _fairness_problems(operation)
        + _symmetry_problems(operation)
    )


def count_problems(operation: Operation, printed: dict[str, int]) -> list[MapError]:
    """Where a map differs from the list of tiles that the notebook prints for it."""
    found = operation.counts()
    return [
        MapError("frontier-wars-map-count", found=found[kind], kind=kind, listed=printed.get(kind, 0))
        for kind in found
        if found[kind] != printed.get(kind, 0)
    ]


def _start_problems(operation: Operation) -> list[MapError]:
    marks = sorted(tile.start for tile in operation.tiles if tile.start)
    if marks == list(range(1, operation.players + 1)):
        return []
    return [MapError("frontier-wars-map-starts", players=operation.players, starts=marks)]


def _connection_problems(operation: Operation) -> list[MapError]:
    found: list[MapError] = []
    apart = _unreached(operation, len(operation.tiles), 0, True)
    if apart:
        found.append(MapError("frontier-wars-map-not-connected", tiles=apart))
    else:
        apart = _unreached(operation, len(operation.tiles), operation.starts[0], False)
        if apart:
            found.append(MapError("frontier-wars-map-land-not-connected", tiles=apart))
    return found


def _unreached(operation: Operation, count: int, origin: int, over_water: bool) -> str:
    around = operation.neighbours()
    seen = {origin}
    queue = [origin]
    while queue:
        for there in around[queue.pop()]:
            if there not in seen and (over_water or operation.tiles[there].kind != WATER):
                seen.add(there)
                queue.append(there)
    return ", ".join(
        operation.tiles[index].name
        for index in range(count)
        if index not in seen and (over_water or operation.tiles[index].kind != WATER)
    )


def _distance_problems(operation: Operation) -> list[MapError]:
    needed = CLOSE_STARTS[len(operation.tiles) >= SMALL_MAP]
    starts = operation.starts
    found = []
    for one, origin in enumerate(starts):
        steps = operation.ground_distances(origin)
        for other in range(one + 1, len(starts)):
            if steps[starts[other]] < needed:
                found.append(
                    MapError(
                        "frontier-wars-map-starts-too-close",
                        one=one + 1,
                        other=other + 1,
                        steps=steps[starts[other]],
                        tiles=len(operation.tiles),
                        least=needed,
                    )
                )
    return found


def _building_problems(operation: Operation) -> list[MapError]:
    found = []
    around = operation.neighbours()
    for number, start in enumerate(operation.starts, start=1):
        sites = [there for there in around[start] if operation.tiles[there].kind in (NEUTRAL, STRATEGIC)]
        if len(sites) < 2:
            found.append(MapError("frontier-wars-map-start-too-narrow", start=number, sites=len(sites)))
        for there in around[start]:
            if operation.tiles[there].kind in (CITY, AIRPORT):
                kind = KIND_NAMES[operation.tiles[there].kind]
                found.append(
                    MapError(
                        "frontier-wars-map-star-at-start", kind=kind, tile=operation.tiles[there].name, start=number
                    )
                )
    return found


def _water_problems(operation: Operation) -> list[MapError]:
    around = operation.neighbours()
    lakes = [index for index, tile in enumerate(operation.tiles) if tile.kind == WATER]
    found = []
    for lake in lakes:
        shore = sum(operation.tiles[there].kind != WATER for there in around[lake])
        if shore < SHORE and operation.tiles[lake].name not in operation.excused:
            found.append(
                MapError("frontier-wars-map-water-is-sea", tile=operation.tiles[lake].name, shore=shore, least=SHORE)
            )
    if lakes and not _planes_matter(operation):
        found.append(MapError("frontier-wars-map-water-useless"))
    return found


def _planes_matter(operation: Operation) -> bool:
    for one in range(len(operation.tiles)):
        if operation.tiles[one].kind != WATER:
            steps = operation.ground_distances(one)
            for other in range(one):
                if steps[other] > operation.air_distance(one, other):
                    return True
    return False


def _star_problems(operation: Operation) -> list[MapError]:
    stars = [index for index, tile in enumerate(operation.tiles) if tile.kind in STAR_KINDS]
    steps = [operation.ground_distances(start) for start in operation.starts]
    found = [
        MapError("frontier-wars-map-start-without-star", start=number)
        for number, from_start in enumerate(steps, start=1)
        if not any(from_start[star] <= 2 for star in stars)
    ]
    nearest = [sorted(from_start[star] for from_start in steps) for star in stars]
    if not any(distances[0] == distances[1] for distances in nearest):
        found.append(MapError("frontier-wars-map-nothing-between"))
    return found


def _fairness_problems(operation: Operation) -> list[MapError]:
    if operation.fairness == "none":
        return []
    steps = [operation.ground_distances(start) for start in operation.starts]
    found = []
    for kind in STAR_KINDS:
        tiles = [index for index, tile in enumerate(operation.tiles) if tile.kind == kind]
        lists = [sorted(from_start[tile] for tile in tiles) for from_start in steps]
        sums = [sum(distances) for distances in lists]
        exact = operation.fairness == "exact"
        if (exact and any(distances != lists[0] for distances in lists)) or max(sums) - min(sums) > 1:
            name = "frontier-wars-map-unequal" if exact else "frontier-wars-map-uneven"
            there = "; ".join(" ".join(map(str, distances)) for distances in lists)
            found.append(MapError(name, kind=KIND_NAMES[kind], steps=there))
    return found


def _symmetry_problems(operation: Operation) -> list[MapError]:
    turns: dict[str, list[tuple[Turn, ...]]] = {
        "none": [()],
        "half turn": [(HALF_TURN,)],
        "third turn": [(THIRD_TURN,)],
        "one mirror": [(mirror,) for mirror in MIRRORS],
        "two mirrors": [MIRRORS[pair : pair + 2] for pair in range(0, len(MIRRORS), 2)],
    }
    if any(all(_is_symmetric(operation, turn) for turn in group) for group in turns[operation.symmetry]):
        return []
    return [MapError("frontier-wars-map-not-symmetric", symmetry=operation.symmetry)]


def _is_symmetric(operation: Operation, turn: Turn) -> bool:
    """Whether some turn or mirror with these axes, about any centre, leaves the map as it is."""
    tiles = [tile for tile in operation.tiles if tile.name not in operation.excused]
    signs = {(tile.q, tile.r): (tile.kind, tile.start > 0) for tile in tiles}
    a, b, c, d = turn
    turned = [(a * tile.q + b * tile.r, c * tile.q + d * tile.r, (tile.kind, tile.start > 0)) for tile in tiles]
    for tile in tiles:
        right = tile.q - turned[0][0]
        down = tile.r - turned[0][1]
        if all(signs.get((q + right, r + down)) == sign for q, r, sign in turned):
            return True
    return False

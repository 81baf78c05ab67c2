"""Operations as text: read a map file, know its tiles, draw it again.

A map is drawn the way it looks. Tiles of a row stand two columns apart and every other row is shifted by one
column, so that a tile touches its neighbours left and right and two tiles above and below (FW-R32).
Everything that is not drawn is sea (FW-2.10, FW-R37).
"""

from collections import deque
from dataclasses import dataclass
from typing import Final

from sandtable.kernel.entry import LANGUAGE
from sandtable.kernel.errors import Error
from sandtable.kernel.words import ENGLISH, languages

NEUTRAL: Final = 0
CITY: Final = 1
AIRPORT: Final = 2
STRATEGIC: Final = 3
WATER: Final = 4

KIND_NAMES: Final = ("neutral", "city", "airport", "strategic", "water")
KIND_SIGNS: Final = ".CAS~"
START_SIGNS: Final = "1234"
MAX_TILES: Final = 28
MAX_COLUMNS: Final = 26
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

SYMMETRIES: Final = ("none", "half turn", "third turn", "one mirror", "two mirrors")
FAIRNESS: Final = ("exact", "within 1", "none")
HEADERS: Final = ("name", "players", "vp", "research", "minutes", "symmetry", "except", "fairness")
NAME_IN: Final = "name-"
"""How the heading of the name in a language other than English begins: `name-uk`."""


class MapError(Error):
    """What is wrong with a map, in one sentence."""


@dataclass(frozen=True)
class Tile:
    """One hexagon: axial coordinates, what is printed on it, and the number of the start on it or 0."""

    q: int
    r: int
    kind: int
    start: int
    name: str

    @property
    def sign(self) -> str:
        return str(self.start) if self.start else KIND_SIGNS[self.kind]


@dataclass(frozen=True)
class Operation:
    """A mission of the notebook: its figures and its map. Tiles are numbered in reading order."""

    slug: str
    name: dict[str, str]
    players: int
    vp: int
    research: int
    minutes: str
    symmetry: str
    excused: tuple[str, ...]
    fairness: str
    tiles: tuple[Tile, ...]

    @property
    def starts(self) -> list[int]:
        """The tile of start 1, of start 2 and so on."""
        marked = [(tile.start, index) for index, tile in enumerate(self.tiles) if tile.start]
        return [index for _, index in sorted(marked)]

    def counts(self) -> dict[str, int]:
        """How many tiles of each kind, as the mission notebook counts: a start is not a neutral tile."""
        found = dict.fromkeys((*KIND_NAMES, "start"), 0)
        for tile in self.tiles:
            found["start" if tile.start else KIND_NAMES[tile.kind]] += 1
        return found

    def neighbours(self) -> list[list[int]]:
        """Tiles that share an edge, water included."""
        places = {(tile.q, tile.r): index for index, tile in enumerate(self.tiles)}
        touching = [[places.get((tile.q + q, tile.r + r), -1) for q, r in STEPS] for tile in self.tiles]
        return [sorted(index for index in around if index >= 0) for around in touching]

    def ground_distances(self, origin: int) -> list[int]:
        """Steps over land from one tile to every other, -1 where no ground unit ever gets (FW-R91)."""
        around = self.neighbours()
        steps = [-1] * len(self.tiles)
        steps[origin] = 0
        queue = deque([origin])
        while queue:
            here = queue.popleft()
            for there in around[here]:
                if steps[there] < 0 and self.tiles[there].kind != WATER:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return steps

    def air_distance(self, one: int, other: int) -> int:
        """Steps in a straight flight; the sea around the map is open to planes (FW-R37)."""
        q = self.tiles[one].q - self.tiles[other].q
        r = self.tiles[one].r - self.tiles[other].r
        return max(abs(q), abs(r), abs(q + r))


def read_map(text: str, slug: str) -> Operation:
    """The operation that a map file describes; a MapError says what cannot be read."""
    header: dict[str, str] = {}
    rows: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.rstrip()
        key, colon, value = line.partition(":")
        if line.lstrip().startswith("#"):
            continue
        if colon and not rows:
            _note_header(header, key.strip(), value.strip(), number)
        elif line or rows:
            rows.append((number, line))
    while rows and not rows[-1][1]:
        rows.pop()
    tiles = _read_drawing(rows)
    return _operation(slug, header, tiles)


def draw_map(operation: Operation) -> str:
    """The drawing, exactly as `read_map` reads it."""
    left = min(2 * tile.q + tile.r for tile in operation.tiles)
    top = min(tile.r for tile in operation.tiles)
    bottom = max(tile.r for tile in operation.tiles)
    lines = []
    for row in range(top, bottom + 1):
        signs = {2 * tile.q + tile.r - left: tile.sign for tile in operation.tiles if tile.r == row}
        lines.append("".join(signs.get(column, " ") for column in range(max(signs) + 1)))
    return "\n".join(lines) + "\n"


def _note_header(header: dict[str, str], key: str, value: str, number: int) -> None:
    if key not in HEADERS and not _name_in(key):
        names = [NAME_IN + lang for lang in languages() if lang != ENGLISH]
        raise MapError("frontier-wars-map-heading-unknown", line=number, heading=key, known=list(HEADERS) + names)
    if key in header:
        raise MapError("frontier-wars-map-heading-twice", line=number, heading=key)
    header[key] = value


def _name_in(key: str) -> str:
    """The language for which a heading names the operation; nothing if it does not."""
    lang = key.removeprefix(NAME_IN)
    return lang if lang not in (key, ENGLISH) and LANGUAGE.fullmatch(lang) else ""


def _read_drawing(rows: list[tuple[int, str]]) -> tuple[Tile, ...]:
    marks: list[tuple[int, int, str]] = []
    for row, (number, line) in enumerate(rows):
        if not line:
            raise MapError("frontier-wars-map-empty-row", line=number)
        for column, sign in enumerate(line):
            if sign == " ":
                continue
            if sign not in KIND_SIGNS + START_SIGNS:
                raise MapError(
                    "frontier-wars-map-no-tile",
                    line=number,
                    column=column + 1,
                    sign=sign,
                    known=" ".join(KIND_SIGNS + START_SIGNS),
                )
            marks.append((row, column, sign))
    if not marks:
        raise MapError("frontier-wars-map-without-drawing")
    if len(marks) > MAX_TILES:
        raise MapError("frontier-wars-map-too-large", tiles=len(marks), most=MAX_TILES)
    parity = (marks[0][0] + marks[0][1]) % 2
    for row, column, _ in marks:
        if (row + column) % 2 != parity:
            raise MapError("frontier-wars-map-tile-off", line=rows[row][0], column=column + 1)
    return _tiles(marks)


def _tiles(marks: list[tuple[int, int, str]]) -> tuple[Tile, ...]:
    left = min(column for _, column, _ in marks)
    tiles = []
    for row, column, sign in marks:
        across = column - left
        if across // 2 >= MAX_COLUMNS:
            raise MapError("frontier-wars-map-too-wide", most=MAX_COLUMNS)
        start = START_SIGNS.find(sign) + 1
        kind = NEUTRAL if start else KIND_SIGNS.index(sign)
        # doubled coordinates: `across` counts half tiles, which makes the axial q the difference to the row
        tiles.append((across, row, kind, start, f"{chr(ord('a') + row)}{across // 2 + 1}"))
    shift = tiles[0][0] - tiles[0][1]
    return tuple(Tile((across - row - shift) // 2, row, kind, start, name) for across, row, kind, start, name in tiles)


def _operation(slug: str, header: dict[str, str], tiles: tuple[Tile, ...]) -> Operation:
    for key in ("name", "players", "vp", "research", "minutes"):
        if not header.get(key):
            raise MapError("frontier-wars-map-heading-missing", heading=key)
    name = {ENGLISH: header["name"]}
    for key, value in header.items():
        if value and _name_in(key):
            name[_name_in(key)] = value
    excused = tuple(header.get("except", "").split())
    known = {tile.name for tile in tiles}
    for tile in excused:
        if tile not in known:
            raise MapError("frontier-wars-map-except-unknown", tile=tile)
    return Operation(
        slug,
        name,
        _number(header, "players", 2, 4),
        _number(header, "vp", 1, 99),
        _number(header, "research", 1, 99),
        header["minutes"],
        _word(header, "symmetry", SYMMETRIES),
        excused,
        _word(header, "fairness", FAIRNESS),
        tiles,
    )


def _number(header: dict[str, str], key: str, low: int, high: int) -> int:
    value = header[key]
    if not (value.isascii() and value.isdigit() and len(value) <= len(str(high)) and low <= int(value) <= high):
        raise MapError("frontier-wars-map-not-in-range", heading=key, value=value, low=low, high=high)
    return int(value)


def _word(header: dict[str, str], key: str, words: tuple[str, ...]) -> str:
    value = header.get(key, words[0])
    if value not in words:
        raise MapError("frontier-wars-map-not-a-word", heading=key, value=value, words=words)
    return value

"""Operations: the printed figures, and maps that are fair (FW-24, FW-R81 to FW-R83)."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.games.frontier_wars.map_checks import Turn, count_problems, problems
from sandtable.games.frontier_wars.map_svg import map_svg
from sandtable.games.frontier_wars.maps import WATER, MapError, Operation, draw_map, read_map
from sandtable.lab import contest, play
from tests.frontier_wars.table import DUEL_MAP
from tests.harness import rule

MAPS = Path(sandtable.game("frontier-wars").standard_pack) / "maps"
# slug: players, tiles, water, city, airport, strategic, start, neutral, victory points, research
PRINTED = {
    "compact-2": (2, 11, 0, 2, 1, 2, 2, 4, 10, 15),
    "compact-3": (3, 16, 0, 3, 1, 3, 3, 6, 10, 15),
    "compact-4": (4, 17, 0, 2, 2, 4, 4, 5, 10, 15),
    "tanne-ost": (2, 15, 0, 2, 1, 2, 2, 8, 10, 15),
    "varsity": (2, 23, 6, 2, 1, 2, 2, 10, 12, 17),
    "fork": (2, 22, 6, 2, 1, 2, 2, 9, 11, 16),
    "brevity": (2, 16, 0, 2, 0, 2, 2, 10, 11, 16),
    "kutuzov": (3, 19, 0, 3, 1, 3, 3, 9, 10, 15),
    "gunnerside": (3, 16, 0, 3, 1, 3, 3, 6, 10, 15),
    "paper-clip": (3, 21, 4, 4, 0, 3, 3, 7, 10, 15),
    "urano": (3, 21, 0, 3, 3, 3, 3, 9, 11, 16),
    "greif": (3, 22, 0, 4, 3, 3, 3, 9, 11, 16),
    "chastise": (3, 28, 0, 4, 3, 3, 3, 15, 12, 17),
    "tatsinskaya": (3, 23, 1, 4, 3, 3, 3, 9, 10, 15),
    "epsom": (4, 24, 2, 3, 0, 3, 4, 12, 10, 15),
    "zeppelin": (4, 23, 0, 3, 2, 4, 4, 10, 11, 16),
    "biting": (4, 23, 0, 3, 2, 0, 4, 14, 11, 16),
    "borodino": (4, 23, 0, 4, 1, 4, 4, 10, 11, 16),
    "neretva": (4, 24, 0, 4, 0, 2, 4, 14, 12, 17),
    "bagration": (4, 24, 0, 4, 0, 4, 4, 12, 12, 17),
}
RULES = {
    "compact-2": "FW-24.1",
    "compact-3": "FW-24.2",
    "compact-4": "FW-24.3",
    "tanne-ost": "FW-24.4",
    "varsity": "FW-24.5",
    "fork": "FW-24.6",
    "brevity": "FW-24.7",
    "kutuzov": "FW-24.8",
    "gunnerside": "FW-24.9",
    "paper-clip": "FW-24.10",
    "urano": "FW-24.11",
    "greif": "FW-24.12",
    "chastise": "FW-24.13",
    "tatsinskaya": "FW-24.14",
    "epsom": "FW-24.15",
    "zeppelin": "FW-24.16",
    "biting": "FW-24.17",
    "borodino": "FW-24.18",
    "neretva": "FW-24.19",
    "bagration": "FW-24.20",
}

UNEVEN = ("epsom", "paper-clip")  # their lists of tiles forbid it


def operation(slug: str) -> Operation:
    return read_map((MAPS / f"{slug}.map").read_text(encoding="utf-8"), slug)


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(RULES[slug])) for slug in PRINTED])
def test_an_operation_has_its_printed_figures(slug: str) -> None:
    players, tiles, water, city, airport, strategic, start, neutral, points, research = PRINTED[slug]
    found = operation(slug)
    assert (found.players, len(found.tiles), found.vp, found.research) == (players, tiles, points, research)
    counts = {"neutral": neutral, "city": city, "airport": airport, "strategic": strategic, "start": start}
    assert count_problems(found, {**counts, "water": water}) == []


@pytest.mark.parametrize("slug", PRINTED)
def test_a_map_is_connected_symmetric_and_fair(slug: str) -> None:
    assert problems(operation(slug)) == []


@pytest.mark.parametrize("slug", [slug for slug in PRINTED if slug not in UNEVEN])
def test_a_turn_or_mirror_of_the_land_takes_any_start_to_any_other(slug: str) -> None:
    """So no start wins more often than another, however well or badly people play."""
    found = operation(slug)
    land = {(tile.q, tile.r): (tile.kind, tile.start > 0) for tile in found.tiles if tile.kind != WATER}
    first = found.tiles[found.starts[0]]
    reached = {there for turn in turns() for there in taken(land, turn, (first.q, first.r))}
    assert reached == {(found.tiles[start].q, found.tiles[start].r) for start in found.starts}


def turns() -> list[Turn]:
    """The six turns of the hexagon lattice, each with and without a mirror."""
    made: list[Turn] = []
    a, b, c, d = 1, 0, 0, 1
    for _ in range(6):
        made += [(a, b, c, d), (b, a, d, c)]
        a, b, c, d = -c, -d, a + c, b + d  # a sixth of a turn
    return made


def taken(land: dict[tuple[int, int], tuple[int, bool]], turn: Turn, start: tuple[int, int]) -> set[tuple[int, int]]:
    """Where a turn about every centre that leaves the land as it is takes a start."""
    a, b, c, d = turn
    turned = {(a * q + b * r, c * q + d * r): sign for (q, r), sign in land.items()}
    q, r = a * start[0] + b * start[1], c * start[0] + d * start[1]
    found = set()
    for there in land:
        right, down = there[0] - q, there[1] - r
        if {(x + right, y + down): sign for (x, y), sign in turned.items()} == land:
            found.add(there)
    return found


@rule("FW-24.21", "FW-R11")
def test_research_needs_five_points_more_than_victory() -> None:
    for slug in PRINTED:
        found = operation(slug)
        assert found.research == found.vp + 5


@rule("FW-R81", "FW-R82")
def test_chastise_has_28_tiles_and_tatsinskaya_the_five_that_the_list_forgot() -> None:
    assert len(operation("chastise").tiles) == 28
    assert operation("tatsinskaya").counts() == {
        "neutral": 9, "city": 4, "airport": 3, "strategic": 3, "water": 1, "start": 3,
    }  # fmt: skip


@rule("FW-R83")
def test_names_are_spelled_as_in_history() -> None:
    misprinted = ("tanne-ost", "varsity", "kutuzov", "paper-clip", "urano", "bagration")
    names = [operation(slug).name["en"] for slug in misprinted]
    assert names == ["Tanne Ost", "Varsity", "Kutuzov", "Paperclip", "Uranus", "Bagration"]


@pytest.mark.parametrize("slug", PRINTED)
def test_a_drawing_reads_as_it_was_drawn(slug: str) -> None:
    found = operation(slug)
    text = (MAPS / f"{slug}.map").read_text(encoding="utf-8")
    assert text.endswith(draw_map(found))


@rule("FW-2.10")
def test_everything_that_is_not_drawn_is_sea() -> None:
    found = read_map(DUEL_MAP, "duel")
    assert found.air_distance(3, 0) == 2 and found.ground_distances(3)[0] == 2
    assert len(found.neighbours()[3]) == 2  # b4 has four edges to the sea


def test_an_operation_has_a_name_in_any_language() -> None:
    found = read_map(DUEL_MAP.replace("name-uk:", "name-de: Duell\nname-uk:"), "duel")
    assert found.name == {"en": "Duel", "de": "Duell", "uk": "Дуель"}
    english = read_map(DUEL_MAP.replace("name-uk: Дуель\n", ""), "duel")
    assert english.name == {"en": "Duel"}
    assert "<title>Duel</title>" in map_svg(english, "uk") and "<title>Дуель</title>" in map_svg(found, "uk")


@pytest.mark.parametrize("heading", ["name-en", "name-", "name-UK", "name-ukrainian"])
def test_a_name_in_no_language_is_no_heading(heading: str) -> None:
    with pytest.raises(MapError, match=r"known are name, players, .* name-uk"):
        read_map(DUEL_MAP.replace("name-uk", heading), "duel")


def test_a_map_without_a_name_in_the_language_of_the_reader_has_its_english_one() -> None:
    match = sandtable.new("frontier-wars", seats=2, seed=1, operation=DUEL_MAP.replace("name-uk: Дуель\n", ""))
    lines = match.game.presentation.draw(match.view(0), match.speaker("uk"), 80)
    assert lines is not None and lines[0].startswith("[bold]Duel[/] · Перед")


HEAD = "name: Test\nplayers: 2\nvp: 10\nresearch: 15\nminutes: 30\n\n"


@pytest.mark.parametrize(
    ("drawing", "sentence"),
    [
        ("1 . X 2\n", "is no tile"),
        ("1 . .2\n", "one column off"),
        ("", "no drawing"),
        ("\n".join(["1 . . . . . . . . . . . . . . . . . . . . . . . . . . . . 2"]), "at most 28"),
    ],
)
def test_an_unreadable_map_says_where(drawing: str, sentence: str) -> None:
    with pytest.raises(MapError, match=sentence):
        read_map(HEAD + drawing, "test")


@pytest.mark.parametrize(
    ("drawing", "sentence"),
    [
        ("1 . S .\n", "needs the starts 1 to 2"),
        ("1 . S . .   2\n", "cannot be reached"),
        ("1 . S ~ . 2\n", "on foot"),
        ("1 S 2\n . .\n", "steps apart"),
        ("1 C . S 2\n . . . .\n", "next to start"),
        ("1 . . . 2\n . . . .\n", "within 2 steps"),
        ("1 . . S 2\n . . S .\n", "equally near"),
        ("1 . S . 2\n . S . .\n", "must be equal"),
    ],
)
def test_an_unfair_map_says_why(drawing: str, sentence: str) -> None:
    found = problems(read_map(HEAD + drawing, "test"))
    assert any(sentence in str(problem) for problem in found), found


def test_a_map_keeps_the_symmetry_that_it_claims() -> None:
    wrong = read_map(DUEL_MAP.replace("half turn", "third turn"), "test")
    assert any("not symmetric" in str(problem) for problem in problems(wrong))


def test_bots_play_each_other_on_a_map_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "mine.map").write_text(DUEL_MAP, encoding="utf-8")
    what = contest("frontier-wars", "random", 2, seats=2, operation=str(tmp_path / "mine.map"), max_rounds=1)
    assert [outcome.rounds for outcome in play(what, workers=2)] == [1, 1]


def test_a_map_in_another_encoding_is_told_apart_from_one_that_is_not_there(tmp_path: Path) -> None:
    mine = tmp_path / "mine.map"
    mine.write_bytes(b"\xef\xbb\xbf" + DUEL_MAP.encode())
    sandtable.new("frontier-wars", seats=2, operation=str(mine))
    mine.write_bytes("name: Київ\n".encode("cp1251"))
    with pytest.raises(sandtable.BadOption, match="it is not text in UTF-8; save it in that encoding"):
        sandtable.new("frontier-wars", seats=2, operation=str(mine))

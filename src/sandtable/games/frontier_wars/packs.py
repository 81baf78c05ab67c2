"""Reading a pack: order cards, faction sheets and maps from their text files, with errors that name the place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import EffectRow, Field, FrontierPack, Sheet
from sandtable.games.frontier_wars.effects import EFFECTS, effect
from sandtable.games.frontier_wars.map_checks import count_problems, problems
from sandtable.games.frontier_wars.maps import KIND_NAMES, STEPS, WATER, MapError, Operation, read_map
from sandtable.kernel.effects import words_in
from sandtable.kernel.entry import Entry
from sandtable.kernel.errors import BadPack, Phrase
from sandtable.kernel.overlay import SOURCES, add_texts
from sandtable.kernel.packfile import PackFiles, digest, fill_common, read_text
from sandtable.kernel.words import pack_texts

SEA_RING = 2
"""How far the sea around a map matters: a flight of five steps from land to land strays no farther."""


def read_pack(files: PackFiles) -> FrontierPack:
    """The pack in these files, or a BadPack that says what is wrong with it."""
    entries = [(deck, slug, entry) for deck in range(3) for slug, entry in files.entries(n.DECKS[deck])]
    copies = [entry.number("copies", 0, 30) for _, _, entry in entries]
    pack = FrontierPack([slug for _, slug, _ in entries], copies)
    pack.backs = [deck for deck, _, _ in entries]
    pack.back_names = list(n.DECKS)
    for deck, _, entry in entries:
        with files.reading(entry):
            read_order(pack, deck, entry)
    read_factions(pack, files)
    read_stars(pack, files)
    fill_common(pack, files, [(slug, entry) for _, slug, entry in entries])
    read_maps(pack, files, files.standard)
    check_totals(pack, files)
    pack.digest = digest(pack.digest, [(name, *map_facts(field)) for name, field in sorted(pack.fields.items())])
    return pack


def map_facts(field: Field) -> tuple[object, ...]:
    """All of a map that play depends on; the rest of it is words, or follows from this."""
    return field.players, field.points, field.research, field.names, field.axial, field.kinds, field.starts


def read_order(pack: FrontierPack, deck: int, entry: Entry) -> None:
    place = f"{n.DECKS[deck]}-order"
    in_battle = False
    if deck == 0:
        in_battle = entry.word("when", ("turn", "battle")) == "battle"
        place = "attack-battle" if in_battle else "attack-turn"
    face_up = entry.flag("face-up")
    if face_up:
        place = "face-up"
        if deck != 2:
            raise entry.fail("frontier-wars-only-tactical-stays")
    pack.research.append(entry.number("research", 1, 3))
    pack.in_battle.append(in_battle)
    pack.face_up.append(face_up)
    pack.effects.append(read_effect(entry, place))


def read_effect(entry: Entry, place: str) -> EffectRow:
    """The effect of an order or a skill; `place` says which effects may stand there."""
    table = entry.table_of("effect")
    if table is None:
        raise entry.fail("frontier-wars-no-effect")
    word = table.choice("do", words_in(EFFECTS, place))
    done = next(one for one in EFFECTS if one.word == word)
    row = EffectRow(done.number)
    for key in done.keys:
        read_key(row, table, key)
    if done.number == effect.REMOVE_ATTACKER:
        row.units.sort()  # casualty order, FW-14.6
    table.done()
    return row


def read_key(row: EffectRow, table: Entry, key: str) -> None:
    """What a card says of its effect besides the word."""
    if key == "who":
        row.mine = table.word("who", ("yours", "attacker")) == "yours"
    elif key in ("unit", "of"):
        row.units = [n.UNIT_NAMES.index(table.word(key, n.UNIT_NAMES))]
    elif key == "units" and isinstance(table.table.get("units"), list):
        named = dict.fromkeys(table.words("units", n.UNIT_NAMES))  # each once
        row.units = [n.UNIT_NAMES.index(unit) for unit in named]
    elif key == "at":
        places = table.words("at", ("headquarters", *n.BUILDING_NAMES[1:]))
        row.at_headquarters = "headquarters" in places
        row.at_factory = "factory" in places
        row.at_encampment = "encampment" in places
    elif key == "active":
        row.active = table.flag("active")
    elif key == "range":
        row.low, row.high = read_range(table)
    elif key == "not-on":
        tiles = table.words("not-on", ("artillery", "headquarters"))
        row.not_on_artillery = "artillery" in tiles
        row.not_on_headquarters = "headquarters" in tiles
    elif key == "within":
        row.high = table.number("within", 1, 9)
    elif key == "by":
        row.by = table.number("by", -5, 5)
    else:
        row.by = table.number(key, 1, 9)


def read_range(table: Entry) -> tuple[int, int]:
    value = table.get("range")
    if not isinstance(value, list) or len(value) != 2 or not all(isinstance(step, int) for step in value):
        raise table.fail("frontier-wars-range-not-a-pair", value=repr(value))
    if not 0 <= value[0] <= value[1] <= 9:
        raise table.fail("frontier-wars-range-not-rising", value=repr(value))
    return value[0], value[1]


def read_factions(pack: FrontierPack, files: PackFiles) -> None:
    found = dict(files.entries("factions"))
    if sorted(found) != sorted(n.FACTIONS):
        files.faults.append(BadPack("frontier-wars-other-factions", found=list(found), needed=n.FACTIONS))
    if not found.keys() >= set(n.FACTIONS):
        return
    for faction in n.FACTIONS:
        with files.reading(found[faction]):
            read_faction(pack, found[faction])


def read_faction(pack: FrontierPack, entry: Entry) -> None:
    """Both sides of a faction's sheet."""
    pack.faction_names.append(entry.texts("name"))
    entry.word("source", SOURCES)
    pack.faction_sources.append(dict(entry.get("sources", {})))
    pack.faction_notes.append(entry.note())
    told = entry.history()
    for number, side in enumerate(n.SIDES):
        sheet, skill, skill_name, special_name = read_side(entry, side)
        pack.sheet_histories[number].append(needed(entry, side).history() or told)
        pack.sheets[number].append(sheet)
        pack.skills[number].append(skill)
        pack.skill_names[number].append(skill_name)
        pack.special_names[number].append(special_name)
    entry.done()


def read_side(entry: Entry, side: str) -> tuple[Sheet, EffectRow, dict[str, str], dict[str, str]]:
    table = needed(entry, side)
    skill, special, troops = needed(table, "skill"), needed(table, "special"), needed(table, "troops")
    window = special.word("window", n.WINDOWS)
    sheet = Sheet(
        table.number("headquarters", 1, 9),
        table.number("cards", 0, 9),
        [troops.number(unit, 0, 5) for unit in n.UNIT_NAMES],
        read_effect(special, f"special-{window}"),
        n.WINDOWS.index(window),
    )
    table.get("history")
    row = read_effect(skill, "faction-skill")
    EFFECTS[row.do].work_in(sheet, row)
    names = skill.texts("name"), special.texts("name")
    for part in (skill, special, troops, table):
        part.done()
    return sheet, row, *names


def needed(entry: Entry, key: str) -> Entry:
    table = entry.table_of(key)
    if table is None:
        raise entry.fail("frontier-wars-table-missing", key=key)
    return table


def read_stars(pack: FrontierPack, files: PackFiles) -> None:
    stars = files.table("stars")
    pack.stars = [0] * len(KIND_NAMES)
    for kind in ("city", "airport", "strategic"):
        pack.stars[KIND_NAMES.index(kind)] = stars.number(kind, 1, 2)
    pack.building_stars = [0, stars.number("factory", 1, 2), stars.number("encampment", 1, 2)]
    stars.done()


def read_maps(pack: FrontierPack, files: PackFiles, standard: Path) -> None:
    """The maps of the pack, those of the pack that it extends first."""
    folders = [files.folder / "maps"]
    if files.head.get("pack", {}).get("extends") == "standard":
        folders.insert(0, standard / "maps")
    printed: dict[str, Any] = files.head.get("operations", {})
    for folder in folders:
        for path in sorted(folder.glob("*.map")):
            add_map(pack, path.stem, read_text(path), printed.get(path.stem))
    for lang, texts in pack_texts(Path(__file__).parent).items():
        add_texts({name: {"name": field.title} for name, field in pack.fields.items()}, texts.get("maps", {}), lang)


def add_map(pack: FrontierPack, name: str, text: str, printed: dict[str, int] | None) -> None:
    """Check a map and keep it in the pack under its name; a custom map is its own name."""
    where = Phrase("frontier-wars-the-map") if "\n" in name else f"{name}.map"
    try:
        operation = read_map(text, "own" if "\n" in name else name)
    except MapError as error:
        raise BadPack("in-place", where=where, problem=error) from None
    found = problems(operation)
    if printed is not None:
        found += count_problems(operation, printed)
    if found:
        raise BadPack("in-place", where=where, problem=found[0])
    pack.fields[name] = field_of(operation)
    pack.drawings[name] = text


def field_of(operation: Operation) -> Field:
    """The map as the rules use it, with the sea around it."""
    tiles = operation.tiles
    codes = [32 * (ord(tile.name[0]) - ord("a")) + int(tile.name[1:]) for tile in tiles]
    kinds = [tile.kind for tile in tiles]
    field = Field(operation.slug, [tile.name for tile in tiles], codes, kinds, operation.starts)
    field.title = operation.name
    field.axial = [(tile.q, tile.r) for tile in tiles]
    field.players = operation.players
    field.points = operation.vp
    field.research = operation.research
    around = operation.neighbours()
    field.ground = [[there for there in near if tiles[there].kind != WATER] for near in around]
    field.air = [[operation.air_distance(one, other) for other in range(len(tiles))] for one in range(len(tiles))]
    hexes = [(tile.q, tile.r) for tile in tiles]
    places = {place: number for number, place in enumerate(hexes)}
    for _ in range(SEA_RING):
        for q, r in hexes[:]:
            for dq, dr in STEPS:
                if (q + dq, r + dr) not in places:
                    places[(q + dq, r + dr)] = len(hexes)
                    hexes.append((q + dq, r + dr))
    field.sky = [[places[(q + dq, r + dr)] for dq, dr in STEPS if (q + dq, r + dr) in places] for q, r in hexes]
    return field


def check_totals(pack: FrontierPack, files: PackFiles) -> None:
    found = dict.fromkeys(n.DECKS, 0) | {f"{deck}-{value}": 0 for deck in n.DECKS for value in (1, 2, 3)}
    for kind, copies in enumerate(pack.copies):
        deck = n.DECKS[pack.backs[kind]]
        found[deck] += copies
        found[f"{deck}-{pack.research[kind]}"] += copies
    found |= {
        "cards": sum(pack.copies),
        "kinds": pack.size,
        "factions": len(n.FACTIONS),
        "operations": len(pack.fields),
    }
    files.check_totals(found)

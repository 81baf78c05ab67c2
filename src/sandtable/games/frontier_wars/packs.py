"""Reading a pack: order cards, faction sheets and maps from their text files, with errors that name the place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import Effect, Field, FrontierPack, Sheet
from sandtable.games.frontier_wars.map_checks import count_problems, problems
from sandtable.games.frontier_wars.maps import KIND_NAMES, STEPS, WATER, MapError, Operation, read_map
from sandtable.kernel.errors import BadPack, Both
from sandtable.kernel.packfile import Entry, PackFiles, digest, fill_common

SEA_RING = 2
"""How far the sea around a map matters: a flight of five steps from land to land strays no farther."""

BATTLE = ("attack-twice", "initiative", "initiative-of-one", "one-attacks-twice", "no-defense-orders")
# Where each effect may stand. A window of a special skill is named by its word.
PLACES: dict[str, tuple[str, ...]] = {
    "attack order of a turn": ("airborne", "movement", "produce", "remove-near", "build"),
    "attack order of a battle": BATTLE,
    "defense order": (
        "initiative", "attack-twice", "remove-attacker", "no-attack", "withdraw", "bring-up", "ignore-impacts",
        "cancel-attack-order",
    ),
    "tactical order": ("produce", "redeploy", "draw", "repair", "look-and-discard", "steal", "remove-near", "build"),
    "face-up order": ("keep-excess-units", "hand-limit"),
    "faction skill": (
        "stack-limit", "movement", "defense-initiative", "draw-and-discard", "hand-limit", "transport",
    ),
    "reinforcement": ("produce", "mechanized-at-encampment"),
    "turn": ("movement", "airborne"),
    "attacker": ("initiative", "attack-twice", "one-attacks-twice"),
    "defender": ("initiative", "attack-twice", "ignore-impacts", "cancel-attack-order"),
    "tactical": ("redeploy", "draw"),
}  # fmt: skip
# The numbers that each effect needs besides its name.
NEEDS: dict[str, tuple[str, ...]] = {
    "attack-twice": ("who", "unit"),
    "initiative": ("who", "unit", "by"),
    "initiative-of-one": ("who", "by"),
    "airborne": ("more",),
    "movement": ("unit", "by"),
    "produce": ("units", "at", "active"),
    "remove-near": ("of", "range", "not-on"),
    "remove-attacker": ("units",),
    "no-attack": ("who", "unit"),
    "bring-up": ("units",),
    "ignore-impacts": ("number",),
    "redeploy": ("units", "within"),
    "draw": ("cards",),
    "keep-excess-units": ("units",),
    "repair": ("resistance",),
    "hand-limit": ("more",),
    "stack-limit": ("more",),
    "draw-and-discard": ("cards",),
    "defense-initiative": ("unit", "by"),
    "transport": ("more",),
    "one-attacks-twice": ("unit",),
}


def read_pack(files: PackFiles) -> FrontierPack:
    """The pack in these files, or a BadPack that says what is wrong with it."""
    entries = [(deck, slug, entry) for deck in range(3) for slug, entry in files.entries(n.DECKS[deck])]
    copies = [entry.number("copies", 0, 30) for _, _, entry in entries]
    pack = FrontierPack([slug for _, slug, _ in entries], copies)
    pack.backs = [deck for deck, _, _ in entries]
    pack.back_names = list(n.DECKS)
    for deck, _, entry in entries:
        read_order(pack, deck, entry)
    read_factions(pack, files)
    fill_common(pack, files, [(slug, entry) for _, slug, entry in entries])
    read_stars(pack, files)
    read_maps(pack, files, files.standard)
    check_totals(pack, files)
    pack.digest = digest(pack.digest, [(name, *map_facts(field)) for name, field in sorted(pack.fields.items())])
    return pack


def map_facts(field: Field) -> tuple[object, ...]:
    """All of a map that play hangs on; the rest of it is words, or follows from this."""
    return field.players, field.points, field.research, field.names, field.axial, field.kinds, field.starts


def read_order(pack: FrontierPack, deck: int, entry: Entry) -> None:
    place = f"{n.DECKS[deck]} order"
    in_battle = False
    if deck == 0:
        in_battle = entry.word("when", ("turn", "battle")) == "battle"
        place = "attack order of a battle" if in_battle else "attack order of a turn"
    face_up = entry.flag("face-up")
    if face_up:
        place = "face-up order"
        if deck != 2:
            raise entry.fail("only a tactical order can stay face up")
    pack.research.append(entry.number("research", 1, 3))
    pack.in_battle.append(in_battle)
    pack.face_up.append(face_up)
    pack.effects.append(read_effect(entry, place))


def read_effect(entry: Entry, place: str) -> Effect:
    """The effect of an order or a skill; `place` says which effects may stand there."""
    table = entry.table_of("effect")
    if table is None:
        raise entry.fail("'effect' is missing; write effect = { do = \"...\" }")
    name = table.word("do", PLACES[place])
    effect = Effect(n.EFFECTS.index(name))
    for key in NEEDS.get(name, ()):
        read_parameter(effect, table, key)
    table.done()
    return effect


def read_parameter(effect: Effect, table: Entry, key: str) -> None:
    if key == "who":
        effect.mine = table.word("who", ("yours", "attacker")) == "yours"
    elif key in ("unit", "of"):
        effect.units = [n.UNIT_NAMES.index(table.word(key, n.UNIT_NAMES))]
    elif key == "units" and isinstance(table.table.get("units"), list):
        effect.units = [n.UNIT_NAMES.index(unit) for unit in table.words("units", n.UNIT_NAMES)]
    elif key == "at":
        places = table.words("at", ("headquarters", *n.BUILDING_NAMES[1:]))
        effect.at_headquarters = "headquarters" in places
        effect.at_factory = "factory" in places
        effect.at_encampment = "encampment" in places
    elif key == "active":
        effect.active = table.flag("active")
    elif key == "range":
        effect.low, effect.high = read_range(table)
    elif key == "not-on":
        tiles = table.words("not-on", ("artillery", "headquarters"))
        effect.not_on_artillery = "artillery" in tiles
        effect.not_on_headquarters = "headquarters" in tiles
    elif key == "within":
        effect.high = table.number("within", 1, 9)
    elif key == "by":
        effect.by = table.number("by", -5, 5)
    else:
        effect.by = table.number(key, 1, 9)
    if effect.do == n.effect.REMOVE_ATTACKER:
        effect.units.sort()  # casualty order, FW-14.6


def read_range(table: Entry) -> tuple[int, int]:
    value = table.get("range")
    if not isinstance(value, list) or len(value) != 2 or not all(isinstance(step, int) for step in value):
        raise table.fail("'range' is {}; give the nearest and the farthest step, such as [0, 3]", repr(value))
    if not 0 <= value[0] <= value[1] <= 9:
        raise table.fail("'range' is {}; give two rising numbers from 0 to 9", repr(value))
    return value[0], value[1]


def read_factions(pack: FrontierPack, files: PackFiles) -> None:
    found = dict(files.entries("factions"))
    if sorted(found) != sorted(n.FACTIONS):
        raise BadPack("factions.toml: has {}; it needs {}", ", ".join(found), ", ".join(n.FACTIONS))
    for faction in n.FACTIONS:
        entry = found[faction]
        pack.faction_names.append(entry.texts("name"))
        entry.get("source"), entry.get("note")
    for side in n.SIDES:
        rows = [read_side(found[faction], side) for faction in n.FACTIONS]
        pack.sheets.append([row[0] for row in rows])
        pack.skills.append([row[1] for row in rows])
        pack.skill_names.append([row[2] for row in rows])
        pack.special_names.append([row[3] for row in rows])
    for entry in found.values():
        entry.done()


def read_side(entry: Entry, side: str) -> tuple[Sheet, Effect, dict[str, str], dict[str, str]]:
    table = needed(entry, side)
    skill, special, troops = needed(table, "skill"), needed(table, "special"), needed(table, "troops")
    window = special.word("window", n.WINDOWS)
    sheet = Sheet(
        table.number("headquarters", 1, 9),
        table.number("cards", 0, 9),
        [troops.number(unit, 0, 5) for unit in n.UNIT_NAMES],
        read_effect(special, window),
        n.WINDOWS.index(window),
    )
    effect = read_effect(skill, "faction skill")
    work_in(sheet, effect)
    names = skill.texts("name"), special.texts("name")
    for part in (skill, special, troops, table):
        part.done()
    return sheet, effect, *names


def needed(entry: Entry, key: str) -> Entry:
    table = entry.table_of(key)
    if table is None:
        raise entry.fail("the table '{}' is missing", key)
    return table


def work_in(sheet: Sheet, skill: Effect) -> None:
    """A faction skill is one number of the sheet, changed for all game (FW-8.5)."""
    if skill.do == n.effect.STACK_LIMIT:
        sheet.stack = skill.by
    elif skill.do == n.effect.MOVEMENT:
        sheet.movement[skill.units[0]] += skill.by
    elif skill.do == n.effect.DEFENSE_INITIATIVE:
        sheet.defense[skill.units[0]] += skill.by
    elif skill.do == n.effect.DRAW_AND_DISCARD:
        sheet.arsenal = skill.by
    elif skill.do == n.effect.HAND_LIMIT:
        sheet.hand = skill.by
    elif skill.do == n.effect.TRANSPORT:
        sheet.load += skill.by


def read_stars(pack: FrontierPack, files: PackFiles) -> None:
    stars = Entry("pack.toml, stars", dict(files.head.get("stars", {})))
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
            add_map(pack, path.stem, path.read_text(encoding="utf-8"), printed.get(path.stem))


def add_map(pack: FrontierPack, name: str, text: str, printed: dict[str, int] | None) -> None:
    """Check a map and keep it in the pack under its name; a map of one's own is its own name."""
    where = Both("the map", "карта") if "\n" in name else f"{name}.map"
    try:
        operation = read_map(text, "own" if "\n" in name else name)
    except MapError as error:
        raise BadPack("{}: {}", where, error) from None
    found = problems(operation)
    if printed is not None:
        found += count_problems(operation, printed)
    if found:
        raise BadPack("{}: {}", where, found[0])
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
    files.known_totals(list(found))
    for name, number in found.items():
        files.check_total(name, number)

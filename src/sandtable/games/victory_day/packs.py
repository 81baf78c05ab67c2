"""Reading the pack of Victory Day from its files."""

from __future__ import annotations

from sandtable.games.victory_day import decks
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.effects import EFFECTS
from sandtable.kernel.effects import words_in
from sandtable.kernel.entry import Entry
from sandtable.kernel.errors import BadOption
from sandtable.kernel.packfile import PackFiles, digest, fill_common, read_text

FILES = ("resources", "soviet", "german", "tactical")
SETS = ("starter", "booster")


def read_pack(files: PackFiles) -> VictoryPack:
    """The pack in these files, checked, and its deck lists."""
    cards: list[tuple[str, Entry]] = []
    for file in FILES:
        cards += files.entries(file)
    pack = VictoryPack([slug for slug, _ in cards], [entry.number("copies", 0, 90) for _, entry in cards])
    for kind, (_, entry) in enumerate(cards):
        with files.reading(entry):
            read_card(pack, kind, entry)
    fill_common(pack, files, cards)
    check_totals(pack, files)
    for place in (files.standard, files.folder):
        for path in sorted((place / "decks").glob("*.txt")):
            pack.decks[path.stem] = read_text(path)
    pack.digest = digest(pack.digest, [(name, deck_facts(pack, name)) for name in sorted(pack.decks)])
    return pack


def deck_facts(pack: VictoryPack, name: str) -> str:
    """All of a deck list that play depends on; of one that cannot be played, its text."""
    try:
        return decks.in_line(pack, decks.read_text(pack, name, pack.decks[name]))
    except BadOption:
        return pack.decks[name]


def read_card(pack: VictoryPack, kind: int, entry: Entry) -> None:
    side = entry.word("side", n.SIDES)
    pack.side[kind] = n.SIDES.index(side)
    pack.booster[kind] = SETS.index(entry.word("set", SETS))
    sort = n.SORTS.index(entry.choice("kind", n.SORTS))
    pack.sort[kind] = sort
    if entry.unknown:
        return
    if entry.get("side") == side and (sort == n.sort.RESOURCE) != (side == "neutral"):
        raise entry.fail("victory-day-resource-side")
    if sort == n.sort.RESOURCE:
        pack.yields[kind] = n.RESOURCES.index(entry.word("yields", n.RESOURCES))
        pack.resource_kinds.append(kind)
    elif sort == n.sort.UNIT:
        pack.cost[kind] = read_cost(pack, entry, "cost")
        pack.units_of[pack.side[kind]].append(kind)
        read_unit(pack, kind, entry)
    else:
        pack.cost[kind] = read_cost(pack, entry, "cost")
        read_tactical(pack, kind, entry)


def read_cost(pack: VictoryPack, entry: Entry, key: str, needed: bool = True) -> int:
    """A cost such as { depot = 1, fuel = 2 }, as the number of its row; {} is free."""
    inner = entry.table_of(key)
    if inner is None:
        if needed:
            raise entry.fail("victory-day-no-price", key=key)
        return pack.cost_row(0, 0, 0)
    row = pack.cost_row(*(inner.number(resource, 0, 9, 0) for resource in n.RESOURCES))
    inner.done()
    return row


def read_unit(pack: VictoryPack, kind: int, entry: Entry) -> None:
    pack.arms[kind] = entry.texts("arm")
    pack.type[kind] = n.TYPES.index(entry.word("type", n.TYPES))
    pack.line[kind] = entry.number("line", 1, 2)
    if pack.type[kind] == n.unit_type.AVIATION and pack.line[kind] != 2:
        raise entry.fail("victory-day-aviation-line")
    if n.TYPES[pack.type[kind]] in ("infantry", "armoured") and pack.line[kind] != 1:
        raise entry.fail("victory-day-ground-line")
    pack.attack[kind] = entry.number("attack", 0, 20)
    pack.defence[kind] = entry.number("defence", 0, 20)
    pack.mobile[kind] = int(entry.flag("mobility"))
    pack.directed[kind] = int(entry.flag("directed"))
    pack.attack_cost[kind] = read_cost(pack, entry, "attack-cost", needed=False)
    if pack.type[kind] == n.unit_type.AVIATION:
        read_aircraft(pack, kind, entry)
    for modifier in entry.tables("modifiers"):
        read_modifier(pack, kind, modifier)
    read_abilities(pack, kind, entry)


def read_aircraft(pack: VictoryPack, kind: int, entry: Entry) -> None:
    if pack.directed[kind]:
        raise entry.fail("victory-day-bomber-directed")
    if entry.word("role", ("fighter", "bomber")) == "fighter":
        pack.fighter[kind] = 1
        return
    pack.bomber[kind] = 1
    pack.bombing[kind] = entry.number("bombing", 0, 20)
    pack.attack_cost[kind] = read_cost(pack, entry, "bombing-cost")


def read_modifier(pack: VictoryPack, kind: int, modifier: Entry) -> None:
    at = kind * len(n.TYPES) + n.TYPES.index(modifier.word("versus", n.TYPES))
    pack.versus_attack[at] = modifier.number("attack", 0, 9, 0)
    pack.versus_defence[at] = modifier.number("defence", 0, 9, 0)
    pack.modified[kind] = 1
    modifier.done()


def read_abilities(pack: VictoryPack, kind: int, entry: Entry) -> None:
    support = entry.table_of("support")
    if support is not None:
        pack.support[kind] = support.number("value", 1, 9)
        pack.support_cost[kind] = read_cost(pack, support, "cost", needed=False)
        support.done()
    unit_strike = entry.table_of("unit-strike")
    if unit_strike is not None:
        pack.unit_strike[kind] = 1
        pack.strike_cost[kind] = read_cost(pack, unit_strike, "cost", needed=False)
        unit_strike.done()
    deck_strike = entry.table_of("deck-strike")
    if deck_strike is not None:
        if unit_strike is not None:
            raise entry.fail("victory-day-two-strikes")
        pack.deck_strike[kind] = deck_strike.number("cards", 1, 20)
        pack.strike_cost[kind] = read_cost(pack, deck_strike, "cost", needed=False)
        deck_strike.done()


def read_tactical(pack: VictoryPack, kind: int, entry: Entry) -> None:
    pack.tactic[kind] = len(pack.tactics)
    pack.tactics.append(kind)
    pack.window[kind] = n.WINDOWS.index(entry.word("window", n.WINDOWS))
    pack.tactics_of[pack.side[kind]][pack.window[kind]].append(kind)
    pack.who[kind] = n.WHO.index(entry.word("who", n.WHO))
    if entry.get("window") == "build" and entry.get("who") in ("defender", "either"):
        raise entry.fail("victory-day-build-window")
    pack.needs[kind] = n.NEEDS.index(entry.word("needs", n.NEEDS, "nothing"))
    inner = entry.table_of("effect")
    if inner is None:
        raise entry.fail("victory-day-no-effect")
    word = inner.choice("do", words_in(EFFECTS, "effect"))
    effect = next(one for one in EFFECTS if one.word == word)
    pack.effect[kind] = effect.number
    pack.chooses[kind] = effect.chooses
    pack.once[kind] = int(effect.once)
    for key in effect.keys:
        read_key(pack, kind, inner, key)
    inner.done()
    if inner.unknown or "lasts" not in effect.keys:
        return
    if n.LASTS[pack.lasts[kind]] == "wave" and entry.get("window") in ("build", "before-attack"):
        raise entry.fail("victory-day-wave-window")


def read_key(pack: VictoryPack, kind: int, inner: Entry, key: str) -> None:
    """What a tactical card says of its effect besides the word."""
    if key == "attack":
        pack.plus_attack[kind] = inner.number(key, 0, 9, 0)
    elif key == "defence":
        pack.plus_defence[kind] = inner.number(key, 0, 9, 0)
    elif key == "lasts":
        pack.lasts[kind] = n.LASTS.index(inner.word(key, n.LASTS, "turn"))  # VD-R40
    elif key == "types":
        types = inner.words(key, n.TYPES) or list(n.TYPES)
        pack.types_mask[kind] = sum(1 << n.TYPES.index(name) for name in types)
    elif key == "cards":
        pack.amount[kind] = inner.number(key, 1, 20)
    elif key == n.RESOURCES[0]:  # all three are one bundle
        pack.bundle[kind] = pack.cost_row(*(inner.number(resource, 0, 9, 0) for resource in n.RESOURCES))


def check_totals(pack: VictoryPack, files: PackFiles) -> None:
    """What the pack states of itself: cards in the box by kind, and how many kinds there are."""
    found = {"cards": sum(pack.copies), "resource": 0, "tactical": 0, **dict.fromkeys(n.TYPES, 0)}
    for kind, copies in enumerate(pack.copies):
        sort = n.SORTS[pack.sort[kind]]
        found[n.TYPES[pack.type[kind]] if sort == "unit" else sort] += copies
    found["kinds"] = pack.size
    found["booster"] = sum(pack.booster)
    found["starter"] = pack.size - found["booster"]
    files.check_totals(found)

"""Reading a pack of AFU from its files, with errors that name the file and the card."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.effects import EFFECTS, REWARDS, reward
from sandtable.kernel.effects import words_in
from sandtable.kernel.entry import Entry
from sandtable.kernel.errors import BadPack
from sandtable.kernel.packfile import PackFiles, fill_common

COUNTED = {
    "starting": n.card_type.STARTING,
    "afu": n.card_type.AFU,
    "aid": n.card_type.AID,
    "panic": n.card_type.PANIC,
    "invader": n.card_type.INVADER,
    "achievement": n.card_type.ACHIEVEMENT,
    "event": n.card_type.EVENT,
    "objective": n.card_type.OBJECTIVE,
    "first-player": n.card_type.FIRST_PLAYER,
}
"""Totals that a pack states, besides those of promos and of all cards; events are counted without promos."""
FEWEST_ACHIEVEMENTS = 8
KINDS_OF_AID_FILE = {"aid": n.card_type.AID, "panic": n.card_type.PANIC, "first-player": n.card_type.FIRST_PLAYER}


def read_pack(files: PackFiles) -> AfuPack:
    grouped = group_entries(files)
    entries = [entry for _, entry in grouped]
    pack = AfuPack([slug for slug, _ in entries], [entry.number("copies", 0, 20) for _, entry in entries])
    read_badges(pack, files)
    for kind, (group, (_, entry)) in enumerate(grouped):
        pack.group[kind] = group
        with files.reading(entry):
            READERS[group](pack, kind, entry)
    fill_common(pack, files, entries)
    check_groups(pack)
    pack.panic = pack.group.index(n.card_type.PANIC)
    pack.aid = pack.group.index(n.card_type.AID)
    pack.index_groups()
    check_totals(pack, files)
    return pack


def group_entries(files: PackFiles) -> list[tuple[int, tuple[str, Entry]]]:
    """Every card with its group, in the order of kinds: what can be in a hand comes first."""
    mixed = []
    for slug, entry in files.entries("aid-and-panic"):
        mixed.append((KINDS_OF_AID_FILE[entry.word("kind", list(KINDS_OF_AID_FILE))], (slug, entry)))
    grouped = [(n.card_type.STARTING, item) for item in files.entries("starting")]
    grouped += [(n.card_type.AFU, item) for item in files.entries("afu")]
    grouped += [item for item in mixed if item[0] == n.card_type.AID] + [
        item for item in mixed if item[0] == n.card_type.PANIC
    ]
    grouped += [(n.card_type.INVADER, item) for item in files.entries("invaders")]
    grouped += [(n.card_type.ACHIEVEMENT, item) for item in files.entries("achievements")]
    grouped += [(n.card_type.EVENT, item) for item in files.entries("events")]
    grouped += [(n.card_type.OBJECTIVE, item) for item in files.entries("objectives")]
    return grouped + [item for item in mixed if item[0] == n.card_type.FIRST_PLAYER]


def read_badges(pack: AfuPack, files: PackFiles) -> None:
    """Badge 0 is none and has no name; the others are named in pack.toml."""
    pack.badge_slugs = ["none"]
    pack.badge_names = [{}]
    badges = files.table("badges")
    for slug in badges.table:
        pack.badge_slugs.append(slug)
        pack.badge_names.append(badges.texts(slug))


def read_starting(pack: AfuPack, kind: int, entry: Entry) -> None:
    pack.set[kind] = n.SETS.index(entry.word("colour", ("yellow", "blue")))
    read_unit(pack, kind, entry)


def read_bought(pack: AfuPack, kind: int, entry: Entry) -> None:
    """A free card could be bought for ever, AFU-R71."""
    pack.cost[kind] = entry.number("cost", 1, 20)
    read_unit(pack, kind, entry)


def read_unit(pack: AfuPack, kind: int, entry: Entry) -> None:
    read_values(pack, kind, entry, ("anti-aircraft", "reinforcements"))
    badge = entry.word("badge", pack.badge_slugs, "none")
    pack.badge[kind] = pack.badge_slugs.index(badge)
    pack.recruit[kind] = entry.number("recruit", 0, 9, 0)
    pack.panic_icon[kind] = entry.flag("panic-icon")
    if not pack.fights[kind] and not pack.prints_support[kind]:
        raise entry.fail("afu-unit-without-points")
    bonus = entry.table_of("bonus")
    if bonus is not None:
        read_bonus(pack, kind, bonus)
        bonus.done()


def read_values(pack: AfuPack, kind: int, entry: Entry, symbols: tuple[str, ...]) -> None:
    pack.type[kind] = n.TYPES.index(entry.word("type", n.TYPES[1:]))
    pack.air[kind] = pack.type[kind] == n.troop.AIR
    if pack.type[kind] == n.troop.OTHER and "branch" in entry.table:
        pack.branch[kind] = entry.texts("branch")
    pack.attack[kind] = entry.number("attack", 0, 20, 0)
    pack.defense[kind] = entry.number("defense", 0, 20, 0)
    pack.support[kind] = entry.number("support", 0, 20, 0)
    pack.prints_support[kind] = "support" in entry.table
    enhanced = entry.words("enhanced", ("attack", "defense"))
    pack.attack_enhanced[kind] = "attack" in enhanced
    pack.defense_enhanced[kind] = "defense" in enhanced
    found = entry.words("symbols", symbols)
    pack.anti_aircraft[kind] = "anti-aircraft" in found
    pack.reinforcements[kind] = "reinforcements" in found
    pack.artillery[kind] = "enemy-artillery" in found
    pack.rocket[kind] = "rocket-strike" in found
    pack.fights[kind] = pack.attack[kind] > 0 or pack.defense[kind] > 0  # AFU-R18
    if pack.reinforcements[kind]:
        if pack.fights[kind] or not pack.prints_support[kind]:  # AFU-8.3
            raise entry.fail("afu-reinforcements-support-only")
        pack.attack_enhanced[kind] = True  # AFU-8.4


def read_bonus(pack: AfuPack, kind: int, bonus: Entry) -> None:
    condition = n.CONDITIONS.index(bonus.word("when", n.CONDITIONS, "none"))
    word = bonus.word("reward", words_in(REWARDS, "bonus"))
    given = next(one for one in REWARDS if one.word == word)
    pack.condition[kind] = condition
    pack.reward[kind] = given.number
    pack.evacuates[kind] = given.number == reward.EVACUATE
    if condition == n.condition.BADGE:
        pack.condition_n[kind] = pack.badge_slugs.index(bonus.word("badge", pack.badge_slugs[1:]))
    if condition == n.condition.DESTROYED:
        pack.condition_n[kind] = bonus.number("destroyed", 1, 6)
    if "points" in given.keys:
        pack.reward_n[kind] = bonus.number("points", 1, 9)
    if given.number == reward.SUPPORT and not pack.prints_support[kind]:
        raise bonus.fail("afu-support-without-support")
    if given.number in (reward.ATTACK, reward.DEFENSE) and not pack.fights[kind]:
        raise bonus.fail("afu-bonus-cannot-fight")


def read_panic(pack: AfuPack, kind: int, entry: Entry) -> None:
    pack.points[kind] = entry.number("vp", -9, 0)


def read_invader(pack: AfuPack, kind: int, entry: Entry) -> None:
    pack.set[kind] = n.SETS.index(entry.word("set", n.SETS[1:]))
    read_values(pack, kind, entry, ("anti-aircraft", "reinforcements", "enemy-artillery", "rocket-strike"))
    if not pack.fights[kind] and not pack.prints_support[kind]:
        raise entry.fail("afu-invader-without-points")


def read_achievement(pack: AfuPack, kind: int, entry: Entry) -> None:
    pack.points[kind] = entry.number("vp", 0, 20)
    pack.measure[kind] = n.MEASURES.index(entry.word("counts", n.MEASURES[1:]))
    pack.at_least[kind] = entry.number("at-least", 0, 99, 0)
    pack.at_most[kind] = entry.number("at-most", 0, n.NO_LIMIT, n.NO_LIMIT)
    if ("at-least" in entry.table) == ("at-most" in entry.table):
        raise entry.fail("afu-achievement-without-bound")


def read_event(pack: AfuPack, kind: int, entry: Entry) -> None:
    word = entry.word("effect", words_in(EFFECTS, "event"))
    effect = next(one for one in EFFECTS if one.word == word)
    pack.effect[kind] = effect.number
    if entry.get("effect") != word:
        entry.get("points")  # whether it has any depends on the word
    elif "points" in effect.keys:
        pack.effect_n[kind] = entry.number("points", 1, 20)
    pack.chains[kind] = entry.flag("chaining")
    pack.promo[kind] = entry.flag("promo")


def read_objective(pack: AfuPack, kind: int, entry: Entry) -> None:
    pack.objective[kind] = n.OBJECTIVE_KINDS.index(entry.word("kind", n.OBJECTIVE_KINDS[1:]))
    pack.requires[kind] = n.side.DEFENSE if entry.word("requires", ("attack", "defense")) == "defense" else 0
    pack.needs[kind] = entry.number("needs", 1, 60)
    pack.points[kind] = entry.number("vp", 0, 20)


def read_first_player(pack: AfuPack, kind: int, entry: Entry) -> None:
    """The First Player Card has nothing to read: which side is up is a counter."""


READERS = {
    n.card_type.STARTING: read_starting,
    n.card_type.AFU: read_bought,
    n.card_type.AID: read_bought,
    n.card_type.PANIC: read_panic,
    n.card_type.INVADER: read_invader,
    n.card_type.ACHIEVEMENT: read_achievement,
    n.card_type.EVENT: read_event,
    n.card_type.OBJECTIVE: read_objective,
    n.card_type.FIRST_PLAYER: read_first_player,
}


def copies_of(pack: AfuPack, group: int) -> int:
    return sum(copies for kind, copies in enumerate(pack.copies) if pack.group[kind] == group)


def check_groups(pack: AfuPack) -> None:
    """What the rules cannot do without."""
    for group, name in ((n.card_type.AID, "aid"), (n.card_type.PANIC, "panic")):
        if pack.group.count(group) != 1:
            raise BadPack("afu-one-kind-of-card", card=name)
    if copies_of(pack, n.card_type.ACHIEVEMENT) < FEWEST_ACHIEVEMENTS:
        raise BadPack("afu-too-few-achievements", least=FEWEST_ACHIEVEMENTS)
    for points, least in ((3, 3), (4, 1)):  # AFU-14.9
        cities = [
            copies
            for card, copies in enumerate(pack.copies)
            if pack.objective[card] == n.objective.CITY and pack.points[card] == points
        ]
        if sum(cities) < least:
            raise BadPack("afu-too-few-cities", least=least, points=points)
    cruisers = sum(copies for card, copies in enumerate(pack.copies) if pack.objective[card] == n.objective.CRUISER)
    if cruisers != 1:
        raise BadPack("afu-one-cruiser")


def check_totals(pack: AfuPack, files: PackFiles) -> None:
    promos = sum(copies for kind, copies in enumerate(pack.copies) if pack.promo[kind])
    found = {name: copies_of(pack, group) for name, group in COUNTED.items()}
    found["event"] -= promos
    files.check_totals({**found, "promo": promos, "cards": sum(pack.copies)})

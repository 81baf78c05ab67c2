"""Reading a pack of AFU from its files, with errors that name the file and the card."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.columns import AfuPack
from sandtable.kernel.errors import BadPack
from sandtable.kernel.packfile import Entry, PackFiles, fill_common

WITH_POINTS = (n.reward.ATTACK, n.reward.DEFENSE, n.reward.SUPPORT, n.reward.RECRUIT)
AFTER_BATTLE_REWARDS = (n.reward.DRAW, n.reward.RETURN_PANIC, n.reward.SCOUT, n.reward.RECRUIT)
TOTALS = [
    "starting", "afu", "aid", "panic", "invader", "achievement", "event", "promo", "objective", "first-player", "cards",
]  # fmt: skip
KINDS_OF_AID_FILE = {"aid": n.card_type.AID, "panic": n.card_type.PANIC, "first-player": n.card_type.FIRST_PLAYER}


def read_pack(files: PackFiles) -> AfuPack:
    grouped = group_entries(files)
    entries = [entry for _, entry in grouped]
    pack = AfuPack([slug for slug, _ in entries], [entry.number("copies", 0, 20) for _, entry in entries])
    read_badges(pack, files)
    for kind, (group, (_, entry)) in enumerate(grouped):
        pack.group[kind] = group
        READERS[group](pack, kind, entry)
    check_groups(pack)
    pack.panic = pack.group.index(n.card_type.PANIC)
    pack.aid = pack.group.index(n.card_type.AID)
    pack.index_groups()
    check_totals(pack, files)
    fill_common(pack, files, entries)
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
    """Badge 0 is none; the others are named in pack.toml."""
    pack.badge_slugs = ["none"]
    pack.badge_names = [{"en": "none", "uk": "немає"}]
    badges = Entry("pack.toml, badges", files.head.get("badges", {}))
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
    if pack.reinforcements[kind]:
        if pack.attack[kind] or pack.defense[kind] or not pack.prints_support[kind]:
            raise entry.fail("a card with reinforcements prints Support and neither Attack nor Defense")
        pack.attack_enhanced[kind] = True  # AFU-8.4
    if not pack.fights[kind] and not pack.prints_support[kind]:
        raise entry.fail("a unit needs Attack, Defense or Support Points, or it can stand nowhere")
    bonus = entry.table_of("bonus")
    if bonus is not None:
        read_bonus(pack, kind, bonus)
        bonus.done()


def read_values(pack: AfuPack, kind: int, entry: Entry, symbols: tuple[str, ...]) -> None:
    pack.type[kind] = n.TYPES.index(entry.word("type", n.TYPES[1:]))
    pack.air[kind] = pack.type[kind] == n.troop.AIR
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
    points = pack.attack[kind] > 0 or pack.defense[kind] > 0
    pack.fights[kind] = points and not pack.reinforcements[kind]  # AFU-R18


def read_bonus(pack: AfuPack, kind: int, bonus: Entry) -> None:
    condition = n.CONDITIONS.index(bonus.word("when", n.CONDITIONS, "none"))
    reward = n.REWARDS.index(bonus.word("reward", n.REWARDS[1:]))
    pack.condition[kind] = condition
    pack.reward[kind] = reward
    if condition == n.condition.BADGE:
        pack.condition_n[kind] = pack.badge_slugs.index(bonus.word("badge", pack.badge_slugs[1:]))
    if condition == n.condition.DESTROYED:
        pack.condition_n[kind] = bonus.number("destroyed", 1, 6)
        if reward not in AFTER_BATTLE_REWARDS:
            raise bonus.fail("'destroyed' is known after the battle only; give draw, return-panic, scout or recruit")
    if reward in WITH_POINTS:
        pack.reward_n[kind] = bonus.number("points", 1, 9)
    if reward == n.reward.SUPPORT and not pack.prints_support[kind]:
        raise bonus.fail("+support needs a card that prints Support")
    if reward in (n.reward.ATTACK, n.reward.DEFENSE) and not pack.fights[kind]:
        raise bonus.fail("+attack and +defense need a card that may enter the Defense Row")
    if reward == n.reward.CALM and condition == n.condition.DESTROYED:
        raise bonus.fail("calm cannot wait for destroyed invaders")


def read_panic(pack: AfuPack, kind: int, entry: Entry) -> None:
    pack.points[kind] = entry.number("vp", -9, 0)


def read_invader(pack: AfuPack, kind: int, entry: Entry) -> None:
    pack.set[kind] = n.SETS.index(entry.word("set", n.SETS[1:]))
    read_values(pack, kind, entry, ("anti-aircraft", "enemy-artillery", "rocket-strike"))
    if not pack.fights[kind] and not pack.prints_support[kind]:
        raise entry.fail("an invader needs Attack and Defense, or Support")


def read_achievement(pack: AfuPack, kind: int, entry: Entry) -> None:
    pack.points[kind] = entry.number("vp", 0, 20)
    pack.measure[kind] = n.MEASURES.index(entry.word("counts", n.MEASURES[1:]))
    pack.at_least[kind] = entry.number("at-least", 0, 99, 0)
    pack.at_most[kind] = entry.number("at-most", 0, n.NO_LIMIT, n.NO_LIMIT)
    if ("at-least" in entry.table) == ("at-most" in entry.table):
        raise entry.fail("an achievement needs either 'at-least' or 'at-most'")


def read_event(pack: AfuPack, kind: int, entry: Entry) -> None:
    effect = n.EFFECTS.index(entry.word("effect", n.EFFECTS[1:]))
    pack.effect[kind] = effect
    if effect == n.effect.MOBILIZE:
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
            raise BadPack("aid-and-panic.toml: there must be exactly one kind of {} card", name)
    if copies_of(pack, n.card_type.ACHIEVEMENT) < 8:
        raise BadPack("achievements.toml: a game needs at least 8 Achievement Cards")
    for points, least in ((3, 3), (4, 1)):  # AFU-14.9
        cities = [
            copies
            for card, copies in enumerate(pack.copies)
            if pack.objective[card] == n.objective.CITY and pack.points[card] == points
        ]
        if sum(cities) < least:
            raise BadPack("objectives.toml: a game needs at least {} cities worth {} victory points", least, points)
    cruisers = sum(copies for card, copies in enumerate(pack.copies) if pack.objective[card] == n.objective.CRUISER)
    if cruisers != 1:
        raise BadPack("objectives.toml: there must be exactly one cruiser, the last card of the Event Deck")


def check_totals(pack: AfuPack, files: PackFiles) -> None:
    promos = sum(copies for kind, copies in enumerate(pack.copies) if pack.promo[kind])
    files.known_totals(TOTALS)
    for name, group in zip(
        TOTALS,
        (
            n.card_type.STARTING,
            n.card_type.AFU,
            n.card_type.AID,
            n.card_type.PANIC,
            n.card_type.INVADER,
            n.card_type.ACHIEVEMENT,
            n.card_type.EVENT,
        ),
    ):
        files.check_total(name, copies_of(pack, group) - (promos if group == n.card_type.EVENT else 0))
    files.check_total("promo", promos)
    files.check_total("objective", copies_of(pack, n.card_type.OBJECTIVE))
    files.check_total("first-player", copies_of(pack, n.card_type.FIRST_PLAYER))
    files.check_total("cards", sum(pack.copies))

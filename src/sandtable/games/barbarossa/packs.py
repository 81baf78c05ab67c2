"""Reading a pack of Barbarossa from its files. The words are explained at the head of `pack/units.toml`."""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.abilities import fill_commuting
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.effects import EFFECTS, effect
from sandtable.games.barbarossa.estimates import fill_estimates
from sandtable.games.barbarossa.loops import check_ability, check_bonus
from sandtable.kernel.effects import words_in
from sandtable.kernel.entry import Entry
from sandtable.kernel.packfile import PackFiles, fill_common

FILES = ("transports", "units", "plans", "aids", "objectives", "events")
SUBTYPES = {
    n.card_type.UNIT: n.UNIT_CLASSES,
    n.card_type.AID: n.AID_CLASSES,
    n.card_type.OBJECTIVE: n.OBJECTIVE_CLASSES,
}
NAMED_CLASSES = dict(zip(n.CLASS_NAMES, n.CLASS_MASKS, strict=True))
MOST_CARDS = 99


def read_pack(files: PackFiles) -> BarbarossaPack:
    entries = [(slug, entry, kind) for kind, file in enumerate(FILES) for slug, entry in files.entries(file)]
    pack = BarbarossaPack(
        [slug for slug, _, _ in entries], [entry.number("copies", 0, MOST_CARDS) for _, entry, _ in entries]
    )
    for kind, (_, entry, card_type) in enumerate(entries):
        pack.type[kind] = card_type
        with files.reading(entry):
            read_card(pack, kind, entry)
    fill_common(pack, files, [(slug, entry) for slug, entry, _ in entries])
    check_parts(pack, files)
    check_totals(pack, files)
    pack.finish()
    fill_commuting(pack)
    fill_estimates(pack)
    return pack


def check_totals(pack: BarbarossaPack, files: PackFiles) -> None:
    found = {"cards": sum(pack.copies), "kinds": pack.size, **dict.fromkeys(FILES, 0)}
    for kind, copies in enumerate(pack.copies):
        found[FILES[pack.type[kind]]] += copies
    files.check_totals(found)


def check_parts(pack: BarbarossaPack, files: PackFiles) -> None:
    """What the rules need of any pack: one Hill, one Position, one last City, enough cards to start with."""
    where = Entry("objectives.toml", {})
    for name, bit in (("hill", 1 << n.CLASSES.index("hill")), ("position", 1 << n.CLASSES.index("position"))):
        kinds = [kind for kind in range(pack.size) if pack.classes[kind] == bit]
        if len(kinds) != 1:
            raise where.fail("barbarossa-one-pile", found=len(kinds), group=name)
        setattr(pack, name, kinds[0])
    if pack.last < 0 or pack.copies[pack.last] != 1:
        raise where.fail("barbarossa-no-last-city")
    for kind, slug in enumerate(pack.slugs):
        if pack.start[kind] * 5 > pack.copies[kind]:
            raise Entry(slug, {}).fail("barbarossa-too-few-copies", copies=pack.copies[kind])


def read_card(pack: BarbarossaPack, kind: int, entry: Entry) -> None:
    card_type = pack.type[kind]
    if card_type in SUBTYPES:
        pack.classes[kind] = NAMED_CLASSES[entry.word("subtype", SUBTYPES[card_type])]
    if card_type == n.card_type.OBJECTIVE:
        pack.occupy[kind] = entry.number("occupy", 0, 99)
        read_last(pack, kind, entry)
    elif card_type != n.card_type.EVENT or entry.get("play") is not None:
        pack.play[kind] = entry.number("play", 0, 9)
    if card_type == n.card_type.EVENT:
        pack.defence[kind] = entry.number("defence", -9, 99)
    elif card_type != n.card_type.OBJECTIVE:
        pack.buy[kind] = entry.number("buy", 0, 99)
        pack.start[kind] = entry.number("start", 0, 20, 0)
    if card_type not in (n.card_type.TRANSPORT, n.card_type.PLAN):
        pack.vp[kind] = entry.number("vp", -99, 99, 0)
        pack.activation[kind] = entry.number("activation", 0, 9, 0)
        read_abilities(pack, kind, entry)
        read_automatic(pack, kind, entry)
    if card_type == n.card_type.UNIT and entry.get("deploy") is not None:
        pack.deploy[kind] = n.DEPLOYS.index(entry.word("deploy", n.DEPLOYS[1:]))
    if card_type == n.card_type.AID:
        pack.deploy[kind] = n.deploy.MUST_ACTIVE
    if pack.play[kind] >= 0:
        pack.bonus[kind] = read_bonus(pack, entry)
        if card_type != n.card_type.TRANSPORT:
            pack.rule[kind] = read_text(pack, entry, "rule")
    read_red_text(pack, kind, entry)
    check_bonus(pack, kind, entry)


def read_last(pack: BarbarossaPack, kind: int, entry: Entry) -> None:
    if entry.flag("last"):
        if pack.last >= 0:
            raise entry.fail("barbarossa-two-last-cities")
        pack.last = kind


def read_automatic(pack: BarbarossaPack, kind: int, entry: Entry) -> None:
    pack.each_operation[kind] = read_text(pack, entry, "each-operation")
    pack.each_reinforcement[kind] = read_text(pack, entry, "each-reinforcement")


def read_red_text(pack: BarbarossaPack, kind: int, entry: Entry) -> None:
    """Only cards won by attack have red text, BAR-R64."""
    if pack.type[kind] == n.card_type.EVENT:
        pack.on_reveal[kind] = read_text(pack, entry, "on-reveal")
    if pack.type[kind] == n.card_type.OBJECTIVE:
        pack.after_attack[kind] = read_text(pack, entry, "after-attack")
    if pack.type[kind] in (n.card_type.EVENT, n.card_type.OBJECTIVE):
        items = entry.get("on-gain", [])
        if isinstance(items, list) and {"do": "remove-self"} in items:
            pack.used_up[kind] = 1
        pack.on_gain[kind] = read_text(pack, entry, "on-gain")


def read_bonus(pack: BarbarossaPack, entry: Entry) -> int:
    """The Playing Bonus as a row of its own."""
    bonus = entry.table_of("bonus")
    if bonus is None:
        return 0
    row = pack.add_row(effect.GAIN)
    read_points(pack, row, bonus, n.POINTS)
    bonus.done()
    pack.add_row(effect.END)
    return row


def read_points(pack: BarbarossaPack, row: int, entry: Entry, points: tuple[str, ...]) -> None:
    columns = {"op": pack.op, "sp": pack.sp, "rp": pack.rp, "bp": pack.bp, "dp": pack.dp}
    for name in points:
        columns[name][row] = entry.number(name, 0, 9, 0)


def read_text(pack: BarbarossaPack, entry: Entry, key: str) -> int:
    """A list of effects as rows, closed by END; 0 for none."""
    items = entry.tables(key)
    if not items:
        return 0
    first = len(pack.word)
    for item in items:
        read_effect(pack, item, words_in(EFFECTS, key))
    pack.add_row(effect.END)
    return first


def read_effect(pack: BarbarossaPack, item: Entry, words: tuple[str, ...]) -> None:
    word = item.choice("do", words)
    done = next(one for one in EFFECTS if one.word == word)
    if done.number != effect.REMOVE_SELF:
        row = pack.add_row(done.number)
        for key in done.keys:
            read_key(pack, row, item, key)
    item.done()


def read_key(pack: BarbarossaPack, row: int, item: Entry, key: str) -> None:
    """What a text says of an effect besides its word."""
    classes = list(NAMED_CLASSES)
    if key in n.POINTS:
        read_points(pack, row, item, (key,))
    elif key == "by":
        pack.count[row] = item.number(key, -20, 20)
    elif key == "per" and item.get(key) is not None:
        pack.per[row] = NAMED_CLASSES[item.word(key, classes)]
    elif key == "max" and pack.per[row]:
        pack.most[row] = item.number(key, 1, 99, 99)
    elif key == "count":
        pack.count[row] = item.number(key, 1, 9, 1)
    elif key == "up-to":
        pack.up_to[row] = int(item.flag(key))
    elif key == "what":
        pack.what[row] = NAMED_CLASSES[item.word(key, classes)]
    elif key == "who":
        pack.who[row] = n.WHO.index(item.word(key, n.WHO, "you"))
    elif key == "groups":
        groups = item.words(key, classes)
        if len(groups) != 2:
            raise item.fail("barbarossa-two-groups")
        pack.what[row], pack.other[row] = (NAMED_CLASSES[group] for group in groups)
    elif key == "classes":
        for group in item.words(key, classes):
            pack.what[row] |= NAMED_CLASSES[group]


def read_abilities(pack: BarbarossaPack, kind: int, entry: Entry) -> None:
    items = entry.tables("abilities")
    if len(items) > n.ABILITIES:
        raise entry.fail("barbarossa-too-many-abilities", found=len(items), most=n.ABILITIES)
    pack.abilities[kind] = len(items)
    for number, item in enumerate(items):
        ability = kind * n.ABILITIES + number
        pack.in_playing[ability] = int(item.word("box", ("playing", "deploying")) == "playing")
        pack.once[ability] = int(item.flag("once"))
        for target in item.words("attack", n.TARGETS[1:]):
            pack.against[ability] |= 1 << n.TARGETS.index(target)
        cost = item.table_of("cost")
        if cost is None:
            raise item.fail("barbarossa-ability-without-cost")
        read_cost(pack, ability, cost)
        pack.effect[ability] = read_text(pack, item, "effect")
        item.done()
        check_attack_words(pack, ability, item)
        check_ability(pack, ability, item)
    if sum(pack.once[kind * n.ABILITIES : kind * n.ABILITIES + n.ABILITIES]) > 1:
        raise entry.fail("barbarossa-two-once-per-turn")


def check_attack_words(pack: BarbarossaPack, ability: int, item: Entry) -> None:
    row = pack.effect[ability]
    if not row:
        raise item.fail("barbarossa-ability-without-effect")
    if pack.word[row] == effect.OCCUPYING_COST and not pack.against[ability]:
        raise item.fail("barbarossa-ability-without-targets")


def read_cost(pack: BarbarossaPack, ability: int, cost: Entry) -> None:
    pack.cost_op[ability] = cost.number("op", 0, 9, 0)
    pack.cost_sp[ability] = cost.number("sp", 0, 9, 0)
    pack.cost_rp[ability] = cost.number("rp", 0, 9, 0)
    pack.cost_bp[ability] = cost.number("bp", 0, 9, 0)
    if cost.get("fatigue") is not None:
        cost.word("fatigue", ("self",))
        pack.cost_self[ability] = n.own_cost.FATIGUE
    if cost.get("return") is not None:
        cost.word("return", ("self",))
        pack.cost_self[ability] = n.own_cost.RETURN
    if cost.get("remove") is not None:
        cost.word("remove", ("hand",))
        pack.cost_hand[ability] = n.hand_cost.REMOVE
    if cost.get("discard") is not None:
        what = cost.word("discard", ["self", "hand", *NAMED_CLASSES])
        if what == "self":
            pack.cost_self[ability] = n.own_cost.DISCARD
        elif what == "hand":
            pack.cost_hand[ability] = n.hand_cost.DISCARD
        else:
            pack.cost_class[ability] = NAMED_CLASSES[what]
    cost.done()

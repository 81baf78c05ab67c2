"""What a card says, in both languages, made from its data: a card never lies about itself."""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.columns import BarbarossaPack

EN, UK = "en", "uk"
TYPES = {
    EN: ("TRANSPORT", "Unit", "PLAN", "AID", "OBJECTIVE", "EVENT"),
    UK: ("ТРАНСПОРТ", "Підрозділ", "ПЛАН", "ПІДТРИМКА", "ЦІЛЬ", "ПОДІЯ"),
}
SUBTYPES = {
    EN: (
        "Infantry", "Tank", "Artillery", "Reconnaissance", "Air", "Support", "Commander", "Facility", "Hill",
        "Position", "City",
    ),
    UK: (
        "піхота", "танки", "артилерія", "розвідка", "авіація", "забезпечення", "командувач", "споруда", "висота",
        "позиція", "місто",
    ),
}  # fmt: skip
# Classes of cards in a sentence, in the order of CLASS_NAMES: one of them, and several of them
ONE = {
    EN: (
        "an Infantry", "a Tank", "an Artillery unit", "a Reconnaissance unit", "an Air unit", "a Support unit",
        "a Commander", "a Facility", "a Hill", "a Position", "a City", "a Unit", "a Unit other than a Tank",
    ),
    UK: (
        "піхотний підрозділ", "танковий підрозділ", "артилерійський підрозділ", "розвідувальний підрозділ",
        "авіаційний підрозділ", "підрозділ забезпечення", "командувача", "споруду", "висоту", "позицію", "місто",
        "підрозділ", "нетанковий підрозділ",
    ),
}  # fmt: skip
MANY = {
    EN: (
        "Infantry", "Tanks", "Artillery", "Reconnaissance", "Air units", "Support units", "Commanders", "Facilities",
        "Hills", "Positions", "Cities", "Units", "Units other than Tanks",
    ),
    UK: (
        "піхота", "танки", "артилерія", "розвідка", "авіація", "забезпечення", "командувачі", "споруди", "висоти",
        "позиції", "міста", "підрозділи", "підрозділи, крім танків",
    ),
}  # fmt: skip
TARGETS = {EN: ("", "a Hill", "a Position", "a City"), UK: ("", "висоту", "позицію", "місто")}
DEPLOYS = {
    EN: ("", "Must be deployed, active.", "Must be deployed, fatigued.", "May be deployed in this phase, active.",
         "May be deployed in this phase, fatigued.", "May be deployed in this phase as it lies."),
    UK: ("", "Слід розгорнути активною.", "Слід розгорнути виснаженою.", "Можна розгорнути в цій фазі активною.",
         "Можна розгорнути в цій фазі виснаженою.", "Можна розгорнути в цій фазі в тому стані, у якому лежить."),
}  # fmt: skip


def card_text(pack: BarbarossaPack, kind: int, lang: str) -> list[str]:
    """One sentence a line: type and numbers, Playing Rule, Deploying Rule, red text."""
    lines = [type_line(pack, kind, lang)]
    if pack.bonus[kind]:
        lines.append(f"{word(lang, 'Playing Bonus', 'Бонус розіграшу')}: {points(pack, pack.bonus[kind])}.")
    return lines + card_effects(pack, kind, lang)


def card_effects(pack: BarbarossaPack, kind: int, lang: str) -> list[str]:
    """What a card does beyond its costs, its points and its Playing Bonus."""
    lines = sentences(pack, pack.rule[kind], lang, "")
    if pack.type[kind] == n.card_type.UNIT and pack.deploy[kind]:
        lines.append(DEPLOYS[lang][pack.deploy[kind]])
    if pack.activation[kind]:
        lines.append(activation_line(pack.activation[kind], lang))
    for number in range(pack.abilities[kind]):
        lines.append(ability_line(pack, kind * n.ABILITIES + number, number + 1, lang))
    each = word(lang, "At the start of your Operation Phase", "На початку вашої фази операцій")
    lines += sentences(pack, pack.each_operation[kind], lang, each)
    each = word(lang, "At the start of your Reinforcement Phase", "На початку вашої фази підкріплень")
    lines += sentences(pack, pack.each_reinforcement[kind], lang, each)
    lines += sentences(pack, pack.on_reveal[kind], lang, word(lang, "When revealed", "Коли відкрито"))
    lines += sentences(pack, pack.after_attack[kind], lang, word(lang, "After an attack on it", "Після атаки"))
    lines += sentences(pack, pack.on_gain[kind], lang, word(lang, "When gained", "Коли здобуто"))
    return lines + endings(pack, kind, lang)


def word(lang: str, english: str, ukrainian: str) -> str:
    return english if lang == EN else ukrainian


def type_line(pack: BarbarossaPack, kind: int, lang: str) -> str:
    """`Unit, Infantry. Playing Cost 1 OP, Buying Cost 3 SP, 1 VP.`"""
    head = TYPES[lang][pack.type[kind]]
    if pack.classes[kind]:
        head += ", " + SUBTYPES[lang][n.CLASS_MASKS.index(pack.classes[kind])]
    numbers = []
    if pack.play[kind] >= 0:
        numbers.append(f"{word(lang, 'Playing Cost', 'вартість розіграшу')} {pack.play[kind]} OP")
    if pack.buy[kind] >= 0:
        numbers.append(f"{word(lang, 'Buying Cost', 'ціна')} {pack.buy[kind]} SP")
    if pack.type[kind] == n.card_type.OBJECTIVE:
        numbers.append(f"{word(lang, 'Occupying Cost', 'вартість захоплення')} {pack.occupy[kind]} BP")
    if pack.type[kind] == n.card_type.EVENT:
        numbers.append(f"{word(lang, 'Defence', 'оборона')} {pack.defence[kind]:+d}")
    if pack.vp[kind]:
        numbers.append(f"{pack.vp[kind]} VP".replace("-", "−"))
    return f"{head}. {sentence(', '.join(numbers))}" if numbers else f"{head}."


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


def activation_line(cost: int, lang: str) -> str:
    return word(
        lang,
        f"In your Activation Phase it becomes active only for {cost} SP.",
        f"У вашій фазі активації стає активною лише за {cost} SP.",
    )


def endings(pack: BarbarossaPack, kind: int, lang: str) -> list[str]:
    """Where the card goes, where that is not what its type says."""
    if pack.used_up[kind]:
        return [word(lang, "When gained, it leaves the game.", "Коли здобуто, вона виходить із гри.")]
    if pack.type[kind] == n.card_type.EVENT and pack.play[kind] < 0:
        return [word(lang, "The winner gives it to any player.", "Переможець віддає її гравцеві на свій вибір.")]
    if kind == pack.last:
        return [word(lang, "The last City: taking it ends the game.", "Останнє місто: його здобуття завершує гру.")]
    return []


# -- abilities ----------------------------------------------------------------------------------------


def ability_gist(pack: BarbarossaPack, ability: int, lang: str) -> str:
    """`fatigue this → +2 BP`"""
    return f"{cost_text(pack, ability, lang)} → {', '.join(effects(pack, pack.effect[ability], lang))}"


def ability_line(pack: BarbarossaPack, ability: int, number: int, lang: str) -> str:
    """`1. Deployed: fatigue this → +2 BP.`"""
    zone = word(lang, "Played", "У розіграші") if pack.in_playing[ability] else word(lang, "Deployed", "Розгорнута")
    limits = []
    if pack.once[ability]:
        limits.append(word(lang, "once per turn", "раз за хід"))
    targets = [TARGETS[lang][bit] for bit in range(1, len(n.TARGETS)) if pack.against[ability] >> bit & 1]
    if len(targets) == len(n.TARGETS) - 1:
        limits.append(word(lang, "in any attack", "у будь-якій атаці"))
    elif targets:
        limits.append(word(lang, "in an attack on ", "в атаці на ") + word(lang, " or ", " чи ").join(targets))
    limit = f" ({', '.join(limits)})" if limits else ""
    return f"{number}. {zone}{limit}: {ability_gist(pack, ability, lang)}."


def cost_text(pack: BarbarossaPack, ability: int, lang: str) -> str:
    parts = []
    for number, name in (
        (pack.cost_op[ability], "OP"),
        (pack.cost_sp[ability], "SP"),
        (pack.cost_rp[ability], "RP"),
        (pack.cost_bp[ability], "BP"),
    ):
        if number:
            parts.append(f"{word(lang, 'pay', 'сплатіть')} {number} {name}")
    own = {
        n.own_cost.FATIGUE: word(lang, "fatigue this", "виснажте цю карту"),
        n.own_cost.DISCARD: word(lang, "discard this", "скиньте цю карту"),
        n.own_cost.RETURN: word(lang, "return this to the Field", "поверніть цю карту на поле"),
    }
    if pack.cost_self[ability]:
        parts.insert(0, own[pack.cost_self[ability]])
    if pack.cost_class[ability]:
        what = ONE[lang][n.CLASS_MASKS.index(pack.cost_class[ability])]
        parts.append(word(lang, f"discard {what} you have deployed", f"скиньте одну свою розгорнуту карту: {what}"))
    if pack.cost_hand[ability] == n.hand_cost.DISCARD:
        parts.append(word(lang, "discard a card from your hand", "скиньте карту з руки"))
    elif pack.cost_hand[ability]:
        parts.append(word(lang, "remove a card of your hand from the game", "вилучіть з гри карту з руки"))
    return word(lang, " and ", " і ").join(parts)


# -- effects ------------------------------------------------------------------------------------------


def sentences(pack: BarbarossaPack, row: int, lang: str, when: str) -> list[str]:
    """A text as one sentence, with the moment at which it works."""
    parts = effects(pack, row, lang)
    if not parts:
        return []
    text = "; ".join(parts)
    return [f"{when}: {text}." if when else sentence(text)]


def effects(pack: BarbarossaPack, row: int, lang: str) -> list[str]:
    made = []
    while pack.word[row] != n.effect.END:
        made.append(effect_text(pack, row, lang))
        row += 1
    return made


def points(pack: BarbarossaPack, row: int, sign: str = "+") -> str:
    columns = (("OP", pack.op), ("SP", pack.sp), ("RP", pack.rp), ("BP", pack.bp), ("DP", pack.dp))
    return ", ".join(f"{sign}{column[row]} {name}" for name, column in columns if column[row])


def effect_text(pack: BarbarossaPack, row: int, lang: str) -> str:
    effect = pack.word[row]
    if effect == n.effect.GAIN:
        return points(pack, row) + per_text(pack, row, lang)
    if effect == n.effect.LOSE:
        return points(pack, row, "−")
    if effect == n.effect.OCCUPYING_COST:
        change = f"{pack.count[row]:+d}".replace("-", "−")
        return word(lang, "Occupying Cost ", "вартість захоплення ") + change + per_text(pack, row, lang)
    if effect in (n.effect.FATIGUE, n.effect.ACTIVATE, n.effect.DISCARD):
        return chosen_text(pack, row, lang)
    if effect == n.effect.DISCARD_GROUP:
        return group_text(pack, row, lang)
    if effect == n.effect.REMOVE:
        count = pack.count[row]
        if pack.up_to[row]:
            return word(lang, f"you may remove up to {count} cards of your hand from the game",
                        f"можна вилучити з гри карт із руки: до {count}")  # fmt: skip
        return word(lang, f"remove cards of your hand from the game: {count}", f"вилучіть з гри карт із руки: {count}")
    if effect == n.effect.PLACE:
        return place_text(pack, row, lang)
    return {
        n.effect.ATTACK_AGAIN: word(lang, "one more attack in this phase", "ще одна атака в цій фазі"),
        n.effect.REVEAL: word(lang, "reveal one more EVENT", "відкрийте ще одну ПОДІЮ"),
        n.effect.DISCARD_SELF: word(lang, "discard this card", "скиньте цю карту"),
        n.effect.RETURN_SELF: word(lang, "return this card to the Field", "поверніть цю карту на поле"),
    }[effect]


def per_text(pack: BarbarossaPack, row: int, lang: str) -> str:
    if not pack.per[row]:
        return ""
    what = MANY[lang][n.CLASS_MASKS.index(pack.per[row])]
    most = pack.most[row]
    limit = word(lang, f", counting at most {most}", f", рахуючи щонайбільше {most}") if most < 99 else ""
    return word(lang, f" for each of your deployed {what}{limit}", f" за кожну вашу розгорнуту карту ({what}){limit}")


def chosen_text(pack: BarbarossaPack, row: int, lang: str) -> str:
    """`every player discards a Unit`; who has none skips it."""
    effect, count, who = pack.word[row], pack.count[row], pack.who[row]
    english = {n.effect.FATIGUE: "fatigue", n.effect.ACTIVATE: "activate", n.effect.DISCARD: "discard"}[effect]
    ukrainian = {n.effect.FATIGUE: "виснажує", n.effect.ACTIVATE: "активує", n.effect.DISCARD: "скидає"}[effect]
    index = n.CLASS_MASKS.index(pack.what[row])
    one = ONE[lang][index]
    up_to = word(lang, "up to ", "до ") if pack.up_to[row] else ""
    what = one if count == 1 else word(lang, f"{up_to}{count} {MANY[EN][index]}", f"{MANY[UK][index]}: {up_to}{count}")
    if lang == UK:
        subject = ("ви", "кожен гравець", "отримувач")[who]
        verb = (
            ukrainian
            if who
            else {n.effect.FATIGUE: "виснажуєте", n.effect.ACTIVATE: "активуєте", n.effect.DISCARD: "скидаєте"}[effect]
        )
        return f"{subject} {verb} {what}" if count == 1 else f"{subject} {verb} карти ({what})"
    if who == n.who.YOU:
        return f"{english} {what} of yours"
    return f"{('', 'every player', 'the receiver')[who]} {english}s {what}"


def group_text(pack: BarbarossaPack, row: int, lang: str) -> str:
    first = MANY[lang][n.CLASS_MASKS.index(pack.what[row])]
    second = MANY[lang][n.CLASS_MASKS.index(pack.other[row])]
    return word(
        lang,
        f"discard all your deployed {first}, or all your deployed {second}",
        f"скиньте всі свої розгорнуті карти однієї групи: {first} або {second}",
    )


def place_text(pack: BarbarossaPack, row: int, lang: str) -> str:
    kinds = [MANY[lang][bit] for bit in range(len(n.CLASSES)) if pack.what[row] >> bit & 1]
    what = word(lang, " and ", " і ").join(kinds)
    return word(
        lang,
        f"in this phase you may place {what} from your hand into the Deploying Zone",
        f"у цій фазі можна викладати з руки в зону розгортання: {what}",
    )

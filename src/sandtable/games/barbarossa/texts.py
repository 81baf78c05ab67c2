"""What a card says, made from its data: a card never lies about itself. Its words stand in `words/*/cards.ftl`."""

from __future__ import annotations

from functools import lru_cache, reduce
from pathlib import Path
from typing import Any

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.card_rules import abilities, effect_rows, words_used
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.effects import EFFECTS, effect
from sandtable.kernel.names import members
from sandtable.kernel.words import Translator, languages, translator

FOLDER = Path(__file__).parent
OWN_COSTS = {number: slug for slug, number in members(n.own_cost).items()}
HAND_COSTS = {number: slug for slug, number in members(n.hand_cost).items()}
NO_LIMIT = 99
"""An effect for each card of a class that counts so many at most counts all."""
GISTS_KEPT = 1000
"""Of some twenty packs like the standard one."""
OBJECTIVES = n.subtype.HILL | n.subtype.POSITION | n.subtype.CITY


def card_text(pack: BarbarossaPack, kind: int, lang: str) -> list[str]:
    """One sentence a line: type and numbers, Playing Rule, Deploying Rule, red text, what its words mean."""
    say = translator(lang, FOLDER)
    lines = [type_line(pack, kind, say)]
    if pack.bonus[kind]:
        lines.append(say("number-bonus", points=points(pack, pack.bonus[kind], say)))
    started = [say("starts-with", n=pack.start[kind])] if pack.start[kind] else []
    return lines + card_effects(pack, kind, lang) + started + reminders(pack, kind, say)


def card_effects(pack: BarbarossaPack, kind: int, lang: str) -> list[str]:
    """What a card does beyond its costs, its points and its Playing Bonus."""
    say = translator(lang, FOLDER)
    lines = sentences(pack, kind, pack.rule[kind], say, "rule")
    if pack.type[kind] == n.card_type.UNIT and pack.deploy[kind]:
        lines.append(say(f"deploy-{n.DEPLOYS[pack.deploy[kind]]}"))
    if pack.activation[kind]:
        lines.append(say("activation-price", points=say("points-sp", n=pack.activation[kind])))
    for number in range(pack.abilities[kind]):
        lines.append(ability_line(pack, kind * n.ABILITIES + number, number + 1, say))
    lines += sentences(pack, kind, pack.each_operation[kind], say, "each-operation")
    lines += sentences(pack, kind, pack.each_reinforcement[kind], say, "each-reinforcement")
    lines += sentences(pack, kind, pack.on_reveal[kind], say, "on-reveal")
    lines += sentences(pack, kind, pack.after_attack[kind], say, "after-attack")
    lines += sentences(pack, kind, pack.on_gain[kind], say, "on-gain")
    return lines + endings(pack, kind, say)


def red_texts(pack: BarbarossaPack, kind: int) -> dict[str, str]:
    """What an OBJECTIVE does after an attack on it and when it is gained, by language; empty if nothing."""
    made: dict[str, str] = {}
    for lang in languages():
        say = translator(lang, FOLDER)
        lines = sentences(pack, kind, pack.after_attack[kind], say, "after-attack")
        made[lang] = " ".join(lines + sentences(pack, kind, pack.on_gain[kind], say, "on-gain"))
    return made


def type_line(pack: BarbarossaPack, kind: int, say: Translator) -> str:
    """`Unit, Infantry. Playing Cost 1 OP, Buying Cost 3 SP, 1 VP.`"""
    head = say(f"type-{n.TYPES[pack.type[kind]]}")
    if pack.classes[kind]:
        head = say("card-type-subtype", type=head, subtype=say(f"subtype-{class_name(pack.classes[kind])}"))
    numbers = []
    if pack.play[kind] >= 0:
        numbers.append(say("number-play", points=say("points-op", n=pack.play[kind])))
    if pack.buy[kind] >= 0:
        numbers.append(say("number-buy", points=say("points-sp", n=pack.buy[kind])))
    if pack.type[kind] == n.card_type.OBJECTIVE:
        numbers.append(say("number-occupy", points=say("points-bp", n=pack.occupy[kind])))
    if pack.type[kind] == n.card_type.EVENT:
        numbers.append(say("number-defence", change=signed(pack.defence[kind], say)))
    if pack.vp[kind]:
        worth = say("points-vp", n=abs(pack.vp[kind]))
        numbers.append(worth if pack.vp[kind] > 0 else say("minus", what=worth))
    if not numbers:
        return say("card-head", type=head)
    return say("card-head-numbers", type=head, numbers=capital(listed(numbers, say, "list-comma")))


def endings(pack: BarbarossaPack, kind: int, say: Translator) -> list[str]:
    """Where cards go, where that is not what their type says."""
    made = [say("objectives-return")] if discards_objectives(pack, kind) else []
    if pack.used_up[kind]:
        made.append(say("effect-remove-self"))
    elif pack.type[kind] == n.card_type.EVENT and pack.play[kind] < 0:
        made.append(say("goes-to-any-player"))
    elif kind == pack.last:
        made.append(say("goes-last"))
    return made


def discards_objectives(pack: BarbarossaPack, kind: int) -> bool:
    """Does a text or a Using Cost discard cards that have no Playing Cost, BAR-R30?"""
    discarded = [pack.cost_class[ability] for ability in abilities(pack, kind)]
    for row in effect_rows(pack, kind):
        if pack.word[row] in (effect.DISCARD, effect.DISCARD_GROUP):
            discarded.append(pack.what[row] | pack.other[row])
    return any(classes & OBJECTIVES for classes in discarded)


def reminders(pack: BarbarossaPack, kind: int, say: Translator) -> list[str]:
    """What its type and its words mean, in brackets."""
    words = [n.TYPES[pack.type[kind]], *words_used(pack, kind)]
    messages = [f"reminder-{word}" for word in words]
    return [say("reminder", text=say(message)) for message in messages if say.has(message)]


# -- parts of sentences -------------------------------------------------------------------------------


def listed(items: list[str], say: Translator, joint: str) -> str:
    return reduce(lambda left, right: say(joint, left=left, right=right), items) if items else ""


def capital(text: str) -> str:
    """The first letter is a capital: the same phrase stands at the start and in the middle of sentences."""
    return text[:1].upper() + text[1:]


def class_name(mask: int) -> str:
    return n.CLASS_NAMES[n.CLASS_MASKS.index(mask)]


def class_text(mask: int, say: Translator, form: str, count: int = 1) -> str:
    """A class of cards in one of its forms: one of them that is `deployed`, `many`, so many `counted` or `up-to`."""
    return say(f"class-{class_name(mask)}-{form}", n=count)


def signed(number: int, say: Translator) -> str:
    return say("plus" if number >= 0 else "minus", what=abs(number))


def points(pack: BarbarossaPack, row: int, say: Translator, sign: str = "plus") -> str:
    """`+2 SP, +1 RP`"""
    columns = zip(n.POINTS, (pack.op, pack.sp, pack.rp, pack.bp, pack.dp), strict=True)
    made = [say(sign, what=say(f"points-{name}", n=column[row])) for name, column in columns if column[row]]
    return listed(made, say, "list-comma")


# -- abilities ----------------------------------------------------------------------------------------


def ability_gist(pack: BarbarossaPack, ability: int, say: Translator) -> str:
    """`fatigue this → +2 BP`"""
    made = listed(effects(pack, ability // n.ABILITIES, pack.effect[ability], say), say, "list-comma")
    return say("ability-gist", cost=listed(costs(pack, ability, say), say, "list-and"), effects=made)


@lru_cache(GISTS_KEPT)
def ability_gists(pack: BarbarossaPack, ability: int) -> dict[str, str]:
    """The gist in every language. It is kept, because every view of a position in which it can be used says it."""
    return {lang: ability_gist(pack, ability, translator(lang, FOLDER)) for lang in languages()}


def ability_line(pack: BarbarossaPack, ability: int, number: int, say: Translator) -> str:
    """`1. Deployed: fatigue this → +2 BP.`"""
    message = "ability-playing" if pack.in_playing[ability] else "ability-deploying"
    values = {"number": number, "gist": ability_gist(pack, ability, say)}
    found = limits(pack, ability, say)
    if not found:
        return say(message, **values)
    return say(f"{message}-limited", **values, limits=listed(found, say, "list-comma"))


def limits(pack: BarbarossaPack, ability: int, say: Translator) -> list[str]:
    """How often and in which attacks it can be used."""
    made = [say("limit-once")] if pack.once[ability] else []
    targets = [name for bit, name in enumerate(n.TARGETS) if bit and pack.against[ability] >> bit & 1]
    if len(targets) == len(n.TARGETS) - 1:
        made.append(say("limit-any-attack"))
    elif targets:
        named = [say(f"class-{name}-one") for name in targets]
        made.append(say("limit-attack", targets=listed(named, say, "list-or")))
    return made


def costs(pack: BarbarossaPack, ability: int, say: Translator) -> list[str]:
    """The Using Cost: the card itself, points, another card."""
    made = []
    if pack.cost_self[ability]:
        kind = ability // n.ABILITIES
        discards = pack.cost_self[ability] == n.own_cost.DISCARD
        word = "return" if discards and pack.play[kind] < 0 else OWN_COSTS[pack.cost_self[ability]]  # BAR-R30
        made.append(say(f"using-self-{word}", type=n.TYPES[pack.type[kind]]))
    for name, column in zip(n.POINTS[:4], (pack.cost_op, pack.cost_sp, pack.cost_rp, pack.cost_bp), strict=True):
        if column[ability]:
            made.append(say("using-points", points=say(f"points-{name}", n=column[ability])))
    if pack.cost_class[ability]:
        made.append(say("using-class", what=class_text(pack.cost_class[ability], say, "deployed")))
    if pack.cost_hand[ability]:
        made.append(say(f"using-hand-{HAND_COSTS[pack.cost_hand[ability]]}"))
    return made


# -- effects ------------------------------------------------------------------------------------------


def sentences(pack: BarbarossaPack, kind: int, row: int, say: Translator, moment: str) -> list[str]:
    """A text as one sentence, with the moment at which it works."""
    made = effects(pack, kind, row, say)
    return [capital(say(f"when-{moment}", text=listed(made, say, "list-semicolon")))] if made else []


def effects(pack: BarbarossaPack, kind: int, row: int, say: Translator) -> list[str]:
    made = []
    while pack.word[row] != effect.END:
        made.append(effect_text(pack, kind, row, say))
        row += 1
    return made


def effect_text(pack: BarbarossaPack, kind: int, row: int, say: Translator) -> str:
    """One effect, and if it counts cards, which."""
    made = say(effect_message(pack, kind, row), **effect_values(pack, kind, row, say))
    if "what" in EFFECTS[pack.word[row]].keys and pack.up_to[row] and pack.count[row] == 1:
        return say("effect-if-wished", effect=made)
    if not pack.per[row]:
        return made
    many = class_text(pack.per[row], say, "many")
    if pack.most[row] < NO_LIMIT:
        return say("effect-per-most", effect=made, cards=many, most=pack.most[row])
    return say("effect-per", effect=made, cards=many)


def effect_message(pack: BarbarossaPack, kind: int, row: int) -> str:
    if pack.word[row] == effect.REMOVE and pack.up_to[row]:
        return "effect-remove-up-to"
    if pack.word[row] == effect.DISCARD_SELF and pack.play[kind] < 0:  # BAR-R30
        return "effect-return-self"
    return f"effect-{EFFECTS[pack.word[row]].word}"


def effect_values(pack: BarbarossaPack, kind: int, row: int, say: Translator) -> dict[str, Any]:
    """What the message of an effect speaks of: the card itself, and what the keys of the effect say."""
    word, keys = pack.word[row], EFFECTS[pack.word[row]].keys
    values: dict[str, Any] = {"type": n.TYPES[pack.type[kind]], "who": n.WHO[pack.who[row]], "n": pack.count[row]}
    if "op" in keys:
        values["points"] = points(pack, row, say, "minus" if word == effect.LOSE else "plus")
    if "by" in keys:
        values["change"] = signed(pack.count[row], say)
    if "what" in keys:
        values["what"] = chosen_cards(pack, row, say)
    if "groups" in keys:
        values["first"], values["second"] = (class_text(column[row], say, "many") for column in (pack.what, pack.other))
    if "classes" in keys:
        placed = [say(f"class-{name}-placed") for bit, name in enumerate(n.CLASSES) if pack.what[row] >> bit & 1]
        values["what"] = listed(placed, say, "list-and")
    return values


def chosen_cards(pack: BarbarossaPack, row: int, say: Translator) -> str:
    """`a deployed Unit`, `up to 2 deployed Units`"""
    count, mask = pack.count[row], pack.what[row]
    if count == 1:
        return class_text(mask, say, "deployed")
    return class_text(mask, say, "up-to" if pack.up_to[row] else "counted", count)

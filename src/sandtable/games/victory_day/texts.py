"""What a card says and what an action does, in words made from the data, in both languages."""

from __future__ import annotations

from typing import Any

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.attack import can_attack
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.conflict import attack_of
from sandtable.games.victory_day.damage import Salvo
from sandtable.games.victory_day.payment import available, factory_choices, fuel_for
from sandtable.games.victory_day.preview import planned_with, raided_with
from sandtable.games.victory_day.state import Victory
from sandtable.games.victory_day.tactics import resource_card
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.steps import Decision, Offer

WORDS = {
    "en": {
        "depot": "depot",
        "factory": "factory",
        "fuel": "fuel",
        "free": "free",
        "printed": " (as printed)",
        "destroys": "can destroy",
        "destroys-it": "can destroy it",
        "loses": "can lose",
        "is-lost": "can be lost",
        "last-attack": " (completes the wave)",
        "last-answer": " (completes the answer)",
        "yields": "Turn for one {}.",
        "cost": "Cost: {}.",
        "unit": "{}, {}. Line {}. {}/{}.",
        "infantry": "Infantry",
        "armoured": "Armoured",
        "artillery": "Artillery",
        "aviation": "Aviation",
        "versus-infantry": "infantry",
        "versus-armoured": "armoured vehicles",
        "versus-artillery": "artillery",
        "versus-aviation": "aviation",
        "bomber": "Bomber: bombing strength {}, each raid costs {}.",
        "fighter": "Fighter: intercepts and escorts.",
        "modifier": "{:+d}/{:+d} when every enemy in the conflict is {}.",
        "mobility": "Mobility.",
        "directed": "Directed attack.",
        "attack-cost": "Each attack costs {}.",
        "support": "Artillery support {}: {}.",
        "unit-strike": "Unit strike: {}.",
        "deck-strike": "Deck strike {}: {}.",
        "build": "In your building phase",
        "before-attack": "Before the attack phase",
        "before-results": "Before the results of a wave",
        "active": ", in your own turn",
        "defender": ", in the enemy's turn",
        "either": "",
        "nothing": "",
        "fewer-resources": ", if the enemy has more resource cards in play than you",
        "raise": "one of your units{} gets {:+d}/{:+d} until the end of the {}",
        "lower": "one enemy unit{} gets {:+d}/{:+d} until the end of the {}, one card of this name per turn",
        "ready": "one of your turned units{} becomes ready",
        "turn": "one ready enemy unit{} of the 1st line is turned",
        "destroy": "one enemy unit{} goes to casualties",
        "demolish": "one enemy resource card is destroyed",
        "supply": "you get {} until the end of the turn",
        "bombard": "the enemy deck loses its top cards: {}",
        "draw": "you draw cards: {}",
        "wave": "wave",
        "turn-long": "turn",
        "in-wave": " of this wave",
    },
    "uk": {
        "depot": "склад",
        "factory": "завод",
        "fuel": "пальне",
        "free": "безкоштовно",
        "printed": " (як на карті)",
        "destroys": "може знищити:",
        "destroys-it": "може знищити",
        "loses": "може втратити:",
        "is-lost": "може загинути",
        "last-attack": " (на цьому хвиля готова)",
        "last-answer": " (на цьому відповідь завершено)",
        "yields": "Повернути: {} ×1.",
        "cost": "Вартість: {}.",
        "unit": "{}, {}. Лінія {}. {}/{}.",
        "infantry": "Піхота",
        "armoured": "Бронетехніка",
        "artillery": "Артилерія",
        "aviation": "Авіація",
        "versus-infantry": "піхота",
        "versus-armoured": "бронетехніка",
        "versus-artillery": "артилерія",
        "versus-aviation": "авіація",
        "bomber": "Бомбардувальник: сила бомбардування {}, виліт коштує: {}.",
        "fighter": "Винищувач: перехоплює і супроводжує.",
        "modifier": "{:+d}/{:+d}, коли всі вороги в бою — {}.",
        "mobility": "Мобільність.",
        "directed": "Спрямована атака.",
        "attack-cost": "Кожна атака коштує: {}.",
        "support": "Артилерійська підтримка {}: {}.",
        "unit-strike": "Удар по підрозділу: {}.",
        "deck-strike": "Удар по колоді {}: {}.",
        "build": "У вашій фазі будівництва",
        "before-attack": "Перед фазою атаки",
        "before-results": "Перед підрахунком результатів хвилі",
        "active": ", у ваш хід",
        "defender": ", у хід суперника",
        "either": "",
        "nothing": "",
        "fewer-resources": ", якщо в суперника більше карт ресурсів у грі, ніж у вас",
        "raise": "один ваш підрозділ{} отримує {:+d}/{:+d} до кінця {}",
        "lower": "один ворожий підрозділ{} отримує {:+d}/{:+d} до кінця {}; одна карта з цією назвою за хід",
        "ready": "один ваш повернутий підрозділ{} стає готовим",
        "turn": "один готовий ворожий підрозділ{} 1-ї лінії повертають",
        "destroy": "один ворожий підрозділ{} іде у втрати",
        "demolish": "одну ворожу карту ресурсу знищено",
        "supply": "ви отримуєте {} до кінця ходу",
        "bombard": "колода ворога втрачає верхніх карт: {}",
        "draw": "ви берете карт: {}",
        "wave": "хвилі",
        "turn-long": "ходу",
        "in-wave": " цієї хвилі",
    },
}


LETTERS = {"en": ("D", "F", "U"), "uk": ("С", "З", "П")}
"""Depot, factory and fuel in one letter each."""


def short_cost(pack: VictoryPack, kind: int, lang: str) -> str:
    """What a card costs, in a few letters: `1D4F3U`; nothing if it is free."""
    row = pack.cost[kind]
    numbers = (pack.cost_depots[row], pack.cost_factories[row], pack.cost_fuel[row])
    return "".join(f"{number}{letter}" for number, letter in zip(numbers, LETTERS[lang]) if number)


def short_stats(pack: VictoryPack, kind: int, more_attack: int = 0, more_defence: int = 0) -> str:
    """Attack and defence of a unit, and for a bomber its bombs: `1/2/5`."""
    stats = f"{pack.attack[kind] + more_attack}/{pack.defence[kind] + more_defence}"
    return stats + (f"/{pack.bombing[kind]}" if pack.bomber[kind] else "")


def card_text(pack: VictoryPack, kind: int, lang: str) -> list[str]:
    """The card in sentences, one a line."""
    if pack.sort[kind] == n.sort.RESOURCE:
        return [WORDS[lang]["yields"].format(WORDS[lang][n.RESOURCES[pack.yields[kind]]])]
    if pack.sort[kind] == n.sort.UNIT:
        return [cost_line(pack, kind, lang), unit_line(pack, kind, lang), *card_effects(pack, kind, lang)]
    return [cost_line(pack, kind, lang), *card_effects(pack, kind, lang)]


def card_effects(pack: VictoryPack, kind: int, lang: str) -> list[str]:
    """What a card does beyond its cost, line and values."""
    if pack.sort[kind] == n.sort.RESOURCE:
        return card_text(pack, kind, lang)
    if pack.sort[kind] == n.sort.UNIT:
        return [*arm_lines(pack, kind, lang), *ability_lines(pack, kind, lang)]
    return [tactical_line(pack, kind, lang)]


def amounts(pack: VictoryPack, row: int, lang: str) -> str:
    """A cost in words: `depot ×1, fuel ×2`."""
    if row == n.FREE:
        return WORDS[lang]["free"]
    numbers = (pack.cost_depots[row], pack.cost_factories[row], pack.cost_fuel[row])
    return ", ".join(f"{WORDS[lang][name]} ×{number}" for number, name in zip(numbers, n.RESOURCES) if number)


def cost_line(pack: VictoryPack, kind: int, lang: str) -> str:
    return WORDS[lang]["cost"].format(amounts(pack, pack.cost[kind], lang))


def unit_line(pack: VictoryPack, kind: int, lang: str) -> str:
    words = WORDS[lang]
    stats = (pack.line[kind], pack.attack[kind], pack.defence[kind])
    return words["unit"].format(words[n.TYPES[pack.type[kind]]], pack.arms[kind][lang], *stats)


def arm_lines(pack: VictoryPack, kind: int, lang: str) -> list[str]:
    """What a unit can by its arm: bomb, intercept, and fight better against some."""
    words = WORDS[lang]
    lines = []
    if pack.bomber[kind]:
        lines.append(words["bomber"].format(pack.bombing[kind], amounts(pack, pack.attack_cost[kind], lang)))
    if pack.fighter[kind]:
        lines.append(words["fighter"])
    for number, name in enumerate(n.TYPES):
        attack, defence = pack.versus_attack[kind * 4 + number], pack.versus_defence[kind * 4 + number]
        if attack or defence:
            lines.append(words["modifier"].format(attack, defence, words["versus-" + name]))
    return lines


def ability_lines(pack: VictoryPack, kind: int, lang: str) -> list[str]:
    words = WORDS[lang]
    lines = []
    if pack.mobile[kind]:
        lines.append(words["mobility"])
    if pack.directed[kind]:
        lines.append(words["directed"])
    if pack.attack_cost[kind] != n.FREE and not pack.bomber[kind]:
        lines.append(words["attack-cost"].format(amounts(pack, pack.attack_cost[kind], lang)))
    if pack.support[kind]:
        lines.append(words["support"].format(pack.support[kind], amounts(pack, pack.support_cost[kind], lang)))
    strike = amounts(pack, pack.strike_cost[kind], lang)
    if pack.unit_strike[kind]:
        lines.append(words["unit-strike"].format(strike))
    if pack.deck_strike[kind]:
        lines.append(words["deck-strike"].format(pack.deck_strike[kind], strike))
    return lines


def tactical_line(pack: VictoryPack, kind: int, lang: str) -> str:
    words = WORDS[lang]
    window = n.WINDOWS[pack.window[kind]]
    when = words[window] + ("" if window == "build" else words[n.WHO[pack.who[kind]]])
    return f"{when}{words[n.NEEDS[pack.needs[kind]]]}: {effect_text(pack, kind, lang)}."


def effect_text(pack: VictoryPack, kind: int, lang: str) -> str:
    words = WORDS[lang]
    effect = pack.effect[kind]
    text = words[n.EFFECTS[effect]]
    if effect in (n.effect.RAISE, n.effect.LOWER):
        sign = 1 if effect == n.effect.RAISE else -1
        stats = (sign * pack.plus_attack[kind], sign * pack.plus_defence[kind])
        lasts = words["wave" if n.LASTS[pack.lasts[kind]] == "wave" else "turn-long"]
        return text.format(chosen(pack, kind, lang), *stats, lasts)
    if effect <= n.effect.DESTROY:
        return text.format(chosen(pack, kind, lang))
    if effect == n.effect.SUPPLY:
        return text.format(amounts(pack, pack.bundle[kind], lang))
    if effect in (n.effect.BOMBARD, n.effect.DRAW):
        return text.format(pack.amount[kind])
    assert effect == n.effect.DEMOLISH
    return text


def chosen(pack: VictoryPack, kind: int, lang: str) -> str:
    """Which units may be chosen: those of some types, and in a wave those that take part in it."""
    words = WORDS[lang]
    text = words["in-wave"] if n.WINDOWS[pack.window[kind]] == "before-results" else ""
    if pack.types_mask[kind] != (1 << len(n.TYPES)) - 1:
        types = [words["versus-" + name] for number, name in enumerate(n.TYPES) if pack.types_mask[kind] >> number & 1]
        text += f" ({', '.join(types)})"
    return text


# -- actions -----------------------------------------------------------------------------------------

REAR_UNITS = (n.verb.BOMB, n.verb.ESCORT, n.verb.INTERCEPT)
UNIT_VERBS = (n.verb.ATTACK, n.verb.DIRECT, n.verb.SUPPORT, n.verb.BLOCK, n.verb.STRIKE, n.verb.SHELL, *REAR_UNITS)
PLANS = {
    n.verb.DIRECT: n.role.DIRECTED,
    n.verb.BOMB: n.role.BOMBER,
    n.verb.BLOCK: n.role.BLOCKER,
    n.verb.INTERCEPT: n.role.INTERCEPTOR,
}
"""The role that an action gives to a unit, where it fights for certain."""
ROLES = PLANS | {n.verb.ATTACK: n.role.ORDINARY, n.verb.ESCORT: n.role.ESCORT, n.verb.SUPPORT: n.role.GUNS}
"""The role that an action gives to a unit in a wave or in the answer to it."""
PRICED = (
    n.verb.BUILD,
    n.verb.PLAY,
    n.verb.STRIKE,
    n.verb.SHELL,
    n.verb.ATTACK,
    n.verb.DIRECT,
    n.verb.BOMB,
    n.verb.SUPPORT,
)


def action_details(s: Victory, verb: int, a: int, b: int) -> dict[str, Any]:
    """Who stands on the places that an action names, what it costs, and how many cards a deck loses."""
    front = s.front()
    seat, enemy = s.waiting, 1 - s.waiting
    made: dict[str, Any] = {}
    if verb in UNIT_VERBS:
        made["unit"] = standing(s, seat, a + front if verb in REAR_UNITS else a)
    if verb in (n.verb.DIRECT, n.verb.BOMB, n.verb.BLOCK, n.verb.STRIKE):
        made["target"] = standing(s, enemy, b)
    elif verb == n.verb.INTERCEPT:
        made["target"] = standing(s, enemy, b + front)
    elif verb == n.verb.ESCORT:
        made["target"] = standing(s, seat, b + front)
    elif verb == n.verb.SUPPORT:
        made["target"] = standing(s, seat, b)
    elif verb == n.verb.DESTROY:
        made["target"] = standing(s, enemy, a)
    elif verb in (n.verb.COUNTER, n.verb.RAID):
        made["target"] = standing(s, enemy, a + front)
    elif verb == n.verb.PLAY:
        made["on"] = ["text", {lang: played_on(s, seat, b, lang) for lang in WORDS}]
    elif verb == n.verb.PAY:
        made["cards"] = ["text", {lang: payment(s, a, b, lang) for lang in WORDS}]
        if as_printed(s, a, b):
            made["usual"] = 1
    elif verb == n.verb.WAVE:
        made["with"] = ["text", {lang: only_attacker(s, seat, lang) for lang in WORDS}]
    elif verb == n.verb.RAID_DECK:
        made["n"] = attack_of(s, seat, s.a, -1)  # VD-R24
    if verb == n.verb.SHELL:
        made["n"] = s.pack.deck_strike[s.kind(seat, a)]
    if verb in ROLES:
        last = last_of_all(s, verb, a, b)
        made["last"] = ["text", {lang: WORDS[lang][last] if last else "" for lang in WORDS}]
    if verb in PLANS or verb == n.verb.RAID:
        made["outlook"] = ["text", {lang: outlook(s, verb, a, b, lang) for lang in WORDS}]
    if verb in PRICED:
        made["price"] = ["text", {lang: price(s.pack, cost_of(s, verb, a), lang) for lang in WORDS}]
    return made


def last_of_all(s: Victory, verb: int, a: int, b: int) -> str:
    """The word for a choice after which nobody else can join in: the wave goes, the answer stands at once.

    Where there is only one unit to choose it goes without saying.
    """
    if all(role == n.role.IDLE for role in s.plan_role):
        return ""
    verbs = s.box.verbs
    place = plan_of(s, verb, a, b)[0]
    for action in s.legal:  # nearly always somebody else can still come: no need to try
        other, first = verbs.verb_of[action], verbs.first_of[action]
        if other in ROLES and plan_of(s, other, first, 0)[0] != place:
            return ""
    made = planned_with(s, *plan_of(s, verb, a, b), complete=False)
    offer = Offer(verbs)
    step = s.box.steps[s.agenda[-1]]
    assert isinstance(step, Decision)
    step.offer(made, offer)
    if len(offer.actions) > 1:
        return ""
    return "last-attack" if s.agenda[-1] == n.step.DECLARE else "last-answer"


def plan_of(s: Victory, verb: int, a: int, b: int) -> tuple[int, int, int]:
    """The place, the role and the goal that an action gives to a unit."""
    front = s.front()
    place = a + front if verb in REAR_UNITS else a
    goal = n.NOWHERE if verb == n.verb.ATTACK else b + front if verb in (n.verb.INTERCEPT, n.verb.ESCORT) else b
    return place, ROLES[verb], goal


def only_attacker(s: Victory, seat: int, lang: str) -> str:
    """Who makes a wave that is declared without another question: `: T-34/85 (1-1)`; nothing if several can attack."""
    ready, enemy_there = available(s, seat), s.has_unit(1 - seat)
    able = [place for place in s.standing(seat) if can_attack(s, s.unit(seat, place), ready, enemy_there)]
    if len(able) != 1:
        return ""
    return f": {s.pack.names[s.kind(seat, able[0])][lang]} ({place_label(s, able[0])})"


def cost_of(s: Victory, verb: int, a: int) -> int:
    """The cost of an action, as the number of its row: VD-5.6."""
    pack = s.pack
    if verb == n.verb.BUILD:
        return pack.cost[a]
    if verb == n.verb.PLAY:
        return pack.cost[pack.tactics[a]]
    kind = s.kind(s.waiting, a + s.front() if verb in REAR_UNITS else a)
    if verb in (n.verb.STRIKE, n.verb.SHELL):
        return pack.strike_cost[kind]
    return pack.support_cost[kind] if verb == n.verb.SUPPORT else pack.attack_cost[kind]


def outlook(s: Victory, verb: int, a: int, b: int, lang: str) -> str:
    """How the conflict of a unit would stand: `, 4 : 6, can destroy it, can lose T-34/85, ZIS-3`."""
    seat, front = s.waiting, s.front()
    if verb == n.verb.RAID:
        place, goal = s.a, a + front
        made = raided_with(s, place, goal)
    else:
        place, role, goal = plan_of(s, verb, a, b)
        made = planned_with(s, place, role, goal)
    conflict = made.conflict[seat][place]
    if not conflict:
        return ""  # a raid that is called off
    mine, theirs = Salvo(made, seat, conflict), Salvo(made, 1 - seat, conflict)
    said = f", {mine.total()} : {theirs.total()}"
    return (
        said
        + fate(made, mine, 1 - seat, goal, ("destroys", "destroys-it"), lang)
        + fate(made, theirs, seat, place, ("loses", "is-lost"), lang)
    )


def fate(s: Victory, salvo: Salvo, owner: int, named: int, words: tuple[str, str], lang: str) -> str:
    """Who can fall, by name; in a word if that is only the unit that the sentence names anyway."""
    reached = salvo.within_reach()
    if not reached:
        return ""
    if reached == [named]:
        return f", {WORDS[lang][words[1]]}"
    names = [s.pack.names[s.kind(owner, place)][lang] for place in reached]
    return f", {WORDS[lang][words[0]]} {', '.join(names)}"


def payment(s: Victory, resource: int, number: int, lang: str) -> str:
    """The cards that a payment turns, as far as this choice settles them: `depot ×1, fuel ×2`."""
    cost, depots = s.a, s.b
    words = WORDS[lang]
    printed = words["printed"] if as_printed(s, resource, number) else ""
    if resource == n.resource.DEPOT:
        depots = number
        choices = factory_choices(s.pack, cost, depots, available(s, s.maker))
        if len(choices) > 1:
            return f"{words['depot']} ×{depots} …" + printed
        number = choices[0]
    numbers = (depots, number, fuel_for(s.pack, cost, depots, number))
    return ", ".join(f"{words[name]} ×{count}" for name, count in zip(n.RESOURCES, numbers) if count) + printed


def as_printed(s: Victory, resource: int, number: int) -> bool:
    """Does this choice lead to the payment that the card prints, without replacements?"""
    cost, depots = s.a, s.b
    if resource == n.resource.DEPOT:
        factories = factory_choices(s.pack, cost, number, available(s, s.maker))
        return number == s.pack.cost_depots[cost] and s.pack.cost_factories[cost] in factories
    return depots == s.pack.cost_depots[cost] and number == s.pack.cost_factories[cost]


def price(pack: VictoryPack, row: int, lang: str) -> str:
    """A cost after the words of an action: ` (depot ×1)`; nothing if it is free."""
    return "" if row == n.FREE else f" ({amounts(pack, row, lang)})"


def standing(s: Victory, seat: int, place: int) -> list[str]:
    """The unit on a place."""
    return ["kind", s.pack.slugs[s.kind(seat, place)]]


def played_on(s: Victory, seat: int, target: int, lang: str) -> str:
    """The target of a tactical card by name, with its place; nothing if it has none."""
    if target == 0:
        return ""
    number = target - 1
    if number >= 2 * s.places():
        return ": " + s.pack.names[resource_card(s, number - 2 * s.places()) >> STATE_BITS][lang]
    owner = seat if number < s.places() else 1 - seat
    place = number % s.places()
    return f": {s.pack.names[s.kind(owner, place)][lang]} ({place_label(s, place)})"


def place_label(s: Victory, place: int) -> str:
    return f"1-{place + 1}" if place < s.front() else f"2-{place - s.front() + 1}"

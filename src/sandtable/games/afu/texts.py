"""What a card says, in both languages, made from its data: a card never lies about itself."""

from __future__ import annotations

from typing import Any

from sandtable.games.afu import names as n
from sandtable.games.afu.bonuses import index_of, zone_of
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.objectives import offer_result, worth_now
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS

Both = dict[str, str]

TYPE_NAMES: dict[str, Both] = {
    "none": {"en": "", "uk": ""},
    "infantry": {"en": "Infantry", "uk": "Піхота"},
    "artillery": {"en": "Artillery", "uk": "Артилерія"},
    "tank": {"en": "Tank unit", "uk": "Танкові війська"},
    "air": {"en": "Air Unit", "uk": "Повітряний підрозділ"},
    "other": {"en": "Unit", "uk": "Підрозділ"},
}
NUMBERS: dict[str, Both] = {
    "attack": {"en": "Attack {n}", "uk": "атака {n}"},
    "defense": {"en": "Defense {n}", "uk": "захист {n}"},
    "support": {"en": "Support {n}", "uk": "підтримка {n}"},
    "enhanced": {"en": " (enhanced)", "uk": " (посилено)"},
    "cost": {"en": "Cost {n}.", "uk": "Ціна: {n}."},
    "badge": {"en": "Badge: {badge}.", "uk": "Нарукавний знак: {badge}."},
    "recruit": {"en": "Recruitment Points: {n}.", "uk": "Очки мобілізації: {n}."},
    "vp": {"en": "Victory points: {n}.", "uk": "Переможні очки: {n}."},
}
SYMBOLS: dict[str, Both] = {
    "reinforcements": {
        "en": "Reinforcements: in the Support Row it makes the attack of the supported card enhanced.",
        "uk": "Підкріплення: у лінії підтримки робить атаку підтриманої карти посиленою.",
    },
    "anti-aircraft": {
        "en": "Anti-Aircraft: can destroy Air Units.",
        "uk": "Протиповітряна оборона: може знищувати повітряні підрозділи.",
    },
    "air": {"en": "Ground troops cannot destroy it.", "uk": "Наземні війська не можуть його знищити."},
    "artillery": {
        "en": "Enemy Artillery: the Support Row card opposite goes to the Hospital after the battle.",
        "uk": "Артилерія ворога: карта в лінії підтримки навпроти після бою йде в госпіталь.",
    },
    "rocket": {
        "en": "Rocket Strike: if not destroyed, it sweeps the Recruitment Display before Recruitment.",
        "uk": "Ракетний удар: якщо не знищено, прибирає загальний резерв перед Компенсацією.",
    },
    "panic-icon": {
        "en": "Panic icon: in Recruitment it may return a Panic Card.",
        "uk": "Позначка паніки: під час Компенсації може повернути карту паніки.",
    },
    "chaining": {
        "en": "Chaining: the next event is revealed at once.",
        "uk": "Символ невідворотності: одразу відкривають наступну подію.",
    },
    "promo": {"en": "Promo Card.", "uk": "Промокарта."},
}
WHEN: dict[str, Both] = {
    "none": {"en": "", "uk": ""},
    "destroyed": {
        "en": "If you destroyed {n} or more invaders this turn: ",
        "uk": "Якщо цього ходу знищено ворогів від {n}: ",
    },
    "badge": {"en": "With another card with the badge {badge}: ", "uk": "Якщо є інша карта зі знаком «{badge}»: "},
    "panic": {"en": "If you received Panic this round: ", "uk": "Якщо цього раунду ви отримали паніку: "},
    "normal-defense": {
        "en": "If you played another card with normal defense: ",
        "uk": "Якщо зіграно іншу карту зі звичайним захистом: ",
    },
    "enhanced-defense": {
        "en": "If you played another card with enhanced defense: ",
        "uk": "Якщо зіграно іншу карту з посиленим захистом: ",
    },
    "objective": {"en": "If an objective lies in the pile: ", "uk": "Якщо у стосі є об'єкт: "},
}
GIVES: dict[str, Both] = {
    "none": {"en": "", "uk": ""},
    "attack": {"en": "+{n} Attack.", "uk": "+{n} до атаки."},
    "defense": {"en": "+{n} Defense.", "uk": "+{n} до захисту."},
    "support": {"en": "+{n} Support in the Support Row.", "uk": "+{n} до підтримки в лінії підтримки."},
    "calm": {"en": "Calm: one Panic Card is not taken.", "uk": "спокій: одну карту паніки не беруть."},
    "recruit": {"en": "+{n} Recruitment Points.", "uk": "+{n} до очок мобілізації."},
    "draw": {"en": "draw a card.", "uk": "візьміть карту."},
    "return-panic": {"en": "return a Panic Card to the stack.", "uk": "поверніть карту паніки в стос."},
    "scout": {
        "en": "Scout: look at 3 invaders, discard at most 1, order the rest.",
        "uk": "розвідка: подивіться 3 карти ворогів, скиньте не більше ніж 1, решту впорядкуйте.",
    },
    "evacuate": {
        "en": "Evacuate: from hand to the Hospital, and take another card from there.",
        "uk": "евакуація: з руки в госпіталь, а звідти візьміть іншу карту.",
    },
}
EVENT_TEXTS: dict[str, Both] = {
    "none": {"en": "", "uk": ""},
    "exchange": {
        "en": "Exchange: discard a card, then draw one.",
        "uk": "Заміна: скиньте карту, потім візьміть карту.",
    },
    "mobilize": {
        "en": "Mobilize: buy cards at once for {n} Recruitment Points.",
        "uk": "Мобілізація: одразу купіть карти на {n} очок мобілізації.",
    },
    "sabotage": {
        "en": "Sabotage: one invader fewer this round.",
        "uk": "Диверсія: цього раунду на одного ворога менше.",
    },
    "alarm": {"en": "Alarm: take a Panic Card.", "uk": "Тривога: отримайте карту паніки."},
    "closed-sky": {
        "en": "Closed Sky: your deployed Air Units go to the Hospital after the battle.",
        "uk": "Закрите небо: ваші викладені повітряні підрозділи після бою йдуть у госпіталь.",
    },
    "scout": {"en": "Scout: look at 3 of your invaders.", "uk": "Розвідка: подивіться 3 карти своїх ворогів."},
    "recovery": {
        "en": "Recovery: take a card from your Hospital.",
        "uk": "Одужання: візьміть карту зі свого госпіталю.",
    },
    "shelling": {"en": "Shelling: discard a card from hand.", "uk": "Обстріл: скиньте карту з руки."},
}
OBJECTIVE_TEXTS: dict[str, Both] = {
    "none": {"en": "", "uk": ""},
    "bridge": {"en": "Bridge", "uk": "Міст"},
    "city": {"en": "City", "uk": "Місто"},
    "cruiser": {"en": "Cruiser", "uk": "Крейсер"},
}
NEEDS: tuple[Both, Both] = (
    {"en": "{kind}. Requires {n} Attack Points.", "uk": "{kind}. Потрібно очок атаки: {n}."},
    {"en": "{kind}. Requires {n} Defense Points.", "uk": "{kind}. Потрібно очок захисту: {n}."},
)
COUNTS: dict[str, Both] = {
    "none": {"en": "", "uk": ""},
    "trophies": {"en": "Invader Cards in your trophies", "uk": "Карти ворогів у ваших трофеях"},
    "trophy-tanks": {"en": "Tank units in your trophies", "uk": "Танкові війська у ваших трофеях"},
    "infantry": {"en": "Your infantry cards", "uk": "Ваші карти піхоти"},
    "artillery": {"en": "Your artillery cards", "uk": "Ваші карти артилерії"},
    "tank": {"en": "Your tank cards", "uk": "Ваші карти танкових військ"},
    "air-and-anti-aircraft": {
        "en": "Your Air Units and Anti-Aircraft cards",
        "uk": "Ваші повітряні підрозділи та карти з ППО",
    },
    "panic": {"en": "Your Panic Cards", "uk": "Ваші карти паніки"},
    "objectives": {"en": "Objectives you took", "uk": "Об'єкти, які ви забрали"},
    "same-badge": {"en": "Your cards with one badge", "uk": "Ваші карти з однаковим знаком"},
    "total-cost": {"en": "Total cost of your cards", "uk": "Сумарна ціна ваших карт"},
    "hospital": {"en": "Cards in your Hospital", "uk": "Карти у вашому госпіталі"},
}
BOUNDS: dict[str, Both] = {
    "least": {"en": "{what}: at least {n}.", "uk": "{what}: щонайменше {n}."},
    "most": {"en": "{what}: at most {n}.", "uk": "{what}: щонайбільше {n}."},
}


def card_text(pack: AfuPack, kind: int, lang: str) -> list[str]:
    """One sentence a line."""
    group = pack.group[kind]
    if group == n.card_type.EVENT:
        return event_text(pack, kind, lang)
    if group == n.card_type.OBJECTIVE:
        what = OBJECTIVE_TEXTS[n.OBJECTIVE_KINDS[pack.objective[kind]]][lang]
        needs = NEEDS[pack.requires[kind]][lang].format(kind=what, n=pack.needs[kind])
        return [needs, NUMBERS["vp"][lang].format(n=pack.points[kind])]
    if group == n.card_type.ACHIEVEMENT:
        return achievement_text(pack, kind, lang)
    if group == n.card_type.PANIC:
        return [NUMBERS["vp"][lang].format(n=pack.points[kind])]
    if group > n.card_type.PANIC and group != n.card_type.INVADER:
        return []
    return unit_text(pack, kind, lang)


def unit_text(pack: AfuPack, kind: int, lang: str) -> list[str]:
    lines = [f"{TYPE_NAMES[n.TYPES[pack.type[kind]]][lang]}: {', '.join(points(pack, kind, lang))}."]
    if pack.cost[kind]:
        lines.append(NUMBERS["cost"][lang].format(n=pack.cost[kind]))
    if pack.badge[kind]:
        lines.append(NUMBERS["badge"][lang].format(badge=pack.badge_names[pack.badge[kind]][lang]))
    if pack.recruit[kind]:
        lines.append(NUMBERS["recruit"][lang].format(n=pack.recruit[kind]))
    return lines + unit_effects(pack, kind, lang)


def unit_effects(pack: AfuPack, kind: int, lang: str) -> list[str]:
    """Symbols and bonus: what a unit does beyond its numbers."""
    lines = symbol_lines(pack, kind, lang)
    if pack.reward[kind]:
        lines.append(bonus_line(pack, kind, lang))
    return lines


def card_effects(pack: AfuPack, kind: int, lang: str) -> list[str]:
    """The lines of a card without its numbers: points stand on objectives, achievements and Panic Cards too."""
    group = pack.group[kind]
    if group == n.card_type.EVENT:
        return event_text(pack, kind, lang)
    if group in (n.card_type.OBJECTIVE, n.card_type.ACHIEVEMENT):
        return card_text(pack, kind, lang)[:1]
    if group >= n.card_type.PANIC and group != n.card_type.INVADER:
        return []
    return unit_effects(pack, kind, lang)


def points(pack: AfuPack, kind: int, lang: str) -> list[str]:
    enhanced = NUMBERS["enhanced"][lang]
    made = []
    if pack.fights[kind]:
        attack = NUMBERS["attack"][lang].format(n=pack.attack[kind])
        made.append(attack + (enhanced if pack.attack_enhanced[kind] else ""))
        defense = NUMBERS["defense"][lang].format(n=pack.defense[kind])
        made.append(defense + (enhanced if pack.defense_enhanced[kind] else ""))
    if pack.prints_support[kind]:
        made.append(NUMBERS["support"][lang].format(n=pack.support[kind]))
    return made


def symbol_lines(pack: AfuPack, kind: int, lang: str) -> list[str]:
    shown = (
        ("reinforcements", pack.reinforcements),
        ("anti-aircraft", pack.anti_aircraft),
        ("air", pack.air),
        ("artillery", pack.artillery),
        ("rocket", pack.rocket),
        ("panic-icon", pack.panic_icon),
    )
    return [SYMBOLS[name][lang] for name, flags in shown if flags[kind]]


def bonus_line(pack: AfuPack, kind: int, lang: str) -> str:
    condition, number = pack.condition[kind], pack.condition_n[kind]
    when = WHEN[n.CONDITIONS[condition]][lang]
    if condition == n.condition.BADGE:
        when = when.format(badge=pack.badge_names[number][lang])
    elif condition == n.condition.DESTROYED:
        when = when.format(n=number)
    line = when + GIVES[n.REWARDS[pack.reward[kind]]][lang].format(n=pack.reward_n[kind])
    return line[0].upper() + line[1:]


def event_text(pack: AfuPack, kind: int, lang: str) -> list[str]:
    line = EVENT_TEXTS[n.EFFECTS[pack.effect[kind]]][lang]
    lines = [line.format(n=pack.effect_n[kind]) if pack.effect[kind] == n.effect.MOBILIZE else line]
    if pack.chains[kind]:
        lines.append(SYMBOLS["chaining"][lang])
    if pack.promo[kind]:
        lines.append(SYMBOLS["promo"][lang])
    return lines


def achievement_text(pack: AfuPack, kind: int, lang: str) -> list[str]:
    what = COUNTS[n.MEASURES[pack.measure[kind]]][lang]
    if pack.at_least[kind]:
        bound = BOUNDS["least"][lang].format(what=what, n=pack.at_least[kind])
    else:
        bound = BOUNDS["most"][lang].format(what=what, n=pack.at_most[kind])
    return [bound, NUMBERS["vp"][lang].format(n=pack.points[kind])]


def reward_text(pack: AfuPack, kind: int, lang: str) -> str:
    """What the bonus of a card gives, without its condition and full stop."""
    return GIVES[n.REWARDS[pack.reward[kind]]][lang].format(n=pack.reward_n[kind]).rstrip(".")


def action_details(s: Afu, verb: int, a: int, b: int) -> dict[str, Any]:
    """Which card a space or a place holds, what it costs, gives or is worth."""
    pack = s.pack
    if verb == n.verb.BUY and s.display.cards[a] != NONE:
        kind = s.display.cards[a] >> STATE_BITS
        return {"card": ["kind", pack.slugs[kind]], "cost": pack.cost[kind]}
    if verb == n.verb.BUY_AID:
        return {"card": ["kind", pack.slugs[pack.aid]], "cost": pack.cost[pack.aid]}
    if verb == n.verb.PAY and s.objectives.cards:
        return {"worth": worth_now(s, s.waiting, a)}
    if verb == n.verb.BID and s.objectives.cards:
        return {"enough": "yes" if a + 1 >= pack.needs[s.objectives.top() >> STATE_BITS] else "no"}
    if verb == n.verb.DONE:
        return {"outcome": offer_outcome(s)}
    if verb in (n.verb.ACTIVATE, n.verb.SWITCH_OFF):
        cards, at = zone_of(s, s.waiting, a).cards, index_of(a)
        if at < len(cards) and cards[at] != NONE:
            kind = cards[at] >> STATE_BITS
            gives = {lang: reward_text(pack, kind, lang) for lang in ("en", "uk")}
            return {"card": ["kind", pack.slugs[kind]], "gives": ["text", gives]}
    return {}


def offer_outcome(s: Afu) -> str:
    """What comes of the solo offer if the player stops now; nothing where something else is done."""
    if s.agenda[-1] != n.step.OFFER_CARDS:
        return "none"
    outcome = ("taken", "stays", "captured")[offer_result(s)]
    return outcome if s.spent[0].cards or not s.panic_stack.cards else f"{outcome}-panic"

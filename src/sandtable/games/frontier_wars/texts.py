"""What cards and faction sheets say, in words made from their data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import Effect, FrontierPack
from sandtable.kernel.words import languages

UNITS = {
    "en": {"infantry": "infantry", "tank": "tanks", "artillery": "artillery", "plane": "planes"},
    "uk": {"infantry": "піхота", "tank": "танки", "artillery": "артилерія", "plane": "літаки"},
}
ONE_UNIT = {
    "en": {"infantry": "infantry", "tank": "tank", "artillery": "artillery", "plane": "plane"},
    "uk": {"infantry": "піхота", "tank": "танк", "artillery": "артилерія", "plane": "літак"},
}
YOURS = {
    "en": {"infantry": "Your infantry", "tank": "Your tanks", "artillery": "Your artillery", "plane": "Your planes"},
    "uk": {"infantry": "Ваша піхота", "tank": "Ваші танки", "artillery": "Ваша артилерія", "plane": "Ваші літаки"},
}
THEIRS = {
    "en": {
        "infantry": "The attacker's infantry",
        "tank": "The attacker's tanks",
        "artillery": "The attacker's artillery",
        "plane": "The attacker's planes",
    },
    "uk": {
        "infantry": "Піхота нападника",
        "tank": "Танки нападника",
        "artillery": "Артилерія нападника",
        "plane": "Літаки нападника",
    },
}
PLACES = {
    "en": ("a headquarters", "a factory", "an encampment"),
    "uk": ("у штабі", "на заводі", "в таборі"),
}
ACTIVE_PLACES = {
    "en": ("a headquarters", "an active factory", "an active encampment"),
    "uk": ("у штабі", "на дієвому заводі", "в дієвому таборі"),
}
WINDOW_TEXTS = {
    "en": {
        "reinforcement": "In your reinforcements",
        "turn": "At the start of your turn",
        "attacker": "In a battle, attacking",
        "defender": "In a battle, defending",
        "tactical": "In the tactical step",
    },
    "uk": {
        "reinforcement": "Під час вашого підкріплення",
        "turn": "На початку вашого ходу",
        "attacker": "У бою, в атаці",
        "defender": "У бою, в обороні",
        "tactical": "На тактичному кроці",
    },
}
# What each effect says: {Whose} the units that it is about, {units} which types may be chosen, {by} a number.
TEXTS: dict[int, dict[str, str]] = {
    n.effect.ATTACK_TWICE: {
        "en": "{Whose} attack twice in this battle.",
        "uk": "{Whose}: дві атаки в цьому бою.",
    },
    n.effect.INITIATIVE: {
        "en": "{Whose}: initiative {signed} in this battle.",
        "uk": "{Whose}: ініціатива {signed} у цьому бою.",
    },
    n.effect.INITIATIVE_OF_ONE: {
        "en": "One of your units: initiative {signed} in this battle.",
        "uk": "Один ваш загін: ініціатива {signed} у цьому бою.",
    },
    n.effect.NO_DEFENSE_ORDERS: {
        "en": "Nobody plays a defense order in this battle.",
        "uk": "У цьому бою ніхто не грає наказів оборони.",
    },
    n.effect.AIRBORNE: {
        "en": "This turn your planes carry {by} more and pass enemy artillery.",
        "uk": "Цього ходу ваші літаки беруть на {by} загін більше й минають ворожу артилерію.",
    },
    n.effect.MOVEMENT: {"en": "{Whose}: movement {signed} this turn.", "uk": "{Whose}: рух {signed} цього ходу."},
    n.effect.PRODUCE: {
        "en": "Place one unit{units} from your reserve at {places}.",
        "uk": "Виставте з резерву один загін{units} {places}.",
    },
    n.effect.REMOVE_NEAR: {
        "en": "Remove an enemy unit {range} of your {unit}{except}.",
        "uk": "Знищте ворожий загін {range} від {from_one}{except}.",
    },
    n.effect.BUILD: {
        "en": "Build on a controlled tile without spending infantry; no medal.",
        "uk": "Збудуйте на контрольованому гексі, не витрачаючи піхоти; без медалі.",
    },
    n.effect.REMOVE_ATTACKER: {"en": "Remove one attacking unit{units}.", "uk": "Знищте один загін нападника{units}."},
    n.effect.NO_ATTACK: {"en": "{Whose} do not attack in this battle.", "uk": "{Whose}: без атаки в цьому бою."},
    n.effect.WITHDRAW: {
        "en": "All your units leave the battle to one adjacent tile, empty or under your control.",
        "uk": "Усі ваші загони виходять із бою на один сусідній гекс, порожній або під вашим контролем.",
    },
    n.effect.BRING_UP: {
        "en": "Bring up to {by} units from one adjacent controlled tile into the battle.",
        "uk": "Підтягніть у бій до {by} загонів з одного сусіднього контрольованого гексу.",
    },
    n.effect.IGNORE_IMPACTS: {
        "en": "Ignore the first impacts aimed at you: {by}.",
        "uk": "Не зважайте на перші влучання у вас: {by}.",
    },
    n.effect.CANCEL_ATTACK_ORDER: {
        "en": "The attack order in this battle has no effect.",
        "uk": "Наказ атаки в цьому бою не діє.",
    },
    n.effect.REDEPLOY: {
        "en": "Send units (up to {by}) from one controlled tile to another, up to {high} steps over controlled tiles.",
        "uk": "Перекиньте загони (до {by}) з одного контрольованого гексу на інший, до {high} кроків своїми гексами.",
    },
    n.effect.DRAW: {"en": "Draw {by} cards.", "uk": "Візьміть карти: {by}."},
    n.effect.KEEP_EXCESS_UNITS: {
        "en": "At upkeep save up to {by} units above the limits.",
        "uk": "Під час утримання збережіть до {by} загонів понад межі.",
    },
    n.effect.REPAIR: {
        "en": "Repair a construction you control without infantry, or add {by} resistance to a headquarters you hold.",
        "uk": "Відремонтуйте контрольовану споруду без піхоти або додайте {by} до міцності свого штабу.",
    },
    n.effect.HAND_LIMIT: {"en": "Hand limit {signed}.", "uk": "Межа руки {signed}."},
    n.effect.LOOK_AND_DISCARD: {
        "en": "Look at an opponent's hand and discard one card of it.",
        "uk": "Подивіться руку суперника й скиньте з неї одну карту.",
    },
    n.effect.STEAL: {
        "en": "Take a random card from an opponent's hand.",
        "uk": "Візьміть випадкову карту з руки суперника.",
    },
    n.effect.STACK_LIMIT: {
        "en": "Unit limits {signed} on every tile.",
        "uk": "Межа загонів на кожному гексі {signed}.",
    },
    n.effect.DRAW_AND_DISCARD: {
        "en": "Each round draw {by} more, then discard as many from your hand.",
        "uk": "Щораунду беріть карт на {by} більше, потім стільки ж скидайте з руки.",
    },
    n.effect.DEFENSE_INITIATIVE: {
        "en": "{Whose}: initiative {signed} in defense.",
        "uk": "{Whose}: ініціатива {signed} в обороні.",
    },
    n.effect.TRANSPORT: {"en": "Your planes carry {by} more.", "uk": "Ваші літаки беруть на {by} загін більше."},
    n.effect.ONE_ATTACKS_TWICE: {
        "en": "One of your units{units} attacks twice in this battle.",
        "uk": "Один ваш загін{units} атакує двічі в цьому бою.",
    },
    n.effect.MECHANIZED_AT_ENCAMPMENT: {
        "en": "One active encampment may place a mechanized unit instead.",
        "uk": "Один дієвий табір може виставити механізований загін.",
    },
}
ALL_GAME = {"en": "{Whose}: movement {signed}.", "uk": "{Whose}: рух {signed}."}
FACE_UP = {"en": "Stays face up.", "uk": "Лишається відкритою."}
RESEARCH = {"en": "Research {value}.", "uk": "Дослідження: {value}."}
ORDERS = {
    "en": {"attack": "Attack order.", "defense": "Defense order.", "tactical": "Tactical order."},
    "uk": {"attack": "Наказ атаки.", "defense": "Наказ оборони.", "tactical": "Тактичний наказ."},
}
FROM_ONE = {
    "infantry": "вашої піхоти",
    "tank": "вашого танка",
    "artillery": "вашої артилерії",
    "plane": "вашого літака",
}
OR = {"en": " or ", "uk": " або "}


def effect_text(effect: Effect, lang: str, all_game: bool = False) -> str:
    """One sentence about an effect; a faction skill holds all game."""
    whose = (YOURS if effect.mine else THEIRS)[lang]
    units = [n.UNIT_NAMES[unit] for unit in effect.units]
    text = ALL_GAME if all_game and effect.do == n.effect.MOVEMENT else TEXTS[effect.do]
    return text[lang].format(
        Whose=whose[units[0]] if units else "",
        unit=UNITS[lang][units[0]] if units else "",
        from_one=FROM_ONE[units[0]] if units else "",
        units=which(units, lang),
        by=effect.by,
        signed=f"{effect.by:+d}".replace("-", "\u2212"),
        high=effect.high,
        places=sites(effect, lang),
        range=distance(effect, lang),
        **{"except": exception(effect, lang)},
    )


def sites(effect: Effect, lang: str) -> str:
    flags = (effect.at_headquarters, effect.at_factory, effect.at_encampment)
    places = ACTIVE_PLACES if effect.active else PLACES
    names = [name for name, flag in zip(places[lang], flags, strict=True) if flag]
    return one_of(names, lang)


def which(units: list[str], lang: str) -> str:
    """Which units may be chosen; nothing where any unit may."""
    return f" ({one_of([ONE_UNIT[lang][unit] for unit in units], lang)})" if 0 < len(units) < len(n.UNIT_NAMES) else ""


def one_of(names: list[str], lang: str) -> str:
    """`tank, artillery or plane`."""
    return OR[lang].join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def counted(counts: dict[int, int], lang: str) -> str:
    """Units by type, with their number where there are several: `infantry × 2, artillery`."""
    names = ONE_UNIT[lang]
    return ", ".join(
        names[n.UNIT_NAMES[unit]] + (f" × {count}" if count > 1 else "") for unit, count in counts.items() if count
    )


def distance(effect: Effect, lang: str) -> str:
    if effect.low == effect.high == 1:
        return {"en": "on a tile adjacent to one", "uk": "на відстані 1 гексу"}[lang]
    return {"en": "within {high} tiles of one", "uk": "на відстані до {high} гексів"}[lang].format(high=effect.high)


def exception(effect: Effect, lang: str) -> str:
    if effect.not_on_artillery:
        return {"en": ", not where enemy artillery stands", "uk": ", крім гексів із ворожою артилерією"}[lang]
    if effect.not_on_headquarters:
        return {"en": ", not on a headquarters tile", "uk": ", крім гексів зі штабом"}[lang]
    return ""


def card_lines(pack: FrontierPack, kind: int, lang: str) -> list[str]:
    """What an order card says, and what it is worth in research."""
    order = ORDERS[lang][pack.back_names[pack.backs[kind]]]
    return [*effect_lines(pack, kind, lang), f"{order} {RESEARCH[lang].format(value=pack.research[kind])}"]


def effect_lines(pack: FrontierPack, kind: int, lang: str) -> list[str]:
    """What an order card does."""
    stays = [FACE_UP[lang]] if pack.face_up[kind] else []
    return [*stays, effect_text(pack.effects[kind], lang)]


def sheet_lines(pack: FrontierPack, side: int, faction: int, lang: str) -> list[str]:
    """The two skills of a faction sheet."""
    sheet = pack.sheets[side][faction]
    window = WINDOW_TEXTS[lang][n.WINDOWS[sheet.window]]
    return [
        f"{pack.skill_names[side][faction][lang]}: {effect_text(pack.skills[side][faction], lang, True)}",
        f"{pack.special_names[side][faction][lang]}: {window}: {effect_text(sheet.special, lang)}",
    ]


@lru_cache(maxsize=8)
def sheets(pack: FrontierPack, side: int) -> dict[str, dict[str, Any]]:
    """The faction sheets of a side as plain data: troops, starting cards and both skills in words."""
    made: dict[str, dict[str, Any]] = {}
    for faction, name in enumerate(n.FACTIONS):
        sheet = pack.sheets[side][faction]
        lines = {lang: sheet_lines(pack, side, faction, lang) for lang in languages()}
        skills = [{lang: lines[lang][at] for lang in languages()} for at in range(2)]
        made[name] = {"troops": list(sheet.troops), "cards": sheet.cards, "skills": skills}
    return made

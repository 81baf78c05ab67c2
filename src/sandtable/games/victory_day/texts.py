"""What a card says, in words made from its data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from pathlib import Path

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.effects import EFFECTS
from sandtable.kernel.words import Translator, in_language, translator

FOLDER = Path(__file__).parent
ROOM = 80
"""Letters that a card in hand shows at its usual size, long words among them. A longer text leaves out what its
abilities mean."""
ALL_TYPES = (1 << len(n.TYPES)) - 1


def card_text(pack: VictoryPack, kind: int, lang: str) -> list[str]:
    """The card in sentences, one a line, with what each ability means."""
    say = translator(lang, FOLDER)
    if pack.sort[kind] == n.sort.RESOURCE:
        return effect_lines(pack, kind, say, explained=True)
    head = [side_line(pack, kind, say), say("card-cost", cost=cost_words(pack, pack.cost[kind], say))]
    if pack.sort[kind] == n.sort.UNIT:
        head.append(unit_line(pack, kind, say))
    return [*head, *effect_lines(pack, kind, say, explained=True)]


def card_effects(pack: VictoryPack, kind: int, lang: str) -> list[str]:
    """What a card does beyond its cost, line and values; what that means only where the card has room for it."""
    say = translator(lang, FOLDER)
    explained = effect_lines(pack, kind, say, explained=True)
    return explained if len(" ".join(explained)) <= ROOM else effect_lines(pack, kind, say, explained=False)


def effect_lines(pack: VictoryPack, kind: int, say: Translator, explained: bool) -> list[str]:
    if pack.sort[kind] == n.sort.RESOURCE:
        return [say(f"yields-{n.RESOURCES[pack.yields[kind]]}")]
    if pack.sort[kind] == n.sort.UNIT:
        return [*arm_lines(pack, kind, say, explained), *ability_lines(pack, kind, say, explained)]
    return [tactical_line(pack, kind, say)]


def side_line(pack: VictoryPack, kind: int, say: Translator) -> str:
    """Whose card it is, and whether it is only in boosters."""
    return say("card-side", side=say(f"word-{n.SIDES[pack.side[kind]]}"), booster=pack.booster[kind])


def short_stats(pack: VictoryPack, kind: int, more_attack: int = 0, more_defence: int = 0) -> str:
    """Attack and defence of a unit, and for a bomber its bombs: `1/2/5`."""
    stats = f"{pack.attack[kind] + more_attack}/{pack.defence[kind] + more_defence}"
    return stats + (f"/{pack.bombing[kind]}" if pack.bomber[kind] else "")


# -- costs -------------------------------------------------------------------------------------------


def cost_numbers(pack: VictoryPack, row: int) -> tuple[int, int, int]:
    """Depots, factories and fuel of a cost."""
    return pack.cost_depots[row], pack.cost_factories[row], pack.cost_fuel[row]


def cost_words(pack: VictoryPack, row: int, say: Translator) -> str:
    """A cost in words: `depot ×1, fuel ×2`."""
    return say("amount-nothing") if row == n.FREE else amounts(cost_numbers(pack, row), say)


@cache
def amounts(numbers: tuple[int, int, int], say: Translator) -> str:
    """Resources that are not all zero, in words: `depot ×1, fuel ×2`. Views say few of them again and again."""
    parts = [say(f"amount-{name}", n=number) for name, number in zip(n.RESOURCES, numbers) if number]
    return comma_list(parts, say)


def short_cost(pack: VictoryPack, kind: int, lang: str) -> str:
    """What a card costs, in a few letters: `1D4F3U`; nothing if it is free."""
    return "".join(short_amounts(cost_numbers(pack, pack.cost[kind]), translator(lang, FOLDER)))


def short_amounts(numbers: Sequence[int], say: Translator) -> list[str]:
    """Each resource that is not zero in a few letters: `1D`, `4F`."""
    return [say("letter-amount", n=number, letter=letter) for number, letter in zip(numbers, letters(say)) if number]


def letters(say: Translator) -> list[str]:
    """Depot, factory and fuel in one letter each."""
    return [say(f"letter-{name}") for name in n.RESOURCES]


def comma_list(parts: list[str], say: Translator) -> str:
    return reduce(lambda left, right: say("list-comma", left=left, right=right), parts)


# -- units -------------------------------------------------------------------------------------------


def unit_line(pack: VictoryPack, kind: int, say: Translator) -> str:
    return say(
        "unit-line",
        type=say(f"type-{n.TYPES[pack.type[kind]]}"),
        arm=in_language(pack.arms[kind], say.lang),
        line=pack.line[kind],
        attack=pack.attack[kind],
        defence=pack.defence[kind],
    )


def arm_lines(pack: VictoryPack, kind: int, say: Translator, explained: bool) -> list[str]:
    """What a unit can by its arm: bomb, intercept, and fight better against some."""
    lines = []
    if pack.bomber[kind]:
        cost = cost_words(pack, pack.attack_cost[kind], say)
        lines.append(ability("bomber", say, explained, value=pack.bombing[kind], cost=cost))
    if pack.fighter[kind]:
        lines.append(ability("fighter", say, explained))
    for number, name in enumerate(n.TYPES):
        at = kind * len(n.TYPES) + number
        attack, defence = pack.versus_attack[at], pack.versus_defence[at]
        if attack or defence:
            lines.append(say(f"versus-{name}", attack=attack, defence=defence))
    return lines


def ability_lines(pack: VictoryPack, kind: int, say: Translator, explained: bool) -> list[str]:
    lines = []
    if pack.mobile[kind]:
        lines.append(ability("mobility", say, explained))
    if pack.directed[kind]:
        lines.append(ability("directed", say, explained))
    if pack.attack_cost[kind] != n.FREE and not pack.bomber[kind]:
        lines.append(say("ability-attack-cost", cost=cost_words(pack, pack.attack_cost[kind], say)))
    if pack.support[kind]:
        cost = cost_words(pack, pack.support_cost[kind], say)
        lines.append(ability("support", say, explained, value=pack.support[kind], cost=cost))
    strike = cost_words(pack, pack.strike_cost[kind], say)
    if pack.unit_strike[kind]:
        lines.append(ability("unit-strike", say, explained, cost=strike))
    if pack.deck_strike[kind]:
        lines.append(ability("deck-strike", say, explained, value=pack.deck_strike[kind], cost=strike))
    return lines


def ability(name: str, say: Translator, explained: bool, **values: str | int) -> str:
    """An ability by name, with its numbers, and in brackets what it means: `Mobility (it is placed …).`"""
    reminder = say("reminder", text=say(f"reminder-{name}", **values)) if explained else ""
    return say("ability", name=say(f"ability-{name}", **values), reminder=reminder)


# -- tactical cards ----------------------------------------------------------------------------------


def tactical_line(pack: VictoryPack, kind: int, say: Translator) -> str:
    when = say(f"window-{n.WINDOWS[pack.window[kind]]}-{n.WHO[pack.who[kind]]}")
    return say(f"tactical-{n.NEEDS[pack.needs[kind]]}", when=when, effect=effect_text(pack, kind, say))


def effect_text(pack: VictoryPack, kind: int, say: Translator) -> str:
    """One sentence about what the card does; the message takes of the values what it speaks of."""
    effect = EFFECTS[pack.effect[kind]]
    return say(
        f"effect-{effect.word}",
        which=which_units(pack, kind, say) if "types" in effect.keys else "",
        attack=pack.plus_attack[kind],
        defence=pack.plus_defence[kind],
        lasts=n.LASTS[pack.lasts[kind]],
        resources=cost_words(pack, pack.bundle[kind], say),
        n=pack.amount[kind],
    )


def which_units(pack: VictoryPack, kind: int, say: Translator) -> str:
    """Which units may be chosen: those of some types, and in a wave those that take part in it."""
    mask = pack.types_mask[kind]
    types = "all"
    if mask != ALL_TYPES:
        types = comma_list([say(f"units-{name}") for at, name in enumerate(n.TYPES) if mask >> at & 1], say)
    return say("which-units", window=n.WINDOWS[pack.window[kind]], types=types)

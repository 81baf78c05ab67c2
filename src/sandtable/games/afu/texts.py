"""What a card says, made from its data: a card never lies about itself. Its words stand in `words/*/cards.ftl`."""

from __future__ import annotations

from functools import reduce
from pathlib import Path
from typing import Any

from sandtable.games.afu import names as n
from sandtable.games.afu.bonuses import index_of, zone_of
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.objectives import offer_result, worth_now
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.words import Translator, in_language, languages, translator

FOLDER = Path(__file__).parent


def card_text(pack: AfuPack, kind: int, lang: str) -> list[str]:
    """One sentence a line."""
    say = translator(lang, FOLDER)
    group = pack.group[kind]
    if group == n.card_type.EVENT:
        return event_text(pack, kind, say)
    if group == n.card_type.OBJECTIVE:
        return [objective_line(pack, kind, say), say("card-vp", n=pack.points[kind])]
    if group == n.card_type.ACHIEVEMENT:
        return [achievement_line(pack, kind, say), say("card-vp", n=pack.points[kind])]
    if group == n.card_type.PANIC:
        return [say("card-vp", n=pack.points[kind])]
    if group == n.card_type.FIRST_PLAYER:
        return []
    return unit_numbers(pack, kind, say) + unit_effects(pack, kind, say)


def card_effects(pack: AfuPack, kind: int, lang: str) -> list[str]:
    """The lines of a card without its numbers: points stand on objectives, achievements and Panic Cards too."""
    say = translator(lang, FOLDER)
    group = pack.group[kind]
    if group == n.card_type.EVENT:
        return event_text(pack, kind, say)
    if group == n.card_type.OBJECTIVE:
        return [objective_line(pack, kind, say)]
    if group == n.card_type.ACHIEVEMENT:
        return [achievement_line(pack, kind, say)]
    if group in (n.card_type.PANIC, n.card_type.FIRST_PLAYER):
        return []
    return unit_effects(pack, kind, say)


def event_text(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    lines = [say(f"effect-{n.EFFECTS[pack.effect[kind]]}", n=pack.effect_n[kind])]
    if pack.chains[kind]:
        lines.append(say("symbol-chaining"))
    if pack.promo[kind]:
        lines.append(say("symbol-promo"))
    return lines


def objective_line(pack: AfuPack, kind: int, say: Translator) -> str:
    what = say(f"kind-{n.OBJECTIVE_KINDS[pack.objective[kind]]}")
    side = "defense" if pack.requires[kind] else "attack"
    return say(f"requires-{side}", kind=what, n=pack.needs[kind])


def achievement_line(pack: AfuPack, kind: int, say: Translator) -> str:
    what = say(f"measure-{n.MEASURES[pack.measure[kind]]}")
    if pack.at_least[kind]:
        return say("achievement-least", what=what, n=pack.at_least[kind])
    return say("achievement-most", what=what, n=pack.at_most[kind])


# -- units and invaders -----------------------------------------------------------------------------------


def unit_numbers(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    """What it is and all that it prints in numbers."""
    what = say(f"type-{n.TYPES[pack.type[kind]]}")
    lines = [say("card-unit", type=what, points=comma_list(say, points(pack, kind, say)))]
    if pack.cost[kind]:
        lines.append(say("card-cost", n=pack.cost[kind]))
    if pack.badge[kind]:
        lines.append(say("card-badge", badge=badge_name(pack, pack.badge[kind], say)))
    if pack.recruit[kind]:
        lines.append(say("card-recruit", n=pack.recruit[kind]))
    return lines


def unit_effects(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    """Symbols and bonus: what a unit does beyond its numbers."""
    lines = [say(f"symbol-{symbol}") for symbol in symbols(pack, kind)]
    if pack.reward[kind]:
        lines.append(bonus_line(pack, kind, say))
    return lines


def points(pack: AfuPack, kind: int, say: Translator, words: str = "points") -> list[str]:
    """Attack, defense and support in the words of a line, or in letters as `short`."""
    made = []
    if pack.fights[kind]:
        made.append(strength(say, f"{words}-attack", pack.attack[kind], pack.attack_enhanced[kind]))
        made.append(strength(say, f"{words}-defense", pack.defense[kind], pack.defense_enhanced[kind]))
    if pack.prints_support[kind]:
        made.append(say(f"{words}-support", n=pack.support[kind]))
    return made


def strength(say: Translator, words: str, number: int, enhanced: bool) -> str:
    return say(f"{words}-enhanced" if enhanced else words, n=number)


def symbols(pack: AfuPack, kind: int) -> list[str]:
    """The symbols that a card prints, by the words that messages end with."""
    shown = (
        ("reinforcements", pack.reinforcements),
        ("anti-aircraft", pack.anti_aircraft),
        ("air", pack.air),
        ("artillery", pack.artillery),
        ("rocket", pack.rocket),
        ("panic-icon", pack.panic_icon),
    )
    return [name for name, flags in shown if flags[kind]]


def badge_name(pack: AfuPack, badge: int, say: Translator) -> str:
    return in_language(pack.badge_names[badge], say.lang)


def comma_list(say: Translator, items: list[str]) -> str:
    return reduce(lambda left, right: say("list-comma", left=left, right=right), items)


# -- bonuses ----------------------------------------------------------------------------------------------


def bonus_line(pack: AfuPack, kind: int, say: Translator) -> str:
    if pack.condition[kind] == n.condition.NONE:
        return say(f"bonus-{n.REWARDS[pack.reward[kind]]}", n=pack.reward_n[kind])
    return say("bonus-if", condition=condition_text(pack, kind, say), reward=reward_text(pack, kind, say))


def condition_text(pack: AfuPack, kind: int, say: Translator, words: str = "condition") -> str:
    """What the bonus of a card waits for; its number is that of the badge or of the destroyed invaders."""
    condition, number = pack.condition[kind], pack.condition_n[kind]
    if condition == n.condition.BADGE:
        return say(f"{words}-badge", badge=badge_name(pack, number, say))
    return say(f"{words}-{n.CONDITIONS[condition]}", n=number)


def reward_text(pack: AfuPack, kind: int, say: Translator, words: str = "reward") -> str:
    """What the bonus of a card gives, without its condition and full stop."""
    return say(f"{words}-{n.REWARDS[pack.reward[kind]]}", n=pack.reward_n[kind])


# -- choices ----------------------------------------------------------------------------------------------


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
            gives = {lang: reward_text(pack, kind, translator(lang, FOLDER)) for lang in languages()}
            return {"card": ["kind", pack.slugs[kind]], "gives": ["text", gives]}
    return {}


def offer_outcome(s: Afu) -> str:
    """What comes of the solo offer if the player stops now; nothing where something else is done."""
    if s.agenda[-1] != n.step.OFFER_CARDS:
        return "none"
    outcome = ("taken", "stays", "captured")[offer_result(s)]
    return outcome if s.spent[0].cards or not s.panic_stack.cards else f"{outcome}-panic"

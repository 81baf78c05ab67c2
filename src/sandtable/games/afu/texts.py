"""What a card says, made from its data: a card never lies about itself. Its words stand in `words/*/cards.ftl`."""

from __future__ import annotations

from functools import reduce
from pathlib import Path
from typing import Any

from sandtable.games.afu import names as n
from sandtable.games.afu.bonuses import index_of, zone_of
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.effects import EFFECTS, REWARDS, STANDING
from sandtable.games.afu.objectives import CAPTURED, CAPTURES_THAT_LOSE, adds, offer_result
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.words import Translator, in_language, languages, translator

FOLDER = Path(__file__).parent


WITH_POINTS = (n.card_type.OBJECTIVE, n.card_type.ACHIEVEMENT, n.card_type.PANIC)
"""Cards that bring or cost victory points."""


def card_text(pack: AfuPack, kind: int, lang: str) -> list[str]:
    """All that a card says, one sentence a line."""
    say = translator(lang, FOLDER)
    if is_unit(pack, kind):
        return unit_numbers(pack, kind, say) + reminders(pack, kind, say) + unit_effects(pack, kind, say)
    lines = other_effects(pack, kind, say)
    if pack.group[kind] in WITH_POINTS:
        points = pack.points[kind]
        lines.append(say("card-vp" if points >= 0 else "card-vp-lost", n=abs(points)))
    return lines


def card_effects(pack: AfuPack, kind: int, lang: str) -> list[str]:
    """The lines of a card without what is drawn on it: its numbers, and the mark of those that are enhanced."""
    say = translator(lang, FOLDER)
    return unit_effects(pack, kind, say) if is_unit(pack, kind) else other_effects(pack, kind, say)


def is_unit(pack: AfuPack, kind: int) -> bool:
    """Units and invaders: what has a type of troops."""
    return pack.type[kind] != n.troop.NONE


def other_effects(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    """What a card says that is no unit, its victory points apart."""
    group = pack.group[kind]
    if group == n.card_type.EVENT:
        return event_text(pack, kind, say)
    if group == n.card_type.OBJECTIVE:
        return objective_text(pack, kind, say)
    if group == n.card_type.ACHIEVEMENT:
        return [achievement_line(pack, kind, say)]
    return [say("panic-idle")] if group == n.card_type.PANIC else []


def event_text(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    lines = [say(f"effect-{EFFECTS[pack.effect[kind]].word}", n=pack.effect_n[kind])]
    if pack.chains[kind]:
        lines.append(say("symbol-chaining"))
    if pack.promo[kind]:
        lines.append(say("symbol-promo"))
    return lines


def objective_text(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    what = say(f"kind-{n.OBJECTIVE_KINDS[pack.objective[kind]]}")
    side = "defense" if pack.requires[kind] else "attack"
    lines = [say(f"requires-{side}", kind=what, n=pack.needs[kind])]
    if pack.objective[kind] == n.objective.CRUISER:
        lines.append(say("symbol-cruiser"))
    return lines


def achievement_line(pack: AfuPack, kind: int, say: Translator) -> str:
    least = pack.at_most[kind] == n.NO_LIMIT
    bound = pack.at_least[kind] if least else pack.at_most[kind]
    return say(f"achievement-{n.MEASURES[pack.measure[kind]]}", n=bound, bound="least" if least else "most")


# -- units and invaders -----------------------------------------------------------------------------------


def unit_numbers(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    """What it is and all that it prints in numbers."""
    lines = [say("card-unit", type=troops(pack, kind, say), points=comma_list(say, points(pack, kind, say)))]
    if pack.set[kind]:
        origin = "starting" if pack.group[kind] == n.card_type.STARTING else "invader-set"
        lines.append(say(f"{origin}-{n.SETS[pack.set[kind]].lower()}"))
    if pack.cost[kind]:
        lines.append(say("card-cost", n=pack.cost[kind]))
    if pack.badge[kind]:
        lines.append(say("card-badge", badge=badge_name(pack, pack.badge[kind], say)))
    if pack.recruit[kind]:
        lines.append(say("card-recruit", n=pack.recruit[kind]))
    return lines


def troops(pack: AfuPack, kind: int, say: Translator) -> str:
    """What troops it is: by its type, or if that is no type of its own in words of the pack."""
    own = pack.branch[kind]
    return in_language(own, say.lang) if own else say(f"type-{n.TYPES[pack.type[kind]]}")


def reminders(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    """What the enhanced points of a card that fights mean."""
    return [say(f"enhanced-{side}") for side in enhanced(pack, kind)] if pack.fights[kind] else []


def unit_effects(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    """What a unit does beyond its numbers: what it makes enhanced if it can only support, its symbols, its bonus."""
    lines = [say(f"passed-{side}") for side in enhanced(pack, kind)] if not pack.fights[kind] else []
    lines += [say(f"symbol-{symbol}") for symbol in symbols(pack, kind)]
    if pack.reward[kind]:
        lines.append(bonus_line(pack, kind, say))
    if comes_too_late(pack, kind):
        lines.append(say("bonus-late"))
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


def enhanced(pack: AfuPack, kind: int) -> list[str]:
    """Which points of a card are enhanced by a mark of their own; that Reinforcements are is said by their symbol."""
    shown = (("attack", pack.attack_enhanced), ("defense", pack.defense_enhanced))
    sides = [side for side, flags in shown if flags[kind]]
    return [side for side in sides if side == "defense" or not pack.reinforcements[kind]]


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
        return say(f"bonus-{REWARDS[pack.reward[kind]].word}", n=pack.reward_n[kind])
    return say("bonus-if", condition=condition_text(pack, kind, say), reward=reward_text(pack, kind, say))


def comes_too_late(pack: AfuPack, kind: int) -> bool:
    """Standing rewards are fixed when the battle starts, and no invader is destroyed before, AFU-R27, AFU-R35."""
    standing = STANDING >> pack.reward[kind] & 1
    return bool(standing) and pack.condition[kind] == n.condition.DESTROYED


def condition_text(pack: AfuPack, kind: int, say: Translator, words: str = "condition") -> str:
    """What the bonus of a card waits for; its number is that of the badge or of the destroyed invaders."""
    condition, number = pack.condition[kind], pack.condition_n[kind]
    if condition == n.condition.BADGE:
        return say(f"{words}-badge", badge=badge_name(pack, number, say))
    return say(f"{words}-{n.CONDITIONS[condition]}", n=number)


def reward_text(pack: AfuPack, kind: int, say: Translator, words: str = "reward") -> str:
    """What the bonus of a card gives, without its condition and full stop."""
    return say(f"{words}-{REWARDS[pack.reward[kind]].word}", n=pack.reward_n[kind])


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
        return {"adds": adds(s, s.waiting, a)}
    if verb == n.verb.BID and s.objectives.cards:
        return {"enough": "yes" if a + 1 >= pack.needs[s.objectives.top() >> STATE_BITS] else "no"}
    if verb == n.verb.DONE:
        return {"outcome": offer_outcome(s)}
    if verb == n.verb.BATTLE:
        return {"usual": 1} if only_switches_left(s) else {}
    if verb in (n.verb.ACTIVATE, n.verb.SWITCH_OFF):
        cards, at = zone_of(s, s.waiting, a).cards, index_of(a)
        if at < len(cards) and cards[at] != NONE:
            kind = cards[at] >> STATE_BITS
            gives = {lang: reward_text(pack, kind, translator(lang, FOLDER)) for lang in languages()}
            return {"card": ["kind", pack.slugs[kind]], "gives": ["text", gives]}
    return {}


def only_switches_left(s: Afu) -> bool:
    """Could the player only switch bonuses off before the battle?"""
    return all(s.ruleset.verbs.verb_of[action] in (n.verb.SWITCH_OFF, n.verb.BATTLE) for action in s.legal)


def offer_outcome(s: Afu) -> str:
    """What comes of the solo offer if the player stops now; nothing where something else is done."""
    if s.now != n.step.OFFER_CARDS:
        return "none"
    result = offer_result(s)
    if result == CAPTURED and len(s.captured.cards) + 1 >= CAPTURES_THAT_LOSE:  # AFU-R63
        return "lost"
    outcome = ("taken", "stays", "captured")[result]
    return outcome if s.spent[0].cards or not s.panic_stack.cards else f"{outcome}-panic"

"""What stands behind the words of an action: who is on its places, what it costs, what it would come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.attack import can_attack
from sandtable.games.victory_day.breakthrough import prey, still_due, unnamed_from
from sandtable.games.victory_day.conflict import attack_of
from sandtable.games.victory_day.damage import Salvo
from sandtable.games.victory_day.effects import resource_card
from sandtable.games.victory_day.payment import available, factory_choices, fuel_for
from sandtable.games.victory_day.preview import place_label, planned_with, raided_with
from sandtable.games.victory_day.state import Victory
from sandtable.games.victory_day.texts import FOLDER, amounts, comma_list, cost_words
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.steps import Decision, Offer
from sandtable.kernel.words import Translator, in_language, languages, translator

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
        made["on"] = told(lambda say: played_on(s, seat, b, say))
    elif verb == n.verb.PAY:
        made["cards"] = told(lambda say: payment(s, a, b, say))
        made["amounts"] = ["amounts", payment_amounts(s, a, b)]
        if as_printed(s, a, b):
            made["usual"] = 1
    elif verb == n.verb.WAVE:
        alone = only_attacker(s, seat)
        made["with"] = told(lambda say: unit_after(s, seat, alone, say) if alone is not None else "")
    elif verb == n.verb.RAID_DECK:
        made["n"] = attack_of(s, seat, s.a, -1)  # VD-R24
    elif verb == n.verb.RAID_RESOURCE:
        made["n"] = to_name(s)
        made["more"] = int(s.now == n.step.LOOT)
    if verb == n.verb.SHELL:
        made["n"] = s.pack.deck_strike[s.kind(seat, a)]
    if verb in ROLES:
        last = last_of_all(s, verb, a, b)
        made["last"] = told(lambda say: say(last) if last else "")
    if verb in PLANS or verb == n.verb.RAID:
        made["outlook"] = outlook(s, verb, a, b)
    if verb in PRICED:
        made["price"] = price(s, cost_of(s, verb, a))
    return made


def told(text: Callable[[Translator], str]) -> list[Any]:
    """A text in every language."""
    return ["text", {lang: text(translator(lang, FOLDER)) for lang in languages()}]


# -- who and where -----------------------------------------------------------------------------------


def standing(s: Victory, seat: int, place: int) -> list[str]:
    """The unit on a place."""
    return ["kind", s.pack.slugs[s.kind(seat, place)]]


def unit_after(s: Victory, seat: int, place: int, say: Translator) -> str:
    """The unit on a place, by name and with the place, after the words of an action: `: T-34/85 (1-1)`."""
    return say("unit-after", unit=name_of(s, s.kind(seat, place), say), place=place_label(s, place))


def name_of(s: Victory, kind: int, say: Translator) -> str:
    return in_language(s.pack.names[kind], say.lang)


def played_on(s: Victory, seat: int, target: int, say: Translator) -> str:
    """The target of a tactical card by name, with its place; nothing if it has none."""
    if target == 0:
        return ""
    number = target - 1
    if number >= 2 * s.places():
        card = resource_card(s, number - 2 * s.places())
        name = name_of(s, card >> STATE_BITS, say)
        return say("target-after", target=f"{name} ({say('state-turned')})" if card & n.state.TURNED else name)
    return unit_after(s, seat if number < s.places() else 1 - seat, number % s.places(), say)


def only_attacker(s: Victory, seat: int) -> int | None:
    """The place of the unit that makes a wave without another question; None if several can attack."""
    ready, enemy_there = available(s, seat), s.has_unit(1 - seat)
    able = [place for place in s.standing(seat) if can_attack(s, s.unit(seat, place), ready, enemy_there)]
    return able[0] if len(able) == 1 else None


def to_name(s: Victory) -> int:
    """How many resource cards the unit that is asked destroys, this one included."""
    if s.now == n.step.LOOT:
        return still_due(s)
    return min(prey(s, attack_of(s, s.active, s.a, -1)), unnamed_from(s, 0))


# -- what it costs -----------------------------------------------------------------------------------


def price(s: Victory, row: int) -> list[Any]:
    """A cost after the words of an action: ` (depot ×1)`; nothing if it is free."""
    return told(lambda say: "" if row == n.FREE else say("price-after", cost=cost_words(s.pack, row, say)))


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


def payment(s: Victory, resource: int, number: int, say: Translator) -> str:
    """The cards that a payment turns, as far as this choice settles them: `depot ×1, fuel ×2`."""
    cards = payment_cards(s, resource, number, say)
    return say("payment-printed", cards=cards) if as_printed(s, resource, number) else cards


def payment_cards(s: Victory, resource: int, number: int, say: Translator) -> str:
    settled = payment_settled(s, resource, number)
    if settled is None:
        return say("payment-open", cards=say("amount-depot", n=number))
    return amounts(settled, say)


def payment_amounts(s: Victory, resource: int, number: int) -> list[list[str | int]]:
    """The same in pictures; a last one without a name stands for what is not settled yet."""
    settled = payment_settled(s, resource, number)
    if settled is None:
        settled_yet: list[list[str | int]] = [[n.RESOURCES[n.resource.DEPOT], number]] if number else []
        return [*settled_yet, ["", 0]]
    return [[name, amount] for name, amount in zip(n.RESOURCES, settled, strict=True) if amount]


def payment_settled(s: Victory, resource: int, number: int) -> tuple[int, int, int] | None:
    """Depots, factories and fuel of this choice; None if another question is to settle them."""
    cost, depots = s.a, s.b
    if resource == n.resource.DEPOT:
        depots = number
        choices = factory_choices(s.pack, cost, depots, available(s, s.drafter))
        if as_printed(s, resource, number):
            return depots, s.pack.cost_factories[cost], s.pack.cost_fuel[cost]
        if len(choices) > 1:
            return None
        number = choices[0]
    return depots, number, fuel_for(s.pack, cost, depots, number)


def as_printed(s: Victory, resource: int, number: int) -> bool:
    """Does this choice lead to the payment that the card prints, without replacements?"""
    cost, depots = s.a, s.b
    if resource == n.resource.DEPOT:
        factories = factory_choices(s.pack, cost, number, available(s, s.drafter))
        return number == s.pack.cost_depots[cost] and s.pack.cost_factories[cost] in factories
    return depots == s.pack.cost_depots[cost] and number == s.pack.cost_factories[cost]


# -- what it would come to ---------------------------------------------------------------------------


def plan_of(s: Victory, verb: int, a: int, b: int) -> tuple[int, int, int]:
    """The place, the role and the goal that an action gives to a unit."""
    front = s.front()
    place = a + front if verb in REAR_UNITS else a
    goal = n.NOWHERE if verb == n.verb.ATTACK else b + front if verb in (n.verb.INTERCEPT, n.verb.ESCORT) else b
    return place, ROLES[verb], goal


def last_of_all(s: Victory, verb: int, a: int, b: int) -> str:
    """The message for a choice after which nobody else can join in: the wave goes, the answer stands at once.

    Where there is only one unit to choose it goes without saying.
    """
    if all(role == n.role.IDLE for role in s.plan_role):
        return ""
    verbs = s.ruleset.verbs
    place = plan_of(s, verb, a, b)[0]
    for action in s.legal:  # nearly always somebody else can still come: no need to try
        other, first = verbs.verb_of[action], verbs.first_of[action]
        if other in ROLES and plan_of(s, other, first, 0)[0] != place:
            return ""
    made = planned_with(s, *plan_of(s, verb, a, b), complete=False)
    offer = Offer(verbs)
    step = s.ruleset.steps[s.now]
    assert isinstance(step, Decision)
    step.offer(made, offer)
    if len(offer.actions) > 1:
        return ""
    return "last-attack" if s.now == n.step.DECLARE else "last-answer"


def outlook(s: Victory, verb: int, a: int, b: int) -> list[Any]:
    """How the conflict of a unit would stand: `, 4 : 6, can destroy it, can lose T-34/85, ZIS-3`."""
    seat = s.waiting
    if verb == n.verb.RAID:
        place, goal = s.a, a + s.front()
        made = raided_with(s, place, goal)
    else:
        place, role, goal = plan_of(s, verb, a, b)
        made = planned_with(s, place, role, goal)
    conflict = made.conflict[seat][place]
    if not conflict:
        return told(lambda say: "")  # a raid that is called off
    mine, theirs = Salvo(made, seat, conflict), Salvo(made, 1 - seat, conflict)
    falling, lost = mine.within_reach(), theirs.within_reach()

    def said(say: Translator) -> str:
        strength = say("outlook-strength", mine=mine.total(), theirs=theirs.total())
        enemies = fate(made, 1 - seat, falling, goal, ("outlook-destroys", "outlook-destroys-it"), say)
        own = fate(made, seat, lost, place, ("outlook-loses", "outlook-is-lost"), say)
        return say("outlook", clauses=comma_list([strength, *enemies, *own], say))

    return told(said)


def fate(
    s: Victory, owner: int, reached: list[int], named: int, messages: tuple[str, str], say: Translator
) -> list[str]:
    """Who can fall, by name; in a word if that is only the unit that the sentence names anyway; nothing if nobody."""
    if not reached:
        return []
    if reached == [named]:
        return [say(messages[1])]
    units = [name_of(s, s.kind(owner, place), say) for place in reached]
    return [say(messages[0], units=comma_list(units, say))]

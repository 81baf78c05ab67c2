"""Chapter 12 of the rulebook: the attack, step by step."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.abilities import offer_abilities, use_ability
from sandtable.games.barbarossa.automatic import TEXT_APPLIES
from sandtable.games.barbarossa.effects import apply_text
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS, card_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step

ATTACK_DECLARED: Final = EventType("attack-declared", "seat kind:card n", "BAR-12.1 BAR-12.2")
EVENT_REVEALED: Final = EventType("event-revealed", "kind:card n", "BAR-12.4")
NO_EVENT: Final = EventType("no-event", "", "BAR-R51")
ATTACK_WON: Final = EventType("attack-won", "seat kind:card n", "BAR-12.9 BAR-12.11")
ATTACK_LOST: Final = EventType("attack-lost", "seat kind:card n n:had", "BAR-12.9 BAR-R49 BAR-12.13")
ATTACK_VOID: Final = EventType("attack-void", "", "BAR-R57")
END_TRIGGERED: Final = EventType("end-triggered", "seat kind:card", "BAR-8.1")


def target_kind(s: Barbarossa, target: int) -> int:
    """The card that an attack on this kind of target goes against; NOBODY if there is none, BAR-R59."""
    if target == n.target.CITY:
        return s.city_deck.cards[-1] >> STATE_BITS if s.city_deck.cards else NOBODY  # BAR-12.3
    kind = s.pack.hill if target == n.target.HILL else s.pack.position
    return kind if s.field.cards[kind] else NOBODY


def occupying_cost(s: Barbarossa) -> int:
    """The cost of the attack under way: printed, with EVENTs and abilities, never below 0, BAR-R50."""
    kind = target_kind(s, s.target)
    if kind == NOBODY:
        return 0
    cost = s.pack.occupy[kind] + s.cost_change
    for card in s.revealed.cards:  # BAR-3.19
        cost += s.pack.defence[card >> STATE_BITS]
    return max(0, cost)


def offer_attacks(s: Barbarossa, to: Offer) -> None:
    """An attack is left, a Unit is deployed, and there is something to attack, BAR-12.1, BAR-12.2."""
    if s.attacks < 1 or not has_unit(s):
        return
    for target in (n.target.HILL, n.target.POSITION, n.target.CITY):
        if target_kind(s, target) != NOBODY:
            to.add(n.verb.ATTACK, target - n.target.HILL)


def has_unit(s: Barbarossa) -> bool:
    """Any deployed Unit will do, active or fatigued, BAR-R45."""
    for card in s.deployed[s.active].cards:
        if s.pack.is_unit[card >> STATE_BITS]:
            return True
    return False


def declare_attack(s: Barbarossa, row: int) -> None:
    """Steps 1 to 3: declare, name the target, reveal an EVENT against a City, BAR-12.4, BAR-12.5."""
    s.attacks -= 1  # won or lost, BAR-R58
    s.target = row + n.target.HILL
    s.cost_change = 0
    s.run_mark = 0
    kind = target_kind(s, s.target)
    s.tell(ATTACK_DECLARED, s.active, kind, s.pack.occupy[kind])
    s.then(n.step.FIGHT)
    if s.target == n.target.CITY:
        s.then(n.step.REVEAL_EVENT)


class RevealEvent(Step[Barbarossa]):
    """Reveal the top EVENT; its value adds to the Occupying Cost. An empty deck reveals nothing."""

    number = n.step.REVEAL_EVENT
    rules = ("BAR-12.4", "BAR-3.18", "BAR-R51")

    def run(self, s: Barbarossa) -> None:
        if not s.event_deck.cards:
            s.tell(NO_EVENT)
            return
        kind = s.event_deck.top() >> STATE_BITS
        s.tell(EVENT_REVEALED, kind, s.pack.defence[kind])
        s.draw(s.event_deck, s.revealed)
        apply_text(s, s.pack.on_reveal[kind], card_of(kind))  # BAR-R52


class Fight(Decision[Barbarossa]):
    """Step 4: use abilities, nothing else, then resolve. The attack cannot be called off."""

    number = n.step.FIGHT
    rules = ("BAR-12.6", "BAR-12.7", "BAR-R46", "BAR-R47", "BAR-R48")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def offer(self, s: Barbarossa, to: Offer) -> None:
        if s.actions < n.ACTIONS_PER_PHASE:  # BAR-R43
            offer_abilities(s, to, s.playing[s.active], 1)
            offer_abilities(s, to, s.deployed[s.active], 0)
        to.add(n.verb.RESOLVE)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        if verb == n.verb.RESOLVE:
            s.then(n.step.OUTCOME)
            return
        s.actions += 1
        s.then(n.step.FIGHT)
        use_ability(s, a, b)


class Outcome(Step[Barbarossa]):
    """Steps 5 and 6: with enough BP the exact cost is paid and the battle won; otherwise all BP are spent and it is
    lost. Changes of the Occupying Cost end here; what red texts and EVENTs ask for follows, then the phase goes on."""

    number = n.step.OUTCOME
    rules = ("BAR-12.8", "BAR-12.9", "BAR-12.15", "BAR-R48", "BAR-R49", "BAR-R50")

    def run(self, s: Barbarossa) -> None:
        kind = target_kind(s, s.target)
        cost = occupying_cost(s)
        city = s.target == n.target.CITY
        s.run_mark = 0
        s.target = n.target.NONE
        s.cost_change = 0
        if kind == NOBODY:  # BAR-R57
            s.tell(ATTACK_VOID)
            s.then(n.step.RETURN_EVENTS)
        elif s.bp < cost:
            s.tell(ATTACK_LOST, s.active, kind, cost, s.bp)
            s.bp = 0  # as on a win they are not given back, BAR-R49
            s.then(n.step.RETURN_EVENTS)
            if s.pack.after_attack[kind]:
                s.tell(TEXT_APPLIES, s.active, kind)
            apply_text(s, s.pack.after_attack[kind], card_of(kind))  # BAR-12.13
        else:
            s.tell(ATTACK_WON, s.active, kind, cost)
            s.bp -= cost
            win(s, kind, city)


def win(s: Barbarossa, kind: int, city: bool) -> None:
    """The OBJECTIVE is deployed, active; its red text, then the EVENTs, BAR-12.11, BAR-12.12, BAR-R53."""
    deployed = s.deployed[s.active]
    if city:
        s.draw(s.city_deck, deployed)
    else:
        s.move(card_of(kind), s.field, deployed)
    if kind == s.pack.last:  # BAR-8.1
        s.last_taken = 1
        s.tell(END_TRIGGERED, s.active, kind)
    s.then(n.step.GAIN_EVENTS)
    if s.pack.on_gain[kind] or s.pack.after_attack[kind]:
        s.tell(TEXT_APPLIES, s.active, kind)
    apply_text(s, s.pack.on_gain[kind], card_of(kind))
    apply_text(s, s.pack.after_attack[kind], card_of(kind))

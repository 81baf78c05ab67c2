"""Chapter 12 of the rulebook: the attack, step by step."""

from __future__ import annotations

from sandtable.games.barbarossa.abilities import offer_abilities, use_ability
from sandtable.games.barbarossa.effects import apply_text
from sandtable.games.barbarossa.names import (
    ACTIONS_PER_PHASE,
    ATTACK,
    ATTACK_DECLARED,
    ATTACK_LOST,
    ATTACK_VOID,
    ATTACK_WON,
    CITY,
    END_TRIGGERED,
    EVENT_REVEALED,
    FIGHT,
    GAIN_EVENTS,
    HILL,
    NO_EVENT,
    NO_TARGET,
    OUTCOME,
    POSITION,
    RESOLVE,
    RETURN_EVENTS,
    REVEAL_EVENT,
)
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS, card_of
from sandtable.kernel.steps import NOBODY, Decision, Offer, Step


def target_kind(s: Barbarossa, target: int) -> int:
    """The card that an attack on this kind of target goes against; NOBODY if there is none, BAR-R59."""
    if target == CITY:
        return s.city_deck.cards[-1] >> STATE_BITS if s.city_deck.cards else NOBODY     # BAR-12.3
    kind = s.pack.hill if target == HILL else s.pack.position
    return kind if s.field.cards[kind] else NOBODY


def occupying_cost(s: Barbarossa) -> int:
    """The cost of the attack under way: printed, with EVENTs and abilities, never below 0, BAR-R50."""
    kind = target_kind(s, s.target)
    if kind == NOBODY:
        return 0
    cost = s.pack.occupy[kind] + s.cost_change
    for card in s.revealed.cards:                                            # BAR-3.19
        cost += s.pack.defence[card >> STATE_BITS]
    return max(0, cost)


def offer_attacks(s: Barbarossa, to: Offer) -> None:
    """An attack is left, a Unit is deployed, and there is something to attack, BAR-12.1, BAR-12.2."""
    if s.attacks < 1 or not has_unit(s):
        return
    for target in (HILL, POSITION, CITY):
        if target_kind(s, target) != NOBODY:
            to.add(ATTACK, target - HILL)


def has_unit(s: Barbarossa) -> bool:
    """Any deployed Unit will do, active or fatigued, BAR-R45."""
    for card in s.deployed[s.active].cards:
        if s.pack.is_unit[card >> STATE_BITS]:
            return True
    return False


def declare_attack(s: Barbarossa, row: int) -> None:
    """Steps 1 to 3: declare, name the target, reveal an EVENT against a City, BAR-12.4, BAR-12.5."""
    s.attacks -= 1                                                           # won or lost, BAR-R58
    s.target = row + HILL
    s.cost_change = 0
    s.run_mark = 0
    kind = target_kind(s, s.target)
    s.tell(ATTACK_DECLARED, s.active, kind, s.pack.occupy[kind])
    s.then(FIGHT)
    if s.target == CITY:
        s.then(REVEAL_EVENT)


class RevealEvent(Step[Barbarossa]):
    """Reveal the top EVENT; its value adds to the Occupying Cost. An empty deck reveals nothing."""

    rules = ("BAR-12.4", "BAR-3.18", "BAR-R51")

    def run(self, s: Barbarossa) -> None:
        if not s.event_deck.cards:
            s.tell(NO_EVENT)
            return
        kind = s.event_deck.top() >> STATE_BITS
        s.tell(EVENT_REVEALED, kind, s.pack.defence[kind])
        s.draw(s.event_deck, s.revealed)
        apply_text(s, s.pack.on_reveal[kind], card_of(kind))                 # BAR-R52


class Fight(Decision[Barbarossa]):
    """Step 4: use abilities, nothing else, then resolve. The attack cannot be called off."""

    rules = ("BAR-12.6", "BAR-12.7", "BAR-R46", "BAR-R47", "BAR-R48")

    def seat(self, s: Barbarossa) -> int:
        return s.active

    def offer(self, s: Barbarossa, to: Offer) -> None:
        if s.actions < ACTIONS_PER_PHASE:                                    # BAR-R43
            offer_abilities(s, to, s.playing[s.active], 1)
            offer_abilities(s, to, s.deployed[s.active], 0)
        to.add(RESOLVE)

    def take(self, s: Barbarossa, verb: int, a: int, b: int) -> None:
        if verb == RESOLVE:
            s.then(OUTCOME)
            return
        s.actions += 1
        s.then(FIGHT)
        use_ability(s, a, b)


class Outcome(Step[Barbarossa]):
    """Steps 5 and 6: with enough BP the exact cost is paid and the battle won, otherwise it is lost and nothing is
    paid. Changes of the Occupying Cost end here; what red texts and EVENTs ask for follows, then the phase goes on."""

    rules = ("BAR-12.8", "BAR-12.9", "BAR-12.15", "BAR-R48", "BAR-R49", "BAR-R50")

    def run(self, s: Barbarossa) -> None:
        kind = target_kind(s, s.target)
        cost = occupying_cost(s)
        city = s.target == CITY
        s.run_mark = 0
        s.target = NO_TARGET
        s.cost_change = 0
        if kind == NOBODY:                                                   # BAR-R57
            s.tell(ATTACK_VOID)
            s.then(RETURN_EVENTS)
        elif s.bp < cost:
            s.tell(ATTACK_LOST, s.active, kind, cost, s.bp)
            s.then(RETURN_EVENTS)
            apply_text(s, s.pack.after_attack[kind], card_of(kind))          # BAR-12.13
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
    if kind == s.pack.last:                                                  # BAR-8.1
        s.last_taken = 1
        s.tell(END_TRIGGERED, s.active, kind)
    s.then(GAIN_EVENTS)
    apply_text(s, s.pack.on_gain[kind], card_of(kind))
    apply_text(s, s.pack.after_attack[kind], card_of(kind))

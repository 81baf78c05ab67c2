"""What an attack would meet: the BP at hand and in reach against each OBJECTIVE, and what is left after buying.

In reach are the BP that cards on the table give without another card being spent: each active card once, by the ability
that gives most, as far as SP and OP last. Cards still in hand are not counted: they are plans, not strength.
"""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.abilities import can_use
from sandtable.games.barbarossa.attack import occupying_cost, target_kind
from sandtable.games.barbarossa.effects import effect, times
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.games.barbarossa.texts import red_texts
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.presentation import ILL, OPEN, WELL, Forecast
from sandtable.kernel.results import Figure, Part
from sandtable.kernel.steps import NOBODY

TARGETS = (n.target.HILL, n.target.POSITION, n.target.CITY)
REPEATS = 20
"""An ability that can be used again and again is counted so often at most."""


def outlook(s: Barbarossa, seat: int) -> list[Forecast]:
    """Every OBJECTIVE that can be attacked, seen by the player whose turn it is."""
    if s.active != seat or s.ending != NOBODY:
        return []
    targets = TARGETS if s.target == n.target.NONE else (s.target,)
    return [against(s, target) for target in targets if target_kind(s, target) != NOBODY]


def prospect(s: Barbarossa, verb: int, a: int, b: int) -> list[Forecast]:
    if verb == n.verb.ATTACK:
        return [against(s, a + n.target.HILL)]
    if verb == n.verb.BUY:
        return [Forecast(left_after(s, s.pack.piles[a]))]
    if verb == n.verb.BUY_AID:
        return [Forecast(left_after(s, s.aid_deck.top() >> STATE_BITS))]
    return []


def against(s: Barbarossa, target: int) -> Forecast:
    """BP at hand and in reach, less the Occupying Cost: below 0 so many are missing, BAR-12.8."""
    made = s.clone()
    assert isinstance(made, Barbarossa)
    made.target = target
    kind = target_kind(s, target)
    about = ("kind", s.pack.slugs[kind])
    card = {"card": list(about)}
    parts = [Part("reach-have", s.bp, {}, ("BAR-2.16",)), *abilities_in_reach(made)]
    cost = occupying_cost(made) if s.target == target else s.pack.occupy[kind]
    parts.append(Part("reach-cost", -cost, card, ("BAR-12.8",)))
    total = sum(part.number for part in parts)
    low, high = (0, 0)
    if target == n.target.CITY and s.target != target:
        low, high = event_range(s)
        parts.append(Part("reach-event", 0, {"low": low, "high": high}, ("BAR-12.4", "BAR-3.18")))
    tone = ILL if total < low else OPEN if total < high else WELL
    if s.pack.vp[kind]:
        parts.append(Part("reach-points", 0, {**card, "n": s.pack.vp[kind]}, ("BAR-8.2",)))
    text = red_texts(s.pack, kind)
    if any(text.values()):
        parts.append(Part("reach-text", 0, {"text": ["text", text]}, ("BAR-12.11", "BAR-12.13")))
    return Forecast(Figure("attack-reach", total, tuple(parts), s.active, ("BAR-12.8", "BAR-12.9")), about, tone)


def event_range(s: Barbarossa) -> tuple[int, int]:
    """The least and the most that the next EVENT adds. Which EVENTs are left everybody can count, their order not."""
    values = [s.pack.defence[card >> STATE_BITS] for card in s.event_deck.cards]
    return (min(values), max(values)) if values else (0, 0)


def abilities_in_reach(s: Barbarossa) -> list[Part]:
    """What the cards of the active player on the table would give to an attack on `s.target`."""
    parts: list[Part] = []
    for in_playing, zone in ((1, s.playing[s.active]), (0, s.deployed[s.active])):
        for card in zone.cards:
            gained = best_use(s, card, in_playing)
            if gained:
                slug = s.pack.slugs[card >> STATE_BITS]
                parts.append(Part("reach-ability", gained, {"card": ["kind", slug]}, ("BAR-9.6",)))
    return parts


def best_use(s: Barbarossa, card: int, in_playing: int) -> int:
    """BP by the best ability of one card; its SP and OP are paid from the position."""
    pack = s.pack
    kind = card >> STATE_BITS
    best, chosen = 0, NOBODY
    for number in range(pack.abilities[kind]):
        ability = kind * n.ABILITIES + number
        spends = pack.cost_class[ability] or pack.cost_hand[ability]
        if pack.in_playing[ability] == in_playing and not spends and can_use(s, card, ability):
            gained = strength_of(s, pack.effect[ability]) - pack.cost_bp[ability]
            if gained > best:
                best, chosen = gained, ability
    if chosen == NOBODY:
        return 0
    total = 0
    again = not pack.once[chosen] and not pack.cost_self[chosen] and pack.cost_sp[chosen] + pack.cost_op[chosen] > 0
    for _ in range(REPEATS if again else 1):
        if not can_use(s, card, chosen):
            break
        s.sp -= pack.cost_sp[chosen]
        s.op -= pack.cost_op[chosen]
        s.rp -= pack.cost_rp[chosen]
        total += best
    return total


def strength_of(s: Barbarossa, row: int) -> int:
    """BP that a text gives, and what it takes off the Occupying Cost."""
    pack = s.pack
    found = 0
    while pack.word[row] != effect.END:
        if pack.word[row] == effect.GAIN:
            found += pack.bp[row] * times(s, row)
        elif pack.word[row] == effect.OCCUPYING_COST:
            found -= pack.count[row] * times(s, row)
        row += 1
    return found


def left_after(s: Barbarossa, kind: int) -> Figure:
    """SP after buying, BAR-11.1."""
    parts = (
        Part("supply-have", s.sp, {}, ("BAR-2.10",)),
        Part("supply-price", -s.pack.buy[kind], {"card": ["kind", s.pack.slugs[kind]]}, ("BAR-11.1",)),
    )
    return Figure("supply-left", s.sp - s.pack.buy[kind], parts, s.active, ("BAR-11.1",))

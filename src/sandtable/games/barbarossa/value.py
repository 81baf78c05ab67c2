"""What a position is worth to a seat: the VP it has, and those it can hope for with its army and its supplies."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.attack import occupying_cost, target_kind
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.effects import effect
from sandtable.games.barbarossa.scoring import victory_points
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.steps import NOBODY

CARDS_A_TURN: Final = 4.5
ROUNDS_A_CITY: Final = [0.0, 0.0, 1.15, 0.95, 0.8, 0.7]
"""How many rounds go by for each City still in the deck, by number of players."""
WAIT: Final = 0.7
"""Rounds that a Unit waits for each other one that is not deployed yet: one OP a turn deploys one of them."""
TO_BE_DEPLOYED: Final = 0.95
"""The same for one that was played and may be deployed in this phase."""
PASSING: Final = 0.4
"""A Unit that will be deployed thins the draw for a while only."""
BLOWS: Final = 0.8
"""A BP that comes when a card is drawn counts this much of one that comes every turn."""
IN_HAND: Final = 0.1
"""A good card in the hand for the next turn."""
RESTED: Final = 0.1
"""A card that stays active, for each SP that its activation would cost; a little for every other."""
MORE_INCOME: Final = 0.22
"""BP a turn for each SP of income beyond the third."""
NOW: Final = 0.5
"""How much the army of today counts, against the one that the income promises."""
THE_GAME: Final = 30.0
"""A won game, in VP: more than any City, so that no run that ends it is overlooked."""
BURST: Final = 0.4
"""BP a turn for each deployed Infantry that a gun could discard, up to as many as its BP."""
FIRE: Final = 0.15
"""The part of the SP beyond the third that can be turned into BP."""
PROMPT: Final = 0.5
"""Rounds by which a Unit fights sooner that is deployed active."""
RIVAL: Final = 0.8
CERTAIN: Final = 0.8
"""Points that can be won count this much of points that are won."""
A_PLAN: Final = 0.12
"""VP for each SP that a PLAN is worth when played."""


def value(s: Barbarossa, seat: int) -> float:
    """Own prospects less those of the strongest rival, and what this turn still promises."""
    rounds = 1.0 + len(s.city_deck.cards) * ROUNDS_A_CITY[s.seats]
    powers = [power(s, each, rounds) for each in range(s.seats)]
    share = CERTAIN * points_to_win(s) / sum(powers)
    best = -1000.0
    strongest = 0.0
    ahead = True
    for other in range(s.seats):
        if other != seat:
            points = victory_points(s, other)
            best = max(best, points + share * powers[other])
            strongest = max(strongest, powers[other])
            ahead = ahead and points <= victory_points(s, seat)
    worth = victory_points(s, seat) + share * powers[seat] - RIVAL * best + cards_ahead(s, seat, rounds)
    if s.last_taken:  # nothing more can be won
        worth += THE_GAME if ahead else -THE_GAME
    if s.active == seat:
        # a point that is won is no longer there to be hoped for, neither here nor there
        worth += promise(s, 1.0 - CERTAIN * (powers[seat] - RIVAL * strongest) / sum(powers))
    return worth


def points_to_win(s: Barbarossa) -> float:
    """VP of the OBJECTIVEs that nobody has yet; Hills and Positions come and go."""
    points = 0.3 * (s.field.cards[s.pack.hill] + s.field.cards[s.pack.position])
    for card in s.city_deck.cards:
        points += s.pack.vp[card >> STATE_BITS]
    return points


def cards_ahead(s: Barbarossa, seat: int, rounds: float) -> float:
    """PLANs that will be played once, a good card in the hand for the next turn, and what was not fatigued for
    nothing."""
    pack = s.pack
    worth = 0.0
    for zone in (s.hand[seat], s.deck[seat], s.discard[seat]):
        for card in zone.cards:
            if pack.type[card >> STATE_BITS] == n.card_type.PLAN:
                kind = card >> STATE_BITS
                worth += A_PLAN * (pack.engine[kind] + pack.blow[kind]) * min(1.0, rounds / 4.0)
    if s.active != seat:
        for card in s.hand[seat].cards:
            worth += IN_HAND * (pack.engine[card >> STATE_BITS] + pack.strength[card >> STATE_BITS])
    for card in s.deployed[seat].cards:
        if not card & n.state.FATIGUED:
            worth += RESTED * (0.1 + pack.activation[card >> STATE_BITS])
    return worth


def power(s: Barbarossa, seat: int, rounds: float) -> float:
    """What army and income win in a round, today and in the rounds that are left."""
    pack = s.pack
    army = 0.0
    income = 0.0
    infantry = 0.0
    guns = 0.0
    fire = 0.0
    for card in s.deployed[seat].cards:
        kind = card >> STATE_BITS
        army += pack.strength[kind]
        income += pack.standing[kind]
        guns += pack.burst[kind]
        fire = max(fire, pack.fire[kind])
        if pack.classes[kind] & n.subtype.INFANTRY:
            infantry += 1.0
    drawn = 0.0
    blows = 0.0
    orders = 0.0
    waiting = 0.0
    prompt = 0.0
    queue = 0
    size = 0.0
    for zone in (s.hand[seat], s.deck[seat], s.discard[seat], s.playing[seat]):
        for card in zone.cards:
            kind = card >> STATE_BITS
            if pack.strength[kind]:
                guns += pack.burst[kind]
                fire = max(fire, pack.fire[kind])
                size += PASSING
                waiting += pack.strength[kind]
                prompt += pack.prompt[kind]
                queue += 1
            else:
                size += 1.0
            if pack.type[kind] != n.card_type.PLAN:
                drawn += pack.engine[kind] * (PASSING if pack.strength[kind] else 1.0)
                blows += pack.blow[kind]
                orders += pack.orders[kind]
    for card in s.playing[seat].cards:
        kind = card >> STATE_BITS
        if pack.type[kind] == n.card_type.PLAN:
            size -= 1.0
        elif pack.may_deploy[kind] and s.phase == n.phase.OPERATION:
            waiting -= pack.strength[kind]
            queue -= 1
            army += TO_BE_DEPLOYED * pack.strength[kind]
    cycle = max(1.0, size / CARDS_A_TURN)
    income += drawn / cycle
    army += BLOWS * blows / cycle + BURST * min(infantry, guns) + FIRE * fire * max(0.0, income - 3.0)
    wait = WAIT * queue / max(0.4, 1.0 + orders / cycle)
    army += waiting * max(0.0, 1.0 - (0.8 * cycle + wait) / rounds) + prompt * PROMPT / rounds
    later = army + growth(income) * rounds * 0.5
    return 0.2 + NOW * yield_of(army) + (1.0 - NOW) * yield_of(later)


def growth(income: float) -> float:
    """BP that the army gains in a turn: the first SP buy Units, more of them only better ones."""
    first, more = min(income, 3.0), min(max(income - 3.0, 0.0), 4.0)
    return 0.45 * first + MORE_INCOME * more + 0.08 * max(income - 7.0, 0.0)


def yield_of(army: float) -> float:
    """VP a turn of an army that gives so many BP a turn: first Hills and Positions, then Cities."""
    if army <= 4.0:
        return 0.15 * army
    if army <= 20.0:
        return 0.6 + 0.3 * (army - 4.0)
    return 5.4 + 0.12 * min(army - 20.0, 12.0)


def promise(s: Barbarossa, a_point: float) -> float:
    """What this turn can still win, a VP at this worth. Worth less than the thing itself, so that it gets done."""
    worth = supplies(s) + 0.1 * min(s.rp, 2) + 0.05 * s.op
    if s.target != n.target.NONE:
        kind = target_kind(s, s.target)
        if kind != NOBODY and reach(s, s.target) >= occupying_cost(s):
            worth += 0.9 * prize(s, kind, a_point)
        return worth
    if s.attacks > 0 or s.phase == n.phase.ACTIVATION:
        best = 0.0
        for target in (n.target.HILL, n.target.POSITION, n.target.CITY):
            kind = target_kind(s, target)
            if kind != NOBODY:
                margin = reach(s, target) - s.pack.occupy[kind]
                sure = chance(s, margin) if target == n.target.CITY else (1.0 if margin >= 0.0 else 0.0)
                best = max(best, 0.8 * sure * prize(s, kind, a_point))
        worth += best
    return worth


def prize(s: Barbarossa, kind: int, a_point: float) -> float:
    """The VP of an OBJECTIVE; the last one is worth the game, or nothing to a player who would lose it. Who takes it
    wins a tie, having the best OBJECTIVE."""
    if kind != s.pack.last:
        return a_point * s.pack.vp[kind]
    mine = victory_points(s, s.active) + s.pack.vp[kind]
    for other in range(s.seats):
        if victory_points(s, other) > mine:
            return 0.0
    return THE_GAME


def supplies(s: Barbarossa) -> float:
    """SP in the pool and those that TRANSPORTs in the hand will add. Until there is something to buy they may wait."""
    pack = s.pack
    waiting = 0
    for card in s.hand[s.active].cards:
        if pack.type[card >> STATE_BITS] == n.card_type.TRANSPORT:
            waiting += pack.sp[pack.bonus[card >> STATE_BITS]]
    if s.phase == n.phase.REINFORCEMENT:
        return 0.1 * s.sp + 0.09 * waiting
    return 0.09 * s.sp + 0.1 * waiting


def chance(s: Barbarossa, margin: float) -> float:
    """How likely an attack on a City succeeds whose BP exceed the printed cost by so much: the EVENTs still to come are
    known, their order is not. One that calls for another succeeds as often as those that call for none do against
    what it leaves."""
    cards = s.event_deck.cards
    if not cards:
        return 1.0 if margin >= 0.0 else 0.0
    weak = 0.0
    for card in cards:
        kind = card >> STATE_BITS
        if s.pack.calls[kind]:
            weak += chance_without_calls(s, margin - s.pack.resistance[kind])
        elif s.pack.resistance[kind] <= margin:
            weak += 1.0
    return weak / len(cards)


def chance_without_calls(s: Barbarossa, margin: float) -> float:
    weak = 0
    last = 0
    for card in s.event_deck.cards:
        kind = card >> STATE_BITS
        if not s.pack.calls[kind]:
            last += 1
            if s.pack.resistance[kind] <= margin:
                weak += 1
    if last == 0:
        return 1.0 if margin >= 0.0 else 0.0
    return weak / last


def reach(s: Barbarossa, target: int) -> float:
    """BP in the pool, and what active cards can still add to an attack on this kind of target."""
    pack = s.pack
    total = float(s.bp)
    supply = s.sp
    for card in s.deployed[s.active].cards:
        kind = card >> STATE_BITS
        best = 0
        price = 0
        for ability in range(kind * n.ABILITIES, kind * n.ABILITIES + pack.abilities[kind]):
            cost = pack.cost_self[ability]
            if pack.against[ability] and not pack.against[ability] >> target & 1:
                continue
            if pack.in_playing[ability] or pack.cost_sp[ability] > supply or cost == n.own_cost.DISCARD:
                continue
            if cost == n.own_cost.FATIGUE and card & n.state.FATIGUED:
                continue
            gain = lift(pack, pack.effect[ability])
            if gain > best and (cost == n.own_cost.FATIGUE or pack.word[pack.effect[ability]] == effect.OCCUPYING_COST):
                best = gain
                price = pack.cost_sp[ability]
        total += best
        supply -= price
    return total


def lift(pack: BarbarossaPack, row: int) -> int:
    """BP that an effect adds to an attack, or takes off its cost."""
    if pack.word[row] == effect.GAIN:
        return pack.bp[row]
    return -pack.count[row] if pack.word[row] == effect.OCCUPYING_COST else 0

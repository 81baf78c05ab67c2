"""What a position is worth to a seat: cards and clock as they stand, and what the wave under way is likely to bring.

The numbers are judgements, in units of one resource; bots look at them, the rules never do.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.forecast import Forecast
from sandtable.games.victory_day.state import Victory
from sandtable.games.victory_day.worth import DECK_CARD, DOOM, LAST_CARD, LAST_CARDS, worth_of
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.zones import Zone

SPENT: Final = n.state.TURNED | n.state.ATTACKED
"""The marks of a unit that cannot attack any more in this turn."""
READY: Final = 0.12
"""The share of its worth that a unit has for being ready to strike back, support or intercept."""
# What a point of attack strength is worth that the enemy has no unit to stop:
OPENING: Final = 0.4
"""in one's own turn, from units that have not attacked yet;"""
FOLLOWING: Final = 0.2
"""in one's own turn, when one attacks the next time;"""
COUNTERBLOW: Final = 0.8
"""in the enemy's turn, when one attacks the next time."""
# And what it hurts to have no unit to stop the enemy's:
EXPOSED: Final = 1.0
"""in one's own turn, when he attacks next;"""
PRESSED: Final = 0.65
"""in his turn, from units that have not attacked yet."""
LAST_CHANCE: Final = 20.0
"""What it hurts to have drawn one's last cards, with a turn left to win in."""
IN_HAND: Final = 0.45
"""The share of its worth that a unit has before it is built."""
RESOURCE_IN_PLAY: Final = [1.5, 1.2, 0.7]
"""The first six resource cards, the next four, and the rest."""
RESOURCE_IN_HAND: Final = 0.7
TACTICAL_IN_HAND: Final = 1.3
READY_RESOURCE: Final = 0.06


def value(s: Victory, seat: int) -> float:
    worth = side_value(s, seat) - side_value(s, 1 - seat) + chances(s, seat) + last_draws(s, seat)
    if s.wave:
        gain = Forecast(s).gain()
        worth += gain if seat == s.active else -gain
    return worth


def last_draws(s: Victory, seat: int) -> float:
    """Who will not be able to draw has lost, VD-20.2; he whose turn it is has one more chance, VD-20.4."""
    if len(s.deck[1 - s.active].cards) < n.USUAL_DRAW:
        return DOOM if seat == s.active else -DOOM
    if len(s.deck[s.active].cards) < n.USUAL_DRAW:
        return -LAST_CHANCE if seat == s.active else LAST_CHANCE
    return 0.0


def chances(s: Victory, seat: int) -> float:
    """What the attacks to come are worth to a seat: its own, and those of the enemy that it has to fear.

    A turn that ends changes little about them. Were it otherwise, ending it would look better than any attack.
    """
    enemy = 1 - seat
    if seat == s.active:
        own = OPENING * past(s, seat, SPENT, n.state.TURNED) + FOLLOWING * past(s, seat, 0, 0)
        return own - EXPOSED * past(s, enemy, 0, n.state.TURNED)
    return COUNTERBLOW * past(s, seat, 0, n.state.TURNED) - PRESSED * past(s, enemy, SPENT, n.state.TURNED)


def past(s: Victory, attacker: int, idle: int, asleep: int) -> int:
    """The attack strength that gets past the other player's units, if each of them stops the strongest left.

    `idle`: units of the attacker with these marks do not count; without any, those in reserve do, as in a later turn.
    `asleep`: the marks of units that cannot block.
    """
    pack = s.pack
    strengths: list[int] = []
    for card in s.line_1[attacker].cards:
        if card != NONE and card & idle == 0:
            strengths.append(pack.attack[card >> STATE_BITS])
    if idle == 0:
        for card in s.reserve[attacker].cards:
            if pack.line[card >> STATE_BITS] == 1:
                strengths.append(pack.attack[card >> STATE_BITS])
    blockers = 0
    for card in s.line_1[1 - attacker].cards:
        if card != NONE and card & asleep == 0:
            blockers += 1
    for card in s.reserve[1 - attacker].cards:
        if pack.line[card >> STATE_BITS] == 1:
            blockers += 1
    if blockers >= len(strengths):
        return 0
    strengths.sort(reverse=True)
    return sum(strengths[blockers:])


def side_value(s: Victory, seat: int) -> float:
    cards = len(s.deck[seat].cards)
    total = DECK_CARD * cards + LAST_CARD * min(cards, LAST_CARDS)
    total += line_value(s, s.line_1[seat]) + line_value(s, s.line_2[seat])
    total += hand_value(s, seat) + resource_value(s, seat)
    for card in s.reserve[seat].cards:
        total += worth_of(s.pack, card >> STATE_BITS)
    return total


def line_value(s: Victory, line: Zone) -> float:
    total = 0.0
    for card in line.cards:
        if card != NONE:
            worth = worth_of(s.pack, card >> STATE_BITS)
            total += worth if card & n.state.TURNED else worth * (1.0 + READY)
    return total


def hand_value(s: Victory, seat: int) -> float:
    total = 0.0
    for card in s.hand[seat].cards:
        kind = card >> STATE_BITS
        sort = s.pack.sort[kind]
        if sort == n.sort.UNIT:
            total += IN_HAND * worth_of(s.pack, kind)
        elif sort == n.sort.RESOURCE:
            total += RESOURCE_IN_HAND
        else:
            total += TACTICAL_IN_HAND
    return total


def resource_value(s: Victory, seat: int) -> float:
    cards = s.resources[seat].cards
    count = len(cards)
    first, middle, late = RESOURCE_IN_PLAY
    total = first * min(count, 6) + middle * min(max(count - 6, 0), 4) + late * max(count - 10, 0)
    for card in cards:
        if card & n.state.TURNED == 0:
            total += READY_RESOURCE
    return total + 0.5 * sum(s.extra[seat])


def interrupts(s: Victory) -> bool:
    """Is the enemy asked in the turn of the one who attacks?"""
    return s.waiting not in (NOBODY, s.active)

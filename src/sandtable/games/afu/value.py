"""What a position is worth to a seat, in victory points: what is won, what the deck promises, how the battle stands.

Called on re-deals only. The weights were set by letting bots play each other; they are not rules.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.battle import destroys_invader, loses_front
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.effects import REWARDS
from sandtable.games.afu.objectives import printed, side_of
from sandtable.games.afu.scoring import measured_in, own_kinds
from sandtable.games.afu.solo_value import danger, offer
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.steps import NOBODY

DECK: Final = 0.07
"""Victory points of a round per point of quality in a hand."""
SAFE_DECK: Final = 11
THIN: Final = 0.04
"""What it costs to own fewer cards than that: battles send some to the Hospital every round."""
ROUNDS_PER_EVENT: Final = 0.57
"""13 rounds in 23 cards."""
PANIC_PACE: Final = 1.1
TROPHY: Final = 0.2
PANIC_CARD: Final = 2.2
SOLO_PANIC_CARD: Final = 1.2
"""Alone, what Panic threatens is counted apart, in `solo_value.py`."""
PANIC_ICON: Final = 0.7
OPEN_COLUMN: Final = 2.2
HURT: Final = 0.12
CARD_SPENT_COST: Final = 0.4
RECRUITMENT_POINT: Final = 0.12
IN_HAND: Final = 0.1
RIVAL: Final = 0.8
"""What a rival's victory point counts against one's own."""
REWARD_WORTH: Final = [reward.worth for reward in REWARDS]
WAR_ROUNDS: Final = 13
INVASION_ROUNDS: Final = 4


def quality(pack: AfuPack, kind: int) -> float:
    """How good a card is to have in a hand; looked up, since it never changes."""
    if not pack.quality:
        for each in range(pack.size):
            pack.quality.append(quality_of(pack, each))
    return pack.quality[kind]


def quality_of(pack: AfuPack, kind: int) -> float:
    """Panic is worth less than nothing: it takes a place. A card that only supports uses its bonus half as often."""
    if pack.group[kind] == n.card_type.PANIC:
        return -0.4
    recruit = 0.15 * pack.recruit[kind] + PANIC_ICON * pack.panic_icon[kind]
    if not pack.fights[kind]:
        return 0.25 + 0.2 * pack.support[kind] + recruit + 0.5 * REWARD_WORTH[pack.reward[kind]]
    worth = 0.3 * (pack.attack[kind] + pack.defense[kind]) + 0.35 * pack.support[kind] + recruit
    worth += 0.5 * (pack.attack_enhanced[kind] + pack.defense_enhanced[kind])
    worth += 0.3 * pack.anti_aircraft[kind] + 0.7 * pack.air[kind]
    return worth + REWARD_WORTH[pack.reward[kind]]


def value(s: Afu, seat: int) -> float:
    """One's own prospects less those of the rival."""
    own = own_kinds(s, seat)
    if s.solo():
        return prospects(s, 0, own, own) + offer(s) - danger(s, own, rounds_left(s))
    theirs = own_kinds(s, 1 - seat)
    return prospects(s, seat, own, theirs) - RIVAL * prospects(s, 1 - seat, theirs, own) + auction(s, seat)


def prospects(s: Afu, seat: int, own: list[int], theirs: list[int]) -> float:
    panic = SOLO_PANIC_CARD if s.solo() else PANIC_CARD
    total = deck_worth(s, own) - panic * own.count(s.pack.panic)
    for card in s.trophies[seat].cards:
        kind = card >> STATE_BITS
        total += s.pack.points[kind] if s.pack.group[kind] == n.card_type.OBJECTIVE else TROPHY
    for card in s.achievements.cards:
        total += achievement(s, seat, card >> STATE_BITS, own, theirs, False)
    if len(s.secret[seat].cards) == 1:
        total += achievement(s, seat, s.secret[seat].cards[0] >> STATE_BITS, own, theirs, True)
    total += RECRUITMENT_POINT * s.points[seat]
    for card in s.hand[seat].cards:
        total += IN_HAND * s.pack.recruit[card >> STATE_BITS] + 0.02
    return total + columns(s, seat)


def rounds_left(s: Afu) -> float:
    """Rounds until Moskva, or for two until the Panic Stack is empty at the pace of a usual game."""
    rounds = float(WAR_ROUNDS + max(0, INVASION_ROUNDS - s.round))
    if s.phase == n.period.WAR:
        rounds = ROUNDS_PER_EVENT * len(s.event_deck.cards)
    return rounds if s.solo() else min(rounds, PANIC_PACE * len(s.panic_stack.cards))


def deck_worth(s: Afu, own: list[int]) -> float:
    """A deck is as good as its average hand, for as many rounds as are left; a deck too thin cannot fill one."""
    total = 0.0
    for kind in own:
        total += quality(s.pack, kind)
    size = len(own)
    hand = total * n.HAND_SIZE / size if size > n.HAND_SIZE else total
    worth = DECK * (rounds_left(s) + 1.0) * hand
    units = size - own.count(s.pack.panic)
    if units < SAFE_DECK:
        worth -= THIN * (SAFE_DECK - units) * (SAFE_DECK - units)
    return worth


def achievement(s: Afu, seat: int, kind: int, own: list[int], theirs: list[int], secret: bool) -> float:
    """Met, it counts in full unless the rival meets it too; before, the way to it counts a little."""
    pack = s.pack
    found = measured_in(s, seat, pack.measure[kind], own)
    if pack.at_least[kind] <= found <= pack.at_most[kind]:
        if secret or s.solo():
            return 0.9 * pack.points[kind]
        other = measured_in(s, 1 - seat, pack.measure[kind], theirs)
        shared = pack.at_least[kind] <= other <= pack.at_most[kind]
        return (0.2 if shared else 0.8) * pack.points[kind]
    if found > pack.at_most[kind]:
        return -0.1 * (found - pack.at_most[kind])
    way = found / pack.at_least[kind]
    return 0.5 * way * way * pack.points[kind]


def columns(s: Afu, seat: int) -> float:
    """What the battle will bring as the cards lie now. A column without defense may still get one."""
    total = 0.0
    fighters = 0
    for card in s.hand[seat].cards:
        if s.pack.fights[card >> STATE_BITS]:
            fighters += 1
    for column in range(n.COLUMNS):
        enemy = s.attack_row[seat].cards[column]
        if enemy == NONE:
            continue
        front, back = s.defense_row[seat].cards[column], s.support_row[seat].cards[column]
        if front == NONE:
            total -= 0.6 if fighters > 0 else OPEN_COLUMN
            fighters -= 1
            continue
        if destroys_invader(s, seat, column):
            total += TROPHY + 0.25
        if loses_front(s, seat, column):
            total -= HURT * quality(s.pack, front >> STATE_BITS)
            total -= HURT * quality(s.pack, back >> STATE_BITS) if back != NONE else 0.0
    return total


def auction(s: Afu, seat: int) -> float:
    """The bid on the table: the objective is as good as taken, at the price of the cards."""
    if s.bidder == NOBODY or not s.objectives.cards or s.spent[s.bidder].cards:
        return 0.0
    kind = s.objectives.top() >> STATE_BITS
    prize = -price(s, s.bidder)
    if s.bid >= s.pack.needs[kind]:
        prize += s.pack.points[kind]
    return 0.8 * prize if s.bidder == seat else -0.8 * RIVAL * prize


def price(s: Afu, seat: int) -> float:
    """What it costs to pay the bid: cards that neither fight nor recruit, and columns left open."""
    side = side_of(s)
    points: list[int] = []
    for card in s.hand[seat].cards:
        points.append(printed(s, card >> STATE_BITS, side))
    points.sort(reverse=True)
    left = len(points)
    due = s.bid
    for worth in points:
        if due <= 0:
            break
        due -= worth
        left -= 1
    enemies = n.COLUMNS - s.attack_row[seat].cards.count(NONE)
    return CARD_SPENT_COST * (len(points) - left) + OPEN_COLUMN * max(0, enemies - left)


def current_round(s: Afu) -> int:
    """Who plays alone plans a round at a time."""
    return s.round

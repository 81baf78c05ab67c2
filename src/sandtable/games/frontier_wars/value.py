"""What a position is worth to a seat: points held and in reach, troops and where they stand, cards and research."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars.forecast import (
    battles_begun,
    built_up,
    fights,
    fought_out,
    half_moved,
    joined,
    ways_on,
)
from sandtable.games.frontier_wars.names import (
    ARTILLERY,
    CITY,
    E_CONQUEST,
    E_ULTIMATE_WEAPON,
    ENCAMPMENT,
    FACTORY,
    INFANTRY,
    PLANE,
    TANK,
    UNITS,
)
from sandtable.games.frontier_wars.scoring import hand_limit, medal_points, research_points, star_worth
from sandtable.games.frontier_wars.siege import grips, menace
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.steps import NOBODY

WON: Final = 1000.0
STAR: Final = 1.0
MEDAL: Final = 1.25
"""A medal cannot be lost again, and makes room for research."""
CITY_CARD: Final = 0.5
WORKING: Final = 0.9
"""An active factory or encampment, above its star."""
EMPTY: Final = 0.35
"""A star of one's own construction that nobody guards any more."""
UNIT: Final = [0.30, 0.42, 0.38, 0.42]
CARDS: Final = [0.0, 0.26, 0.44, 0.56, 0.64, 0.70]
"""Cards of one type in hand: a second one helps less than the first, because one is played at a time."""
SPARE_CARD: Final = 0.04
"""A card above the hand limit, or lying face up."""
RESEARCH: Final = 0.22
WALL: Final = [0.0, 4.0, 5.6, 6.8, 7.8, 8.6]
"""A held headquarters by its resistance: the nearer the fall, the dearer a point."""
BESIEGED: Final = 1.0
"""What enemies on the tile of a headquarters cost its holder."""
REACH: Final = 0.10
"""For each step that the nearest unit is closer to a star nobody holds."""
DANGER: Final = 0.55
SIEGE: Final = 10.0
"""Force enough to take a rival's headquarters next turn; half of it is worth half as much."""
TAKEN: Final = 20.0
"""A rival who is out: more than the same headquarters in reach, or it would be threatened for ever."""
MENACE: Final = 5.0
"""The same, seen from inside the headquarters; half of it is worth a quarter."""
RIVAL: Final = [0.0, 0.0, 0.9, 0.6, 0.5]
"""How much the prospects of the strongest rival count, by the number of seats."""
RACE: Final = 6.0
"""What the way to a victory is worth at its end; near its beginning next to nothing."""
PENDING: Final = 0.1
"""What an order loses by being played before there is a battle for it."""
DOUBT: Final = 0.1
"""What is still to be done (others join an attack, something is built) is worth a little less than what is done."""
WINNING: Final = 5.0
"""Points enough to win when they are counted next."""
BUILDER: Final = 0.15
"""Infantry is worth more while something is left to build."""
ROOM: Final = 0.25
"""Room for one more research card."""


def value(s: FrontierWars, seat: int) -> float:
    """What a position is worth once the move begun is finished and the battles of one's own turn are fought."""
    if half_moved(s, seat):
        best = -WON
        for action in ways_on(s):
            after = s.clone()
            after.apply(action)
            best = max(best, value(after, seat))
        return best
    worth = after_battles(s, seat)
    built = built_up(s, seat)
    if built is not None:
        worth = max(worth, after_battles(built, seat) - DOUBT)
    return worth


def after_battles(s: FrontierWars, seat: int) -> float:
    """What a position is worth when the battles begun are over; others may still join one of them."""
    if not fights(s, seat):
        return standing(s, seat)
    worth = standing(fought_out(s, seat), seat)
    for tile in battles_begun(s, seat):
        together = joined(s, seat, tile)
        if together is not None:
            worth = max(worth, standing(fought_out(together, seat), seat) - DOUBT)
    return worth


def standing(s: FrontierWars, seat: int) -> float:
    """Own prospects less a share of those of the strongest rival."""
    if s.ending != NOBODY or s.out[seat]:
        return decided(s, seat)
    if s.home[seat] == NOBODY:
        return 0.0
    owners: list[int] = []
    stars: list[int] = []
    each = star_worth(s)
    kinds = s.pack.field.kinds
    for tile in range(s.pack.tiles):
        owners.append(s.controller(tile))
        built = 0 if s.ruined[tile] else s.pack.building_stars[s.building[tile]]
        stars.append(each * (s.pack.stars[kinds[tile]] + built))
    best = -WON
    for other in range(s.seats):
        if other != seat and not s.out[other]:
            best = max(best, prospects(s, other, False, owners, stars))
    return prospects(s, seat, True, owners, stars) - RIVAL[s.seats] * best


def decided(s: FrontierWars, seat: int) -> float:
    """The game is over, or over for this seat."""
    if s.out[seat]:
        return -WON
    if s.ending == E_ULTIMATE_WEAPON:
        return WON if research_points(s, seat) >= s.pack.field.research else -WON
    if s.ending == E_CONQUEST:
        return WON
    return WON if s.points[seat] == max(s.points) else -WON


def prospects(s: FrontierWars, seat: int, own: bool, owners: list[int], stars: list[int]) -> float:
    """What a seat has; research is hidden, so that of others counts by its size."""
    worth = MEDAL * medal_points(s, seat) + ROOM * s.medals[seat]
    points = float(medal_points(s, seat))
    for tile in range(s.pack.tiles):
        holder = owners[tile]
        if holder == seat:
            points += stars[tile]
            worth += ground(s, seat, tile, stars[tile])
        elif holder == NOBODY and stars[tile]:
            worth += unheld(s, seat, tile, stars[tile])
        if s.flag[tile] == seat:
            worth += headquarters(s, seat, tile)
    worth += army(s, seat)
    worth += hand(s, seat)
    worth += research(s, seat, own)
    goal = float(s.pack.field.points)
    share = min(points / goal, 1.0)
    force = grips(s, seat, own)
    if own:
        worth += TAKEN * (s.seats - s.players_left())
    worth += RACE * share * share * share + SIEGE * force
    return worth + WINNING if points >= goal else worth


def hand(s: FrontierWars, seat: int) -> float:
    """A hand of all three types is worth most; what stands above the limit, next to nothing."""
    counts = [0, 0, 0]
    cards = s.hand[seat].cards
    worth = SPARE_CARD * len(s.face_up[seat].cards)
    if s.active == seat and s.pending_order.cards:
        cards = cards + s.pending_order.cards           # not lost before the turn is over
        worth -= PENDING
    for card in cards:
        counts[s.pack.backs[card >> STATE_BITS]] += 1
    for count in counts:
        worth += CARDS[min(count, len(CARDS) - 1)]
    above = len(cards) - hand_limit(s, seat)
    return worth if above <= 0 else worth * (len(cards) - above) / len(cards) + SPARE_CARD * above


def ground(s: FrontierWars, seat: int, tile: int, stars: int) -> float:
    """A controlled tile: its stars, a city's card, a working construction, and how safe all that is."""
    worth = STAR * stars
    if s.pack.field.kinds[tile] == CITY:
        worth += CITY_CARD
    if s.building[tile] and not s.ruined[tile] and s.units[seat][tile * UNITS + INFANTRY]:
        worth += WORKING
    if worth > 0.0:
        risk = pressure(s, seat, tile)
        if risk > 0.0:
            worth *= 1.0 - DANGER * risk
    return worth


def pressure(s: FrontierWars, seat: int, tile: int) -> float:
    """How much stronger the enemies next door are than the guard, from 0 to 1."""
    guard = strength(s, seat, tile, True) + 0.8
    threat = 0.0
    for other in range(s.seats):
        if other != seat and not s.out[other]:
            near = 0.0
            for there in s.pack.field.ground[tile]:
                near += strength(s, other, there, False)
            threat = max(threat, near)
    if threat <= guard:
        return 0.0
    return min((threat - guard) / (guard + 1.0), 1.0)


def strength(s: FrontierWars, seat: int, tile: int, defending: bool) -> float:
    """Blows that the units of a tile can take and deal, attacking or defending."""
    counts = s.units[seat]
    at = tile * UNITS
    guns = 1.5 if defending else 0.6
    planes = 0.6 if defending else 1.0
    return counts[at] + 1.25 * counts[at + TANK] + guns * counts[at + ARTILLERY] + planes * counts[at + PLANE]


def unheld(s: FrontierWars, seat: int, tile: int, stars: int) -> float:
    """A star that nobody controls: near troops promise it; a shared one is half a promise."""
    if s.count(seat, tile):
        return 0.3 * stars
    if s.building[tile] and s.holder[tile] == seat:
        return EMPTY * stars
    air = s.pack.field.air
    nearest = 4
    counts = s.units[seat]
    for there in range(s.pack.tiles):
        if air[there][tile] < nearest:
            at = there * UNITS
            if counts[at] or counts[at + TANK] or counts[at + PLANE]:
                nearest = air[there][tile]
    return REACH * stars * (4 - nearest)


def headquarters(s: FrontierWars, seat: int, tile: int) -> float:
    """Resistance, and the danger of losing everything."""
    left = s.resistance[s.headquarters_on(tile)]
    worth = WALL[min(left, len(WALL) - 1)]
    if s.enemy_at(seat, tile):
        worth -= BESIEGED
    risk = menace(s, seat, tile)
    return worth - MENACE * risk * risk


def army(s: FrontierWars, seat: int) -> float:
    """Units on the map, less those above the limits; a third unit of a tile counts a little less."""
    worth = 0.0
    counts = s.units[seat]
    for tile in range(s.pack.tiles):
        at = tile * UNITS
        total = counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3]
        if not total:
            continue
        sum_here = 0.0
        for unit in range(UNITS):
            sum_here += UNIT[unit] * counts[at + unit]
        limit = s.limit(seat, tile)
        if total > limit:
            sum_here *= (limit + 0.1 * (total - limit)) / total
        worth += sum_here
    can_build = s.stock(seat, FACTORY) + s.stock(seat, ENCAMPMENT)
    return worth + (BUILDER * min(s.on_map(seat, INFANTRY), 4) if can_build else 0.0)


def research(s: FrontierWars, seat: int, own: bool) -> float:
    """Points on the way to the weapon, worth more the nearer it is."""
    cards = s.research[seat].cards
    goal = float(s.pack.field.research)
    points = 2.0 * len(cards)
    if own:
        points = 0.0
        for card in cards:
            points += s.pack.research[card >> STATE_BITS]
    share = min(points / goal, 1.0)
    return RESEARCH * points + RACE * share * share * share

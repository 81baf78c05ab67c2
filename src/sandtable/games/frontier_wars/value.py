"""What a position is worth to a seat: points held and in reach, troops and where they stand, cards and research."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars import weights as w
from sandtable.games.frontier_wars.forecast import (
    battles_begun,
    built_up,
    fights,
    fought_out,
    half_moved,
    joined,
    ways_on,
)
from sandtable.games.frontier_wars.memory import Memory, outlook_of, standing_of
from sandtable.games.frontier_wars.outcome import winner_of
from sandtable.games.frontier_wars.raids import exposure, stoppable, threat
from sandtable.games.frontier_wars.scoring import hand_limit, medal_points
from sandtable.games.frontier_wars.siege import grips, menace
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.games.frontier_wars.tally import Tally
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.steps import NOBODY

STANDINGS: Final = Memory()
OUTLOOKS: Final = Memory()


def value(s: FrontierWars, seat: int) -> float:
    """What a position is worth once the move begun is finished and the battles of its own turn are fought."""
    if half_moved(s, seat):
        best = -w.WON
        for action in ways_on(s):
            after = s.clone()
            after.apply(action)
            best = max(best, value(after, seat))
        return best
    if s.battle != NOBODY:
        return outlook(s, seat)
    known = OUTLOOKS.of(s)
    key = bytes(outlook_of(s, seat))
    worth = known.get(key)
    if worth is None:
        worth = outlook(s, seat)
        known[key] = worth
    return worth


def outlook(s: FrontierWars, seat: int) -> float:
    """What a position is worth when what can be built is built and the battles of its own turn are fought."""
    worth = after_battles(s, seat)
    built = built_up(s, seat)
    if built is not None:
        worth = max(worth, after_battles(built, seat) - w.DOUBT)
    return worth


def after_battles(s: FrontierWars, seat: int) -> float:
    """What a position is worth when the battles begun are over; others may still join one of them."""
    if not fights(s, seat):
        return standing(s, seat)
    worth = standing(fought_out(s, seat), seat)
    for tile in battles_begun(s, seat):
        together = joined(s, seat, tile)
        if together is not None:
            worth = max(worth, standing(fought_out(together, seat), seat) - w.DOUBT)
    return worth


def standing(s: FrontierWars, seat: int) -> float:
    """What a position is worth as it stands."""
    if s.ending != NOBODY or s.out[seat]:
        return decided(s, seat)
    if s.home[seat] == NOBODY:
        return 0.0
    known = STANDINGS.of(s)
    key = bytes(standing_of(s, seat))
    worth = known.get(key)
    if worth is None:
        worth = balance_of(s, seat)
        known[key] = worth
    return worth


def balance_of(s: FrontierWars, seat: int) -> float:
    """Own prospects less a share of those of the strongest rival, and what attacks on either side may cost."""
    tally = Tally(s)
    best = -w.WON
    for other in range(s.seats):
        if other != seat and not s.out[other]:
            best = max(best, prospects(s, other, seat, tally) - threat(s, seat, other, tally))
    return prospects(s, seat, seat, tally) - w.RIVAL[s.seats] * best - exposure(s, seat, tally)


def decided(s: FrontierWars, seat: int) -> float:
    """The game is over, or over for this seat."""
    if s.out[seat]:
        return -w.WON
    winner = winner_of(s)
    if winner == NOBODY:
        return w.WON if s.points[seat] == max(s.points) else -w.WON
    return w.WON if seat == winner else -w.WON


def prospects(s: FrontierWars, seat: int, viewer: int, tally: Tally) -> float:
    """What a seat has, as `viewer` sees it: research of others is hidden and counts by its size."""
    own = seat == viewer
    worth = w.MEDAL * medal_points(s, seat) + w.ROOM * s.medals[seat]
    camps = tally.camps[seat]
    for tile in tally.starred:
        holder = tally.owners[tile]
        if holder == seat:
            held = ground(s, seat, tile, tally.stars[tile])
            worth += held if own else held * safety(s, seat, tile)
        elif holder == NOBODY:
            worth += unheld(s, seat, tile, tally.stars[tile], camps)
    for tile in s.home:
        if s.flag[tile] == seat:
            worth += headquarters(s, seat, tile, tally)
    worth += army(s, seat, camps)
    worth += hand(s, seat)
    worth += research(s, seat, own)
    worth += race(s, seat, viewer, tally)
    if own:
        worth += w.TAKEN * (s.seats - s.players_left())
    return worth + w.SIEGE * grips(s, seat, own, tally)


def race(s: FrontierWars, seat: int, viewer: int, tally: Tally) -> float:
    """How near the points are to the goal, and whether somebody can still take them away before they are counted."""
    points = tally.points[seat]
    goal = s.pack.field.points
    share = min(points / goal, 1.0)
    worth = w.RACE * share * share * share
    if points < goal:
        return worth
    for other in range(s.seats):
        if other != seat and tally.points[other] >= points:
            return worth + w.TIED_AT_GOAL
    return worth + (w.WINNING if stoppable(s, seat, viewer, tally) else w.SURE)


def hand(s: FrontierWars, seat: int) -> float:
    """A hand of all three types is worth most; what stands above the limit, next to nothing."""
    counts = [0, 0, 0]
    cards = s.hand[seat].cards
    worth = w.SPARE_CARD * len(s.face_up[seat].cards)
    if s.active == seat and s.pending_order.cards:
        cards = cards + s.pending_order.cards  # not lost before the turn is over
        worth -= w.PENDING
    for card in cards:
        counts[s.pack.backs[card >> STATE_BITS]] += 1
    for count in counts:
        worth += w.CARDS[min(count, len(w.CARDS) - 1)]
    above = len(cards) - hand_limit(s, seat)
    return worth if above <= 0 else worth * (len(cards) - above) / len(cards) + w.SPARE_CARD * above


def ground(s: FrontierWars, seat: int, tile: int, stars: int) -> float:
    """A controlled tile: its stars, a city's card, a working construction."""
    worth = w.STAR * stars
    if s.pack.field.kinds[tile] == n.tile.CITY:
        worth += w.CITY_CARD
    if s.building[tile] and not s.ruined[tile] and s.units[seat][tile * n.UNITS + n.unit.INFANTRY]:
        worth += w.WORKING
    return worth


def safety(s: FrontierWars, seat: int, tile: int) -> float:
    """Which part of a tile's worth is safe from the enemies next door."""
    guard = strength(s, seat, tile, True) + 0.8
    threat = 0.0
    for other in range(s.seats):
        if other != seat and not s.out[other]:
            near = 0.0
            for there in s.pack.field.ground[tile]:
                near += strength(s, other, there, False)
            threat = max(threat, near)
    if threat <= guard:
        return 1.0
    return 1.0 - w.DANGER * min((threat - guard) / (guard + 1.0), 1.0)


def strength(s: FrontierWars, seat: int, tile: int, defending: bool) -> float:
    """Blows that the units of a tile can take and deal, attacking or defending."""
    counts = s.units[seat]
    at = tile * n.UNITS
    guns = 1.5 if defending else 0.6
    planes = 0.6 if defending else 1.0
    return (
        counts[at]
        + 1.25 * counts[at + n.unit.TANK]
        + guns * counts[at + n.unit.ARTILLERY]
        + planes * counts[at + n.unit.PLANE]
    )


def unheld(s: FrontierWars, seat: int, tile: int, stars: int, camps: list[int]) -> float:
    """A star that nobody controls: near troops promise it; a shared one is half a promise."""
    if s.count(seat, tile):
        return 0.3 * stars
    if s.building[tile] and s.holder[tile] == seat:
        return w.EMPTY * stars
    distance = s.pack.field.air[tile]
    nearest = 4
    counts = s.units[seat]
    for camp in camps:
        if distance[camp] < nearest:
            at = camp * n.UNITS
            if counts[at] or counts[at + n.unit.TANK] or counts[at + n.unit.PLANE]:
                nearest = distance[camp]
    return w.REACH * stars * (4 - nearest)


def headquarters(s: FrontierWars, seat: int, tile: int, tally: Tally) -> float:
    """Resistance, and the danger of losing everything."""
    left = s.resistance[s.headquarters_on(tile)]
    worth = w.WALL[min(left, len(w.WALL) - 1)]
    if s.enemy_at(seat, tile):
        worth -= w.BESIEGED
    risk = menace(s, seat, tile, tally)
    return worth - w.MENACE * risk * risk


def army(s: FrontierWars, seat: int, camps: list[int]) -> float:
    """Units on the map, less those above the limits; a third unit of a tile counts a little less."""
    worth = 0.0
    counts = s.units[seat]
    infantry = 0
    for camp in camps:
        at = camp * n.UNITS
        infantry += counts[at]
        total = 0
        sum_here = 0.0
        for unit in range(n.UNITS):
            total += counts[at + unit]
            sum_here += w.UNIT[unit] * counts[at + unit]
        if total > n.FRONTIER_LIMIT:
            limit = s.limit(seat, camp)
            if total > limit:
                sum_here *= (limit + 0.1 * (total - limit)) / total
        worth += sum_here
    if s.stock(seat, n.building.FACTORY) or s.stock(seat, n.building.ENCAMPMENT):
        worth += w.BUILDER * min(infantry, 4)
    return worth


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
    return w.RESEARCH * points + w.RACE * share * share * share

"""What rivals could take with their next attacks: where troops would be beaten, and who strikes first."""

from __future__ import annotations

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars import weights as w
from sandtable.games.frontier_wars.clash import clash, size
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.games.frontier_wars.tally import Tally
from sandtable.kernel.steps import NOBODY

# -- who strikes first ------------------------------------------------------------------------------


def next_turn(s: FrontierWars, seat: int) -> int:
    """The place in the turn order of whoever acts once `seat` has ended a turn of its own; past the end if nobody."""
    place = s.next_place()
    if place == NOBODY:
        return s.seats
    return place - 1 if place > 0 and s.active != seat else place


def comes_first(s: FrontierWars, other: int, seat: int, points: list[int]) -> bool:
    """Has `other` a turn before the next one of `seat`? Next round whoever has more points goes first (FW-5.2)."""
    for place in range(next_turn(s, seat), s.seats):
        if s.turn_order[place] == other:
            return True
        if s.turn_order[place] == seat:
            return False
    if points[other] == points[seat]:
        return s.faction[other] < s.faction[seat]  # FW-5.3, FW-R9
    return points[other] > points[seat]


# -- what it costs ----------------------------------------------------------------------------------


def exposure(s: FrontierWars, seat: int, tally: Tally) -> float:
    """What the attacks of others next turn may cost a seat. Headquarters are another matter: see `siege.menace`."""
    camps = tally.camps[seat]
    harms = [0.0] * len(camps)
    held = w.HELD[s.seats]
    for other in range(s.seats):
        if other == seat or s.out[other]:
            continue
        first = comes_first(s, other, seat, tally.points)
        for at, tile in enumerate(camps):
            if s.flag[tile] < 0:
                harm = raid(s, other, seat, tile, tally, held)
                if harm > 0.0:
                    harm = harm + decisive(s, other, seat, tally, tile) if first else w.LATER[s.seats] * harm
                    harms[at] = max(harms[at], harm)
    return w.EXPOSED[s.seats] * combined(s, harms)


def threat(s: FrontierWars, seat: int, other: int, tally: Tally) -> float:
    """What a seat's own attacks next turn may cost a rival: troops out of reach cannot stop anybody at the goal."""
    if w.THREAT[s.seats] == 0.0:
        return 0.0
    share = w.LATER[s.seats] if comes_first(s, other, seat, tally.points) else 1.0
    harms: list[float] = []
    for tile in tally.camps[other]:
        if s.flag[tile] < 0:
            harms.append(share * raid(s, seat, other, tile, tally, 1.0))
    return w.THREAT[s.seats] * combined(s, harms)


def combined(s: FrontierWars, harms: list[float]) -> float:
    """What several attacks cost: the worst counts in full, the others in part."""
    worst = 0.0
    total = 0.0
    for harm in harms:
        total += harm
        worst = max(worst, harm)
    return worst + w.EXPOSED_TOO[s.seats] * (total - worst)


def raid(s: FrontierWars, other: int, seat: int, tile: int, tally: Tally, share: float) -> float:
    """What it costs a seat if a rival attacks a tile with all that can come; 0 if the rival would be the loser.

    `share`: how much of what the tile gives counts as lost. Whoever stays away has none of it either.
    """
    attackers = gathered(s, other, tally.camps[other], tile)
    if size(attackers) == 0:
        return 0.0
    guard = s.units[seat][tile * n.UNITS : tile * n.UNITS + n.UNITS]
    fought = clash(attackers, guard, s.sheet(seat).defense)
    beaten = fought.guard_left == 0
    if fought.attackers_left == 0 and not beaten:
        return 0.0
    rival = w.RIVAL[s.seats] if beaten and fought.attackers_left > 0 else 0.0
    harm = fought.cost + rival * (w.MEDAL + w.ROOM)  # FW-20.2
    if tally.owners[tile] == seat:
        held = w.STAR * tally.stars[tile]
        if s.pack.field.kinds[tile] == n.tile.CITY:
            held += w.CITY_CARD
        harm += held * (share + rival)  # a frontier counts for nobody, FW-5.7
        if s.building[tile] and not s.ruined[tile]:
            harm += share * w.WORKING
    return max(harm, 0.0)


def stoppable(s: FrontierWars, seat: int, viewer: int, tally: Tally) -> bool:
    """Can anybody who still has a turn before points are counted bring this seat below the goal?"""
    spare = tally.points[seat] - s.pack.field.points
    for place in range(next_turn(s, viewer), s.seats):
        other = s.turn_order[place]
        if other != seat and not s.out[other]:
            lost = 0
            for tile in tally.camps[seat]:
                if tally.owners[tile] == seat and tally.stars[tile] and contested(s, other, seat, tile, tally):
                    lost += tally.stars[tile]
            if lost > spare:
                return True
    return False


def contested(s: FrontierWars, other: int, seat: int, tile: int, tally: Tally) -> bool:
    """Would an attack with all that can come leave the guard without the tile to itself?"""
    attackers = gathered(s, other, tally.camps[other], tile)
    if size(attackers) == 0:
        return False
    guard = s.units[seat][tile * n.UNITS : tile * n.UNITS + n.UNITS]
    fought = clash(attackers, guard, s.sheet(seat).defense)
    return fought.attackers_left > 0 or fought.guard_left == 0


def decisive(s: FrontierWars, other: int, seat: int, tally: Tally, tile: int) -> float:
    """More, if the attack brings the rival to the goal or throws this seat back from it."""
    goal = s.pack.field.points
    stars = tally.stars[tile]
    own = tally.points[seat]
    his = tally.points[other]
    if own >= goal:
        return w.DECISIVE if own - stars < goal else 0.0
    return w.DECISIVE if his < goal <= his + stars + 1 else 0.0


# -- the attack -------------------------------------------------------------------------------------


def gathered(s: FrontierWars, seat: int, camps: list[int], tile: int) -> list[int]:
    """The units of a seat that could attack a tile together in one turn, also those that planes carry."""
    movement = s.sheet(seat).movement
    counts = s.units[seat]
    distance = s.pack.field.air[tile]
    there = [0, 0, 0, 0]
    places = 0
    infantry = 0
    guns = 0
    for camp in camps:
        far = distance[camp]
        at = camp * n.UNITS
        if far <= movement[n.unit.INFANTRY]:
            there[n.unit.INFANTRY] += counts[at]
            there[n.unit.ARTILLERY] += counts[at + n.unit.ARTILLERY]
        if far <= movement[n.unit.PLANE] and counts[at + n.unit.PLANE]:
            there[n.unit.PLANE] += counts[at + n.unit.PLANE]
            places += s.sheet(seat).load * counts[at + n.unit.PLANE]
            if far > movement[n.unit.INFANTRY]:
                infantry += counts[at]
                guns += counts[at + n.unit.ARTILLERY]
        if counts[at + n.unit.TANK] and far <= movement[n.unit.TANK] and drives(s, seat, camp, tile, far):
            there[n.unit.TANK] += counts[at + n.unit.TANK]
    carried = min(infantry, places)
    there[n.unit.INFANTRY] += carried
    there[n.unit.ARTILLERY] += min(guns, places - carried)
    return there


def drives(s: FrontierWars, seat: int, camp: int, tile: int, far: int) -> bool:
    """Is there a way for tanks that nobody bars? Ways of more than two steps are taken to be open."""
    if far != 2:
        return True
    near = s.pack.field.ground[tile]
    for between in s.pack.field.ground[camp]:
        if between in near and not s.enemy_at(seat, between):
            return True
    return False

"""Chapter 8 of the rulebook: Victory Points and who wins."""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.results import Figure, Part, Result, ranks_of, shares_of
from sandtable.kernel.zones import Zone

NO_OBJECTIVE = -1000
"""Below every printed value: who has no OBJECTIVE loses the first tie-break, BAR-R67."""


def own_zones(s: Barbarossa, seat: int) -> list[Zone]:
    """The five zones whose cards a player controls, BAR-8.2."""
    return [s.hand[seat], s.deck[seat], s.discard[seat], s.playing[seat], s.deployed[seat]]


def cards_worth_points(s: Barbarossa, seat: int) -> list[int]:
    """How many cards of each kind a player controls, for the kinds that carry VP."""
    owned = [0] * s.pack.size
    for zone in own_zones(s, seat):
        for card in zone.cards:
            if s.pack.vp[card >> STATE_BITS]:
                owned[card >> STATE_BITS] += 1
    return owned


def victory_points(s: Barbarossa, seat: int) -> int:
    total = 0
    for zone in own_zones(s, seat):
        for card in zone.cards:
            total += s.pack.vp[card >> STATE_BITS]
    return total


def best_objective(s: Barbarossa, seat: int) -> int:
    """The highest VP on one OBJECTIVE, BAR-8.4."""
    best = NO_OBJECTIVE
    for zone in own_zones(s, seat):
        for card in zone.cards:
            kind = card >> STATE_BITS
            if s.pack.type[kind] == n.card_type.OBJECTIVE:
                best = max(best, s.pack.vp[kind])
    return best


def cities(s: Barbarossa, seat: int) -> int:
    """Cities in all own zones, Moscow included, BAR-8.5, BAR-R68."""
    found = 0
    for zone in own_zones(s, seat):
        for card in zone.cards:
            if s.pack.classes[card >> STATE_BITS] == n.subtype.CITY:
                found += 1
    return found


def score(s: Barbarossa, seat: int) -> Figure:
    """The VP of a player, card by card. All gains are public, so anybody may know it."""
    parts = []
    for kind, copies in enumerate(cards_worth_points(s, seat)):
        if copies:
            arguments = {"card": ["kind", s.pack.slugs[kind]], "n": copies}
            parts.append(Part("score-cards", copies * s.pack.vp[kind], arguments, ("BAR-8.2",)))
    return Figure("score", sum([part.number for part in parts]), tuple(parts), seat, ("BAR-8.2", "BAR-8.3"))


def result(s: Barbarossa) -> Result:
    """Most VP, then the best single OBJECTIVE, then most Cities; then the victory is shared."""
    sheet = tuple([score(s, seat) for seat in range(s.seats)])
    scores = tuple([figure.total for figure in sheet])
    ranks = ranks_of([(scores[seat], best_objective(s, seat), cities(s, seat)) for seat in range(s.seats)])
    return Result(ranks, shares_of(ranks), scores, n.ENDINGS[s.ending], sheet)

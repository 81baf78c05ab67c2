"""What must hold in every position, and where cards go that a partial position does not name."""

from __future__ import annotations

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day import setup
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.errors import Phrase
from sandtable.kernel.zones import Zone


def invariants(s: Victory) -> list[Phrase]:
    """Cards are conserved, stand where they belong, and only cards on the table are turned: VD-2.2, VD-6.3."""
    out: list[Phrase] = []
    lists = setup.both_decks(s.pack, s.ruleset.options, s.army[0])
    for kind, slug in enumerate(s.pack.slugs):
        found = count_of(s, 0, kind) + count_of(s, 1, kind)
        listed = lists[0].counts[kind] + lists[1].counts[kind]
        if found != listed:
            out.append(Phrase("victory-day-not-as-listed", card=slug, found=found, listed=listed))
    for seat in range(2):
        out += misplaced(s, seat)
    return out


def misplaced(s: Victory, seat: int) -> list[Phrase]:
    out: list[Phrase] = []
    pack = s.pack
    for zone in owned(s, seat):
        name = zone.spec.name
        for card in zone.cards:
            if card == NONE:
                continue
            kind = card >> STATE_BITS
            slug = pack.slugs[kind]
            if pack.side[kind] == 1 - s.army[seat]:
                out.append(Phrase("victory-day-card-of-other-army", card=slug, side=n.SIDES[s.army[seat]]))
            if name in ("line-1", "line-2") and (pack.sort[kind] != n.sort.UNIT or name != f"line-{pack.line[kind]}"):
                out.append(Phrase("victory-day-card-misplaced", card=slug, zone=name))
            if name == "resources" and pack.sort[kind] != n.sort.RESOURCE:
                out.append(Phrase("victory-day-not-a-resource", card=slug))
            if card & n.state.TURNED and name not in ("line-1", "line-2", "resources"):
                out.append(Phrase("victory-day-turned-there", card=slug, zone=name))
    if min(s.extra[seat][n.resource.DEPOT], s.extra[seat][n.resource.FACTORY], s.extra[seat][n.resource.FUEL]) < 0:
        out.append(Phrase("victory-day-resources-below-zero"))
    return out


def owned(s: Victory, seat: int) -> list[Zone]:
    """The seven zones of a player, VD-2.1."""
    return [zone for zone in s.zones if zone.spec.owner == seat]


def count_of(s: Victory, seat: int, kind: int) -> int:
    total = 0
    for zone in owned(s, seat):
        for card in zone.cards:
            if card != NONE and card >> STATE_BITS == kind:
                total += 1
    return total


def home(s: Victory, kind: int) -> tuple[str, int]:
    """The deck of the player who has fewer of these cards than the deck list says."""
    lists = setup.both_decks(s.pack, s.ruleset.options, s.army[0])
    for seat in range(2):
        if count_of(s, seat, kind) < lists[seat].counts[kind]:
            return "deck", seat
    return "deck", 0

"""What must hold in every position, and where cards go that a partial position does not name."""

from __future__ import annotations

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day import setup
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.zones import Zone


def invariants(s: Victory) -> list[str]:
    """Cards are conserved, stand where they belong, and only cards on the table are turned: VD-2.2, VD-6.3."""
    out: list[str] = []
    lists = setup.both_decks(s.pack, s.box.options, s.army[0])
    for kind, slug in enumerate(s.pack.slugs):
        found = count_of(s, 0, kind) + count_of(s, 1, kind)
        listed = lists[0].counts[kind] + lists[1].counts[kind]
        if found != listed:
            out.append(f"there are {found} cards {slug}, not the {listed} of the deck lists")
    for seat in range(2):
        out += misplaced(s, seat)
    return out


def misplaced(s: Victory, seat: int) -> list[str]:
    out: list[str] = []
    pack = s.pack
    for zone in owned(s, seat):
        name = zone.site.name
        for card in zone.cards:
            if card == NONE:
                continue
            kind = card >> STATE_BITS
            slug = pack.slugs[kind]
            if pack.side[kind] == 1 - s.army[seat]:
                out.append(f"{slug} is no card of the {n.SIDES[s.army[seat]]} army")
            if name in ("line-1", "line-2") and (pack.sort[kind] != n.sort.UNIT or name != f"line-{pack.line[kind]}"):
                out.append(f"{slug} cannot stand on {name}")
            if name == "resources" and pack.sort[kind] != n.sort.RESOURCE:
                out.append(f"{slug} is no resource card")
            if card & n.state.TURNED and name not in ("line-1", "line-2", "resources"):
                out.append(f"{slug} is turned in {name}")
    if min(s.extra[seat][n.resource.DEPOT], s.extra[seat][n.resource.FACTORY], s.extra[seat][n.resource.FUEL]) < 0:
        out.append("more extra resources were spent than there were")
    return out


def owned(s: Victory, seat: int) -> list[Zone]:
    """The seven zones of a player, VD-2.1."""
    return [zone for zone in s.zones if zone.site.owner == seat]


def count_of(s: Victory, seat: int, kind: int) -> int:
    total = 0
    for zone in owned(s, seat):
        for card in zone.cards:
            if card != NONE and card >> STATE_BITS == kind:
                total += 1
    return total


def home(s: Victory, kind: int) -> tuple[str, int]:
    """The deck of the player who has fewer of these cards than the deck list says."""
    lists = setup.both_decks(s.pack, s.box.options, s.army[0])
    for seat in range(2):
        if count_of(s, seat, kind) < lists[seat].counts[kind]:
            return "deck", seat
    return "deck", 0

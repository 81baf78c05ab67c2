"""Numbers that matter, with their parts, and what must hold in every position."""

from __future__ import annotations

from sandtable.games.victory_day import setup
from sandtable.games.victory_day.names import (
    DEPOT,
    FACTORY,
    FUEL,
    PAY,
    RESOURCE,
    RESOURCES,
    SIDES,
    TURNED,
    UNIT,
)
from sandtable.games.victory_day.payment import available
from sandtable.games.victory_day.preview import foreseen, wave_figures
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.game import Figure, Part
from sandtable.kernel.zones import Zone


def deck_figure(s: Victory, seat: int) -> Figure:
    """The strategic reserve, which is what the game is about, VD-1.3."""
    deck = len(s.deck[seat].cards)
    return Figure("strategic-reserve", deck, (Part("cards-in-deck", deck, {}, ("VD-20.2",)),), seat, ("VD-1.3",))


def figures(s: Victory, seat: int) -> list[Figure]:
    """Ready resources of both, what is to pay, and what the wave comes to."""
    out = [ready_resources(s, each, each == seat) for each in range(2)]
    if s.agenda and s.agenda[-1] == PAY and s.maker == seat:
        out.append(due(s, s.agenda[-3]))
    return out + wave_figures(foreseen(s, seat))


def ready_resources(s: Victory, seat: int, own: bool) -> Figure:
    """What can be paid with; promises of a choice in the making are the maker's secret."""
    maker = s.maker
    if not own:
        s.maker = -1
    ready = available(s, seat)
    s.maker = maker
    parts = tuple(Part(f"ready-{name}", ready[i], {}, ("VD-5.3",)) for i, name in enumerate(RESOURCES))
    return Figure("ready-resources", sum(ready), parts, seat, ("VD-5.3",))


def due(s: Victory, cost: int) -> Figure:
    pack = s.pack
    numbers = (pack.cost_depots[cost], pack.cost_factories[cost], pack.cost_fuel[cost])
    parts = tuple(Part(f"cost-{name}", numbers[i], {}, ("VD-5.9",)) for i, name in enumerate(RESOURCES))
    return Figure("cost-due", sum(numbers), parts, s.maker, ("VD-5.9",))


# -- what must hold ----------------------------------------------------------------------------------


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


def owner_lacking(s: Victory, kind: int) -> int:
    """The player who has fewer of these cards than the deck list says; for a partial position."""
    lists = setup.both_decks(s.pack, s.box.options, s.army[0])
    for seat in range(2):
        if count_of(s, seat, kind) < lists[seat].counts[kind]:
            return seat
    return 0


def broken(s: Victory) -> list[str]:
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
                out.append(f"{slug} is no card of the {SIDES[s.army[seat]]} army")
            if name in ("line-1", "line-2") and (pack.sort[kind] != UNIT or name != f"line-{pack.line[kind]}"):
                out.append(f"{slug} cannot stand on {name}")
            if name == "resources" and pack.sort[kind] != RESOURCE:
                out.append(f"{slug} is no resource card")
            if card & TURNED and name not in ("line-1", "line-2", "resources"):
                out.append(f"{slug} is turned in {name}")
    if min(s.extra[seat][DEPOT], s.extra[seat][FACTORY], s.extra[seat][FUEL]) < 0:
        out.append("more extra resources were spent than there were")
    return out

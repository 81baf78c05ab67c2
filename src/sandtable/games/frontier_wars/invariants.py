"""What must hold in every position."""

from __future__ import annotations

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import kind_of
from sandtable.kernel.errors import Phrase
from sandtable.kernel.steps import NOBODY


def invariants(s: FrontierWars) -> list[Phrase]:
    """Cards are conserved; nobody has more units than miniatures; nothing stands on water."""
    broken = card_problems(s)
    if NOBODY in s.faction and s.now not in (NOBODY, n.step.CHOOSE_FACTION):
        broken.append(Phrase("frontier-wars-faction-missing"))
    for seat in range(s.seats):
        for unit in range(n.UNITS):
            if s.on_map(seat, unit) > n.MINIATURES[unit]:
                most, name = n.MINIATURES[unit], n.UNIT_NAMES[unit]
                broken.append(Phrase("frontier-wars-too-many-units", seat=seat, most=most, unit=name))
        if min(s.units[seat]) < 0:
            broken.append(Phrase("frontier-wars-units-below-zero", seat=seat))
    for tile in range(s.pack.tiles):
        if s.pack.field.kinds[tile] == n.tile.WATER and any(s.count(seat, tile) for seat in range(s.seats)):
            broken.append(Phrase("frontier-wars-units-on-water", tile=s.pack.field.names[tile]))
        if s.building[tile] and (not s.ruined[tile]) != (s.holder[tile] != NOBODY):
            broken.append(Phrase("frontier-wars-construction-unclear", tile=s.pack.field.names[tile]))
    for seat in range(s.seats):
        tile = s.home[seat]
        if tile != NOBODY and (s.flag[tile] == NOBODY) != (s.resistance[seat] == 0):
            broken.append(Phrase("frontier-wars-headquarters-unclear", tile=s.pack.field.names[tile]))
    return broken


def card_problems(s: FrontierWars) -> list[Phrase]:
    counts = [0] * s.pack.size
    for zone in s.zones:
        for card in zone.cards:
            counts[kind_of(card)] += 1
    return [
        Phrase("position-card-count", card=s.pack.slugs[kind], found=counts[kind], expected=s.pack.copies[kind])
        for kind in range(s.pack.size)
        if counts[kind] != s.pack.copies[kind]
    ]

"""One position of Barbarossa."""

from __future__ import annotations

from sandtable.games.barbarossa.fields import BarbarossaFields


class Barbarossa(BarbarossaFields):
    """Zones and counters as in the game's table. Only the player in turn has points, BAR-R74."""

    def clone(self) -> Barbarossa:
        other = Barbarossa()
        self.copy_to(other)
        self.copy_counters(other)
        return other

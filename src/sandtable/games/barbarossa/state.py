"""One position of Barbarossa."""

from __future__ import annotations

from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.kernel.state import State
from sandtable.kernel.zones import Zone


class Barbarossa(State):
    """Zones and counters as in the game's table. Only the player in turn has points, BAR-R74."""

    pack: BarbarossaPack
    hand: list[Zone]
    deck: list[Zone]
    discard: list[Zone]
    playing: list[Zone]
    deployed: list[Zone]
    field: Zone
    aid_deck: Zone
    city_deck: Zone
    event_deck: Zone
    revealed: Zone
    removed_cards: Zone
    active: int
    first: int
    round: int
    phase: int
    op: int
    sp: int
    rp: int
    bp: int
    attacks: int
    target: int
    cost_change: int
    receiver: int
    placing: int
    last_taken: int
    removed_pile: int
    actions: int
    run_mark: int

    def bind(self) -> None:
        seats, zones = self.seats, self.zones
        assert isinstance(self.box.pack, BarbarossaPack)
        self.pack = self.box.pack
        self.hand = zones[:seats]
        self.deck = zones[seats : 2 * seats]
        self.discard = zones[2 * seats : 3 * seats]
        self.playing = zones[3 * seats : 4 * seats]
        self.deployed = zones[4 * seats : 5 * seats]
        at = 5 * seats
        self.field = zones[at]
        self.aid_deck = zones[at + 1]
        self.city_deck = zones[at + 2]
        self.event_deck = zones[at + 3]
        self.revealed = zones[at + 4]
        self.removed_cards = zones[at + 5]

    def clone(self) -> Barbarossa:
        other = Barbarossa()
        self.copy_to(other)
        other.active = self.active
        other.first = self.first
        other.round = self.round
        other.phase = self.phase
        other.op = self.op
        other.sp = self.sp
        other.rp = self.rp
        other.bp = self.bp
        other.attacks = self.attacks
        other.target = self.target
        other.cost_change = self.cost_change
        other.receiver = self.receiver
        other.placing = self.placing
        other.last_taken = self.last_taken
        other.removed_pile = self.removed_pile
        other.actions = self.actions
        other.run_mark = self.run_mark
        return other

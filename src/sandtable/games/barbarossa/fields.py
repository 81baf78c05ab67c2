"""The zones and counters of the schema as attributes. Written by `python -m tests.harness.fields`."""

from __future__ import annotations

from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.kernel.state import State
from sandtable.kernel.zones import Zone


class BarbarossaFields(State):
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
        assert isinstance(self.ruleset.pack, BarbarossaPack)
        self.pack = self.ruleset.pack
        zones = self.zones
        seats = self.seats
        self.hand = zones[:seats]
        self.deck = zones[seats : 2 * seats]
        self.discard = zones[2 * seats : 3 * seats]
        self.playing = zones[3 * seats : 4 * seats]
        self.deployed = zones[4 * seats : 5 * seats]
        self.field = zones[5 * seats]
        self.aid_deck = zones[5 * seats + 1]
        self.city_deck = zones[5 * seats + 2]
        self.event_deck = zones[5 * seats + 3]
        self.revealed = zones[5 * seats + 4]
        self.removed_cards = zones[5 * seats + 5]

    def copy_counters(self, other: State) -> None:
        assert isinstance(other, BarbarossaFields)
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

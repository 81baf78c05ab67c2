"""The zones and counters of the schema as attributes. Written by `python -m tests.harness.fields`."""

from __future__ import annotations

from sandtable.games.frontier_wars.columns import FrontierPack
from sandtable.kernel.state import State
from sandtable.kernel.zones import Zone


class FrontierWarsFields(State):
    pack: FrontierPack
    attack_deck: Zone
    defense_deck: Zone
    tactical_deck: Zone
    attack_discard: Zone
    defense_discard: Zone
    tactical_discard: Zone
    hand: list[Zone]
    face_up: list[Zone]
    research: list[Zone]
    pending_order: Zone
    round: int
    active: int
    faction: list[int]
    turn_order: list[int]
    points: list[int]
    medals: list[int]
    out: list[int]
    skill_used: list[int]
    units: list[list[int]]
    home: list[int]
    flag: list[int]
    resistance: list[int]
    building: list[int]
    founder: list[int]
    holder: list[int]
    ruined: list[int]
    moved: list[int]
    carried: list[int]
    entered: list[int]
    left: list[int]
    fresh: list[int]
    extra_movement: list[int]
    extra_load: int
    past_artillery: int
    mechanized: int
    saved: list[int]
    pending: list[int]
    battle: int
    attached: int
    elite: int
    doubled: int
    bonus: list[int]
    strikes: list[int]
    shield: list[int]
    ready: list[int]
    spent: list[int]
    volley: list[int]
    aimed: list[int]
    aimed_by: list[int]
    steps_fought: int
    fallen: int
    destroyer: int
    last_tile: int
    last_unit: int
    last_load: int
    last_to: int
    last: int

    def bind(self) -> None:
        assert isinstance(self.ruleset.pack, FrontierPack)
        self.pack = self.ruleset.pack
        zones = self.zones
        seats = self.seats
        self.attack_deck = zones[0]
        self.defense_deck = zones[1]
        self.tactical_deck = zones[2]
        self.attack_discard = zones[3]
        self.defense_discard = zones[4]
        self.tactical_discard = zones[5]
        self.hand = zones[6 : seats + 6]
        self.face_up = zones[seats + 6 : 2 * seats + 6]
        self.research = zones[2 * seats + 6 : 3 * seats + 6]
        self.pending_order = zones[3 * seats + 6]

    def copy_counters(self, other: State) -> None:
        assert isinstance(other, FrontierWarsFields)
        other.round = self.round
        other.active = self.active
        other.faction = self.faction
        other.turn_order = self.turn_order
        other.points = self.points
        other.medals = self.medals
        other.out = self.out
        other.skill_used = self.skill_used
        other.units = self.units[:]
        other.home = self.home
        other.flag = self.flag
        other.resistance = self.resistance
        other.building = self.building
        other.founder = self.founder
        other.holder = self.holder
        other.ruined = self.ruined
        other.moved = self.moved
        other.carried = self.carried
        other.entered = self.entered
        other.left = self.left
        other.fresh = self.fresh
        other.extra_movement = self.extra_movement
        other.extra_load = self.extra_load
        other.past_artillery = self.past_artillery
        other.mechanized = self.mechanized
        other.saved = self.saved
        other.pending = self.pending
        other.battle = self.battle
        other.attached = self.attached
        other.elite = self.elite
        other.doubled = self.doubled
        other.bonus = self.bonus
        other.strikes = self.strikes
        other.shield = self.shield
        other.steps_fought = self.steps_fought
        other.fallen = self.fallen
        other.destroyer = self.destroyer
        other.last_tile = self.last_tile
        other.last_unit = self.last_unit
        other.last_load = self.last_load
        other.last_to = self.last_to
        other.last = self.last
        if self.battle == -1:
            other.ready = self.ready
            other.spent = self.spent
            other.volley = self.volley
            other.aimed = self.aimed
            other.aimed_by = self.aimed_by
        else:
            other.ready = self.ready[:]
            other.spent = self.spent[:]
            other.volley = self.volley[:]
            other.aimed = self.aimed[:]
            other.aimed_by = self.aimed_by[:]

"""The zones and counters of the schema as attributes. Written by `python -m tests.harness.fields`."""

from __future__ import annotations

from sandtable.games.victory_day.columns import VictoryPack
from sandtable.kernel.state import State
from sandtable.kernel.zones import Zone


class VictoryFields(State):
    pack: VictoryPack
    deck: list[Zone]
    hand: list[Zone]
    resources: list[Zone]
    reserve: list[Zone]
    line_1: list[Zone]
    line_2: list[Zone]
    casualties: list[Zone]
    turn_number: int
    active: int
    first: int
    army: list[int]
    redraws: list[int]
    laid: int
    extra: list[list[int]]
    stat_cards: list[list[int]]
    wave: int
    role: list[list[int]]
    goal: list[list[int]]
    taken: list[int]
    conflict: list[list[int]]
    damage: list[list[int]]
    doomed: list[list[int]]
    loot: list[int]
    wave_attack: list[list[int]]
    wave_defence: list[list[int]]
    turn_attack: list[list[int]]
    turn_defence: list[list[int]]
    plan_role: list[int]
    plan_goal: list[int]
    plan_pay: list[int]
    floor: int
    paid: list[int]

    def bind(self) -> None:
        assert isinstance(self.ruleset.pack, VictoryPack)
        self.pack = self.ruleset.pack
        zones = self.zones
        seats = self.seats
        self.deck = zones[:seats]
        self.hand = zones[seats : 2 * seats]
        self.resources = zones[2 * seats : 3 * seats]
        self.reserve = zones[3 * seats : 4 * seats]
        self.line_1 = zones[4 * seats : 5 * seats]
        self.line_2 = zones[5 * seats : 6 * seats]
        self.casualties = zones[6 * seats : 7 * seats]

    def copy_counters(self, other: State) -> None:
        assert isinstance(other, VictoryFields)
        other.turn_number = self.turn_number
        other.active = self.active
        other.first = self.first
        other.army = self.army
        other.redraws = self.redraws
        other.laid = self.laid
        other.extra = self.extra
        other.stat_cards = self.stat_cards
        other.wave = self.wave
        other.turn_attack = self.turn_attack
        other.turn_defence = self.turn_defence
        other.plan_role = self.plan_role
        other.plan_goal = self.plan_goal
        other.plan_pay = self.plan_pay
        other.floor = self.floor
        other.paid = self.paid
        if self.wave == 0:
            other.role = self.role
            other.goal = self.goal
            other.taken = self.taken
            other.conflict = self.conflict
            other.damage = self.damage
            other.doomed = self.doomed
            other.loot = self.loot
            other.wave_attack = self.wave_attack
            other.wave_defence = self.wave_defence
        else:
            other.role = [row[:] for row in self.role]
            other.goal = [row[:] for row in self.goal]
            other.taken = self.taken[:]
            other.conflict = [row[:] for row in self.conflict]
            other.damage = [row[:] for row in self.damage]
            other.doomed = [row[:] for row in self.doomed]
            other.loot = self.loot[:]
            other.wave_attack = [row[:] for row in self.wave_attack]
            other.wave_defence = [row[:] for row in self.wave_defence]

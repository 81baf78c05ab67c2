"""The zones and counters of the schema as attributes. Written by `python -m tests.harness.fields`."""

from __future__ import annotations

from sandtable.games.afu.columns import AfuPack
from sandtable.kernel.state import State
from sandtable.kernel.zones import Zone


class AfuFields(State):
    pack: AfuPack
    deck: list[Zone]
    hand: list[Zone]
    fresh: list[Zone]
    discard: list[Zone]
    hospital: list[Zone]
    spent: list[Zone]
    trophies: list[Zone]
    defense_row: list[Zone]
    support_row: list[Zone]
    attack_row: list[Zone]
    invader_support: list[Zone]
    invader_deck: list[Zone]
    scouted: list[Zone]
    invader_discard: list[Zone]
    secret: list[Zone]
    afu_deck: Zone
    display: Zone
    aid: Zone
    panic_stack: Zone
    achievements: Zone
    achievement_box: Zone
    event_deck: Zone
    objectives_left: Zone
    events_now: Zone
    objectives: Zone
    captured: Zone
    enemy_offer: Zone
    aside_row: Zone
    game_box: Zone
    phase: int
    round: int
    first: int
    colour: list[int]
    last_round: int
    points: list[int]
    panic_received: list[int]
    destroyed: list[int]
    passed: list[int]
    bid: int
    bidder: int
    outcome: list[int]
    rockets: int
    last_place: int
    last_off: int

    def bind(self) -> None:
        assert isinstance(self.ruleset.pack, AfuPack)
        self.pack = self.ruleset.pack
        zones = self.zones
        seats = self.seats
        self.deck = zones[:seats]
        self.hand = zones[seats : 2 * seats]
        self.fresh = zones[2 * seats : 3 * seats]
        self.discard = zones[3 * seats : 4 * seats]
        self.hospital = zones[4 * seats : 5 * seats]
        self.spent = zones[5 * seats : 6 * seats]
        self.trophies = zones[6 * seats : 7 * seats]
        self.defense_row = zones[7 * seats : 8 * seats]
        self.support_row = zones[8 * seats : 9 * seats]
        self.attack_row = zones[9 * seats : 10 * seats]
        self.invader_support = zones[10 * seats : 11 * seats]
        self.invader_deck = zones[11 * seats : 12 * seats]
        self.scouted = zones[12 * seats : 13 * seats]
        self.invader_discard = zones[13 * seats : 14 * seats]
        self.secret = zones[14 * seats : 15 * seats]
        self.afu_deck = zones[15 * seats]
        self.display = zones[15 * seats + 1]
        self.aid = zones[15 * seats + 2]
        self.panic_stack = zones[15 * seats + 3]
        self.achievements = zones[15 * seats + 4]
        self.achievement_box = zones[15 * seats + 5]
        self.event_deck = zones[15 * seats + 6]
        self.objectives_left = zones[15 * seats + 7]
        self.events_now = zones[15 * seats + 8]
        self.objectives = zones[15 * seats + 9]
        self.captured = zones[15 * seats + 10]
        self.enemy_offer = zones[15 * seats + 11]
        self.aside_row = zones[15 * seats + 12]
        self.game_box = zones[15 * seats + 13]

    def copy_counters(self, other: State) -> None:
        assert isinstance(other, AfuFields)
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.colour = self.colour
        other.last_round = self.last_round
        other.points = self.points
        other.panic_received = self.panic_received
        other.destroyed = self.destroyed
        other.passed = self.passed
        other.bid = self.bid
        other.bidder = self.bidder
        other.outcome = self.outcome
        other.rockets = self.rockets
        other.last_place = self.last_place
        other.last_off = self.last_off

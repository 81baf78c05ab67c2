"""Re-deals: a position that a seat cannot tell from the true one.

It depends on what the seat knows and on the seed, on nothing else: hidden cards are collected by pool and back,
sorted, shuffled with a stream of the seed and dealt again. A card's state stays with its place.

Cards that change hands are `Any` here: compiled code then passes them on as they are, and makes no new ints.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.kernel.cards import KIND_BITS, KIND_MASK, NONE, STATE_BITS, STATES, card_of
from sandtable.kernel.chance import Stream, stream
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, UNANSWERED, Offer
from sandtable.kernel.zones import BAG, STOCK, Zone

TRIES: Final = 8


def redeal(s: State, seat: int, seed: bytes) -> State:
    """`seat` is a seat number, or the number of seats for a spectator. `seed` is the new match's seed."""
    chance = stream(seed, 0)
    dealt = s
    for _ in range(TRIES):
        dealt = s.clone()
        dealt.seed = seed
        deal(dealt, seat, chance)
        if dealt.drafter != NOBODY and dealt.drafter != seat:
            dealt.cut_agenda(dealt.draft_from)
            dealt.unmake()
        dealt.settle(seat, chance)
        if dealt.plausible(seat):
            break
    dealt.lot = chance.lot()
    answer_again(dealt, seat, chance)
    dealt.reopen()
    return dealt


def deal(s: State, seat: int, chance: Stream) -> None:
    bit = 1 << seat
    pools: list[list[Zone]] = []
    for zone in s.zones:
        spec = zone.spec
        if spec.sight & bit == 0 and zone.cards and spec.layout != STOCK:
            while len(pools) <= spec.pool:
                pools.append([])
            pools[spec.pool].append(zone)
    backs = s.ruleset.backs
    for zones in pools:
        if zones:
            deal_pool(zones, seat, chance, backs)


def deal_pool(zones: list[Zone], seat: int, chance: Stream, backs: list[int]) -> None:
    """Collect what the seat cannot know in these zones, by back, and deal it out again."""
    bit = 1 << seat
    unknown: list[list[Any]] = []
    for zone in zones:
        if zone.spec.layout == BAG:
            collect_bag(zone, seat, unknown, backs)
        else:
            known = zone.known
            for at, card in enumerate(zone.cards):
                if card != NONE and known[at] & bit == 0:
                    add(unknown, backs[card >> STATE_BITS], zone.cards, at)
    for cards in unknown:
        cards.sort()
        chance.shuffle(cards)
    for zone in zones:
        if zone.spec.layout == BAG:
            deal_bag(zone, seat, unknown, backs, chance)
        else:
            zone.own()
            place_again(zone.cards, zone.known, bit, unknown, backs)


def place_again(places: list[Any], known: list[int], bit: int, unknown: list[list[Any]], backs: list[int]) -> None:
    for at, old in enumerate(places):
        card: int = old
        if card != NONE and known[at] & bit == 0:
            dealt = unknown[backs[card >> STATE_BITS]].pop()
            state = card & (STATES - 1)
            places[at] = dealt | state if state else dealt


def add(unknown: list[list[Any]], back: int, cards: list[Any], at: int) -> None:
    """Collect one card, without its state."""
    while len(unknown) <= back:
        unknown.append([])
    card: int = cards[at]
    unknown[back].append(card_of(card >> STATE_BITS) if card & (STATES - 1) else cards[at])


def collect_bag(zone: Zone, seat: int, unknown: list[list[Any]], backs: list[int]) -> None:
    sure = zone.sure_of(seat)
    for at, card in enumerate(zone.cards):
        kind = card >> STATE_BITS
        if sure and kind in sure:
            sure.remove(kind)
        else:
            add(unknown, backs[kind], zone.cards, at)


def deal_bag(zone: Zone, seat: int, unknown: list[list[Any]], backs: list[int], chance: Stream) -> None:
    """The kinds a seat is sure of stay, the others come from the pool; states fall on any of them."""
    sure = zone.sure_of(seat)
    cards: list[Any] = [card_of(kind) for kind in sure]
    stateful = False
    needs: list[int] = []
    for card in zone.cards:
        kind = card >> STATE_BITS
        if card & (STATES - 1):
            stateful = True
        if sure and kind in sure:
            sure.remove(kind)
        else:
            needs.append(backs[kind])
    needs.sort()
    for back in needs:
        cards.append(unknown[back].pop())
    if zone.known:
        remember_again(zone, seat, cards, backs)
    if stateful:
        states = sorted([card & (STATES - 1) for card in zone.cards])
        chance.shuffle(cards)
        cards = [card | states[i] for i, card in enumerate(cards)]
    cards.sort()
    zone.cards = cards


def remember_again(zone: Zone, seat: int, cards: list[int], backs: list[int]) -> None:
    """Other seats stay sure of as many cards with each back as they were, now of cards of this deal."""
    known: list[int] = []
    used: list[int] = []
    last = -1
    for entry in zone.known:
        other = entry >> KIND_BITS
        if other == seat:
            known.append(entry)
            continue
        if other != last:
            used = [0] * len(cards)
            last = other
        back = backs[entry & KIND_MASK]
        for i, card in enumerate(cards):
            kind = card >> STATE_BITS
            if not used[i] and backs[kind] == back:
                used[i] = 1
                known.append(other << KIND_BITS | kind)
                break
    known.sort()
    zone.known = known


def answer_again(s: State, seat: int, chance: Stream) -> None:
    """Replace the sealed answers of other seats by legal ones of this deal."""
    for other in range(s.seats):
        if other != seat and s.sealed[other] != UNANSWERED:
            step = s.ruleset.steps[s.now]
            s.asking = other
            to = Offer(s.ruleset.verbs)
            step.offer(s, to)
            s.seal(other, to.actions[chance.below(len(to.actions))])

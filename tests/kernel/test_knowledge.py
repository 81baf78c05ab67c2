"""The four rules of knowledge, re-deals, and the one function that moves cards."""

from __future__ import annotations

import random

from sandtable.kernel.cards import card_of
from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.pack import Pack
from sandtable.kernel.redeal import redeal
from sandtable.kernel.schema import Schema, ZoneRow
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ruleset
from sandtable.kernel.verbs import Verbs
from sandtable.kernel.zones import BAG, PILE, TO_BOTTOM, TO_TOP, Zone

SCHEMA = Schema(
    zones=(
        ZoneRow("hand", "bag", faces="owner", per_seat=True, pool="cards", shared_pool=True),
        ZoneRow("secret", "bag", faces="owner", per_seat=True, pool="cards", shared_pool=True),
        ZoneRow("deck", "pile", faces="nobody", pool="cards", shared_pool=True),
        ZoneRow("market", "pile", faces="top", pool="cards", shared_pool=True),
        ZoneRow("discard", "bag", faces="all"),
    ),
    counters=(),
)
SEATS = 3
RED, BLUE = 0, 1
"""Kinds 0 to 4 have a red back, 5 to 9 a blue one."""


class Trays(State):
    """A state with nothing but zones."""

    hand: list[Zone]
    secret: list[Zone]
    deck: Zone
    market: Zone
    discard: Zone


def trays() -> Trays:
    pack = Pack([f"kind-{i}" for i in range(10)], [4] * 10)
    pack.backs = [RED] * 5 + [BLUE] * 5
    s = Trays()
    s.start(Ruleset(SEATS, [], Verbs([]), SCHEMA, pack, {}), seed_bytes(1))
    for kind in range(10):
        s.put(s.deck, kind, 4)
    s.shuffle(s.deck)
    return s


def give(s: Trays, kind: int, zone: Zone) -> None:
    """Put a card of this kind from the deck into a zone, at the deck's own risk of being known."""
    s.carry(s.deck, s.deck.cards.index(card_of(kind)), zone, -1)


def test_a_card_moved_out_of_sight_is_known_to_its_owner_only() -> None:
    s = trays()
    give(s, 3, s.hand[0])
    assert s.hand[0].sure_of(1) == []
    s.move(card_of(3), s.hand[0], s.deck)
    assert s.deck.known[-1] == 1 << 0, "seat 0 saw the card and keeps knowing where it went"


def test_a_card_seen_by_all_stays_known_when_it_goes_into_a_hand() -> None:
    s = trays()
    give(s, 3, s.discard)
    s.move(card_of(3), s.discard, s.hand[0])
    assert s.hand[0].sure_of(1) == [3]
    assert s.hand[0].sure_of(SEATS) == [3], "the spectator saw it too"


def test_a_card_that_leaves_in_sight_is_struck_from_what_others_are_sure_of() -> None:
    s = trays()
    for kind in (3, 3, 4):
        give(s, kind, s.discard)
        s.move(card_of(kind), s.discard, s.hand[0])
    s.move(card_of(3), s.hand[0], s.discard)
    assert s.hand[0].sure_of(1) == [3, 4]


def test_a_card_that_leaves_unseen_makes_others_forget_all_with_its_back() -> None:
    s = trays()
    for kind in (3, 4, 7):
        give(s, kind, s.discard)
        s.move(card_of(kind), s.discard, s.hand[0])
    s.move(card_of(3), s.hand[0], s.secret[0])
    assert s.hand[0].sure_of(1) == [7], "4 may be the red card that left, 7 has a blue back"
    assert s.secret[0].sure_of(1) == []


def test_a_shuffle_forgets() -> None:
    s = trays()
    give(s, 3, s.discard)
    s.move(card_of(3), s.discard, s.deck, TO_BOTTOM)
    assert s.deck.known[0] == s.ruleset.everyone
    s.shuffle(s.deck)
    assert not any(s.deck.known)


def test_the_top_of_a_pile_with_its_top_face_up_is_known_to_all() -> None:
    s = trays()
    s.draw(s.deck, s.market)
    s.draw(s.deck, s.market)
    assert s.market.known[-1] == s.ruleset.everyone
    assert s.market.known[0] == s.ruleset.everyone, "it was on top before"
    s.draw(s.deck, s.market, TO_BOTTOM)
    assert s.market.known[0] == 0
    shown = s.shown
    s.draw(s.market, s.discard)
    s.draw(s.market, s.discard)
    assert s.market.known[0] == s.ruleset.everyone, "the last card was uncovered"
    assert s.shown > shown


def test_showing_a_hand_is_remembered_by_those_who_looked() -> None:
    s = trays()
    give(s, 3, s.hand[0])
    give(s, 8, s.hand[0])
    s.show(s.hand[0], 1 << 2)
    assert s.hand[0].sure_of(2) == [3, 8]
    assert s.hand[0].sure_of(1) == []
    s.show(s.hand[0], 1 << 2)
    assert s.hand[0].sure_of(2) == [3, 8], "looking twice does not double it"


def test_moving_an_own_hidden_card_to_the_table_counts_as_shown() -> None:
    s = trays()
    give(s, 3, s.hand[0])
    shown = s.shown
    s.move(card_of(3), s.hand[0], s.secret[0])
    assert s.shown == shown, "nobody new saw it"
    s.move(card_of(3), s.secret[0], s.discard)
    assert s.shown == shown + 1


def busy(seed: int) -> Trays:
    """Trays after many random moves."""
    rng = random.Random(seed)
    s = trays()
    s.seed = seed_bytes(seed)
    for _ in range(60):
        src, dst = rng.sample(s.zones, 2)
        if src.cards:
            s.carry(src, rng.randrange(len(src.cards)), dst, rng.choice((-1, TO_BOTTOM)))
        if rng.random() < 0.1:
            s.show(rng.choice(s.hand), 1 << rng.randrange(SEATS))
    return s


def test_what_a_seat_knows_is_true_and_survives_a_redeal() -> None:
    for seed in range(60):
        s = busy(seed)
        for seat in range(SEATS + 1):
            deal = redeal(s, seat, seed_bytes(99))
            for zone, again in zip(s.zones, deal.zones, strict=True):
                bit = 1 << seat
                if zone.spec.name in ("deck", "market"):
                    known = [at for at, mask in enumerate(zone.known) if mask & bit]
                    assert [zone.cards[at] for at in known] == [again.cards[at] for at in known]
                else:
                    kinds = sorted(card >> 4 for card in zone.cards)
                    for kind in set(zone.sure_of(seat)):
                        assert zone.sure_of(seat).count(kind) <= kinds.count(kind)
                    assert zone.sure_of(seat) == again.sure_of(seat)
                    backs = sorted(kind >= 5 for kind in kinds)
                    assert sorted(card >> 4 >= 5 for card in again.cards) == backs, "backs are seen by all"
                    if zone.spec.sight & bit:
                        assert zone.cards == again.cards


def test_a_redeal_of_a_redeal_is_a_redeal() -> None:
    for seed in range(60):
        s = busy(seed)
        for seat in range(SEATS + 1):
            first = redeal(s, seat, seed_bytes(5))
            direct, twice = redeal(s, seat, seed_bytes(6)), redeal(first, seat, seed_bytes(6))
            assert [zone.cards for zone in direct.zones] == [zone.cards for zone in twice.zones]
            other = (seat + 1) % SEATS
            redeal(first, other, seed_bytes(7))


def test_a_redeal_can_put_any_hidden_card_anywhere_in_its_pool() -> None:
    s = trays()
    give(s, 0, s.hand[1])
    found = {redeal(s, 0, seed_bytes(seed)).zones[1].cards[0] >> 4 for seed in range(200)}
    assert found == {0, 1, 2, 3, 4}, "all red kinds, no blue one"


PILES = Schema(
    zones=tuple(ZoneRow(faces, "pile", faces=faces, per_seat=True) for faces in ("nobody", "owner", "all")),
    counters=(),
)


class Piles(State):
    """Piles that differ in who sees them. A compiled state has no room for names that it was not made with."""

    nobody: list[Zone]
    owner: list[Zone]
    all: list[Zone]


def told(s: State) -> tuple[list[list[int]], list[list[int]], int]:
    return [zone.cards for zone in s.zones], [zone.known for zone in s.zones], s.shown


def test_a_pile_that_is_turned_over_is_known_as_if_its_cards_had_moved_one_by_one() -> None:
    s = Piles()
    s.start(Ruleset(SEATS, [], Verbs([]), PILES, Pack([f"kind-{i}" for i in range(40)], [1] * 40), {}), seed_bytes(1))
    for kind in range(40):
        s.put(s.zones[0], kind, 1)
    rng = random.Random(1)
    for _ in range(200):
        src, dst = rng.sample(range(len(s.zones)), 2)
        for _ in range(rng.randrange(1 + len(s.zones[src].cards))):
            s.carry(s.zones[src], rng.randrange(len(s.zones[src].cards)), s.zones[dst], TO_BOTTOM)
        one_by_one = s.clone()
        while one_by_one.zones[src].cards:
            one_by_one.draw(one_by_one.zones[src], one_by_one.zones[dst])
        at_once = s.clone()
        at_once.move_all(at_once.zones[src], at_once.zones[dst])
        assert told(at_once) == told(one_by_one)


HANDS = Schema(
    zones=(
        ZoneRow("deck", "pile", faces="nobody"),
        ZoneRow("face-up-deck", "pile", faces="all"),
        ZoneRow("hand", "bag", faces="owner", per_seat=True),
        ZoneRow("table", "bag", faces="all"),
        ZoneRow("dark", "bag", faces="nobody"),
    ),
    counters=(),
)


class Hands(State):
    """Two decks, and bags that differ in who sees them."""

    deck: Zone
    face_up_deck: Zone
    hand: list[Zone]
    table: Zone
    dark: Zone


def test_cards_drawn_at_once_are_known_as_if_they_had_been_drawn_one_by_one() -> None:
    s = Hands()
    s.start(Ruleset(SEATS, [], Verbs([]), HANDS, Pack([f"kind-{i}" for i in range(9)], [9] * 9), {}), seed_bytes(1))
    for kind in range(9):
        s.put(s.zones[0], kind, 9)
    rng = random.Random(2)
    for _ in range(200):
        src, dst = rng.randrange(2), rng.randrange(2, len(s.zones))
        back = rng.choice([zone for zone in s.zones if zone.cards])
        s.carry(back, rng.randrange(len(back.cards)), s.zones[rng.randrange(2)], TO_TOP)
        s.waiting = rng.randrange(-1, SEATS)
        number = rng.randrange(1 + min(5, len(s.zones[src].cards)))
        one_by_one = s.clone()
        for _ in range(number):
            one_by_one.draw(one_by_one.zones[src], one_by_one.zones[dst])
        s.draw_many(s.zones[src], s.zones[dst], number)
        assert told(s) == told(one_by_one)
    assert s.shown


class HandsAndHeap(Hands):
    """And a pile whose top is face up."""

    heap: Zone


def test_a_hand_that_is_laid_down_is_known_as_if_its_cards_had_moved_one_by_one() -> None:
    zones = (*HANDS.zones, ZoneRow("heap", "pile", faces="top"))
    s = HandsAndHeap()
    kinds = Pack([f"kind-{i}" for i in range(9)], [9] * 9)
    s.start(Ruleset(SEATS, [], Verbs([]), Schema(zones=zones, counters=()), kinds, {}), seed_bytes(1))
    for kind in range(9):
        s.put(s.zones[0], kind, 9)
    piles = [zone.spec.index for zone in s.zones if zone.spec.layout == PILE]
    bags = [zone.spec.index for zone in s.zones if zone.spec.layout == BAG]
    rng = random.Random(3)
    sure = 0
    for _ in range(300):
        for _ in range(3):
            there = rng.choice([zone for zone in s.zones if zone.cards])
            s.carry(there, rng.randrange(len(there.cards)), s.zones[rng.choice(bags)], TO_TOP)
        if rng.randrange(3) == 0:
            s.show(s.zones[rng.choice(bags)], 1 << rng.randrange(SEATS))
        s.waiting = rng.randrange(-1, SEATS)
        src, dst = rng.choice(bags), rng.choice(piles)
        sure += len(s.zones[src].known)
        one_by_one = s.clone()
        for at in range(len(one_by_one.zones[src].cards) - 1, -1, -1):
            one_by_one.carry(one_by_one.zones[src], at, one_by_one.zones[dst], TO_TOP)
        before = s.clone()
        kept = [list(one) for one in told(before)[0]]
        s.move_all(s.zones[src], s.zones[dst])
        assert told(s) == told(one_by_one)
        assert told(before)[0] == kept
    assert s.shown and sure

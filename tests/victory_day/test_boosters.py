"""VD-21.4: boosters, collections, and decks that are built from them."""

from __future__ import annotations

from collections import Counter

import pytest

import sandtable
from sandtable.games.victory_day import boosters, collection, game, quartermaster
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.collection import Opening
from sandtable.games.victory_day.decks import check, in_line
from tests.harness import rule, small_pack

PACK = game.read_pack(game.standard_pack)
SIDES = (n.side.SOVIET, n.side.GERMAN)


@rule("VD-21.4")
@pytest.mark.parametrize("side", SIDES)
def test_a_booster_has_seven_random_cards_of_its_army_old_ones_and_new(side: int) -> None:
    seen: Counter[int] = Counter()
    for seed in range(40):
        for cards in boosters.opened(PACK, side, 10, seed):
            assert len(cards) == len(set(cards)) == 7
            assert all(PACK.side[kind] == side for kind in cards)
            assert sum(PACK.booster[kind] for kind in cards) == 2
            seen.update(cards)
    assert set(seen) == set(boosters.cards_of(PACK, side)), "every card can be opened"
    common, scarce = (PACK.kind(slug) for slug in (("rifle-company", "is-2"), ("schuetzenzug", "tiger"))[side])
    assert seen[common] > 1.8 * seen[scarce], "three in the box, and one"


@rule("VD-21.4")
def test_the_same_seed_opens_the_same_boosters() -> None:
    assert boosters.opened(PACK, 0, 6, "berlin") == boosters.opened(PACK, 0, 6, "berlin")
    assert boosters.opened(PACK, 0, 6, "berlin") == boosters.opened(PACK, 0, 9, "berlin")[:6]
    assert boosters.opened(PACK, 0, 6, "berlin") != boosters.opened(PACK, 0, 6, "oder")
    first, second = boosters.opened(PACK, 0, 2, "berlin")
    assert first != second


def test_a_pack_with_few_cards_fills_a_booster_or_says_that_it_cannot() -> None:
    units = "\n".join(f'[{slug}]\nset = "starter"' for slug in slugs_of(0, booster=True) if is_unit(slug))
    tactical = "\n".join(f'[{slug}]\nset = "starter"' for slug in slugs_of(0, booster=True) if not is_unit(slug))
    old = small_pack("victory-day", soviet=units, tactical=tactical)
    assert isinstance(old, type(PACK))
    assert len(boosters.opened(old, 0, 1, 1)[0]) == 7, "where there is nothing new, all are old"
    old.side = [n.side.GERMAN if kind > 5 else side for kind, side in enumerate(old.side)]
    with pytest.raises(sandtable.BadPack, match="has only 3 for the army 'soviet'"):
        boosters.opened(old, 0, 1, 1)


def slugs_of(side: int, booster: bool) -> list[str]:
    return [PACK.slugs[kind] for kind in boosters.cards_of(PACK, side) if bool(PACK.booster[kind]) == booster]


def is_unit(slug: str) -> bool:
    return PACK.sort[PACK.kind(slug)] == n.sort.UNIT


# -- collections -------------------------------------------------------------------------------------


def with_boosters() -> collection.Collection:
    made = collection.begun(PACK, "Ann's")
    collection.open_more(PACK, made, Opening(0, 6, "berlin"))
    collection.open_more(PACK, made, Opening(1, 2, "berlin"))
    return made


@rule("VD-21.4")
def test_a_collection_holds_the_box_and_what_was_opened() -> None:
    box = collection.begun(PACK, "")
    assert sum(box.counts) == 54, "27 cards of each army; resources are not counted"
    made = with_boosters()
    assert sum(made.counts) == 54 + 6 * 7 + 2 * 7
    assert made.counts == collection.held(PACK, made.box, made.openings)


@rule("VD-21.4")
def test_a_collection_is_kept_as_text() -> None:
    made = with_boosters()
    text = collection.write(PACK, made)
    assert "opened: soviet 6 berlin\nopened: german 2 berlin\n" in text
    assert collection.read(PACK, "mine.txt", text) == made
    assert collection.read(PACK, "mine.txt", text.replace("3 rifle-company", "3 Rifle company")).counts == made.counts


def refused(text: str) -> str:
    with pytest.raises(sandtable.BadOption) as error:
        collection.read(PACK, "mine.txt", text)
    return str(error.value)


def test_a_collection_that_claims_cards_it_cannot_hold_gets_one_sentence() -> None:
    text = collection.write(PACK, collection.begun(PACK, ""))
    assert refused(text + "1 is-2\n") == ("collection mine.txt: it claims 2 is-2, but its box and its boosters hold 1")
    assert "it claims 1 king-tiger" in refused("box: german\n1 king-tiger")
    assert "it claims 1 tiger" in refused("box: soviet\n1 tiger")
    for given in (text.replace("3 rifle-company", "2 rifle-company"), text + "40 depot\n"):
        collection.read(PACK, "mine.txt", given)  # cards may be given away, and resources are free


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("opened: soviet six berlin", "write an army, a number and a seed"),
        ("opened: soviet 6", "write an army, a number and a seed"),
        ("opened: soviet 6 ber/lin", "write an army, a number and a seed"),
        ("opened: polish 6 berlin", "there is no army 'polish'"),
        ("opened: soviet 0 berlin", "open 1 to 60"),
        ("opened: soviet 99999 berlin", "open 1 to 60"),
        ("opened: soviet 6 a\nopened: soviet 2 a", "the seed a has already opened boosters"),
        ("box: polish", "there is no army 'polish'"),
        ("colour: red", "'colour:' is unknown"),
        ("is-2", "is not a line of a list"),
        ("1 is-22", "there is no card 'is-22'"),
    ],
)
def test_a_collection_that_cannot_be_read_gets_one_sentence(text: str, problem: str) -> None:
    assert problem in refused(text)


def test_a_seed_opens_boosters_of_an_army_once() -> None:
    made = with_boosters()
    with pytest.raises(sandtable.BadOption, match="berlin has already opened boosters of the army 'soviet'"):
        collection.open_more(PACK, made, Opening(0, 1, "berlin"))


def test_a_collection_of_other_cards_is_kept_though_it_cannot_be_checked() -> None:
    text = collection.write(PACK, with_boosters()).replace(collection.cards_to_open(PACK), "00000000")
    found = collection.read(PACK, "mine.txt", text + "1 is-2\n")
    assert not found.checked and found.counts[PACK.kind("is-2")] >= 2


def test_boosters_that_are_added_to_a_collection_of_other_cards_leave_it_readable() -> None:
    text = collection.write(PACK, with_boosters()).replace(collection.cards_to_open(PACK), "00000000")
    found = collection.read(PACK, "mine.txt", text + "1 is-2\n")
    collection.open_more(PACK, found, Opening(0, 1, "later"))
    again = collection.read(PACK, "mine.txt", collection.write(PACK, found))
    assert (again.counts, again.checked) == (found.counts, False)


def test_no_more_boosters_are_opened_than_a_collection_may_hold() -> None:
    mine = collection.begun(PACK, "mine")
    mine.openings = [Opening(0, 60, f"s{number}") for number in range(16)]
    with pytest.raises(sandtable.BadOption, match="more than 1000 boosters"):
        collection.open_more(PACK, mine, Opening(0, 60, "last"))
    assert len(mine.openings) == 16


# -- decks -------------------------------------------------------------------------------------------


@rule("VD-21.1", "VD-21.3")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("size", [45, 50])
def test_a_deck_is_suggested_from_any_pool(side: int, size: int) -> None:
    for number in (0, 1, 6, 12):
        counts = [0] * PACK.size
        for cards in boosters.opened(PACK, side, number, f"pool {size}"):
            for kind in cards:
                counts[kind] += 1
        deck = quartermaster.suggested(PACK, side, counts, size)
        assert deck.size == size
        check(PACK, "suggested", side, deck.counts)
        collection.check_deck(PACK, "suggested", deck, counts)
        if number >= 6:
            resources = sum(deck.counts[kind] for kind in PACK.resource_kinds)
            assert resources == round(0.4 * size), "as many as in the box"
    options = {"format": str(size), f"deck{side}": in_line(PACK, deck), "armies": "soviet-german"}
    sandtable.new("victory-day", None, 1, None, **options)


def test_a_deck_with_cards_that_nobody_has_gets_one_sentence() -> None:
    counts = collection.begun(PACK, "").counts
    deck = quartermaster.suggested(PACK, 0, [4 if side == 0 else 0 for side in PACK.side], 45)
    with pytest.raises(sandtable.BadOption, match=r"deck mine: it has 4 .*, but there (is|are) [0-3] to build it from"):
        collection.check_deck(PACK, "mine", deck, counts)


def test_a_pick_is_the_best_card_and_not_the_fifth_of_a_kind() -> None:
    is_2, rifles, zis = (PACK.kind(slug) for slug in ("is-2", "rifle-company", "zis-3"))
    pool = [0] * PACK.size
    assert quartermaster.pick(PACK, 0, [rifles, is_2, zis], pool) == is_2
    pool[is_2] = 4
    assert quartermaster.pick(PACK, 0, [rifles, is_2, zis], pool) == zis
    assert quartermaster.pick(PACK, 1, [rifles, is_2, zis], pool) == is_2, "the enemy may not have it either"

"""VD-21.4: sealed decks and a draft of two, before a match."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.cli import main
from sandtable.games.victory_day import boosters, game
from sandtable.games.victory_day.preparing import Quarters
from sandtable.kernel.prepared import PreparedMatch, prepare, resume
from sandtable.server.fairness import check
from tests.harness import rule

PACK = game.read_pack(game.standard_pack)


def quarters(wish: str, seed: int | str = 1, **options: Any) -> tuple[PreparedMatch, Quarters]:
    made = prepare("victory-day", wish, seed=seed, **options)
    assert isinstance(made.preparing, Quarters)
    return made, made.preparing


def finish(table: Quarters, chance: random.Random | None = None) -> None:
    """Everybody chooses what is suggested, or in a draft at random."""
    while waiting := table.waiting():
        seat = waiting[0] if chance is None else chance.choice(waiting)
        if chance is not None and table.before[seat]:
            table.choose(seat, f"take {PACK.slugs[chance.choice(table.before[seat])]}")
        else:
            table.choose(seat, table.suggestion(seat))


# -- sealed ------------------------------------------------------------------------------------------


@rule("VD-21.4", "VD-21.2")
def test_each_opens_boosters_of_the_own_army_and_the_match_is_played_with_the_decks() -> None:
    made, table = quarters("sealed:6", seed="berlin", armies="german-soviet")
    assert table.waiting() == [0, 1]
    for seat, side in ((0, 1), (1, 0)):
        assert table.boosters[seat] == boosters.opened(PACK, side, 6, "berlin")
        assert sum(table.view(seat)["pool"].values()) == 42
    finish(table)
    match = made.begin()
    assert match.options["armies"] == "german-soviet"
    assert str(match.options["deck0"]).startswith("german, ") and str(match.options["deck1"]).startswith("soviet, ")
    again = sandtable.replay(match.record())
    assert again.position() == match.position() and again.options == match.options


def test_the_usual_number_is_seven_and_armies_are_drawn_from_the_seed() -> None:
    assert [len(cards) for cards in quarters("sealed")[1].boosters] == [7, 7]
    assert {quarters("draft", seed)[1].sides for seed in range(12)} == {(0, 1), (1, 0)}
    assert quarters("draft", 3)[1].sides == quarters("draft", 3)[1].sides


@pytest.mark.parametrize(
    ("wish", "options", "problem"),
    [
        ("cube", {}, "is not prepared by 'cube'; use sealed, draft"),
        ("sealed:0", {}, "use sealed:1 to sealed:12"),
        ("draft:13", {}, "use draft:1 to draft:12"),
        ("draft:x", {}, "use draft:1 to draft:12"),
        ("sealed", {"deck0": "soviet-45"}, "leave out deck0 and deck1"),
    ],
)
def test_a_wish_that_cannot_be_is_one_sentence(wish: str, options: dict[str, Any], problem: str) -> None:
    with pytest.raises(sandtable.BadOption, match=problem):
        quarters(wish, **options)
    with pytest.raises(sandtable.BadOption, match="nothing to prepare"):
        prepare("barbarossa", "sealed")


def deck_with(table: Quarters, seat: int, change: dict[str, int]) -> str:
    """The suggested deck, with so many cards more or fewer."""
    side, _, cards = table.suggestion(seat).removeprefix("deck ").partition(", ")
    counts = {slug: int(number) for number, slug in (card.split(" ", 1) for card in cards.split(", "))}
    for slug, number in change.items():
        counts[slug] = counts.get(slug, 0) + number
    return f"deck {side}, " + ", ".join(f"{number} {slug}" for slug, number in counts.items() if number > 0)


@rule("VD-21.2", "VD-21.3", "VD-R32")
def test_a_deck_must_be_of_the_cards_that_were_opened() -> None:
    _, table = quarters("sealed:3", seed=5, armies="soviet-german")
    unopened = next(
        slug for slug in PACK.slugs if PACK.side[PACK.kind(slug)] == 0 and not table.pools[0][PACK.kind(slug)]
    )
    for choice, problem in (
        (deck_with(table, 0, {unopened: 1, "depot": -1}), f"it has 1 {unopened}, but there are 0 to build it from"),
        (deck_with(table, 0, {"depot": 1}), "the decks have 46 and 45 cards"),
        (table.suggestion(1), "must be of your own army, 'soviet'"),
        ("deck soviet, 44 depot, 1 tiger", "a card of the side 'german'"),
        ("deck nonsense", "the side is 'nonsense'"),
        ("take is-2", "no choice here"),
        ("deck " + "x" * 5000, "no choice here"),
        ("", "no choice here"),
    ):
        with pytest.raises(sandtable.Error, match=problem):
            table.choose(0, choice)
    assert table.waiting() == [0, 1] and table.choices == []
    table.choose(0, deck_with(table, 0, {"depot": 1, "factory": -1}))
    with pytest.raises(sandtable.IllegalAction, match="nothing to choose now"):
        table.choose(0, table.suggestion(0))
    assert table.waiting() == [1]


# -- draft -------------------------------------------------------------------------------------------


@rule("VD-21.4")
def test_each_takes_a_card_and_passes_the_rest_on_until_the_boosters_are_empty() -> None:
    _, table = quarters("draft:2", seed=1, armies="soviet-german")
    first, second = table.boosters[0][0], table.boosters[1][0]
    assert table.before == [first, second]
    table.choose(0, f"take {PACK.slugs[first[0]]}")
    assert table.waiting() == [1] and table.before == [first, second], "nothing moves before both have chosen"
    table.choose(1, f"take {PACK.slugs[second[3]]}")
    assert table.before == [second[:3] + second[4:], first[1:]]
    assert table.pools[0][first[0]] == 1 and sum(table.pools[0]) == 1
    captured = table.before[0][0]
    table.choose(0, f"take {PACK.slugs[captured]}")
    table.choose(1, table.suggestion(1))
    assert table.captured[0] == [captured] and sum(table.pools[0]) == 1, "a German card is of no use to the Red Army"
    for _ in range(4):
        for seat in (0, 1):
            table.choose(seat, table.suggestion(seat))
    assert table.round == 2 and table.before == [table.boosters[0][1], table.boosters[1][1]], (
        "the last card made itself"
    )
    assert [sum(pool) for pool in table.pools] == [4, 4]
    assert [len(captured) for captured in table.captured] == [3, 3]


@rule("VD-21.4")
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_draft_leads_to_a_match(seed: int) -> None:
    made, table = quarters("draft:7", seed)
    finish(table, random.Random(seed))
    assert [sum(pool) for pool in table.pools] == [28, 28]
    for seat in (0, 1):
        taken = [PACK.slugs[kind] for kind in table.captured[seat]]
        assert sum(table.view(seat)["pool"].values()) + len(taken) == 49
    match = made.begin()
    while match.to_act is not None and match.number < 20:
        match.play(match.legal_actions()[0])
    sandtable.replay(match.record())


def test_only_a_card_of_the_booster_can_be_taken() -> None:
    _, table = quarters("draft:1")
    away = next(slug for slug in PACK.slugs if PACK.kind(slug) not in table.before[0])
    for choice in (f"take {away}", "take ", "take nothing", table.suggestion(0).replace("take ", "deck "), "take\n"):
        with pytest.raises(sandtable.Error):
            table.choose(0, choice)
    assert table.waiting() == [0, 1]


# -- nobody sees what is the other's -----------------------------------------------------------------


def seen(table: Quarters, seat: int) -> str:
    return json.dumps(table.view(seat), sort_keys=True)


def test_in_a_sealed_table_a_seat_sees_nothing_of_the_other() -> None:
    """Whatever the other opens and builds, the view stays the same to the letter."""
    _, table = quarters("sealed:7", seed=1, armies="soviet-german")
    _, other = quarters("sealed:7", seed=1, armies="soviet-german")
    other.boosters[1] = boosters.opened(PACK, 1, 7, "something else")
    other.pools[1] = [0] * PACK.size
    for cards in other.boosters[1]:
        for kind in cards:
            other.pools[1][kind] += 1
    assert seen(table, 0) == seen(other, 0) and seen(table, 1) != seen(other, 1)
    table.choose(1, table.suggestion(1))
    assert seen(table, 0) == seen(other, 0), "not even that the other is done"


def test_in_a_draft_a_seat_sees_only_the_boosters_that_pass_through_its_hands() -> None:
    """Two tables that differ in the enemy's first booster and in what he takes: the same until it is passed on."""
    tables = [quarters("draft:2", seed=1, armies="soviet-german")[1] for _ in range(2)]
    one, two = tables
    two.boosters[1][0] = two.before[1] = boosters.opened(PACK, 1, 1, "something else")[0]
    assert seen(one, 0) == seen(two, 0)
    for table in tables:
        table.choose(1, f"take {PACK.slugs[table.before[1][0]]}")
    assert seen(one, 0) == seen(two, 0), "what he took, and that he did, is his own"
    for table in tables:
        table.choose(0, table.suggestion(0))
    assert seen(one, 0) != seen(two, 0), "now his booster lies here"


# -- the same choices, the same table ----------------------------------------------------------------


@pytest.mark.parametrize("wish", ["sealed:5", "draft:5"])
def test_the_choices_of_a_record_make_it_again(wish: str) -> None:
    made, table = quarters(wish, seed=9)
    finish(table, random.Random(1))
    _, again = quarters(wish, seed=9)
    for seat, choice in table.choices:
        again.choose(seat, choice)
    assert again.options() == table.options()
    assert made.begin().lines[: len(table.choices) + 1] == table.notes()


def test_a_preparation_that_was_left_goes_on_from_its_record() -> None:
    made, table = quarters("draft:3", seed=9)
    for seat in (1, 0, 1):
        table.choose(seat, table.suggestion(seat))
    found = resume(made.record(["note seat 0 me Ann"]))
    assert isinstance(found.preparing, Quarters)
    assert [found.preparing.view(seat) for seat in (0, 1)] == [table.view(seat) for seat in (0, 1)]
    with pytest.raises(sandtable.Error, match="cube"):
        resume(made.record([]).replace("draft:3", "cube:3"))
    with pytest.raises(sandtable.Error, match="in the booster"):
        resume(made.record([]).replace("take ", "take no-"))


@pytest.mark.parametrize("wish", ["sealed:4", "draft:4"])
def test_a_record_can_be_checked_for_what_was_prepared(
    wish: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, table = quarters(wish, seed=9, armies="soviet-german")
    finish(table)
    match = made.begin()
    text = match.record()
    assert check(text).replays
    deck = str(match.options["deck0"])
    other = deck_with_less(deck)
    file = tmp_path / "game.record"
    for given, code, said in (
        (text, 0, "follows from the seed"),
        (text.replace(f"deck0: {deck}", f"deck0: {other}"), 1, "does NOT"),
    ):
        file.write_text(given, encoding="utf-8")
        assert main(["verify", str(file)]) == code
        assert said in capsys.readouterr().out
        assert check(given).replays == (code == 0)
    unchosen = "\n".join(line for line in text.splitlines() if not line.startswith("note choice 1"))
    assert not check(unchosen + "\n").replays


def deck_with_less(deck: str) -> str:
    """The same deck with one factory for a depot."""
    counts = {slug: number for number, slug in (card.split(" ", 1) for card in deck.split(", ")[1:])}
    counts |= {"depot": str(int(counts["depot"]) + 1), "factory": str(int(counts["factory"]) - 1)}
    return ", ".join([deck.split(", ")[0], *(f"{number} {slug}" for slug, number in counts.items())])


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_person_drafts_and_builds_by_typing(lang: str) -> None:
    _, table = quarters("draft:1", seed=2, armies="soviet-german")
    bench = table.bench(0, lang)
    assert len(bench.lines()) == 9
    assert bench.typed("9").said and bench.typed("").said and bench.typed("x").said
    name = PACK.names[table.before[0][2]][lang]
    assert bench.typed("3").choice == bench.typed(name.upper()).choice == f"take {PACK.slugs[table.before[0][2]]}"
    finish_draft(table)
    bench = table.bench(0, lang)
    done, auto, clear = ({"en": ("done", "auto", "clear"), "uk": ("готово", "авто", "очистити")})[lang]
    assert "0" in bench.typed(done).said
    assert bench.typed("45 depot") == bench.typed("45 1") and bench.typed(done).choice == "deck soviet, 45 depot"
    assert bench.typed(clear) == bench.typed(auto)
    choice = bench.typed(done).choice
    assert choice == table.suggestion(0)
    assert bench.typed("5 4").said, "more than there are"
    table.choose(0, choice)


def finish_draft(table: Quarters) -> None:
    while table.before[0]:
        for seat in table.waiting():
            table.choose(seat, table.suggestion(seat))

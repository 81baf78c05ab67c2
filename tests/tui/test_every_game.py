"""Every installed game at the terminal table, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from rich.text import Text

import sandtable
from sandtable.kernel.words import languages
from sandtable.tui.commands import COMMANDS
from sandtable.tui.desk import Desk
from sandtable.tui.players import Player
from sandtable.tui.saves import load
from sandtable.tui.sentences import mark
from sandtable.tui.words import Words
from tests.harness.walks import GAMES, SHARE, middle, viewers, walk
from tests.tui.typist import Key, Typist, at_random, choosing, first, sit

UNSAID = re.compile(r"\[[a-z]+-[a-z-]+\]")
MOST = 120 // SHARE
"""Choices of a test game; what comes later is more of the same."""

every_game = pytest.mark.parametrize("game", GAMES)
both_languages = pytest.mark.parametrize("lang", languages())


def check_paper(typist: Typist) -> None:
    """Nothing is wider than the screen, and everything has words."""
    lines = [line for line in typist.shown.splitlines() if not line.startswith("  /")]  # a path is never broken
    too_wide = [line for line in lines if Text(line).cell_len > 80]
    assert too_wide == []
    assert UNSAID.findall(typist.shown) == []


@every_game
@both_languages
def test_a_game_of_random_choices_can_be_played_by_typing_numbers(game: str, lang: str) -> None:
    match = sandtable.new(game, seats=max(sandtable.game(game).seats), seed=5)
    session, typist = sit(match, choosing(match, at_random(5), MOST), lang)
    check_paper(typist)
    assert match.number == MOST or match.result is not None
    assert load(str(session.table.path)).match.position() == match.position()


@every_game
def test_a_game_of_first_choices_can_be_played_by_typing_1(game: str) -> None:
    match = sandtable.new(game, seed=6)
    _, typist = sit(match, choosing(match, first, MOST))
    check_paper(typist)
    assert match.number == MOST or match.result is not None


@every_game
def test_a_game_against_bots_ends_with_a_score_sheet(game: str) -> None:
    match = sandtable.new(game, seed=8)
    total = sum(1 for _ in walk(match.clone(), random.Random(8)))
    for _ in walk(match, random.Random(8), total - 20):
        pass
    players = ",".join(["me"] + ["random"] * (match.seats - 1))
    pick = at_random(8)
    numbers = iter(lambda: str(pick(len(match.legal_actions()))) if match.to_act is not None else "no", None)
    session, typist = sit(match, numbers, players=players)
    assert match.result is not None
    check_paper(typist)
    sheet = typist.shown.rsplit("── ", 1)[1]
    assert session.speaker.phrase(f"ending-{match.result.reason}") in sheet
    for seat in range(match.seats):
        rank, name, score = match.result.ranks[seat], session.speaker.seat(seat), match.result.scores[seat]
        assert re.search(rf"{rank}\. .*{name}.*{score}", sheet)
    assert str(session.table.path) in sheet


@every_game
@both_languages
def test_a_choice_is_found_by_its_notation_and_by_its_sentence(game: str, lang: str) -> None:
    match = middle(game, 31)
    desk = desk_of(match, match.to_act, lang)
    for choice in random.Random(1).sample(desk.choices.all, min(20, len(desk.choices.all))):
        assert desk.choices.find(choice.notation) == [choice]
        same = [other for other in desk.choices.all if other.sentence == choice.sentence]
        assert desk.choices.find(choice.sentence.upper()) == same


@every_game
@both_languages
def test_no_two_choices_read_the_same(game: str, lang: str) -> None:
    for seed in range(4):
        match = middle(game, 40 + seed)
        sentences = [choice.sentence for choice in desk_of(match, match.to_act, lang).choices.all]
        assert len(set(sentences)) == len(sentences)


@every_game
def test_the_screen_of_a_seat_hangs_on_nothing_that_it_cannot_know(game: str) -> None:
    for seed in range(3):
        match = middle(game, 60 + seed)
        for seat in viewers(match):
            texts = []
            for world in (match, match.determinize(seat, 7), match.determinize(seat, 8)):
                typist = Typist([])
                Desk(world, world.speaker("en"), Words("en"), seat, mark(world)).draw(typist.screen)
                texts.append(typist.shown)
            assert texts[0] == texts[1] == texts[2]


@every_game
@both_languages
def test_why_card_log_and_help_answer_in_any_position(game: str, lang: str) -> None:
    match = middle(game, 71)
    slug = match.pack.slugs[0]
    keys = ["", "why", f"why {match.game.rule_prefix}-1.1", "why 1", f"card {slug}", "log", "help", "choices"]
    _, typist = sit(match, keys, lang)
    check_paper(typist)
    assert match.pack.names[0][lang] in typist.after(f"card {slug}")


@every_game
def test_no_line_that_anybody_types_breaks_anything(game: str) -> None:
    rng = random.Random(f"monkey {game}")
    match = sandtable.new(game, seed=9)
    names = [command.name for command in COMMANDS if command.name not in ("quit", "resume")]
    pieces = [*names, *match.pack.slugs[:9], *match.game.rules("en"), "1", "2", "3", "99", "-5", "x y", "[/]", "{$x}"]
    pieces += ["\\", "'", "«»", "\x00", "0x1", "1.5", "²", "play", "end", "uk", "en", "/", "..", "~", "~nobody/x", "*"]

    def lines() -> Iterator[Key]:
        for _ in range(200 // SHARE):
            yield " ".join(rng.choices(pieces, k=rng.choice((1, 1, 2, 3))))

    sit(match, lines(), players=",".join(["me"] + ["random"] * (match.seats - 1)))
    assert sandtable.replay(match.record()).position() == match.position()


def desk_of(match: sandtable.Match, seat: int | None, lang: str) -> Desk:
    return Desk(match, match.speaker(lang), Words(lang), seat, mark(match))


def test_names_of_players_follow_the_language() -> None:
    assert Player("me").called(0, Words("uk")) == "Гравець 1"
    assert Player("greedy").called(1, Words("en")) == "Bot 2"
    assert Player("greedy", "Ann").called(1, Words("uk")) == "Ann"

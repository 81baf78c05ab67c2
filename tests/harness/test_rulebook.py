"""The rulebook of every game: chapters, headings, rulings in their places, and what is found in it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.games.frontier_wars.names import ATTACK, DEFENSE, MOVEMENT
from sandtable.kernel.errors import BadLesson
from sandtable.kernel.examples import Example, examples, read_example
from sandtable.kernel.game import AnyGame
from sandtable.kernel.registry import installed_games
from sandtable.kernel.rulebook import OTHERS, chapter_of, chapters, found, heading, rulings_beside
from sandtable.kernel.words import bundle, languages, translator
from tests.harness.checks import check_position

GAMES = installed_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("lang", languages())
Captured = pytest.CaptureFixture[str]


@every_game
def test_every_rule_stands_in_exactly_one_chapter(game: AnyGame) -> None:
    placed = Counter(rule for chapter in chapters(game) for rule in chapter.ids())
    assert placed == Counter(list(game.rules("en")))


@every_game
def test_a_rule_stands_in_the_chapter_of_its_number_and_chapters_in_order(game: AnyGame) -> None:
    numbers = [int(chapter.number) for chapter in chapters(game)]
    assert numbers == sorted(set(numbers)), "no ruling of ours is left without its place"
    for chapter in chapters(game):
        for entry in chapter.entries:
            assert entry.rule.startswith(f"{game.rule_prefix}-{chapter.number}.")
            assert chapter_of(game, entry.rule) == chapter
            assert all(chapter_of(game, ruling) == chapter for ruling in entry.rulings)


@every_game
def test_rulings_stand_beside_rules_that_exist(game: AnyGame) -> None:
    numbers = {chapter.number for chapter in chapters(game)}
    unknown = [
        one
        for one in rulings_beside(game)
        if one not in numbers and f"{game.rule_prefix}-{one}" not in game.rules("en")
    ]
    assert unknown == []


@every_game
@every_language
def test_every_chapter_has_a_heading_of_its_own(game: AnyGame, lang: str) -> None:
    headings = [heading(game, chapter, lang) for chapter in chapters(game)]
    assert len(set(headings)) == len(headings)
    unnamed = translator(lang, game.folder)("chapter-unnamed", number=chapters(game)[0].number)
    assert unnamed not in headings
    english = [heading(game, chapter, "en") for chapter in chapters(game)]
    assert lang == "en" or not set(headings) & set(english)


@every_game
def test_every_line_of_the_log_and_every_number_leads_to_a_rule(game: AnyGame) -> None:
    known = game.rules("en")
    assert [name for name, event in game.events.items() if not event.rules] == []
    match = sandtable.new(game.name, seats=2, seed=4)
    chance = match.seat_view(0).chance(1)
    without, unknown = set(), set()
    for _ in range(250):
        if match.to_act is None:
            break
        for figure in match.view(match.to_act)["figures"]:
            for number in (figure, *figure["parts"]):
                unknown |= set(number["rules"]) - set(known)
                if not number["rules"]:
                    without.add(number.get("id") or number["message"]["id"])
        legal = match.legal_actions()
        match.play(legal[chance.below(len(legal))])
    assert (without, unknown) == (set(), set())


def test_rulings_without_a_place_stand_in_a_last_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.kernel.rulebook.rulings_beside", lambda game: {"7.1": ("AFU-R4",)})
    *_, last = chapters.__wrapped__(sandtable.game("afu"))
    assert last.number == OTHERS and len(last.rulings) == 75 and "AFU-R4" not in last.rulings


@pytest.mark.parametrize(
    ("game", "lang", "wanted", "first", "count"),
    [
        ("afu", "en", "AFU-7.1", "AFU-7.1", 1),
        ("barbarossa", "uk", "r49", "BAR-R49", 1),
        ("victory-day", "en", "14.8", "VD-14.8", 1),
        ("afu", "en", "Calm cancels", "AFU-R4", 2),
        ("afu", "uk", "паніка стос", "AFU-1.2", None),
        ("frontier-wars", "en", "frontier card", "FW-6.3", None),
        ("frontier-wars", "uk", "рубежами", "FW-16.1", None),
        ("victory-day", "en", "zeppelin", None, 0),
    ],
)
def test_search_finds_by_id_and_by_words(
    game: str, lang: str, wanted: str, first: str | None, count: int | None
) -> None:
    hits = found(sandtable.game(game), wanted, lang)
    assert first in hits if first else not hits
    assert count is None or len(hits) == count


@every_game
@every_language
def test_the_terminal_lists_chapters_and_prints_all_of_them(game: AnyGame, lang: str, capsys: Captured) -> None:
    assert main(["rules", game.name, "--lang", lang]) == 0
    contents = capsys.readouterr().out
    assert all(heading(game, chapter, lang) in contents for chapter in chapters(game))
    assert main(["rules", game.name, "--all", "--lang", lang]) == 0
    printed = capsys.readouterr().out
    assert all(f"{rule}  {text}\n" in printed for rule, text in game.rules(lang).items())


def test_the_terminal_opens_a_chapter_a_rule_and_what_has_a_word(capsys: Captured) -> None:
    def said(*wanted: str) -> str:
        assert main(["rules", "afu", *wanted]) == 0
        return capsys.readouterr().out

    rules = sandtable.game("afu").rules("en")
    chapter = said("7")
    assert chapter.startswith("7. Panic\n")
    assert f"AFU-7.1  {rules['AFU-7.1']}\n    AFU-R4  {rules['AFU-R4']}\n" in chapter
    assert "AFU-8.1" not in chapter
    assert f"    AFU-R4  {rules['AFU-R4']}\n    Chapter 7: Panic" in said("afu-7.1")
    assert f"beside AFU-7.1: {rules['AFU-7.1']}" in said("R4")
    hits = said("enemy", "artillery")
    assert f"AFU-8.5  {rules['AFU-8.5']}\n" in hits and hits.endswith("“enemy artillery”: 4 rules.\n")
    assert "Example: One card fights, two pay\n  1. The invader attacks with 1; the squad's Defense is 2" in said("3")
    assert main(["rules", "afu", "AFU-99.1"]) == 2
    assert "AFU-99.1" in capsys.readouterr().err


# -- examples -----------------------------------------------------------------------------------------

OURS = ("afu", "barbarossa", "frontier-wars", "victory-day")
EXAMPLES = [example for game in GAMES for example in examples(game)]
OF_NAMES = re.compile(r"\w+-\d+|\b[a-e]\d\b|(Column|column|Колонка|колонки) \d")
"""Numbers that belong to names: BA-64, tile b2, column 3."""
every_example = pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{one.game.name}-{one.name}")


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_a_fight_a_turn_and_how_it_is_won_as_examples(name: str) -> None:
    assert len(examples(sandtable.game(name))) >= 3


@every_example
def test_what_an_example_says_is_what_the_rules_say(example: Example) -> None:
    """It is played, and every number in its sentences is one of the rules' own."""
    example.check()
    for _, match in example.played():
        check_position(match)


@every_example
@every_language
def test_an_example_says_its_numbers_and_no_others(example: Example, lang: str) -> None:
    words = bundle((example.game.folder,), lang)
    assert [message for message in example.messages() if not words.has_message(message)] == []
    for picture in example.pictures:
        said = example.caption(picture, lang)
        numbers = set(re.findall(r"-?\d+", OF_NAMES.sub("", said)))
        assert numbers == {str(number) for number in picture.numbers.values()} and "{" not in said


def test_an_example_that_says_what_is_not_so_is_refused(tmp_path: Path) -> None:
    afu = sandtable.game("afu")
    text = (afu.folder / "examples" / "02-battle.toml").read_text("utf-8")
    path = tmp_path / "01-battle.toml"
    for old, new, problem in (
        ("own-attack-1.0 = 6", "own-attack-1.0 = 7", "figure own-attack-1.0 = 7"),
        ('"trophies.0", ', '"trophy.0", ', "trophy.0"),
        ('chapter = "6"', 'chapter = "66"', "66"),
        ('"AFU-6.2"', '"AFU-6.99"', "AFU-6.99"),
    ):
        path.write_text(text.replace(old, new), encoding="utf-8")
        with pytest.raises(BadLesson, match=re.escape(problem)):
            read_example(afu, path).check()


# -- the sheet ----------------------------------------------------------------------------------------

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("name", OURS)
@every_language
def test_every_line_of_the_sheet_has_its_picture(name: str, lang: str) -> None:
    """The page knows the pictures, the words lie with the game: their numbers must agree."""
    source = (PAGE / name / "game.ts").read_text("utf-8")
    say = translator(lang, sandtable.game(name).folder)
    turn = re.search(r"turn: \[(.*?)\]", source, re.DOTALL)
    signs = re.search(r"signs: \[(.*?)\],\n    [u}]|signs: \[(.*?)\],\n  \}", source, re.DOTALL)
    assert turn and signs
    assert len(re.findall(r'"[^"]+"', turn[1])) == len(say("sheet-turn").splitlines())
    assert (signs[1] or signs[2]).count("[") == len(say("sheet-signs").splitlines())


@every_language
def test_the_sheet_of_frontier_wars_has_the_values_of_its_units(lang: str) -> None:
    lines = translator(lang, sandtable.game("frontier-wars").folder)("sheet-values").splitlines()
    _, *rows = [line.split(" | ")[1:] for line in lines if " | " in line]
    assert [tuple(map(int, row)) for row in rows] == list(zip(MOVEMENT, ATTACK, DEFENSE, strict=True))

"""`sandtable rules`: the rulebook of a game, its contents, a chapter, a rule or what has a word; or its sheet."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap

import sandtable
from sandtable.cli.words import add_language, say
from sandtable.kernel.errors import Error, closest
from sandtable.kernel.examples import examples
from sandtable.kernel.game import AnyGame
from sandtable.kernel.rulebook import Chapter, chapter_of, chapters, found, heading, rule_named
from sandtable.kernel.words import translator

SHEET = ("win", "turn", "signs", "values")
"""The parts of a sheet, by their messages: `sheet-win` and so on, one line each."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of the game")
    parser.add_argument(
        "wanted", nargs="*", help="chapter numbers, rule ids or words to look for; the contents if none"
    )
    parser.add_argument("--all", action="store_true", help="every chapter")
    parser.add_argument("--sheet", action="store_true", help="the game on one page: how to win, a turn, signs, values")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    game = sandtable.game(args.game)
    if args.sheet:
        lines = sheet_lines(game, args.lang)
    elif args.all:
        lines = [line for chapter in chapters(game) for line in (*chapter_lines(game, chapter, args.lang), "")]
    elif args.wanted:
        lines = wanted_lines(game, args.wanted, args.lang)
    else:
        lines = contents(game, args.lang)
    if sys.stdout.isatty():
        lines = fitted(lines, shutil.get_terminal_size().columns)
    print("\n".join(lines).rstrip())
    return 0


def fitted(lines: list[str], width: int) -> list[str]:
    """No line wider than the terminal; what goes on stands further in. In a file each line stays whole."""
    short: list[str] = []
    for line in lines:
        margin = " " * (len(line) - len(line.lstrip()) + 2)
        fits = textwrap.wrap(line, max(width, 20), subsequent_indent=margin, break_on_hyphens=False)
        short += fits if len(line) > width else [line]
    return short


def contents(game: AnyGame, lang: str) -> list[str]:
    """The chapters, one a line, and how to open one."""
    lines = [game.title(lang), ""]
    for chapter in chapters(game):
        counted = say(lang, "rules-counted", count=len(list(chapter.ids())))
        lines.append(f"{chapter.number:>4}  {heading(game, chapter, lang)}, {counted}")
    return [*lines, "", say(lang, "rules-how", game=game.name)]


def wanted_lines(game: AnyGame, wanted: list[str], lang: str) -> list[str]:
    """Chapters by number, rules by id; everything else is a word that is looked for together with the others."""
    by_number = {chapter.number: chapter for chapter in chapters(game)}
    known = game.rules(lang)
    lines: list[str] = []
    words: list[str] = []
    for item in wanted:
        if item in by_number:
            lines += [*chapter_lines(game, by_number[item], lang), ""]
        elif rule := rule_named(game, item):
            lines += [*rule_lines(game, rule, lang), ""]
        elif item.upper().startswith(f"{game.rule_prefix}-"):
            raise Error("no-rule", game=game.name, rule=item, hint=closest(item.upper(), list(known)))
        else:
            words.append(item)
    if words:
        hits = found(game, " ".join(words), lang)
        lines += [f"{rule}  {known[rule]}" for rule in hits]
        lines += ["", say(lang, "rules-found", words=" ".join(words), count=len(hits))]
    return lines


def chapter_lines(game: AnyGame, chapter: Chapter, lang: str) -> list[str]:
    """A heading and the rules below it, rulings set in beside theirs, and the examples in their sentences."""
    known = game.rules(lang)
    lines = [f"{chapter.number}. {heading(game, chapter, lang)}", ""]
    for entry in chapter.entries:
        lines.append(f"{entry.rule}  {known[entry.rule]}")
        lines += [f"    {ruling}  {known[ruling]}" for ruling in entry.rulings]
    lines += [f"    {ruling}  {known[ruling]}" for ruling in chapter.rulings]
    for example in examples(game):
        if example.chapter == chapter.number:
            title = translator(lang, game.folder)(example.title)
            lines += ["", say(lang, "rules-example", title=title)]
            lines += [f"  {number}. {example.caption(one, lang)}" for number, one in enumerate(example.pictures, 1)]
    return lines


def rule_lines(game: AnyGame, rule: str, lang: str) -> list[str]:
    """One rule, the rulings beside it or the rule that it stands beside, and the chapter."""
    known = game.rules(lang)
    chapter = chapter_of(game, rule)
    lines = [f"{rule}  {known[rule]}"]
    for entry in chapter.entries:
        if entry.rule == rule:
            lines += [f"    {ruling}  {known[ruling]}" for ruling in entry.rulings]
        elif rule in entry.rulings:
            lines.append("    " + say(lang, "rules-beside", rule=entry.rule, text=known[entry.rule]))
    return [*lines, "    " + say(lang, "rules-in", number=chapter.number, heading=heading(game, chapter, lang))]


def sheet_part(lines: list[str], numbered: bool) -> list[str]:
    """A part of the sheet: steps get their numbers, the columns of a table stand below each other."""
    if numbered:
        return [f"{number}. {line}" for number, line in enumerate(lines, 1)]
    rows = [line.split(" | ") for line in lines]
    widths = [max(len(cell) for cell in column) for column in zip(*(row for row in rows if len(row) > 1), strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths or [0], strict=False)).rstrip()
        if len(row) > 1
        else row[0]
        for row in rows
    ]


def sheet_lines(game: AnyGame, lang: str) -> list[str]:
    """The sheet of a game, a heading before each part, and the keys of the terminal last."""
    words = translator(lang, game.folder)
    if not words.has("sheet-win"):
        raise Error("no-sheet", game=game.name)
    lines = [game.title(lang)]
    for part in SHEET:
        lines += ["", say(lang, f"sheet-title-{part}")]
        lines += [f"  {line}" for line in sheet_part(words(f"sheet-{part}").splitlines(), part == "turn")]
    return [*lines, "", say(lang, "sheet-title-keys"), "  " + say(lang, "sheet-keys")]

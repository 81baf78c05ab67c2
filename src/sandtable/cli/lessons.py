"""`sandtable lessons`: the course of a game, one lesson a line, or one of them to play."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

import sandtable
from sandtable.cli.words import say
from sandtable.kernel.errors import BadLesson
from sandtable.kernel.lessons import course, lesson_of
from sandtable.kernel.teaching import Teaching
from sandtable.kernel.words import languages, translator
from sandtable.tui import progress
from sandtable.tui.lessons import LessonSession
from sandtable.tui.reading import Keyboard, Piped, Reader
from sandtable.tui.screen import Screen
from sandtable.tui.words import language_of_system


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of the game")
    parser.add_argument("number", nargs="?", type=int, help="the lesson to play; without it they are listed")
    parser.add_argument("--reset", action="store_true", help="forget which lessons of the game were learnt")
    parser.add_argument("--lang", choices=languages(), default=language_of_system(), help="language")


def run(args: argparse.Namespace) -> int:
    game = sandtable.game(args.game)
    if not course(game):
        raise BadLesson("no-lessons", game=game.name)
    if args.reset:
        progress.keep(game.name, set())
    if args.number is None:
        return list_course(game.name, args.lang)
    lesson = lesson_of(game, args.number)
    console = Console(highlight=False)
    live = sys.stdin.isatty() and sys.stdout.isatty()
    reader: Reader = Keyboard() if sys.stdin.isatty() else Piped(sys.stdin, console)
    LessonSession(Teaching(lesson), Screen(console, live), reader, args.lang).run()
    return 0


def list_course(name: str, lang: str) -> int:
    """Number, whether it was learnt, title: one a line."""
    game = sandtable.game(name)
    words = translator(lang, game.folder)
    done = progress.learnt(name)
    for lesson in course(game):
        sign = "✓" if lesson.name in done else "·"
        print(f"{lesson.number:>3} {sign} {words(lesson.title)}")
    print(say(lang, "lessons-how", game=name))
    return 0

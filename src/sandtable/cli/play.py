"""`sandtable play`: a game in this terminal, people and bots at one table."""

from __future__ import annotations

import argparse
import io
import sys

from rich.console import Console

import sandtable
from sandtable.kernel.errors import BadOption, BadRecord
from sandtable.kernel.game import AnyGame
from sandtable.kernel.lesson import Lesson, lesson_of, lesson_path
from sandtable.kernel.registry import check_seats
from sandtable.kernel.words import languages
from sandtable.tui import saves
from sandtable.tui.players import read_players, split
from sandtable.tui.reading import Keyboard, Piped, Reader
from sandtable.tui.screen import Screen
from sandtable.tui.session import Session
from sandtable.tui.words import language_of_system


def add(parser: argparse.ArgumentParser) -> None:
    parser.allow_abbrev = False  # an option of the game is never taken for one of these
    parser.add_argument("game", nargs="?", help="name of the game")
    parser.add_argument("--players", help="who sits where: me or a bot, for example me,greedy,random")
    parser.add_argument("--names", help="names of the players, for example Ann,Bob")
    parser.add_argument("--seats", type=int, help="number of seats")
    parser.add_argument("--seed", help="makes the game the same each time")
    parser.add_argument("--pack", help="folder of a pack of your own")
    parser.add_argument("--lang", choices=languages(), default=language_of_system(), help="language")
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with an unfinished game")
    parser.add_argument("--lesson", action="store_true", help="a first game that teaches")
    parser.add_argument("--fast", action="store_true", help="no pauses while bots move")
    parser.epilog = "Options of the game follow as --key value, for example --first 0."
    parser.set_defaults(takes_options=True)


def run(args: argparse.Namespace) -> int:
    lesson = read_lesson(args) if args.lesson else None
    table = new_table(args, lesson) if args.resume is None else old_table(args)
    lesson = lesson or begun_lesson(table.match)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without these letters still shows the game
    console = Console(highlight=False)
    live = sys.stdin.isatty() and sys.stdout.isatty()
    reader: Reader = Keyboard() if sys.stdin.isatty() else Piped(sys.stdin, console)
    Session(table, Screen(console, live, args.fast), reader, args.lang, lesson).run()
    return 0


def named_game(args: argparse.Namespace) -> AnyGame:
    if args.game is None:
        raise BadOption("which game? Write sandtable play and one of {}", ", ".join(sandtable.game_names()))
    return sandtable.game(args.game)


def read_lesson(args: argparse.Namespace) -> Lesson:
    given = [name for name in ("players", "seats", "seed", "pack", "resume") if getattr(args, name) is not None]
    if given or args.game_options:
        raise BadOption("a lesson has its own seats, seed and options; write only sandtable play GAME --lesson")
    return lesson_of(named_game(args))


def begun_lesson(match: sandtable.Match) -> Lesson | None:
    """The lesson that this game is, if it was begun as one and still goes as it goes."""
    if not lesson_path(match.game).is_file():
        return None
    lesson = lesson_of(match.game)
    return lesson if match.number and lesson.begins(match) and lesson.advice(match) else None


def new_table(args: argparse.Namespace, lesson: Lesson | None) -> saves.Table:
    game = named_game(args)
    if lesson is not None:
        match = lesson.begin()
        return saves.new_table(match, read_players(None, args.names, match.seats), None)
    wanted = args.seats
    if wanted is None and args.players:
        wanted = len(split(args.players))
    seats = check_seats(game, wanted)
    players = read_players(args.players, args.names, seats)
    match = sandtable.new(args.game, seats=seats, seed=args.seed, pack=args.pack, **args.game_options)
    return saves.new_table(match, players, args.pack)


def old_table(args: argparse.Namespace) -> saves.Table:
    if args.resume:
        return saves.load(args.resume, args.pack)
    waiting = saves.unfinished(args.game)
    if not waiting:
        raise BadRecord("no unfinished game waits; begin one with sandtable play GAME")
    return saves.load(str(waiting[0]), args.pack)

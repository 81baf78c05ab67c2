"""`sandtable play`: a game in this terminal, people and bots at one table."""

from __future__ import annotations

import argparse
import io
import sys

from rich.console import Console

import sandtable
from sandtable.kernel.coaching import EASY
from sandtable.kernel.errors import BadOption, BadRecord
from sandtable.kernel.game import AnyGame
from sandtable.kernel.prepared import prepare
from sandtable.kernel.registry import check_seats, default_bot
from sandtable.kernel.words import languages
from sandtable.tui import saves
from sandtable.tui.players import read_players, split
from sandtable.tui.reading import Keyboard, Piped, Reader
from sandtable.tui.screen import Screen
from sandtable.tui.session import Session
from sandtable.tui.words import language_of_system
from sandtable.tui.workshop import Workshop


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
    parser.add_argument(
        "--prepare", metavar="HOW", help="choose before the match: sealed, draft, or sealed:5 for five boosters"
    )
    parser.add_argument("--coach", action="store_true", help="a first game, with a coach and easy bots")
    parser.add_argument("--fast", action="store_true", help="no pauses while bots move")
    parser.epilog = "Options of the game follow as --key value, for example --first 0."
    parser.set_defaults(takes_options=True)


def run(args: argparse.Namespace) -> int:
    table = new_table(args) if args.resume is None else old_table(args)
    if args.coach and sum(player.human for player in table.players) != 1:
        raise BadOption("coach-for-one")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without these letters still shows the game
    console = Console(highlight=False)
    live = sys.stdin.isatty() and sys.stdout.isatty()
    reader: Reader = Keyboard() if sys.stdin.isatty() else Piped(sys.stdin, console)
    screen = Screen(console, live, args.fast)
    if isinstance(table, saves.Unprepared):
        found = Workshop(table, screen, reader, args.lang).run()
        if found is None:
            return 0
        table = found
    Session(table, screen, reader, args.lang, args.coach).run()
    return 0


def named_game(args: argparse.Namespace) -> AnyGame:
    if args.game is None:
        raise BadOption("which-game", known=sandtable.game_names())
    return sandtable.game(args.game)


def new_table(args: argparse.Namespace) -> saves.Table | saves.Unprepared:
    game = named_game(args)
    wanted = args.seats
    if wanted is None and args.players:
        wanted = len(split(args.players))
    seats = check_seats(game, wanted)
    usual = EASY if args.coach and EASY in sandtable.bot_names() else default_bot()
    players = read_players(args.players, args.names, seats, usual)
    if args.prepare is not None:
        prepared = prepare(args.game, args.prepare, seats=seats, seed=args.seed, pack=args.pack, **args.game_options)
        return saves.unprepared_table(prepared, players, args.pack)
    match = sandtable.new(args.game, seats=seats, seed=args.seed, pack=args.pack, **args.game_options)
    return saves.new_table(match, players, args.pack)


def old_table(args: argparse.Namespace) -> saves.Table | saves.Unprepared:
    if args.resume:
        return saves.load_any(args.resume, args.pack)
    waiting = saves.unfinished(args.game)
    if not waiting:
        raise BadRecord("nothing-to-resume")
    return saves.load_any(str(waiting[0]), args.pack)

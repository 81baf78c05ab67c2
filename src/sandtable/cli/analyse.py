"""`sandtable analyse`: where a game turned, what was best, and what luck had to do with it."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import sandtable
from sandtable.cli.replay import names_in
from sandtable.cli.sim import INTERRUPTED
from sandtable.cli.words import add_language, read_text, say
from sandtable.kernel import record as records
from sandtable.kernel.analysis import SIMULATIONS, Analysis, Moment, analyse
from sandtable.kernel.errors import Error, in_its_words
from sandtable.kernel.registry import load_pack
from sandtable.kernel.words import Speaker

EVERY = 1.0
"""Seconds between two words about how far it is."""
BAR = 20
"""Characters of a bar that stands for a certain win."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="file of the record")
    parser.add_argument("--seat", type=int, help="only the choices of this seat, counted from 0")
    parser.add_argument(
        "--simulations", type=int, default=SIMULATIONS, help=f"tries for each choice (default {SIMULATIONS})"
    )
    parser.add_argument("--json", metavar="FILE", help="write all of it to this file too")
    parser.add_argument("--pack", help="folder of the pack, if it is not the standard one")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    text = read_text(args.file)
    lang: str = args.lang
    try:
        made = analyse(text, args.pack, args.seat, args.simulations, Progress(lang).told)
    except KeyboardInterrupt:
        print(say(lang, "analyse-stopped"), file=sys.stderr)
        return INTERRUPTED
    if args.json:
        write(Path(args.json), made)
    head, lines = records.read(text)
    game = sandtable.game(head.game)
    speaker = Speaker(game, load_pack(game, args.pack), lang, names_in(lines, head.seats))
    tell(made, speaker)
    return 0


class Progress:
    """Says now and then how far it is."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.last = time.monotonic()

    def told(self, done: int, of: int) -> None:
        now = time.monotonic()
        if now - self.last >= EVERY or done == of:
            self.last = now
            print(say(self.lang, "analyse-progress", done=done, all=of), file=sys.stderr)


def write(path: Path, made: Analysis) -> None:
    try:
        path.write_text(json.dumps(made.as_data(), ensure_ascii=False, indent=1), encoding="utf-8")
    except OSError as error:
        raise Error("file-not-written", file=str(path), reason=in_its_words(error)) from None


def tell(made: Analysis, speaker: Speaker) -> None:
    lang = speaker.lang
    print(say(lang, "analyse-course", simulations=made.simulations))
    for moment in thinned(made.moments):
        chances = "  ".join(bar(chance) for chance in moment.chances)
        print(f"{moment.number:5}  {chances}")
    print()
    turned = made.turning_points()
    print(say(lang, "analyse-turned" if turned else "analyse-never-turned"))
    for moment in turned:
        tell_moment(moment, speaker)
    print()
    for each in filter(lambda one: one.choices, made.accounts):
        print(
            say(
                lang,
                "analyse-account",
                seat=speaker.seat(each.seat),
                choices=each.choices,
                best=each.best,
                lost=percent(each.lost),
                given=signed(each.given),
                luck=signed(each.luck),
                began=percent(each.began),
                others="known" if len(made.accounts) > 1 else "unknown",
            )
        )


def tell_moment(moment: Moment, speaker: Speaker) -> None:
    lang, seat = speaker.lang, speaker.seat(moment.seat)
    if moment.lost >= abs(moment.luck):
        better = speaker.say(moment.said_best) if moment.said_best else moment.best
        said = say(
            lang,
            "analyse-mistake",
            number=moment.number,
            seat=seat,
            played=speaker.say(moment.said_played),
            best=better,
            lost=percent(moment.lost),
            chance=percent(moment.chances[moment.seat]),
        )
        print(f"  {said}")
        print(f"    {say(lang, 'analyse-line', line=', '.join(map(speaker.say, moment.said_line)))}")
    else:
        name = "analyse-lucky" if moment.luck > 0 else "analyse-unlucky"
        chance = percent(moment.chances[moment.seat])
        print("  " + say(lang, name, number=moment.number, seat=seat, swing=percent(abs(moment.luck)), chance=chance))


def thinned(moments: tuple[Moment, ...], most: int = 24) -> list[Moment]:
    """As many of the moments as fit on a screen, evenly."""
    step = max(1.0, len(moments) / most)
    return [moments[int(at * step)] for at in range(int(len(moments) / step))]


def bar(chance: float) -> str:
    full = round(chance * BAR)
    return f"{percent(chance):>4} {'█' * full}{'·' * (BAR - full)}"


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}%"


def signed(chance: float) -> str:
    return f"{100 * chance:+.0f}%"

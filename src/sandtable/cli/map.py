"""`sandtable map`: check a map of Frontier Wars, or draw it as text or as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

import sandtable
from sandtable.cli.words import add_language, read_text, say
from sandtable.games.frontier_wars.columns import FrontierPack
from sandtable.games.frontier_wars.map_checks import problems
from sandtable.games.frontier_wars.map_svg import map_svg
from sandtable.games.frontier_wars.maps import MapError, Operation, draw_map, read_map
from sandtable.kernel.errors import BadOption, closest, in_its_words
from sandtable.kernel.registry import load_pack
from sandtable.kernel.words import explained, in_language

GAME = "frontier-wars"


def add(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    check = what.add_parser("check", help="is this map fair and playable?")
    show = what.add_parser("show", help="draw a map")
    for one in (check, show):
        one.add_argument("map", help="a map file, or the name of an operation")
        one.add_argument("--pack", help="folder of a pack of your own")
        add_language(one)
    show.add_argument("--svg", metavar="FILE", help="draw it as a picture into this file")


def run(args: argparse.Namespace) -> int:
    pack = load_pack(sandtable.game(GAME), args.pack)
    assert isinstance(pack, FrontierPack)
    operation = read_operation(pack, args.map)
    found = problems(operation)
    if args.what == "check" and found:
        for problem in found:
            print(explained(problem, args.lang))
        return 1
    counts = operation.counts()
    known = pack.fields.get(args.map)
    name = in_language(known.title if known else operation.name, args.lang)
    figures = {"players": operation.players, "points": operation.vp, "research": operation.research}
    print(say(args.lang, "map-head", name=name, tiles=len(operation.tiles), **figures))
    print(say(args.lang, "map-counts", **counts))
    if args.what == "check":
        print(say(args.lang, f"map-fair-{operation.fairness.replace(' ', '-')}"))
    elif args.svg:
        write_picture(Path(args.svg), map_svg(operation, args.lang))
        print(say(args.lang, "map-drawn", file=args.svg))
    else:
        print(f"\n{draw_map(operation)}\n{say(args.lang, 'map-legend')}")
    return 0


def read_operation(pack: FrontierPack, name: str) -> Operation:
    """An operation of the pack by name, or the map in a file; a `BadOption` says what cannot be read."""
    text = pack.drawings.get(name)
    if text is None:
        if not Path(name).is_file():
            names = sorted(pack.drawings)
            raise BadOption("no-map", map=name, hint=closest(name, names), known=names)
        text = read_text(name)
    try:
        return read_map(text, Path(name).stem)
    except MapError as error:
        raise BadOption("in-place", where=Path(name).name, problem=error) from None


def write_picture(path: Path, picture: str) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadOption("picture-not-written", file=path, reason=in_its_words(error)) from None

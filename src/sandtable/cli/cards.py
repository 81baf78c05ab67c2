"""`sandtable cards`: check a pack, or show its cards as they are written and as they read."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

import sandtable
from sandtable.cli.words import add_language, say
from sandtable.kernel.errors import BadOption, closest
from sandtable.kernel.game import AnyGame
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import COMMON
from sandtable.kernel.registry import STANDARD, load_pack


def add(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    check = what.add_parser("check", help="read a pack and say whether it adds up")
    show = what.add_parser("show", help="show all cards, or one")
    for one in (check, show):
        one.add_argument("game", help="name of the game")
        if one is show:
            one.add_argument("card", nargs="?", help="slug of one card")
        one.add_argument("--pack", help="folder of a pack of your own")
        add_language(one)


def run(args: argparse.Namespace) -> int:
    game = sandtable.game(args.game)
    pack = load_pack(game, args.pack)
    if args.what == "check":
        check(game, pack, args.lang)
        return 0
    values = written(game, args.pack)
    kinds = range(pack.size) if args.card is None else [find(game, pack, args.card)]
    if args.card is None:
        print(head(game, pack, args.lang))
    for kind in kinds:
        print()
        show(game, pack, kind, values.get(pack.slugs[kind], {}), args.lang)
    return 0


def find(game: AnyGame, pack: Pack, slug: str) -> int:
    if slug not in pack.index:
        raise BadOption("{} has no card '{}'{}", game.name, slug, closest(slug, pack.slugs))
    return pack.index[slug]


def head(game: AnyGame, pack: Pack, lang: str) -> str:
    name = pack.title.get(lang, pack.name)
    return say(lang, "cards-head", title=game.title(lang), pack=name, kinds=pack.size, cards=sum(pack.copies))


def check(game: AnyGame, pack: Pack, lang: str) -> None:
    """The pack was read, so it is in order: say what is in it and where its values come from."""
    print(head(game, pack, lang))
    counts = Counter(pack.sources)
    print(say(lang, "cards-sources", list=", ".join(f"{source_word(name, lang)} {n}" for name, n in counts.items())))
    print(say(lang, "cards-good"))


def source_word(source: str, lang: str) -> str:
    return say(lang, f"cards-source-{source}")


def written(game: AnyGame, folder: str | None) -> dict[str, dict[str, Any]]:
    """The values of each card as they stand in the files, by slug."""
    chosen = game.standard_pack if folder in (None, STANDARD) else Path(str(folder))
    files = game.pack_files(chosen).files
    return {slug: table for tables in files.values() for slug, table in tables.items()}


def show(game: AnyGame, pack: Pack, kind: int, values: dict[str, Any], lang: str) -> None:
    """A card: its name, its values as written, its words as made from them, and where they come from."""
    copies = say(lang, "cards-copies", copies=pack.copies[kind])
    print(f"{pack.names[kind][lang]} ({pack.slugs[kind]}), {copies}, {source_word(pack.sources[kind], lang)}")
    own = [f"{key}: {plain(value, lang)}" for key, value in values.items() if key not in COMMON]
    if own:
        print(f"  {'; '.join(own)}")
    for line in game.presentation.card_text(pack, kind, lang):
        print(f"  {line}")
    if pack.notes[kind]:
        print(f"  ({pack.notes[kind]})")


def plain(value: Any, lang: str) -> str:
    """A value of a pack file on one line, a text in the language of the reader."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join(plain(item, lang) for item in value)
    if isinstance(value, dict):
        if lang in value:
            return plain(value[lang], lang)
        return "(" + ", ".join(f"{key} {plain(item, lang)}" for key, item in value.items()) + ")"
    return str(value)

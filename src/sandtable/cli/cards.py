"""`sandtable cards`: check a pack, show its cards as they read and are written, or the words that it may use."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

import sandtable
from sandtable.cli import vocabulary
from sandtable.cli.words import add_language, say
from sandtable.kernel.entry import COMMON
from sandtable.kernel.errors import BadOption, closest
from sandtable.kernel.game import AnyGame
from sandtable.kernel.overlay import SOURCES
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import is_text
from sandtable.kernel.presentation import PackSheet, no_text
from sandtable.kernel.registry import STANDARD, check_options, check_seats, load_pack
from sandtable.kernel.words import in_language, key_word, rule_texts
from sandtable.lab.report import absent_cards


def add(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    check = what.add_parser("check", help="read a pack and say whether it adds up")
    show = what.add_parser("show", help="show all cards, or one")
    words = what.add_parser("words", help="list the words for effects that a pack may use")
    for one in (check, show, words):
        one.add_argument("game", help="name of the game")
        if one is show:
            one.add_argument("card", nargs="?", help="slug of one card")
            one.add_argument("--written", action="store_true", help="also the values as the pack's files write them")
        if one is not words:
            one.add_argument("--pack", help="folder of a pack of your own")
        add_language(one)


def run(args: argparse.Namespace) -> int:
    game = sandtable.game(args.game)
    if args.what == "words":
        print("\n".join(vocabulary.show(game, args.lang)) or say(args.lang, "cards-no-words", game=game.name))
        return 0
    pack = load_pack(game, args.pack)
    if args.what == "check":
        check(game, pack, args.lang)
        return 0
    values = written(game, args.pack) if args.written or game.presentation.card_text is no_text else {}
    sheets = game.presentation.pack_sheets(pack, args.lang)
    wanted = [*pack.slugs, *(sheet.slug for sheet in sheets)]
    if args.card is None:
        print(head(game, pack, args.lang))
    elif args.card not in wanted:
        raise BadOption("no-card-in-game", game=game.name, card=args.card, hint=closest(args.card, wanted))
    for kind, slug in enumerate(pack.slugs):
        if args.card in (None, slug):
            print()
            show(game, pack, kind, values.get(slug, {}), args.lang)
            if args.card:
                show_rules(game, pack, kind, args.lang)
    for sheet in sheets:
        if args.card in (None, sheet.slug):
            print()
            show_sheet(game, sheet, args.lang)
    return 0


def head(game: AnyGame, pack: Pack, lang: str) -> str:
    name = in_language(pack.title, lang)
    return say(lang, "cards-head", title=game.title(lang), pack=name, kinds=pack.size, cards=sum(pack.copies))


def check(game: AnyGame, pack: Pack, lang: str) -> None:
    """The pack was read, so it is in order: say what is in it and where its values come from."""
    print(head(game, pack, lang))
    sheets = game.presentation.pack_sheets(pack, lang)
    every = [*pack.sources, *(sheet.sources for sheet in sheets)]
    counts = Counter(source for sources in every for source in sources.values())
    listed = ", ".join(f"{source_word(name, lang)} {counts[name]}" for name in SOURCES)
    print(say(lang, "cards-sources", values=counts.total(), list=listed))
    seats = check_seats(game, None)
    absent = absent_cards(game, pack, check_options(game, pack, seats, {}))
    if absent:
        print(say(lang, "sim-absent", cards=", ".join(absent)))
    print(say(lang, "cards-good"))


def source_word(source: str, lang: str) -> str:
    return say(lang, f"cards-source-{source}")


def sources_line(game: AnyGame, sources: dict[str, str], lang: str) -> str:
    """Where the values of a card come from: one word if all come from the same place, else which come from where."""
    if len(set(sources.values())) == 1:
        return source_word(next(iter(sources.values())), lang)
    parts = []
    for source in SOURCES:
        names = [key_word(game.folder, key, lang) for key, found in sources.items() if found == source]
        if names:
            parts.append(f"{source_word(source, lang)}: {', '.join(names)}")
    return "; ".join(parts)


def written(game: AnyGame, folder: str | None) -> dict[str, dict[str, Any]]:
    """The values of each card as they stand in the files, by slug."""
    chosen = game.standard_pack if folder in (None, STANDARD) else Path(str(folder))
    files = game.pack_files(chosen).files
    return {slug: table for tables in files.values() for slug, table in tables.items()}


def show(game: AnyGame, pack: Pack, kind: int, values: dict[str, Any], lang: str) -> None:
    """A card: its name, where it comes from, its words as made from its values, and the values that are given."""
    copies = say(lang, "cards-copies", copies=pack.copies[kind])
    print(f"{in_language(pack.names[kind], lang)} ({pack.slugs[kind]}), {copies}")
    for line in game.presentation.card_text(pack, kind, lang):
        print(f"  {line}")
    print("  " + say(lang, "cards-source", list=sources_line(game, pack.sources[kind], lang)))
    if pack.histories[kind]:
        print(f"  {in_language(pack.histories[kind], lang)}")
    if pack.notes[kind]:
        print(f"  ({in_language(pack.notes[kind], lang)})")
    own = [f"{key}: {plain(value, lang)}" for key, value in values.items() if key not in COMMON]
    if own:
        print(f"  {'; '.join(own)}")


def show_rules(game: AnyGame, pack: Pack, kind: int, lang: str) -> None:
    """The full rules behind what a card says; only where one card is asked for."""
    texts = rule_texts(game.folder, lang)
    for rule in game.presentation.card_rules(pack, kind):
        print(f"  {rule}  {texts[rule]}")


def show_sheet(game: AnyGame, sheet: PackSheet, lang: str) -> None:
    """Something of the pack that is no card: what it says, and where that comes from."""
    print(f"{sheet.title} ({sheet.slug})")
    for line in sheet.lines:
        print(f"  {line}")
    print("  " + say(lang, "cards-source", list=sources_line(game, sheet.sources, lang)))
    if sheet.history:
        print(f"  {sheet.history}")
    if sheet.note:
        print(f"  ({sheet.note})")


def plain(value: Any, lang: str) -> str:
    """A value of a pack file on one line, a text in the language of the reader."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join(plain(item, lang) for item in value)
    if isinstance(value, dict):
        if is_text(value):
            return in_language(value, lang)
        return "(" + ", ".join(f"{key} {plain(item, lang)}" for key, item in value.items()) + ")"
    return str(value)

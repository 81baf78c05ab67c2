"""`sandtable deck`: check a deck list of Victory Day, show what is in it, or build one from a collection."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import sandtable
from sandtable.cli.words import add_language, read_text, say
from sandtable.games.victory_day import collection, quartermaster
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.collection import ARMIES, Collection
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.decks import LARGEST, SMALLEST, Deck, in_text, title_of
from sandtable.games.victory_day.decks import read_text as read_deck_list
from sandtable.games.victory_day.texts import short_cost, short_stats
from sandtable.kernel.errors import BadOption, Error, closest
from sandtable.kernel.registry import load_pack
from sandtable.kernel.words import in_language, translator

GAME = "victory-day"
FORMAT = """A deck is a text file: the army, then a number and a card on each line, by its name or its short name.

    name: Iron and fire
    side: german
    7 depot
    2 puma                        # a comment
    1 Tiger II King Tiger

It has 45 to 90 cards of one army, as many as the other deck, at most four of a name; resources are free of that.
All cards: sandtable cards show victory-day. A deck to begin with: sandtable deck show german-45.
Play with it: sandtable play victory-day --deck0 FILE."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = FORMAT
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    for name, text in (("check", "is this deck allowed?"), ("show", "what is in this deck?")):
        one = what.add_parser(name, help=text, description=text)
        one.add_argument("deck", help="a file with a deck list, or the name of a deck of the pack")
        one.add_argument("--collection", metavar="FILE", help="can it be built from this collection?")
        add_common(one)
    text = "a deck from a collection, to begin with"
    build = what.add_parser("build", help=text, description=text)
    build.add_argument("collection", metavar="COLLECTION", help="a collection; see sandtable boosters")
    build.add_argument("--army", choices=ARMIES, required=True, help="whose deck")
    build.add_argument("--size", type=int, default=SMALLEST, metavar="N", help="how many cards")
    add_common(build)


def add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", help="folder of a pack of your own")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    pack = victory_pack(args.pack)
    if args.what == "build":
        return build(pack, args)
    text = list_of(pack, args.deck)
    deck = read_deck_list(pack, Path(args.deck).name, text)
    if args.collection is not None:
        mine = read_collection(pack, args.collection, args.lang)
        collection.check_deck(pack, Path(args.deck).name, deck, mine.counts)
    if title := title_in(args.deck, text, args.lang):
        print(title)
    print(say(args.lang, "deck-head", deck=args.deck, side=side_name(deck.side, args.lang), cards=deck.size))
    if args.what == "show":
        show(pack, deck, args.lang)
    return 0


def build(pack: VictoryPack, args: argparse.Namespace) -> int:
    """A deck list on the standard output, so that it can be kept in a file and edited."""
    if not SMALLEST <= args.size <= LARGEST:
        raise BadOption("victory-day-deck-size", deck=args.collection, cards=args.size, low=SMALLEST, high=LARGEST)
    mine = read_collection(pack, args.collection, args.lang)
    deck = quartermaster.suggested(pack, ARMIES.index(args.army), mine.counts, args.size)
    print(in_text(pack, deck, mine.name or Path(args.collection).stem), end="")
    return 0


# -- files -------------------------------------------------------------------------------------------


def victory_pack(folder: str | None) -> VictoryPack:
    pack = load_pack(sandtable.game(GAME), folder)
    assert isinstance(pack, VictoryPack)
    return pack


def title_in(name: str, text: str, lang: str) -> str:
    """What a deck is called: one of the pack in the reader's language, any other as its list says."""
    words = translator(lang, sandtable.game(GAME).folder)
    return words(f"list-{name}") if words.has(f"list-{name}") else title_of(text)


def list_of(pack: VictoryPack, name: str) -> str:
    """The text of a deck of the pack by name, or of a file."""
    if name in pack.decks:
        return pack.decks[name]
    if not Path(name).is_file():
        names = list(pack.decks)
        raise BadOption("no-deck", deck=name, hint=closest(name, names), known=names)
    return read_text(name)


def read_collection(pack: VictoryPack, file: str, lang: str) -> Collection:
    """The collection in a file. One whose boosters had other cards is taken at its word, and that is said."""
    mine = collection.read(pack, Path(file).name, read_text(file))
    if not mine.checked:
        print(say(lang, "collection-unchecked", file=file), file=sys.stderr)
    return mine


def write_text(file: str, text: str) -> None:
    """Write a file whole or not at all."""
    part = Path(file + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError as error:
        raise Error("file-not-written", file=file, reason=error.strerror or type(error).__name__) from None


# -- cards in lines ----------------------------------------------------------------------------------


def side_name(side: int, lang: str) -> str:
    return say(lang, f"side-{n.SIDES[side]}")


def show(pack: VictoryPack, deck: Deck, lang: str) -> None:
    """The cards, by what they are: resources, units by type with their values, tactical cards."""
    for sort, name in enumerate(n.SORTS):
        kinds = [kind for kind, count in enumerate(deck.counts) if count and pack.sort[kind] == sort]
        print(f"\n{say(lang, f'deck-{name}', cards=sum(deck.counts[kind] for kind in kinds))}")
        widest = widest_name(pack, kinds, lang)
        for kind in sorted(kinds, key=lambda kind: pack.type[kind]):
            print(card_row(pack, kind, deck.counts[kind], widest, lang))


def widest_name(pack: VictoryPack, kinds: list[int], lang: str) -> int:
    return max((len(in_language(pack.names[kind], lang)) for kind in kinds), default=0)


def card_row(pack: VictoryPack, kind: int, count: int, widest: int, lang: str) -> str:
    """How many, a star for what only boosters have, the name, values, cost and the short name."""
    star = "★" if pack.booster[kind] else " "
    cells = [f"{count:4} {star} {in_language(pack.names[kind], lang):{widest}}"]
    if pack.sort[kind] != n.sort.RESOURCE:
        cells.append(f"{short_stats(pack, kind) if pack.sort[kind] == n.sort.UNIT else '':5}")
        cells.append(f"{short_cost(pack, kind, lang):6}")
    return "  ".join([*cells, pack.slugs[kind]])

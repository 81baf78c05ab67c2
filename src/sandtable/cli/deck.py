"""`sandtable deck`: check a deck list of Victory Day, or show what is in it."""

from __future__ import annotations

import argparse
from pathlib import Path

import sandtable
from sandtable.cli.words import add_language, read_text, say
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.decks import Deck, title_of
from sandtable.games.victory_day.decks import read_text as read_deck_list
from sandtable.games.victory_day.texts import short_cost, short_stats
from sandtable.kernel.errors import BadOption, closest
from sandtable.kernel.registry import load_pack

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
        one.add_argument("--pack", help="folder of a pack of your own")
        add_language(one)


def run(args: argparse.Namespace) -> int:
    pack = load_pack(sandtable.game(GAME), args.pack)
    assert isinstance(pack, VictoryPack)
    text = list_of(pack, args.deck)
    deck = read_deck_list(pack, Path(args.deck).name, text)
    if title := title_of(text):
        print(title)
    side = say(args.lang, f"side-{n.SIDES[deck.side]}")
    print(say(args.lang, "deck-head", deck=args.deck, side=side, cards=deck.size))
    if args.what == "show":
        show(pack, deck, args.lang)
    return 0


def list_of(pack: VictoryPack, name: str) -> str:
    """The text of a deck of the pack by name, or of a file."""
    if name in pack.decks:
        return pack.decks[name]
    if not Path(name).is_file():
        names = list(pack.decks)
        known = ", ".join(names)
        raise BadOption("there is no deck '{}'{}; name a file or one of {}", name, closest(name, names), known)
    return read_text(name)


def show(pack: VictoryPack, deck: Deck, lang: str) -> None:
    """The cards, by what they are: resources, units by type with their values, tactical cards."""
    for sort, name in enumerate(n.SORTS):
        kinds = [kind for kind, count in enumerate(deck.counts) if count and pack.sort[kind] == sort]
        print(f"\n{say(lang, f'deck-{name}', cards=sum(deck.counts[kind] for kind in kinds))}")
        widest = max((len(pack.names[kind][lang]) for kind in kinds), default=0)
        for kind in sorted(kinds, key=lambda kind: pack.type[kind]):
            cells = [f"{deck.counts[kind]:4} {pack.names[kind][lang]:{widest}}"]
            if sort == n.sort.UNIT:
                cells.append(f"{short_stats(pack, kind):5}")
            if sort != n.sort.RESOURCE:
                cells.append(f"{short_cost(pack, kind, lang):6}")
            print("  ".join([*cells, pack.slugs[kind]]))

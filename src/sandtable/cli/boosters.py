"""`sandtable boosters`: open boosters of Victory Day, and keep the cards in a collection."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from sandtable.cli.deck import card_row, read_collection, side_name, victory_pack, widest_name, write_text
from sandtable.cli.words import add_language, say
from sandtable.games.victory_day import boosters, collection
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.collection import ARMIES, SEED, Collection, Opening
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.kernel.errors import BadOption

FORMAT = """A booster has seven cards of one army: five as common as in the box, and two that only boosters have.
The same seed opens the same boosters. A collection is a text file; it begins with the cards of the box.

    sandtable boosters open --army soviet --packs 6 --collection mine.txt
    sandtable deck build mine.txt --army soviet > deck.txt
    sandtable deck check deck.txt --collection mine.txt
    sandtable play victory-day --deck0 deck.txt

To play with boosters that both open on the spot: sandtable play victory-day --prepare sealed, or draft."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = FORMAT
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    opening = what.add_parser("open", help="open boosters", description="open boosters")
    opening.add_argument("--army", choices=ARMIES, required=True, help="whose cards")
    opening.add_argument("--packs", type=int, default=1, metavar="N", help="how many boosters")
    opening.add_argument("--seed", help="opens the same boosters each time; without it, chance decides")
    opening.add_argument("--collection", metavar="FILE", help="put the cards into this collection; a new one is begun")
    held = what.add_parser("show", help="what is in a collection?", description="what is in a collection?")
    held.add_argument("collection", metavar="FILE", help="a collection")
    for one in (opening, held):
        one.add_argument("--pack", help="folder of a pack of your own")
        add_language(one)


def run(args: argparse.Namespace) -> int:
    pack = victory_pack(args.pack)
    if args.what == "show":
        show(pack, read_collection(pack, args.collection, args.lang), args.lang)
        return 0
    if not 1 <= args.packs <= boosters.MOST:
        raise BadOption("victory-day-boosters", number=args.packs, most=boosters.MOST)
    seed = secrets.token_hex(6) if args.seed is None else args.seed
    if not SEED.fullmatch(seed):
        raise BadOption("victory-day-seed", seed=seed)
    opening = Opening(ARMIES.index(args.army), args.packs, seed)
    if args.collection is None:
        tell(pack, boosters.opened(pack, opening.side, opening.number, seed), opening, args.lang)
        return 0
    new = not Path(args.collection).exists()
    mine = (
        collection.begun(pack, Path(args.collection).stem) if new else read_collection(pack, args.collection, args.lang)
    )
    found = collection.open_more(pack, mine, opening)
    write_text(args.collection, collection.write(pack, mine))
    tell(pack, found, opening, args.lang)
    print(say(args.lang, "boosters-kept", file=args.collection, more=len(found) * boosters.CARDS, all=sum(mine.counts)))
    return 0


def tell(pack: VictoryPack, found: list[list[int]], opening: Opening, lang: str) -> None:
    """Booster by booster, what was in it."""
    widest = widest_name(pack, [kind for cards in found for kind in cards], lang)
    for number, cards in enumerate(found, 1):
        print(say(lang, "booster-head", side=side_name(opening.side, lang), number=number, all=len(found)))
        for kind in sorted(cards, key=lambda kind: (-pack.booster[kind], kind)):
            print(card_row(pack, kind, 1, widest, lang))
        print()
    print(say(lang, "boosters-seed", seed=opening.seed))


def show(pack: VictoryPack, mine: Collection, lang: str) -> None:
    """The cards of each army."""
    if mine.name:
        print(mine.name)
    for side in (n.side.SOVIET, n.side.GERMAN):
        kinds = [kind for kind in boosters.cards_of(pack, side) if mine.counts[kind]]
        packs = sum(opening.number for opening in mine.openings if opening.side == side)
        cards = sum(mine.counts[kind] for kind in kinds)
        print(say(lang, "collection-head", side=side_name(side, lang), cards=cards, kinds=len(kinds), packs=packs))
        widest = widest_name(pack, kinds, lang)
        for kind in kinds:
            print(card_row(pack, kind, mine.counts[kind], widest, lang))
        print()

"""`sandtable verify`: does a record replay exactly, and does every shuffle follow from its seed?"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from hashlib import blake2b

from sandtable.cli.words import add_language, read_text, say
from sandtable.kernel import record as records
from sandtable.kernel.chance import SEED_BYTES, stream
from sandtable.kernel.editions import is_older
from sandtable.kernel.errors import BadRecord
from sandtable.kernel.events import EventLog
from sandtable.kernel.match import Match
from sandtable.kernel.prepared import was_prepared_so
from sandtable.kernel.registry import begin_record, other_rules
from sandtable.kernel.words import explained
from sandtable.kernel.zones import ZoneSpec
from sandtable.server import fairness


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="file of the record")
    parser.add_argument("--pack", help="folder of the pack, if it is not the standard one")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """0: it replays and is fair. 1: it does not, or is not. Not a record at all is bad input, as everywhere."""
    lang: str = args.lang
    head, lines = records.read(read_text(args.file))
    if is_older(head):
        print(say(lang, "verify-older", reason=explained(other_rules(head), lang)))
        seed_was_fair(str(head.start.seed), lines, lang)
        return 1
    match, witness = begin_watched(begin_record(head, args.pack))
    title = match.game.title(lang)
    print(say(lang, "verify-head", title=title, seed=str(match.start.seed), lines=len(lines)))
    stuck: BadRecord | None = None
    try:
        for number, line in enumerate(lines, 1):
            records.play_line(match, line, number)
    except BadRecord as error:
        stuck = error
    for number in range(match.state.chance):
        print(f"{say(lang, 'verify-event', number=number, seed=sub_seed(match.state.seed, number))}: ", end="")
        print(verdict(match, witness.shuffles.get(number), lang))
    if stuck is not None:
        print(say(lang, "verify-stuck", reason=stuck))
        return 1
    if not seed_was_fair(str(match.start.seed), lines, lang):
        return 1
    so = was_prepared_so(head, lines, match)
    if so is not None:
        print(say(lang, "verify-prepared-fits" if so else "verify-prepared-differs"))
    if so is False:
        return 1
    if not all(shuffle.fair for shuffle in witness.shuffles.values()):
        print(say(lang, "verify-bad"))
        return 1
    if head.result not in (None, match.head.result):
        print(say(lang, "verify-other-result", stated=str(head.result), found=str(match.head.result or "")))
        return 1
    print(say(lang, "verify-good", events=match.state.chance))
    return 0


def seed_was_fair(seed: str, lines: list[str], lang: str) -> bool:
    """Was the seed made as a table on a server makes it? A game played elsewhere says nothing about its seed."""
    stated = fairness.stated(lines)
    if not stated.hash and not stated.bits:
        return True
    try:
        hash_fits = fairness.commitment(stated.bits) == stated.hash
        seed_fits = fairness.match_seed(stated.bits, stated.words) == seed
    except ValueError:  # the bits are not in hex
        hash_fits = seed_fits = False
    print(say(lang, "verify-hash-fits" if hash_fits else "verify-hash-differs"))
    print(say(lang, "verify-seed-fits" if seed_fits else "verify-seed-differs", words=len(stated.words)))
    return hash_fits and seed_fits


@dataclass(frozen=True)
class Shuffle:
    """One shuffle as it was seen: of which zone, how many cards, and whether it is the one of its sub-seed."""

    zone: ZoneSpec
    cards: int
    fair: bool


class Witness(EventLog):
    """Looks at each zone when it was shuffled, and shuffles its cards once more from the seed."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.shuffles: dict[int, Shuffle] = {}

    def shuffled(self, zone: ZoneSpec, number: int) -> None:
        super().shuffled(zone, number)
        state = self.match.state
        cards = state.zones[zone.index].cards
        again = sorted(cards, reverse=True)
        stream(state.seed, number).shuffle(again)
        self.shuffles[number] = Shuffle(zone, len(cards), cards == again)


def begin_watched(begun: Match) -> tuple[Match, Witness]:
    """The same match from its beginning, with a witness who is there when it is set up."""
    game = begun.game
    if begun.start.position:
        state = begun.state
    else:
        state = game.state()
        state.start(begun.state.ruleset, begun.state.seed)
    match = Match(game, begun.pack, begun.options, begun.schema, state, begun.start)
    witness = Witness(match)
    match.events = witness
    state.log = witness
    if not begun.start.position:
        game.setup(state)
        state.run()
    return match, witness


def sub_seed(seed: bytes, number: int) -> str:
    """The seed of one random event: a keyed hash of its number, as docs and the kernel's `chance` have it."""
    return blake2b(number.to_bytes(8, "little"), key=seed, digest_size=SEED_BYTES).hexdigest()


def verdict(match: Match, shuffle: Shuffle | None, lang: str) -> str:
    """What a random event was, and whether it follows from the seed."""
    if shuffle is None:
        return say(lang, "verify-number")
    speaker = match.speaker(lang)
    zone = speaker.phrase(f"zone-{shuffle.zone.name}")
    if shuffle.zone.owner >= 0:
        zone = f"{zone} ({speaker.seat(shuffle.zone.owner)})"
    what = say(lang, "verify-shuffle", zone=zone, cards=shuffle.cards)
    return f"{what}, {say(lang, 'verify-fair' if shuffle.fair else 'verify-unfair')}"

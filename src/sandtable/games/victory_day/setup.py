"""VD-3: laying out a game, and the deck lists that the options name."""

from __future__ import annotations

from random import Random
from typing import Final

from sandtable.games.victory_day import decks
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.decks import Deck
from sandtable.games.victory_day.state import Victory
from sandtable.games.victory_day.turn import deal_hand
from sandtable.kernel.errors import BadOption
from sandtable.kernel.options import Option, Options

ARMIES: Final = ("soviet-german", "german-soviet")
"""The option `armies` by the army of the first seat."""
FORMAT: Final = Option("format", "45", ("45", "50"))
ARMIES_PLAYED: Final = Option("armies", "random", ("random", *ARMIES))


def check_options(pack: VictoryPack, seats: int, options: Options) -> Options:
    """Deck options as the game keeps them, checked against each other and the armies: VD-21.2, VD-R32."""
    settled = dict(options)
    for name in ("deck0", "deck1"):
        settled[name] = decks.settle_name(pack, name, str(options[name]))
    armies = str(options["armies"])
    for seat, name in ((0, "deck0"), (1, "deck1")):
        if settled[name] == decks.STARTER:
            continue
        side = decks.find(pack, str(settled[name])).side
        wanted = ARMIES[side if seat == 0 else 1 - side]
        if armies == "random":
            armies = wanted
        elif armies != wanted:
            raise BadOption("victory-day-deck-of-other-army", deck=name, side=n.SIDES[side], armies=armies)
    settled["armies"] = armies
    sizes = [deck.size for deck in both_decks(pack, settled, army_of_first_seat(settled))]
    if sizes[0] != sizes[1]:
        raise BadOption("victory-day-decks-unequal", one=sizes[0], other=sizes[1])
    return settled


def next_options(s: Victory, options: Options, swap: bool) -> Options:
    """The next game of a match: the other player begins, armies are kept unless they are swapped, VD-1.6, VD-R44.

    Everybody sits one seat further. So the same seat begins, and each seat has now the other army, with its deck.
    """
    made = {**options, "first": str(s.first), "armies": ARMIES[s.army[0]]}
    if not swap:
        made |= {"armies": ARMIES[s.army[1]], "deck0": options["deck1"], "deck1": options["deck0"]}
    return made


def random_decks(pack: VictoryPack, options: Options, chance: Random) -> Options:
    """Decks made at random for nobody, for one player or for both; for both, of any size that is allowed."""
    bring = chance.choice(((), (0,), (1,), (0, 1)))
    size = int(str(options["format"]))
    if len(bring) == 2:
        size = chance.choice((size, chance.randint(decks.SMALLEST, decks.LARGEST)))
    army = chance.randrange(2) if options["armies"] == "random" else army_of_first_seat(options)
    sides = (army, 1 - army)
    return {f"deck{seat}": decks.random_list(pack, sides[seat], size, chance) for seat in bring}


def both_decks(pack: VictoryPack, options: Options, army: int) -> list[Deck]:
    """The decks of both seats when seat 0 has this army."""
    out: list[Deck] = []
    for seat in range(2):
        value = str(options[f"deck{seat}"])
        side = army if seat == 0 else 1 - army
        if value == decks.STARTER:
            out.append(decks.starter(pack, side, int(str(options["format"]))))
        else:
            out.append(decks.find(pack, value))
    return out


def deck_size(pack: VictoryPack, options: Options) -> int:
    """How many cards each player begins with, VD-21.2."""
    return both_decks(pack, options, army_of_first_seat(options))[0].size


def army_of_first_seat(options: Options) -> int:
    return n.side.GERMAN if options["armies"] == ARMIES[n.side.GERMAN] else n.side.SOVIET


def places_needed(pack: VictoryPack, options: Options, line: int) -> int:
    """As many places as a line can ever need: the units of that line in the deck that has more of them."""
    return max(1, max(deck.units_on(pack, line) for deck in both_decks(pack, options, army_of_first_seat(options))))


def set_up(s: Victory) -> None:
    """Armies, decks, the coin, seven cards each; then redraws, the first player's before the second's."""
    options = s.ruleset.options
    armies = str(options["armies"])
    army = s.random(2) if armies == "random" else army_of_first_seat(options)  # VD-R44
    s.army = [army, 1 - army]
    for seat, deck in enumerate(both_decks(s.pack, options, army)):
        for kind, count in enumerate(deck.counts):
            if count:
                s.put(s.deck[seat], kind, count)
    first = str(options["first"])
    s.first = s.random(2) if first == "random" else int(first)  # VD-1.5
    s.active = s.first
    for seat in range(2):
        s.shuffle(s.deck[seat])  # VD-3.1
    for seat in range(2):
        deal_hand(s, seat)
    s.then(n.step.BEGIN_TURN)
    s.then(n.step.REDRAW_HAND, 1 - s.first)
    s.then(n.step.REDRAW_HAND, s.first)  # VD-R5


def longest(pack: VictoryPack, seats: int, options: Options) -> int:
    """Decks shrink by two a turn. In a turn each unit attacks once and answers once, and each card is played once.

    For a unit that is at most: a wave, who it attacks, two payments, launch, answer, two payments, hold, counter,
    two windows, damage on both sides, a raid; twice over, as both players have units.
    """
    size = deck_size(pack, options)
    units = places_needed(pack, options, 1) + places_needed(pack, options, 2)
    return size * (2 * 15 * units + 8 * size + 20)

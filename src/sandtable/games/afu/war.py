"""Setup by colour, and the preparation of the Full-Scale War."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.invaders import unpack
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.options import Option
from sandtable.kernel.steps import Decision, Offer, Sealed, Step
from sandtable.kernel.zones import TO_BOTTOM, TO_TOP, Zone

MODE: Final = Option("mode", "full", ("full", n.KALYNA))
DIFFICULTY: Final = Option("difficulty", n.EASIER, (n.EASIER, "harder", n.HARDEST), needs="solo")
COLOUR: Final = Option("colour", "choose", ("choose", "blue", "yellow"))

COLOUR_CHOSEN: Final = EventType("colour-chosen", "seat word:colour", "AFU-2.1", n.COLOURS)
WAR_BEGINS: Final = EventType("war-begins", "", "AFU-14.1")
SECRETS_KEPT: Final = EventType("secrets-kept", "seat", "AFU-2.5")

# -- setup ------------------------------------------------------------------------------------------


class ChooseColour(Decision[Afu]):
    """The first player picks a colour; the other player gets the other one."""

    number = n.step.CHOOSE_COLOUR
    rules = ("AFU-2.1", "AFU-R3", "AFU-R58")

    def seat(self, s: Afu) -> int:
        return s.first

    def offer(self, s: Afu, to: Offer) -> None:
        fixed = str(s.ruleset.options["colour"])
        for colour in (n.card_set.YELLOW, n.card_set.BLUE):
            if fixed in ("choose", n.COLOURS[colour]):
                to.add(n.verb.COLOUR, colour - n.card_set.YELLOW)

    def take(self, s: Afu, verb: int, a: int, b: int) -> None:
        colour = a + n.card_set.YELLOW
        s.tell(COLOUR_CHOSEN, s.first, colour)
        s.colour = changed(s.colour, s.first, colour)
        if not s.solo():
            s.colour = changed(s.colour, 1 - s.first, n.card_set.YELLOW + n.card_set.BLUE - colour)
        s.then(n.step.BEGIN)
        if not s.solo():
            s.then(n.step.KEEP_SECRET)  # AFU-19.2
        s.then(n.step.DEAL_COLOURS)


class DealColours(Step[Afu]):
    """Starting Cards and flagged Invader Cards of the own colour are shuffled into decks."""

    number = n.step.DEAL_COLOURS
    rules = ("AFU-2.3", "AFU-2.7")

    def run(self, s: Afu) -> None:
        for seat in s.in_order():
            unpack_all(s, s.pack.starting_of[s.colour[seat]], s.deck[seat])
            s.shuffle(s.deck[seat])
            unpack_all(s, s.pack.invaders_of[s.colour[seat]], s.invader_deck[seat])
            s.shuffle(s.invader_deck[seat])


def unpack_all(s: Afu, kinds: list[int], to: Zone) -> None:
    for kind in kinds:
        unpack(s, kind, to)


class KeepSecret(Sealed[Afu]):
    """Each player keeps one of two achievements in secret."""

    number = n.step.KEEP_SECRET
    rules = ("AFU-2.5", "AFU-2.6")

    def asked(self, s: Afu) -> list[int]:
        return s.in_order()

    def private(self, s: Afu) -> bool:
        return True

    def offer(self, s: Afu, to: Offer) -> None:
        for card in s.secret[s.asking].distinct():
            to.add(n.verb.KEEP, (card >> STATE_BITS) - s.pack.first_achievement)

    def take_all(self, s: Afu, answers: list[int]) -> None:
        for seat in s.in_order():
            kept = s.ruleset.verbs.first_of[answers[seat]] + s.pack.first_achievement
            s.tell(SECRETS_KEPT, seat)
            cards = s.secret[seat].cards
            at = 0 if cards[1] >> STATE_BITS == kept else 1
            s.carry(s.secret[seat], at, s.achievement_box, TO_TOP)


class Begin(Step[Afu]):
    """Chervona Kalyna skips the Invasion and starts with the War, without a flip."""

    number = n.step.BEGIN
    rules = ("AFU-3.1", "AFU-20.1", "AFU-R68")

    def run(self, s: Afu) -> None:
        s.then(n.step.PREPARE_WAR if s.ruleset.options["mode"] == n.KALYNA else n.step.NEW_ROUND)


# -- the War ----------------------------------------------------------------------------------------


class PrepareWar(Step[Afu]):
    """New Invader Decks, new personal decks, the Event Deck. Trophies, Hospitals and the display stay."""

    number = n.step.PREPARE_WAR
    rules = ("AFU-14.3", "AFU-14.4", "AFU-14.5", "AFU-14.6", "AFU-14.7", "AFU-14.8", "AFU-14.9", "AFU-14.10")

    def run(self, s: Afu) -> None:
        s.tell(WAR_BEGINS)
        s.phase = n.period.WAR
        if s.solo():
            solo_invaders(s)
        else:
            s.move_all(s.invader_discard[0], s.invader_deck[1])  # AFU-14.5
            s.move_all(s.invader_discard[1], s.invader_deck[0])
            unpack_all(s, s.pack.invaders_of[n.card_set.I], s.invader_deck[s.first])  # AFU-14.4, AFU-R9, AFU-R67
            unpack_all(s, s.pack.set_two, s.invader_deck[1 - s.first])
        for seat in s.in_order():
            s.shuffle(s.invader_deck[seat])
            s.move_all(s.discard[seat], s.deck[seat])  # AFU-14.7
            s.shuffle(s.deck[seat])
        build_event_deck(s)
        s.then(n.step.NEW_ROUND)


def solo_invaders(s: Afu) -> None:
    """Easier: the discarded invaders come back with set I. Otherwise set I is alone, AFU-19.5, AFU-19.6.

    In Chervona Kalyna nothing has been discarded yet: all levels are the same here, AFU-R69.
    """
    easier = s.ruleset.options["difficulty"] == n.EASIER
    s.move_all(s.invader_discard[0], s.invader_deck[0] if easier else s.game_box)
    unpack_all(s, s.pack.invaders_of[n.card_set.I], s.invader_deck[0])


def build_event_deck(s: Afu) -> None:
    """Events, promos, bridges and some of the cities; Moskva at the bottom, AFU-14.9."""
    pack = s.pack
    promos = not s.solo() or s.ruleset.options["difficulty"] != n.HARDEST  # AFU-19.7
    for kind in pack.event_kinds:
        if (pack.group[kind] == n.card_type.EVENT and (promos or not pack.promo[kind])) or pack.objective[
            kind
        ] == n.objective.BRIDGE:
            unpack(s, kind, s.event_deck)
        elif pack.objective[kind] == n.objective.CITY and pack.points[kind] in (3, 4):
            unpack(s, kind, s.objectives_left)
    s.shuffle(s.objectives_left)
    draw_cities(s, 3, n.CITIES_WORTH_THREE)
    draw_cities(s, 4, n.CITIES_WORTH_FOUR)
    s.shuffle(s.event_deck)
    for kind in pack.event_kinds:
        if pack.objective[kind] == n.objective.CRUISER:
            s.carry(s.game_box, kind, s.event_deck, TO_BOTTOM)


def draw_cities(s: Afu, points: int, number: int) -> None:
    """Cities of one value go to the Event Deck; what is not drawn stays in the box unseen, AFU-R10."""
    left = s.objectives_left
    for at in range(len(left.cards) - 1, -1, -1):
        if number and s.pack.points[left.cards[at] >> STATE_BITS] == points:
            s.carry(left, at, s.event_deck, TO_TOP)
            number -= 1

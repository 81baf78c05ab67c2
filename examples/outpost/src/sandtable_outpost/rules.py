"""The rules of Outpost, from the first outpost to the score."""

from typing import Final

from sandtable import Figure, Part, Result, State
from sandtable.kernel.cards import card_of, kind_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.names import slugs
from sandtable.kernel.options import Options
from sandtable.kernel.results import most_points_win
from sandtable.kernel.schema import CounterRow, Schema, ZoneRow
from sandtable.kernel.steps import Offer, Sealed, Step
from sandtable.kernel.verbs import VerbSpec
from sandtable.kernel.zones import Zone
from sandtable_outpost.cards import HAND_SIZE, OutpostPack


class step:
    """Steps and decisions, in the order of play."""

    NEXT_OUTPOST: Final = 0
    PICK_A_SQUAD: Final = 1


class verb:
    """What a player may do."""

    SEND: Final = 0


class ending:
    """Why a game ends."""

    LAST_OUTPOST: Final = 0


VERBS: Final = {verb.SEND: VerbSpec("kind", rules="OUT-2.2")}
OUTPOST_SHOWN: Final = EventType("outpost-shown", "n card", "OUT-2.1")
SQUAD_SENT: Final = EventType("squad-sent", "seat card", "OUT-2.2")
OUTPOST_TAKEN: Final = EventType("outpost-taken", "seat card", "OUT-2.3")
OUTPOST_LOST: Final = EventType("outpost-lost", "card", "OUT-2.3")


def schema(pack: OutpostPack, seats: int, options: Options) -> Schema:
    return Schema(
        zones=(
            ZoneRow("discard", "bag", faces="all"),
            ZoneRow("hand", "bag", faces="owner", per_seat=True, pool="squads", shared_pool=True),
            ZoneRow("taken", "bag", faces="all", per_seat=True),
            ZoneRow("deck", "pile", faces="nobody", pool="squads", shared_pool=True),
            ZoneRow("outposts", "pile", faces="nobody"),
            ZoneRow("contested", "pile", faces="all"),
        ),
        counters=(CounterRow("round", 0, 20),),
    )


class Outpost(State):
    """A position: the zones and counters of the schema as plain attributes."""

    pack: OutpostPack
    discard: Zone
    hand: list[Zone]
    taken: list[Zone]
    deck: Zone
    outposts: Zone
    contested: Zone
    round: int


def set_up(s: Outpost) -> None:
    for kind, copies in enumerate(s.pack.copies):
        s.put(s.outposts if s.pack.backs[kind] else s.deck, kind, copies)
    s.shuffle(s.deck)
    s.shuffle(s.outposts)
    s.deal(s.deck, s.hand, HAND_SIZE)  # OUT-1.1
    s.then(step.NEXT_OUTPOST)


class NextOutpost(Step[Outpost]):
    """Turn up the next outpost, or end the game."""

    number = step.NEXT_OUTPOST
    rules = ("OUT-2.1", "OUT-3.1")

    def run(self, s: Outpost) -> None:
        if not s.outposts.cards or not s.hand[0].cards:
            s.end(ending.LAST_OUTPOST)
            return
        s.round += 1
        s.tell(OUTPOST_SHOWN, s.round, s.outposts.top())
        s.draw(s.outposts, s.contested)
        s.then(step.PICK_A_SQUAD)


class PickASquad(Sealed[Outpost]):
    """Everybody picks one squad in secret; the strongest takes the outpost."""

    number = step.PICK_A_SQUAD
    rules = ("OUT-2.2", "OUT-2.3", "OUT-2.4")

    def offer(self, s: Outpost, to: Offer) -> None:
        for card in s.hand[s.asking].distinct():
            to.add(verb.SEND, kind_of(card))

    def take_all(self, s: Outpost, answers: list[int]) -> None:
        sent = [s.ruleset.verbs.first_of[answer] for answer in answers]
        for seat, kind in enumerate(sent):
            s.tell(SQUAD_SENT, seat, card_of(kind))
            s.move(card_of(kind), s.hand[seat], s.discard)
        strengths = [s.pack.worth[kind] for kind in sent]
        if strengths.count(max(strengths)) == 1:  # OUT-2.3
            winner = strengths.index(max(strengths))
            s.tell(OUTPOST_TAKEN, winner, s.contested.top())
            s.draw(s.contested, s.taken[winner])
        else:
            s.tell(OUTPOST_LOST, s.contested.top())
            s.draw(s.contested, s.discard)
        if len(s.deck.cards) >= s.seats:  # OUT-2.4
            s.deal(s.deck, s.hand)
        s.then(step.NEXT_OUTPOST)


def result(s: Outpost) -> Result:
    """Most points win, OUT-3.1."""
    sheet = []
    for seat, zone in enumerate(s.taken):
        kinds = [kind_of(card) for card in zone.cards]
        parts = [Part("score-card", s.pack.worth[kind], {"card": ["kind", s.pack.slugs[kind]]}) for kind in kinds]
        sheet.append(Figure("score", sum(part.number for part in parts), tuple(parts), seat, ("OUT-3.1",)))
    return most_points_win(sheet, slugs(ending)[s.ending])


def value(s: Outpost, seat: int) -> float:
    """For bots: points taken count more than strength in hand."""
    points = [sum(s.pack.worth[kind_of(card)] for card in zone.cards) for zone in s.taken]
    strength = sum(s.pack.worth[kind_of(card)] for card in s.hand[seat].cards)
    return 2 * points[seat] + strength - 2 * max(points[:seat] + points[seat + 1 :])

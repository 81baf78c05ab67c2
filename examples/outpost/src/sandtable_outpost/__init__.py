"""Outpost, a tiny game: send squads in secret, take outposts. It shows everything that a game must bring."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.kernel.cards import card_of, kind_of
from sandtable.kernel.game import Figure, Game, Part, Result, Scalar, Tale, kinds_domain, ranks_of, shares_of
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import fill_common, read_files
from sandtable.kernel.state import Offer, Sealed, State, Step
from sandtable.kernel.table import CounterRow, Table, ZoneRow
from sandtable.kernel.verbs import Verb
from sandtable.kernel.zones import Zone

HAND_SIZE = 4

# Ids: steps, verbs, tales, endings.
NEXT_OUTPOST, PICK_A_SQUAD = 0, 1
SEND = 0
OUTPOST_SHOWN, SQUAD_SHOWN, OUTPOST_TAKEN, OUTPOST_LOST = 0, 1, 2, 3
LAST_OUTPOST = 0


class OutpostPack(Pack):
    """Strength of squads and points of outposts, by kind; the other column is 0."""

    def __init__(self, slugs: list[str], copies: list[int], strength: list[int], points: list[int]) -> None:
        super().__init__(slugs, copies)
        self.strength = strength
        self.points = points
        self.backs = [0 if power else 1 for power in strength]
        self.back_names = ["squad", "outpost"]


class Outpost(State):
    """A position: the zones and counters of the table below, as plain attributes."""

    pack: OutpostPack
    hand: list[Zone]
    taken: list[Zone]
    deck: Zone
    outposts: Zone
    contested: Zone
    discard: Zone
    round: int

    def bind(self) -> None:
        n, zones = self.seats, self.zones
        assert isinstance(self.box.pack, OutpostPack)
        self.pack = self.box.pack
        self.hand, self.taken = zones[:n], zones[n : 2 * n]
        self.deck, self.outposts, self.contested, self.discard = zones[2 * n :]

    def clone(self) -> Outpost:
        other = Outpost()
        self.copy_to(other)
        other.round = self.round
        return other


class NextOutpost(Step[Outpost]):
    """Turn up the next outpost, or end the game."""

    rules = ("OUT-2.1", "OUT-3.1")

    def run(self, s: Outpost) -> None:
        if not s.outposts.cards or not s.hand[0].cards:
            s.end(LAST_OUTPOST)
            return
        s.round += 1
        s.tell(OUTPOST_SHOWN, s.round, s.outposts.top())
        s.draw(s.outposts, s.contested)
        s.then(PICK_A_SQUAD)


class PickASquad(Sealed[Outpost]):
    """Everybody picks one squad in secret."""

    rules = ("OUT-2.2", "OUT-2.3")

    def asked(self, s: Outpost) -> list[int]:
        return list(range(s.seats))

    def private(self, s: Outpost) -> bool:
        return True

    def offer(self, s: Outpost, to: Offer) -> None:
        for card in s.hand[s.asking].distinct():
            to.add(SEND, kind_of(card))

    def take_all(self, s: Outpost, answers: list[int]) -> None:
        sent = [s.box.verbs.first_of[answer] for answer in answers]
        for seat, kind in enumerate(sent):
            s.tell(SQUAD_SHOWN, seat, card_of(kind))
            s.move(card_of(kind), s.hand[seat], s.discard)
        strengths = [s.pack.strength[kind] for kind in sent]
        outpost = s.contested.top()
        if strengths.count(max(strengths)) == 1:                             # OUT-2.3
            winner = strengths.index(max(strengths))
            s.tell(OUTPOST_TAKEN, winner, outpost)
            s.draw(s.contested, s.taken[winner])
        else:
            s.tell(OUTPOST_LOST, outpost)
            s.draw(s.contested, s.discard)
        if len(s.deck.cards) >= s.seats:                                     # OUT-2.4
            for seat in range(s.seats):
                s.draw(s.deck, s.hand[seat])
        s.then(NEXT_OUTPOST)


class OutpostGame(Game):
    name = "outpost"
    titles = {"en": "Outpost", "uk": "Застава"}
    credits = {"en": "A teaching example of this project.", "uk": "Навчальний приклад цього проєкту."}
    seats = (2, 3)
    rule_prefix = "OUT"
    endings = ("last-outpost",)
    folder = Path(__file__).parent

    def read_pack(self, folder: Path) -> OutpostPack:
        files = read_files(folder, self.standard_pack)
        squads, outposts = files.entries("squads"), files.entries("outposts")
        strength = [entry.number("strength", 1, 9) for _, entry in squads] + [0] * len(outposts)
        points = [0] * len(squads) + [entry.number("points", 1, 9) for _, entry in outposts]
        copies = [entry.number("copies", 0, 20) for _, entry in squads + outposts]
        files.known_totals(["squads", "outposts"])
        files.check_total("squads", sum(copies[: len(squads)]))
        files.check_total("outposts", sum(copies[len(squads) :]))
        pack = OutpostPack([slug for slug, _ in squads + outposts], copies, strength, points)
        fill_common(pack, files, squads + outposts)
        return pack

    def table(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> Table:
        return Table(
            zones=(
                ZoneRow("hand", "bag", faces="owner", per_seat=True, pool="squads", shared_pool=True),
                ZoneRow("taken", "bag", faces="all", per_seat=True),
                ZoneRow("deck", "pile", faces="nobody", pool="squads", shared_pool=True),
                ZoneRow("outposts", "pile", faces="nobody"),
                ZoneRow("contested", "pile", faces="all"),
                ZoneRow("discard", "bag", faces="all"),
            ),
            counters=(CounterRow("round", 0, 20),),
        )

    def steps(self) -> dict[int, Step[Any]]:
        return {NEXT_OUTPOST: NextOutpost(), PICK_A_SQUAD: PickASquad()}

    def verbs(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[int, Verb]:
        return {SEND: Verb("send", kinds_domain(pack))}

    def tales(self) -> dict[int, Tale]:
        return {
            OUTPOST_SHOWN: Tale("outpost-shown", "n card", "OUT-2.1"),
            SQUAD_SHOWN: Tale("squad-shown", "seat card", "OUT-2.2"),
            OUTPOST_TAKEN: Tale("outpost-taken", "seat card", "OUT-2.3"),
            OUTPOST_LOST: Tale("outpost-lost", "card", "OUT-2.3"),
        }

    def new_state(self) -> Outpost:
        return Outpost()

    def setup(self, s: State) -> None:
        assert isinstance(s, Outpost)
        s.round = 0
        for kind, copies in enumerate(s.pack.copies):
            s.put(s.deck if s.pack.strength[kind] else s.outposts, kind, copies)
        s.shuffle(s.deck)
        s.shuffle(s.outposts)
        for seat in range(s.seats):
            for _ in range(HAND_SIZE):                                       # OUT-1.1
                s.draw(s.deck, s.hand[seat])
        s.then(NEXT_OUTPOST)

    def home(self, s: State, kind: int) -> tuple[str, int]:
        return "discard", -1

    def result(self, s: State) -> Result:
        assert isinstance(s, Outpost)
        sheet = tuple(self.score(s, seat) for seat in range(s.seats))
        scores = tuple(figure.total for figure in sheet)
        ranks = ranks_of([(score,) for score in scores])
        return Result(ranks, shares_of(ranks), scores, self.endings[s.ending], sheet)

    def score(self, s: Outpost, seat: int) -> Figure:
        """Most points win, OUT-3.1."""
        kinds = [kind_of(card) for card in s.taken[seat].cards]
        cards = [{"card": ["kind", s.pack.slugs[kind]]} for kind in kinds]
        parts = tuple(Part("score-card", s.pack.points[kind], card) for kind, card in zip(kinds, cards, strict=True))
        return Figure("score", sum(part.number for part in parts), parts, seat, ("OUT-3.1",))

    def figures(self, s: State, seat: int) -> list[Figure]:
        assert isinstance(s, Outpost)
        return [self.score(s, each) for each in range(s.seats)]

    def value(self, s: State, seat: int) -> float:
        """Points taken count twice as much as strength in hand."""
        assert isinstance(s, Outpost)
        worth = [2 * self.score(s, each).total for each in range(s.seats)]
        strength = sum(s.pack.strength[kind_of(card)] for card in s.hand[seat].cards)
        return worth[seat] + strength - max(worth[:seat] + worth[seat + 1 :])

    def longest(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> int:
        return seats * sum(pack.copies)


game = OutpostGame()

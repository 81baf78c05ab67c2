"""Outpost, a tiny game: send squads in secret, take outposts. It shows everything that a game must bring."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.kernel.cards import card_of, kind_of
from sandtable.kernel.game import Figure, Game, Part, Result, Scalar, Tale, kinds_domain, ranks_of, shares_of
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import fill_common
from sandtable.kernel.state import State
from sandtable.kernel.steps import Offer, Sealed, Step
from sandtable.kernel.table import CounterRow, Table, ZoneRow
from sandtable.kernel.verbs import Verb
from sandtable.kernel.zones import Zone

NEXT_OUTPOST, PICK_A_SQUAD = range(2)                                        # steps
OUTPOST_SHOWN, SQUAD_SENT, OUTPOST_TAKEN, OUTPOST_LOST = range(4)            # tales
SEND = LAST_OUTPOST = 0                                                      # the only verb, the only ending
HAND_SIZE = 4


class OutpostPack(Pack):
    """What a card is worth: the strength of a squad, the points of an outpost."""

    worth: list[int]


class Outpost(State):
    """A position: the zones and counters of the table below, as plain attributes."""

    pack: OutpostPack
    discard: Zone
    hand: list[Zone]
    taken: list[Zone]
    deck: Zone
    outposts: Zone
    contested: Zone
    round: int

    def bind(self) -> None:
        n, zones = self.seats, self.zones
        assert isinstance(self.box.pack, OutpostPack)
        self.pack = self.box.pack
        self.discard, self.hand, self.taken = zones[0], zones[1 : n + 1], zones[n + 1 : 2 * n + 1]
        self.deck, self.outposts, self.contested = zones[2 * n + 1 :]

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
    """Everybody picks one squad in secret; the strongest takes the outpost."""

    rules = ("OUT-2.2", "OUT-2.3", "OUT-2.4")

    def offer(self, s: Outpost, to: Offer) -> None:
        for card in s.hand[s.asking].distinct():
            to.add(SEND, kind_of(card))

    def take_all(self, s: Outpost, answers: list[int]) -> None:
        sent = [s.box.verbs.first_of[answer] for answer in answers]
        for seat, kind in enumerate(sent):
            s.tell(SQUAD_SENT, seat, card_of(kind))
            s.move(card_of(kind), s.hand[seat], s.discard)
        strengths = [s.pack.worth[kind] for kind in sent]
        if strengths.count(max(strengths)) == 1:                             # OUT-2.3
            winner = strengths.index(max(strengths))
            s.tell(OUTPOST_TAKEN, winner, s.contested.top())
            s.draw(s.contested, s.taken[winner])
        else:
            s.tell(OUTPOST_LOST, s.contested.top())
            s.draw(s.contested, s.discard)
        if len(s.deck.cards) >= s.seats:                                     # OUT-2.4
            for hand in s.hand:
                s.draw(s.deck, hand)
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
        files = self.pack_files(folder)
        squads, outposts = files.entries("squads"), files.entries("outposts")
        cards = squads + outposts
        pack = OutpostPack([slug for slug, _ in cards], [entry.number("copies", 0, 20) for _, entry in cards])
        pack.worth = [entry.number("worth", 1, 9) for _, entry in cards]
        pack.backs = [0] * len(squads) + [1] * len(outposts)
        pack.back_names = ["squad", "outpost"]
        files.known_totals(["cards"])
        files.check_total("cards", sum(pack.copies))
        fill_common(pack, files, cards)
        return pack

    def table(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> Table:
        return Table(
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

    def steps(self) -> dict[int, Step[Any]]:
        return {NEXT_OUTPOST: NextOutpost(), PICK_A_SQUAD: PickASquad()}

    def verbs(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[int, Verb]:
        return {SEND: Verb("send", kinds_domain(pack))}

    def tales(self) -> dict[int, Tale]:
        return {
            OUTPOST_SHOWN: Tale("outpost-shown", "n card", "OUT-2.1"),
            SQUAD_SENT: Tale("squad-sent", "seat card", "OUT-2.2"),
            OUTPOST_TAKEN: Tale("outpost-taken", "seat card", "OUT-2.3"),
            OUTPOST_LOST: Tale("outpost-lost", "card", "OUT-2.3"),
        }

    def new_state(self) -> Outpost:
        return Outpost()

    def setup(self, s: State) -> None:
        assert isinstance(s, Outpost)
        s.round = 0
        for kind, copies in enumerate(s.pack.copies):
            s.put(s.outposts if s.pack.backs[kind] else s.deck, kind, copies)
        s.shuffle(s.deck)
        s.shuffle(s.outposts)
        for hand in s.hand:
            for _ in range(HAND_SIZE):                                       # OUT-1.1
                s.draw(s.deck, hand)
        s.then(NEXT_OUTPOST)

    def result(self, s: State) -> Result:
        """Most points win, OUT-3.1."""
        assert isinstance(s, Outpost)
        sheet = []
        for seat, zone in enumerate(s.taken):
            kinds = [kind_of(card) for card in zone.cards]
            parts = [Part("score-card", s.pack.worth[kind], {"card": ["kind", s.pack.slugs[kind]]}) for kind in kinds]
            sheet.append(Figure("score", sum(part.number for part in parts), tuple(parts), seat, ("OUT-3.1",)))
        scores = tuple(figure.total for figure in sheet)
        ranks = ranks_of([(score,) for score in scores])
        return Result(ranks, shares_of(ranks), scores, self.endings[LAST_OUTPOST], tuple(sheet))

    def value(self, s: State, seat: int) -> float:
        """Points taken count more than strength in hand."""
        assert isinstance(s, Outpost)
        points = [sum(s.pack.worth[kind_of(card)] for card in zone.cards) for zone in s.taken]
        strength = sum(s.pack.worth[kind_of(card)] for card in s.hand[seat].cards)
        return 2 * points[seat] + strength - 2 * max(points[:seat] + points[seat + 1 :])

    def longest(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> int:
        return seats * sum(pack.copies)


game = OutpostGame()

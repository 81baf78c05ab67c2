"""AFU: Armed Forces of Ukraine, a card game by Volodymyr Semeniv (Kilogames, 2022), for one or two players.

`turn.py` holds the sequence of play; the other files are named after the chapters of the rulebook.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from sandtable.games.afu import balance, packs, tables
from sandtable.games.afu.card_rules import card_rules
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.figures import figures, score_sheet
from sandtable.games.afu.names import (
    AFU,
    AID,
    ENDINGS,
    EVENT,
    HAND_SIZE,
    OBJECTIVE,
    PANIC,
    STARTING,
)
from sandtable.games.afu.phases import AHEAD, ASKED, PHASES
from sandtable.games.afu.scoring import panic_owned, reached_scoring
from sandtable.games.afu.setup import set_up
from sandtable.games.afu.state import Afu
from sandtable.games.afu.terminal import draw_table
from sandtable.games.afu.texts import action_details, card_effects, card_text
from sandtable.games.afu.value import value
from sandtable.games.afu.why_not import why_not
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.game import Figure, Game, Option, Result, Scalar, Tale, ranks_of, shares_of
from sandtable.kernel.gauge import Gauge, Reading
from sandtable.kernel.match import Match
from sandtable.kernel.pack import Pack
from sandtable.kernel.state import State
from sandtable.kernel.steps import Step
from sandtable.kernel.table import Table
from sandtable.kernel.verbs import Verb
from sandtable.kernel.words import Speaker
from sandtable.kernel.zones import STOCK

TITLES = {"en": "AFU: Armed Forces of Ukraine", "uk": "ЗСУ: Збройні сили України"}
CREDITS = {
    "en": "Game by Volodymyr Semeniv, published by Kilogames, 2022.",
    "uk": "Автор гри Володимир Семенів, видавництво Kilogames, 2022.",
}


class AfuGame(Game):
    name = "afu"
    titles = TITLES
    credits = CREDITS
    seats = (1, 2)
    rule_prefix = "AFU"
    own_options = (
        Option("mode", "full", ("full", "chervona-kalyna")),
        Option("difficulty", "easier", ("easier", "harder", "hardest"), needs="solo"),
        Option("colour", "choose", ("choose", "blue", "yellow")),
    )
    endings = ENDINGS
    phases = PHASES
    phase_asked = ASKED
    phase_ahead = AHEAD
    folder = Path(__file__).parent

    def read_pack(self, folder: Path) -> AfuPack:
        return packs.read_pack(self.pack_files(folder))

    def table(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> Table:
        return tables.TABLE

    def steps(self) -> dict[int, Step[Any]]:
        return tables.steps()

    def verbs(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[int, Verb]:
        assert isinstance(pack, AfuPack)
        return tables.verbs(pack)

    def tales(self) -> dict[int, Tale]:
        return tables.tales()

    def new_state(self) -> Afu:
        return Afu()

    def setup(self, s: State) -> None:
        assert isinstance(s, Afu)
        set_up(s)

    def home(self, s: State, kind: int) -> tuple[str, int]:
        return "game-box", -1

    def result(self, s: State) -> Result:
        """Most victory points win, then fewer Panic Cards, AFU-18.8 to AFU-18.10."""
        assert isinstance(s, Afu)
        sheet = tuple(score_sheet(s, seat, secrets=True) for seat in range(s.seats))
        scores = tuple(figure.total for figure in sheet)
        reason = self.endings[s.ending]
        if s.solo():
            return Result((1,), (1.0 if reached_scoring(s) else 0.0,), scores, reason, sheet)
        ranks = ranks_of([(score, -panic_owned(s, seat)) for seat, score in enumerate(scores)])
        return Result(ranks, shares_of(ranks), scores, reason, sheet)

    def figures(self, s: State, seat: int) -> list[Figure]:
        assert isinstance(s, Afu)
        return figures(s, seat)

    def why_not(self, s: State, verb: int, a: int, b: int) -> tuple[str, tuple[str, ...]] | None:
        assert isinstance(s, Afu)
        return why_not(s, verb, a, b)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Afu)
        return value(s, seat)

    def turn(self, s: State) -> int:
        assert isinstance(s, Afu)
        return s.round

    def gauges(self, seats: int, options: dict[str, Scalar]) -> list[Gauge]:
        return balance.gauges(seats, options)

    def readings(self, match: Match) -> list[Reading]:
        return balance.readings(match)

    def action_details(self, s: State, verb: int, a: int, b: int) -> dict[str, Any]:
        assert isinstance(s, Afu)
        return action_details(s, verb, a)

    def render(
        self, view: dict[str, Any], speaker: Speaker, width: int, height: int | None = None
    ) -> list[str]:
        return draw_table(view, speaker, width)

    def card_text(self, pack: Pack, kind: int, lang: str) -> list[str]:
        assert isinstance(pack, AfuPack)
        return card_text(pack, kind, lang)

    def card_rules(self, pack: Pack, kind: int) -> list[str]:
        assert isinstance(pack, AfuPack)
        return card_rules(pack, kind)

    def card_effects(self, pack: Pack, kind: int, lang: str) -> list[str]:
        assert isinstance(pack, AfuPack)
        return card_effects(pack, kind, lang)

    def longest(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> int:
        """Rounds times the most choices a round can hold, AFU-R71.

        At most 4 Invasion rounds and one War round for each Event Deck card. In a round: 60 bids, and for each player
        5 cards spent, 6 placed, 11 rewards with up to 5 choices each, 11 switched off, 10 purchases and passes for
        each of the budgets, 5 icons and the choices of a dozen events.
        """
        assert isinstance(pack, AfuPack)
        return (4 + pack.event_cards) * (60 + seats * 200)

    def invariants(self, s: State) -> list[str]:
        assert isinstance(s, Afu)
        return [*lost_cards(s), *full_hands(s), *misplaced(s)]


def lost_cards(s: Afu) -> list[str]:
    """Every card of the pack is somewhere, once."""
    found: Counter[int] = Counter()
    for zone in s.zones:
        if zone.site.layout == STOCK:
            found.update({kind: count for kind, count in enumerate(zone.cards) if count})
        else:
            found.update(card >> STATE_BITS for card in zone.cards if card != NONE)
    return [
        f"there are {found[kind]} cards {slug}, not {s.pack.copies[kind]}"
        for kind, slug in enumerate(s.pack.slugs)
        if found[kind] != s.pack.copies[kind]
    ]


def full_hands(s: Afu) -> list[str]:
    """AFU-R75."""
    return [
        f"player {seat} holds more than {HAND_SIZE} cards"
        for seat in range(s.seats)
        if len(s.hand[seat].cards) + len(s.fresh[seat].cards) > HAND_SIZE
    ]


def misplaced(s: Afu) -> list[str]:
    """Units only in the zones of units, invaders only in those of invaders."""
    units = (s.deck, s.hand, s.fresh, s.discard, s.hospital, s.spent, s.defense_row, s.support_row)
    wrong = []
    for zones in units:
        for zone in zones:
            for card in zone.cards:
                if card != NONE and s.pack.group[card >> STATE_BITS] not in (STARTING, AFU, AID, PANIC):
                    wrong.append(f"{s.pack.slugs[card >> STATE_BITS]} cannot lie in {zone.site.name}")
    for card in s.objectives.cards:
        if s.pack.group[card >> STATE_BITS] != OBJECTIVE:
            wrong.append("only objectives lie in the Objective Pile")
    for card in s.events_now.cards:
        if s.pack.group[card >> STATE_BITS] != EVENT:
            wrong.append("only events lie among the events of the round")
    return wrong


game = AfuGame()

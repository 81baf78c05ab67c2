"""Frontier Wars: four factions, a map of hexagons, no dice. Conquest, victory points or the ultimate weapon win."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sandtable.games.frontier_wars.balance import gauges, readings
from sandtable.games.frontier_wars.card_rules import card_rules
from sandtable.games.frontier_wars.choices import COMPACT, check_factions, find_operation, standard_maps
from sandtable.games.frontier_wars.columns import FrontierPack
from sandtable.games.frontier_wars.forecast import meanwhile, weighed
from sandtable.games.frontier_wars.movement import ARTILLERY_ABOARD
from sandtable.games.frontier_wars.names import ARTILLERY, DECKS, INFANTRY, REINFORCE, SIDES, UNIT_NAMES
from sandtable.games.frontier_wars.packs import read_pack
from sandtable.games.frontier_wars.phases import AHEAD, ASKED, PHASES
from sandtable.games.frontier_wars.report import board, invariants, result, seat_figures, why_not
from sandtable.games.frontier_wars.scoring import NO_LIMIT
from sandtable.games.frontier_wars.setup import set_up
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.games.frontier_wars.steps import all_steps
from sandtable.games.frontier_wars.table import TALES, make_table, make_verbs
from sandtable.games.frontier_wars.terminal import draw_table
from sandtable.games.frontier_wars.texts import card_lines, counted, effect_lines
from sandtable.games.frontier_wars.value import value
from sandtable.kernel.game import Figure, Game, Option, Result, Scalar, Tale
from sandtable.kernel.gauge import Gauge, Reading
from sandtable.kernel.match import Match
from sandtable.kernel.pack import Pack
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, Box, Step
from sandtable.kernel.table import Table
from sandtable.kernel.verbs import Verb
from sandtable.kernel.words import LANGUAGES

if TYPE_CHECKING:
    from sandtable.kernel.words import Speaker

# One seat and round: at most 25 units move with 6 choices each, 28 battles take 26 choices and 200 impacts are aimed,
# and drawing, reinforcing, building, orders, upkeep and discard stay below 150.
ACTIONS_PER_ROUND = 25 * 6 + 28 * 26 + 200 + 150


class FrontierWarsGame(Game):
    name = "frontier-wars"
    titles = {"en": "Frontier Wars", "uk": "Frontier Wars"}
    credits = {
        "en": "Design: Manuel Agustín Burrueco Pizarro. Published by Draco Ideas and Eclipse Editorial, 2019.",
        "uk": "Автор: Мануель Агустін Бурруеко Пісарро. Видано Draco Ideas та Eclipse Editorial, 2019.",
    }
    seats = (2, 3, 4)
    rule_prefix = "FW"
    endings = ("conquest", "victory-points", "ultimate-weapon", "round-limit")
    phases = PHASES
    phase_asked = ASKED
    phase_ahead = AHEAD
    folder = Path(__file__).parent
    key_by_key = ("factions",)
    own_options = (
        Option("operation", COMPACT, (COMPACT, *sorted(standard_maps())), free=True),
        Option("side", SIDES[0], SIDES),
        Option("factions", "choose", ("choose", "random"), free=True),
        Option("starts", "random", ("random", "fixed")),
        Option("medal_vp", True),
        Option("max_rounds", 30, low=0, high=200),
    )

    def read_pack(self, folder: Path) -> FrontierPack:
        return read_pack(self.pack_files(folder), self.standard_under(folder))

    def check_options(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[str, Scalar]:
        assert isinstance(pack, FrontierPack)
        operation = find_operation(pack, str(options["operation"]), seats)
        check_factions(str(options["factions"]), seats)
        return {**options, "operation": operation}

    def table(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> Table:
        assert isinstance(pack, FrontierPack)
        return make_table(pack, str(options["operation"]), seats)

    def verbs(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[int, Verb]:
        assert isinstance(pack, FrontierPack)
        return make_verbs(pack, str(options["operation"]), seats)

    def box(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> Box:
        """States see the pack bound to the map and the side of the sheets of their match."""
        assert isinstance(pack, FrontierPack)
        bound = pack.on(str(options["operation"]), SIDES.index(str(options["side"])))
        return super().box(bound, seats, options)

    def steps(self) -> dict[int, Step[Any]]:
        return all_steps()

    def tales(self) -> dict[int, Tale]:
        return TALES

    def new_state(self) -> FrontierWars:
        return FrontierWars()

    def setup(self, s: State) -> None:
        assert isinstance(s, FrontierWars)
        set_up(s)

    def home(self, s: State, kind: int) -> tuple[str, int]:
        return f"{DECKS[s.box.pack.backs[kind]]}-discard", -1

    def longest(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> int:
        rounds = int(options["max_rounds"]) or NO_LIMIT
        return seats * (10 + rounds * ACTIONS_PER_ROUND)

    def result(self, s: State) -> Result:
        assert isinstance(s, FrontierWars)
        return result(s, self.endings[s.ending])

    def figures(self, s: State, seat: int) -> list[Figure]:
        assert isinstance(s, FrontierWars)
        return [figure for each in range(s.seats) for figure in seat_figures(s, each, seat)]

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, FrontierWars)
        return value(s, seat)

    def choices(self, s: State) -> list[int]:
        assert isinstance(s, FrontierWars)
        return weighed(s)

    def prepares(self, s: State) -> bool:
        return s.agenda[-1] == REINFORCE

    def meanwhile(self, s: State, seat: int) -> int:
        assert isinstance(s, FrontierWars)
        return meanwhile(s, seat)

    def gauges(self, seats: int, options: dict[str, Scalar]) -> list[Gauge]:
        return gauges(seats, options)

    def readings(self, match: Match) -> list[Reading]:
        return readings(match)

    def why_not(self, s: State, verb: int, a: int, b: int) -> tuple[str, tuple[str, ...]] | None:
        assert isinstance(s, FrontierWars)
        return why_not(s, verb, a, b)

    def card_text(self, pack: Pack, kind: int, lang: str) -> list[str]:
        assert isinstance(pack, FrontierPack)
        return card_lines(pack, kind, lang)

    def card_rules(self, pack: Pack, kind: int) -> list[str]:
        assert isinstance(pack, FrontierPack)
        return card_rules(pack, kind)

    def card_effects(self, pack: Pack, kind: int, lang: str) -> list[str]:
        assert isinstance(pack, FrontierPack)
        return effect_lines(pack, kind, lang)

    def board(self, s: State) -> dict[str, Any]:
        """The map of the match, in the order of the counters: fixed, and open to all."""
        assert isinstance(s, FrontierWars)
        return board(s)

    def render(
        self, view: dict[str, Any], speaker: Speaker, width: int, height: int | None = None
    ) -> list[str] | None:
        return draw_table(view, speaker, width, height)

    def invariants(self, s: State) -> list[str]:
        assert isinstance(s, FrontierWars)
        return invariants(s)

    def argument(self, kind: str, value: int) -> Any:
        if kind == "tile":
            return ["tile", f"{chr(ord('a') + value // 32)}{value % 32}"]
        return value

    def step_argument(self, s: State, name: str, value: int) -> Any:
        assert isinstance(s, FrontierWars)
        if name == "site":
            value %= s.pack.tiles                                           # the rank of the construction and its tile
        if name in ("site", "tile", "pickup", "to") and value >= 0:
            return ["tile", s.pack.field.names[value]]
        if name == "unit":
            return ["word", UNIT_NAMES[value]]
        if name == "load" and value:
            counts = {INFANTRY: value % ARTILLERY_ABOARD, ARTILLERY: value // ARTILLERY_ABOARD}
            return ["text", {lang: counted(counts, lang) for lang in LANGUAGES}]
        return value

    def question_details(self, s: State) -> dict[str, Any]:
        """Where the battle is that a question belongs to; 0 outside of battles."""
        assert isinstance(s, FrontierWars)
        return {"battle": 0 if s.battle == NOBODY else ["tile", s.pack.field.names[s.battle]]}


game = FrontierWarsGame()

"""Victory Day: the Red Army against the German army, spring 1945. Two players, rulebook of 2011."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from sandtable.games.victory_day import (
    attack,
    balance,
    breakthrough,
    conflict,
    damage,
    defence,
    figures,
    likeness,
    payment,
    reasons,
    setup,
    tactics,
    terminal,
    texts,
    turn,
    value,
)
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.card_rules import card_rules
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.packs import read_pack
from sandtable.games.victory_day.phases import AHEAD, PHASES
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import state_suffix
from sandtable.kernel.game import (
    Figure,
    Game,
    Option,
    Result,
    Scalar,
    Tale,
    kinds_domain,
    shares_of,
)
from sandtable.kernel.gauge import Gauge, Reading
from sandtable.kernel.match import Match
from sandtable.kernel.pack import Pack
from sandtable.kernel.state import State
from sandtable.kernel.steps import Step
from sandtable.kernel.table import CounterRow, Table, ZoneRow
from sandtable.kernel.verbs import Domain, Verb
from sandtable.kernel.words import Speaker

MOST_RESOURCE_CARDS = 18
"""More cards than any payment turns: a cost of nine, all of it replaced (VD-5.7)."""


class VictoryDay(Game):
    name = "victory-day"
    titles = {"en": "Victory Day", "uk": "День Перемоги"}
    credits = {
        "en": "Game design: Sergey Machin. Publisher: Rightgames, 2010-2011. Missing card values are designed here.",
        "uk": "Автор гри: Сергій Мачин. Видавець: Rightgames, 2010–2011. Відсутні значення карт розроблено тут.",
    }
    seats = (2,)
    rule_prefix = "VD"
    endings = ("exhausted",)
    phases = PHASES
    phase_ahead = AHEAD
    folder = Path(__file__).parent
    own_options = (
        Option("format", "45", ("45", "50")),
        Option("armies", "random", ("random", "soviet-german", "german-soviet")),
        Option("deck0", "starter", free=True),
        Option("deck1", "starter", free=True),
    )

    def read_pack(self, folder: Path) -> VictoryPack:
        return read_pack(self.pack_files(folder), self.standard_under(folder))

    def check_options(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[str, Scalar]:
        assert isinstance(pack, VictoryPack)
        return setup.settle_options(pack, options)

    def random_options(self, pack: Pack, seats: int, chance: Random) -> dict[str, Scalar]:
        assert isinstance(pack, VictoryPack)
        options = super().random_options(pack, seats, chance)
        return {**options, **setup.random_decks(pack, options, chance)}

    def table(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> Table:
        assert isinstance(pack, VictoryPack)
        front = setup.places_needed(pack, options, 1)
        rear = setup.places_needed(pack, options, 2)
        places = front + rear
        return Table(
            zones=(                                                                               # VD-2.1
                ZoneRow("deck", "pile", faces="nobody", per_seat=True, pool="army"),
                ZoneRow("hand", "bag", faces="owner", per_seat=True, pool="army"),
                ZoneRow("resources", "bag", faces="all", per_seat=True),
                ZoneRow("reserve", "bag", faces="all", per_seat=True),
                ZoneRow("line-1", "slots", faces="all", per_seat=True, places=front),
                ZoneRow("line-2", "slots", faces="all", per_seat=True, places=rear),
                ZoneRow("casualties", "bag", faces="all", per_seat=True),
            ),
            counters=(
                CounterRow("turn-number", 0, 100),
                CounterRow("active", 0, 1, of="seat"),
                CounterRow("first", 0, 1, of="seat"),
                CounterRow("army", 0, 1, per_seat=True, of="word", words=n.SIDES[:2]),
                CounterRow("redraws", 0, n.MOST_REDRAWS, per_seat=True),
                CounterRow("laid", 0, n.MOST_RESOURCES),
                CounterRow("extra", 0, 99, size=3, per_seat=True),
                CounterRow("stat-cards", 0, 1, size=len(pack.tactics), per_seat=True),
                CounterRow("wave", 0, 1),
                CounterRow("role", 0, len(n.ROLES) - 1, size=places, per_seat=True, of="word", words=n.ROLES),
                CounterRow("goal", -1, places, size=places, per_seat=True, blank=-1),
                CounterRow("taken", -1, places, size=places, blank=-1),
                CounterRow("conflict", 0, places, size=places, per_seat=True),
                CounterRow("damage", 0, 999, size=places, per_seat=True),
                CounterRow("doomed", 0, 1, size=places, per_seat=True),
                CounterRow("wave-attack", -99, 99, size=places, per_seat=True),
                CounterRow("wave-defence", -99, 99, size=places, per_seat=True),
                CounterRow("turn-attack", -99, 99, size=places, per_seat=True),
                CounterRow("turn-defence", -99, 99, size=places, per_seat=True),
                CounterRow("plan-role", 0, len(n.ROLES) - 1, size=places, seen="maker", of="word", words=n.ROLES),
                CounterRow("plan-goal", -1, places, size=places, seen="maker", blank=-1),
                CounterRow("plan-pay", 0, 99, size=3, seen="maker"),
                CounterRow("floor", 0, max(pack.size, tactics.most_plays(pack, places)), seen="inner"),
                CounterRow("paid", 0, payment.MOST_PAYMENTS, size=len(pack.cost_depots), seen="inner"),
            ),
            card_states=n.CARD_STATES,
        )

    def steps(self) -> dict[int, Step[Any]]:
        return {
            n.REDRAW_HAND: turn.RedrawHand(),
            n.BEGIN_TURN: turn.BeginTurn(),
            n.UNTURNING: turn.Unturning(),
            n.DRAWING: turn.Drawing(),
            n.PLAY_RESOURCES: turn.PlayResources(),
            n.BUILDING: turn.Building(),
            n.BUILD: turn.Build(),
            n.BUILT: turn.Built(),
            n.PAY: payment.Pay(),
            n.BEFORE_ATTACK: tactics.BeforeAttack(),
            n.TACTICAL_WINDOW: tactics.TacticalWindow(),
            n.PLAYED: tactics.Played(),
            n.ATTACKING: attack.Attacking(),
            n.ATTACKS: attack.Attacks(),
            n.STRUCK: attack.Struck(),
            n.SHELLED: attack.Shelled(),
            n.DECLARING: attack.Declaring(),
            n.DECLARE: attack.Declare(),
            n.RESPONDING: defence.Responding(),
            n.RESPOND: defence.Respond(),
            n.COUNTERING: defence.Countering(),
            n.COUNTER: defence.Counter(),
            n.ALIGN: conflict.Align(),
            n.BEFORE_RESULTS: tactics.BeforeResults(),
            n.RECKON: damage.Reckon(),
            n.DAMAGE: damage.Damage(),
            n.DESTROY: damage.Destroy(),
            n.BREAKING_THROUGH: breakthrough.BreakingThrough(),
            n.RAID: breakthrough.Raid(),
            n.RAID_ALIGN: breakthrough.RaidAlign(),
            n.RAID_DESTROY: breakthrough.RaidDestroy(),
            n.END_WAVE: breakthrough.EndWave(),
            n.RESERVES: turn.Reserves(),
        }

    def verbs(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[int, Verb]:
        assert isinstance(pack, VictoryPack)
        front = [f"1-{i + 1}" for i in range(setup.places_needed(pack, options, 1))]
        rear = [f"2-{i + 1}" for i in range(setup.places_needed(pack, options, 2))]
        kinds = kinds_domain(pack)
        anywhere, line_1, line_2 = Domain("place", front + rear), Domain("place", front), Domain("place", rear)
        tactical = Domain("kind", [pack.slugs[kind] for kind in pack.tactics])
        states = [state_suffix(state, n.CARD_STATES) for state in (0, n.TURNED)]
        cards = [pack.slugs[kind] + state for kind in pack.resource_kinds for state in states]
        own, enemy = [f"own-{place}" for place in front + rear], [f"enemy-{place}" for place in front + rear]
        targets = Domain("place", ["-", *own, *enemy, *cards])
        resources = Domain("word", list(n.RESOURCES))
        numbers = Domain("n", [str(i) for i in range(MOST_RESOURCE_CARDS + 1)])
        return {
            n.V_KEEP: Verb("keep", rules="VD-3.3", closes=True),
            n.V_REDRAW: Verb("redraw", rules="VD-3.6 VD-3.7 VD-3.8 VD-3.9"),
            n.V_PLACE: Verb("place", kinds, rules="VD-5.4 VD-8.3"),
            n.V_BUILD: Verb("build", kinds, rules="VD-9.1 VD-9.2"),
            n.V_PAY: Verb("pay", resources, numbers, rules="VD-5.7 VD-5.9"),
            n.V_PLAY: Verb("play", tactical, targets, rules="VD-7.1 VD-7.2 VD-R12"),
            n.V_PASS: Verb("pass", rules="VD-R12", closes=True),
            n.V_DONE: Verb("done", closes=True),
            n.V_STRIKE: Verb("strike", anywhere, anywhere, rules="VD-18.10 VD-18.11 VD-18.12"),
            n.V_SHELL: Verb("shell", anywhere, rules="VD-18.14 VD-18.15"),
            n.V_WAVE: Verb("wave", rules="VD-10.6"),
            n.V_END: Verb("end-attacks", rules="VD-8.8", closes=True),
            n.V_ATTACK: Verb("attack", line_1, rules="VD-10.2 VD-10.9"),
            n.V_DIRECT: Verb("direct", line_1, line_1, rules="VD-11.1"),
            n.V_BOMB: Verb("bomb", line_2, anywhere, rules="VD-11.2 VD-17.5"),
            n.V_ESCORT: Verb("escort", line_2, line_2, rules="VD-17.9"),
            n.V_SUPPORT: Verb("support", anywhere, line_1, rules="VD-18.3 VD-18.6"),
            n.V_BLOCK: Verb("block", line_1, line_1, rules="VD-12.3 VD-12.5"),
            n.V_INTERCEPT: Verb("intercept", line_2, line_2, rules="VD-17.7"),
            n.V_COUNTER: Verb("counter", line_2, rules="VD-17.10"),
            n.V_DECLINE: Verb("decline", rules="VD-R28", closes=True),
            n.V_DESTROY: Verb("destroy", anywhere, rules="VD-14.5 VD-14.8 VD-R18"),
            n.V_RAID: Verb("raid", line_2, rules="VD-15.5"),
            n.V_LOOT: Verb("raid-resource", Domain("card", cards), rules="VD-16.5 VD-R26"),
            n.V_RAID_DECK: Verb("raid-deck", rules="VD-16.2"),
            n.V_LAUNCH: Verb("launch", rules="VD-10.8 VD-R43", closes=True),
            n.V_HOLD: Verb("hold", rules="VD-12.10 VD-19.4", closes=True),
            n.V_SPARE: Verb("spare", rules="VD-R18", closes=True),
        }

    def tales(self) -> dict[int, Tale]:
        return {
            n.T_HAND_SHOWN: Tale("hand-shown", "seat", "VD-3.8 VD-3.9"),
            n.T_TURN: Tale("turn-begins", "seat n", "VD-1.4", minor=True),
            n.T_DRAWS: Tale("draws", "seat n", "VD-8.2"),
            n.T_EXHAUSTED: Tale("exhausted", "seat", "VD-20.2"),
            n.T_PLACES: Tale("places", "seat kind", "VD-8.3"),
            n.T_PAYS: Tale("pays", "seat n:depots n:factories n:fuel", "VD-5.11", minor=True),
            n.T_BUILDS: Tale("builds", "seat kind", "VD-9.3"),
            n.T_BUILDS_MOBILE: Tale("builds-mobile", "seat kind", "VD-9.7 VD-18.1"),
            n.T_PASSES: Tale("passes", "seat", "VD-R12", minor=True),
            n.T_PLAYS: Tale("plays", "seat kind", "VD-7.3"),
            n.T_PLAYS_ON: Tale("plays-on", "seat kind kind:target", "VD-7.3"),
            n.T_SUPPLY: Tale("supply", "seat n:depots n:factories n:fuel", "VD-R9"),
            n.T_STRIKES: Tale("strikes", "seat kind kind:target", "VD-18.12"),
            n.T_SHELLS: Tale("shells", "seat kind n", "VD-18.15"),
            n.T_DECK_LOSES: Tale("deck-loses", "seat n", "VD-16.6 VD-R25"),
            n.T_WAVE: Tale("wave-begins", "seat", "VD-10.6", minor=True),
            n.T_ATTACKS: Tale("attacks", "seat kind", "VD-10.9"),
            n.T_DIRECTS: Tale("directs", "seat kind kind:target", "VD-11.1"),
            n.T_BOMBS: Tale("bombs", "seat kind kind:target", "VD-11.2"),
            n.T_ESCORTS: Tale("escorts", "seat kind kind:bomber", "VD-17.9"),
            n.T_SUPPORTS: Tale("supports", "seat kind kind:friend", "VD-18.4"),
            n.T_BLOCKS: Tale("blocks", "seat kind kind:attacker", "VD-12.3"),
            n.T_INTERCEPTS: Tale("intercepts", "seat kind kind:aircraft", "VD-17.7"),
            n.T_COUNTERS: Tale("counters", "seat kind kind:fighter", "VD-17.10"),
            n.T_CANCELLED: Tale("bombing-cancelled", "seat kind", "VD-17.8"),
            n.T_BREAKS_THROUGH: Tale("breaks-through", "seat kind", "VD-15.1"),
            n.T_BATTLE: Tale("battle", "n:conflict seat n:attack n:answer", "VD-14.4"),
            n.T_DESTROYED: Tale("destroyed", "seat kind", "VD-14.8"),
            n.T_RAIDS: Tale("raids", "seat kind kind:target", "VD-15.5"),
            n.T_LOOTS: Tale("loots", "seat kind kind:target", "VD-16.5"),
            n.T_RAIDS_DECK: Tale("raids-deck", "seat kind", "VD-16.2"),
            n.T_RESERVES: Tale("reserves-arrive", "seat n", "VD-8.6", minor=True),
        }

    def new_state(self) -> Victory:
        return Victory()

    def setup(self, s: State) -> None:
        assert isinstance(s, Victory)
        setup.lay_out(s)

    def home(self, s: State, kind: int) -> tuple[str, int]:
        assert isinstance(s, Victory)
        return "deck", figures.owner_lacking(s, kind)

    def result(self, s: State) -> Result:
        """The active player could not draw and has lost, VD-20.2. There are no draws and no points, VD-20.5."""
        assert isinstance(s, Victory)
        ranks = (2, 1) if s.active == 0 else (1, 2)
        sheet = tuple(figures.deck_figure(s, seat) for seat in range(2))
        scores = tuple(figure.total for figure in sheet)
        return Result(ranks, shares_of(ranks), scores, self.endings[s.ending], sheet)

    def figures(self, s: State, seat: int) -> list[Figure]:
        assert isinstance(s, Victory)
        return figures.figures(s, seat)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Victory)
        return value.value(s, seat)

    def render(
        self, view: dict[str, Any], speaker: Speaker, width: int, height: int | None = None
    ) -> list[str]:
        return terminal.draw_table(view, speaker, width, height)

    def invariants(self, s: State) -> list[str]:
        assert isinstance(s, Victory)
        return figures.broken(s)

    def gauges(self, seats: int, options: dict[str, Scalar]) -> list[Gauge]:
        return balance.gauges()

    def readings(self, match: Match) -> list[Reading]:
        return balance.readings(match)

    def in_fixed_order(self, s: State) -> State:
        assert isinstance(s, Victory)
        return likeness.in_fixed_order(s)

    def step_argument(self, s: State, name: str, value: int) -> Any:
        assert isinstance(s, Victory)
        return ["kind", s.pack.slugs[s.kind(s.active, value)]] if name in ("place", "escort") else value

    def action_details(self, s: State, verb: int, a: int, b: int) -> dict[str, Any]:
        assert isinstance(s, Victory)
        return texts.action_details(s, verb, a, b)

    def why_not(self, s: State, verb: int, a: int, b: int) -> tuple[str, tuple[str, ...]] | None:
        assert isinstance(s, Victory)
        return reasons.why_not(s, verb, a, b)

    def card_text(self, pack: Pack, kind: int, lang: str) -> list[str]:
        assert isinstance(pack, VictoryPack)
        return texts.card_text(pack, kind, lang)

    def card_rules(self, pack: Pack, kind: int) -> list[str]:
        assert isinstance(pack, VictoryPack)
        return card_rules(pack, kind)

    def card_effects(self, pack: Pack, kind: int, lang: str) -> list[str]:
        assert isinstance(pack, VictoryPack)
        return texts.card_effects(pack, kind, lang)

    def longest(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> int:
        """Decks shrink by two a turn. In a turn each unit attacks once and answers once, and each card is played once.

        For a unit that is at most: a wave, who it attacks, two payments, launch, answer, two payments, hold, counter,
        two windows, damage on both sides, a raid; twice over, as both players have units.
        """
        assert isinstance(pack, VictoryPack)
        size = setup.deck_size(pack, options)
        units = setup.places_needed(pack, options, 1) + setup.places_needed(pack, options, 2)
        return size * (2 * 15 * units + 8 * size + 20)


game = VictoryDay()

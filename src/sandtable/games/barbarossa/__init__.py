"""Barbarossa: a deck-building race of German corps for the cities of the Soviet Union, for two to five players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.games.barbarossa import abilities, attack, automatic, effects, events, play, scoring, setup, turn
from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.balance import gauges, plans, readings
from sandtable.games.barbarossa.card_rules import card_rules
from sandtable.games.barbarossa.columns import BarbarossaPack, Roster
from sandtable.games.barbarossa.packs import read_pack
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.games.barbarossa.terminal import draw_table
from sandtable.games.barbarossa.texts import ability_gist, card_effects, card_text
from sandtable.games.barbarossa.value import value
from sandtable.games.barbarossa.why_not import why_not
from sandtable.kernel.cards import STATE_BITS, STATES, state_suffix
from sandtable.kernel.errors import BadOption, closest
from sandtable.kernel.game import (
    Figure,
    Game,
    Option,
    Part,
    Result,
    Scalar,
    Tale,
    numbers_domain,
    ranks_of,
    seats_domain,
    shares_of,
    words_domain,
)
from sandtable.kernel.gauge import Gauge, Reading
from sandtable.kernel.match import Match
from sandtable.kernel.pack import Pack
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, Step
from sandtable.kernel.table import CounterRow, Table, ZoneRow
from sandtable.kernel.verbs import Domain, Verb
from sandtable.kernel.words import LANGUAGES, Speaker

ROUNDS = 60


class BarbarossaGame(Game):
    name = "barbarossa"
    titles = {"en": "Barbarossa", "uk": "Барбаросса"}
    credits = {
        "en": "Barbarossa by Atsuo Yoshizawa, Arclight Games 2010; English edition by Japanime Games.",
        "uk": "Barbarossa, автор Ацуо Йосідзава, Arclight Games, 2010; англійське видання — Japanime Games.",
    }
    seats = (2, 3, 4, 5)
    rule_prefix = "BAR"
    endings = ("moscow", "round-limit")
    phases = n.PHASES
    folder = Path(__file__).parent
    own_options = (
        Option("removed", "random", ("random", "none", "aid"), free=True),
        Option("round_limit", ROUNDS, low=1, high=999),
    )

    # -- tables ---------------------------------------------------------------------------------------

    def read_pack(self, folder: Path) -> BarbarossaPack:
        return read_pack(self.pack_files(folder))

    def check_options(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[str, Scalar]:
        assert isinstance(pack, BarbarossaPack)
        known = ["random", "none", *(pack.pile_name(pile) for pile in pack.removable)]
        if options["removed"] not in known:
            wrong = str(options["removed"])
            raise BadOption(
                "{}: option removed is {}{}; use random, none, aid, or the name of a Unit or PLAN card",
                self.name, repr(wrong), closest(wrong, known),
            )
        return options

    def table(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> Table:
        assert isinstance(pack, BarbarossaPack)
        piles = tuple(pack.pile_name(pile) for pile in range(pack.aid_pile + 1))
        return Table(
            zones=(
                ZoneRow("hand", "bag", faces="owner", per_seat=True, pool="own"),
                ZoneRow("deck", "pile", faces="nobody", per_seat=True, pool="own"),
                ZoneRow("discard", "bag", faces="all", per_seat=True),
                ZoneRow("playing", "bag", faces="all", per_seat=True),
                ZoneRow("deployed", "bag", faces="all", per_seat=True),
                ZoneRow("field", "stock", faces="all"),
                ZoneRow("aid-deck", "pile", faces="all"),
                ZoneRow("city-deck", "pile", faces="all"),
                ZoneRow("event-deck", "pile", faces="nobody"),
                ZoneRow("revealed", "pile", faces="all"),
                ZoneRow("removed-cards", "bag", faces="all"),
            ),
            counters=(
                CounterRow("active", 0, 4, of="seat"),
                CounterRow("first", 0, 4, of="seat"),
                CounterRow("round", 1, 999),
                CounterRow("phase", 0, 3, of="word", words=n.PHASES),
                CounterRow("op", 0, 999),
                CounterRow("sp", 0, 999),
                CounterRow("rp", 0, 999),
                CounterRow("bp", 0, 999),
                CounterRow("attacks", 0, 99),
                CounterRow("target", 0, 3, of="word", words=n.TARGETS),
                CounterRow("cost-change", -999, 999),
                CounterRow("receiver", -1, 4, of="seat", blank=-1),
                CounterRow("placing", 0, (1 << len(n.CLASSES)) - 1),
                CounterRow("last-taken", 0, 1),
                CounterRow("removed-pile", -1, len(piles) - 1, of="word", words=("none", *piles), blank=-1),
                CounterRow("actions", 0, 99999),
                CounterRow("run-mark", 0, 99999, seen="inner"),
            ),
            card_states=n.STATE_NAMES,
        )

    def steps(self) -> dict[int, Step[Any]]:
        return {
            n.ACTIVATION_PHASE: turn.ActivationPhase(),
            n.ACTIVATE_CARDS: turn.ActivateCards(),
            n.OPERATION_PHASE: turn.OperationPhase(),
            n.AUTOMATIC_TEXTS: automatic.AutomaticTexts(),
            n.NEXT_TEXT: automatic.NextText(),
            n.OPERATE: turn.Operate(),
            n.DEPLOY_PLAYED: play.DeployPlayed(),
            n.REINFORCEMENT_PHASE: turn.ReinforcementPhase(),
            n.REINFORCE: turn.Reinforce(),
            n.ENDING_PHASE: turn.EndingPhase(),
            n.KEEP_A_CARD: turn.KeepACard(),
            n.NEW_HAND: turn.NewHand(),
            n.NEXT_PLAYER: turn.NextPlayer(),
            n.REVEAL_EVENT: attack.RevealEvent(),
            n.FIGHT: attack.Fight(),
            n.OUTCOME: attack.Outcome(),
            n.GAIN_EVENTS: events.GainEvents(),
            n.NEXT_GAINED_EVENT: events.NextGainedEvent(),
            n.GIVE_EVENT: events.GiveEvent(),
            n.SETTLE_EVENT: events.SettleEvent(),
            n.RETURN_EVENTS: events.ReturnEvents(),
            n.NEXT_RETURNED_EVENT: events.NextReturnedEvent(),
            n.CARD_TEXT: effects.CardText(),
            n.AFFLICT: effects.Afflict(),
            n.CHOOSE_CARD: effects.ChooseCard(),
            n.CHOOSE_GROUP: effects.ChooseGroup(),
            n.REMOVE_FROM_HAND: effects.RemoveFromHand(),
            n.PAY_WITH_CARD: abilities.PayWithCard(),
            n.PAY_FROM_HAND: abilities.PayFromHand(),
        }

    def phase(self, s: State) -> int:
        assert isinstance(s, Barbarossa)
        return s.phase

    def verbs(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[int, Verb]:
        assert isinstance(pack, BarbarossaPack)
        piles = Domain("kind", [pack.slugs[kind] for kind in pack.piles])
        return {
            n.PLAY: Verb("play", cards(pack, pack.playable), rules="BAR-2.7 BAR-5.4"),
            n.PLACE: Verb("place", cards(pack, pack.placeable), rules="BAR-10.11 BAR-R31"),
            n.DEPLOY: Verb("deploy", cards(pack, pack.deployable), rules="BAR-10.4 BAR-R28"),
            n.USE: Verb("use", cards(pack, pack.usable), numbers_domain(1, n.ABILITIES), rules="BAR-9.3 BAR-9.6"),
            n.ACTIVATE: Verb("activate", cards(pack, pack.heavy), rules="BAR-7.2 BAR-R18"),
            n.ATTACK: Verb("attack", words_domain(n.TARGETS[1:]), rules="BAR-12.1 BAR-12.2"),
            n.BUY: Verb("buy", piles, rules="BAR-11.1 BAR-11.5"),
            n.BUY_AID: Verb("buy-aid", rules="BAR-11.1 BAR-R60"),
            n.KEEP: Verb("keep", cards(pack, pack.playable), rules="BAR-7.19 BAR-R24"),
            n.KEEP_NONE: Verb("keep-none", rules="BAR-7.19", closes=True),
            n.CHOOSE: Verb("choose", cards(pack, pack.choosable)),
            n.NEXT: Verb("next", cards(pack, pack.ordered)),
            n.GIVE: Verb("give", seats_domain(seats), rules="BAR-3.21 BAR-R56"),
            n.LOSE_GROUP: Verb("lose-group", words_domain(n.CLASS_NAMES)),
            n.RESOLVE: Verb("resolve", rules="BAR-12.8 BAR-12.9 BAR-R48 BAR-R49", closes=True),
            n.DONE: Verb("done", closes=True),
            n.END_ACTIVATION: Verb("end-activation", rules="BAR-R17", closes=True),
            n.END_OPERATION: Verb("end-operation", rules="BAR-7.12", closes=True),
            n.END_REINFORCEMENT: Verb("end-reinforcement", rules="BAR-R26", closes=True),
        }

    def tales(self) -> dict[int, Tale]:
        return TALES

    def action_details(self, s: State, verb: int, a: int, b: int) -> dict[str, Any]:
        """What an ability does, what a purchase costs, and how many BP an attack lacks."""
        assert isinstance(s, Barbarossa)
        pack = s.pack
        if verb == n.USE:
            ability = (pack.usable.cards[a] >> STATE_BITS) * n.ABILITIES + b
            return {"gist": ["text", {lang: ability_gist(pack, ability, lang) for lang in LANGUAGES}]}
        if verb == n.BUY:
            return {"price": pack.buy[pack.piles[a]]}
        if verb == n.BUY_AID:
            kind = s.aid_deck.top() >> STATE_BITS
            return {"card": ["kind", pack.slugs[kind]], "price": pack.buy[kind]}
        if verb == n.RESOLVE:
            return {"short": max(0, attack.occupying_cost(s) - s.bp)}
        return {}

    # -- a game from its beginning to its end -----------------------------------------------------------

    def new_state(self) -> Barbarossa:
        return Barbarossa()

    def setup(self, s: State) -> None:
        assert isinstance(s, Barbarossa)
        setup.set_up(s)

    def home(self, s: State, kind: int) -> tuple[str, int]:
        assert isinstance(s, Barbarossa)
        sold = s.pack.in_field[kind] and (s.removed_pile == NOBODY or s.pack.pile_of[kind] != s.removed_pile)
        return ("field" if sold else "removed-cards"), -1

    def result(self, s: State) -> Result:
        """Most VP, then the best single OBJECTIVE, then most Cities; then the victory is shared."""
        assert isinstance(s, Barbarossa)
        sheet = tuple(self.score(s, seat) for seat in range(s.seats))
        scores = tuple(figure.total for figure in sheet)
        keys = [
            (scores[seat], scoring.best_objective(s, seat), scoring.cities(s, seat)) for seat in range(s.seats)
        ]
        ranks = ranks_of(keys)
        return Result(ranks, shares_of(ranks), scores, self.endings[s.ending], sheet)

    def score(self, s: Barbarossa, seat: int) -> Figure:
        """The VP of a player, card by card. All gains are public, so anybody may know it."""
        parts = []
        for kind, copies in enumerate(scoring.cards_worth_points(s, seat)):
            if copies:
                arguments = {"card": ["kind", s.pack.slugs[kind]], "n": copies}
                parts.append(Part("score-cards", copies * s.pack.vp[kind], arguments, ("BAR-8.2",)))
        return Figure("score", sum(part.number for part in parts), tuple(parts), seat, ("BAR-8.2", "BAR-8.3"))

    def figures(self, s: State, seat: int) -> list[Figure]:
        assert isinstance(s, Barbarossa)
        made = [self.score(s, each) for each in range(s.seats)]
        if s.target != n.NO_TARGET and attack.target_kind(s, s.target) != NOBODY:
            made.append(self.cost_of_attack(s))
        return made

    def cost_of_attack(self, s: Barbarossa) -> Figure:
        """The Occupying Cost under attack, with its parts."""
        pack = s.pack
        target = attack.target_kind(s, s.target)
        parts = [Part("cost-printed", pack.occupy[target], {"card": ["kind", pack.slugs[target]]}, ("BAR-12.8",))]
        for card in s.revealed.cards:
            kind = card >> STATE_BITS
            parts.append(Part("cost-event", pack.defence[kind], {"card": ["kind", pack.slugs[kind]]}, ("BAR-3.18",)))
        if s.cost_change:
            parts.append(Part("cost-abilities", s.cost_change, {}, ("BAR-R50",)))
        return Figure("occupying-cost", attack.occupying_cost(s), tuple(parts), None, ("BAR-12.8", "BAR-R50"))

    def step_argument(self, s: State, name: str, value: int) -> Any:
        assert isinstance(s, Barbarossa)
        if name == "kind":
            return ["kind", s.pack.slugs[value]]
        if name == "row":
            return ["word", "to-" + n.EFFECTS[s.pack.word[value]]]
        return value

    def why_not(self, s: State, verb: int, a: int, b: int) -> tuple[str, tuple[str, ...]] | None:
        assert isinstance(s, Barbarossa)
        return why_not(s, verb, a, b)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Barbarossa)
        return value(s, seat)

    def render(
        self, view: dict[str, Any], speaker: Speaker, width: int, height: int | None = None
    ) -> list[str]:
        return draw_table(view, speaker, width, height)

    def card_text(self, pack: Pack, kind: int, lang: str) -> list[str]:
        assert isinstance(pack, BarbarossaPack)
        return card_text(pack, kind, lang)

    def card_rules(self, pack: Pack, kind: int) -> list[str]:
        assert isinstance(pack, BarbarossaPack)
        return card_rules(pack, kind)

    def card_effects(self, pack: Pack, kind: int, lang: str) -> list[str]:
        assert isinstance(pack, BarbarossaPack)
        return card_effects(pack, kind, lang)

    def gauges(self, seats: int, options: dict[str, Scalar]) -> list[Gauge]:
        return gauges(seats)

    def readings(self, match: Match) -> list[Reading]:
        return readings(match)

    def plans(self, pack: Pack) -> dict[str, frozenset[str]]:
        assert isinstance(pack, BarbarossaPack)
        return plans(pack)

    def longest(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> int:
        """Each turn: every card once in the windows outside the Operation Phase, the limit of BAR-R43 inside it,
        and once every card in the choices of the last action there."""
        a_turn = n.ACTIONS_PER_PHASE + 4 * sum(pack.copies)
        return int(options["round_limit"]) * seats * a_turn

    def invariants(self, s: State) -> list[str]:
        assert isinstance(s, Barbarossa)
        found = [0] * s.pack.size
        for zone in s.zones:
            if zone is s.field:
                for kind, count in enumerate(zone.cards):
                    found[kind] += count
            else:
                for card in zone.cards:
                    found[card >> STATE_BITS] += 1
        broken = [
            f"there are {found[kind]} cards {slug}, but the pack has {s.pack.copies[kind]}"
            for kind, slug in enumerate(s.pack.slugs)
            if found[kind] != s.pack.copies[kind]
        ]
        if min(s.op, s.sp, s.rp, s.bp) < 0:
            broken.append("a pool of points is below 0")
        return broken


def cards(pack: BarbarossaPack, roster: Roster) -> Domain:
    """The cards that a verb may name, with their state where it matters."""
    tokens = [
        pack.slugs[card >> STATE_BITS] + state_suffix(card & (STATES - 1), n.STATE_NAMES) for card in roster.cards
    ]
    return Domain("card", tokens)


TALES = {
    n.TURN_BEGINS: Tale("turn-begins", "seat n:round", "BAR-6.1 BAR-6.4"),
    n.CARDS_ACTIVATED: Tale("cards-activated", "seat n", "BAR-7.1", minor=True),
    n.ACTIVATION_PAID: Tale("activation-paid", "seat card n", "BAR-R18"),
    n.OPERATION_BEGINS: Tale("operation-begins", "seat", "BAR-7.5", minor=True),
    n.REINFORCEMENT_BEGINS: Tale("reinforcement-begins", "seat", "BAR-7.14", minor=True),
    n.TEXT_APPLIES: Tale("text-applies", "seat kind:card", "BAR-9.5"),
    n.PLAYED: Tale("played", "seat kind:card n", "BAR-5.4 BAR-5.5", minor=True),
    n.GAINED: Tale("gained", "seat n word:point", "BAR-2.2", n.POINTS, minor=True),
    n.LOST_POINTS: Tale("lost-points", "seat n word:point", "BAR-R33", n.POINTS),
    n.DREW: Tale("drew", "seat n", "BAR-2.13", minor=True),
    n.DRAW_LOST: Tale("draw-lost", "seat n", "BAR-13.2"),
    n.RESHUFFLED: Tale("reshuffled", "seat", "BAR-13.1", minor=True),
    n.DEPLOYED: Tale("deployed", "seat card", "BAR-7.11"),
    n.PLACED: Tale("placed", "seat kind:card", "BAR-10.11"),
    n.PLACING_ALLOWED: Tale("placing-allowed", "seat", "BAR-R31", minor=True),
    n.USED_ABILITY: Tale("used-ability", "seat card n", "BAR-9.6", minor=True),
    n.CARD_FATIGUED: Tale("card-fatigued", "seat card", "BAR-5.20"),
    n.CARD_ACTIVATED: Tale("card-activated", "seat card", "BAR-5.20"),
    n.CARD_DISCARDED: Tale("card-discarded", "seat card", "BAR-5.12"),
    n.CARD_RETURNED: Tale("card-returned", "seat card", "BAR-5.16"),
    n.CARD_REMOVED: Tale("card-removed", "seat card", "BAR-5.17"),
    n.ATTACK_DECLARED: Tale("attack-declared", "seat kind:card n", "BAR-12.1 BAR-12.2"),
    n.EVENT_REVEALED: Tale("event-revealed", "kind:card n", "BAR-12.4"),
    n.NO_EVENT: Tale("no-event", "", "BAR-R51"),
    n.COST_CHANGED: Tale("cost-changed", "n", "BAR-R50", minor=True),
    n.ATTACK_WON: Tale("attack-won", "seat kind:card n", "BAR-12.9 BAR-12.11"),
    n.ATTACK_LOST: Tale("attack-lost", "seat kind:card n n:had", "BAR-12.9 BAR-12.13"),
    n.ATTACK_VOID: Tale("attack-void", "", "BAR-R57"),
    n.EVENT_GAINED: Tale("event-gained", "seat kind:card", "BAR-3.20"),
    n.EVENT_GIVEN: Tale("event-given", "seat kind:card seat:receiver", "BAR-3.21"),
    n.EVENT_USED_UP: Tale("event-used-up", "kind:card", "BAR-R56"),
    n.EVENT_RETURNED: Tale("event-returned", "kind:card", "BAR-12.14"),
    n.ATTACK_ADDED: Tale("attack-added", "seat", "BAR-7.9"),
    n.END_TRIGGERED: Tale("end-triggered", "seat kind:card", "BAR-8.1"),
    n.BOUGHT: Tale("bought", "seat kind:card n", "BAR-11.1"),
    n.TURN_ENDS: Tale("turn-ends", "seat n", "BAR-7.18", minor=True),
    n.HAND_DISCARDED: Tale("hand-discarded", "seat n", "BAR-7.19", minor=True),
    n.DECK_REMOVED: Tale("deck-removed", "kind:card", "BAR-4.8"),
    n.AIDS_REMOVED: Tale("aids-removed", "", "BAR-4.8"),
    n.GAME_OVER: Tale("game-over-told", "", "BAR-8.1 BAR-R70"),
}

game = BarbarossaGame()

"""The zones and counters of Barbarossa, and what its verbs may name."""

from __future__ import annotations

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.columns import BarbarossaPack, Roster
from sandtable.kernel.cards import STATE_BITS, STATES, state_suffix
from sandtable.kernel.options import Options
from sandtable.kernel.schema import CounterRow, Schema, ZoneRow
from sandtable.kernel.verbs import Domain, numbers_domain, words_domain

ZONES = (
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
)


def schema(pack: BarbarossaPack, seats: int, options: Options) -> Schema:
    piles = tuple(pack.pile_name(pile) for pile in range(pack.aid_pile + 1))
    return Schema(
        zones=ZONES,
        counters=(
            CounterRow("active", 0, 4, of="seat"),
            CounterRow("first", 0, 4, of="seat"),
            CounterRow("round", 1, 999, blank=1),
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


def domains(pack: BarbarossaPack, seats: int, options: Options) -> dict[str, Domain]:
    return {
        "playable": cards(pack, pack.playable),
        "placeable": cards(pack, pack.placeable),
        "deployable": cards(pack, pack.deployable),
        "usable": cards(pack, pack.usable),
        "heavy": cards(pack, pack.heavy),
        "choosable": cards(pack, pack.choosable),
        "ordered": cards(pack, pack.ordered),
        "pile": Domain("kind", [pack.slugs[kind] for kind in pack.piles]),
        "ability": numbers_domain(1, n.ABILITIES),
        "target": words_domain(n.TARGETS[1:]),
        "group": words_domain(n.CLASS_NAMES),
    }


def cards(pack: BarbarossaPack, roster: Roster) -> Domain:
    """The cards that a verb may name, with their state where it matters."""
    tokens = [
        pack.slugs[card >> STATE_BITS] + state_suffix(card & (STATES - 1), n.STATE_NAMES) for card in roster.cards
    ]
    return Domain("card", tokens)

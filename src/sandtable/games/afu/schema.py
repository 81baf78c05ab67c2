"""The zones and counters of AFU, and what its verbs may name."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.columns import AfuPack
from sandtable.kernel.options import Options
from sandtable.kernel.schema import CounterRow, Schema, ZoneRow
from sandtable.kernel.verbs import Domain, numbers_domain, words_domain

ZONES = (
    # of each player, AFU-1.1
    ZoneRow("deck", "pile", faces="nobody", per_seat=True, pool="forces"),
    ZoneRow("hand", "bag", faces="owner", per_seat=True, pool="forces"),
    ZoneRow("fresh", "bag", faces="owner", per_seat=True, pool="forces"),
    ZoneRow("discard", "bag", faces="all", per_seat=True),
    ZoneRow("hospital", "bag", faces="all", per_seat=True),
    ZoneRow("spent", "slots", faces="all", per_seat=True),
    ZoneRow("trophies", "bag", faces="all", per_seat=True),
    ZoneRow("defense-row", "slots", faces="all", per_seat=True, places=3),
    ZoneRow("support-row", "slots", faces="all", per_seat=True, places=3),
    ZoneRow("attack-row", "slots", faces="all", per_seat=True, places=3),
    ZoneRow("invader-support", "slots", faces="all", per_seat=True, places=3),
    ZoneRow("invader-deck", "pile", faces="nobody", per_seat=True, pool="invaders"),
    ZoneRow("scouted", "bag", faces="owner", per_seat=True, pool="invaders"),
    ZoneRow("invader-discard", "bag", faces="all", per_seat=True),
    ZoneRow("secret", "bag", faces="owner", per_seat=True, pool="achievements", shared_pool=True),
    # shared, AFU-1.2
    ZoneRow("afu-deck", "pile", faces="top"),
    ZoneRow("display", "slots", faces="all", places=5),
    ZoneRow("aid", "bag", faces="all"),
    ZoneRow("panic-stack", "bag", faces="all"),
    ZoneRow("achievements", "bag", faces="all"),
    ZoneRow("achievement-box", "pile", faces="nobody", pool="achievements", shared_pool=True),
    ZoneRow("event-deck", "pile", faces="nobody", pool="events"),
    ZoneRow("objectives-left", "pile", faces="nobody", pool="events"),
    ZoneRow("events-now", "pile", faces="all"),
    ZoneRow("objectives", "pile", faces="all"),
    ZoneRow("captured", "pile", faces="all"),
    ZoneRow("enemy-offer", "pile", faces="all"),
    ZoneRow("aside-row", "bag", faces="all"),
    ZoneRow("game-box", "stock", faces="all"),
)

COUNTERS = (
    CounterRow("phase", 0, 1, of="word", words=n.PHASES),
    CounterRow("round", 0, 99),
    CounterRow("first", 0, 1, of="seat"),
    CounterRow("colour", 0, 2, per_seat=True, of="word", words=n.COLOURS, copied="shared"),
    CounterRow("last-round", 0, 1),
    CounterRow("points", 0, 99, per_seat=True, copied="shared"),
    CounterRow("panic-received", 0, 1, per_seat=True, copied="shared"),
    CounterRow("destroyed", 0, 6, per_seat=True, copied="shared"),
    CounterRow("passed", 0, 1, per_seat=True, copied="shared"),
    CounterRow("bid", 0, n.HIGHEST_BID),
    CounterRow("bidder", -1, 1, of="seat", blank=-1),
    CounterRow("outcome", 0, 7, size=3, copied="shared"),
    CounterRow("rockets", 0, 12),
    CounterRow("last-place", -1, 5, seen="inner", blank=-1),
    CounterRow("last-off", -1, 10, seen="inner", blank=-1),
)

SCHEMA = Schema(ZONES, COUNTERS, card_states=n.STATE_NAMES)


def schema(pack: AfuPack, seats: int, options: Options) -> Schema:
    return SCHEMA


def domains(pack: AfuPack, seats: int, options: Options) -> dict[str, Domain]:
    return {
        "unit": some_kinds(pack, 0, pack.units),
        "invader": some_kinds(pack, pack.first_invader, pack.invaders),
        "achievement": some_kinds(pack, pack.first_achievement, pack.achievements),
        "colour": words_domain(n.COLOURS[1:]),
        "space": numbers_domain(1, n.DISPLAY_SPACES),
        "bid": numbers_domain(1, n.HIGHEST_BID),
        "column": numbers_domain(1, n.COLUMNS),
        "place": words_domain(n.PLACES),
        "panic-zone": words_domain(n.PANIC_ZONES),
    }


def some_kinds(pack: AfuPack, first: int, count: int) -> Domain:
    return Domain("kind", pack.slugs[first : first + count])

"""The table of zones and counters, the verbs and the tales of Frontier Wars."""

from __future__ import annotations

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import FrontierPack, strongest
from sandtable.games.frontier_wars.names import BUILDING_NAMES, DECKS, FACTIONS, UNIT_NAMES, UNITS
from sandtable.kernel.game import Tale, kinds_domain, seats_domain, words_domain
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.table import CounterRow, Table, ZoneRow
from sandtable.kernel.verbs import Domain, Verb

MOST_MEDALS = 99


def make_table(pack: FrontierPack, operation: str, seats: int) -> Table:
    tiles = tuple(pack.fields[operation].names)
    units = tuple([f"{tile}-{unit}" for tile in tiles for unit in UNIT_NAMES])
    return Table(
        zones=(
            *(ZoneRow(f"{deck}-deck", "pile", "nobody", pool="orders", shared_pool=True) for deck in DECKS),
            *(ZoneRow(f"{deck}-discard", "bag", "all") for deck in DECKS),
            ZoneRow("hand", "bag", "owner", per_seat=True, pool="orders", shared_pool=True),
            ZoneRow("face-up", "bag", "all", per_seat=True),
            ZoneRow("research", "bag", "owner", per_seat=True, pool="orders", shared_pool=True),
            ZoneRow("pending-order", "bag", "all"),
        ),
        counters=(
            CounterRow("round", 0, 1000),
            seat_row("active"),
            CounterRow("faction", NOBODY, 3, per_seat=True, of="word", words=("none", *FACTIONS), blank=NOBODY),
            CounterRow("turn-order", 0, seats - 1, size=seats, of="seat"),
            CounterRow("points", 0, MOST_MEDALS, per_seat=True),
            CounterRow("medals", 0, MOST_MEDALS, per_seat=True),
            CounterRow("out", 0, seats, per_seat=True),
            CounterRow("skill-used", 0, 1, per_seat=True),
            CounterRow("units", 0, 10, size=len(units), per_seat=True, labels=units),
            tile_row("home", tiles, per_seat=True),
            CounterRow("flag", NOBODY, seats - 1, size=len(tiles), of="seat", blank=NOBODY, labels=tiles),
            CounterRow("resistance", 0, strongest(pack), per_seat=True),
            CounterRow("building", 0, 2, size=len(tiles), of="word", words=BUILDING_NAMES, labels=tiles),
            CounterRow("founder", NOBODY, seats - 1, size=len(tiles), of="seat", blank=NOBODY, labels=tiles),
            CounterRow("holder", NOBODY, seats - 1, size=len(tiles), of="seat", blank=NOBODY, labels=tiles),
            CounterRow("ruined", 0, 1, size=len(tiles), labels=tiles),
            CounterRow("moved", 0, 10, size=len(units), labels=units),
            CounterRow("carried", 0, 10, size=len(units), labels=units),
            CounterRow("entered", 0, 1, size=len(tiles), labels=tiles),
            CounterRow("left", 0, 1, size=len(tiles), labels=tiles),
            CounterRow("fresh", 0, (1 << seats) - 1, size=len(tiles), labels=tiles),
            CounterRow("extra-movement", 0, 9, size=UNITS, labels=UNIT_NAMES),
            CounterRow("extra-load", 0, 9),
            CounterRow("past-artillery", 0, 1),
            CounterRow("mechanized", 0, 1),
            CounterRow("saved", 0, 25, size=len(tiles), labels=tiles),
            CounterRow("pending", 0, 1, size=len(tiles), labels=tiles),
            tile_row("battle", tiles),
            CounterRow("attached", NOBODY, pack.size - 1, of="kind", blank=NOBODY),
            unit_row("elite"),
            unit_row("doubled"),
            CounterRow("bonus", -20, 20, size=seats * UNITS, labels=seat_labels(seats, UNIT_NAMES)),
            CounterRow("strikes", 0, 2, size=seats * UNITS, labels=seat_labels(seats, UNIT_NAMES), blank=1),
            CounterRow("shield", 0, 20, per_seat=True),
            CounterRow("ready", 0, 10, size=seats * 9, labels=seat_labels(seats, (*group_labels(), "garrison"))),
            CounterRow("spent", 0, 10, size=seats * 8, labels=seat_labels(seats, group_labels())),
            CounterRow("volley", 0, 99, per_seat=True),
            CounterRow("aimed", 0, 99, per_seat=True),
            CounterRow("aimed-by", NOBODY, seats - 1, per_seat=True, of="seat", blank=NOBODY),
            CounterRow("steps-fought", 0, 99),
            seat_row("fallen"),
            seat_row("destroyer"),
            *(CounterRow(f"last-{what}", NOBODY, 99, seen="inner") for what in ("tile", "unit", "load", "to")),
            CounterRow("last", NOBODY, pack.size, seen="inner"),
        ),
    )


def seat_row(name: str) -> CounterRow:
    return CounterRow(name, NOBODY, 3, of="seat", blank=NOBODY)


def tile_row(name: str, tiles: tuple[str, ...], per_seat: bool = False) -> CounterRow:
    words = ("none", *tiles)
    return CounterRow(name, NOBODY, len(tiles) - 1, per_seat=per_seat, of="word", words=words, blank=NOBODY)


def unit_row(name: str) -> CounterRow:
    return CounterRow(name, NOBODY, UNITS - 1, of="word", words=("none", *UNIT_NAMES), blank=NOBODY)


def group_labels() -> tuple[str, ...]:
    """Units of a type, and the one that an order or skill sets apart."""
    return tuple([label for unit in UNIT_NAMES for label in (unit, f"special-{unit}")])


def seat_labels(seats: int, labels: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"{seat}-{label}" for seat in range(seats) for label in labels])


def make_verbs(pack: FrontierPack, operation: str, seats: int) -> dict[int, Verb]:
    kind = kinds_domain(pack)
    tile = Domain("tile", list(pack.fields[operation].names))
    unit = words_domain(UNIT_NAMES)
    seat = seats_domain(seats)
    return {
        n.LEAD: Verb("lead", words_domain(FACTIONS), rules="FW-1.1 FW-R13"),
        n.DRAW_FROM: Verb("draw", words_domain(DECKS), rules="FW-6.5"),
        n.PLACE: Verb("place", unit, rules="FW-7.7"),
        n.PLACE_NOTHING: Verb("place-nothing", rules="FW-R28"),
        n.USE_SKILL: Verb("use-skill", rules="FW-8.6"),
        n.SAVE_SKILL: Verb("save-skill", rules="FW-8.6", closes=True),
        n.PAY: Verb("pay", kind, rules="FW-8.7"),
        n.PLAY: Verb("play", kind),
        n.PASS: Verb("pass", closes=True),
        n.MOVE: Verb("move", tile, unit, rules="FW-9.1"),
        n.END_MOVEMENT: Verb("end-movement", rules="FW-4.4", closes=True),
        n.TO: Verb("to", tile),
        n.LOAD_AT: Verb("load", tile, rules="FW-10.2"),
        n.FLY_EMPTY: Verb("fly-empty", closes=True),
        n.TAKE_ABOARD: Verb("board", unit, rules="FW-10.1"),
        n.DEPART: Verb("depart", closes=True),
        n.BUILD_ON: Verb("build", tile, words_domain(BUILDING_NAMES[1:])),
        n.REPAIR: Verb("repair", tile, rules="FW-12.1"),
        n.END_BUILDING: Verb("end-building", rules="FW-4.4", closes=True),
        n.FIGHT_AT: Verb("fight", tile, rules="FW-13.3"),
        n.ATTACH: Verb("attach", rules="FW-R23"),
        n.HOLD_BACK: Verb("hold-back", rules="FW-R23", closes=True),
        n.AIM: Verb("aim", seat, rules="FW-17.3"),
        n.RESEARCH: Verb("research", kind, rules="FW-21.2"),
        n.WITHHOLD: Verb("withhold", rules="FW-21.2"),
        n.REMOVE: Verb("remove", unit, rules="FW-22.1"),
        n.SAVE_UNIT: Verb("save", tile),
        n.DONE_SAVING: Verb("save-no-more", closes=True),
        n.DISCARD_CARD: Verb("discard", kind),
        n.RETIRE: Verb("retire", kind, rules="FW-R22"),
        n.KEEP: Verb("keep", rules="FW-R22", closes=True),
        n.TARGET: Verb("target", tile),
        n.AGAINST: Verb("against", seat),
        n.CHOOSE: Verb("choose", unit),
        n.DONE: Verb("done", closes=True),
    }


def with_units(name: str, arguments: str, rules: str) -> Tale:
    return Tale(name, arguments, rules, UNIT_NAMES)


def with_buildings(name: str, arguments: str, rules: str) -> Tale:
    return Tale(name, arguments, rules, BUILDING_NAMES)


def with_decks(name: str, arguments: str, rules: str) -> Tale:
    return Tale(name, arguments, rules, DECKS)


def with_factions(name: str, arguments: str, rules: str) -> Tale:
    return Tale(name, arguments, rules, FACTIONS)


TALES: dict[int, Tale] = {
    n.T_FACTION_CHOSEN: with_factions("faction-chosen", "seat word:faction", "FW-1.1"),
    n.T_HEADQUARTERS_PLACED: with_factions("headquarters-placed", "seat word:faction tile", "FW-2.6 FW-2.7"),
    n.T_ROUND_BEGINS: Tale("round-begins", "n", "FW-4.1"),
    n.T_POINTS_COUNTED: Tale("points-counted", "seat n", "FW-5.1"),
    n.T_TURN_BEGINS: Tale("turn-begins", "seat", "FW-4.3"),
    n.T_CARD_DRAWN: with_decks("card-drawn", "seat word:deck", "FW-6.5"),
    n.T_DECK_RENEWED: with_decks("deck-renewed", "word:deck", "FW-R18"),
    n.T_UNIT_PLACED: with_units("unit-placed", "seat word:unit tile", "FW-7.7"),
    n.T_PRODUCTION_LOST: Tale("production-lost", "seat", "FW-7.9"),
    n.T_SKILL_USED: with_factions("skill-used", "seat word:faction kind:card", "FW-8.6 FW-8.7"),
    n.T_ORDER_PLAYED: Tale("order-played", "seat kind:card", "FW-8.1 FW-8.2 FW-8.3"),
    n.T_ORDER_LOST: Tale("order-lost", "seat kind:card", "FW-R23"),
    n.T_UNIT_MOVED: with_units("unit-moved", "seat word:unit tile:from tile:to", "FW-9.3"),
    n.T_UNIT_CARRIED: with_units("unit-carried", "seat word:unit tile:from tile:to", "FW-10.4"),
    n.T_CONSTRUCTION_BUILT: with_buildings("construction-built", "seat word:what tile", "FW-11.1"),
    n.T_CONSTRUCTION_REPAIRED: with_buildings("construction-repaired", "seat word:what tile", "FW-12.1"),
    n.T_HEADQUARTERS_REPAIRED: Tale("headquarters-repaired", "seat tile", "FW-12.4 FW-12.5"),
    n.T_RESISTANCE_MENDED: Tale("resistance-mended", "seat tile n", "FW-R61"),
    n.T_MEDALS_EARNED: Tale("medals-earned", "seat n n:total", "FW-20.2 FW-20.3"),
    n.T_BATTLE_BEGINS: Tale("battle-begins", "seat tile n:attackers n:defenders", "FW-13.1"),
    n.T_BATTLE_AVOIDED: Tale("battle-avoided", "seat tile", "FW-20.5"),
    n.T_ORDER_ATTACHED: Tale("order-attached", "seat kind:card tile", "FW-R23"),
    n.T_ORDER_CANCELLED: Tale("order-cancelled", "seat kind:card", "FW-1.12"),
    n.T_STEP_FOUGHT: Tale("step-fought", "n", "FW-14.2"),
    n.T_IMPACT_AIMED: Tale("impact-aimed", "seat seat:target", "FW-17.3"),
    n.T_UNIT_LOST: with_units("unit-lost", "seat word:unit tile", "FW-14.6"),
    n.T_GARRISON_HIT: Tale("garrison-hit", "seat tile n", "FW-18.3"),
    n.T_IMPACT_IGNORED: Tale("impact-ignored", "seat", "FW-R52"),
    n.T_BATTLE_WON: Tale("battle-won", "seat tile", "FW-15.2 FW-R64"),
    n.T_BATTLE_TIED: Tale("battle-tied", "tile", "FW-15.1 FW-20.6"),
    n.T_BATTLE_NOBODY: Tale("battle-nobody", "tile", "FW-R64"),
    n.T_CONSTRUCTION_DESTROYED: with_buildings("construction-destroyed", "word:what tile", "FW-15.3 FW-R48"),
    n.T_CONSTRUCTION_CONQUERED: with_buildings("construction-conquered", "seat word:what tile", "FW-R47"),
    n.T_HEADQUARTERS_DESTROYED: Tale("headquarters-destroyed", "seat seat:victim tile", "FW-19.2 FW-19.3"),
    n.T_ELIMINATED: Tale("eliminated", "seat", "FW-19.1 FW-19.5"),
    n.T_CARDS_TAKEN: Tale("cards-taken", "seat seat:victim n", "FW-19.4 FW-R71"),
    n.T_UNIT_REMOVED: with_units("unit-removed", "seat seat:victim word:unit tile", "FW-20.4"),
    n.T_UNITS_WITHDREW: Tale("units-withdrew", "seat tile:from tile:to", "FW-R66"),
    n.T_UNIT_BROUGHT_UP: with_units("unit-brought-up", "seat word:unit tile:from tile:to", "FW-8.4"),
    n.T_UNIT_REDEPLOYED: with_units("unit-redeployed", "seat word:unit tile:from tile:to", "FW-8.2"),
    n.T_HAND_SEEN: Tale("hand-seen", "seat seat:victim", "FW-8.2"),
    n.T_SECRET_DISCARDED: Tale("secret-discarded", "seat seat:victim kind:card", "FW-8.2"),
    n.T_CARD_STOLEN: with_decks("card-stolen", "seat seat:victim word:deck", "FW-8.2"),
    n.T_RESEARCHED: with_decks("researched", "seat word:deck", "FW-21.2"),
    n.T_NOTHING_RESEARCHED: Tale("nothing-researched", "seat", "FW-21.2"),
    n.T_WEAPON_COMPLETE: Tale("weapon-complete", "seat n", "FW-21.6"),
    n.T_UNIT_SAVED: Tale("unit-saved", "seat tile", "FW-22.1"),
    n.T_UNIT_DISBANDED: with_units("unit-disbanded", "seat word:unit tile", "FW-22.1"),
    n.T_CARD_DISCARDED: Tale("card-discarded", "seat kind:card", "FW-22.6"),
    n.T_CARD_PASSED_OVER: Tale("card-passed-over", "seat kind:card", "FW-8.5"),
    n.T_CARD_RETIRED: Tale("card-retired", "seat kind:card", "FW-R22"),
    n.T_VICTORY: Tale("victory", "seat", "FW-3.1"),
    n.T_ROUND_LIMIT_REACHED: Tale("round-limit-reached", "n", "FW-R80"),
    n.T_ELITE_CHOSEN: with_units("elite-chosen", "seat word:unit", "FW-14.7"),
    n.T_POINTS_TIED: Tale("points-tied", "n", "FW-3.7"),
    n.T_WEAPON_TOO_LATE: Tale("weapon-too-late", "seat n seat:winner", "FW-21.7 FW-R78"),
}

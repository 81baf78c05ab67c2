"""The tables of the game: zones and counters, steps, verbs, tales."""

from __future__ import annotations

from typing import Any

from sandtable.games.afu import names
from sandtable.games.afu.battle import Battle
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.combat import AfterBattle, Combats, Deploy, LeaveRows, Recover
from sandtable.games.afu.events import DiscardCard, PendingEvents, RevealEvent
from sandtable.games.afu.invaders import LayInvaders, LookAhead, ScoutDiscard, ScoutOrder
from sandtable.games.afu.objectives import Bid, Contest, OfferCards, Pay, SettleBid, SettleOffer
from sandtable.games.afu.panic import ChoosePanic, PanicIcon
from sandtable.games.afu.recruitment import Buy, Recruitment, RocketStrikes, StartBuying
from sandtable.games.afu.turn import Cleanup, DrawHands, EndOfRound, NewRound
from sandtable.games.afu.war import Begin, ChooseColour, DealColours, KeepSecret, PrepareWar
from sandtable.kernel.game import Tale, numbers_domain, words_domain
from sandtable.kernel.steps import Step
from sandtable.kernel.table import CounterRow, Table, ZoneRow
from sandtable.kernel.verbs import Domain, Verb

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
    CounterRow("phase", 0, 1, of="word", words=names.PHASES),
    CounterRow("round", 0, 99),
    CounterRow("first", 0, 1, of="seat"),
    CounterRow("colour", 0, 2, per_seat=True, of="word", words=names.COLOURS),
    CounterRow("last-round", 0, 1),
    CounterRow("points", 0, 99, per_seat=True),
    CounterRow("panic-received", 0, 1, per_seat=True),
    CounterRow("destroyed", 0, 6, per_seat=True),
    CounterRow("passed", 0, 1, per_seat=True),
    CounterRow("bid", 0, names.HIGHEST_BID),
    CounterRow("bidder", -1, 1, of="seat", blank=-1),
    CounterRow("outcome", 0, 7, size=3),
    CounterRow("rockets", 0, 12),
    CounterRow("last-place", -1, 5, seen="inner", blank=-1),
    CounterRow("last-off", -1, 10, seen="inner", blank=-1),
)

TABLE = Table(ZONES, COUNTERS, card_states=("used", "off", "earned"))


def steps() -> dict[int, Step[Any]]:
    return {
        names.CHOOSE_COLOUR: ChooseColour(),
        names.DEAL_COLOURS: DealColours(),
        names.KEEP_SECRET: KeepSecret(),
        names.BEGIN: Begin(),
        names.PREPARE_WAR: PrepareWar(),
        names.NEW_ROUND: NewRound(),
        names.REVEAL_EVENT: RevealEvent(),
        names.DRAW_HANDS: DrawHands(),
        names.LAY_INVADERS: LayInvaders(),
        names.PENDING_EVENTS: PendingEvents(),
        names.CONTEST: Contest(),
        names.COMBATS: Combats(),
        names.ROCKET_STRIKES: RocketStrikes(),
        names.RECRUITMENT: Recruitment(),
        names.CLEANUP: Cleanup(),
        names.END_OF_ROUND: EndOfRound(),
        names.DISCARD_CARD: DiscardCard(),
        names.BID: Bid(),
        names.PAY: Pay(),
        names.SETTLE_BID: SettleBid(),
        names.OFFER_CARDS: OfferCards(),
        names.SETTLE_OFFER: SettleOffer(),
        names.DEPLOY: Deploy(),
        names.BATTLE: Battle(),
        names.AFTER_BATTLE: AfterBattle(),
        names.LEAVE_ROWS: LeaveRows(),
        names.LOOK_AHEAD: LookAhead(),
        names.SCOUT_DISCARD: ScoutDiscard(),
        names.SCOUT_ORDER: ScoutOrder(),
        names.CHOOSE_PANIC: ChoosePanic(),
        names.RECOVER: Recover(),
        names.START_BUYING: StartBuying(),
        names.BUY: Buy(),
        names.PANIC_ICON: PanicIcon(),
    }


def verbs(pack: AfuPack) -> dict[int, Verb]:
    units = Domain("kind", pack.slugs[: pack.units])
    invaders = Domain("kind", pack.slugs[pack.first_invader : pack.first_invader + pack.invaders])
    first = pack.first_achievement
    achievements = Domain("kind", pack.slugs[first : first + pack.achievements])
    columns = numbers_domain(1, names.COLUMNS)
    places = words_domain(names.PLACES)
    return {
        names.DO_COLOUR: Verb("colour", words_domain(names.COLOURS[1:]), rules="AFU-2.1"),
        names.DO_KEEP: Verb("keep", achievements, rules="AFU-2.5"),
        names.DO_PASS: Verb("pass", closes=True),
        names.DO_DONE: Verb("done", closes=True),
        names.DO_BATTLE: Verb("battle", rules="AFU-5.6", closes=True),
        names.DO_USE: Verb("use", rules="AFU-12.10"),
        names.DO_SKIP: Verb("skip", rules="AFU-12.10", closes=True),
        names.DO_BUY: Verb("buy", numbers_domain(1, names.DISPLAY_SPACES), rules="AFU-12.4"),
        names.DO_BUY_AID: Verb("buy-aid", rules="AFU-12.4"),
        names.DO_BID: Verb("bid", numbers_domain(1, names.HIGHEST_BID), rules="AFU-16.3 AFU-R37"),
        names.DO_PAY: Verb("pay", units, rules="AFU-R39 AFU-R61"),
        names.DO_DISCARD: Verb("discard", units, rules="AFU-15.6 AFU-15.14"),
        names.DO_RECOVER: Verb("recover", units, rules="AFU-11.9 AFU-15.13"),
        names.DO_EVACUATE: Verb("evacuate", units, rules="AFU-11.9 AFU-R34"),
        names.DO_DEFEND: Verb("defend", units, columns, rules="AFU-5.1 AFU-5.3"),
        names.DO_SUPPORT: Verb("support", units, columns, rules="AFU-5.2 AFU-5.4"),
        names.DO_ACTIVATE: Verb("activate", places, rules="AFU-9.1 AFU-R28"),
        names.DO_SWITCH_OFF: Verb("switch-off", places, rules="AFU-R27"),
        names.DO_SCOUT_DISCARD: Verb("scout-discard", invaders, rules="AFU-11.8"),
        names.DO_KEEP_ALL: Verb("keep-all", rules="AFU-11.8", closes=True),
        names.DO_PUT_BACK: Verb("put-back", invaders, rules="AFU-11.8"),
        names.DO_FROM: Verb("from", words_domain(names.PANIC_ZONES), rules="AFU-11.2 AFU-R33"),
    }


def tales() -> dict[int, Tale]:
    return {
        names.ROUND_BEGINS: Tale("round-begins", "n word:phase seat", "AFU-3.2", names.PHASES),
        names.COLOUR_CHOSEN: Tale("colour-chosen", "seat word:colour", "AFU-2.1", names.COLOURS),
        names.WAR_BEGINS: Tale("war-begins", "", "AFU-14.1"),
        names.EVENT_REVEALED: Tale("event-revealed", "card word:effect", "AFU-15.1", names.EFFECTS),
        names.OBJECTIVE_REVEALED: Tale("objective-revealed", "card", "AFU-15.2"),
        names.PANIC_TAKEN: Tale("panic-taken", "seat", "AFU-R4"),
        names.PANIC_CALMED: Tale("panic-calmed", "seat", "AFU-11.1"),
        names.PANIC_RETURNED: Tale("panic-returned", "seat word:zone", "AFU-11.2", names.PANIC_ZONES),
        names.HAND_DRAWN: Tale("hand-drawn", "seat", "AFU-4.1"),
        names.INVADERS_LAID: Tale("invaders-laid", "seat n", "AFU-4.3 AFU-17.1"),
        names.CARD_DISCARDED: Tale("card-discarded", "seat card", "AFU-15.6 AFU-15.14"),
        names.BID_MADE: Tale("bid-made", "seat n", "AFU-16.3"),
        names.BID_PASSED: Tale("bid-passed", "seat", "AFU-R38"),
        names.CARD_SPENT: Tale("card-spent", "seat card", "AFU-R39"),
        names.OBJECTIVE_TAKEN: Tale("objective-taken", "seat card", "AFU-16.8 AFU-19.16"),
        names.OBJECTIVE_STAYS: Tale("objective-stays", "card", "AFU-16.7 AFU-16.9 AFU-19.13"),
        names.ENEMY_OFFERS: Tale("enemy-offers", "card n", "AFU-19.10"),
        names.OBJECTIVE_CAPTURED: Tale("objective-captured", "card", "AFU-19.14"),
        names.UNIT_DEPLOYED: Tale("unit-deployed", "seat card n:column", "AFU-5.1"),
        names.UNIT_SUPPORTS: Tale("unit-supports", "seat card n:column", "AFU-5.2"),
        names.BONUS_USED: Tale("bonus-used", "seat card word:reward", "AFU-9.1", names.REWARDS),
        names.SWITCHED_OFF: Tale("switched-off", "seat card", "AFU-R27"),
        names.UNIT_EVACUATED: Tale("unit-evacuated", "seat card", "AFU-11.9"),
        names.UNIT_RECOVERED: Tale("unit-recovered", "seat card", "AFU-11.9 AFU-15.13"),
        names.INVADERS_SCOUTED: Tale("invaders-scouted", "seat n", "AFU-11.8"),
        names.SCOUTED_AWAY: Tale("scouted-away", "seat card", "AFU-11.8"),
        names.INVADER_LOST: Tale("invader-lost", "n:column card n:attack n:defense", "AFU-6.5"),
        names.INVADER_STANDS: Tale("invader-stands", "n:column card n:attack n:defense", "AFU-6.7"),
        names.UNIT_LOST: Tale("unit-lost", "n:column card n:attack n:defense", "AFU-6.8"),
        names.UNIT_HOLDS: Tale("unit-holds", "n:column card n:attack n:defense", "AFU-6.9"),
        names.INVADER_ARMOURED: Tale("invader-armoured", "n:column card n:attack n:defense", "AFU-8.1"),
        names.INVADER_FLIES: Tale("invader-flies", "n:column card n:attack n:defense", "AFU-8.10"),
        names.UNIT_ARMOURED: Tale("unit-armoured", "n:column card n:attack n:defense", "AFU-8.1"),
        names.UNIT_FLIES: Tale("unit-flies", "n:column card n:attack n:defense", "AFU-8.10"),
        names.COLUMN_OPEN: Tale("column-open", "seat n:column card", "AFU-7.1"),
        names.ARTILLERY_HITS: Tale("artillery-hits", "n:column card", "AFU-8.5"),
        names.SKY_CLOSED: Tale("sky-closed", "n:column card", "AFU-15.11"),
        names.ROCKETS_HIT: Tale("rockets-hit", "", "AFU-8.7"),
        names.POINTS_GAINED: Tale("points-gained", "seat card n", "AFU-11.12"),
        names.BUDGET_COUNTED: Tale("budget-counted", "seat n", "AFU-12.3"),
        names.CARD_BOUGHT: Tale("card-bought", "seat card n", "AFU-12.4"),
        names.FIRST_PLAYER_FLIPPED: Tale("first-player-flipped", "seat", "AFU-3.5"),
        names.SECRETS_KEPT: Tale("secrets-kept", "seat", "AFU-2.5"),
    }

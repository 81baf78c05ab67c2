"""VD-7: tactical cards, the windows in which they are played, and what each of their effects does."""

from __future__ import annotations

from sandtable.games.victory_day.names import (
    ACTIVE,
    ATTACK_WINDOW,
    BOMBARD,
    BUILD,
    BUILD_WINDOW,
    DEFENDER,
    DEMOLISH,
    DEPOT,
    DESTROY_UNIT,
    DRAW,
    FACTORY,
    FUEL,
    IDLE,
    LOWER,
    MAKE_READY,
    PLAYED,
    RAISE,
    RESULTS_WINDOW,
    SUPPLY,
    T_DESTROYED,
    T_DRAWS,
    T_PASSES,
    T_PLAYS,
    T_PLAYS_ON,
    T_SUPPLY,
    TACTICAL_WINDOW,
    TURN,
    TURNED,
    V_PASS,
    V_PLAY,
    WAVE_LONG,
)
from sandtable.games.victory_day.order import has_lower_equal, in_order
from sandtable.games.victory_day.payment import affordable, ask_payment, available, close_making
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.state import Decision, Offer, Step

# -- targets -----------------------------------------------------------------------------------------
# A target is a number: 0 nothing, then the player's own places, the enemy's places, and the enemy's resource cards,
# each kind ready and turned.


def own_target(s: Victory, place: int) -> int:
    return 1 + place


def enemy_target(s: Victory, place: int) -> int:
    return 1 + s.places() + place


def resource_target(s: Victory, number: int) -> int:
    return 1 + 2 * s.places() + number


def resource_card(s: Victory, number: int) -> int:
    """The resource card that a number stands for: even ready, odd turned."""
    return s.pack.resource_kinds[number // 2] << STATE_BITS | (TURNED if number % 2 else 0)


def unit_targets(s: Victory, seat: int, kind: int) -> list[int]:
    """The places, own or enemy as the effect has it, whose units a card may choose."""
    pack = s.pack
    effect = pack.effect[kind]
    owner = seat if effect in (RAISE, MAKE_READY) else 1 - seat
    in_wave = pack.window[kind] == RESULTS_WINDOW
    out: list[int] = []
    units = s.units(owner)
    for place, card in enumerate(units):
        if card == NONE or pack.types_mask[kind] >> pack.type[card >> STATE_BITS] & 1 == 0:
            continue
        if in_wave and s.role[owner][place] == IDLE:
            continue
        if effect == MAKE_READY and card & TURNED == 0:
            continue
        if effect == TURN and (card & TURNED or place >= s.front()):
            continue
        out.append(place)
    return out


def has_target(s: Victory, seat: int, kind: int) -> bool:
    effect = s.pack.effect[kind]
    if effect <= DESTROY_UNIT:
        return len(unit_targets(s, seat, kind)) > 0
    if effect == DEMOLISH:
        return len(s.resources[1 - seat].cards) > 0
    if effect == BOMBARD:
        return len(s.deck[1 - seat].cards) > 0
    if effect == DRAW:
        return len(s.deck[seat].cards) > 0
    return True


def playable(s: Victory, seat: int, kind: int, ready: list[int]) -> bool:
    """May the seat play such a card now, if it has one? It needs a target and its cost, VD-R12."""
    pack = s.pack
    who = pack.who[kind]
    if (who == ACTIVE and seat != s.active) or (who == DEFENDER and seat == s.active):
        return False
    if pack.effect[kind] <= LOWER and s.stat_cards[seat][pack.tactic[kind]]:
        return False                                                                              # VD-7.6, VD-R13
    return affordable(pack, pack.cost[kind], ready) and has_target(s, seat, kind)


def could_play(s: Victory, seat: int, window: int) -> bool:
    """Could the seat hold a card for this window, as far as everybody can tell?"""
    pack = s.pack
    ready: list[int] = []
    for kind in pack.tactics_of[s.army[seat]][window]:
        if s.unseen(seat, kind):
            if not ready:
                ready = available(s, seat)
            if playable(s, seat, kind, ready):
                return True
    return False


# -- windows -----------------------------------------------------------------------------------------


def open_window(s: Victory, window: int, seat: int, passes: int) -> None:
    """Ask the next player who could act; who, as everybody knows, has nothing to play passes without being asked."""
    while passes < 2:
        if could_play(s, seat, window):
            s.begin_making(seat, TACTICAL_WINDOW, window, seat, passes)
            return
        seat = 1 - seat
        passes += 1


class BeforeAttack(Step[Victory]):
    """Tactical cards before the attack phase; the active player first."""

    rules = ("VD-7.5", "VD-8.5", "VD-R12")

    def run(self, s: Victory) -> None:
        open_window(s, ATTACK_WINDOW, s.active, 0)


class BeforeResults(Step[Victory]):
    """Tactical cards before the results of the conflicts; the active player first."""

    rules = ("VD-7.5", "VD-19.6", "VD-R12")

    def run(self, s: Victory) -> None:
        open_window(s, RESULTS_WINDOW, s.active, 0)


class TacticalWindow(Decision[Victory]):
    """Play one tactical card or pass; two passes in a row close the window."""

    rules = ("VD-7.1", "VD-7.4", "VD-R12")
    args = ("window", "player", "passes")

    def seat(self, s: Victory) -> int:
        return s.args[1]

    def private(self, s: Victory) -> bool:
        return True

    def offer(self, s: Victory, to: Offer) -> None:
        window, seat = s.args[0], s.args[1]
        pack = s.pack
        ready: list[int] = []
        for card in s.hand[seat].distinct():
            kind = card >> STATE_BITS
            if pack.window[kind] == window:
                if not ready:
                    ready = available(s, seat)
                if playable(s, seat, kind, ready):
                    self.offer_card(s, to, seat, kind)
        to.add(V_PASS)

    def offer_card(self, s: Victory, to: Offer, seat: int, kind: int) -> None:
        tactic = s.pack.tactic[kind]
        effect = s.pack.effect[kind]
        if effect <= DESTROY_UNIT:
            own = effect in (RAISE, MAKE_READY)
            owner = seat if own else 1 - seat
            units = s.units(owner)
            for place in unit_targets(s, seat, kind):
                target = own_target(s, place) if own else enemy_target(s, place)
                in_order(to, not has_lower_equal(s, owner, units, place), V_PLAY, tactic, target)
        elif effect == DEMOLISH:
            for number in range(2 * len(s.pack.resource_kinds)):
                if resource_card(s, number) in s.resources[1 - seat].cards:
                    to.add(V_PLAY, tactic, resource_target(s, number))
        else:
            to.add(V_PLAY, tactic, 0)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        window, seat, passes = s.args
        if verb == V_PASS:
            s.made()
            s.tell(T_PASSES, seat)
            open_window(s, window, 1 - seat, passes + 1)
            return
        kind = s.pack.tactics[a]
        s.then(TACTICAL_WINDOW, window, seat, passes)
        s.then(PLAYED, kind, b)
        ask_payment(s, s.pack.cost[kind])


class Played(Step[Victory]):
    """A tactical card takes effect at once and goes to casualties; then the other player may act."""

    rules = ("VD-7.2", "VD-7.3", "VD-R11")
    args = ("kind", "target")

    def run(self, s: Victory) -> None:
        kind, target = s.args
        seat = close_making(s)
        window = s.pack.window[kind]
        self.tell_card(s, seat, kind, target)
        s.move(kind << STATE_BITS, s.hand[seat], s.casualties[seat])
        if s.pack.effect[kind] <= LOWER:
            s.stat_cards[seat][s.pack.tactic[kind]] = 1                                           # VD-R13
        apply_effect(s, seat, kind, target)
        if window == BUILD_WINDOW:
            s.begin_making(seat, BUILD)
        else:
            open_window(s, window, 1 - seat, 0)

    def tell_card(self, s: Victory, seat: int, kind: int, target: int) -> None:
        if target == 0:
            s.tell(T_PLAYS, seat, kind)
        elif target <= s.places():
            s.tell(T_PLAYS_ON, seat, kind, s.kind(seat, target - 1))
        elif target <= 2 * s.places():
            s.tell(T_PLAYS_ON, seat, kind, s.kind(1 - seat, target - 1 - s.places()))
        else:
            s.tell(T_PLAYS_ON, seat, kind, resource_card(s, target - 1 - 2 * s.places()) >> STATE_BITS)


# -- effects -----------------------------------------------------------------------------------------


def apply_effect(s: Victory, seat: int, kind: int, target: int) -> None:
    pack = s.pack
    effect = pack.effect[kind]
    enemy = 1 - seat
    own_place = target - 1
    enemy_place = target - 1 - s.places()
    if effect == RAISE:
        change_stats(s, seat, own_place, kind, 1)
    elif effect == LOWER:
        change_stats(s, enemy, enemy_place, kind, -1)
    elif effect == MAKE_READY:
        line, at = (s.line_1[seat], own_place) if own_place < s.front() else (s.line_2[seat], own_place - s.front())
        s.turn(line, at, line.cards[at] & ~TURNED)
    elif effect == TURN:
        s.mark(enemy, enemy_place, TURNED)
    elif effect == DESTROY_UNIT:
        s.tell(T_DESTROYED, enemy, s.kind(enemy, enemy_place))
        s.lose_unit(enemy, enemy_place)                                                           # VD-R34
    elif effect == DEMOLISH:
        s.lose_resource(enemy, resource_card(s, target - 1 - 2 * s.places()))
    elif effect == SUPPLY:
        give_resources(s, seat, pack.bundle[kind])
    elif effect == BOMBARD:
        s.lose_from_deck(enemy, pack.amount[kind])                                                # VD-7.7
    elif effect == DRAW:
        number = min(pack.amount[kind], len(s.deck[seat].cards))                                  # VD-R31
        s.tell(T_DRAWS, seat, number)
        for _ in range(number):
            s.draw(s.deck[seat], s.hand[seat])


def change_stats(s: Victory, owner: int, place: int, kind: int, sign: int) -> None:
    attack = sign * s.pack.plus_attack[kind]
    defence = sign * s.pack.plus_defence[kind]
    if s.pack.lasts[kind] == WAVE_LONG:
        s.wave_attack[owner][place] += attack
        s.wave_defence[owner][place] += defence
    else:
        s.turn_attack[owner][place] += attack
        s.turn_defence[owner][place] += defence


def give_resources(s: Victory, seat: int, bundle: int) -> None:
    pack = s.pack
    s.tell(T_SUPPLY, seat, pack.cost_depots[bundle], pack.cost_factories[bundle], pack.cost_fuel[bundle])
    s.extra[seat][DEPOT] += pack.cost_depots[bundle]
    s.extra[seat][FACTORY] += pack.cost_factories[bundle]
    s.extra[seat][FUEL] += pack.cost_fuel[bundle]

"""VD-7: tactical cards, the windows in which they are played, and what each of their effects does."""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.order import has_lower_equal, in_order
from sandtable.games.victory_day.payment import (
    Ready,
    affordable,
    ask_payment,
    available,
    close_making,
    payable_in_order,
)
from sandtable.games.victory_day.state import DESTROYED, Victory, changed_of
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.steps import Decision, Offer, Step

DRAWS: Final = EventType("draws", "seat n", "VD-8.2")
PASSES: Final = EventType("passes", "seat", "VD-R12", minor=True)
PLAYS: Final = EventType("plays", "seat kind", "VD-7.3")
PLAYS_ON: Final = EventType("plays-on", "seat kind kind:target", "VD-7.3")
SUPPLY: Final = EventType("supply", "seat n:depots n:factories n:fuel", "VD-R9")

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
    return s.pack.resource_kinds[number // 2] << STATE_BITS | (n.state.TURNED if number % 2 else 0)


def target_owner(s: Victory, seat: int, kind: int) -> int:
    """Whose units a card chooses from: its player's own, or the enemy's."""
    effect = s.pack.effect[kind]
    return seat if effect in (n.effect.RAISE, n.effect.READY) else 1 - seat


def is_target(s: Victory, kind: int, owner: int, place: int) -> bool:
    """May a card be played on the unit at this place, if it chooses from its owner's units?"""
    pack = s.pack
    card = s.unit(owner, place)
    if pack.window[kind] == n.window.BEFORE_RESULTS and s.role[owner][place] == n.role.IDLE:
        return False
    if pack.types_mask[kind] >> pack.type[card >> STATE_BITS] & 1 == 0:
        return False
    effect = pack.effect[kind]
    if effect == n.effect.READY:
        return card & n.state.TURNED != 0
    return effect != n.effect.TURN or (card & n.state.TURNED == 0 and place < s.front())


def play_number(s: Victory, kind: int, target: int) -> int:
    """Plays of one player in a row, in canonical order; a unit is not destroyed before other cards are played on it."""
    pack = s.pack
    targets = 1 + 2 * s.places() + 2 * len(pack.resource_kinds)
    return 1 + (pack.effect[kind] * len(pack.tactics) + pack.tactic[kind]) * targets + target


def most_plays(pack: VictoryPack, places: int) -> int:
    return 1 + (n.effect.DRAW + 1) * len(pack.tactics) * (1 + 2 * places + 2 * len(pack.resource_kinds))


def has_target(s: Victory, seat: int, kind: int) -> bool:
    effect = s.pack.effect[kind]
    if effect <= n.effect.DESTROY:
        owner = target_owner(s, seat, kind)
        for place in s.standing(owner):
            if is_target(s, kind, owner, place):
                return True
        return False
    if effect == n.effect.DEMOLISH:
        return len(s.resources[1 - seat].cards) > 0
    if effect == n.effect.BOMBARD:
        return len(s.deck[1 - seat].cards) > 0
    if effect == n.effect.DRAW:
        return len(s.deck[seat].cards) > 0
    return True


def playable(s: Victory, seat: int, kind: int, ready: Ready) -> bool:
    """May the seat play such a card now, if it has one? It needs a target and its cost, VD-R12."""
    return may_play(s, seat, kind) and affordable(s.pack, s.pack.cost[kind], ready) and has_target(s, seat, kind)


def may_play(s: Victory, seat: int, kind: int) -> bool:
    """Is this the seat's time for such a card, is it as far behind as the card asks, has it not used up its right?"""
    pack = s.pack
    who = pack.who[kind]
    if (who == n.who.ACTIVE and seat != s.active) or (who == n.who.DEFENDER and seat == s.active):
        return False
    if pack.needs[kind] == n.need.FEWER_RESOURCES and not has_fewer_resources(s, seat):
        return False
    return pack.effect[kind] > n.effect.LOWER or s.stat_cards[seat][pack.tactic[kind]] == 0  # VD-7.6, VD-R13


def has_fewer_resources(s: Victory, seat: int) -> bool:
    """Resource cards in play, ready or turned."""
    return len(s.resources[seat].cards) < len(s.resources[1 - seat].cards)


def could_play(s: Victory, seat: int, window: int) -> bool:
    """Could the seat hold a card for this window, as far as everybody can tell?

    The hand and the deck are looked through last, as that takes longest.
    """
    if not s.hand[seat].cards:
        return False
    pack = s.pack
    ready: Ready | None = None
    for kind in pack.tactics_of[s.army[seat]][window]:
        if may_play(s, seat, kind):
            if ready is None:
                ready = available(s, seat)
            if affordable(pack, pack.cost[kind], ready) and has_target(s, seat, kind) and s.unseen(seat, kind):
                return True
    return False


# -- windows -----------------------------------------------------------------------------------------


def open_window(s: Victory, window: int, seat: int, passes: int) -> None:
    """Ask the next player who could act; who, as everybody knows, has nothing to play passes without being asked."""
    while passes < 2:
        if could_play(s, seat, window):
            s.begin_making(seat, n.step.TACTICAL_WINDOW, window, seat, passes)
            return
        seat = 1 - seat
        passes += 1


class BeforeAttack(Step[Victory]):
    """Tactical cards before the attack phase; the active player first."""

    number = n.step.BEFORE_ATTACK
    rules = ("VD-7.5", "VD-8.5", "VD-R12")

    def run(self, s: Victory) -> None:
        open_window(s, n.window.BEFORE_ATTACK, s.active, 0)


class BeforeResults(Step[Victory]):
    """Tactical cards before the results of the conflicts; the active player first."""

    number = n.step.BEFORE_RESULTS
    rules = ("VD-7.5", "VD-19.6", "VD-R12")

    def run(self, s: Victory) -> None:
        open_window(s, n.window.BEFORE_RESULTS, s.active, 0)


class TacticalWindow(Decision[Victory]):
    """Play one tactical card or pass; two passes in a row close the window."""

    number = n.step.TACTICAL_WINDOW
    rules = ("VD-7.1", "VD-7.4", "VD-R12")
    args = ("window", "player", "passes")

    def seat(self, s: Victory) -> int:
        return s.b

    def private(self, s: Victory) -> bool:
        return True

    def offer(self, s: Victory, to: Offer) -> None:
        window, seat = s.a, s.b
        pack = s.pack
        ready: Ready | None = None
        for card in s.hand[seat].distinct():
            kind = card >> STATE_BITS
            if pack.window[kind] == window:
                if ready is None:
                    ready = available(s, seat)
                if playable(s, seat, kind, ready):
                    self.offer_card(s, to, seat, kind, payable_in_order(s, pack.cost[kind], ready))
        to.add(n.verb.PASS)

    def offer_card(self, s: Victory, to: Offer, seat: int, kind: int, payable: bool) -> None:
        tactic = s.pack.tactic[kind]
        effect = s.pack.effect[kind]
        if effect <= n.effect.DESTROY:
            owner = target_owner(s, seat, kind)
            standing = s.standing(owner)
            for place in standing:
                if not is_target(s, kind, owner, place):
                    continue
                target = own_target(s, place) if owner == seat else enemy_target(s, place)
                canonical = payable and play_number(s, kind, target) >= s.floor
                in_order(to, canonical and not has_lower_equal(s, owner, standing, place), n.verb.PLAY, tactic, target)
        elif effect == n.effect.DEMOLISH:
            for number in range(2 * len(s.pack.resource_kinds)):
                if resource_card(s, number) in s.resources[1 - seat].cards:
                    target = resource_target(s, number)
                    in_order(to, payable and play_number(s, kind, target) >= s.floor, n.verb.PLAY, tactic, target)
        else:
            in_order(to, payable and play_number(s, kind, 0) >= s.floor, n.verb.PLAY, tactic, 0)

    def take(self, s: Victory, verb: int, a: int, b: int) -> None:
        window, seat, passes = s.a, s.b, s.c
        if verb == n.verb.PASS:
            s.begin_order()
            s.made()
            s.tell(PASSES, seat)
            open_window(s, window, 1 - seat, passes + 1)
            return
        kind = s.pack.tactics[a]
        s.then(n.step.TACTICAL_WINDOW, window, seat, passes)
        s.then(n.step.PLAYED, kind, b)
        ask_payment(s, s.pack.cost[kind])


class Played(Step[Victory]):
    """A tactical card takes effect at once and goes to casualties; then the other player may act."""

    number = n.step.PLAYED
    rules = ("VD-7.2", "VD-7.3", "VD-R11")
    args = ("kind", "target")

    def run(self, s: Victory) -> None:
        kind, target = s.a, s.b
        seat = close_making(s)
        window = s.pack.window[kind]
        self.tell_card(s, seat, kind, target)
        s.move(kind << STATE_BITS, s.hand[seat], s.casualties[seat])
        if s.pack.effect[kind] <= n.effect.LOWER:
            s.stat_cards = changed_of(s.stat_cards, seat, s.pack.tactic[kind], 1)  # VD-R13
        apply_effect(s, seat, kind, target)
        if window == n.window.BUILD:
            s.begin_order()
            s.begin_making(seat, n.step.BUILD)
            return
        s.floor = play_number(s, kind, target)
        open_window(s, window, 1 - seat, 0)
        if s.maker != seat:
            s.begin_order()

    def tell_card(self, s: Victory, seat: int, kind: int, target: int) -> None:
        if target == 0:
            s.tell(PLAYS, seat, kind)
        elif target <= s.places():
            s.tell(PLAYS_ON, seat, kind, s.kind(seat, target - 1))
        elif target <= 2 * s.places():
            s.tell(PLAYS_ON, seat, kind, s.kind(1 - seat, target - 1 - s.places()))
        else:
            s.tell(PLAYS_ON, seat, kind, resource_card(s, target - 1 - 2 * s.places()) >> STATE_BITS)


# -- effects -----------------------------------------------------------------------------------------


def apply_effect(s: Victory, seat: int, kind: int, target: int) -> None:
    pack = s.pack
    effect = pack.effect[kind]
    enemy = 1 - seat
    own_place = target - 1
    enemy_place = target - 1 - s.places()
    if effect == n.effect.RAISE:
        change_stats(s, seat, own_place, kind, 1)
    elif effect == n.effect.LOWER:
        change_stats(s, enemy, enemy_place, kind, -1)
    elif effect == n.effect.READY:
        line, at = (s.line_1[seat], own_place) if own_place < s.front() else (s.line_2[seat], own_place - s.front())
        s.turn(line, at, line.cards[at] & ~n.state.TURNED)
    elif effect == n.effect.TURN:
        s.mark(enemy, enemy_place, n.state.TURNED)
    elif effect == n.effect.DESTROY:
        s.tell(DESTROYED, enemy, s.kind(enemy, enemy_place))
        s.lose_unit(enemy, enemy_place)  # VD-R34
    elif effect == n.effect.DEMOLISH:
        s.lose_resource(enemy, resource_card(s, target - 1 - 2 * s.places()))
    elif effect == n.effect.SUPPLY:
        give_resources(s, seat, pack.bundle[kind])
    elif effect == n.effect.BOMBARD:
        s.lose_from_deck(enemy, pack.amount[kind])  # VD-7.7
    elif effect == n.effect.DRAW:
        number = min(pack.amount[kind], len(s.deck[seat].cards))  # VD-R31
        s.tell(DRAWS, seat, number)
        for _ in range(number):
            s.draw(s.deck[seat], s.hand[seat])


def change_stats(s: Victory, owner: int, place: int, kind: int, sign: int) -> None:
    attack = sign * s.pack.plus_attack[kind]
    defence = sign * s.pack.plus_defence[kind]
    if s.pack.lasts[kind] == n.lasts.WAVE:
        s.wave_attack[owner][place] += attack
        s.wave_defence[owner][place] += defence
    else:
        s.turn_attack = changed_of(s.turn_attack, owner, place, s.turn_attack[owner][place] + attack)
        s.turn_defence = changed_of(s.turn_defence, owner, place, s.turn_defence[owner][place] + defence)


def give_resources(s: Victory, seat: int, bundle: int) -> None:
    pack = s.pack
    s.tell(SUPPLY, seat, pack.cost_depots[bundle], pack.cost_factories[bundle], pack.cost_fuel[bundle])
    depots, factories, fuel = s.extra[seat]
    s.extra = s.extra[:]
    s.extra[seat] = [
        depots + pack.cost_depots[bundle],
        factories + pack.cost_factories[bundle],
        fuel + pack.cost_fuel[bundle],
    ]

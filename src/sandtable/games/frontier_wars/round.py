"""The round: turn order, cards, reinforcements, turns, tactical orders, arms race, upkeep, discard (FW-4.1)."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.battle import VICTORY
from sandtable.games.frontier_wars.constructions import place_unit
from sandtable.games.frontier_wars.effects import carry_out, has_targets, offer_skill, spend_order
from sandtable.games.frontier_wars.reach import cards_to_draw
from sandtable.games.frontier_wars.scoring import cards_per_round, research_points, round_limit, victory_points
from sandtable.games.frontier_wars.setup import tie_break_order
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.kernel.cards import card_of, kind_of
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import NOBODY, Decision, Offer, Sealed, Step

ROUND_BEGINS: Final = EventType("round-begins", "n", "FW-4.1")
POINTS_COUNTED: Final = EventType("points-counted", "seat n", "FW-5.1")
CARD_DRAWN: Final = EventType("card-drawn", "seat word:deck", "FW-6.5", n.DECKS)
DECK_RENEWED: Final = EventType("deck-renewed", "word:deck", "FW-R18", n.DECKS)
SKILL_USED: Final = EventType("skill-used", "seat word:faction kind:card", "FW-8.6 FW-8.7", n.FACTIONS)
RESEARCHED: Final = EventType("researched", "seat word:deck", "FW-21.2", n.DECKS)
NOTHING_RESEARCHED: Final = EventType("nothing-researched", "seat", "FW-21.2")
WEAPON_COMPLETE: Final = EventType("weapon-complete", "seat n", "FW-21.6")
CARD_PASSED_OVER: Final = EventType("card-passed-over", "seat kind:card", "FW-8.5")
ROUND_LIMIT_REACHED: Final = EventType("round-limit-reached", "n", "FW-R80")
POINTS_TIED: Final = EventType("points-tied", "n", "FW-3.7")
WEAPON_TOO_LATE: Final = EventType("weapon-too-late", "seat n seat:winner", "FW-21.7 FW-R78")


class NewRound(Step[FrontierWars]):
    """A round is eight steps in a fixed order; then a new one begins."""

    number = n.step.NEW_ROUND
    rules = ("FW-4.1", "FW-4.2")

    def run(self, s: FrontierWars) -> None:
        s.then(n.step.END_OF_ROUND)
        s.then(n.step.DISCARD, 0)
        s.then(n.step.UPKEEP, 0)
        s.then(n.step.ARMS_RACE)
        s.then(n.step.TACTICAL_ORDERS, 0)
        s.then(n.step.PLAYER_TURNS, 0)
        s.then(n.step.REINFORCEMENTS, 0)
        s.then(n.step.CARDS, 0)
        s.then(n.step.TURN_ORDER)


# -- 1: turn order ----------------------------------------------------------------------------------


class TurnOrder(Step[FrontierWars]):
    """Count everybody's victory points again; enough of them win, the most move first."""

    number = n.step.TURN_ORDER
    rules = ("FW-5.1", "FW-5.2", "FW-5.12", "FW-3.5")

    def run(self, s: FrontierWars) -> None:
        s.round += 1
        s.skill_used = [0] * s.seats  # FW-8.6
        s.tell(ROUND_BEGINS, s.round)
        count_points(s)
        if s.round > 1:  # FW-R17
            if wins_by_points(s):
                return
            tell_tie(s)
        s.turn_order = order_by_points(s)


def count_points(s: FrontierWars) -> None:
    s.points = victory_points(s)
    for seat in range(s.seats):
        if s.out[seat]:
            s.points[seat] = 0
        else:
            s.tell(POINTS_COUNTED, seat, s.points[seat])


def wins_by_points(s: FrontierWars) -> bool:
    """The highest total wins if it is enough and nobody ties with it (FW-3.6, FW-3.7, FW-R77)."""
    best = max(s.points)
    if best < s.pack.field.points or s.points.count(best) > 1:
        return False
    s.tell(VICTORY, s.points.index(best))
    s.end(n.ending.VICTORY_POINTS)
    return True


def tell_tie(s: FrontierWars) -> None:
    """Why enough points did not win: somebody else has as many (FW-3.7)."""
    best = max(s.points)
    if best >= s.pack.field.points:
        s.tell(POINTS_TIED, best)


def order_by_points(s: FrontierWars) -> list[int]:
    """Falling points, ties along the arrow (FW-5.2, FW-5.3); those who are out stand last."""
    order: list[int] = []
    for seat in tie_break_order(s):
        at = len(order)
        while at > 0 and stands_before(s, seat, order[at - 1]):
            at -= 1
        order.insert(at, seat)
    return order


def stands_before(s: FrontierWars, seat: int, other: int) -> bool:
    if s.out[seat] or s.out[other]:
        return not s.out[seat] and s.out[other] > 0
    return s.points[seat] > s.points[other]


# -- 2: cards ---------------------------------------------------------------------------------------


class Cards(Step[FrontierWars]):
    """Each player draws a card, one more for each city and each conquered headquarters."""

    number = n.step.CARDS
    args = ("position",)
    rules = ("FW-6.1", "FW-6.2", "FW-6.4", "FW-R19")

    def run(self, s: FrontierWars) -> None:
        seat = s.in_turn(n.step.CARDS, s.a)
        if seat == NOBODY:
            return
        arsenal = s.sheet(seat).arsenal
        if arsenal:
            s.then(n.step.ARSENAL, seat, arsenal)
        draw_on(s, seat, cards_per_round(s, seat) + arsenal)


class Draw(Step[FrontierWars]):
    """Draw while there is anything to draw: with all three types empty the draw is skipped."""

    number = n.step.DRAW
    args = ("seat", "left")
    rules = ("FW-R18",)

    def run(self, s: FrontierWars) -> None:
        draw_on(s, s.a, s.b)


def draw_on(s: FrontierWars, seat: int, left: int) -> None:
    """So many cards are still to be drawn."""
    if left > 0 and cards_to_draw(s):
        s.then(n.step.PICK_DECK, seat, left)


class PickDeck(Decision[FrontierWars]):
    """Choose the deck of the next card; an empty deck is made again from its discards."""

    number = n.step.PICK_DECK
    args = ("seat", "left")
    rules = ("FW-6.5", "FW-R18")

    def seat(self, s: FrontierWars) -> int:
        return s.a

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for deck in range(3):
            if s.deck(deck).cards or s.discards(deck).cards:
                to.add(n.verb.DRAW, deck)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat, left = s.a, s.b
        if not s.deck(a).cards:
            s.tell(DECK_RENEWED, a)
            s.move_all(s.discards(a), s.deck(a))
            s.shuffle(s.deck(a))
        s.tell(CARD_DRAWN, seat, a)
        s.draw(s.deck(a), s.hand[seat])
        draw_on(s, seat, left - 1)


class Arsenal(Decision[FrontierWars]):
    """Whoever drew by this skill discards as many cards again."""

    number = n.step.ARSENAL
    args = ("seat", "left")
    rules = ("FW-8.5",)

    def seat(self, s: FrontierWars) -> int:
        return s.a

    def private(self, s: FrontierWars) -> bool:
        return len(s.hand[s.a].cards) > 0

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for card in s.hand[s.a].distinct():
            to.add(n.verb.DISCARD, kind_of(card))
        if not s.hand[s.a].cards:
            to.add(n.verb.PASS)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat, left = s.a, s.b
        if verb == n.verb.PASS:
            return
        s.tell(CARD_PASSED_OVER, seat, a)
        s.move(card_of(a), s.hand[seat], s.discard_of(a))
        if left > 1:
            s.then(n.step.ARSENAL, seat, left - 1)


# -- skills -----------------------------------------------------------------------------------------


class SkillWindow(Decision[FrontierWars]):
    """Use the special skill, or not: once a round, for one card from the hand."""

    number = n.step.SKILL_WINDOW
    args = ("seat",)
    rules = ("FW-8.6", "FW-8.7", "FW-R26")

    def seat(self, s: FrontierWars) -> int:
        return s.a

    def offer(self, s: FrontierWars, to: Offer) -> None:
        to.add(n.verb.SAVE_SKILL)
        if has_targets(s, s.a, n.SKILL):
            to.add(n.verb.USE_SKILL)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == n.verb.USE_SKILL:
            s.then(n.step.PAY_FOR_SKILL, s.a)


class PayForSkill(Decision[FrontierWars]):
    """Discard a card of any type; it does not count as played."""

    number = n.step.PAY_FOR_SKILL
    args = ("seat",)
    rules = ("FW-8.7", "FW-8.8")

    def seat(self, s: FrontierWars) -> int:
        return s.a

    def private(self, s: FrontierWars) -> bool:
        return True

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for card in s.hand[s.a].distinct():
            to.add(n.verb.PAY, kind_of(card))

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat = s.a
        s.skill_used = changed(s.skill_used, seat, 1)
        s.tell(SKILL_USED, seat, s.faction[seat], a)
        s.move(card_of(a), s.hand[seat], s.discard_of(a))
        carry_out(s, seat, n.SKILL)


# -- 3: reinforcements ------------------------------------------------------------------------------


class Reinforcements(Step[FrontierWars]):
    """In turn order each headquarters, active factory and active encampment allows one unit."""

    number = n.step.REINFORCEMENTS
    args = ("position",)
    rules = ("FW-7.1",)

    def run(self, s: FrontierWars) -> None:
        seat = s.in_turn(n.step.REINFORCEMENTS, s.a)
        if seat != NOBODY:
            s.mechanized = 0
            s.then(n.step.NEXT_SITE, seat, 0)
            offer_skill(s, seat, n.window.REINFORCEMENT)


class NextSite(Step[FrontierWars]):
    """Find the next construction that allows a unit: headquarters first, then factories, then encampments."""

    number = n.step.NEXT_SITE
    args = ("seat", "site")
    rules = ("FW-7.2", "FW-7.3", "FW-7.4", "FW-7.10")

    def run(self, s: FrontierWars) -> None:
        seat, site = s.a, s.b
        tiles = s.pack.tiles
        while site < 3 * tiles:
            if site < tiles:
                allowed = s.flag[site] == seat  # even on a frontier, FW-7.6
            else:
                what = n.building.FACTORY if site < 2 * tiles else n.building.ENCAMPMENT
                tile = site - what * tiles
                allowed = s.building[tile] == what and not s.ruined[tile] and s.active_for(seat, tile)
            if allowed:
                s.then(n.step.NEXT_SITE, seat, site + 1)
                s.then(n.step.REINFORCE, seat, site)
                return
            site += 1


class Reinforce(Decision[FrontierWars]):
    """Place one unit from the reserve on the tile of the construction, or decline."""

    number = n.step.REINFORCE
    args = ("seat", "site")
    rules = ("FW-7.7", "FW-7.8", "FW-R28")

    def seat(self, s: FrontierWars) -> int:
        return s.a

    def offer(self, s: FrontierWars, to: Offer) -> None:
        seat, site = s.a, s.b
        rank = site // s.pack.tiles
        first = n.unit.TANK if rank == 1 else n.unit.INFANTRY
        last = n.unit.INFANTRY if rank == 2 and not s.mechanized else n.unit.PLANE
        for unit in range(first, last + 1):
            if s.reserve(seat, unit) > 0:
                to.add(n.verb.PLACE, unit)
        to.add(n.verb.PLACE_NOTHING)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        seat, site = s.a, s.b
        if verb == n.verb.PLACE:
            if site // s.pack.tiles == 2 and a != n.unit.INFANTRY:
                s.mechanized = 0  # one encampment only
            place_unit(s, seat, site % s.pack.tiles, a)


# -- 5: tactical orders -----------------------------------------------------------------------------


class TacticalOrders(Step[FrontierWars]):
    """In turn order each player may use the skill of this window and play one tactical order."""

    number = n.step.TACTICAL_ORDERS
    args = ("position",)
    rules = ("FW-21.1",)

    def run(self, s: FrontierWars) -> None:
        seat = s.in_turn(n.step.TACTICAL_ORDERS, s.a)
        s.active = seat
        if seat != NOBODY:
            if s.cards_with_back(seat, n.deck.TACTICAL):
                s.then(n.step.PLAY_TACTICAL_ORDER)
            offer_skill(s, seat, n.window.TACTICAL)


class PlayTacticalOrder(Decision[FrontierWars]):
    """Play one tactical order, or pass."""

    number = n.step.PLAY_TACTICAL_ORDER
    rules = ("FW-8.2", "FW-21.1", "FW-R20")

    def seat(self, s: FrontierWars) -> int:
        return s.active

    def private(self, s: FrontierWars) -> bool:
        return s.cards_with_back(s.active, n.deck.TACTICAL) > 0  # FW-R84

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for card in s.hand[s.active].distinct():
            kind = kind_of(card)
            if s.pack.backs[kind] == n.deck.TACTICAL and has_targets(s, s.active, kind):
                to.add(n.verb.PLAY, kind)
        to.add(n.verb.PASS)

    def take(self, s: FrontierWars, verb: int, a: int, b: int) -> None:
        if verb == n.verb.PLAY:
            spend_order(s, s.active, a)
            carry_out(s, s.active, a)


# -- 6: arms race -----------------------------------------------------------------------------------


class ArmsRace(Sealed[FrontierWars]):
    """Everybody with fewer research cards than medals may add one from the hand, in secret."""

    number = n.step.ARMS_RACE
    rules = ("FW-21.2", "FW-21.3", "FW-21.4", "FW-R78")

    def asked(self, s: FrontierWars) -> list[int]:
        seats: list[int] = []
        for seat in s.turn_order:
            if not s.out[seat] and len(s.research[seat].cards) < s.medals[seat] and s.hand[seat].cards:
                seats.append(seat)
        return seats

    def private(self, s: FrontierWars) -> bool:
        return True

    def offer(self, s: FrontierWars, to: Offer) -> None:
        for card in s.hand[s.asking].distinct():
            to.add(n.verb.RESEARCH, kind_of(card))
        to.add(n.verb.WITHHOLD)

    def take_all(self, s: FrontierWars, answers: list[int]) -> None:
        for seat in s.turn_order:
            if answers[seat] < 0:
                continue
            if s.ruleset.verbs.verb_of[answers[seat]] == n.verb.RESEARCH:
                kind = s.ruleset.verbs.first_of[answers[seat]]
                s.tell(RESEARCHED, seat, s.pack.backs[kind])
                s.move(card_of(kind), s.hand[seat], s.research[seat])
            else:
                s.tell(NOTHING_RESEARCHED, seat)
        complete_the_weapon(s)


def complete_the_weapon(s: FrontierWars) -> None:
    """All stacks are checked together; the arrow breaks a tie (FW-21.6, FW-21.7, FW-R78)."""
    winner = NOBODY
    for seat in tie_break_order(s):
        points = research_points(s, seat)
        if s.out[seat] or points < s.pack.field.research:
            continue
        s.show(s.research[seat], s.ruleset.everyone)
        if winner == NOBODY:
            winner = seat
            s.tell(WEAPON_COMPLETE, seat, points)
        else:
            s.tell(WEAPON_TOO_LATE, seat, points, winner)
    if winner != NOBODY:
        s.end(n.ending.ULTIMATE_WEAPON)


# -- the end of the round ---------------------------------------------------------------------------


class EndOfRound(Step[FrontierWars]):
    """A new round, unless this was the last one allowed: then victory points decide."""

    number = n.step.END_OF_ROUND
    rules = ("FW-4.2", "FW-R80")

    def run(self, s: FrontierWars) -> None:
        if s.round < round_limit(s):
            s.then(n.step.NEW_ROUND)
            return
        count_points(s)
        if not wins_by_points(s):
            s.tell(ROUND_LIMIT_REACHED, s.round)
            s.end(n.ending.ROUND_LIMIT)

"""Bonuses: when a condition holds, what a standing reward is worth, which rewards can be activated."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.effects import ACTIVATED, REWARDS, STANDING, reward
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import raised
from sandtable.kernel.names import slugs
from sandtable.kernel.steps import Offer
from sandtable.kernel.zones import Zone

BONUS_USED: Final = EventType("bonus-used", "seat card word:reward", "AFU-9.1", slugs(reward))
POINTS_GAINED: Final = EventType("points-gained", "seat card n", "AFU-11.12")

# -- places -----------------------------------------------------------------------------------------


def zone_of(s: Afu, seat: int, place: int) -> Zone:
    """The zone of a named place: row spaces alternate Defense and Support, then come the spent cards."""
    if place >= n.ROW_PLACES:
        return s.spent[seat]
    return s.support_row[seat] if place & 1 else s.defense_row[seat]


def index_of(place: int) -> int:
    return place - n.ROW_PLACES if place >= n.ROW_PLACES else place >> 1


def in_play(s: Afu, seat: int) -> list[int]:
    """The cards at the named places, in their order; NONE where a row space is empty."""
    front, back = s.defense_row[seat].cards, s.support_row[seat].cards
    return [front[0], back[0], front[1], back[1], front[2], back[2]] + s.spent[seat].cards


def rewarded(s: Afu, seat: int, wanted: int, mark: int) -> list[int]:
    """The named places whose card bears one of the wanted rewards (bits by number) and not this mark, in order."""
    rewards = s.pack.reward
    front, back = s.defense_row[seat].cards, s.support_row[seat].cards
    places: list[int] = []
    for column in range(n.COLUMNS):
        card = front[column]
        if card != NONE and not card & mark and wanted >> rewards[card >> STATE_BITS] & 1:
            places.append(2 * column)
        card = back[column]
        if card != NONE and not card & mark and wanted >> rewards[card >> STATE_BITS] & 1:
            places.append(2 * column + 1)
    for at, card in enumerate(s.spent[seat].cards):
        if card != NONE and not card & mark and wanted >> rewards[card >> STATE_BITS] & 1:
            places.append(n.ROW_PLACES + at)
    return places


def card_at(s: Afu, seat: int, place: int) -> int:
    return zone_of(s, seat, place).cards[index_of(place)]


# -- conditions -------------------------------------------------------------------------------------


def badges_in(s: Afu, cards: list[int], badge: int) -> int:
    badges = s.pack.badge
    found = 0
    for card in cards:
        if card != NONE and badges[card >> STATE_BITS] == badge:
            found += 1
    return found


def badges_shown(s: Afu, seat: int, badge: int) -> int:
    """Cards at disposal with this badge that everybody sees: in rows, spent, evacuated this turn, AFU-R25."""
    found = badges_in(s, s.defense_row[seat].cards, badge)
    found += badges_in(s, s.support_row[seat].cards, badge)
    found += badges_in(s, s.spent[seat].cards, badge)
    for card in s.hospital[seat].cards:
        if card & n.state.USED and s.pack.badge[card >> STATE_BITS] == badge:
            found += 1
    return found


def badges_at_disposal(s: Afu, seat: int, badge: int) -> int:
    """AFU-9.3: those and the cards in hand."""
    found = badges_shown(s, seat, badge) + badges_in(s, s.hand[seat].cards, badge)
    return found + badges_in(s, s.fresh[seat].cards, badge)


def played_in(s: Afu, cards: list[int], enhanced: bool) -> int:
    """Cards with printed Defense of at least 1 that is normal or enhanced, AFU-R26."""
    pack = s.pack
    found = 0
    for card in cards:
        if card != NONE:
            kind = card >> STATE_BITS
            if pack.defense[kind] > 0 and pack.defense_enhanced[kind] == enhanced:
                found += 1
    return found


def others_played(s: Afu, seat: int, kind: int, enhanced: bool, played: bool) -> bool:
    """Has another card than this one been played with such a defense?"""
    found = played_in(s, s.defense_row[seat].cards, enhanced)
    found += played_in(s, s.support_row[seat].cards, enhanced)
    found += played_in(s, s.spent[seat].cards, enhanced)
    if played and s.pack.defense[kind] > 0 and s.pack.defense_enhanced[kind] == enhanced:
        found -= 1
    return found > 0


def holds(s: Afu, seat: int, kind: int, played: bool) -> bool:
    """Is the condition on this card met? `played`: the card itself lies in a row or is spent."""
    pack = s.pack
    condition = pack.condition[kind]
    if condition == n.condition.NONE:  # AFU-9.4
        return True
    if condition == n.condition.BADGE:  # AFU-10.2
        badge = pack.condition_n[kind]
        itself = 1 if pack.badge[kind] == badge else 0
        return badges_at_disposal(s, seat, badge) > itself
    if condition == n.condition.DESTROYED:  # AFU-10.1
        return s.destroyed[seat] >= pack.condition_n[kind]
    if condition == n.condition.PANIC:  # AFU-10.3
        return s.panic_received[seat] > 0
    if condition == n.condition.NORMAL_DEFENSE:  # AFU-10.4
        return others_played(s, seat, kind, False, played)
    if condition == n.condition.ENHANCED_DEFENSE:  # AFU-10.5
        return others_played(s, seat, kind, True, played)
    return condition == n.condition.OBJECTIVE and len(s.objectives.cards) > 0  # AFU-10.6, AFU-R24


def depends_on_hand(s: Afu, seat: int, kind: int) -> bool:
    """Only a badge condition that no open card meets can depend on what the hand hides."""
    pack = s.pack
    if pack.condition[kind] != n.condition.BADGE or (not s.hand[seat].cards and not s.fresh[seat].cards):
        return False
    badge = pack.condition_n[kind]
    itself = 1 if pack.badge[kind] == badge else 0
    return badges_shown(s, seat, badge) <= itself


# -- standing rewards, AFU-R27 ----------------------------------------------------------------------


def standing(s: Afu, seat: int, card: int, number: int) -> int:
    """The points that a card in play gets from its own standing reward."""
    kind = card >> STATE_BITS
    if s.pack.reward[kind] != number or card & n.state.OFF or not holds(s, seat, kind, True):
        return 0
    return s.pack.reward_n[kind]


def calm_cards(s: Afu, seat: int) -> int:
    """How many Panic Cards are cancelled in this battle, AFU-11.1, AFU-R32."""
    found = 0
    for place in rewarded(s, seat, 1 << reward.CALM, n.state.OFF):
        card = card_at(s, seat, place)
        if card & n.state.EARNED or holds(s, seat, card >> STATE_BITS, True):
            found += 1
    return found


def offer_switching_off(s: Afu, seat: int, to: Offer) -> None:
    """A placed standing reward, or Calm on a spent card, once."""
    for place in rewarded(s, seat, STANDING, n.state.OFF):
        card = card_at(s, seat, place)
        if place >= n.ROW_PLACES and s.pack.reward[card >> STATE_BITS] != reward.CALM:
            continue
        canonical = to.ordered and place > s.last_off and switching_matters(s, seat, place, card)
        to.add_in_order(canonical, n.verb.SWITCH_OFF, place)


def switching_matters(s: Afu, seat: int, place: int, card: int) -> bool:
    """Does the reward do anything where its card lies? If not, switching it off changes nothing."""
    kind = card >> STATE_BITS
    number = s.pack.reward[kind]
    if place < n.ROW_PLACES and number != reward.CALM and (number == reward.SUPPORT) != (place & 1 == 1):  # AFU-R30
        return False
    return card & n.state.EARNED != 0 or holds(s, seat, kind, True)


def mark(s: Afu, zone: Zone, at: int, state: int) -> None:
    s.turn(zone, at, zone.cards[at] | state)


def grant_bonuses(s: Afu, seat: int) -> None:
    """Recruit is added by itself, once, as soon as its condition holds, AFU-R27."""
    for place in rewarded(s, seat, 1 << reward.RECRUIT, n.state.USED):
        card = card_at(s, seat, place)
        kind = card >> STATE_BITS
        if holds(s, seat, kind, True):
            s.tell(POINTS_GAINED, seat, card, s.pack.reward_n[kind])
            s.points = raised(s.points, seat, s.pack.reward_n[kind])  # AFU-11.12
            mark(s, zone_of(s, seat, place), index_of(place), n.state.USED)


def earn_calm(s: Afu, seat: int) -> None:
    """Calm on a card spent now stays earned, even if the objective leaves the pile, AFU-R27."""
    spent = s.spent[seat]
    for at, card in enumerate(spent.cards):
        kind = card >> STATE_BITS
        if s.pack.reward[kind] == reward.CALM and not card & n.state.EARNED and holds(s, seat, kind, True):
            mark(s, spent, at, n.state.EARNED)


# -- activated rewards, AFU-R28 ---------------------------------------------------------------------


def waiting(s: Afu, seat: int) -> list[int]:
    """The places of cards whose activated reward was not used yet."""
    return rewarded(s, seat, ACTIVATED, n.state.USED)


def offer_activations(s: Afu, seat: int, to: Offer) -> None:
    for place in waiting(s, seat):
        kind = card_at(s, seat, place) >> STATE_BITS
        if REWARDS[s.pack.reward[kind]].has_target(s, seat) and holds(s, seat, kind, True):
            to.add(n.verb.ACTIVATE, place)


def hidden_activation(s: Afu, seat: int) -> bool:
    """Could others be in doubt whether a reward can be activated?"""
    for place in waiting(s, seat):
        if depends_on_hand(s, seat, card_at(s, seat, place) >> STATE_BITS):
            return True
    return False


def activate(s: Afu, seat: int, place: int, fresh: bool) -> None:
    """Use the reward of a card in play. `fresh`: cards drawn now cannot pay for the objective, AFU-R39."""
    card = card_at(s, seat, place)
    number = s.pack.reward[card >> STATE_BITS]
    s.tell(BONUS_USED, seat, card, number)
    mark(s, zone_of(s, seat, place), index_of(place), n.state.USED)  # AFU-R29
    REWARDS[number].do(s, seat, fresh)

"""The battle: values after support and bonuses, who destroys whom, and the Panic of open columns."""

from __future__ import annotations

from typing import Final

from sandtable.games.afu import names as n
from sandtable.games.afu.bonuses import calm_cards, grant_bonuses, standing
from sandtable.games.afu.effects import effect, reward
from sandtable.games.afu.panic import take_panic
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.event_types import EventType
from sandtable.kernel.lists import changed
from sandtable.kernel.steps import Step

PANIC_CALMED: Final = EventType("panic-calmed", "seat", "AFU-11.1")
INVADER_LOST: Final = EventType("invader-lost", "n:column card n:attack n:defense", "AFU-6.5")
INVADER_STANDS: Final = EventType("invader-stands", "n:column card n:attack n:defense", "AFU-6.7")
UNIT_LOST: Final = EventType("unit-lost", "n:column card n:attack n:defense", "AFU-6.8")
UNIT_HOLDS: Final = EventType("unit-holds", "n:column card n:attack n:defense", "AFU-6.9")
INVADER_ARMOURED: Final = EventType("invader-armoured", "n:column card n:attack n:defense", "AFU-8.1")
INVADER_FLIES: Final = EventType("invader-flies", "n:column card n:attack n:defense", "AFU-8.10")
UNIT_ARMOURED: Final = EventType("unit-armoured", "n:column card n:attack n:defense", "AFU-8.1")
UNIT_FLIES: Final = EventType("unit-flies", "n:column card n:attack n:defense", "AFU-8.10")
COLUMN_OPEN: Final = EventType("column-open", "seat n:column card", "AFU-7.1")
ARTILLERY_HITS: Final = EventType("artillery-hits", "n:column card", "AFU-8.5")
SKY_CLOSED: Final = EventType("sky-closed", "n:column card", "AFU-15.11")

INVADER_TALES: Final = (INVADER_LOST, INVADER_STANDS, INVADER_ARMOURED, INVADER_FLIES)
UNIT_TALES: Final = (UNIT_LOST, UNIT_HOLDS, UNIT_ARMOURED, UNIT_FLIES)
"""What is told, by verdict."""

# -- values: the front card, its bonus, and the support behind it (AFU-6.2, AFU-6.3) ------------------


def support_points(s: Afu, seat: int, column: int) -> int:
    card = s.support_row[seat].cards[column]
    if card == NONE:
        return 0
    return s.pack.support[card >> STATE_BITS] + standing(s, seat, card, reward.SUPPORT)


def own_attack(s: Afu, seat: int, column: int) -> int:
    card = s.defense_row[seat].cards[column]
    printed = s.pack.attack[card >> STATE_BITS]
    return printed + standing(s, seat, card, reward.ATTACK) + support_points(s, seat, column)


def own_defense(s: Afu, seat: int, column: int) -> int:
    card = s.defense_row[seat].cards[column]
    printed = s.pack.defense[card >> STATE_BITS]
    return printed + standing(s, seat, card, reward.DEFENSE) + support_points(s, seat, column)


def invader_support_points(s: Afu, seat: int, column: int) -> int:
    card = s.invader_support[seat].cards[column]
    return 0 if card == NONE else s.pack.support[card >> STATE_BITS]


def invader_attack(s: Afu, seat: int, column: int) -> int:
    card = s.attack_row[seat].cards[column]
    return s.pack.attack[card >> STATE_BITS] + invader_support_points(s, seat, column)


def invader_defense(s: Afu, seat: int, column: int) -> int:
    card = s.attack_row[seat].cards[column]
    return s.pack.defense[card >> STATE_BITS] + invader_support_points(s, seat, column)


# -- symbols: what passes from a support card to the front (AFU-6.4, AFU-R17) -------------------------


def shows(flags: list[bool], front: int, back: int) -> bool:
    """Is the symbol on the front card, or on the card that supports it?"""
    return flags[front >> STATE_BITS] or (back != NONE and flags[back >> STATE_BITS])


def blocked_by_armour(s: Afu, by: int, by_back: int, whom: int, whom_back: int) -> bool:
    """A normal attack against enhanced defense, AFU-8.1, AFU-8.2."""
    return shows(s.pack.defense_enhanced, whom, whom_back) and not shows(s.pack.attack_enhanced, by, by_back)


def blocked_by_air(s: Afu, by: int, by_back: int, whom: int) -> bool:
    """Ground troops without Anti-Aircraft against an Air Unit, AFU-8.10, AFU-8.11."""
    air = s.pack.air
    return air[whom >> STATE_BITS] and not air[by >> STATE_BITS] and not shows(s.pack.anti_aircraft, by, by_back)


def breaks(s: Afu, by: int, by_back: int, whom: int, whom_back: int) -> bool:
    """Do the symbols let one side destroy the other? Values apart, AFU-R16."""
    return not blocked_by_armour(s, by, by_back, whom, whom_back) and not blocked_by_air(s, by, by_back, whom)


def destroys_invader(s: Afu, seat: int, column: int) -> bool:
    """AFU-6.5."""
    if own_attack(s, seat, column) < invader_defense(s, seat, column):
        return False
    own, enemy = s.defense_row[seat].cards, s.attack_row[seat].cards
    back, enemy_back = s.support_row[seat].cards, s.invader_support[seat].cards
    return breaks(s, own[column], back[column], enemy[column], enemy_back[column])


def loses_front(s: Afu, seat: int, column: int) -> bool:
    """AFU-6.8."""
    if invader_attack(s, seat, column) < own_defense(s, seat, column):
        return False
    own, enemy = s.defense_row[seat].cards, s.attack_row[seat].cards
    back, enemy_back = s.support_row[seat].cards, s.invader_support[seat].cards
    return breaks(s, enemy[column], enemy_back[column], own[column], back[column])


# -- the battle itself --------------------------------------------------------------------------------


def sky_is_closed(s: Afu) -> bool:
    for event in s.events_now.cards:
        if s.pack.effect[event >> STATE_BITS] == effect.CLOSED_SKY:
            return True
    return False


class Battle(Step[Afu]):
    """Both sides strike at once in every column; then open columns cost Panic."""

    number = n.step.BATTLE
    args = ("seat",)
    rules = ("AFU-6.1", "AFU-7.1", "AFU-R35")

    def run(self, s: Afu) -> None:
        seat = s.a
        grant_bonuses(s, seat)
        calm = calm_cards(s, seat)
        open_columns = 0
        s.outcome = [0] * n.COLUMNS
        for column in range(n.COLUMNS):
            if s.attack_row[seat].cards[column] == NONE:
                continue
            if s.defense_row[seat].cards[column] == NONE:
                open_columns += 1
                s.tell(COLUMN_OPEN, seat, column + 1, s.attack_row[seat].cards[column])
            else:
                fight(s, seat, column)
        s.destroyed = changed(s.destroyed, seat, count_destroyed(s, seat))
        for _ in range(open_columns):  # AFU-7.1, AFU-R13
            if calm > 0 and s.panic_stack.cards:
                calm -= 1  # AFU-11.1, AFU-R32
                s.tell(PANIC_CALMED, seat)
            else:
                take_panic(s, seat)
        grant_bonuses(s, seat)


def count_destroyed(s: Afu, seat: int) -> int:
    """Invader support falls with its card, and each card counts, AFU-R13."""
    found = 0
    for column in range(n.COLUMNS):
        if s.outcome[column] & n.loss.INVADER:
            found += 1 if s.invader_support[seat].cards[column] == NONE else 2
    return found


def fight(s: Afu, seat: int, column: int) -> None:
    """One column: fix what happens to each card. Standing rewards cannot change before all columns are fought."""
    own, enemy = s.defense_row[seat].cards[column], s.attack_row[seat].cards[column]
    done = 0
    won = destroys_invader(s, seat, column)
    lost = loses_front(s, seat, column)
    if s.log is not None:
        tell_duel(s, seat, column)
    if won:
        done |= n.loss.INVADER
    if lost:
        done |= n.loss.FRONT | n.loss.SUPPORT  # AFU-6.8, AFU-6.10
    back = s.support_row[seat].cards[column]
    enemy_back = s.invader_support[seat].cards[column]
    if back != NONE and shows(s.pack.artillery, enemy, enemy_back):  # AFU-8.5, AFU-8.6, AFU-R20
        s.tell(ARTILLERY_HITS, column + 1, back)
        done |= n.loss.SUPPORT
    if sky_is_closed(s):  # AFU-15.11, AFU-R47
        if s.pack.air[own >> STATE_BITS]:
            s.tell(SKY_CLOSED, column + 1, own)
            done |= n.loss.FRONT
        if back != NONE and s.pack.air[back >> STATE_BITS]:
            s.tell(SKY_CLOSED, column + 1, back)
            done |= n.loss.SUPPORT
    s.outcome = changed(s.outcome, column, done)


def verdict(s: Afu, by: int, by_back: int, whom: int, whom_back: int, attack: int, defense: int) -> int:
    """Whether one front card destroys the other, and what decides it: FALLS, TOO_WEAK, ARMOURED or OUT_OF_REACH."""
    if attack < defense:
        return n.fate.TOO_WEAK
    if blocked_by_armour(s, by, by_back, whom, whom_back):
        return n.fate.ARMOURED
    return n.fate.OUT_OF_REACH if blocked_by_air(s, by, by_back, whom) else n.fate.FALLS


def tell_duel(s: Afu, seat: int, column: int) -> None:
    own, back = s.defense_row[seat].cards[column], s.support_row[seat].cards[column]
    enemy, enemy_back = s.attack_row[seat].cards[column], s.invader_support[seat].cards[column]
    strike, wall = own_attack(s, seat, column), invader_defense(s, seat, column)
    found = verdict(s, own, back, enemy, enemy_back, strike, wall)
    s.tell(INVADER_TALES[found], column + 1, enemy, strike, wall)
    strike, wall = invader_attack(s, seat, column), own_defense(s, seat, column)
    found = verdict(s, enemy, enemy_back, own, back, strike, wall)
    s.tell(UNIT_TALES[found], column + 1, own, strike, wall)

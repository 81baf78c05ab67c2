"""The columns of a battle as numbers: the sums of both sides, which cards fall, and the rule that makes it so.

Everything as far as the viewer can tell. Before the battle this is what would happen; between the battle and the moment
when the cards leave the rows it is what did happen, AFU-R35.
"""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.battle import shows, sky_is_closed, verdict
from sandtable.games.afu.bonuses import depends_on_hand, holds, in_play, standing
from sandtable.games.afu.effects import reward
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.results import Figure, Part


def named(s: Afu, card: int) -> dict[str, list[str]]:
    return {"card": ["kind", s.pack.slugs[card >> STATE_BITS]]}


def figure(name: str, parts: list[Part], seat: int | None, rules: tuple[str, ...]) -> Figure:
    return Figure(name, sum([part.number for part in parts]), tuple(parts), seat, rules)


def seen_bonus(s: Afu, seat: int, card: int, number: int, viewer: int) -> int:
    """The points of a standing reward, as far as the viewer can tell: a badge may still hide in the hand."""
    if viewer != seat and depends_on_hand(s, seat, card >> STATE_BITS):
        return 0
    return standing(s, seat, card, number)


def next_of(s: Afu, seat: int) -> int:
    """The next part of a player's Combat on the agenda: BATTLE, AFTER_BATTLE, or NONE if no Combat is under way."""
    for frame in s.frames():
        if frame.step in (n.step.BATTLE, n.step.AFTER_BATTLE) and frame.args[0] == seat:
            return frame.step
    return NONE


def battle_figures(s: Afu, seat: int, viewer: int) -> list[Figure]:
    """Of each column with an Invader the sums and the fates, then the Panic that open columns cost."""
    fought = next_of(s, seat) == n.step.AFTER_BATTLE
    out: list[Figure] = []
    for column in range(n.COLUMNS):
        if s.attack_row[seat].cards[column] != NONE:
            out += fought_figures(s, seat, column) if fought else column_figures(s, seat, column, viewer)
    if next_of(s, seat) == n.step.BATTLE:
        out += panic_figure(s, seat, viewer)
    return out


# -- sums ---------------------------------------------------------------------------------------------


def column_figures(s: Afu, seat: int, column: int, viewer: int) -> list[Figure]:
    """Attack and defense of both sides; where the player has a card, also which cards fall."""
    number = column + 1
    front, back = s.attack_row[seat].cards[column], s.invader_support[seat].cards[column]
    kind = front >> STATE_BITS
    helped: tuple[str, ...] = () if back == NONE else ("AFU-17.3",)
    attack = invader_parts(s, front, s.pack.attack[kind], back, s.pack.attack_enhanced)
    defense = invader_parts(s, front, s.pack.defense[kind], back, s.pack.defense_enhanced)
    theirs = [
        figure(f"invader-attack-{number}", attack, seat, ("AFU-6.8", *helped)),
        figure(f"invader-defense-{number}", defense, seat, ("AFU-6.5", *helped)),
    ]
    own = s.defense_row[seat].cards[column]
    if own == NONE:
        return theirs
    kind = own >> STATE_BITS
    attack = own_parts(s, seat, column, s.pack.attack[kind], reward.ATTACK, viewer)
    defense = own_parts(s, seat, column, s.pack.defense[kind], reward.DEFENSE, viewer)
    helped = () if s.support_row[seat].cards[column] == NONE else ("AFU-6.2", "AFU-6.3")
    ours = [
        figure(f"own-attack-{number}", attack, seat, ("AFU-6.5", *helped)),
        figure(f"own-defense-{number}", defense, seat, ("AFU-6.8", *helped)),
    ]
    strike = fall_of_invaders(s, seat, column, ours[0].total, theirs[1].total)
    loss = fall_of_units(s, seat, column, theirs[0].total, ours[1].total)
    fates = [
        figure(f"destroyed-{number}", strike, seat, ("AFU-R16",)),
        figure(f"lost-{number}", loss, seat, ("AFU-R16",)),
    ]
    return theirs + ours + fates


def invader_parts(s: Afu, front: int, value: int, back: int, enhanced: list[bool]) -> list[Part]:
    parts = [Part("part-printed", value, named(s, front), ("AFU-1.3",))]
    if back != NONE:
        parts.append(Part("part-support", s.pack.support[back >> STATE_BITS], named(s, back), ("AFU-17.3",)))
    return parts + enhanced_part(s, front, back, enhanced)


def own_parts(s: Afu, seat: int, column: int, value: int, number: int, viewer: int) -> list[Part]:
    own, back = s.defense_row[seat].cards[column], s.support_row[seat].cards[column]
    parts = [Part("part-printed", value, named(s, own), ("AFU-1.3",))]
    bonus = seen_bonus(s, seat, own, number, viewer)
    if bonus:
        rule = "AFU-11.4" if number == reward.ATTACK else "AFU-11.5"
        parts.append(Part("part-bonus", bonus, named(s, own), (rule,)))
    if back != NONE:
        parts.append(Part("part-support", s.pack.support[back >> STATE_BITS], named(s, back), ("AFU-6.2",)))
        bonus = seen_bonus(s, seat, back, reward.SUPPORT, viewer)
        if bonus:
            parts.append(Part("part-bonus", bonus, named(s, back), ("AFU-11.6",)))
    enhanced = s.pack.attack_enhanced if number == reward.ATTACK else s.pack.defense_enhanced
    return parts + enhanced_part(s, own, back, enhanced)


def enhanced_part(s: Afu, front: int, back: int, enhanced: list[bool]) -> list[Part]:
    """Which card makes the value enhanced; it adds no points."""
    if enhanced[front >> STATE_BITS]:
        rule = "AFU-8.2" if enhanced is s.pack.attack_enhanced else "AFU-8.1"
        return [Part("part-enhanced", 0, named(s, front), (rule,))]
    if back == NONE or not enhanced[back >> STATE_BITS]:
        return []
    rule = "AFU-8.4" if s.pack.reinforcements[back >> STATE_BITS] else "AFU-6.4"
    return [Part("part-enhanced", 0, named(s, back), (rule,))]


# -- fates: which cards fall, each with its reason ----------------------------------------------------


def fall_of_invaders(s: Afu, seat: int, column: int, attack: int, defense: int) -> list[Part]:
    """The Invader opposite, and the support that falls with it, AFU-R13."""
    front, back = s.attack_row[seat].cards[column], s.invader_support[seat].cards[column]
    own, own_back = s.defense_row[seat].cards[column], s.support_row[seat].cards[column]
    parts = [fate(s, own, own_back, front, back, attack, defense, ("AFU-6.5", "AFU-6.7"))]
    if back != NONE:
        parts.append(Part("fate-follows", parts[0].number, named(s, back), ("AFU-R13",)))
    return parts


def fall_of_units(s: Afu, seat: int, column: int, attack: int, defense: int) -> list[Part]:
    """The own card and its support: destroyed, hit by artillery, or grounded by a closed sky."""
    front, back = s.attack_row[seat].cards[column], s.invader_support[seat].cards[column]
    own, own_back = s.defense_row[seat].cards[column], s.support_row[seat].cards[column]
    first = fate(s, front, back, own, own_back, attack, defense, ("AFU-6.8", "AFU-6.9"))
    closed = sky_is_closed(s)
    lost = first.number
    if closed and not lost and s.pack.air[own >> STATE_BITS]:
        first = Part("fate-sky", 1, named(s, own), ("AFU-15.11", "AFU-R47"))
    if own_back == NONE:
        return [first]
    if not lost and shows(s.pack.artillery, front, back):
        return [first, Part("fate-artillery", 1, named(s, own_back), ("AFU-8.5", "AFU-R20"))]
    if not lost and closed and s.pack.air[own_back >> STATE_BITS]:
        return [first, Part("fate-sky", 1, named(s, own_back), ("AFU-15.11", "AFU-R47"))]
    return [first, Part("fate-follows", lost, named(s, own_back), ("AFU-6.10",))]


def fate(
    s: Afu, by: int, by_back: int, whom: int, whom_back: int, attack: int, defense: int, rules: tuple[str, str]
) -> Part:
    """Does one front card destroy the other, and which rule decides it? AFU-R16."""
    arguments = {**named(s, whom), "attack": attack, "defense": defense}
    falls, stands = rules
    found = verdict(s, by, by_back, whom, whom_back, attack, defense)
    if found == n.fate.TOO_WEAK:
        return Part("fate-weak", 0, arguments, (stands,))
    if found == n.fate.ARMOURED:
        return Part("fate-enhanced", 0, arguments, ("AFU-8.1",))
    if found == n.fate.OUT_OF_REACH:
        return Part("fate-air", 0, arguments, ("AFU-8.10",))
    why = [falls]
    if shows(s.pack.defense_enhanced, whom, whom_back):
        why.append("AFU-8.2")
    if s.pack.air[whom >> STATE_BITS]:
        why.append("AFU-8.11" if shows(s.pack.anti_aircraft, by, by_back) else "AFU-R16")
    return Part("fate-falls", 1, arguments, tuple(why))


def fought_figures(s: Afu, seat: int, column: int) -> list[Figure]:
    """What the battle did: fixed, whatever bonuses change afterwards, AFU-R22."""
    own, own_back = s.defense_row[seat].cards[column], s.support_row[seat].cards[column]
    if own == NONE:
        return []
    front, back = s.attack_row[seat].cards[column], s.invader_support[seat].cards[column]
    done = s.outcome[column]
    sides = [
        ("destroyed", [(front, n.loss.INVADER), (back, n.loss.INVADER)]),
        ("lost", [(own, n.loss.FRONT), (own_back, n.loss.SUPPORT)]),
    ]
    out = []
    for name, cards in sides:
        parts = [
            Part("fate-lost" if done & bit else "fate-kept", 1 if done & bit else 0, named(s, card), ("AFU-R22",))
            for card, bit in cards
            if card != NONE
        ]
        out.append(figure(f"{name}-{column + 1}", parts, seat, ("AFU-R22",)))
    return out


# -- Panic --------------------------------------------------------------------------------------------


def panic_figure(s: Afu, seat: int, viewer: int) -> list[Figure]:
    """The Panic Cards that the battle costs as the cards lie now."""
    parts: list[Part] = []
    for column in range(n.COLUMNS):
        enemy = s.attack_row[seat].cards[column]
        if enemy != NONE and s.defense_row[seat].cards[column] == NONE:
            parts.append(Part("panic-open", 1, {**named(s, enemy), "n": column + 1}, ("AFU-7.1",)))
    due = len(parts)
    if not due:
        return []
    for card in in_play(s, seat):
        if due and card != NONE and calms(s, seat, card, viewer):
            parts.append(Part("panic-calm", -1, named(s, card), ("AFU-11.1", "AFU-R32")))
            due -= 1
    short = due - len(s.panic_stack.cards)
    if short > 0:
        parts.append(Part("panic-short", -short, {}, ("AFU-R4",)))
    return [figure("panic-ahead", parts, seat, ("AFU-7.1",))]


def calms(s: Afu, seat: int, card: int, viewer: int) -> bool:
    """Does this card cancel a Panic Card, as far as the viewer can tell?"""
    kind = card >> STATE_BITS
    if s.pack.reward[kind] != reward.CALM or card & n.state.OFF:
        return False
    if card & n.state.EARNED:
        return True
    return (viewer == seat or not depends_on_hand(s, seat, kind)) and holds(s, seat, kind, True)

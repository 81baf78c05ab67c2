"""The numbers that matter in a position, each with its parts."""

from __future__ import annotations

from sandtable.games.afu.bonuses import hangs_on_hand, standing
from sandtable.games.afu.names import ATTACK, COLUMNS, OBJECTIVE, PLUS_ATTACK, PLUS_DEFENSE, PLUS_SUPPORT
from sandtable.games.afu.objectives import enemy_value, printed, side_of
from sandtable.games.afu.scoring import measured, meets, panic_owned, rank_of, reached_scoring, scores_public
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.game import Figure, Part
from sandtable.kernel.state import NOBODY


def named(s: Afu, card: int) -> dict[str, list[str]]:
    return {"card": ["kind", s.pack.slugs[card >> STATE_BITS]]}


def figures(s: Afu, seat: int) -> list[Figure]:
    """Columns of every player, the contested objective, and the score if the game ended now."""
    out: list[Figure] = []
    for each in range(s.seats):
        for column in range(COLUMNS):
            out += column_figures(s, each, column, seat)
    out += objective_figures(s, seat)
    over = s.ending != NOBODY
    for each in range(s.seats):
        out.append(score_sheet(s, each, over or each == seat))
    return out


def figure(name: str, parts: list[Part], seat: int | None, rules: tuple[str, ...]) -> Figure:
    return Figure(name, sum([part.number for part in parts]), tuple(parts), seat, rules)


def seen_bonus(s: Afu, seat: int, card: int, reward: int, viewer: int) -> int:
    """The points of a standing reward, as far as the viewer can tell: a badge may still hide in the hand."""
    if viewer != seat and hangs_on_hand(s, seat, card >> STATE_BITS):
        return 0
    return standing(s, seat, card, reward)


# -- columns ------------------------------------------------------------------------------------------


def column_figures(s: Afu, seat: int, column: int, viewer: int) -> list[Figure]:
    """Attack and defense of both sides, for a column with an Invader."""
    enemy = s.attack_row[seat].cards[column]
    if enemy == NONE:
        return []
    n = column + 1
    kind = enemy >> STATE_BITS
    back = s.invader_support[seat].cards[column]
    sums = [
        (f"invader-attack-{n}", enemy_parts(s, enemy, s.pack.attack[kind], back)),
        (f"invader-defense-{n}", enemy_parts(s, enemy, s.pack.defense[kind], back)),
    ]
    own = s.defense_row[seat].cards[column]
    if own != NONE:
        kind = own >> STATE_BITS
        sums.append((f"own-attack-{n}", own_parts(s, seat, column, s.pack.attack[kind], PLUS_ATTACK, viewer)))
        sums.append((f"own-defense-{n}", own_parts(s, seat, column, s.pack.defense[kind], PLUS_DEFENSE, viewer)))
    return [figure(name, parts, seat, ("AFU-6.2",)) for name, parts in sums]


def enemy_parts(s: Afu, enemy: int, value: int, back: int) -> list[Part]:
    parts = [Part("part-printed", value, named(s, enemy))]
    if back != NONE:
        parts.append(Part("part-support", s.pack.support[back >> STATE_BITS], named(s, back), ("AFU-17.3",)))
    return parts


def own_parts(s: Afu, seat: int, column: int, value: int, reward: int, viewer: int) -> list[Part]:
    own, back = s.defense_row[seat].cards[column], s.support_row[seat].cards[column]
    parts = [Part("part-printed", value, named(s, own))]
    bonus = seen_bonus(s, seat, own, reward, viewer)
    if bonus:
        parts.append(Part("part-bonus", bonus, named(s, own), ("AFU-11.4", "AFU-11.5")))
    if back != NONE:
        support = s.pack.support[back >> STATE_BITS] + seen_bonus(s, seat, back, PLUS_SUPPORT, viewer)
        parts.append(Part("part-support", support, named(s, back), ("AFU-6.2",)))
    return parts


# -- the objective ------------------------------------------------------------------------------------


def objective_figures(s: Afu, viewer: int) -> list[Figure]:
    """What the top objective requires, what is bid, and what is spent on it so far."""
    if not s.objectives.cards:
        return []
    top = s.objectives.top()
    kind = top >> STATE_BITS
    side = "attack" if side_of(s) == ATTACK else "defense"
    needs = Part(f"part-needs-{side}", s.pack.needs[kind], named(s, top))
    out = [figure("objective-needs", [needs], None, ("AFU-16.2",))]
    if s.enemy_offer.cards:
        offer = Part("part-printed", enemy_value(s), named(s, s.enemy_offer.top()))
        out.append(figure("enemy-offer", [offer], None, ("AFU-19.11",)))
        out.append(figure("paid", paid_parts(s, 0, viewer), 0, ("AFU-R61",)))
    if s.bidder != NOBODY:
        out.append(Figure("bid", s.bid, (), s.bidder, ("AFU-16.3",)))
        out.append(figure("paid", paid_parts(s, s.bidder, viewer), s.bidder, ("AFU-R39",)))
    return out


def paid_parts(s: Afu, seat: int, viewer: int) -> list[Part]:
    side = side_of(s)
    parts: list[Part] = []
    for card in s.spent[seat].cards:
        parts.append(Part("part-printed", printed(s, card >> STATE_BITS, side), named(s, card)))
        bonus = seen_bonus(s, seat, card, PLUS_ATTACK if side == ATTACK else PLUS_DEFENSE, viewer)
        if bonus:
            parts.append(Part("part-bonus", bonus, named(s, card), ("AFU-16.13",)))
    return parts


# -- the score ----------------------------------------------------------------------------------------


def score_sheet(s: Afu, seat: int, secrets: bool) -> Figure:
    """Victory points line by line; the secret achievement only where it may be known."""
    parts: list[Part] = []
    for card in s.achievements.cards:
        parts += achievement_part(s, seat, card, "score-achievement", scores_public(s, seat, card >> STATE_BITS))
    if secrets and len(s.secret[seat].cards) == 1:
        card = s.secret[seat].cards[0]
        parts += achievement_part(s, seat, card, "score-secret", meets(s, seat, card >> STATE_BITS))
    for card in s.trophies[seat].cards:
        kind = card >> STATE_BITS
        if s.pack.group[kind] == OBJECTIVE:
            parts.append(Part("score-objective", s.pack.points[kind], named(s, card), ("AFU-18.6",)))
    panic = panic_owned(s, seat)
    if panic:
        parts.append(Part("score-panic", panic * s.pack.points[s.pack.panic], {"n": panic}, ("AFU-18.7",)))
    total = sum([part.number for part in parts])
    if s.solo() and reached_scoring(s):
        parts.append(Part(f"rank-{rank_of(total)}", 0, {}, ("AFU-19.22", "AFU-R65")))
    return Figure("score", total, tuple(parts), seat, ("AFU-18.8",))


def achievement_part(s: Afu, seat: int, card: int, name: str, scored: bool) -> list[Part]:
    """An achievement that is met, or how far the player is."""
    kind = card >> STATE_BITS
    found = measured(s, seat, s.pack.measure[kind])
    wanted = s.pack.at_least[kind] if s.pack.at_most[kind] == 99 else s.pack.at_most[kind]
    arguments = {**named(s, card), "found": found, "wanted": wanted}
    rule = "AFU-18.4" if name == "score-achievement" else "AFU-18.5"
    return [Part(name, s.pack.points[kind] if scored else 0, arguments, (rule,))]

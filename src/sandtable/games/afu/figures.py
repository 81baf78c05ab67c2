"""The numbers that matter in a position, each with its parts."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.duels import battle_figures, figure, named, seen_bonus
from sandtable.games.afu.effects import reward
from sandtable.games.afu.objectives import enemy_value, offering, printed, side_of
from sandtable.games.afu.scoring import measured, meets, met_by_both, panic_owned, rank_of, reached_scoring
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.results import Figure, Part, Result, ranks_of, shares_of
from sandtable.kernel.steps import NOBODY


def figures(s: Afu, seat: int) -> list[Figure]:
    """Columns of every player, the contested objective, and the score if the game ended now."""
    out: list[Figure] = []
    for each in range(s.seats):
        out += battle_figures(s, each, seat)
    out += objective_figures(s, seat)
    over = s.ending != NOBODY
    for each in range(s.seats):
        out.append(score_sheet(s, each, over or each == seat))
    return out


# -- the objective ------------------------------------------------------------------------------------


def objective_figures(s: Afu, viewer: int) -> list[Figure]:
    """What the top objective requires, what is bid, and what is spent on it so far."""
    if not s.objectives.cards:
        return []
    top = s.objectives.top()
    kind = top >> STATE_BITS
    side = "attack" if side_of(s) == n.side.ATTACK else "defense"
    needs = Part(f"part-needs-{side}", s.pack.needs[kind], named(s, top), ("AFU-16.2",))
    out = [figure("objective-needs", [needs], None, ("AFU-16.2",))]
    if s.enemy_offer.cards and offering(s):
        offer = Part("part-printed", enemy_value(s), named(s, s.enemy_offer.top()), ("AFU-19.11",))
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
        parts.append(Part("part-printed", printed(s, card >> STATE_BITS, side), named(s, card), ("AFU-16.6",)))
        bonus = seen_bonus(s, seat, card, reward.ATTACK if side == n.side.ATTACK else reward.DEFENSE, viewer)
        if bonus:
            parts.append(Part("part-bonus", bonus, named(s, card), ("AFU-16.13",)))
    return parts


# -- the score ----------------------------------------------------------------------------------------


def score_sheet(s: Afu, seat: int, secrets: bool) -> Figure:
    """Victory points line by line; the secret achievement only where it may be known."""
    parts = [public_part(s, seat, card >> STATE_BITS) for card in s.achievements.cards]
    if secrets and len(s.secret[seat].cards) == 1:
        kind = s.secret[seat].cards[0] >> STATE_BITS
        scored = meets(s, seat, kind)
        parts.append(achievement_part(s, seat, kind, "score-secret", scored, ("AFU-18.5",)))
    for card in s.trophies[seat].cards:
        kind = card >> STATE_BITS
        if s.pack.group[kind] == n.card_type.OBJECTIVE:
            parts.append(Part("score-objective", s.pack.points[kind], named(s, card), ("AFU-18.6",)))
    panic = panic_owned(s, seat)
    if panic:
        parts.append(Part("score-panic", panic * s.pack.points[s.pack.panic], {"n": panic}, ("AFU-18.7",)))
    total = sum([part.number for part in parts])
    if s.solo() and reached_scoring(s):
        parts.append(Part(f"rank-{rank_of(total)}", 0, {}, ("AFU-19.22", "AFU-R65")))
    return Figure("score", total, tuple(parts), seat, ("AFU-18.8",))


def public_part(s: Afu, seat: int, kind: int) -> Part:
    """A public achievement: scored, met by both and so lost to both, or on the way."""
    if met_by_both(s, kind):
        return achievement_part(s, seat, kind, "score-shared", False, ("AFU-18.4",))
    return achievement_part(s, seat, kind, "score-achievement", meets(s, seat, kind), ("AFU-18.4",))


def achievement_part(s: Afu, seat: int, kind: int, name: str, scored: bool, rules: tuple[str, ...]) -> Part:
    """How much is there of what an achievement counts, and whether at least or at most so much is wanted."""
    limit = s.pack.at_most[kind] < n.NO_LIMIT
    arguments = {
        "card": ["kind", s.pack.slugs[kind]],
        "found": measured(s, seat, s.pack.measure[kind]),
        "wanted": s.pack.at_most[kind] if limit else s.pack.at_least[kind],
        "bound": "most" if limit else "least",
        "points": s.pack.points[kind],
    }
    return Part(name, s.pack.points[kind] if scored else 0, arguments, rules)


def result(s: Afu) -> Result:
    """Most victory points win, then fewer Panic Cards, AFU-18.8 to AFU-18.10."""
    sheet = tuple([score_sheet(s, seat, secrets=True) for seat in range(s.seats)])
    scores = tuple([figure.total for figure in sheet])
    reason = n.ENDINGS[s.ending]
    if s.solo():
        return Result((1,), (1.0 if reached_scoring(s) else 0.0,), scores, reason, sheet)
    ranks = ranks_of([(score, -panic_owned(s, seat)) for seat, score in enumerate(scores)])
    return Result(ranks, shares_of(ranks), scores, reason, sheet)

"""What a choice would bring: the column with one card more, points for what is kept, points left after buying."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.combat import place_card
from sandtable.games.afu.duels import column_figures, figure, fought_figures, named, next_of, panic_figure
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.presentation import ILL, WELL, Forecast
from sandtable.kernel.results import Figure, Part


def outlook(s: Afu, seat: int) -> list[Forecast]:
    """For a player: what the hand is worth if kept, and how the columns stand taken together."""
    if seat >= s.seats:
        return []
    found: list[Forecast] = []
    if s.next_frame(n.step.RECRUITMENT) is not None and s.hand[seat].cards:
        found.append(Forecast(if_kept(s, seat)))
    return found + balance(s, seat)


def if_kept(s: Afu, seat: int) -> Figure:
    """Recruitment Points at the end of the round, if no other card is played, AFU-12.3."""
    parts: list[Part] = []
    if s.points[seat]:
        parts.append(Part("kept-already", s.points[seat], {}, ("AFU-12.3",)))
    for card in s.hand[seat].cards:
        parts.append(Part("part-printed", s.pack.recruit[card >> STATE_BITS], named(s, card), ("AFU-12.3",)))
    return figure("if-kept", parts, seat, ("AFU-12.1", "AFU-12.3"))


def balance(s: Afu, seat: int) -> list[Forecast]:
    """Of all columns together, which Invaders and which own cards fall; nothing while no Combat is under way."""
    if next_of(s, seat) == NONE:
        return []
    gained: list[Part] = []
    lost: list[Part] = []
    for column in range(n.COLUMNS):
        for each in column_fates(s, seat, column):
            falling = [part for part in each.parts if part.number]
            (gained if each.name.startswith("destroyed") else lost).extend(falling)
    found: list[Forecast] = []
    if gained:
        found.append(Forecast(figure("battle-gains", gained, seat, ("AFU-6.5",)), tone=WELL))
    if lost:
        found.append(Forecast(figure("battle-losses", lost, seat, ("AFU-6.8",)), tone=ILL))
    return found


def column_fates(s: Afu, seat: int, column: int) -> list[Figure]:
    if s.attack_row[seat].cards[column] == NONE:
        return []
    fought = next_of(s, seat) == n.step.AFTER_BATTLE
    made = fought_figures(s, seat, column) if fought else column_figures(s, seat, column, seat)
    return [each for each in made if each.name.startswith(("destroyed", "lost"))]


def prospect(s: Afu, verb: int, a: int, b: int) -> list[Forecast]:
    seat = s.waiting
    if verb in (n.verb.DEFEND, n.verb.SUPPORT):
        return placed(s, seat, verb, a, b)
    if verb in (n.verb.BUY, n.verb.BUY_AID):
        return [
            Forecast(left_after(s, seat, s.pack.aid if verb == n.verb.BUY_AID else s.display.cards[a] >> STATE_BITS))
        ]
    return []


def placed(s: Afu, seat: int, verb: int, kind: int, column: int) -> list[Forecast]:
    """The column with this card in it, and what becomes of Panic and of the points if kept."""
    made = s.clone()
    assert isinstance(made, Afu)
    made.log = None
    place_card(made, seat, verb, kind, column)
    found: list[Forecast] = []
    for each in column_fates(made, seat, column):
        well = each.name.startswith("destroyed")
        tone = (WELL if well else ILL) if each.total else (ILL if well else WELL)
        found.append(Forecast(each, tone=tone))
    before, after = panic_figure(s, seat, seat), panic_figure(made, seat, seat)
    if before and after and after[0].total != before[0].total:
        found.append(Forecast(after[0], tone=ILL))
    points = s.pack.recruit[kind]
    if points:
        found.append(Forecast(if_kept(made, seat)))
    return found


def left_after(s: Afu, seat: int, kind: int) -> Figure:
    """Recruitment Points after buying, AFU-12.4."""
    parts = [
        Part("points-have", s.points[seat], {}, ("AFU-12.3",)),
        Part("points-price", -s.pack.cost[kind], {"card": ["kind", s.pack.slugs[kind]]}, ("AFU-12.4",)),
    ]
    return figure("points-left", parts, seat, ("AFU-12.4",))

"""A coach beside one player: what a decision is for, what to think about, and what a strong bot would have done.

What it says is data of the game, `coach.ftl`: `coach-<step>` is what a decision is for, said when it comes for the
first time, and `coach-<step>-think` what to think about there. Why a choice is better is made from what differs later:
`coach-more-<number>` where the player has more of something, `coach-less-<number>` less, `coach-rival-<number>` where
the rivals have less. A number is a figure, one that is foretold, or with `zone-` before it how many cards lie in a zone
of the player; those without words are no reasons.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sandtable.kernel.game import AnyGame
from sandtable.kernel.playable import Position
from sandtable.kernel.registry import bot, bot_names, default_bot
from sandtable.kernel.seat_view import Bot, SeatView
from sandtable.kernel.steps import Decision
from sandtable.kernel.thoughts import Line, Planning, Thinker, Thoughts, own_line, verdict
from sandtable.kernel.view import step_name
from sandtable.kernel.words import ENGLISH, Message, translator

STRONGEST = "general"
"""The level whose judgement is asked."""
ADVISES = "captain"
"""The level that gives hints: nobody waits long for it."""
EASY = "recruit"
"""The level that a first game is played against."""
SEED = 1
MATTERS = 0.05
"""From which loss of the chance to win on something is said."""
CLOSE = 0.1
"""What loses no more than this is worth a comparison."""
COMPARED = 3
DEALS = 4
"""Re-deals in which two lines are compared."""
DIFFERS = 0.5
"""From which difference on a number is a reason."""
MORE, LESS, RIVAL = "more", "less", "rival"


@dataclass(frozen=True)
class Judgement:
    """What is said of a choice. Messages are plain data, for words in any language."""

    played: Message
    best: Message
    chance: float
    """The chance to win with the better choice."""
    lost: float
    """How much of it was lost; 0 if nothing is to be said."""
    why: Message | None = None
    """What differs afterwards; None if it shows in no number yet."""


@dataclass(frozen=True)
class Guidance:
    """What a coach answers: of a choice that was made, or what is worth comparing before one is."""

    judgement: Judgement | None
    compare: tuple[Message, ...] = ()
    """Choices that are close to each other, in the order of the list: which is the best is not said."""


def for_what(step: str) -> str:
    """The message that says what a decision is for."""
    return f"coach-{step}"


def to_think(step: str) -> str:
    """The message that says what to think about there."""
    return f"coach-{step}-think"


def coaches(game: AnyGame) -> bool:
    """Has the game words for a coach?"""
    say = translator(ENGLISH, game.folder)
    return any(say.has(for_what(step)) for step in decisions(game))


def decisions(game: AnyGame) -> list[str]:
    """Every step at which a player may be asked, by name."""
    return [step_name(step) for step in game.steps if isinstance(step, Decision)]


def advisor() -> str:
    """The bot that gives hints, where it is installed."""
    return ADVISES if ADVISES in bot_names() else default_bot()


def coaching_bot(seconds: float) -> Bot:
    """The strongest bot that there is, with so much time for a choice."""
    made = bot(STRONGEST if STRONGEST in bot_names() else default_bot(), seed=SEED)
    if isinstance(made, Planning):
        made.hurry(seconds)
    return made


def guide(view: SeatView, played: str, seconds: float) -> Guidance:
    """What the coach says of a choice that a player makes from this view; without one what is worth comparing."""
    coach = coaching_bot(seconds)
    if not isinstance(coach, Thinker) or len(view.canonical_actions()) < 2:
        return Guidance(None)
    thoughts = coach.think(view, view.parse(played) if played else -1)
    if played:
        return Guidance(judged(view, thoughts, played))
    return Guidance(None, compared(view, thoughts))


def judged(view: SeatView, thoughts: Thoughts, played: str) -> Judgement:
    best, lost = verdict(thoughts, played)
    said = sayings(view)
    mine = said[played]
    chance = thoughts.chances[view.seat]
    if lost < MATTERS or best.actions[0] == played:
        return Judgement(mine, mine, chance, 0.0)
    why = reason(view, best, own_line(thoughts, played))
    return Judgement(mine, said[best.actions[0]], chance, lost, why)


def compared(view: SeatView, thoughts: Thoughts) -> tuple[Message, ...]:
    """The first choices of the lines that are close to the best one."""
    close = [line.actions[0] for line in thoughts.lines if line.behind <= CLOSE]
    wanted = list(dict.fromkeys(close))[:COMPARED]
    return tuple(message for action, message in sayings(view).items() if action in wanted) if len(wanted) > 1 else ()


def sayings(view: SeatView) -> dict[str, Message]:
    """The messages of the actions of a view, by notation."""
    return {choice["action"]: choice["message"] for choice in view.data()["actions"]}


# -- why --------------------------------------------------------------------------------------------


def reason(view: SeatView, best: Line, own: Line) -> Message | None:
    """What differs most when both lines are played, of what the game has words for; or how the better line goes on."""
    say = translator(ENGLISH, view.game.folder)
    found: Message | None = None
    most = 0.0
    for (name, mine), (better, worse) in differences(view, best, own).items():
        if abs(better - worse) < DIFFERS:
            continue
        kind = (MORE if better > worse else LESS) if mine else RIVAL
        message = f"coach-{kind}-{name}"
        weight = abs(better - worse) / (1.0 + max(abs(better), abs(worse)))
        if weight > most and say.has(message) and (mine or better < worse):
            most = weight
            args = {"best": rounded(better), "yours": rounded(worse)}
            found = {"game": view.game.name, "id": message, "args": args}
    return found


def differences(view: SeatView, best: Line, own: Line) -> dict[tuple[str, bool], tuple[float, float]]:
    """Numbers after both lines, each the mean of some re-deals: whole lines, or else what the first choices bring."""
    for length in (max(len(best.actions), len(own.actions)), 1):
        ends = [
            (end_of(view, best.actions[:length], seed), end_of(view, own.actions[:length], seed))
            for seed in range(DEALS)
        ]
        if all(comparable(one, other, view.seat) for one, other in ends):
            betters = means(numbers(view, one) for one, _ in ends)
            worses = means(numbers(view, other) for _, other in ends)
            return {key: (betters[key], worses[key]) for key in betters if key in worses}
    return {}


def end_of(view: SeatView, actions: tuple[str, ...], seed: int) -> Position:
    """Where a line leads in a re-deal, as far as it can be played there."""
    position = view.redeal(seed)
    for action in map(view.parse, actions):
        if position.to_act != view.seat or action not in position.legal:
            break
        position.apply(action)
    return position


def comparable(one: Any, other: Any, seat: int) -> bool:
    """Have both gone equally far: to where somebody else is asked, or to the same question?"""
    if seat not in (one.to_act, other.to_act):
        return True
    return bool(one.to_act == other.to_act and one.now == other.now)


def numbers(view: SeatView, position: Any) -> dict[tuple[str, bool], float]:
    """What can be a reason: for the player, and added up for the rivals, as far as the player sees it."""
    show, seat = view.game.presentation, view.seat
    found: dict[tuple[str, bool], float] = {}
    figures = [*show.figures(position, seat), *(forecast.figure for forecast in show.outlook(position, seat))]
    for figure in figures:
        if figure.seat is not None:
            key = figure.name, figure.seat == seat
            found[key] = found.get(key, 0.0) + figure.total
    for zone in position.zones:
        if zone.spec.owner >= 0 and zone.spec.count & (1 << seat):
            key = f"zone-{zone.spec.name}", zone.spec.owner == seat
            found[key] = found.get(key, 0.0) + zone.size()
    return found


def means(found: Iterable[dict[tuple[str, bool], float]]) -> dict[tuple[str, bool], float]:
    """The mean of each number, of those that were there every time."""
    every = list(found)
    shared = set(every[0]).intersection(*every)
    return {key: sum(each[key] for each in every) / len(every) for key in every[0] if key in shared}


def rounded(number: float) -> float:
    """A mean as people say it: whole, or with a half."""
    halves = round(2 * number) / 2
    return int(halves) if halves == int(halves) else halves

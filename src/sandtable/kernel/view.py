"""Views: what one seat, or a spectator, may know, as plain data. Built by allow-list from the game's schema."""

from __future__ import annotations

from typing import Any

from sandtable.kernel.cards import NONE, STATE_BITS, card_of
from sandtable.kernel.changes import Changes
from sandtable.kernel.game import AnyGame
from sandtable.kernel.names import kebab
from sandtable.kernel.notation import back_text, card_text
from sandtable.kernel.results import Figure, Part
from sandtable.kernel.schema import CounterRow, Schema
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, Sealed
from sandtable.kernel.verbs import Verbs
from sandtable.kernel.zones import BAG, STOCK, Zone


def step_name(step: object) -> str:
    """What a step is called in texts."""
    return kebab(type(step).__name__)


def asked(game: AnyGame, s: State, seat: int) -> dict[str, Any] | None:
    """What is asked of whom, as `seat` may know: of a draft only its beginning."""
    if s.waiting == NOBODY:
        return None
    unseen = s.drafter not in (NOBODY, seat)
    step = s.ruleset.steps[s.public_step if unseen else s.now]
    args: dict[str, Any] = {"seat": ["seat", s.waiting]}
    if not unseen:
        for name, value in zip(step.args, s.arguments(step), strict=True):
            args.setdefault(name, game.presentation.question_argument(s, name, value))
        args |= game.presentation.question_details(s)
    message = {"game": game.name, "id": f"ask-{step_name(step)}", "args": args}
    return {"seat": s.waiting, "step": step_name(step), "message": message, "rules": list(step.rules)}


def phase_name(game: AnyGame, s: State) -> str | None:
    """The phase of the turn, for everybody."""
    number = -1 if s.waiting == NOBODY else game.phase(s)
    return game.phases[number] if number >= 0 else None


def action_item(game: AnyGame, s: State, action: int) -> dict[str, Any]:
    """One action for the seat to act: notation, message with arguments, rule ids, and whether it closes the step."""
    verbs = s.ruleset.verbs
    number = verbs.verb_of[action]
    message = action_message(game, verbs, action)
    details = game.presentation.action_details(s, number, verbs.first_of[action], verbs.second_of[action])
    message["args"] = details | message["args"]
    verb = verbs.verbs[number]
    rules = list(verb.rules or s.ruleset.steps[s.now].rules)
    item: dict[str, Any] = {"action": verbs.describe(action), "message": message, "rules": rules}
    if verb.closes:
        item["closes"] = True
    return item


def action_message(game: AnyGame, verbs: Verbs, action: int) -> dict[str, Any]:
    """The words of an action, legal or not, without what depends on the position."""
    verb = verbs.verbs[verbs.verb_of[action]]
    args: dict[str, Any] = {}
    for domain, i, name in zip(verb.domains, (verbs.first_of[action], verbs.second_of[action]), "ab", strict=False):
        token = domain.tokens[i]
        args[name] = int(token) if domain.stands_for == "n" else [domain.stands_for, token]
        if domain.stands_for == "seat":
            args[name] = ["seat", int(token)]
    return {"game": game.name, "id": f"do-{verb.name}", "args": args}


def zone_view(zone: Zone, s: State, states: tuple[str, ...], seat: int) -> dict[str, Any]:
    spec = zone.spec
    bit = 1 << seat
    pack = s.ruleset.pack
    item: dict[str, Any] = {"zone": spec.name, "owner": None if spec.owner < 0 else spec.owner}
    if not spec.count & bit:
        return item
    item["count"] = zone.size()
    if spec.layout == STOCK:
        item["stock"] = {pack.slugs[kind]: count for kind, count in enumerate(zone.cards) if count}
    elif spec.layout == BAG and not spec.sight & bit:
        sure = zone.sure_of(seat)
        cards = [card_text(card_of(kind), pack, states) for kind in sure]
        hidden: list[str] = []
        for card in zone.cards:
            kind = card >> STATE_BITS
            if kind in sure:
                sure.remove(kind)
            else:
                hidden.append(back_text(kind, pack))
        item["cards"] = cards + sorted(hidden)
    else:
        sees = bool(spec.sight & bit)
        item["cards"] = [
            card_text(card, pack, states)
            if card == NONE or sees or zone.known[at] & bit
            else back_text(card >> STATE_BITS, pack)
            for at, card in enumerate(zone.cards)
        ]
    return item


def counter_item(row: CounterRow, value: Any, s: State, states: tuple[str, ...]) -> Any:
    """A counter's value by name where it stands for something."""
    if isinstance(value, list):
        return [counter_item(row, item, s, states) for item in value]
    if row.of == "number" or (value == NONE and row.of != "word"):
        return value
    if row.of == "kind":
        return s.ruleset.pack.slugs[value]
    if row.of == "card":
        return card_text(value, s.ruleset.pack, states)
    if row.of == "word":
        return row.words[value - row.low]
    return value


def figure_item(game: AnyGame, figure: Figure) -> dict[str, Any]:
    return {
        "id": figure.name,
        "seat": figure.seat,
        "total": figure.total,
        "parts": [part_item(game, part) for part in figure.parts],
        "rules": list(figure.rules),
    }


def part_item(game: AnyGame, part: Part) -> dict[str, Any]:
    message = {"game": game.name, "id": part.name, "args": part.arguments}
    return {"message": message, "n": part.number, "rules": list(part.rules)}


def view(game: AnyGame, schema: Schema, s: State, seat: int, only: Changes | None = None) -> dict[str, Any]:
    """Everything that `seat` may know; the number of seats stands for a spectator.

    With `only`, of the zones and counters those alone, and without what never changes.
    """
    states = schema.card_states
    zones = s.zones if only is None else only.zones
    counters: dict[str, Any] = {}
    for row in schema.counters if only is None else only.counters:
        if row.seen == "all" or (row.seen == "drafter" and s.drafter == seat):
            counters[row.name] = counter_item(row, schema.counter_of(s, row), s, states)
    seen: dict[str, Any] = {
        "game": game.name,
        "seat": None if seat == s.seats else seat,
        "seats": s.seats,
        "to_act": None if s.waiting == NOBODY else s.waiting,
        "zones": {zone.spec.text: zone_view(zone, s, states, seat) for zone in zones},
        "counters": counters,
        "figures": [figure_item(game, figure) for figure in game.presentation.figures(s, seat)],
        "asked": asked(game, s, seat),
        "actions": [],
    }
    phase = phase_name(game, s)
    if phase is not None:
        seen["phase"] = phase
    board = game.presentation.board(s) if only is None else None
    if board is not None:
        seen["board"] = board
    if s.waiting == seat:
        seen["actions"] = [action_item(game, s, action) for action in s.legal]
    if seat < s.seats and s.sealed[seat] >= 0 and isinstance(s.ruleset.steps[s.now], Sealed):
        seen["answered"] = s.ruleset.verbs.describe(s.sealed[seat])
    return seen

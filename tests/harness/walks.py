"""Random walks through every installed game: settings, matches and what must hold at each position."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import sandtable
from sandtable.bots.levels import LEVELS
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable.kernel.errors import BadOption
from sandtable.kernel.registry import load_pack
from sandtable.kernel.zones import STOCK

GAMES = sandtable.game_names()
SHARE = 1 if "SANDTABLE_COMPILED" in os.environ else 4
"""The long tests run in full with the compiled package. Interpreted they show the same of the same source, and take
several times as long: there they look at one position of four, and at a quarter of the lines and choices."""

QUICK = {name: {"simulations": 4} for name in ("ismcts", "planner", *(level.name for level in LEVELS if level.ms))}
"""Settings with which bots that think long are quick enough for tests of every bot, and choose the same every time."""


BOTS = [name for name in sandtable.bot_names() if name not in {level.name for level in LEVELS[1:]}]
"""Every installed bot. The levels are one bot with other settings; the first stands for those that overlook things."""


def quick_bot(name: str, seed: int) -> sandtable.Bot:
    return sandtable.bot(name, seed=seed, **QUICK.get(name, {}))


def random_match(game: str, seed: int) -> sandtable.Match:
    """A new match with seats and options drawn from the seed; settings that do not go together are drawn again."""
    rng = random.Random(f"{game} {seed}")
    one = sandtable.game(game)
    pack = load_pack(one, None)
    while True:
        seats = rng.choice(one.seats)
        options: dict[str, Any] = one.random_options(pack, seats, rng)
        try:
            return sandtable.new(game, seats=seats, seed=seed, **options)
        except BadOption:
            continue


def walk(match: sandtable.Match, rng: random.Random, most: int | None = None) -> Iterator[int]:
    """Play random legal actions to the end; yields the number of actions before each of them."""
    while match.to_act is not None and (most is None or match.number < most):
        yield match.number
        match.play(rng.choice(match.legal_actions()))


def middle(game: str, seed: int) -> sandtable.Match:
    """A match at a random moment, never over."""
    rng = random.Random(f"middle {game} {seed}")
    match = random_match(game, seed)
    total = sum(1 for _ in walk(match.clone(), random.Random(seed)))
    for _ in walk(match, random.Random(seed), rng.randrange(total)):
        pass
    return match


def all_kinds(match: sandtable.Match) -> Counter[int]:
    """How many cards of each kind there are in all zones together."""
    kinds: Counter[int] = Counter()
    for zone in match.state.zones:
        if zone.spec.layout == STOCK:
            kinds.update({kind: count for kind, count in enumerate(zone.cards) if count})
        else:
            kinds.update(card >> STATE_BITS for card in zone.cards if card != NONE)
    return kinds


def viewers(match: sandtable.Match) -> list[int | None]:
    """Every seat and the spectator."""
    return [*range(match.seats), None]


def as_json(data: Any) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def faces_seen(match: sandtable.Match, seat: int | None) -> Counter[str]:
    """The cards that a seat can name in all zones together, by kind."""
    seen: Counter[str] = Counter()
    for zone in match.view(seat)["zones"].values():
        seen.update(zone.get("stock", {}))
        seen.update(card.split("/")[0] for card in zone.get("cards", ()) if card != "-" and not card.startswith("?"))
    return seen

"""Positions: a state written for people, as text, and read back.

    game: barbarossa
    seats: 2
    option removed: none
    active: 1
    hand.1: trucks, horses x2
    city-deck: kharkov, moscow          # a pile, its top card first
    agenda: operation-phase             # what happens next comes last

A text may be partial: a zone or counter that it does not name is as setup leaves it when nothing is left to chance.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sandtable.kernel.cards import NONE, STATE_BITS, card_of
from sandtable.kernel.errors import BadPosition, Error, closest
from sandtable.kernel.game import AnyGame
from sandtable.kernel.notation import card_text, read_card
from sandtable.kernel.options import Scalar
from sandtable.kernel.pack import Pack
from sandtable.kernel.schema import CounterRow, Schema
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY, UNANSWERED, Ruleset
from sandtable.kernel.view import step_name
from sandtable.kernel.zones import BAG, PILE, SLOTS, STOCK, Zone

# -- writing ----------------------------------------------------------------------------------------


def write(game: AnyGame, schema: Schema, s: State, options: dict[str, Scalar]) -> str:
    """The whole position as text."""
    states = schema.card_states
    lines = [f"game: {game.name}", f"seats: {s.seats}"]
    lines += [f"option {name}: {one_line(write_scalar(value))}" for name, value in options.items()]
    for row in schema.counters:
        lines.append(f"{row.name}: {write_counter(row, schema.counter_of(s, row), s.ruleset.pack, states)}")
    for zone in s.zones:
        lines.append(f"{zone.spec.text}: {write_zone(zone, s.ruleset.pack, states)}")
    for zone in s.zones:
        lines += write_memory(zone, s)
    lines.append(f"agenda: {write_agenda(s)}")
    lines += [
        f"sealed.{seat}: {s.ruleset.verbs.describe(answer)}"
        for seat, answer in enumerate(s.sealed)
        if answer != UNANSWERED
    ]
    if s.drafter != NOBODY:
        lines.append(f"making: {s.drafter} {s.draft_from}")
    if s.ending != NOBODY:
        lines.append(f"ending: {game.endings[s.ending]}")
    lines.append(f"chance: {s.chance}")
    return "\n".join(lines) + "\n"


def one_line(text: str) -> str:
    """A deck or a map as one line of a position."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("#", "\\h")


def many_lines(text: str) -> str:
    return "\\".join(part.replace("\\n", "\n").replace("\\h", "#") for part in text.split("\\\\"))


def write_scalar(value: Scalar) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def write_counter(row: CounterRow, value: Any, pack: Pack, states: tuple[str, ...]) -> str:
    if row.per_seat and row.size:
        return " | ".join(write_counter_list(row, item, pack, states) for item in value)
    if row.per_seat or row.size:
        return write_counter_list(row, value, pack, states)
    return write_number(row, value, pack, states)


def write_counter_list(row: CounterRow, values: list[int], pack: Pack, states: tuple[str, ...]) -> str:
    if row.labels:
        pairs = zip(row.labels, values, strict=True)
        return " ".join(f"{label}={write_number(row, n, pack, states)}" for label, n in pairs if n != row.blank)
    return " ".join(write_number(row, value, pack, states) for value in values)


def write_number(row: CounterRow, value: int, pack: Pack, states: tuple[str, ...]) -> str:
    if row.of == "word":
        return row.words[value - row.low]
    if value != NONE and row.of == "kind":
        return pack.slugs[value]
    if value != NONE and row.of == "card":
        return card_text(value, pack, states)
    return str(value)


def write_zone(zone: Zone, pack: Pack, states: tuple[str, ...]) -> str:
    if zone.spec.layout == STOCK:
        texts = [f"{pack.slugs[kind]} x{count}" for kind, count in enumerate(zone.cards) if count]
        return ", ".join(texts)
    cards = zone.cards[::-1] if zone.spec.layout == PILE else zone.cards
    runs: list[list[Any]] = []
    for card in cards:
        text = card_text(card, pack, states)
        if runs and runs[-1][0] == text:
            runs[-1][1] += 1
        else:
            runs.append([text, 1])
    return ", ".join(text if count == 1 else f"{text} x{count}" for text, count in runs)


def write_memory(zone: Zone, s: State) -> list[str]:
    """What those who cannot look are sure of: kinds in a bag, masks by place elsewhere, top first in a pile."""
    if zone.spec.open or zone.spec.layout == STOCK:
        return []
    name = zone.spec.text
    if zone.spec.layout == BAG:
        lines = []
        for seat in range(s.seats + 1):
            sure = zone.sure_of(seat)
            if sure:
                lines.append(f"known {name} by {seat}: " + ", ".join(s.ruleset.pack.slugs[kind] for kind in sure))
        return lines
    if not any(zone.known):
        return []
    masks = zone.known[::-1] if zone.spec.layout == PILE else zone.known
    return [f"known {name}: " + " ".join(str(mask) for mask in masks)]


def write_agenda(s: State) -> str:
    written: list[str] = []
    for frame in reversed(s.frames()):
        step = s.ruleset.steps[frame.step]
        words = [f"{name}={value}" for name, value in zip(step.args, frame.args, strict=True)]
        written.append(" ".join([step_name(step), *words]))
    return ", ".join(written)


# -- reading ----------------------------------------------------------------------------------------


class Lines:
    """The lines of a position as key and value, in order."""

    def __init__(self, text: str) -> None:
        self.items: dict[str, str] = {}
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.split("#")[0].strip()
            if not line:
                continue
            key, colon, value = line.partition(":")
            if not colon:
                raise BadPosition("position-no-colon", number=number, line=line)
            key = " ".join(key.split())
            if key in self.items:
                raise BadPosition("position-key-twice", number=number, key=key)
            self.items[key] = value.strip()

    def pop(self, key: str, default: str = "") -> str:
        return self.items.pop(key, default)


def read_head(text: str) -> tuple[str, int, dict[str, Scalar]]:
    """The game, the seats (0 if not given) and the options that a position names."""
    lines = Lines(text)
    game = lines.pop("game")
    seats = lines.pop("seats", "0")
    if not seats.isdigit():
        raise BadPosition("position-seats", value=seats)
    options: dict[str, Scalar] = {}
    for key in list(lines.items):
        if key.startswith("option "):
            options[key[len("option ") :]] = many_lines(lines.pop(key))
    return game, int(seats), options


def read(game: AnyGame, schema: Schema, ruleset: Ruleset, text: str, seed: bytes) -> State:
    """The state that a position describes, its waiting decision open."""
    lines = Lines(text)
    for key in [key for key in lines.items if key in ("game", "seats") or key.startswith("option ")]:
        lines.pop(key)
    s: State = game.state()
    s.start(ruleset, b"")
    game.setup(s)
    schema.own_counters(s)
    try:
        read_zones(game, schema, s, lines)
        for row in schema.counters:
            if row.name in lines.items:
                set_counter(row, s, lines.pop(row.name), schema)
        read_memory(s, lines)
        read_rest(game, s, lines)
    except BadPosition:
        raise
    except Error as error:
        raise BadPosition(error.phrase) from None
    for key in lines.items:
        known = [zone.spec.text for zone in s.zones] + [row.name for row in schema.counters] + ["agenda", "asked"]
        raise BadPosition("position-unknown-key", key=key, game=game.name, hint=closest(key, known))
    broken = game.invariants(s)
    if broken:
        raise BadPosition("position-impossible", why=broken[0])
    s.seed = seed
    if s.ending == NOBODY:
        s.reopen()
    return s


def read_zones(game: AnyGame, schema: Schema, s: State, lines: Lines) -> None:
    """Take the cards of the named zones from where setup put them; what they displace goes home."""
    states = schema.card_states
    named: list[tuple[Zone, list[int]]] = []
    for zone in s.zones:
        key = zone.spec.text
        if key in lines.items:
            named.append((zone, read_cards(lines.pop(key), s.ruleset.pack, states)))
    loose: Counter[int] = Counter()
    for zone, _ in named:
        loose.update(kinds_of(zone))
        clear(zone)
    taken = {id(zone) for zone, _ in named}
    for zone, cards in named:
        for card in cards:
            if card != NONE:
                find_card(game, s, card >> STATE_BITS, zone.spec.owner, loose, taken)
        fill(zone, cards, s.ruleset.pack.size)
    for kind in sorted(loose.elements()):
        name, owner = game.home(s, kind) if game.home else (schema.zones[0].name, -1)
        for zone in s.zones:
            if zone.spec.name == name and zone.spec.owner == owner:
                s.put(zone, kind, 1)


def kinds_of(zone: Zone) -> list[int]:
    if zone.spec.layout == STOCK:
        return [kind for kind, count in enumerate(zone.cards) for _ in range(count)]
    return [card >> STATE_BITS for card in zone.cards if card != NONE]


def clear(zone: Zone) -> None:
    if zone.spec.layout == STOCK:
        zone.cards = [0] * len(zone.cards)
    else:
        zone.cards = [NONE] * zone.spec.places
    zone.known = [0] * len(zone.cards) if zone.spec.layout in (PILE, SLOTS) else []


def find_card(game: AnyGame, s: State, kind: int, owner: int, loose: Counter[int], taken: set[int]) -> None:
    """Take one card of this kind from the displaced ones, or from a zone that is not named, the owner's first."""
    if loose[kind] > 0:
        loose[kind] -= 1
        return
    unnamed = [zone for zone in s.zones if id(zone) not in taken]
    for zone in sorted(unnamed, key=lambda zone: zone.spec.owner != owner):
        zone.own()
        if zone.spec.layout == STOCK:
            if kind < len(zone.cards) and zone.cards[kind] > 0:
                zone.cards[kind] -= 1
                return
        elif card_of(kind) in zone.cards:
            at = zone.cards.index(card_of(kind))
            if zone.spec.layout == SLOTS:
                zone.cards[at] = NONE
                return
            del zone.cards[at]
            if zone.spec.layout == PILE and not zone.spec.open:
                del zone.known[at]
            return
    slug = s.ruleset.pack.slugs[kind]
    raise BadPosition("position-too-many-cards", copies=s.ruleset.pack.copies[kind], card=slug, game=game.name)


def fill(zone: Zone, cards: list[int], kinds: int) -> None:
    layout = zone.spec.layout
    if layout == STOCK:
        zone.cards = [0] * kinds
        for card in cards:
            zone.cards[card >> STATE_BITS] += 1
        return
    if layout == BAG:
        zone.cards = sorted(cards)
        return
    zone.cards = cards[::-1] if layout == PILE else cards + [NONE] * (zone.spec.places - len(cards))
    if not zone.spec.open:
        zone.known = [0] * len(zone.cards)
        if zone.spec.top and zone.cards:
            zone.known[-1] = zone.spec.everyone


def read_cards(text: str, pack: Pack, states: tuple[str, ...]) -> list[int]:
    cards: list[int] = []
    for item in text.split(","):
        words = item.split()
        if not words:
            continue
        count = 1
        if len(words) == 2 and words[1].startswith("x") and words[1][1:].isdigit():
            count = int(words[1][1:])
        elif len(words) > 1:
            raise BadPosition("position-not-a-card", text=item.strip())
        cards += [read_card(words[0], pack, states)] * count
    return cards


def set_counter(row: CounterRow, s: State, text: str, schema: Schema) -> None:
    old = schema.counter_of(s, row)
    if row.per_seat and row.size:
        value: Any = [read_counter_list(row, part, s, schema) for part in text.split("|")]
        shape = [len(part) for part in value] == [len(part) for part in old]
    elif row.per_seat or row.size:
        value = read_counter_list(row, text, s, schema)
        shape = len(value) == len(old)
    else:
        value = read_number(row, text, s, schema)
        shape = True
    if not shape:
        raise BadPosition("position-wrong-count", counter=row.name, text=text)
    setattr(s, row.attribute, value)


def read_counter_list(row: CounterRow, text: str, s: State, schema: Schema) -> list[int]:
    if not row.labels:
        return [read_number(row, word, s, schema) for word in text.split()]
    values = [row.blank] * len(row.labels)
    for word in text.split():
        label, _, number = word.partition("=")
        if label not in row.labels:
            raise BadPosition("position-no-label", counter=row.name, label=label, hint=closest(label, list(row.labels)))
        values[row.labels.index(label)] = read_number(row, number, s, schema)
    return values


def read_number(row: CounterRow, word: str, s: State, schema: Schema) -> int:
    if row.of == "word":
        if word not in row.words:
            raise BadPosition(
                "position-not-a-word",
                counter=row.name,
                value=word,
                hint=closest(word, list(row.words)),
                words=row.words,
            )
        return row.words.index(word) + row.low
    if row.of in ("kind", "card") and word != str(NONE):
        card = read_card(word, s.ruleset.pack, schema.card_states)
        return card >> STATE_BITS if row.of == "kind" else card
    if not word.lstrip("-").isdigit() or not row.low <= int(word) <= row.high:
        raise BadPosition("position-not-in-range", counter=row.name, value=word, low=row.low, high=row.high)
    return int(word)


def read_memory(s: State, lines: Lines) -> None:
    zones = {zone.spec.text: zone for zone in s.zones}
    for key in [key for key in lines.items if key.startswith("known ")]:
        value = lines.pop(key)
        name, _, seat = key[len("known ") :].partition(" by ")
        zone = zones.get(name.strip())
        if zone is None:
            raise BadPosition("position-no-zone", key=key, zone=name, hint=closest(name, list(zones)))
        if zone.spec.layout == BAG:
            if not seat.strip().isdigit() or int(seat) > s.seats:
                raise BadPosition("position-known-by", key=key, zone=name)
            for card in read_cards(value, s.ruleset.pack, ()):
                zone.learn(1 << int(seat), card)
        else:
            masks = [int(word) for word in value.split() if word.isdigit()]
            if len(masks) != len(zone.cards):
                raise BadPosition("position-known-places", key=key, places=len(zone.cards))
            zone.known = masks[::-1] if zone.spec.layout == PILE else masks


def read_rest(game: AnyGame, s: State, lines: Lines) -> None:
    steps = {step_name(step): number for number, step in enumerate(s.ruleset.steps)}
    frames = lines.pop("agenda", lines.pop("asked"))
    ending = lines.pop("ending")
    if frames or ending:
        s.agenda = []
    for frame in frames.split(",") if frames else ():
        push_frame(s, frame.split(), steps)
    for seat in range(s.seats):
        answer = lines.pop(f"sealed.{seat}")
        if answer:
            s.seal(seat, s.ruleset.verbs.parse(answer))
    making = lines.pop("making").split()
    if len(making) == 2 and all(word.isdigit() for word in making):
        s.drafter, s.draft_from = int(making[0]), int(making[1])
    if ending:
        if ending not in game.endings:
            raise BadPosition("position-no-ending", value=ending, known=game.endings)
        s.ending = game.endings.index(ending)
    chance = lines.pop("chance", "0")
    s.chance = int(chance) if chance.isdigit() else 0


def push_frame(s: State, words: list[str], steps: dict[str, int]) -> None:
    name = words[0] if words else ""
    if name not in steps:
        raise BadPosition("position-no-step", step=name, hint=closest(name, list(steps)))
    step = s.ruleset.steps[steps[name]]
    values = dict(word.partition("=")[::2] for word in words[1:])
    if set(values) != set(step.args) or not all(value.lstrip("-").isdigit() for value in values.values()):
        if not step.args:
            raise BadPosition("position-step-alone", step=name)
        raise BadPosition("position-step-needs", step=name, needed=[f"{arg}=1" for arg in step.args])
    s.then(steps[name], *(int(values[arg]) for arg in step.args))

"""A match that is prepared first: its preparation, from the first choice or from a record that was left."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from sandtable.kernel import record as records
from sandtable.kernel.errors import BadOption, BadRecord, Error
from sandtable.kernel.game import AnyGame
from sandtable.kernel.match import Match, begin
from sandtable.kernel.options import Scalar
from sandtable.kernel.pack import Pack
from sandtable.kernel.preparation import PREPARED, PREPARING, Preparing, stated
from sandtable.kernel.registry import check_options, check_seats, game, load_pack, other_rules, pack_of_record


class PreparedMatch:
    """A match to be, and the preparation from which its options come."""

    def __init__(
        self, one: AnyGame, pack: Pack, seats: int, seed: int | str, wish: str, given: dict[str, Scalar]
    ) -> None:
        if one.preparation is None:
            raise BadOption("no-preparation", game=one.name)
        self.game = one
        self.pack = pack
        self.seats = seats
        self.seed = seed
        self.options = check_options(one, pack, seats, given)
        """As they are before it."""
        read = one.preparation.read(one.name, wish)
        self.preparing: Preparing = one.preparation.begin(pack, self.options, read, seed)

    def begin(self) -> Match:
        """The match, once all is chosen. Its record says how it was prepared."""
        options = check_options(self.game, self.pack, self.seats, self.preparing.options())
        match = begin(self.game, self.pack, self.seats, options, records.Start(self.seed))
        for note in self.preparing.notes():
            match.note(note)
        return match

    def record(self, notes: list[str]) -> str:
        """How far it has come, as text from which it goes on."""
        pack = f"{self.pack.name} {self.pack.digest}"
        start = records.Start(self.seed)
        head = records.Head(self.game.name, self.game.version, pack, self.seats, self.options, start)
        return records.write(head, [*notes, *self.preparing.notes(PREPARING)])


def prepare(
    name: str,
    wish: str,
    seats: int | None = None,
    seed: int | str | None = None,
    pack: str | Path | None = None,
    **options: Any,
) -> PreparedMatch:
    """What the players choose before a match, such as `sealed:7`. Without a seed it gets a random one."""
    one = game(name)
    seats = check_seats(one, seats)
    if seed is None:
        seed = secrets.token_hex(16)
    return PreparedMatch(one, load_pack(one, pack), seats, seed, wish, options)


def is_preparing(text: str) -> bool:
    """Is this the record of a preparation that was left?"""
    return f"\n{PREPARING} " in text


def resume(text: str, pack: str | Path | None = None) -> PreparedMatch:
    """A preparation that was left, from its record."""
    head, lines = records.read(text)
    one = game(head.game)
    if head.rules != one.version:
        raise other_rules(head)
    return again(head, lines, pack_of_record(one, head, pack), PREPARING)


def again(head: records.Head, lines: list[str], pack: Pack, note: str = PREPARED) -> PreparedMatch:
    """The preparation of a record, choice by choice as its notes say."""
    one = game(head.game)
    wish, choices = stated(lines, note)
    seed = head.start.seed
    if one.preparation is None or seed is None:
        raise BadRecord("record-head", problem=BadOption("no-preparation", game=one.name))
    try:
        made = PreparedMatch(one, pack, head.seats, seed, wish, one.preparation.before(head.options))
    except BadOption as error:
        raise BadRecord("record-head", problem=error) from None
    for seat, choice in choices:
        made.preparing.choose(seat, choice)
    return made


def was_prepared_so(head: records.Head, lines: list[str], match: Match) -> bool | None:
    """Do the options of a record follow from its seed and the choices that it notes? None if it was not prepared."""
    if not stated(lines)[0]:
        return None
    try:
        made = again(head, lines, match.pack)
        if made.preparing.waiting():
            return False
        return check_options(made.game, made.pack, made.seats, made.preparing.options()) == match.options
    except Error:
        return False

"""A table is read from its last snapshot and what followed it, and is the same as one replayed from the beginning."""

from __future__ import annotations

import random
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

import sandtable
from sandtable.server import acts, rebuild
from sandtable.server.bodies import NewTable
from sandtable.server.history import pack
from sandtable.server.making import check_wish, new_made
from sandtable.server.packs import PackShelf
from sandtable.server.sqlite import connect
from sandtable.server.store import Snapshot, Stored
from sandtable.server.table import Table
from tests.server.harness import Server, before_packs

SHELF = PackShelf(None)
ACTIONS = 60


class Kept:
    """A table and what the store would hold of it."""

    def __init__(self, game: str) -> None:
        seats = ["random"] * min(n for n in sandtable.game(game).seats if n > 1)
        wish = NewTable(game, seats, {}, pace=0)
        made, _ = new_made(wish, check_wish(wish, SHELF))
        self.table = Table("t", made, SHELF)
        self.acts: list[bytes] = [acts.encode(made)]
        self.snapshot: Snapshot | None = None

    def do(self, act: acts.AnyAct) -> None:
        self.table.apply(act)
        self.acts.append(acts.encode(act))
        match = self.table.match
        if match is not None and not match.undoable:
            table = self.table
            history = pack(table, match)
            self.snapshot = Snapshot(table.stored, table.game.version, match.position(), match.number, history)

    def play(self, chance: random.Random, actions: int) -> None:
        """Random play in which what can be undone sometimes is."""
        for _ in range(actions):
            match, seat = self.table.begun, self.table.to_act
            if seat is None:
                return
            if match.undoable and chance.random() < 0.3:
                self.do(acts.Undone(seat))
            else:
                self.do(acts.Played(seat, match.describe(chance.choice(match.legal_actions()))))

    @property
    def stored(self) -> Stored:
        return Stored(self.acts, self.snapshot)


def everything(table: Table) -> object:
    """All that anybody can see or do at a table."""
    match = table.begun
    eyes = [*range(match.seats), None]
    seen = [(match.view(seat), match.log(seat)) for seat in eyes]
    around = (table.info(set(), 0), table.acted, table.actors, table.seq, table.stored, table.proposals)
    return seen, around, match.record(), match.position(), match.undo_refused, match.number, match.resigned


@pytest.mark.parametrize("game", sandtable.game_names())
def test_from_a_snapshot_comes_the_same_table_as_from_all_acts(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(game)
    chance = random.Random(game)
    kept.do(acts.Begun())
    kept.play(chance, ACTIONS)
    assert kept.snapshot is not None
    replayed = rebuild.rebuild("t", Stored(kept.acts, None), SHELF)
    played: list[str] = []
    plain = Table.play

    def noted(table: Table, act: acts.Played) -> None:
        played.append(act.action)
        plain(table, act)

    monkeypatch.setattr(Table, "play", noted)
    quick = rebuild.rebuild("t", kept.stored, SHELF)
    after = [act for act in map(acts.decode, kept.acts[kept.snapshot.acts :]) if isinstance(act, acts.Played)]
    assert played == [act.action for act in after], "only what followed the snapshot is played"
    assert everything(quick) == everything(replayed) == everything(kept.table)
    for table in (quick, replayed):
        chance = random.Random(1)
        while table.to_act is not None and table.begun.number < 2 * ACTIONS:
            match = table.begun
            table.apply(acts.Played(table.to_act, match.describe(chance.choice(match.legal_actions()))))
    assert everything(quick) == everything(replayed), "chance goes on as it would have"


def test_people_links_and_proposals_before_a_snapshot_are_kept() -> None:
    kept = Kept("outpost")
    kept.do(acts.Linked("seat", "hash", 0))
    kept.do(acts.Sat(0, "hash", "Olena", "uk"))
    kept.do(acts.Worded(0, "0" * 32))
    kept.do(acts.Begun())
    kept.do(acts.Linked("seat", "another", 0))
    kept.do(acts.Sat(0, "another", "Petro", "en"))
    kept.do(acts.Proposed("stop", 0))
    kept.do(acts.Spoken(0, "Petro", "well?", "k", 1))
    replayed = rebuild.rebuild("t", Stored(kept.acts, None), SHELF)
    quick = rebuild.rebuild("t", kept.stored, SHELF)
    assert everything(quick) == everything(replayed)
    assert quick.words() == {0: "0" * 32} and quick.proposals == {"stop": [0]}


@pytest.mark.parametrize("wrong", [{"history": b"torn"}, {"position": "no-such-zone: trucks"}])
def test_a_snapshot_that_does_not_fit_is_passed_over(wrong: dict[str, object]) -> None:
    kept = Kept("outpost")
    kept.do(acts.Begun())
    kept.play(random.Random(1), 10)
    assert kept.snapshot is not None
    torn = replace(kept.snapshot, **wrong)  # type: ignore[arg-type]  # one of its fields
    assert everything(rebuild.rebuild("t", Stored(kept.acts, torn), SHELF)) == everything(kept.table)


def test_a_server_writes_snapshots_from_which_it_starts_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Server(path) as server:
        made, (olena, petro) = server.begun("me", "me", game="barbarossa")
        chance = random.Random(2)
        while olena.seq < 120:
            acting = olena if olena.actions else petro
            acting.ask("play", seat=acting.view["seat"], action=chance.choice(acting.actions))
            olena.catch_up()
            petro.catch_up()
        view, log = petro.view, petro.log
    connection = sqlite3.connect(path)
    at, history = connection.execute("SELECT acts, history FROM snapshots").fetchone()
    connection.close()
    assert at > 60 and len(history) > 0
    with Server(path) as server:
        again = server.player(made["id"], made["seats"]["1"])
        again.until("state")
        assert (again.view, again.log) == (view, log)


def test_a_file_of_the_version_before_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    connect(path).close()
    connection = sqlite3.connect(path)
    connection.execute("ALTER TABLE snapshots DROP COLUMN history")
    before_packs(connection)
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()
    with Server(path) as server:
        server.begun("me", "me")

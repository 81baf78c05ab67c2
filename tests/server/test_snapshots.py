"""A table is read from its last snapshot and what followed it, and is the same as one replayed from the beginning."""

from __future__ import annotations

import random
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import sandtable
from sandtable.server import acts, rebuild
from sandtable.server.bodies import NewTable
from sandtable.server.history import snapshot_of
from sandtable.server.making import check_wish, new_made
from sandtable.server.packs import PackShelf
from sandtable.server.recovery import RecordRecovery
from sandtable.server.speech import Refused
from sandtable.server.sqlite import connect
from sandtable.server.store import Snapshot, Stored
from sandtable.server.table import Table
from tests.server.harness import Server, before_packs

SHELF = PackShelf(None)
ACTIONS = 60


class Kept:
    """A table and what the store would hold of it."""

    def __init__(self, game: str, seats: int = 2, prepare: str = "") -> None:
        wish = NewTable(game, ["random"] * seats, {"first": "0"}, pace=0, prepare=prepare)
        made = msgspec.structs.replace(new_made(wish, check_wish(wish, SHELF))[0], bits="0" * 32)
        self.table = Table("t", made, SHELF)
        self.acts: list[bytes] = [acts.encode(made)]
        self.snapshot: Snapshot | None = None
        self.snapshots: list[Snapshot] = []

    def do(self, act: acts.AnyAct) -> None:
        self.table.apply(act)
        self.acts.append(acts.encode(act))
        if self.table.match is not None:
            self.snapshot = snapshot_of(self.table)
            self.snapshots.append(self.snapshot)

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


@pytest.mark.parametrize("game", [name for name in sandtable.game_names() if name != "outpost"])
def test_what_can_be_undone_can_be_undone_after_a_snapshot(game: str) -> None:
    kept = Kept(game)
    chance = random.Random(game)
    kept.do(acts.Begun())
    while kept.table.begun.undoable < 2:
        match, seat = kept.table.begun, kept.table.to_act
        assert seat is not None
        kept.do(acts.Played(seat, match.describe(chance.choice(match.legal_actions()))))
    table = rebuild.rebuild("t", kept.stored, SHELF)
    for _ in range(kept.table.begun.undoable):
        seat = table.to_act
        assert seat is not None
        for one in (table, kept.table):
            one.apply(acts.Undone(seat))
        assert everything(table) == everything(kept.table)


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


def test_who_gave_up_before_a_snapshot_is_replaced_by_a_bot_only_while_others_play() -> None:
    kept = Kept("outpost")
    kept.do(acts.Begun())
    kept.do(acts.Resigned(1, "greedy"))
    assert kept.table.over and not kept.table.seats[1].bot
    assert everything(rebuild.rebuild("t", kept.stored, SHELF)) == everything(kept.table)


def every_kind_of_act(kept: Kept) -> None:
    """An evening of three at which everything happens that can."""
    chance = random.Random(3)
    for seat, name in enumerate(("Olena", "Petro")):
        kept.do(acts.Linked("seat", f"token {seat}", seat))
        kept.do(acts.Sat(seat, f"token {seat}", name, "uk"))
        kept.do(acts.Worded(seat, str(seat) * 32))
    kept.do(acts.Linked("watch", "watch"))
    kept.do(acts.Linked("invite", "invite"))
    kept.do(acts.Begun())
    kept.play(chance, 4)
    match = kept.table.begun
    kept.do(acts.Continued(kept.table.game.version, match.position(), match.number))
    kept.play(chance, 40)
    kept.do(acts.Named(1, "Petro II", "en"))
    kept.do(acts.Paced(True, 700))
    kept.do(acts.Proposed("take-back", 0))
    kept.do(acts.Answered("take-back", 1, True))
    kept.do(acts.TakenBack(0, 2))
    kept.play(chance, 3)
    kept.do(acts.Proposed("stop", 0))
    kept.do(acts.Answered("stop", 1, False))
    kept.do(acts.Resigned(1, "greedy"))
    kept.do(acts.Assigned(1, "random"))
    kept.do(acts.Linked("seat", "later", 0))
    kept.do(acts.Sat(0, "later", "Oksana", "uk"))
    kept.do(acts.HintsAgreed())
    kept.do(acts.Hinted(0))
    kept.do(acts.Coached(0, True))
    kept.do(acts.Spoken(-1, "a guest", "well?", "k", 1))
    kept.play(chance, 5)
    kept.do(acts.Stopped())
    kept.do(acts.Proposed("rematch", 0))
    kept.do(acts.Rematched("another"))


def test_an_act_means_the_same_in_play_from_a_snapshot_and_in_a_recovered_record() -> None:
    kept = Kept("barbarossa", 3)
    every_kind_of_act(kept)
    done = [acts.decode(act) for act in kept.acts]
    assert {type(act) for act in done} | {acts.Chosen, acts.Prepared} == set(get_args(acts.AnyAct)), "those come below"
    assert len(kept.snapshots) > 5
    for snapshot in kept.snapshots:
        assert everything(rebuild.rebuild("t", Stored(kept.acts, snapshot), SHELF)) == everything(kept.table)
    recovered = RecordRecovery(done, SHELF)
    assert recovered.record() == kept.table.record()
    assert [vars(seat) for seat in recovered.seats] == [vars(seat) for seat in kept.table.seats]


def test_a_prepared_table_is_the_same_from_a_snapshot_and_in_a_recovered_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = Kept("victory-day", prepare="draft:1")
    kept.do(acts.Begun())
    preparing = kept.table.preparing
    assert preparing is not None and kept.table.phase == "preparing"
    while waiting := preparing.waiting():
        kept.do(acts.Chosen(waiting[0], preparing.suggestion(waiting[0])))
    kept.do(acts.Prepared(preparing.options(), kept.table.game.version))
    kept.play(random.Random(1), 30)
    kept.do(acts.Stopped())
    whole = rebuild.rebuild("t", Stored(kept.acts, None), SHELF)
    assert everything(whole) == everything(kept.table)
    for snapshot in kept.snapshots:
        assert everything(rebuild.rebuild("t", Stored(kept.acts, snapshot), SHELF)) == everything(kept.table)
    done = [acts.decode(act) for act in kept.acts]
    assert RecordRecovery(done, SHELF).record() == kept.table.record()
    left = rebuild.rebuild("t", Stored(kept.acts[:4], None), SHELF)
    assert left.phase == "preparing"
    monkeypatch.setattr(kept.table.game.__class__, "version", 99)
    assert rebuild.rebuild("t", Stored(kept.acts[:4], None), SHELF).choosing() == left.choosing(), "not played yet"


def test_what_was_played_before_the_rules_changed_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept("outpost")
    kept.do(acts.Linked("seat", "hash", 0))
    kept.do(acts.Sat(0, "hash", "Olena", "uk"))
    kept.do(acts.Worded(0, "0" * 32))
    kept.do(acts.Begun())
    kept.play(random.Random(1), 4)
    monkeypatch.setattr(kept.table.game, "version", 99)
    table = rebuild.rebuild("t", kept.stored, SHELF)
    assert table.begun.number == table.standing == 4
    with pytest.raises(Refused):
        table.apply(acts.Proposed("take-back", 0))
    seat = table.to_act
    assert seat is not None
    table.apply(acts.Played(seat, table.begun.describe(table.begun.legal_actions()[0])))
    assert table.acted[seat] == 5 and table.take_back_count(seat) == 1


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
    (stored,) = connection.execute("SELECT count(*) FROM acts").fetchone()
    connection.close()
    assert at == stored, "the last one is of the moment when the server stopped"
    assert len(history) > 0
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

"""A damaged store: the tables that lie there say so, the others are played on, and what is left can be saved."""

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli import main
from sandtable.kernel.errors import Error
from sandtable.server.making import check_wish
from sandtable.server.packs import PackShelf
from sandtable.server.recover import recover
from sandtable.server.sqlite import SqliteStore
from sandtable.server.store import StoreDamaged
from tests.server.harness import Server
from tests.server.test_people import person

PAGE = 4096
TABLES = 12
Filled = tuple[Path, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Filled:
    """A store with games that have begun, all in the one file, and their tokens."""
    path = tmp_path_factory.mktemp("good") / "tables.db"
    made = []
    with Server(path) as server:
        for _ in range(TABLES):
            table, players = server.begun("me", "me")
            for player in (*players, *players):
                player.catch_up()
                if player.actions:
                    player.ask("play", seat=player.view["seat"], action=player.actions[0])
            made.append(table)
        for _ in range(3 * TABLES):
            server.table("me", "open")
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path, made


@pytest.fixture
def store(good: Filled, tmp_path: Path) -> Filled:
    """A copy of it to break."""
    path, made = good
    shutil.copyfile(path, tmp_path / "tables.db")
    return tmp_path / "tables.db", made


def pages_of(path: Path, table: str) -> list[int]:
    """The leaf pages of a table of the file, counted from 0."""
    connection = sqlite3.connect(path)
    try:
        found = connection.execute(
            "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'", (table,)
        ).fetchall()
    except sqlite3.OperationalError:  # an SQLite without dbstat
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        found = [(number,) for number in children(path.read_bytes(), root)]
    connection.close()
    return [number - 1 for (number,) in found]


def children(data: bytes, root: int) -> list[int]:
    """The pages below an interior page of an index tree, or the page itself."""
    page = data[(root - 1) * PAGE : root * PAGE]
    if page[0] not in (2, 5):
        return [root]
    cells = int.from_bytes(page[3:5], "big")
    places = [int.from_bytes(page[12 + 2 * n : 14 + 2 * n], "big") for n in range(cells)]
    return [*(int.from_bytes(page[at : at + 4], "big") for at in places), int.from_bytes(page[8:12], "big")]


def overwrite(path: Path, page: int) -> None:
    data = bytearray(path.read_bytes())
    data[page * PAGE : (page + 1) * PAGE] = random.Random(5).randbytes(PAGE)
    path.write_bytes(data)


def test_a_damaged_page_harms_its_tables_alone_and_is_seen(
    store: Filled, tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    path, made = store
    leaves = pages_of(path, "acts")
    assert len(leaves) > 5
    data, names = path.read_bytes(), [table["id"].encode() for table in made]
    overwrite(
        path, next(page for page in leaves if any(name in data[page * PAGE : (page + 1) * PAGE] for name in names))
    )
    codes, played = [], []
    with Server(path) as server:
        for table in made:
            player = server.player(table["id"], table["seats"]["0"])
            codes.append(player.first.get("code", ""))
            if codes[-1]:
                assert "disk is damaged" in player.first["text"]["en"]
            else:
                player.until("state")
                played.append(player.ask("chat", text="still here", key="k")["type"])
        assert set(codes) == {"", "broken-table"}, "some tables lie there, and some do not"
        assert played.count("ok") >= len(played) - 2, "all but those whose next act would lie there, too"
        wish = {"game": "outpost", "seats": ["me", "open"]}
        new = [server.post("/api/tables", wish).status for _ in range(8)]
        assert new == [201] * 8, "new ones come to lie elsewhere"
        health = server.get("/api/health")
        assert health.status == 503 and "the store is damaged" in health.json["troubles"]
    assert "is damaged" in caplog.text
    saved = tmp_path / "saved.db"
    assert main(["tables", "recover", str(saved), "--store", f"sqlite:{path}"]) == 1
    told = capsys.readouterr().out
    whole = len([code for code in codes if not code]) + new.count(201)
    assert int(told.split(";")[0].removeprefix("Saved whole: ")) >= whole, "reading from both ends may save even more"
    with Server(saved) as server:
        for table, code in zip(made, codes, strict=True):
            player = server.player(table["id"], table["seats"]["0"])
            assert code or player.first["type"] == "welcome"


@pytest.mark.parametrize("how", ["cut", "header"])
def test_a_file_that_is_cut_or_has_no_head_is_said_and_saved(
    store: Filled, tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, made = store
    data = path.read_bytes()
    path.write_bytes(data[: -2 * PAGE] if how == "cut" else b"\0" * 100 + data[100:])
    assert main(["serve", "--store", f"sqlite:{path}"]) == 2
    assert "cannot be opened" in capsys.readouterr().err
    saved = recover(path, tmp_path / "new.db")
    assert len(saved.whole) == 4 * TABLES if how == "header" else saved.whole or saved.cut
    with Server(tmp_path / "new.db") as server:
        for table in made:
            if table["id"] in saved.whole and table["id"] not in saved.bare:
                assert server.player(table["id"], table["seats"]["0"]).first.get("code", "") == ""


@pytest.mark.parametrize("where", ["tables", "snapshots", "secrets"])
def test_damage_beside_the_acts_stops_neither_the_server_nor_new_tables(store: Filled, where: str) -> None:
    path, made = store
    overwrite(path, pages_of(path, where)[0])
    with Server(path) as server:
        wish = {"game": "outpost", "seats": ["me", "open"]}
        assert [server.post("/api/tables", wish).status for _ in range(4)] == [201] * 4
        health = server.get("/api/health")
        assert health.status == 503 and "the store is damaged" in health.json["troubles"]
        players = [server.player(table["id"], table["seats"]["0"]) for table in made]
        welcome = [player for player in players if player.first["type"] == "welcome"]
        assert len(welcome) == TABLES or where == "tables", "what is read for a table is whole"
        assert len(welcome) >= TABLES // 4
        stored = [player.ask("chat", text="still here", key="k")["type"] for player in welcome]
        assert stored.count("ok") >= len(stored) - 4


def acts_in(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    connection = sqlite3.connect(path)
    found: dict[str, list[tuple[Any, ...]]] = {}
    for table, *act in connection.execute("SELECT table_id, number, act FROM acts ORDER BY table_id, number"):
        found.setdefault(table, []).append(tuple(act))
    connection.close()
    return found


def test_a_table_that_is_called_whole_has_all_its_acts_wherever_the_file_was_cut(store: Filled, tmp_path: Path) -> None:
    path, made = store
    with sqlite3.connect(path) as connection:  # its last acts come to lie at the end of the file
        added = "INSERT INTO acts SELECT '~long', ?, act FROM acts WHERE table_id = ? AND number = 0"
        connection.executemany(added, [(number, made[0]["id"]) for number in range(60)])
    connection.close()
    data, before = path.read_bytes(), acts_in(path)
    for lost in (1, 2, 3, 4, 6, 9, 13):
        path.write_bytes(data[: -lost * PAGE])
        new = tmp_path / f"new-{lost}.db"
        saved = recover(path, new)
        after = acts_in(new)
        assert "~long" not in saved.whole
        assert all(after[table] == before[table] for table in saved.whole), f"{lost} pages less"
        assert all(after[table] == before[table][:many] for table, many in saved.cut.items()), f"{lost} pages less"
        assert lost > 1 or saved.cut["~long"] > 0, "what lies before the cut is saved"


def test_a_lost_pack_is_taken_from_the_installed_games_or_its_tables_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, saved = tmp_path / "tables.db", tmp_path / "saved.db"
    head = '[pack]\nname = "mine"\nextends = "standard"\n'
    with Server(path) as server:
        standard = server.table("me", "open")
        own = server.table("me", "open", pack={"pack.toml": head})
        me = person(server, standard, own)
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM packs")
    connection.close()
    assert main(["tables", "recover", str(saved), "--store", f"sqlite:{path}"]) == 1
    assert f"{own['id']}: its acts, but its own cards are lost" in capsys.readouterr().out
    with Server(saved) as server:
        assert server.player(standard["id"], standard["seats"]["0"]).first["type"] == "welcome"
        assert server.player(own["id"], own["seats"]["0"]).first["code"] == "broken-table"
        assert server.player(standard["id"], me["person"]).first["you"]["seats"] == [0], "links are saved, too"


def test_damage_is_told_from_other_failures(store: Filled) -> None:
    path, made = store
    for page in pages_of(path, "acts"):
        overwrite(path, page)

    async def work() -> None:
        opened = SqliteStore(path)
        try:
            with pytest.raises(StoreDamaged):
                await opened.load(made[0]["id"])
            await opened.probe()
        finally:
            await opened.close()

    asyncio.run(work())


def test_what_to_recover_and_where_is_said(store: Filled, tmp_path: Path) -> None:
    path, _ = store
    with pytest.raises(Error, match="no file"):
        recover(tmp_path / "none.db", tmp_path / "new.db")
    with pytest.raises(Error, match="is there already"):
        recover(path, path)


# -- a full disk --------------------------------------------------------------------------------------


def test_a_full_disk_is_not_blamed_on_the_pack(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    head = '[pack]\nname = "mine"\nextends = "standard"\n'
    wish = {"game": "outpost", "seats": ["me", "open"], "pack": {"pack.toml": head}}
    monkeypatch.setattr(PackShelf, "put", full)
    assert server.post("/api/tables", wish).json["code"] == "not-stored"
    from sandtable.server.bodies import NewTable
    from sandtable.server.store import StoreFailed

    with pytest.raises(StoreFailed, match="No space"):
        check_wish(NewTable("outpost", ["me", "open"], pack={"pack.toml": head}), PackShelf())


def test_nothing_is_left_of_a_pack_that_could_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sandtable

    shelf = PackShelf(tmp_path / "packs")
    kept = PackShelf(tmp_path / "other").gather(sandtable.game("outpost"), {})

    def full(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "write_text", full)
        with pytest.raises(OSError, match="No space"):
            shelf.put(kept)
    assert list((tmp_path / "packs").iterdir()) == []


def test_folders_of_packs_that_no_table_has_go(server: Server, tmp_path: Path) -> None:
    shelf = server.tables.shelf
    left = shelf.place / ("0" * 32)
    left.mkdir()
    shelf.keep_only(set(), 3600.0)
    assert left.is_dir(), "it may belong to a table that is just being made"
    names = server.call(server.tables.store.pack_names())
    shelf.keep_only(names, 0.0)
    assert not left.exists()
    assert server.table("me", "open")["id"]


# -- looking after tables -----------------------------------------------------------------------------


def test_whoever_looks_after_a_store_sees_closes_and_exports_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.db"
    store = ["--store", f"sqlite:{path}"]
    with Server(path) as server:
        made, (olena, _petro) = server.begun("me", "me", options={"first": "0"})
        olena.ask("play", seat=0, action=olena.actions[0])
        assert main(["tables", "list", *store]) == 0
        assert made["id"] in capsys.readouterr().out
        assert main(["tables", "show", made["id"], *store]) == 0
        told = capsys.readouterr().out
        assert "outpost" in told and "Seat 1: Player 0" in told and "1 moves" in told
        assert main(["tables", "export", made["id"], *store]) == 0
        assert "note player 0 Player 0" in capsys.readouterr().out
        assert main(["tables", "close", made["id"], *store]) == 0
        assert main(["tables", "show", made["id"], *store]) == 2
        assert "is in the trash" in capsys.readouterr().err
        assert main(["tables", "list", *store]) == 0
        assert "0 of 1 tables" in capsys.readouterr().out
        assert main(["tables", "back", made["id"], *store, "--lang", "uk"]) == 0
        assert main(["tables", "show", "nowhere", *store]) == 2
        assert main(["tables", "show", *store]) == 2
        assert "which table?" in capsys.readouterr().err

"""A table is played with the cards it was made with, whatever has happened to the installed ones since."""

import io
import shutil
import sqlite3
import zipfile
from pathlib import Path

import pytest

import sandtable
from sandtable.server.catalogue import game_details
from sandtable.server.packs import PackShelf
from tests.server.harness import Player, Server, before_packs, change_rules, play_out

MINE = {
    "pack.toml": '[pack]\nname = "mine"\nextends = "standard"\n',
    "squads.toml": '[scouts]\nname = { en = "Rangers", uk = "Рейнджери" }\n',
}
GAMES = [name for name in sandtable.game_names() if name != "outpost"]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Outpost, installed in a folder of this test; its pack."""
    game = sandtable.game("outpost")
    folder = tmp_path / "outpost"
    shutil.copytree(game.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(game, "folder", folder)
    return folder / "pack"


def edit(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A designer makes rangers of the scouts; the server finds them when it starts again."""
    folder = pack.parent.with_name("edited")
    shutil.copytree(pack.parent, folder)
    squads = folder / "pack" / "squads.toml"
    text = squads.read_text(encoding="utf-8")
    assert text.startswith("scouts ")
    squads.write_text("rangers" + text.removeprefix("scouts"), encoding="utf-8")
    monkeypatch.setattr(sandtable.game("outpost"), "folder", folder)


def play_some(players: list[Player], actions: int) -> None:
    for _ in range(actions):
        for player in players:
            player.catch_up()
        acting = next(player for player in players if player.actions)
        acting.ask("play", seat=acting.view["seat"], action=acting.actions[0])


@pytest.mark.parametrize("own", [{}, MINE], ids=["standard", "own"])
@pytest.mark.parametrize("shelf_is_lost", [False, True])
def test_a_table_goes_on_with_its_old_cards_after_the_pack_was_edited(
    tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch, own: dict[str, str], shelf_is_lost: bool
) -> None:
    store, packs = tmp_path / "tables.db", tmp_path / "packs"
    with Server(store, packs=packs) as server:
        made, players = server.begun("me", "me", pack=own)
        play_some(players, 3)
        for player in players:
            player.catch_up()
        views = [player.view for player in players]
        cards = server.get(f"/api/tables/{made['id']}/game").json["cards"]
    edit(installed, monkeypatch)
    if shelf_is_lost:
        shutil.rmtree(packs)
    with Server(store, packs=packs) as server:
        again = [server.player(made["id"], made["seats"][seat]) for seat in ("0", "1")]
        for player in again:
            player.until("state")
        assert [player.view for player in again] == views
        assert server.get(f"/api/tables/{made['id']}/game").json["cards"] == cards
        assert "rangers" in {card["slug"] for card in server.get("/api/games/outpost").json["cards"]}
        play_out(again)
        assert server.get(f"/api/replays/{made['id']}/verify").json["fair"]
        record = server.get(f"/api/replays/{made['id']}/record").body
        uploaded = server.post("/api/replays", record)
        assert uploaded.status == 201, "the server keeps the pack that the record names"
        shown = server.get(f"/api/replays/{uploaded.json['id']}/game").json["cards"]
        assert shown == cards


def test_a_record_is_shown_with_the_words_that_are_installed_where_the_cards_play_the_same(
    tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every misspelling ever kept plays like the pack that is installed; which one the store finds first is chance."""
    store = tmp_path / "tables.db"
    for words in ("Skouts", "Skautz", "Scoots", "Scouts"):
        folder = installed.parent.with_name(words)
        shutil.copytree(installed.parent, folder)
        squads = folder / "pack" / "squads.toml"
        squads.write_text(squads.read_text(encoding="utf-8").replace("Scouts", words), encoding="utf-8")
        monkeypatch.setattr(sandtable.game("outpost"), "folder", folder)
        with Server(store) as server:
            made, players = server.begun("me", "me")
            play_out(players)
            record = server.get(f"/api/replays/{made['id']}/record").body
            uploaded = server.post("/api/replays", record).json["id"]
            shown = server.get(f"/api/replays/{uploaded}/game").json["cards"]
            assert words in {card["name"]["en"] for card in shown}


def test_bots_play_on_with_the_old_cards(tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "tables.db"
    with Server(store) as server:
        made, (olena,) = server.begun("me", "greedy")
        olena.ask("pace", paused=True)
    edit(installed, monkeypatch)
    with Server(store) as server:
        again = server.player(made["id"], made["seats"]["0"])
        again.until("state")
        again.ask("pace", paused=False)
        hint = None
        while hint is None:
            if again.actions:
                hint = again.ask("hint", seat=0, bot="greedy")
            else:
                again.read()
        assert hint["action"] in again.actions
        play_out([again])


def test_a_new_table_and_a_rematch_take_the_installed_cards(
    tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = tmp_path / "tables.db"
    with Server(store) as server:
        made, _ = server.begun("me", "me")
    edit(installed, monkeypatch)
    with Server(store) as server:
        players = [server.player(made["id"], made["seats"][seat]) for seat in ("0", "1")]
        for player in players:
            player.until("state")
        players[0].ask("resign", seat=0)
        players[0].ask("propose", seat=0, what="rematch")
        players[1].ask("answer", seat=1, what="rematch", yes=True)
        for table in (players[1].rematch["table"], server.table("me", "open")["id"]):
            slugs = {card["slug"] for card in server.get(f"/api/tables/{table}/game").json["cards"]}
            assert "rangers" in slugs and "scouts" not in slugs


def test_one_row_is_kept_for_each_distinct_pack(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with Server(store) as server:
        for own in ({}, {}, MINE, MINE):
            server.table("me", "open", pack=own)
    connection = sqlite3.connect(store)
    assert connection.execute("SELECT count(*), count(DISTINCT pack) FROM tables").fetchone() == (4, 2)
    assert connection.execute("SELECT count(*) FROM packs").fetchone() == (2,)
    connection.close()


def test_packs_that_no_table_has_are_cleared_away_at_the_next_start(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    shelf = tmp_path / "packs"
    with Server(store, packs=shelf) as server:
        made, _ = server.begun("me", "me")
        server.table("me", "open", pack=MINE)
        (shelf / "draft-of-a-killed-server").mkdir()
        assert len(list(shelf.iterdir())) == 3
    connection = sqlite3.connect(store)
    connection.execute("DELETE FROM tables WHERE id != ?", (made["id"],))
    connection.execute("DELETE FROM packs WHERE id NOT IN (SELECT pack FROM tables)")
    connection.commit()
    connection.close()
    with Server(store, packs=shelf) as server:
        assert len(list(shelf.iterdir())) == 1
        assert server.get(f"/api/tables/{made['id']}").status == 200


def test_a_table_from_before_packs_were_kept_is_played_with_what_is_installed(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with Server(store) as server:
        made, (olena, _) = server.begun("me", "me")
        view = olena.view
    connection = sqlite3.connect(store)
    (act,) = connection.execute("SELECT act FROM acts WHERE number = 0").fetchone()
    bare = act.decode().partition(',"kept"')[0] + "}"
    connection.execute("UPDATE acts SET act = ? WHERE number = 0", (bare.encode(),))
    before_packs(connection)
    connection.execute("PRAGMA user_version = 2")
    connection.commit()
    connection.close()
    with Server(store) as server:
        again = server.player(made["id"], made["seats"]["0"])
        again.until("state")
        assert again.view == view


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_that_was_kept_is_the_pack_that_is_installed(game: str) -> None:
    one, shelf = sandtable.game(game), PackShelf()
    kept = shelf.gather(one, {})
    pack = one.read_pack(one.standard_pack)
    assert kept.cards == f"{pack.name} {pack.digest}"
    assert shelf.pack(one, kept.name).slugs == pack.slugs


# -- rules that have changed ------------------------------------------------------------------------


def test_a_table_that_the_rules_no_longer_fit_says_so_and_gives_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = tmp_path / "tables.db"
    with Server(store) as server:
        made, players = server.begun("me", "me")
        play_some(players, 3)
        before, _ = server.begun("me", "me")
    change_rules(monkeypatch)
    with Server(store) as server:
        path = f"/api/tables/{made['id']}"
        answer = server.get(path)
        assert (answer.status, answer.json["code"]) == (500, "broken-table")
        assert "rules" in answer.json["text"]["en"] and "правила" in answer.json["text"]["uk"]
        assert server.player(made["id"], made["seats"]["0"]).first["code"] == "broken-table"
        assert server.get(path + "/record").json["code"] == "bad-link", "not for everybody"
        record = server.get(path + "/record", Authorization=f"Bearer {made['seats']['1']}")
        assert record.status == 200
        moves = [line for line in record.text.splitlines() if line.startswith("send ")]
        assert len(moves) == 3
        assert server.get(f"/api/tables/{before['id']}").status == 200, "others are not disturbed"


def test_what_is_recovered_is_the_record_that_the_table_would_have_written(server: Server) -> None:
    made, players = server.begun("me", "me")
    olena, petro = players
    play_some(players, 2)
    olena.catch_up()
    petro.catch_up()
    olena.ask("propose", seat=0, what="take-back")
    petro.ask("answer", seat=1, what="take-back", yes=True)
    play_some(players, 2)
    olena.ask("resign", seat=0)
    left = server.call(server.tables.recover(made["id"]))
    assert left.record() == server.get(f"/api/replays/{made['id']}/record").text
    assert sandtable.replay(left.record()).result is not None


def test_the_page_is_told_of_a_changed_faction_sheet_as_it_is_played(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(MINE["pack.toml"], encoding="utf-8")
    (tmp_path / "factions.toml").write_text("[uk.standard]\ncards = 5\n", encoding="utf-8")
    shown = game_details(sandtable.game("frontier-wars"), str(tmp_path)).extra["factions"]["uk"]
    assert shown["standard"]["cards"] == 5 and shown["standard"]["headquarters"] == 5
    assert shown["name"]["en"] == "UK"


# -- maps and decks in a pack; a pack to take home ------------------------------------------------


HEAD = {"pack.toml": MINE["pack.toml"] + "[totals]\noperations = 21\n"}


def standard_text(game: str, path: str) -> str:
    return (sandtable.game(game).standard_pack / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", ["maps/home.map", "maps/home.txt"])
def test_a_map_inside_a_pack_is_played_on_and_shown(server: Server, path: str) -> None:
    pack = {**HEAD, path: standard_text("frontier-wars", "maps/compact-2.map")}
    made = server.table("me", "open", game="frontier-wars", pack=pack, options={"operation": "home"})
    details = server.get(f"/api/tables/{made['id']}/game").json
    assert {"home", "zeppelin"} <= details["extra"]["maps"].keys()
    assert server.get(f"/api/tables/{made['id']}").json["options"]["operation"] == "home"


def test_a_deck_inside_a_pack_is_played_with(server: Server) -> None:
    pack = {"pack.toml": MINE["pack.toml"], "decks/guards.txt": standard_text("victory-day", "decks/soviet-45.txt")}
    made = server.table("me", "open", game="victory-day", pack=pack, options={"deck0": "guards"})
    assert "guards" in server.get(f"/api/tables/{made['id']}/game").json["extra"]["decks"]


@pytest.mark.parametrize("path", ["maps/home.map", "decks/../x.txt", "decks/a/b.txt", "decks/Guards.txt", "x.txt"])
def test_a_file_that_no_pack_of_this_game_has_is_refused_with_the_names_that_are_right(
    server: Server, path: str
) -> None:
    wish = {"game": "victory-day", "seats": ["me", "open"], "pack": {**HEAD, path: "x"}}
    answer = server.post("/api/tables", wish)
    assert (answer.status, answer.json["code"]) == (400, "bad-pack")
    for lang in ("en", "uk"):
        assert path in answer.json["text"][lang] and "decks/name.txt" in answer.json["text"][lang]


def test_a_pack_is_downloaded_as_it_was_brought(server: Server, tmp_path: Path) -> None:
    files = {**HEAD, "maps/home.map": standard_text("frontier-wars", "maps/compact-2.map")}
    made = server.table("me", "open", game="frontier-wars", pack=files)
    answer = server.get(f"/api/tables/{made['id']}/pack")
    assert answer.headers["content-disposition"] == 'attachment; filename="mine.zip"'
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        archive.extractall(tmp_path)
    for path, text in files.items():
        assert (tmp_path / path).read_text(encoding="utf-8") == text
    assert "home" in sandtable.game("frontier-wars").read_pack(tmp_path).fields
    rematch = server.call(server.tables.room(made["id"])).table.kept
    assert server.tables.shelf.own_files(rematch) == files, "and a rematch has all of it"


def test_a_table_with_the_standard_cards_has_no_pack_to_download(server: Server) -> None:
    answer = server.get(f"/api/tables/{server.table('me', 'open')['id']}/pack")
    assert (answer.status, answer.json["code"]) == (404, "no-own-pack")


@pytest.mark.parametrize(("own", "name"), [({}, "standard"), (MINE, "mine")])
def test_the_page_is_told_which_pack_it_is(server: Server, own: dict[str, str], name: str) -> None:
    made = server.table("me", "open", pack=own)
    assert server.get(f"/api/tables/{made['id']}").json["pack"] == name
    pack = server.get(f"/api/tables/{made['id']}/game").json["pack"]
    assert (pack["name"], pack["own"]) == (name, bool(own))

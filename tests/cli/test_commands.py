"""The commands sim, replay, cards and verify, as a person meets them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.cli.verify import Shuffle, begin_watched
from sandtable.kernel.zones import PILE
from sandtable.server import fairness
from tests.harness.walks import GAMES

Captured = pytest.CaptureFixture[str]
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", ["en", "uk"])


def played(game: str, seed: int = 3) -> sandtable.Match:
    """A whole game of random bots."""
    match = sandtable.new(game, seed=seed)
    bot = sandtable.bot("random", seed=seed)
    while match.to_act is not None:
        match.play(bot.choose(match.seat_view(match.to_act)))
    return match


def saved(folder: Path, match: sandtable.Match) -> str:
    file = folder / "game.txt"
    file.write_text(match.record(), encoding="utf-8")
    return str(file)


def said(capsys: Captured, *words: str) -> str:
    """The output of a command that succeeds."""
    assert main(list(words)) == 0
    return capsys.readouterr().out


def assert_words(text: str) -> None:
    assert not re.search(r"\[[a-z-]+\]|\{", text), text


# -- sim --------------------------------------------------------------------------------------------


@every_language
def test_sim_reports_on_a_contest(lang: str, capsys: Captured) -> None:
    words = ["--bots", "greedy,random", "--games", "4", "--seed", "1", "--workers", "1", "--stats", "--lang", lang]
    text = said(capsys, "sim", "outpost", *words)
    for part in ("greedy", "random", "last-outpost", "send scouts", "outpost-taken fortress", "%"):
        assert part in text
    assert_words(text)


def test_sim_gives_the_same_data_with_any_number_of_workers(capsys: Captured) -> None:
    reports = []
    for workers in ("1", "2"):
        words = ["--games", "6", "--seed", "5", "--workers", workers, "--first", "0", "--json", "--stats"]
        data = json.loads(said(capsys, "sim", "outpost", *words))
        assert data.pop("speed")["workers"] == int(workers)
        reports.append(data)
    assert reports[0] == reports[1]
    assert reports[0]["options"] == {"first": "0"}


# -- replay -----------------------------------------------------------------------------------------


@every_game
@every_language
def test_replay_tells_a_whole_game(game: str, lang: str, tmp_path: Path, capsys: Captured) -> None:
    match = played(game)
    text = said(capsys, "replay", saved(tmp_path, match), "--lang", lang)
    assert all(f": {line}\n" in text for line in match.lines)
    assert match.result is not None
    assert match.speaker(lang).phrase(f"ending-{match.result.reason}") in text
    assert_words(text)


def test_replay_stops_where_it_is_told(tmp_path: Path, capsys: Captured) -> None:
    match = played("outpost")
    text = said(capsys, "replay", saved(tmp_path, match), "--upto", "3", "--position")
    assert sandtable.replay(match.record(), upto=3).position() in text
    assert "Player 2 is to act." in text


def test_replay_for_a_seat_shows_no_action_of_others(tmp_path: Path, capsys: Captured) -> None:
    text = said(capsys, "replay", saved(tmp_path, played("outpost")), "--seat", "1")
    assert "Player 2: send" in text
    assert "Player 1: send" not in text
    assert "Player 1 sent" in text


def test_replay_shows_what_was_taken_back(tmp_path: Path, capsys: Captured) -> None:
    match = sandtable.new("outpost", seed=3)
    match.play(match.legal_actions()[0])
    match.take_back()
    match.note("note a slip")
    match.resign(1)
    text = said(capsys, "replay", saved(tmp_path, match))
    assert "taken back" in text
    assert "note a slip" in text
    assert "1. Player 1" in text


# -- cards ------------------------------------------------------------------------------------------


@every_game
@every_language
def test_cards_check_finds_our_pack_in_order(game: str, lang: str, capsys: Captured) -> None:
    text = said(capsys, "cards", "check", game, "--lang", lang)
    assert {"en": "The pack is in order.", "uk": "Набір у порядку."}[lang] in text


@every_game
@every_language
def test_cards_show_names_every_card_and_says_its_source(game: str, lang: str, capsys: Captured) -> None:
    text = said(capsys, "cards", "show", game, "--lang", lang)
    pack = sandtable.new(game, seed=1).pack
    for kind, slug in enumerate(pack.slugs):
        assert f"{pack.names[kind][lang]} ({slug}), " in text
    assert_words(text)


def test_cards_show_one_card_with_its_values(capsys: Captured) -> None:
    text = said(capsys, "cards", "show", "outpost", "gunners")
    assert "Gunners (gunners), 5 copies, designed here\n  worth: 2\n" in text
    assert "scouts" not in text


def own_pack(folder: Path, squads: str, totals: str = "") -> str:
    folder.joinpath("pack.toml").write_text(f'[pack]\nname = "own"\nextends = "standard"\n{totals}', encoding="utf-8")
    folder.joinpath("squads.toml").write_text(squads, encoding="utf-8")
    return str(folder)


def test_cards_of_a_pack_of_ones_own(tmp_path: Path, capsys: Captured) -> None:
    folder = own_pack(tmp_path, "[gunners]\nworth = 7\n")
    assert "worth: 7" in said(capsys, "cards", "show", "outpost", "gunners", "--pack", folder)
    assert "The pack is in order." in said(capsys, "cards", "check", "outpost", "--pack", folder)
    assert "greedy" in said(capsys, "sim", "outpost", "--pack", folder, "--games", "2", "--workers", "1")


def test_a_wrong_value_in_a_pack_is_named_with_file_and_card(tmp_path: Path, capsys: Captured) -> None:
    folder = own_pack(tmp_path, "[gunners]\nworth = 70\n")
    assert main(["cards", "check", "outpost", "--pack", folder]) == 2
    assert "squads.toml, gunners" in capsys.readouterr().err


# -- verify -----------------------------------------------------------------------------------------


@every_game
def test_verify_finds_a_game_fair(game: str, tmp_path: Path, capsys: Captured) -> None:
    match = played(game)
    text = said(capsys, "verify", saved(tmp_path, match), "--lang", "uk")
    assert text.count("підзерно") == match.state.chance
    assert "НЕ" not in text
    assert_words(text)


def test_verify_finds_a_changed_seed(tmp_path: Path, capsys: Captured) -> None:
    file = saved(tmp_path, played("outpost"))
    Path(file).write_text(Path(file).read_text().replace("seed: 3", "seed: 4"))
    assert main(["verify", file]) == 1
    assert "The record does not replay: line " in capsys.readouterr().out


def test_verify_follows_what_was_taken_back(tmp_path: Path, capsys: Captured) -> None:
    match = sandtable.new("outpost", seed=3)
    for _ in range(2):
        match.play(match.legal_actions()[0])
    match.take_back()
    match.play(match.legal_actions()[-1])
    assert "replays exactly" in said(capsys, "verify", saved(tmp_path, match))


def table_record(folder: Path, change: str = "", to: str = "") -> str:
    """A record as a table on a server writes it."""
    bits, words = "00" * 16, {0: "ab" * 16, 1: "cd" * 16}
    match = sandtable.new("outpost", seed=fairness.match_seed(bits, words))
    head, line, body = match.record().partition("---\n")
    said = ["note player 0 Anna", "note player 1 Bohdan", *fairness.notes(bits, words)]
    file = folder / "table.txt"
    file.write_text((head + line + "\n".join(said) + "\n" + body).replace(change, to), encoding="utf-8")
    return str(file)


def test_verify_recomputes_the_seed_of_a_table(tmp_path: Path, capsys: Captured) -> None:
    text = said(capsys, "verify", table_record(tmp_path))
    assert "hash was shown before the game" in text
    assert "words of 2 players" in text
    assert "NOT" not in text


@pytest.mark.parametrize(
    ("change", "to", "found"),
    [
        ("table-bits 00", "table-bits 11", "The server's bits are NOT"),
        ("table-bits 00", "table-bits xx", "The server's bits are NOT"),
        ("table-word 1 cd", "table-word 1 ef", "The seed does NOT follow"),
        ("note table-hash", "note nothing", "The server's bits are NOT"),
    ],
)
def test_verify_finds_a_seed_that_was_chosen(
    change: str, to: str, found: str, tmp_path: Path, capsys: Captured
) -> None:
    assert main(["verify", table_record(tmp_path, change, to)]) == 1
    assert found in capsys.readouterr().out


def test_replay_calls_players_by_the_names_of_their_table(tmp_path: Path, capsys: Captured) -> None:
    assert "Anna is to act." in said(capsys, "replay", table_record(tmp_path))


def test_a_witness_sees_a_shuffle_that_is_not_of_the_seed() -> None:
    match, witness = begin_watched(sandtable.new("outpost", seed=3))
    assert [shuffle.fair for shuffle in witness.shuffles.values()] == [True, True]
    pile = next(zone for zone in match.state.zones if zone.site.layout == PILE and len(set(zone.cards)) > 1)
    match.state.shuffle(pile)
    pile.cards.reverse()
    witness.shuffled(pile.site, match.state.chance - 1)
    assert witness.shuffles[match.state.chance - 1] == Shuffle(pile.site, len(pile.cards), False)


# -- bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "sim outpst",
        "sim outpost --bots gredy",
        "sim outpost --bots greedy:depth=2",
        "sim outpost --bots random,random,random,random",
        "sim outpost --seats 9",
        "sim outpost --games 0",
        "sim outpost --workers 0",
        "sim outpost --weather rain",
        "sim outpost --first 7",
        "sim outpost --first",
        "sim outpost --pack nowhere",
        "replay nowhere.txt",
        "replay TEXT",
        "replay BINARY",
        "replay FOLDER",
        "replay RECORD --seat 5",
        "replay RECORD --upto 999",
        "replay RECORD --upto -1",
        "replay RECORD --seat 0 --position",
        "replay RECORD --pack nowhere",
        "cards check outpst",
        "cards check outpost --pack nowhere",
        "cards show outpost no-such-card",
        "verify nowhere.txt",
        "verify TEXT",
        "verify BINARY",
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(line: str, tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "text").write_text("not a record\n")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x80")
    names = {
        "TEXT": str(tmp_path / "text"),
        "BINARY": str(tmp_path / "binary"),
        "FOLDER": str(tmp_path),
        "RECORD": saved(tmp_path, played("outpost")),
    }
    assert main([names.get(word, word) for word in line.split()]) == 2
    out, error = capsys.readouterr()
    assert error.startswith("sandtable: ")
    assert error.count("\n") == 1
    assert "Player" not in out


@pytest.mark.parametrize("line", ["sim", "sim outpost --games many", "cards", "replay", "verify a b", "verify a --x 1"])
def test_a_command_that_is_not_understood_ends_with_code_2(line: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit) as end:
        main(line.split())
    assert end.value.code == 2
    assert "usage:" in capsys.readouterr().err


# -- how it is started ------------------------------------------------------------------------------


def test_the_package_runs_as_a_module_under_the_name_of_the_command() -> None:
    def run(*words: str) -> tuple[int, str, str]:
        command = [sys.executable, "-m", "sandtable", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    assert run("--version") == (0, f"sandtable {sandtable.__version__}\n", "")
    code, out, errors = run("sim", "chess")
    assert (code, out) == (2, "") and errors.startswith("sandtable: there is no game 'chess'")

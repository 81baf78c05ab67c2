"""The commands sim, replay, cards and verify, as a person meets them."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.cli.verify import Shuffle, begin_watched
from sandtable.kernel.words import rule_texts
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


def test_sim_names_the_pack_and_what_it_cannot_tell(tmp_path: Path, capsys: Captured) -> None:
    folder = own_pack(tmp_path, "[gunners]\nworth = 7\n")
    words = ["--games", "2", "--workers", "1", "--pack", folder]
    assert "Pack: own (own " in said(capsys, "sim", "outpost", *words)
    text = said(capsys, "sim", "barbarossa", "--bots", "random", "--games", "2", "--workers", "1", "--balance")
    assert "cannot tell yet" in text


def test_sim_tells_how_far_it_is_where_there_is_no_screen(capsys: Captured) -> None:
    main(["sim", "outpost", "--games", "20", "--workers", "1"])
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "2 of 20 games played" and told[-1] == "20 of 20 games played" and len(told) == 10


@every_language
def test_sim_tells_what_a_card_is_worth(lang: str, capsys: Captured) -> None:
    words = ["--bots", "random", "--games", "4", "--workers", "1", "--take", "trucks", "--stats", "--round_limit", "3"]
    text = " ".join(said(capsys, "sim", "barbarossa", *words, "--lang", lang).split())
    assert {"en": "took trucks whenever it could", "uk": "брало карту trucks щоразу"}[lang] in text
    assert {"en": "Cards that nothing happened with: ", "uk": "Карти, з якими нічого не сталося: "}[lang] in text
    assert_words(text)


def mind_interrupts() -> None:
    """A shell starts what runs in its background deaf to Ctrl+C, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_sim_that_is_stopped_reports_on_the_games_that_were_finished(workers: str) -> None:
    words = ["sim", "outpost", "--bots", "random", "--games", "10000", "--workers", workers, "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "sandtable", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=mind_interrupts,
    )
    assert process.stderr is not None
    assert "1000 of 10000" in process.stderr.readline().replace(",", "")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130 and "Stopped after " in err
    assert 1000 <= json.loads(out)["games"] < 10000


# -- arena ------------------------------------------------------------------------------------------


@every_language
def test_arena_rates_bots_and_goes_on_from_its_report(lang: str, tmp_path: Path, capsys: Captured) -> None:
    out, records = tmp_path / "found.json", tmp_path / "records"
    words = ["outpost", "--bots", "greedy,random", "--seed", "2", "--workers", "1", "--lang", lang, "--out", str(out)]
    text = said(capsys, "arena", *words, "--deals", "2", "--records", str(records))
    assert "greedy" in text and "+" in text and str(out) in text
    assert_words(text)
    kept = sorted(records.iterdir())
    assert len(kept) == 4 and sandtable.replay(kept[0].read_text(encoding="utf-8")).result is not None
    assert main(["arena", *words, "--deals", "3"]) == 0
    assert "4" in capsys.readouterr().err
    data = json.loads(out.read_text(encoding="utf-8"))
    assert (data["deals"], len(data["games"])) == (3, 6)
    assert "<svg" in out.with_suffix(".html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--bots", "greedy,random", "--deals", "0"], "--deals is 0"),
        (["--bots", "greedy,random", "--anchor", "ismcts"], "which does not play; use one of greedy, random"),
        (["--bots", "greedy,random", "--records", "/dev/null/records"], "/dev/null/records cannot be written"),
        (["--bots", "greedy,random", "--workers", "0"], "0 workers cannot play"),
    ],
)
def test_arena_refuses_in_one_sentence(words: list[str], problem: str, tmp_path: Path, capsys: Captured) -> None:
    assert main(["arena", "outpost", *words, "--out", str(tmp_path / "a.json")]) == 2
    text = capsys.readouterr().err
    assert problem in text and text.count("\n") == 1


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


@pytest.mark.parametrize("game", ["afu", "barbarossa", "frontier-wars", "victory-day"])
def test_cards_show_in_ukrainian_is_ukrainian(game: str, capsys: Captured) -> None:
    """What is no name of a game or a card, no type of weapon and no rule is not English either, notes included."""
    text = said(capsys, "cards", "show", game, "--lang", "uk")
    pack = sandtable.new(game, seed=1).pack
    for names, slug in zip(pack.names, pack.slugs, strict=True):
        text = text.replace(f"{names['uk']} ({slug})", "")
    text = re.sub(r"\([a-z0-9-]+\)$|\b[A-Z]+-R?\d+\b|Frontier Wars|Panzer III|PaK", "", text, flags=re.MULTILINE)
    assert [word for word in re.findall(r"[A-Za-z]{2,}", text) if word not in ("II", "IV")] == []


def test_notes_are_in_the_language_asked_for(capsys: Captured) -> None:
    text = said(capsys, "cards", "show", "afu", "--lang", "uk")
    assert "(Приклад бою: підтримка 3. Решту придумано тут.)" in text


def test_cards_show_the_values_as_written_if_asked(capsys: Captured) -> None:
    plain = said(capsys, "cards", "show", "afu", "krasukha-4")
    assert "Enhances the defense" in plain and "enhanced: defense" not in plain
    assert "enhanced: defense" in said(capsys, "cards", "show", "afu", "krasukha-4", "--written")


@pytest.mark.parametrize(
    ("game", "card", "rule"),
    [
        ("afu", "t-90m", "AFU-8.1"),
        ("barbarossa", "hill", "BAR-R77"),
        ("frontier-wars", "minefield", "FW-14.6"),
        ("victory-day", "m-30", "VD-18.3"),
    ],
)
@every_language
def test_one_card_is_shown_with_the_rules_behind_it(
    game: str, card: str, rule: str, lang: str, capsys: Captured
) -> None:
    text = rule_texts(sandtable.game(game).folder, lang)[rule]
    assert f"  {rule}  {text}\n" in said(capsys, "cards", "show", game, card, "--lang", lang)
    assert text not in said(capsys, "cards", "show", game, "--lang", lang)


@every_language
def test_cards_show_names_every_faction_sheet(lang: str, capsys: Captured) -> None:
    text = said(capsys, "cards", "show", "frontier-wars", "--lang", lang)
    for faction in ("ussr", "usa", "germany", "uk"):
        for side in ("standard", "blitz"):
            assert f"({faction}-{side})\n" in text
    one = said(capsys, "cards", "show", "frontier-wars", "germany-blitz", "--lang", lang)
    assert {"en": "Armoured Reserve: Your tanks get +1 initiative", "uk": "Танковий резерв: Ваші танки"}[lang] in one
    assert "night-attack" not in one


def test_cards_show_one_card_with_its_values(capsys: Captured) -> None:
    text = said(capsys, "cards", "show", "outpost", "gunners")
    assert "Gunners (gunners), 5 copies\n  Source: designed here.\n  worth: 2\n" in text
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
    pile = next(zone for zone in match.state.zones if zone.spec.layout == PILE and len(set(zone.cards)) > 1)
    match.state.shuffle(pile)
    pile.cards.reverse()
    witness.shuffled(pile.spec, match.state.chance - 1)
    assert witness.shuffles[match.state.chance - 1] == Shuffle(pile.spec, len(pile.cards), False)


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


@pytest.mark.parametrize("game", ["afu", "barbarossa", "frontier-wars", "victory-day"])
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_sheet_of_a_game_is_one_page(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "--sheet", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert 20 <= len(lines) <= 50 and "[sheet" not in "".join(lines)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_rules_fit_the_terminal(lang: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def printed(*words: str) -> list[str]:
        assert main(["rules", "barbarossa", *words, "--lang", lang]) == 0
        return capsys.readouterr().out.splitlines()

    whole = printed("--sheet"), printed("12")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for lines, fitting in zip(whole, (printed("--sheet"), printed("12")), strict=True):
        assert max(map(len, lines)) > 60 >= max(map(len, fitting))
        assert " ".join(lines).split() == " ".join(fitting).split()


def test_a_game_without_a_sheet_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "outpost", "--sheet"]) == 2
    assert "outpost has no sheet" in capsys.readouterr().err

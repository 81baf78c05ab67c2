"""Records, positions, options and actions: bad input gets one clear sentence that says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from tests.harness import new, position, small_pack


def finished() -> sandtable.Match:
    match = sandtable.new("outpost", seats=2, seed=4)
    while match.to_act is not None:
        match.play(match.legal_actions()[0])
    return match


def test_an_unknown_game_is_named_with_the_ones_there_are() -> None:
    with pytest.raises(sandtable.UnknownGame, match=r"'outpust' \(did you mean outpost\?\); installed are .*outpost"):
        sandtable.new("outpust")


def test_an_unknown_bot_is_named_with_the_ones_there_are() -> None:
    with pytest.raises(sandtable.UnknownGame, match=r"no bot 'gredy' \(did you mean greedy\?\)"):
        sandtable.bot("gredy")


def test_a_wrong_number_of_seats_names_the_right_ones() -> None:
    with pytest.raises(sandtable.BadOption, match="outpost is for 2, 3 seats, not 7"):
        sandtable.new("outpost", seats=7)


def test_an_unknown_option_names_the_right_ones() -> None:
    with pytest.raises(sandtable.BadOption, match=r"no option 'frist' \(did you mean first\?\); it has first"):
        sandtable.new("outpost", frist=1)


def test_a_first_seat_beyond_the_table_is_refused() -> None:
    with pytest.raises(sandtable.BadOption, match="with 2 seats use random or 0 to 1"):
        sandtable.new("outpost", seats=2, first="2")


def test_a_misspelled_action_says_what_was_meant() -> None:
    match = sandtable.new("outpost", seed=1)
    with pytest.raises(sandtable.IllegalAction, match=r"no action 'sent' \(did you mean send\?\)"):
        match.play("sent scouts")
    with pytest.raises(sandtable.IllegalAction, match=r"'send' does not know 'scuots' \(did you mean scouts\?\)"):
        match.play("send scuots")
    with pytest.raises(sandtable.IllegalAction, match="'send' takes 1 argument, not 2"):
        match.play("send scouts scouts")


def test_a_finished_game_takes_no_action() -> None:
    with pytest.raises(sandtable.IllegalAction, match="the game is over"):
        finished().play("send scouts")


def test_a_record_replays_to_any_line() -> None:
    match = finished()
    assert sandtable.replay(match.record()).result == match.result
    assert sandtable.replay(match.record(), upto=3).number == 3


@pytest.mark.parametrize(
    ("old", "new_text", "says"),
    [
        ("sandtable record 1", "something else", "the first line must be"),
        ("---\n", "", "the line '---' is missing"),
        ("rules: 1", "rules: 99", "rules version 99 of outpost; this is version 1"),
        ("seats: 2", "seats: two", "'seats' is 'two'; it must be a number"),
        ("seats: 2", "seats: 9", "outpost is for 2, 3 seats, not 9"),
        ("seed: 4", "sead: 4", "'seed' is missing"),
        ("option first: random", "option frost: random", "no option 'frost'"),
        ("game: outpost", "game: chess", "no game 'chess'"),
    ],
)
def test_an_edited_record_is_refused_with_a_reason(old: str, new_text: str, says: str) -> None:
    text = finished().record().replace(old, new_text, 1)
    with pytest.raises(sandtable.Error, match=says):
        sandtable.replay(text)


def test_an_edited_line_of_a_record_is_named() -> None:
    lines = finished().record().splitlines()
    at = lines.index("---")
    lines[at + 2] = "send fortress"
    with pytest.raises(sandtable.BadRecord, match="line 2 of the record, 'send fortress', does not replay"):
        sandtable.replay("\n".join(lines))


def test_a_record_with_another_pack_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('[pack]\nextends = "standard"\nname = "mine"\n', encoding="utf-8")
    (tmp_path / "squads.toml").write_text("[scouts]\nworth = 4\n", encoding="utf-8")
    match = sandtable.new("outpost", seed=1, pack=tmp_path)
    assert match.pack.name == "mine"
    with pytest.raises(sandtable.BadPack, match="the record needs the pack mine"):
        sandtable.replay(match.record())
    assert sandtable.replay(match.record(), pack=tmp_path).position() == match.position()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hand.0 scouts", "has no colon"),
        ("hand.7: scouts", "'hand.7' is no zone or counter of outpost"),
        ("hand.0: scuots", r"no card 'scuots' \(did you mean scouts\?\)"),
        ("hand.0: tank-crew x4", "there are only 3 cards tank-crew"),
        ("hand.0: scouts/tired", "a card cannot be 'tired'"),
        ("round: 99", "give a number from 0 to 20"),
        ("agenda: pick-a-sqad", r"no step 'pick-a-sqad' \(did you mean pick-a-squad\?\)"),
        ("round: 1\nround: 2", "given twice"),
        ("ending: peace", "use last-outpost"),
        ("known hand.0: scouts", "write 'known hand.0 by 1: cards'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_reason(text: str, says: str) -> None:
    with pytest.raises(sandtable.BadPosition, match=says):
        position("outpost", text)


def test_a_position_without_its_game_says_so() -> None:
    with pytest.raises(sandtable.BadPosition, match="does not name its game"):
        sandtable.from_position("round: 3")


def test_a_partial_position_takes_named_cards_from_where_setup_put_them() -> None:
    play = position("outpost", "hand.0: tank-crew, tank-crew\ncontested: fortress\nagenda: pick-a-squad")
    assert play.zone("hand.0") == ["tank-crew", "tank-crew"]
    assert play.offers == {"send tank-crew"}
    assert len(play.zone("deck")) + len(play.zone("discard")) + len(play.zone("hand.1")) == 15


def refusal(match: sandtable.Match) -> str | None:
    return match.undo_refused["id"] if match.undo_refused else None


def test_undo_gives_back_a_choice_that_nobody_saw_and_refuses_the_rest() -> None:
    match = new("outpost", seats=2, seed=1).match
    assert refusal(match) == "undo-nothing"
    match.play(match.legal_actions()[0])
    assert refusal(match) == "undo-seat"
    with pytest.raises(sandtable.UndoRefused, match="It is another player’s turn now"):
        match.undo()


def test_a_granted_take_back_replays_but_chance_does_not_go_back() -> None:
    match = new("outpost", seats=2, seed=1).match
    start = match.position()
    match.play(match.legal_actions()[0])
    match.take_back()
    assert match.position() == start
    assert match.lines[-1] == "undo"
    for _ in range(5):
        match.play(match.legal_actions()[-1])
    match.take_back()
    match.play(match.legal_actions()[0])
    assert sandtable.replay(match.record()).position() == match.position()


def test_resigning_is_an_act_of_the_table_and_ends_the_game_when_one_seat_is_left() -> None:
    match = new("outpost", seats=3, seed=1).match
    match.play(match.legal_actions()[0])
    match.resign(2)
    assert not match.conceded
    match.resign(0)
    assert match.to_act is None
    assert match.result is not None
    assert match.result.reason == "resigned"
    assert match.result.ranks == (2, 1, 3)
    replayed = sandtable.replay(match.record())
    assert replayed.result == match.result
    assert replayed.record() == match.record()
    with pytest.raises(sandtable.IllegalAction, match="the game is over"):
        match.play("send scouts")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[scouts]\nwroth = 2\n", r"squads.toml, scouts: unknown key 'wroth' \(did you mean worth\?\)"),
        ("[scouts]\nworth = 44\n", "'worth' is 44; give a number from 1 to 9"),
        ('[spies]\nname = { en = "Spies" }\ncopies = 1\n', "squads.toml, spies: 'worth' is missing"),
        ('[spies]\nname = "Spies"\nworth = 1\ncopies = 1\n', "spies: 'name' must be given in a language at least"),
        ("[Scouts]\n", "'Scouts' is not a slug"),
        ("[scouts\n", "not readable as TOML"),
        ("scouts = 1\n", "'scouts' is not a card"),
        (
            '[scouts]\nsource = "hearsay"\n',
            "'source' is 'hearsay'; give one of rulebook, public, publisher, changed, designed",
        ),
    ],
)
def test_a_faulty_pack_names_file_card_and_cure(text: str, says: str) -> None:
    with pytest.raises(sandtable.BadPack, match=says):
        small_pack("outpost", squads=text)


def test_a_pack_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(sandtable.BadPack, match="states 25 for 'cards', but the cards add up to 24"):
        small_pack("outpost", totals="cards = 25")


def test_a_missing_pack_says_what_to_name(tmp_path: Path) -> None:
    with pytest.raises(sandtable.BadPack, match="there is no pack folder"):
        sandtable.new("outpost", pack=tmp_path / "nowhere")
    with pytest.raises(sandtable.BadPack, match=r"has no pack\.toml"):
        sandtable.new("outpost", pack=tmp_path)


def test_rules_are_told_by_id_and_a_wrong_id_says_so() -> None:
    assert "secret" in sandtable.rule("OUT-2.2", "en")
    with pytest.raises(sandtable.Error, match=r"outpost has no rule OUT-9\.9"):
        sandtable.rule("OUT-9.9", "en")
    with pytest.raises(sandtable.Error, match="no game has rules like XYZ-1"):
        sandtable.rule("XYZ-1", "en")
    with pytest.raises(sandtable.Error, match="no language 'fr'; use en, uk"):
        sandtable.rule("OUT-2.2", "fr")


def test_a_message_reads_in_both_languages() -> None:
    match = new("outpost", seats=2, seed=1).match
    asked = match.asked
    assert asked is not None
    assert sandtable.say(asked["message"], "en") == "Player 1: send one squad to the outpost, in secret."
    assert sandtable.say(asked["message"], "uk").startswith("Гравець 1:")


@pytest.mark.parametrize("game", sandtable.game_names())
def test_a_position_set_up_by_hand_shares_no_counter_with_another(game: str) -> None:
    """A wave may be set up in the middle, with lists that its rules change in place."""
    text = f"game: {game}\n"
    one, other = (sandtable.from_position(text, seed=1) for _ in range(2))
    lists = [
        {id(part) for part in [value, *value] if isinstance(part, list)}
        for match in (one, other)
        for value in (
            [match.schema.counter_of(match.state, row) for row in match.schema.counters if row.size or row.per_seat],
        )
    ]
    assert not lists[0] & lists[1]

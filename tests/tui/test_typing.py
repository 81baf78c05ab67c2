"""What people type: choices, commands, slips of the finger."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sandtable
from sandtable.tui import saves
from sandtable.tui.players import read_players
from sandtable.tui.session import Session
from tests.frontier_wars.table import DUEL, turn
from tests.tui.typist import Key, Typist, sit

START = """
game: outpost
hand.0: scouts x2, gunners
hand.1: scouts, tank-crew x2
contested: fortress
agenda: pick-a-squad
"""


def outpost() -> sandtable.Match:
    return sandtable.from_position(START, seed=1)


def typed(*keys: Key, lang: str = "en") -> tuple[sandtable.Match, Typist]:
    """The first player takes the screen and types."""
    match = outpost()
    _, typist = sit(match, ["", *keys], lang)
    return match, typist


@pytest.mark.parametrize(
    "line", ["2", " 2 ", "send gunners", "SEND GUNNERS", "Send Gunners", "send g", "gun", "s gun", "02"]
)
def test_a_choice_can_be_typed_in_many_ways(line: str) -> None:
    match, _ = typed(line)
    assert match.lines[-1] == "send gunners"


@pytest.mark.parametrize(
    ("line", "times"), [("play horses x2", 2), ("1 x3", 3), ("1x2", 2), ("play horses ×9", 3), ("1 x0", 1), ("1", 1)]
)
def test_a_choice_can_be_made_several_times_at_once(line: str, times: int) -> None:
    start = "game: barbarossa\nseats: 2\nphase: operation\nhand.0: horses x3, trains\nop: 1\nasked: operate\n"
    match = sandtable.from_position(start, seed=1)
    sit(match, [line], players="me,random")
    assert [line for line in match.lines if not line.startswith("note")] == ["play horses"] * times


def test_a_line_may_hold_several_choices() -> None:
    start = "game: barbarossa\nseats: 2\nphase: operation\nhand.0: horses x2, trains\nop: 1\nasked: operate\n"
    match = sandtable.from_position(start, seed=1)
    sit(match, ["play horses; play trains;"], players="me,random")
    assert [line for line in match.lines if not line.startswith("note")] == ["play horses", "play trains"]


def test_a_choice_that_cannot_be_made_stops_those_typed_after_it() -> None:
    start = "game: barbarossa\nseats: 2\nphase: operation\nhand.0: horses x2, trains\nop: 1\nasked: operate\n"
    match = sandtable.from_position(start, seed=1)
    _, typist = sit(match, ["play horses; play elephants; play trains"], players="me,random")
    assert [line for line in match.lines if not line.startswith("note")] == ["play horses"]
    said = typist.shown.split("play trains", 1)[1]
    assert "elephants" in said and "Left out of your line: play trains" in said


def test_what_was_typed_ahead_is_left_out_aloud_when_a_bot_moves() -> None:
    match = outpost()
    _, typist = sit(match, ["send gunners; send scouts"], players="me,random")
    assert "send gunners" in match.lines and "send scouts" not in match.lines
    assert "Left out of your line: send scouts" in typist.shown


@pytest.mark.parametrize(
    "lines", [["move b3 infantry; to b2; end"], ["move b3 infantry", "to b2; end"], ["1; to b2; 1"]]
)
def test_a_step_that_ended_by_itself_takes_nothing_typed_for_it_into_the_next(lines: list[str]) -> None:
    """The only infantry has moved, so movement is over; the end that was typed for it does not end building."""
    match = turn("units: b3-infantry=1 | ").match
    _, typist = sit(match, lines, players="me,random")
    assert match.asked is not None and match.asked["step"] == "build"
    last = lines[-1].split("; ")[-1]
    assert f"That step had ended by itself; left out of your line: {last}" in typist.shown


@pytest.mark.parametrize(
    ("line", "played"),
    [
        ("move b3 infantry; to b2; end-building", "end-building"),  # named in full it is meant
        ("move b3 infantry; to b2; build b2 factory", "build b2 factory"),
        ("end; end", "end-building"),  # the first one ended the step itself
    ],
)
def test_what_is_typed_for_the_next_step_is_taken_there(line: str, played: str) -> None:
    match = turn("units: b3-infantry=1 | ").match
    sit(match, [line], players="me,random")
    assert played in match.lines


def beside_a_lake() -> sandtable.Match:
    """The infantry on a2 can go only to b3, because b2 is water; the infantry on b4 can go to b3 and c3."""
    head = DUEL.replace(". . 1", "~ . 1").replace("2 . .", "2 . ~")
    return turn("units: a2-infantry=1 b4-infantry=1 | ", head).match


@pytest.mark.parametrize(
    "line",
    [
        "move a2 infantry; to b3; move b4 infantry; to b3",
        "move a2 infantry; To b3; move b4 infantry; to b3",
        "move a2 infantry; b3; move b4 infantry; to b3",
        "move a2 infantry; move b4 infantry; to b3",  # who knows of it may leave it out
    ],
)
def test_what_is_typed_for_a_choice_that_made_itself_is_taken_as_done(line: str) -> None:
    match = beside_a_lake()
    _, typist = sit(match, [line], players="me,random")
    assert [line for line in match.lines if not line.startswith("note")] == [
        "move a2 infantry",
        "move b4 infantry",
        "to b3",
    ]
    assert "Left out of your line" not in typist.shown


@pytest.mark.parametrize("wrong", ["to b2", "to b3; to b3"])
def test_what_names_no_choice_that_made_itself_is_refused(wrong: str) -> None:
    match = beside_a_lake()
    _, typist = sit(match, [f"move a2 infantry; {wrong}; move b4 infantry"], players="me,random")
    assert match.lines[-1] == "move a2 infantry"
    assert "Left out of your line: move b4 infantry" in typist.shown


def test_the_end_of_a_step_that_made_itself_is_taken_as_done_too() -> None:
    start = "game: barbarossa\nseats: 2\nphase: operation\nhand.0: horses\nasked: operate\n"
    match = sandtable.from_position(start, seed=1)
    _, typist = sit(match, ["play horses; end-operation; end-reinforcement"], players="me,random")
    made = [line for line in match.lines if not line.startswith("note")]
    assert made[:2] == ["play horses", "end-reinforcement"]
    assert "Left out of your line" not in typist.shown


def test_what_was_typed_ahead_is_not_for_the_next_person() -> None:
    match, _ = typed("send gunners; 1")
    assert match.lines[-1] == "send gunners"


def test_a_sentence_that_ends_in_a_number_is_not_taken_for_a_repetition() -> None:
    start = "game: victory-day\nactive: 0\narmy: soviet german\nhand.0: reichstag\nresources.0: depot x3, fuel x3\n"
    match = sandtable.from_position(start + "agenda: reserves, attacking, before-attack\n", seed=1)
    match.play("play reichstag -")
    sit(match, ["pay depot ×2"], players="me,random")
    assert "pay depot 2" in match.lines


def test_where_nothing_is_to_choose_enter_goes_on() -> None:
    start = "game: victory-day\nactive: 0\narmy: soviet german\nhand.0: depot\nresources.0: depot x2\n"
    match = sandtable.from_position(start + "agenda: reserves, building\n", seed=1)
    assert [item["action"] for item in match.view(0)["actions"]] == ["done"]
    sit(match, [""], players="me,random")
    assert "done" in match.lines


def test_a_choice_can_be_typed_in_ukrainian() -> None:
    match, _ = typed("надіслати: арт", lang="uk")
    assert match.lines[-1] == "send gunners"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type the number of a choice, or help."),
        ("   ", "Type the number of a choice, or help."),
        ("9", "There is no choice 9; choices are 1 to 2."),
        ("0", "There is no choice 0; choices are 1 to 2."),
        ("-1", "There is no choice -1; choices are 1 to 2."),
        ("retreat", "“retreat” is neither a choice nor a command; type choices or help."),
        ("send tank-crew", "That is not one of your choices now."),
        ("lang de", "Languages are en, uk: type for example lang uk."),
        ("card dragon", "There is no card “dragon” in this game."),
        ("why dragons", "“dragons” is no rule, choice or number of this game; rules are written OUT-1.2."),
        ("resume nowhere.record", "That game cannot go on: the file 'nowhere.record' cannot be read"),
        ("undo", "There is nothing to take back."),
        ("[bold]", "“[bold]” is neither a choice nor a command; type choices or help."),
        ("\x1b[31m", "neither a choice nor a command"),
    ],
)
def test_a_line_that_is_no_choice_gets_a_sentence_and_changes_nothing(line: str, answer: str) -> None:
    match, typist = typed(line)
    assert answer in typist.after(line)
    assert match.number == 0
    assert typist.prompts[-1] == "> "


@pytest.mark.parametrize(
    ("line", "lang", "answer"),
    [
        ("buy panzer-grenadier", "en", "You do not have enough SP."),
        ("buy panz", "en", "You do not have enough SP."),
        ("Buy Panzer Grenadier", "en", "You do not have enough SP."),
        ("купити панцер", "uk", "Вам бракує ОП."),
        ("attack", "en", "That belongs to another phase."),
        ("panzer", "en", "neither a choice nor a command"),
    ],
)
def test_what_cannot_be_done_now_is_refused_with_its_reason_however_it_is_typed(
    line: str, lang: str, answer: str
) -> None:
    shop = "game: barbarossa\nseats: 2\nphase: reinforcement\nrp: 1\nsp: 2\nhand.0: horses\nasked: reinforce\n"
    _, typist = sit(sandtable.from_position(shop, seed=1), [line], lang, players="me,random")
    assert answer in typist.after(line)


def test_a_beginning_that_fits_several_choices_lists_them() -> None:
    match, typist = typed("send")
    assert "“send” fits 2 choices; type the number of one:" in typist.after("send")
    assert "2 Send Gunners" in typist.after("send")
    assert match.number == 0


def test_a_command_can_be_shortened_where_no_choice_begins_so() -> None:
    _, typist = typed("hel", "ch")
    assert "this page" in typist.after("hel")
    assert "1 Send Scouts" in typist.after("ch")


@pytest.mark.parametrize(("line", "played"), [("Position", True), ("position", False), ("POSITION", False)])
def test_a_card_called_like_a_command_is_chosen_as_it_is_written(line: str, played: bool) -> None:
    start = (
        "game: barbarossa\nseats: 2\nphase: operation\nattacks: 1\ndeployed.0: grenadier-regiment, position\n"
        "city-deck: minsk, moscow\nevent-deck: peoples-militia\nasked: operate\n"
    )
    match = sandtable.from_position(start, seed=1)
    sit(match, ["attack city", line], players="me,random")
    assert ("use position 1" in match.lines) is played


def test_ctrl_c_once_says_how_to_leave_and_twice_leaves() -> None:
    match, typist = typed(KeyboardInterrupt, "1")
    assert "To leave, type quit or press Ctrl-C again" in typist.shown
    assert match.number == 1
    match, typist = typed(KeyboardInterrupt, KeyboardInterrupt, "1")
    assert match.number == 0
    assert "Nothing was played" in typist.shown


def test_ctrl_d_leaves_and_says_how_to_go_on(kept_here: Path) -> None:
    _, typist = typed("1")
    assert "sandtable play --resume" in typist.shown
    assert len(saves.unfinished("outpost")) == 1


def test_tab_offers_choices_commands_rules_and_cards() -> None:
    for line, offered in [
        ("se", {"Send Scouts", "Send Gunners"}),
        ("gun", {"Send Gunners"}),
        ("he", {"help"}),
        ("lang ", {"lang en", "lang uk"}),
        ("why OUT-3", {"why OUT-3.1"}),
        ("card gun", {"card gunners", "card Gunners"}),
    ]:
        _, typist = typed(line + "\t")
        assert set(typist.offered) == offered


def test_why_shows_the_rules_behind_choices_and_events() -> None:
    _, typist = typed("why", "why 2.3", "why out-1.1")
    assert "OUT-2.2" in typist.after("why")
    assert typist.after("why 2.3").startswith("OUT-2.3")
    assert typist.after("why out-1.1").startswith("OUT-1.1")


def test_the_language_can_be_changed_while_playing() -> None:
    _, typist = typed("lang uk", "довідка", "мова en", "help")
    assert "таємно надішліть один загін" in typist.after("lang uk")
    assert "ця сторінка" in typist.after("довідка")
    assert "this page" in typist.after("help")


def test_undo_takes_back_and_the_record_says_so() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=1, first="0")
    start = match.position()
    session, typist = sit(match, ["play horses", "undo"], players="me,random")
    assert session.match.position() == start
    assert match.lines[-2:] == ["play horses", "undo"]
    assert "plays Horses" not in typist.after("undo") and "all the same" not in typist.after("undo")
    assert sandtable.replay(saves.unfinished()[0].read_text(encoding="utf-8")).position() == start


def test_among_bots_undo_takes_back_what_was_shown_too_and_the_end_says_how_often() -> None:
    match = sandtable.new("afu", seats=1, seed=1, colour="blue")
    shows = match.clone()
    chance = random.Random(1)
    while not shows.number or shows.undoable:
        shows.play(chance.choice(shows.legal_actions()))
    session, typist = sit(match, [*shows.lines, "undo"], players="me")
    assert session.match.number == shows.number - 1
    assert "yes or no" not in typist.after("undo")
    _, typist = sit(match, ["undo", "resign", "yes"], players="me")
    assert "2 steps were taken back in this game." in typist.shown


def test_a_game_that_is_taken_up_again_goes_back_behind_the_break() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=1, first="0")
    match.play("play horses")
    match.play(match.legal_actions()[0])
    again = sandtable.replay(match.record())
    assert again.actors() == [0] * again.number
    session, _ = sit(again, ["undo"] * again.number, players="me,random")
    assert session.match.number == 0


def test_forecast_says_what_the_rules_foretell() -> None:
    match = sandtable.new("barbarossa", seats=2, seed=1, first="0")
    _, typist = sit(match, ["forecast", "forecast play horses"], players="me,random")
    assert "Occupying Cost of Hill" in typist.after("forecast") and "BAR-12.8" in typist.after("forecast")
    assert "Nothing can be foretold here." in typist.after("forecast play horses")


def test_undo_does_not_take_back_what_another_seat_must_redo() -> None:
    match = sandtable.new("outpost", seats=2, seed=1)
    _, typist = sit(match, ["", "1", "", "undo"])
    assert "It is another player’s turn now" in typist.after("undo")
    assert match.number == 1


def test_hot_seat_hands_never_meet() -> None:
    """Until squads are shown, neither player reads the name of a card that only the other holds."""
    match = outpost()
    typist = Typist(["", "log", "why", "choices", "table", "position", "1", "", "log", "why", "table"])
    table = saves.new_table(match, read_players("Ann,Bob", None, 2), None)
    Session(table, typist.screen, typist, "en").run()
    ann, bob = typist.shown.split("Press Enter: I am Bob.")
    ann = ann.split("Cards that you cannot see are dealt at random.")[0]
    assert "Gunners" in ann and "Tank Crew" not in ann
    assert "Tank Crew" in bob and "Gunners" not in bob
    assert "sent" not in bob


def test_the_curtain_wipes_the_screen_and_what_could_be_scrolled_back_to() -> None:
    typist = Typist(["", "1", ""], live=True)
    table = saves.new_table(outpost(), read_players("Ann,Bob", None, 2), None)
    Session(table, typist.screen, typist, "en").run()
    before, after = typist.shown.split("The table is for Bob now.")
    assert before.endswith("\x1b[2J\x1b[H\x1b[3J")
    assert "Gunners" not in after.split("Press Enter")[0]


def test_one_person_and_bots_need_no_curtain() -> None:
    _, typist = sit(sandtable.new("outpost", seats=2, seed=1), ["1", "1"], players="me,random")
    assert "Press Enter: I am" not in typist.shown


def test_giving_up_is_asked_twice_and_ends_a_game_of_two() -> None:
    match = outpost()
    _, typist = sit(match, ["", "resign", "no", "resign", "yes"])
    assert "You play on." in typist.shown
    assert match.result is not None and match.result.reason == "resigned"
    assert "Everybody else has given up." in typist.shown


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "quit", "Please answer yes or no: “quit” is neither."),
        ("en", "undo", "Please answer yes or no: “undo” is neither."),
        ("uk", "вийти", "Відповідайте «так» чи «ні»: «вийти» — ні те, ні інше."),
    ],
)
@pytest.mark.parametrize(("answer", "given_up"), [("yes", True), ("ні", False), ("", False)])
def test_what_is_neither_yes_nor_no_is_asked_again(
    lang: str, typed: str, said: str, answer: str, given_up: bool
) -> None:
    match = outpost()
    _, typist = sit(match, ["", "resign", typed, answer], lang)
    assert said in typist.shown
    assert (match.result is not None) == given_up


def test_a_long_list_folds_into_a_line_where_room_is_short() -> None:
    from sandtable.tui.choices import Choices, grouped
    from sandtable.tui.naming import Namer
    from sandtable.tui.words import Words

    match = outpost()
    namer = Namer(match.speaker("en"), Words("en"), 0)
    messages = [{"id": "do-send", "args": {"a": f"squad {n}"}} for n in range(90)]
    many = [{"action": f"send x{n}", "message": message, "rules": []} for n, message in enumerate(messages)]
    choices = Choices({"actions": many}, namer)
    assert len(grouped(choices, namer, 80, 200)) == 23
    (line,) = grouped(choices, namer, 80, 10)
    assert line.plain == "  1–90 Send squad 0 … 90 choices: type Send squad"


def first_game_with(*keys: Key) -> tuple[Session, Typist]:
    """The first game of Victory Day, typed as told."""
    match = sandtable.new("victory-day", seed=2, armies="soviet-german", first="0")
    typist = Typist(keys)
    table = saves.new_table(match, read_players("me,greedy", None, 2), None)
    session = Session(table, typist.screen, typist, "en")
    session.run()
    return session, typist


def test_who_plays_with_bots_takes_back_also_what_they_did_since() -> None:
    session, typist = first_game_with("keep", "place depot", "done", "undo")
    assert session.match.view(0)["counters"]["turn-number"] == 1
    assert "Play resource: Depot" in typist.after("undo")


def test_enter_takes_the_only_choice_and_says_so() -> None:
    _, typist = first_game_with("")
    assert "1 Keep the hand  Enter" in typist.shown
    assert "play up to two resource cards" in typist.shown


def test_enter_pays_as_printed_however_many_questions_that_takes() -> None:
    text = """
        game: victory-day
        option armies: soviet-german
        agenda: reserves, attacking, before-attack, building
        hand.0: zis-3
        hand.1:
        resources.0: depot x3, factory x3, fuel x4
        turn-number: 9
    """
    match = sandtable.from_position(text, seed=1)
    _, typist = sit(match, ["build zis-3", ""], players="me,greedy")
    assert "1 Pay depot ×2, factory ×2 (as printed)  Enter" in typist.shown, "first, as most people want it"
    assert [line for line in match.lines if line.startswith("pay")] == ["pay depot 2", "pay factory 2"]


def test_a_refusal_is_a_sentence_and_names_no_reason_of_another_step() -> None:
    _, typist = first_game_with("keep", "build t-34", "destroy", "why t-34", "card t-34")
    assert typist.after("destroy").startswith("That is not one of your choices now.")
    assert typist.after("build t-34").startswith("That card is not in your hand.")
    assert "VD-11.1" in typist.after("why t-34") and "VD-11.1" in typist.after("card t-34")


def test_help_explains_the_signs_of_the_table() -> None:
    _, typist = first_game_with("help")
    assert "↷ turned" in typist.after("help")

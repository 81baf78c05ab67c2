"""After the last move: the score explained, the shuffles checked, the record saved, watched and uploaded again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

import sandtable
from sandtable.kernel.metrics import told
from tests.harness import older
from tests.harness.golden import FOLDER
from tests.server.harness import Server
from tests.web.table import Visitor


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A table at which Barbarossa has been played at random, for longer than two parts of a replay."""
    chance = random.Random(1)
    made, (olena,) = server.begun("me", "random", game="barbarossa", options={"round_limit": "8"})
    while olena.outcome is None:
        if olena.view["to_act"] == 0:
            olena.ask("play", seat=0, action=chance.choice(olena.view["actions"])["action"])
        else:
            olena.read()
    name: str = made["id"]
    return name


@pytest.fixture
def replay(visitor: Visitor, finished: str) -> Iterator[Page]:
    visitor.open(f"/replay/{finished}")
    visitor.page.get_by_role("slider").wait_for()
    yield visitor.page
    assert visitor.complaints == []


def test_the_score_line_by_line_and_what_now(visitor: Visitor) -> None:
    visitor.make_table("outpost", ["me", "random"])
    visitor.start()
    visitor.play(seed=1, touches=600)
    end = visitor.page.locator("dialog[open]")
    expect(end.locator(".why")).not_to_be_empty()
    expect(end.locator(".seats section")).to_have_count(2)
    expect(end.locator(".sheet")).to_have_count(2)
    end.locator(".rule").first.click()
    expect(visitor.page.locator(".ruletext")).not_to_be_empty()
    visitor.page.keyboard.press("Escape")
    end.get_by_role("button", name="Were the shuffles fair?").click()
    expect(end).to_contain_text("shuffles follow from them")
    with visitor.page.expect_download() as saving:
        end.get_by_role("link", name="Save the record").click()
    assert "game: outpost" in Path(saving.value.path()).read_text()
    end.get_by_role("button", name="Back to the table").last.click()
    expect(visitor.page.locator(".act .primary")).to_have_text("The game is over.")
    visitor.page.get_by_role("button", name="Show the score").click()
    end.get_by_role("link", name="Watch the replay").click()
    visitor.page.get_by_role("slider").wait_for()


def test_steps_by_action_phase_and_turn(replay: Page) -> None:
    where = replay.get_by_role("slider")
    expect(replay.locator(".prompt")).to_contain_text("The start")
    replay.get_by_role("button", name="Next", exact=True).click()
    expect(where).to_have_value("1")
    replay.get_by_role("button", name="To the next phase").click()
    expect(where).not_to_have_value("1")
    replay.get_by_role("button", name="To the next turn").click()
    turn = int(where.input_value())
    assert turn > 2
    replay.get_by_role("button", name="Next", exact=True).click()
    expect(where).to_have_value(str(turn + 1))
    replay.get_by_role("button", name="To the start of the turn").click()
    expect(where).to_have_value(str(turn))
    replay.get_by_role("button", name="Back", exact=True).click()
    expect(where).to_have_value(str(turn - 1))
    replay.keyboard.press("ArrowRight")
    expect(where).to_have_value(str(turn))


def test_a_link_to_a_moment(replay: Page, visitor: Visitor) -> None:
    for _ in range(3):
        replay.get_by_role("button", name="Next", exact=True).click()
    replay.get_by_role("combobox").select_option("1")
    expect(replay.get_by_role("slider")).to_have_value("3")
    replay.wait_for_url("**,1")
    said = replay.locator(".log").inner_text()
    replay.get_by_role("button", name="Link, record").click()
    link = replay.get_by_label("Link to this moment").input_value()
    visitor.open("/")
    replay.goto(link)
    expect(replay.get_by_role("slider")).to_have_value("3")
    expect(replay.get_by_role("combobox")).to_have_value("1")
    assert replay.locator(".log").inner_text() == said


def test_open_eyes_see_every_hand_and_a_spectator_none(replay: Page) -> None:
    replay.wait_for_selector(".own .card:not(.back)")
    replay.get_by_role("combobox").select_option("watch")
    expect(replay.locator(".own .card:not(.back)")).to_have_count(0)


def test_the_log_of_a_replay_goes_back_to_the_beginning(replay: Page) -> None:
    first = replay.locator(".log li").first
    replay.get_by_role("button", name="Next", exact=True).click()
    beginning = first.inner_text()
    replay.get_by_role("slider").press("End")
    earlier = replay.get_by_role("button", name="Earlier")
    earlier.wait_for()
    for _ in range(30):
        before = first.inner_text()
        if before == beginning:
            break
        earlier.click()
        expect(first).not_to_have_text(before)
    expect(earlier).to_have_count(0)


def test_a_record_is_uploaded_and_watched(visitor: Visitor, finished: str) -> None:
    record = visitor.server.get(f"/api/replays/{finished}/record").body
    for bad, line in ((b"sandtable 1\n", ""), (record + b"dance\n", "dance")):
        visitor.open("/")
        upload(visitor, bad)
        expect(visitor.page.locator(".problem")).to_contain_text(line)
    upload(visitor, record)
    visitor.page.get_by_role("slider").wait_for()
    visitor.page.get_by_role("button", name="Link, record").click()
    visitor.page.get_by_role("button", name="Were the shuffles fair?").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("shuffles follow from them")


def upload(visitor: Visitor, record: bytes) -> None:
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": record}
    visitor.page.get_by_label("Open a record").set_input_files([file])


def test_an_open_replay_shows_hands_and_units_yet_to_attack_beside_their_player_and_not_on_the_map(
    visitor: Visitor,
) -> None:
    text = (FOLDER / "frontier-wars" / "four-party-battle.record").read_text(encoding="utf-8")
    fought = next(event.number for event in told(sandtable.replay(text)) if event.name == "battle-begins")
    visitor.open(f"/replay/{visitor.server.post('/api/replays', text.encode()).json['id']}")
    visitor.page.get_by_role("slider").fill(str(fought + 1))
    expect(visitor.page.locator(".order .figure").first).to_contain_text("Yet to attack")
    expect(visitor.page.locator(".order .openhand")).to_have_count(3)
    expect(visitor.page.locator(".sea .openhand")).to_have_count(0)


def test_a_record_of_older_rules_shows_its_moves_and_its_result(visitor: Visitor, server: Server) -> None:
    record = older.text("barbarossa").replace("---\n", "result: moscow, ranks 2 1, scores 31 49\n---\n", 1)
    made = server.post("/api/replays", record.encode()).json
    visitor.open(f"/replay/{made['id']}")
    page = visitor.page
    expect(page.locator(".why")).to_contain_text("version 1 of the rules")
    expect(page.locator(".ranks li")).to_have_text(["Player 2: 49", "Player 1: 31"])
    expect(page.locator(".moves li")).to_have_count(len(made["moments"]))
    page.get_by_role("button", name="Were the shuffles fair?").click()
    expect(page.locator(".verify")).to_contain_text("rules version 1 of barbarossa")
    assert visitor.complaints == []

"""Bots at the table."""

import time
from pathlib import Path

import pytest

from sandtable.kernel.registry import game, new
from sandtable.server.bots import Question, Thinkers, answer, question
from sandtable.server.limits import Limits
from tests.server.harness import Server, play_out

PACK = str(game("outpost").standard_pack)


def test_a_person_plays_a_whole_game_against_bots(server: Server) -> None:
    _made, (olena,) = server.begun("me", "random", "greedy")
    play_out([olena])
    assert olena.outcome is not None and olena.outcome["how"] == "played"


def test_bots_alone_play_to_the_end_while_one_watches(server: Server) -> None:
    made = server.table("random", "random")
    fan = server.player(made["id"], made["watch"], made["host"])
    fan.ask("start")
    while fan.outcome is None:
        fan.read()
    assert fan.outcome["how"] == "played"


def test_paused_bots_wait_and_step_plays_one_action(server: Server) -> None:
    made = server.table("random", "random")
    fan = server.player(made["id"], made["watch"], made["host"])
    fan.ask("pace", paused=True)
    fan.ask("start")
    assert fan.refused("hint", seat=0) == "not-your-seat"
    assert fan.seq == 1
    for steps in (2, 3):
        assert fan.ask("step")["type"] == "ok"
        assert fan.seq == steps
    fan.seq = 1
    assert fan.ask("step")["type"] == "state"
    fan.ask("pace", paused=False)
    while fan.outcome is None:
        fan.read()


def test_alone_against_bots_a_take_back_is_granted_at_once(server: Server) -> None:
    _made, (olena,) = server.begun("me", "random")
    olena.ask("play", seat=0, action=olena.actions[0])
    while olena.view["counters"]["round"] < 2:
        olena.until("update")
    assert olena.ask("propose", seat=0, what="take-back")["type"] == "ok"
    assert olena.view["counters"]["round"] == 1 and olena.actions


def test_a_hint_is_one_of_the_actions(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    hint = olena.ask("hint", seat=0)
    assert hint["type"] == "advice" and hint["action"] in olena.actions
    assert petro.refused("hint", seat=1) == "not-your-turn"
    assert olena.refused("hint", seat=0, bot="napoleon") == "unknown-bot"


def test_who_asks_for_too_many_hints_is_told_to_wait(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", Limits(hints_per_minute=0)) as server:
        _, (olena, _) = server.begun("me", "me", options={"first": "0"})
        refused = olena.ask("hint", seat=0)
    assert refused["code"] == "too-fast"
    assert refused["text"] == {
        "en": "You have asked for many hints in a short time; wait a moment and ask again.",
        "uk": "Ви просили багато підказок за короткий час; зачекайте мить і попросіть знову.",
    }


def test_a_bot_is_sent_a_re_deal_and_never_the_truth() -> None:
    match = new("outpost", seats=2, seed=5)
    hidden = sorted(match.view(1)["zones"]["hand.1"]["cards"])
    deals = {tuple(sorted(hand_of(question(match, 0, "random", PACK, 1.0).position))) for _ in range(30)}
    assert len(deals) > 1, "seat 1's hand is dealt again each time"
    assert any(list(deal) != hidden for deal in deals)


def hand_of(position: str) -> list[str]:
    line = next(line for line in position.splitlines() if line.startswith("hand.1:"))
    cards = []
    for item in line.partition(":")[2].split(","):
        slug, _, times = item.strip().partition(" x")
        cards += [slug] * int(times or 1)
    return cards


def test_a_bot_answers_with_a_legal_action_in_notation() -> None:
    match = new("outpost", seats=2, seed=5)
    legal = [match.describe(action) for action in match.legal_actions()]
    assert answer(question(match, 0, "random", PACK, 10.0)) in legal


@pytest.mark.parametrize("bot", ["no-such-bot", "random"])
def test_a_bot_that_fails_is_replaced_by_a_random_legal_action(server: Server, bot: str) -> None:
    async def ask() -> str:
        thinkers = Thinkers(workers=1)
        asked = Question(bot, "game: outpost\nnonsense", "outpost", PACK, 0, 0, 1, 5.0)
        try:
            return await thinkers.choose(asked, ["send scouts"])
        finally:
            thinkers.close()

    assert server.call(ask()) == "send scouts"


def test_a_bot_out_of_time_gives_no_answer() -> None:
    match = new("outpost", seats=2, seed=5)
    asked = question(match, 0, "greedy", PACK, 1e-6)
    before = time.monotonic()
    assert answer(asked) is None
    assert time.monotonic() >= before

"""Bots at the table."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from sandtable.kernel.registry import bot, from_position, game, new
from sandtable.kernel.seat_view import SeatView
from sandtable.server.bot_players import plainest_first
from sandtable.server.bots import BotPool, Question, Reply, answer, question, reply
from sandtable.server.limits import Limits
from tests.server.harness import WORD, Server, play_out

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


def test_alone_against_bots_undo_goes_back_behind_their_moves_and_says_to_what(server: Server) -> None:
    _made, (olena,) = server.begun("me", "random")
    played = olena.view["actions"][0]
    olena.ask("play", seat=0, action=played["action"])
    while olena.view["counters"]["round"] < 2:
        olena.until("update")
    while olena.view["to_act"] != 0:
        olena.until("update")
    assert olena.undo is not None and olena.undo["allowed"]
    assert olena.undo["action"] == played["message"] and olena.undo["steps"] == 2
    assert olena.ask("undo", seat=0)["type"] == "ok"
    assert olena.view["counters"]["round"] == 1 and olena.actions
    assert olena.undo == {
        "allowed": False,
        "reason": {"game": "outpost", "id": "undo-chance", "args": {}},
        "action": None,
        "steps": 1,
        "free": False,
    }
    assert olena.refused("undo", seat=0) == "not-now"
    olena.ask("resign", seat=0)
    assert olena.outcome is not None and olena.outcome["take_backs"] == [1, 0]


def test_two_people_at_one_screen_are_not_alone(server: Server) -> None:
    made = server.table("me", "me", options={"first": "0"})
    both = server.player(made["id"], made["host"], *made["seats"].values())
    for seat in (0, 1):
        both.ask("word", seat=seat, word=WORD)
    both.ask("start")
    both.ask("look", seat=0)
    both.ask("play", seat=0, action=both.actions[0])
    assert both.refused("undo", seat=0) in ("not-now", "not-your-turn")


def test_a_hint_is_one_of_the_actions(server: Server) -> None:
    _made, (olena, petro) = server.begun("me", "me")
    assert olena.refused("hint", seat=0) == "not-now", "between people all have to agree first"
    olena.ask("propose", seat=0, what="hints")
    petro.catch_up()
    assert not petro.table["hints"]
    petro.ask("answer", seat=1, what="hints", yes=True)
    olena.catch_up()
    assert olena.table["hints"] and olena.table["proposals"] == []
    hint = olena.ask("hint", seat=0)
    petro.catch_up()
    assert petro.table["hints_used"] == [1, 0], "what was used is shown to all"
    assert hint["type"] == "advice" and hint["action"] in olena.actions
    assert hint["bot"] == "captain"
    if len(olena.actions) > 1:  # who has no choice is not thought about
        assert 0 <= hint["thoughts"]["chance"] <= 1
    assert olena.ask("hint", seat=0, bot="greedy")["thoughts"] is None, "that bot does not tell what it thinks"
    assert petro.refused("hint", seat=1) == "not-your-turn"
    assert olena.refused("hint", seat=0, bot="napoleon") == "unknown-bot"


def test_a_hint_tells_the_chance_the_next_best_and_what_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.bots.bot", lambda name, seed: bot("planner", seed=seed, simulations=16))
    said = reply(question(from_position(LAST_OUTPOST, seed=1), 0, "captain", PACK, 60.0, hint=True))
    assert said.action == "send tank-crew" and said.thoughts is not None
    assert said.thoughts.chance > 0.9 and said.thoughts.other == "send scouts" and said.thoughts.less > 0.5
    assert said.plan is None, "what a hint plans is nobody's plan"
    questions = pytest.importorskip("sandtable.server.questions", reason="left out: questions of others (no asyncpg)")
    assert questions.reply_of(questions.answered(said)) == said, "thinkers elsewhere tell the same"


def test_who_asks_for_too_many_hints_is_told_to_wait(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", Limits(hints_per_minute=0)) as server:
        _, (olena,) = server.begun("me", "random", options={"first": "0"})
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


def chosen_by_pool(server: Server, asked: Question) -> str:
    async def ask() -> str:
        bot_pool = BotPool(workers=1)
        try:
            return await bot_pool.choose(asked, ["send scouts", "send tank-crew"])
        finally:
            bot_pool.close()

    return server.call(ask())


def test_in_the_place_of_a_bot_that_fails_another_looks_one_step_ahead(server: Server) -> None:
    asked = question(from_position(LAST_OUTPOST, seed=1), 0, "no-such-bot", PACK, 5.0)
    assert chosen_by_pool(server, asked) == "send tank-crew"


def test_where_nobody_can_think_the_plainest_action_is_played(server: Server) -> None:
    asked = Question("greedy", "game: outpost\nnonsense", "outpost", PACK, 0, 0, 1, 5.0)
    assert chosen_by_pool(server, asked) == "send scouts"


def test_what_ends_or_declines_something_is_the_plainest_action() -> None:
    match = new("barbarossa", seats=2, seed=3)
    closing = [match.view(match.to_act)["actions"][0]]
    while not any(choice.get("closes") for choice in closing) or len(closing) < 2:
        match.play(match.canonical_actions()[0])
        closing = match.view(match.to_act)["actions"]
    legal = plainest_first(match)
    assert sorted(legal) == sorted(choice["action"] for choice in closing)
    assert legal[0] in [choice["action"] for choice in closing if choice.get("closes")]


def test_a_question_that_cannot_be_made_does_not_stop_the_table(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Question:
        raise ValueError("no re-deal")

    monkeypatch.setattr("sandtable.server.bot_players.question", broken)
    _made, (olena,) = server.begun("me", "greedy")
    play_out([olena])
    assert olena.outcome is not None and olena.outcome["how"] == "played"


def test_who_loses_the_process_of_its_bot_is_answered_one_step_ahead(server: Server) -> None:
    """A process that hangs is ended with its pool: whoever waited there is answered by the next one."""

    async def ask() -> str:
        bot_pool = BotPool(workers=1)
        match = from_position(LAST_OUTPOST, seed=1)
        try:
            await bot_pool.choose(question(match, 0, "greedy", PACK, 5.0), ["send scouts"])  # the process is there
            first = bot_pool.pool
            assert first is not None
            asked = asyncio.create_task(
                bot_pool.choose(question(match, 0, "greedy", PACK, 5.0), ["send scouts", "send tank-crew"])
            )
            await asyncio.sleep(0)
            bot_pool.give_up(first)
            return await asked
        finally:
            bot_pool.close()

    assert server.call(ask()) == "send tank-crew"


def test_a_bot_with_less_time_than_its_level_has_says_so() -> None:
    match = from_position(LAST_OUTPOST, seed=1)
    assert reply(question(match, 0, "colonel", PACK, 0.5)).hurried
    assert not reply(question(match, 0, "captain", PACK, 5.0)).hurried


def test_a_table_whose_bot_had_less_time_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hurried(asked: Question, legal: list[str], rank: int = 0) -> Reply:
        return Reply(legal[0], hurried=True)

    monkeypatch.setattr(server.tables.bot_pool, "ask", hurried)
    _made, (olena,) = server.begun("me", "captain", options={"first": "0"})
    assert not olena.table["hurried"]
    while not olena.table["hurried"]:  # a bot with a single choice is not asked
        if olena.actions:
            olena.ask("play", seat=0, action=olena.actions[0])
        else:
            olena.read()


def test_a_bot_out_of_time_plays_the_best_of_one_step() -> None:
    """Never a random action: of all seeds none sends the squad that loses the last outpost."""
    match = from_position(LAST_OUTPOST, seed=1)
    for _ in range(10):
        assert answer(question(match, 0, "greedy", PACK, 1e-6)) == "send tank-crew"


LAST_OUTPOST = """
    game: outpost
    round: 7
    taken.0:
    taken.1:
    outposts:
    contested: fortress
    deck:
    hand.0: scouts, tank-crew
    hand.1: gunners
    agenda: pick-a-squad
"""


class Dreamer:
    """Has found something, and thinks on for ever."""

    def __init__(self) -> None:
        self.plan: object = None
        self.best = -1
        self.given = 0.0

    def hurry(self, seconds: float) -> None:
        self.given = seconds

    def choose(self, view: SeatView) -> int:
        self.best = view.parse("send scouts")
        while True:
            pass


class Rememberer(Dreamer):
    """Remembers how often it was asked, and what time it had."""

    def choose(self, view: SeatView) -> int:
        self.plan = [*(self.plan if isinstance(self.plan, list) else []), self.given]
        return view.legal_actions()[0]


def test_who_thinks_too_long_plays_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.bots.bot", lambda name, seed: Dreamer())
    match = from_position(LAST_OUTPOST, seed=1)
    assert reply(question(match, 0, "dreamer", PACK, 0.2)) == Reply("send scouts")


def test_plan_and_time_reach_the_bot_and_the_plan_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.bots.bot", lambda name, seed: Rememberer())
    match = from_position(LAST_OUTPOST, seed=1)
    first = reply(question(match, 0, "rememberer", PACK, 3.0))
    assert first.plan == [3.0]
    assert reply(question(match, 0, "rememberer", PACK, 1.5, first.plan)).plan == [3.0, 1.5]


class Counter:
    """Counts its choices; it reads the log."""

    reads_log = keeps_plan = True
    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        self.asked = 0
        self.plan: object = None

    def choose(self, view: SeatView) -> int:
        self.asked += 1
        self.plan = (self.asked, len(view.told), view.budget)
        if self.asked == 3:
            raise RuntimeError("not a fourth time")
        return view.legal_actions()[0]


def test_one_object_plays_for_a_seat_of_a_table_until_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.bots.bot", lambda name, seed: Counter())
    monkeypatch.setattr("sandtable.server.bots.SEATED", {})
    monkeypatch.setattr(Counter, "made", 0)
    match = from_position(LAST_OUTPOST, seed=1)
    asked = replace(question(match, 0, "counter", PACK, 3.0), table="one", told=[{}, {}])
    assert [reply(asked).plan, reply(asked).plan] == [(1, 2, 3.0), (2, 2, 3.0)]
    for other in (
        replace(asked, table="other"),
        replace(asked, seat=1, position=match.position()),
        replace(asked, table=""),
    ):
        assert reply(other).plan == (1, 2, 3.0), "elsewhere sits another"
    with pytest.raises(RuntimeError):
        reply(asked)
    assert reply(asked).plan == (1, 2, 3.0) and Counter.made == 5


def test_a_plan_that_is_a_setting_of_the_bot_is_left_alone() -> None:
    """`greedy` has one that is a number."""
    asked = replace(question(from_position(LAST_OUTPOST, seed=1), 0, "greedy", PACK, 60.0), table="one")
    assert [reply(asked).plan, reply(asked).action] == [None, "send tank-crew"]


def test_no_more_bots_are_kept_than_a_process_can_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[tuple[str, int, str], object] = {}
    monkeypatch.setattr("sandtable.server.bots.SEATED", kept)
    monkeypatch.setattr("sandtable.server.bots.MOST_SEATED", 3)
    asked = question(from_position(LAST_OUTPOST, seed=1), 0, "random", PACK, 3.0)
    for table in "abcadac":
        reply(replace(asked, table=table))
    assert [table for table, _, _ in kept] == ["d", "a", "c"]
    reply(replace(asked, bot="sergeant"))
    assert len(kept) == 3, "one that is hurried is made anew"


def test_a_bot_that_reads_the_log_says_so_and_is_asked_again_with_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int | None] = []

    async def wanting(asked: Question, legal: list[str], rank: int = 0) -> Reply:
        given.append(None if asked.told is None else len(asked.told))
        return Reply("", wants_log=True) if asked.told is None else Reply(legal[0])

    monkeypatch.setattr("sandtable.server.bots.bot", lambda name, seed: Counter())
    asked = question(from_position(LAST_OUTPOST, seed=1), 0, "counter", PACK, 3.0)
    assert reply(asked) == Reply("", wants_log=True)
    questions = pytest.importorskip("sandtable.server.questions", reason="left out: questions of others (no asyncpg)")
    assert questions.reply_of(questions.answered(reply(asked))) == reply(asked), "thinkers elsewhere say so too"
    told = replace(asked, table="a", told=[{"message": {"id": "sent"}}])
    assert questions.received(questions.sent(told), PACK, 3.0) == told
    monkeypatch.setattr(server.tables.bot_pool, "ask", wanting)
    _made, (olena,) = server.begun("me", "random")
    play_out([olena])
    assert given[0] is None and None not in given[1:], "it is asked without it only once"
    assert given[1:] == sorted(given[1:], key=lambda count: count or 0) and (given[-1] or 0) > (given[1] or 0)


def test_a_room_keeps_the_plan_of_its_bot(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    came: list[object] = []

    async def plan(asked: Question, legal: list[str], rank: int = 0) -> Reply:
        assert (asked.seat, asked.bot) == (1, "sergeant")
        came.append(asked.plan)
        return Reply(legal[0], f"plan {len(came)}")

    monkeypatch.setattr(server.tables.bot_pool, "ask", plan)
    _made, (olena,) = server.begun("me", "sergeant", options={"first": "0"})
    while len(came) < 3:
        if olena.actions:
            olena.ask("play", seat=0, action=olena.actions[0])
        else:
            olena.read()
    assert came[:3] == [None, "plan 1", "plan 2"]


def test_while_others_wait_a_bot_thinks_shorter(caplog: pytest.LogCaptureFixture) -> None:
    bot_pool = BotPool(workers=2)
    bot_pool.waiting[0] = 2
    assert bot_pool.share_of(5.0) == 5.0
    bot_pool.waiting[0] = 8
    with caplog.at_level("WARNING", "sandtable.server"):
        assert [bot_pool.share_of(5.0) for _ in range(2)] == [1.25, 1.25]
    assert [record.message for record in caplog.records] == [
        "bots wait for each other: 8 for 2 processes; they think shorter"
    ]

"""Frontier Wars at the sizes of common screens: the map keeps its place, and nothing is cut off or covered."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

import sandtable
from tests.web.table import Visitor

SCREENS = [(1440, 900), (1366, 768), (1024, 768), (1536, 730)]
PLACE = "one => JSON.stringify(one.getBoundingClientRect())"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page measures its room when it is drawn, and is drawn once more by what it measured."""
CUT_OFF = """() => [".top", ".order", ".field", ".prompt", ".plate"]
  .flatMap((one) => [...document.querySelectorAll(`${one}, ${one} *`)])
  .filter((one) => one.clientWidth > 0 && !getComputedStyle(one).clipPath.startsWith("inset"))
  .filter((one) => getComputedStyle(one).overflow !== "visible")
  .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.innerText || one.className)"""
"""What does not fit its box. A line of text may be a pixel higher than its box without losing anything."""
SQUEEZED = """() => {
  const parts = [...document.querySelector(".top").children];
  const boxes = parts.map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  const row = document.querySelector(".top ol").getBoundingClientRect();
  return boxes.some((box, at) => at > 0 && box.left < boxes[at - 1].right)
    || boxes.at(-1).right > innerWidth || row.right > boxes.find((box) => box.left > row.left).left;
}"""
"""Whether things in the status lie on each other or beyond the edge."""
COVERED = """() => [...document.querySelectorAll(".tile")].filter((tile) => {
  const name = tile.querySelector(".id").getBoundingClientRect();
  const top = name.top + name.height / 4, bottom = name.bottom - name.height / 4;
  return [...tile.querySelectorAll(".ctr")].map((one) => one.getBoundingClientRect())
    .some((box) => box.left < name.right && name.left < box.right && box.top < bottom && top < box.bottom);
}).map((tile) => tile.dataset.tile)"""
"""Tiles with a counter on their name. A quarter of a line above and below its letters is empty."""
UNDER = """() => [...document.querySelectorAll(".tile")].filter((tile) => {
  const name = tile.querySelector(".id").getBoundingClientRect(), bottom = name.bottom - name.height / 4;
  return [name.left, name.right].some((x) => document.elementFromPoint(x, bottom)?.closest(".tile") !== tile);
}).map((tile) => tile.dataset.tile)"""
"""Tiles with another one over the lower corners of their name."""
OUTSIDE = """() => [...document.querySelectorAll(".tile")].filter((tile) => {
  const ground = tile.querySelector(".key"), to = ground.getScreenCTM().inverse();
  return [...tile.querySelectorAll(".ctr > rect")].map((one) => one.getBoundingClientRect()).some((box) =>
    [[box.left, box.top], [box.right, box.top], [box.left, box.bottom], [box.right, box.bottom]]
      .some(([x, y]) => !ground.isPointInFill(new DOMPoint(x, y).matrixTransform(to))));
}).map((tile) => tile.dataset.tile)"""
"""Tiles with a counter that lies over their edge."""
MARK = 5
"""Pixels below a card that the mark of a new one takes."""
HIDDEN = """(mark) => {
  const fan = document.querySelector(".own .fan").getBoundingClientRect();
  return [...document.querySelectorAll(".own .fan .card")].filter((card) => {
    const box = card.getBoundingClientRect(), words = card.querySelector(".words");
    const [badge, band] = [".badge", ".band"].map((one) => card.querySelector(one).getBoundingClientRect());
    return box.left < fan.left || box.right > fan.right || box.bottom + mark > fan.bottom || fan.bottom > innerHeight
      || badge.top < box.top || badge.bottom > band.top || words.scrollHeight > words.clientHeight + 1;
  }).map((card) => card.dataset.card);
}"""
"""Cards of the hand that must be scrolled to, or lack the room for all their words or for the mark of a new one."""

TWO_SIDES = """game: frontier-wars
seats: 2
option operation: fork
option factions: ussr+usa
option first: 0
active: 0
round: 3
building: e2=factory
founder: e2=0
holder: e2=0
units: d1-infantry=2 d1-tank=2 d1-artillery=1 c2-infantry=1 c2-tank=1 c2-artillery=1 c2-plane=2 \
e2-infantry=2 e2-tank=1 e2-artillery=1 e2-plane=2 f2-infantry=2 f2-tank=1 f2-artillery=1 \
| d4-infantry=2 d4-plane=2 c2-infantry=1 f2-infantry=1 f2-tank=1 f2-artillery=1 f2-plane=2 \
b3-tank=1 b3-infantry=2 b3-artillery=2
agenda: new-round, end-of-turn, list-battles, build, after-movement, move-units"""
"""One side alone with three types (d1, b3) and four (e2); four types against one (c2) and three against four (f2)."""
FOUR_SIDES = """game: frontier-wars
seats: 4
option factions: ussr+usa+germany+uk
option starts: fixed
active: 0
round: 3
units: c3-tank=2 c3-infantry=2 c3-artillery=1 c2-infantry=2 c2-tank=1 c2-artillery=1 \
| c3-infantry=2 c3-tank=1 c3-plane=1 c2-infantry=1 c2-plane=2 c2-tank=1 \
| c3-artillery=2 c3-infantry=1 c3-tank=1 c2-tank=2 c2-infantry=1 c2-artillery=1 | c3-plane=2 c3-infantry=2 c3-tank=1
agenda: new-round, end-of-turn, list-battles, build, after-movement, move-units"""
"""Three types of each side, with four sides (c3) and three (c2) on a tile."""

WORDY = [
    "reserves-to-the-front",
    "repair-corps",
    "redeployment",
    "strategic-bombing",
    "war-industry",
    "final-protective-fire",
]
"""The orders with the longest texts and names, in one language or the other."""

BATTLE = TWO_SIDES.replace("round: 3", "round: 3\nentered: c2=1 f2=1\nhand.1: entrench")
"""Two battles are to be fought, and the defender may be asked for an order."""


def watch(visitor: Visitor, position: str, *actions: str) -> Page:
    """The end of a replay that begins with a position."""
    match = sandtable.from_position(position, seed=1)
    for action in actions:
        match.play(action)
    visitor.open(f"/replay/{visitor.server.post('/api/replays', match.record().encode()).json['id']}")
    visitor.page.wait_for_selector(".tile .ctr")
    visitor.page.get_by_role("slider").press("End")
    return visitor.page


def sized(page: Page) -> Iterator[tuple[int, int]]:
    """The same table on one screen after the other; at the end it is on the first again."""
    for width, height in [*SCREENS[1:], SCREENS[0]]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield width, height


def test_the_map_keeps_its_place_whatever_is_asked(visitor: Visitor) -> None:
    visitor.make_table("frontier-wars", ["me", "random"], options={"operation": "fork", "first": "0"})
    visitor.start()
    page, chance = visitor.page, random.Random(2)
    places: dict[tuple[int, int], set[str]] = {size: set() for size in SCREENS}
    hands = set()
    for _ in range(24):
        target = visitor.next_touch(chance)
        assert target is not None
        hands.add(page.locator(".own .card").count() > 0)
        for size in sized(page):
            places[size].add(page.locator(".sea > svg").evaluate(PLACE))
        visitor.touch(target)
    assert {size: len(seen) for size, seen in places.items()} == dict.fromkeys(SCREENS, 1), places
    assert hands == {True, False}


def test_a_notice_does_not_move_the_map(visitor: Visitor) -> None:
    visitor.make_table("frontier-wars", ["me", "random"], options={"operation": "fork", "first": "0"})
    visitor.start()
    sea = visitor.page.locator(".sea > svg")
    before = sea.evaluate(PLACE)
    visitor.context.set_offline(True)
    visitor.page.locator(".notices .lost").wait_for()
    assert sea.evaluate(PLACE) == before


def test_a_lit_tile_and_a_picked_one_leave_the_names_above_them_free(visitor: Visitor) -> None:
    visitor.make_table("frontier-wars", ["me", "random"], options={"operation": "fork", "first": "0"})
    visitor.start()
    page = visitor.page
    visitor.play_until(".troop[data-lit*='infantry']")
    assert page.evaluate(UNDER) == []
    page.locator(".troop[data-lit*='infantry']").first.click()
    page.locator(".troop[data-picked]").wait_for()
    assert page.evaluate(UNDER) == []


def test_the_tile_that_is_fought_over_is_marked(visitor: Visitor) -> None:
    watch(visitor, BATTLE, "end-movement", "fight c2")
    expect(visitor.page.locator(".tile.battle")).to_have_attribute("data-tile", "c2")


def in_the_end(page: Page, script: str, mark: int = 0) -> list[str]:
    """What a script finds when words are fitted to their places, for which a busy machine takes a moment."""
    with suppress(TimeoutError):
        page.wait_for_function(f"(mark) => ({script})(mark).length === 0", arg=mark, timeout=5000)
    found: list[str] = page.evaluate(script, mark)
    return found


def test_nothing_is_cut_off_with_four_players(visitor: Visitor) -> None:
    players = ["me", "random", "random", "random"]
    visitor.make_table("frontier-wars", players, options={"operation": "zeppelin", "first": "0"})
    visitor.start()
    page = visitor.page
    visitor.play_until(".top li[aria-current]")
    page.get_by_role("button", name="Pause the bots").click()
    page.get_by_role("button", name="Resume the bots").wait_for()
    for lang, line in {"EN": "round 1", "УКР": "раунд 1"}.items():
        page.get_by_role("button", name=lang, exact=True).click()
        for size in sized(page):
            expect(page.locator(".top .ph")).to_have_text(line)
            assert in_the_end(page, CUT_OFF) == [], (lang, size)
            assert not page.evaluate(SQUEEZED), (lang, size)


@pytest.mark.parametrize("cards", [5, 6])
def test_the_whole_hand_is_in_sight(visitor: Visitor, cards: int) -> None:
    page = watch(visitor, TWO_SIDES.replace("round: 3", f"round: 3\nhand.0: {', '.join(WORDY[:cards])}"))
    expect(page.locator(".own .fan .card")).to_have_count(cards)
    for lang in ("EN", "УКР"):
        page.get_by_role("button", name=lang, exact=True).click()
        for size in sized(page):
            assert in_the_end(page, HIDDEN, MARK) == [], (lang, size)


@pytest.mark.parametrize("position", [TWO_SIDES, FOUR_SIDES], ids=["two-sides", "four-sides"])
def test_counters_stand_within_their_tile_and_not_on_its_name(visitor: Visitor, position: str) -> None:
    page = watch(visitor, position)
    assert page.locator(".tile .ctr").count() >= 21
    assert page.evaluate(COVERED) == []
    assert page.evaluate(OUTSIDE) == []

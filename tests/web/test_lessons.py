"""Lessons in the browser: the words beside the thing, a wrong move, what was learnt, and that it is remembered."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import sandtable
from sandtable.kernel.lessons import COUNTER, Lesson, course
from sandtable.kernel.teaching import Teaching
from sandtable.kernel.words import translator
from tests.server.harness import Server
from tests.web.table import Visitor

COURSES = {game: course(sandtable.game(game)) for game in sandtable.game_names() if course(sandtable.game(game))}
FIRST = [lessons[0] for lessons in COURSES.values()]
OTHERS = [lesson for lessons in COURSES.values() for lesson in lessons[1:]]
LAPTOP, PHONE = (1366, 657), (390, 844)
SHOTS = os.environ.get("SANDTABLE_SHOTS", "")
"""A folder for pictures of every moment, to be looked at."""


def named(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.number}"


LIT_AND_FREE = """() => {
  const [words, light] = [".bubble", ".light"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const points = ["above", "below", "left", "right"].some((side) => document.querySelector(`.bubble.${side}`));
  if (!light || !points || getComputedStyle(document.querySelector(".light")).boxShadow === "none") return false;
  const across = words.left < light.right && light.left < words.right;
  return !(across && words.top < light.bottom && light.top < words.bottom);
}"""
"""Is a thing lit, the rest dimmed, and do the words point at it without lying over it?"""
IN_SIGHT = """(next) => [...document.querySelectorAll("[data-lit], [data-primary]")].some((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const begins = one.getAttribute("data-lit")?.split("|") ?? [next];
  const leads = begins.some((begin) => next === begin || next.startsWith(`${begin} `));
  return width && leads && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
})"""
"""Is something that leads on within the screen?"""


def shoot(visitor: Visitor, name: str) -> None:
    if SHOTS:
        visitor.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def shown_to_its_end(visitor: Visitor, lesson: Lesson, lang: str) -> None:
    """Begin, hear what is said beside which thing, and have every choice shown."""
    say = translator(lang, lesson.game.folder)
    visitor.open(f"/learn/{lesson.game.name}/{lesson.number}")
    words = visitor.page.locator(".bubble")
    for number in range(len(lesson.way)):
        expect(words).to_be_in_viewport(ratio=0.99)
        expect(visitor.page.locator(".act .primary")).to_be_in_viewport(ratio=0.99)
        visitor.page.wait_for_function(LIT_AND_FREE)
        visitor.page.wait_for_function(IN_SIGHT, arg=lesson.way[number])
        expect(words).to_contain_text(say(lesson.message("goal")))
        place, _, counter = Teaching(lesson, lesson.way[:number]).moment.at.partition(" ")
        if place == COUNTER:
            expect(visitor.page.locator(f"[data-counter='{counter}']")).to_have_count(1)
        shoot(visitor, f"{named(lesson)}-{lang}-{visitor.page.evaluate('innerWidth')}-{number}")
        before = words.inner_text()
        visitor.page.locator(".act .ghost").nth(2).click()
        expect(words).not_to_have_text(before)
    expect(words).to_contain_text(say(lesson.message("learnt")))
    expect(words.locator(".rules .rule")).to_have_text([*lesson.rules])
    shoot(visitor, f"{named(lesson)}-{lang}-end")
    assert visitor.complaints == []


@pytest.mark.parametrize("lesson", FIRST, ids=named)
def test_the_first_lesson_of_each_game_leads_to_its_end(server: Server, browser: Browser, lesson: Lesson) -> None:
    """In both languages, on a phone and on what is left of a laptop's screen."""
    at = FIRST.index(lesson)
    lang = ("en", "uk")[at % 2]
    with Visitor(browser, server, lang=lang, size=(LAPTOP, PHONE)[at // 2 % 2]) as visitor:
        shown_to_its_end(visitor, lesson, lang)
        visitor.page.locator(f".bubble a[href='/learn/{lesson.game.name}']").click()
        expect(visitor.page.locator("main li.done")).to_have_count(1)
        visitor.page.reload()
        expect(visitor.page.locator("main li.done")).to_have_count(1)
        expect(visitor.page.locator("main a.go")).to_have_attribute("href", f"/learn/{lesson.game.name}/2")
        visitor.page.locator("main button.ghost").last.click()
        expect(visitor.page.locator("main li.done")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.matrix
@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("lesson", OTHERS, ids=named)
def test_every_lesson_leads_to_its_end(
    server: Server, browser: Browser, lesson: Lesson, size: tuple[int, int], lang: str
) -> None:
    with Visitor(browser, server, lang=lang, size=size) as visitor:
        shown_to_its_end(visitor, lesson, lang)


def test_things_are_touched_and_a_wrong_move_is_explained(visitor: Visitor) -> None:
    """The fourth lesson of AFU: an empty column lets Panic in."""
    visitor.open("/learn/afu/4")
    page = visitor.page
    words = page.locator(".bubble")
    expect(words).to_contain_text("Two invaders, two cards")
    page.get_by_role("button", name="Hint").click()
    expect(words).to_contain_text("The 72nd against the 45th")
    expect(page.locator("[data-primary][data-lit]")).to_have_count(0)
    page.locator(".own [data-card='72nd-mechanized-brigade']").click()
    page.locator(
        "[data-zone='defense-row.0'][data-place='0'] .lit, [data-zone='defense-row.0'][data-place='0'].lit"
    ).click()
    expect(words).to_contain_text("One column is open")
    expect(words).not_to_contain_text("The 72nd against the 45th")
    page.get_by_role("button", name="Fight the battle").or_(
        page.locator(".chips button", has_text="attle")
    ).first.click()
    expect(words).to_contain_text("A Panic card came into your discard pile")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(words).to_contain_text("One column is open")
    assert visitor.complaints == []


def test_a_bomber_begins_the_wave_that_it_flies_in(visitor: Visitor) -> None:
    """The seventh lesson of Victory Day: the words point at the Stuka, and touching it is the first choice."""
    visitor.open("/learn/victory-day/7")
    page = visitor.page
    page.locator("[data-zone='line-2.0'] [data-card='ju-87'][data-lit]").click()
    expect(page.locator(".bubble")).to_contain_text("Aim the Stuka at the Katyusha")
    page.locator("[data-card='katyusha'][data-lit]").click()
    expect(page.locator(".bubble")).to_contain_text("Send the Bf 109 along")

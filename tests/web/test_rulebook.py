"""The rulebook in the browser: chapters, search, addresses, examples, where a rule came up; and the sheet on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

import sandtable
from sandtable.kernel.examples import examples
from sandtable.kernel.rulebook import chapters
from tests.server.harness import Server
from tests.web.table import Visitor

GAMES = {"afu": "AFU-7.1", "barbarossa": "BAR-12.8", "frontier-wars": "FW-14.6", "victory-day": "VD-14.3"}
COVERED_BY_TOOLS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".tools > *")].map(box);
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const rows = [...document.querySelectorAll(".sheet li, .sheet h3, .sheet p:not(.tools)")];
  return rows.filter((row) => buttons.some((button) => over(box(row), button))).map((row) => row.innerText);
}"""
PAGE_OF_A_PDF = re.compile(rb"/Type\s*/Page[^s]")


@pytest.mark.parametrize(("game", "rule"), GAMES.items())
def test_a_rule_has_an_address_and_a_chapter_its_examples(visitor: Visitor, game: str, rule: str) -> None:
    one = sandtable.game(game)
    visitor.open(f"/rules/{game}#{rule}")
    page = visitor.page
    place = page.locator(f"[data-rule='{rule}']")
    place.wait_for()
    expect(place).to_be_in_viewport()
    expect(place).to_have_class(re.compile(r"\bhere\b"))
    expect(page.locator(".chapters > section")).to_have_count(len(chapters(one)))
    assert page.locator(".rule-line").count() == len(one.rules("en"))
    search = page.get_by_role("searchbox")
    for word in ("a", ""):
        search.fill(word)
        expect(search).to_be_in_viewport()
    for example in examples(one):
        pictures = page.locator(f"[data-rule='example-{example.name}'] figure")
        expect(pictures).to_have_count(len(example.pictures))
        for number, picture in enumerate(example.pictures):
            expect(pictures.nth(number).locator("figcaption")).to_have_text(example.caption(picture, "en"))
            things = pictures.nth(number).locator(".picture .card, .picture svg, .picture .sum, .picture .z")
            assert things.count() > 0, "a picture shows something of the table"
    last = chapters(one)[-1]
    page.locator("nav a").last.click()
    expect(page.locator(f"[data-rule='chapter-{last.number}']")).to_be_in_viewport()
    assert page.url.endswith(f"/rules/{game}#chapter-{last.number}")
    search.fill(rule.split("-")[1])
    expect(page.locator(".rule-line")).to_have_count(1)
    assert visitor.complaints == []


def test_the_table_leads_to_a_rule_and_the_rule_to_the_table(visitor: Visitor) -> None:
    visitor.make_table("barbarossa", ["me", "random"], options={"first": "1"})
    visitor.start()
    page = visitor.page
    page.wait_for_selector("[data-lit], [data-primary]")
    link = page.locator(".log .rule").first
    rule = link.inner_text()
    assert link.get_attribute("href") == f"/rules/barbarossa#{rule}"
    link.dispatch_event("click")
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".ruletext")).to_have_text(sandtable.game("barbarossa").rules("en")[rule])
    cited = page.locator(".log li", has=page.locator(f".rule:text-is('{rule}')")).first
    told = sheet.locator(".came li").all_inner_texts()
    assert told and cited.count() == 1
    sheet.locator(".way a").click()
    book = page.locator("dialog[open] .book")
    place = book.locator(f"[data-rule='{rule}']")
    place.wait_for()
    expect(place).to_be_in_viewport()
    expect(place.locator(".came summary")).to_contain_text("in your game")
    assert "/t/" in page.url, "the table is still there"
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert visitor.complaints == []


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_has_its_pictures_and_prints_on_one_page(
    server: Server, browser: Browser, game: str, lang: str
) -> None:
    with Visitor(browser, server, lang=lang, size=(1366, 657)) as visitor:
        visitor.open(f"/sheet/{game}")
        sheet = visitor.page.locator(".sheet")
        steps = sheet.locator(".turn li")
        steps.first.wait_for()
        assert sheet.locator(".turn li .picture path, .turn li .picture circle").count() >= steps.count()
        assert sheet.locator(".signs li").count() == sheet.locator(".signs li .icons:has(svg)").count()
        assert sheet.locator(".units li, .values td").count() >= 12
        assert sheet.locator(".win p").count() > 0 and sheet.locator(".keys dt").count() >= 5
        assert visitor.page.evaluate(COVERED_BY_TOOLS) == []
        pdf = visitor.page.pdf(prefer_css_page_size=True)
        assert len(PAGE_OF_A_PDF.findall(pdf)) == 1
        assert visitor.complaints == []


def test_the_sheet_behind_the_question_mark_prints_on_one_page(visitor: Visitor) -> None:
    visitor.make_table("victory-day", ["me", "random"])
    visitor.start()
    visitor.page.wait_for_selector("[data-lit], [data-primary]")
    visitor.page.keyboard.press("?")
    visitor.page.locator("dialog[open] .sheet .turn").wait_for()
    assert len(PAGE_OF_A_PDF.findall(visitor.page.pdf(prefer_css_page_size=True))) == 1
    assert visitor.complaints == []

import { expect, test } from "vitest";
import type { GameDetails, LogEvent, Rulebook } from "./protocol";
import { besideOf, chapterOf, citing, found, headingOf, ruleAddress } from "./rulebook";
import { Speech } from "./words";

const RULES = {
  "OUT-1.1": { en: "Each seat is dealt four squads.", uk: "Кожному роздають чотири загони." },
  "OUT-2.1": { en: "The top outpost is turned face up.", uk: "Верхню заставу відкривають." },
  "OUT-R1": { en: "Ties share the outpost.", uk: "Нічия ділить заставу." },
};
const details = {
  info: { name: "outpost" },
  rules: RULES,
  cards: [],
  words: { en: "chapter-1 = Setting up\nchapter-unnamed = Chapter { $number }" },
} as unknown as GameDetails;
const book: Rulebook = {
  chapters: [
    { number: "1", rules: [{ id: "OUT-1.1", rulings: [] }], rulings: [] },
    { number: "2", rules: [{ id: "OUT-2.1", rulings: ["OUT-R1"] }], rulings: [] },
  ],
  examples: [],
};
const english = new Speech("en", details);

test("a chapter has its heading, or its number", () => {
  expect(book.chapters.map((chapter) => headingOf(chapter, english))).toEqual(["Setting up", "Chapter 2"]);
});

test("a rule is found by its id, whole or short", () => {
  for (const wanted of ["OUT-R1", "out-r1", " r1 "])
    expect(found(book, details, english, wanted)).toEqual(new Set(["OUT-R1"]));
  expect(found(book, details, english, "1.1")).toEqual(new Set(["OUT-1.1"]));
});

test("rules are found by their words, with other endings, and by the heading above them", () => {
  expect(found(book, details, english, "outposts")).toEqual(new Set(["OUT-2.1", "OUT-R1"]));
  expect(found(book, details, english, "setting squads")).toEqual(new Set(["OUT-1.1"]));
  expect(found(book, details, new Speech("uk", details), "застава")).toEqual(new Set(["OUT-2.1", "OUT-R1"]));
  expect(found(book, details, english, "zeppelin")?.size).toBe(0);
  expect(found(book, details, english, " ")).toBeNull();
});

test("a rule knows its chapter, its rulings and its address", () => {
  expect(chapterOf(book, "OUT-R1")?.number).toBe("2");
  expect(besideOf(book, "OUT-2.1")).toEqual(["OUT-R1"]);
  expect(besideOf(book, "OUT-R1")).toEqual(["OUT-2.1"]);
  expect(ruleAddress("outpost", "OUT-2.1")).toBe("/rules/outpost#OUT-2.1");
});

test("the lines of a log are found by the rules that they cite", () => {
  const line = (number: number, rules: string[], message: unknown = {}) =>
    ({ number, rules, message }) as unknown as LogEvent;
  const log = [line(0, ["OUT-2.1"]), line(1, ["OUT-2.1", "OUT-R1"]), line(2, ["OUT-1.1"], null)];
  const lines = citing(log);
  expect(lines.get("OUT-2.1")?.map((event) => event.number)).toEqual([0, 1]);
  expect(lines.get("OUT-R1")).toHaveLength(1);
  expect(lines.has("OUT-1.1")).toBe(false);
});

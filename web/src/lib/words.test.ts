import { describe, expect, it } from "vitest";
import { cardOf, gameOf } from "../test/samples";
import type { Lang } from "./languages.svelte";
import { Speech } from "./words";

const WORDS = {
  en: `
drew = { $seat } draws { $n ->
    [one] one card
   *[other] { $n } cards
  }.
played = { $seat } plays { $card }.
state-fatigued = tired
back-unit = a hidden unit
word-now = at once
undo = The game's own undo
only-english = Only here
`,
  uk: `
drew = { $seat } бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
  }.
played = { $seat } грає: { $card }.
`,
};
const GAME = gameOf("any", WORDS, [cardOf("trucks", "Trucks", "Вантажівки")]);
const speak = (lang: Lang) => new Speech(lang, GAME, ["Olena", ""]);
const phrase = (id: string, args: Record<string, unknown>) => ({ game: "any", id, args });

describe("a sentence", () => {
  it("speaks to the one it is about", () => {
    const details = gameOf("any", { en: "passed = { $seat } passes.\n    .you = You pass.\nleft = { $seat } leaves." });
    const speech = new Speech("en", details, ["Olena", "Taras"], "any", 0);
    expect(speech.say(phrase("passed", { seat: ["seat", 0] }))).toBe("You pass.");
    expect(speech.say(phrase("passed", { seat: ["seat", 1] }))).toBe("Taras passes.");
    expect(speech.say(phrase("left", { seat: ["seat", 0] }))).toBe("Olena leaves.");
  });

  it.each([
    ["en", 1, "Olena draws one card."],
    ["en", 5, "Olena draws 5 cards."],
    ["uk", 1, "Olena бере 1 карту."],
    ["uk", 3, "Olena бере 3 карти."],
    ["uk", 5, "Olena бере 5 карт."],
    ["uk", 11, "Olena бере 11 карт."],
    ["uk", 21, "Olena бере 21 карту."],
    ["uk", 22, "Olena бере 22 карти."],
  ] as const)("has the plural of its language: %s %i", (lang, n, text) => {
    expect(speak(lang).say(phrase("drew", { seat: ["seat", 0], n }))).toBe(text);
  });

  it("is said in English where a language has no words for it", () => {
    expect(speak("uk").say(phrase("only-english", {}))).toBe(speak("en").say(phrase("only-english", {})));
    expect(speak("xx").say(phrase("only-english", {}))).toBe(speak("en").say(phrase("only-english", {})));
  });

  it("is said even if a value is missing", () => {
    expect(speak("en").say(phrase("played", { seat: ["seat", 0] }))).toContain("Olena");
  });

  it("is said by its id where there are no words for it", () => {
    expect(speak("en").say(phrase("unheard-of", {}))).toBe("unheard-of");
  });

  it("holds the names of cards as pieces that can be touched", () => {
    expect(speak("en").rich(phrase("played", { seat: ["seat", 0], card: ["card", "trucks/fatigued"] }))).toEqual([
      { text: "Olena plays " },
      { text: "Trucks (tired)", card: "trucks/fatigued" },
      { text: "." },
    ]);
  });

  it("hides a hidden card", () => {
    expect(speak("en").rich(phrase("played", { seat: ["seat", 0], card: ["card", "?unit"] }))[1]).toEqual({
      text: "a hidden unit",
      card: undefined,
    });
    expect(speak("en").card("?")).toBe("a hidden card");
    expect(speak("en").card("?unknown")).toBe("a hidden card");
  });
});

describe("a token", () => {
  it.each([
    ["seat", "0", "Olena"],
    ["seat", "1", "Player 2"],
    ["card", "trucks", "Trucks"],
    ["kind", "unheard-of", "unheard-of"],
    ["word", "now", "at once"],
    ["word", "later", "later"],
    ["tile", "b2", "B2"],
    ["place", "1-3", "line 1, place 3"],
    ["place", "enemy-2-1", "enemy line 2, place 1"],
    ["place", "now", "at once"],
    ["number", "7", "7"],
  ])("of %s %s is %s", (what, token, text) => {
    expect(speak("en").token(what, token)).toBe(text);
  });

  it("in several languages is said in the reader's", () => {
    expect(speak("uk").value(["text", { en: "Hold", uk: "Тримати" }])).toBe("Тримати");
  });
});

describe("whose words count", () => {
  it("lets the page's own words stand above those of a game", () => {
    expect(speak("en").t("undo")).toBe("Undo");
  });

  it("says nothing where there are no words", () => {
    expect(speak("en").t("unheard-of")).toBe("");
  });

  it("knows what the page says of a game that has a folder, by its name alone", () => {
    expect(new Speech("en", null, [], "afu").t("game-about")).toMatch(/three columns/);
    expect(new Speech("uk", null, [], "afu").t("game-about")).toMatch(/три колонки/);
    expect(new Speech("en", null, [], "any").t("game-about")).toBe("");
    expect(new Speech("en").t("game-about")).toBe("");
  });
});

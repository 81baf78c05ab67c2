import { expect, test } from "vitest";
import { cardOf, gameOf } from "../test/samples";
import { pencilled, pencilWords, sourcesOf } from "./sources";
import { Speech } from "./words";

const trucks = cardOf("trucks", "Trucks", "Вантажівки");

test("a card tells which of its values come from where", () => {
  const card = { ...trucks, sources: { copies: "designed", buy: "rulebook", vp: "changed" } };
  const speech = new Speech("en", gameOf("any", { en: "key-buy = Buying Cost\nkey-copies = copies" }));
  expect(sourcesOf(card, speech)).toEqual([
    { source: "rulebook", values: ["Buying Cost"] },
    { source: "changed", values: ["vp"] },
    { source: "designed", values: ["copies"] },
  ]);
  expect(pencilWords(card, speech)).toBe("Changed in this pack: vp. Designed for Sandtable: copies.");
  expect(pencilled(card)).toBe(true);
  expect(pencilled({ ...card, sources: { buy: "rulebook", vp: "publisher" } })).toBe(false);
});

test("a card whose values all come from one place says so once", () => {
  const card = { ...trucks, sources: { copies: "public", buy: "public" } };
  expect(sourcesOf(card, new Speech("en"))).toEqual([{ source: "public", values: [] }]);
});

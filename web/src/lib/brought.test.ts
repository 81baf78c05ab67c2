import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardOf, gameOf, viewOf } from "../test/samples";
import { Brought, broughtFile } from "./brought.svelte";
import { Desk } from "./desk.svelte";
import type { Choice } from "./protocol";
import { Speech } from "./words";

const WORDS = { en: "zone-deck = Deck\nhello = Hello, { $name }\n" };

function march(tile: string): Choice {
  return { action: `march ${tile}`, message: { game: "any", id: "march", args: { a: ["tile", tile] } }, rules: [] };
}

describe("the table that a package's layout is given", () => {
  const play = vi.fn<(action: string) => void>();
  let desk: Desk;
  let table: Brought;

  beforeEach(() => {
    document.body.innerHTML = "<div id='deck'></div><button id='a1'>A1</button><button id='b2'>B2</button>";
    play.mockReset();
    desk = new Desk(play);
    desk.details = gameOf("any", WORDS);
    desk.speech = new Speech("en", desk.details);
    desk.view = viewOf({ zones: { deck: { zone: "deck", owner: null, count: 3, cards: ["?", "?", "?"] } } });
    table = new Brought(desk);
  });

  const button = (id: string) => document.getElementById(id) as HTMLButtonElement;
  const deck = () => document.getElementById("deck") as HTMLDivElement;

  it("speaks the words of the game", () => {
    expect(table.say("hello", { name: "Olena" })).toBe("Hello, Olena");
    expect(table.others).toEqual([1]);
  });

  it("shows a zone that follows the view", () => {
    table.zone(deck(), "deck");
    flushSync();
    expect(deck().textContent).toContain("Deck");
    expect(deck().textContent).toContain("3");
    desk.view = viewOf({ zones: { deck: { zone: "deck", owner: null, count: 2, cards: ["?", "?"] } } });
    flushSync();
    expect(deck().textContent).toContain("2");
  });

  it("lights a button of the layout when its argument can be chosen, and plays it", () => {
    table.touch(button("a1"), "tile", "a1");
    table.touch(button("b2"), "tile", "b2");
    desk.chooser.offer([march("a1"), march("c3")]);
    flushSync();
    expect([button("a1").disabled, button("b2").disabled]).toEqual([false, true]);
    expect(button("a1").classList.contains("lit")).toBe(true);
    expect(desk.chooser.unshown.map((next) => next.pick.token)).toEqual(["c3"]);
    button("a1").click();
    expect(play).toHaveBeenCalledExactlyOnceWith("march a1");
  });

  it("shows a card in place of another, or none", () => {
    desk.details = gameOf("any", WORDS, [cardOf("scouts", "Scouts", ""), cardOf("tanks", "Tanks", "")]);
    desk.speech = new Speech("en", desk.details);
    table.card(deck(), "scouts");
    table.card(deck(), "tanks");
    flushSync();
    expect(deck().textContent).toContain("Tanks");
    expect(deck().textContent).not.toContain("Scouts");
    table.card(deck(), undefined);
    flushSync();
    expect(deck().textContent.trim()).toBe("");
  });

  it("takes away what lay in elements that are gone", () => {
    table.touch(button("a1"), "tile", "a1");
    desk.chooser.offer([march("a1"), march("c3")]);
    flushSync();
    const gone = button("a1");
    gone.remove();
    table.tidy();
    gone.click();
    expect(play).not.toHaveBeenCalled();
    expect(desk.chooser.unshown.map((next) => next.pick.token)).toEqual(["a1", "c3"]);
  });
});

it("finds only files that the package brings", () => {
  const brings = { ...gameOf("any", {}), page_files: ["layout.js"] };
  expect(broughtFile(brings, "layout.js")).toBe("/api/games/any/web/layout.js");
  expect(broughtFile(brings, "layout.css")).toBe("");
});

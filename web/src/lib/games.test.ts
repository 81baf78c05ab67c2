import { describe, expect, it } from "vitest";
import symbols from "virtual:symbols";
import BroughtLayout from "../components/BroughtLayout.svelte";
import GeneralLayout from "../components/GeneralLayout.svelte";
import { cardOf, gameOf } from "../test/samples";
import { faceOf } from "./faces";
import { presentationOf } from "./games";
import { layoutOf, panelOf } from "./layouts";

const FOLDERS = Object.keys(import.meta.glob("../games/*/*")).map((path) => path.split("/")[2] ?? "");
const GAMES = [...new Set(FOLDERS)];

describe.each(GAMES)("the folder of %s", (game) => {
  it("has a layout of its own", () => {
    expect(layoutOf(gameOf(game, {}))).not.toBe(GeneralLayout);
  });

  it("has a place and a picture on the front page, of symbols that are drawn", () => {
    const { place, picture } = presentationOf(game);
    expect(place).toBeGreaterThan(0);
    expect(picture?.filter((name) => !symbols[name])).toEqual([]);
  });
});

describe("a game without a folder", () => {
  it("has what is general", () => {
    expect(presentationOf("any")).toEqual({});
    expect(layoutOf(gameOf("any", {}))).toBe(GeneralLayout);
    expect(panelOf("any")).toBeNull();
  });

  it("has the layout that its package brings", () => {
    const brings = { ...gameOf("any", {}), page_files: ["layout.js"] };
    expect(layoutOf(brings)).toBe(BroughtLayout);
  });

  it("shows the first three numbers of a card, with an icon where one fits", () => {
    const card = {
      ...cardOf("rifles", "Rifles", "Стрільці"),
      data: { type: "tank", attack: 3, note: "x", worth: 2, cost: 1, more: 9 },
    };
    const face = faceOf("any", card);
    expect(face.values.map(({ icon, n }) => [icon, n])).toEqual([
      ["attack", 3],
      ["star", 2],
      ["crate", 1],
    ]);
    expect([face.symbol, face.tint]).toEqual(["armour", "--arm-armour"]);
  });

  it("finds the symbol of a unit by its name before its type", () => {
    expect(faceOf("any", cardOf("mortar-battery", "", ""))).toMatchObject({ symbol: "mortar", echelon: "I" });
  });
});

it("no two games claim the same place on the front page", () => {
  const places = GAMES.map((game) => presentationOf(game).place);
  expect(new Set(places).size).toBe(places.length);
});

import { describe, expect, it } from "vitest";
import type { CardInfo } from "../../lib/protocol";
import { choices, deckLine, deckText, limitOf, readList, total } from "./deck";

const card = (slug: string, data: Record<string, unknown>, name = slug) =>
  ({ slug, data, name: { en: name, uk: `${name} (uk)` } }) as unknown as CardInfo;
const CARDS = [
  card("depot", { kind: "resource", side: "neutral" }, "Depot"),
  card("tiger", { kind: "unit", side: "german", type: "armoured" }, "Pz.Kpfw. VI Tiger"),
  card("is-2", { kind: "unit", side: "soviet", type: "armoured" }, "IS-2"),
  card("reichstag", { kind: "tactical", side: "soviet" }, "Storm of the Reichstag"),
];
const [depot, tiger, is2] = CARDS as [CardInfo, CardInfo, CardInfo];

describe("a deck while it is built", () => {
  it("is limited by the pool and by four of a name, resources excepted", () => {
    expect(limitOf(depot, {})).toBeGreaterThan(40);
    expect(limitOf(is2, { "is-2": 2 })).toBe(2);
    expect(limitOf(is2, { "is-2": 9 })).toBe(4);
    expect(limitOf(tiger, {})).toBe(0);
    expect(limitOf(tiger, null)).toBe(4);
  });

  it("offers cards of its army that there are, and resources", () => {
    const offered = (pool: Record<string, number> | null) =>
      choices(CARDS, "soviet", pool).flatMap((one) => one.cards.map((found) => found.slug));
    expect(offered({ "is-2": 1 })).toEqual(["depot", "is-2"]);
    expect(offered(null)).toEqual(["depot", "is-2", "reichstag"]);
  });

  it("becomes a line and a file that read back", () => {
    const counts = { depot: 20, "is-2": 2, reichstag: 0 };
    expect(deckLine("soviet", counts)).toBe("soviet, 20 depot, 2 is-2");
    expect(readList(deckLine("soviet", counts), CARDS)).toEqual({ depot: 20, "is-2": 2 });
    expect(readList(deckText("Mine", "soviet", counts), CARDS)).toEqual({ depot: 20, "is-2": 2 });
    expect(total(counts)).toBe(22);
  });

  it("reads a collection by names too, and leaves out what it does not know", () => {
    const head = "name: Ann's\nbox: soviet\nopened: soviet 6 berlin\n\n# a comment\n";
    const text = `${head}3 IS-2 # mine\n1 nothing\n1 storm of the reichstag`;
    expect(readList(text, CARDS)).toEqual({ "is-2": 3, reichstag: 1 });
  });
});

import { describe, expect, it } from "vitest";
import type { CardInfo } from "../../lib/protocol";
import { beyond, choices, deckLine, deckText, limitOf, readList, total } from "./deck";

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
    const read = { counts: { depot: 20, "is-2": 2 }, unknown: [] };
    expect(readList(deckLine("soviet", counts), CARDS)).toEqual(read);
    expect(readList(deckText("Mine", "soviet", counts), CARDS)).toEqual(read);
    expect(total(counts)).toBe(22);
  });

  it("reads cards by their names too, and tells lines that it does not know", () => {
    const head = "name: Ann's\nside: soviet\n\n# a comment\n";
    const text = `${head}3 IS-2 # mine\n1 nothing\n1 storm of the reichstag\nis-2`;
    expect(readList(text, CARDS)).toEqual({ counts: { "is-2": 3, reichstag: 1 }, unknown: ["1 nothing", "is-2"] });
  });

  it("may not have more of a card than there are, nor cards of the other army", () => {
    const first = (counts: Record<string, number>) => beyond(counts, CARDS, "soviet", { "is-2": 1, tiger: 1 })?.slug;
    expect(first({ depot: 40, "is-2": 1 })).toBeUndefined();
    expect(first({ "is-2": 2 })).toBe("is-2");
    expect(first({ tiger: 1 })).toBe("tiger");
  });
});

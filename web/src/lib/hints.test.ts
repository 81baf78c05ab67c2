import { describe, expect, it } from "vitest";
import { because } from "./hints";
import type { HintThoughts } from "./protocol";
import { Speech } from "./words";

const speech = new Speech("en", null, ["Olena", "Petro"]);
const thoughts: HintThoughts = {
  chance: 0.62,
  other: "buy trucks",
  less: 0.041,
  sure: 0.9,
  why: { game: "outpost", id: "coach-more-score", args: {} },
};

describe("the reason of a hint", () => {
  it("tells the chance, the next best choice and what differs", () => {
    expect(because(thoughts, "Buy Trucks", speech)).toEqual([
      "Chance to win: 62 %.",
      "Next best: Buy Trucks, 4 % less.",
      "coach-more-score",
    ]);
  });

  it("says when the next best is about as good", () => {
    const said = because({ ...thoughts, less: 0.001, why: null }, "Buy Trucks", speech);
    expect(said[1]).toBe("About as good: Buy Trucks.");
  });

  it("tells the chance alone where nothing else was thought through", () => {
    expect(because(thoughts, "", speech)).toEqual(["Chance to win: 62 %."]);
  });
});

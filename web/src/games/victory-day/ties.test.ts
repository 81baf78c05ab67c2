import { describe, expect, it } from "vitest";
import type { Figure } from "../../lib/protocol";
import { tiesOf, totalsOf } from "./ties";

const counters = {
  role: [
    ["ordinary", "guns", "idle"],
    ["blocker", "idle", "idle"],
  ],
  goal: [
    [-1, 0, -1],
    [0, -1, -1],
  ],
  "plan-role": ["idle", "blocker", "idle"],
  "plan-goal": [-1, 0, -1],
};

function strength(seat: number, total: number, ...places: string[]): Figure {
  const parts = places.map((place) => ({
    message: { game: "victory-day", id: "strength-unit", args: { place: ["place", place] } },
    n: 1,
    rules: [],
  }));
  return { id: "conflict-strength", seat, total, parts, rules: [] };
}

describe("ties between units", () => {
  it("lead from blockers to attackers, from helpers to their own, and from what is planned", () => {
    expect(tiesOf(counters, 1)).toEqual([
      { seat: 0, from: 1, other: 0, to: 0, planned: false },
      { seat: 1, from: 0, other: 0, to: 0, planned: false },
      { seat: 1, from: 1, other: 0, to: 0, planned: true },
    ]);
  });

  it("carry both sums of their conflict", () => {
    const figures = [strength(1, 5, "1-1"), strength(0, 4, "1-1"), strength(1, 2, "1-2"), strength(0, 6, "1-3")];
    expect(totalsOf(figures, 0, "1-3")?.map(({ total }) => total)).toEqual([6, 2]);
    expect(totalsOf(figures, 0, "1-2")).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { linesIn } from "./lines";

describe("lines on a card", () => {
  it("are whole, and at least one", () => {
    expect(linesIn(39, 13)).toBe(3);
    expect(linesIn(38.6, 13)).toBe(3);
    expect(linesIn(38, 13)).toBe(2);
    expect(linesIn(5, 13)).toBe(1);
    expect(linesIn(39, NaN)).toBe(1);
  });
});

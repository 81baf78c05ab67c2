import { describe, expect, it } from "vitest";
import { beside, GAP } from "./beside";

const SCREEN = { w: 1366, h: 657 };
const WORDS = { w: 360, h: 100 };

describe("words beside a thing", () => {
  it("stand above it, with a pointer to its middle", () => {
    const place = beside({ x: 400, y: 300, w: 100, h: 60 }, WORDS, SCREEN, []);
    expect(place).toEqual({ left: 270, top: 300 - GAP - 100, side: "above", tip: 180, stem: GAP });
  });

  it("go to another side rather than over what is to be touched", () => {
    const thing = { x: 480, y: 325, w: 196, h: 60 };
    const lit = { x: 430, y: 240, w: 300, h: 70, weight: 1 };
    const place = beside(thing, WORDS, SCREEN, [lit]);
    expect(place.side).not.toBe("above");
    expect(place.stem).toBe(GAP);
  });

  it("go farther off where there is no other side: over a hand on a phone stand a question and buttons", () => {
    const phone = { w: 390, h: 844 };
    const hand = { x: 6, y: 520, w: 380, h: 170 };
    const button = { x: 16, y: 440, w: 110, h: 44, weight: 1 };
    const help = { x: 12, y: 740, w: 366, h: 38, weight: 2 };
    const place = beside(hand, WORDS, phone, [button, help]);
    expect(place.side).toBe("above");
    expect(place.top + WORDS.h).toBeLessThanOrEqual(button.y);
    expect(place.top + WORDS.h + place.stem).toBe(hand.y);
  });

  it("never leave the screen, and stand somewhere even if the thing fills it", () => {
    expect(beside({ x: 0, y: 0, w: 60, h: 40 }, WORDS, SCREEN, []).left).toBe(8);
    expect(beside({ x: 0, y: 0, ...SCREEN }, WORDS, SCREEN, []).side).toBe("none");
  });
});

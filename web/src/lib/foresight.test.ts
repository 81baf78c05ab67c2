import { describe, expect, it } from "vitest";
import { aboutThing, NOTHING, ofActions, pointedAt, spelled, subject } from "./foresight";
import type { Forecast, Foretold } from "./protocol";
import { Speech } from "./words";

function forecast(id: string, total: number, about?: [string, string]): Forecast {
  return { figure: { id, seat: 0, total, parts: [], rules: [] }, ...(about ? { about } : {}) };
}
const reach = forecast("attack-reach", -2, ["kind", "hill"]);
const foretold: Foretold = {
  ...NOTHING,
  position: [reach, forecast("if-kept", 3)],
  actions: { "attack hill": [reach], "attack city": [forecast("attack-reach", -9, ["kind", "minsk"])], pass: [] },
};

describe("what is foretold", () => {
  it("is found by the thing that it is about", () => {
    expect(aboutThing(foretold, "kind", "hill")).toBe(reach);
    expect(aboutThing(foretold, "kind", "minsk")).toBeUndefined();
  });

  it("is told of open actions once, and not again what the position says", () => {
    const open = ["attack hill", "attack city", "pass"];
    expect(ofActions(foretold, open, 5).map((one) => one.action)).toEqual(["attack city"]);
    expect(ofActions(foretold, ["pass"], 5)).toEqual([]);
    expect(ofActions(foretold, open, 0)).toEqual([]);
    expect(ofActions(foretold, open, 5, ["attack-reach"])).toEqual([]);
  });

  it("is told of what is pointed at", () => {
    const open = ["attack hill", "attack hillside", "pass"];
    expect(pointedAt(open, "attack hill|pass")).toEqual(["attack hill", "pass"]);
    expect(pointedAt(open, "attack")).toEqual(["attack hill", "attack hillside"]);
    expect(pointedAt(open, "")).toEqual(open);
  });

  it("is told of you, or of somebody by name", () => {
    const speech = new Speech("en", null, ["Olena", "Taras"], undefined, 0);
    const strength = (seat: string) => subject(forecast("strength", 4, ["seat", seat]), speech);
    expect([strength("0"), strength("1")]).toEqual(["You", "Taras"]);
  });

  it("says without a sign what is missing", () => {
    expect(spelled({ ...reach, tone: "ill" })).toBe("2");
    expect(spelled(reach)).toBe("-2");
  });
});

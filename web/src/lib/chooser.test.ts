import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Touch } from "./choose";
import { Chooser } from "./chooser.svelte";
import type { Choice } from "./protocol";

function choice(verb: string, tile?: string, unit?: string, closes?: boolean): Choice {
  const args = { ...(tile && { a: ["tile", tile] }), ...(unit && { b: ["word", unit] }) };
  return {
    action: [verb, tile, unit].filter(Boolean).join(" "),
    message: { game: "any", id: verb, args },
    rules: [],
    closes,
  };
}

const A1: Touch = { picks: [{ at: 0, what: "tile", token: "a1" }] };
const B2: Touch = { picks: [{ at: 0, what: "tile", token: "b2" }] };
const TANK: Touch = { picks: [{ at: 1, what: "word", token: "tank" }] };

describe("a choice under way", () => {
  const play = vi.fn<(action: string) => void>();
  let chooser: Chooser;

  beforeEach(() => {
    play.mockReset();
    chooser = new Chooser(play);
    chooser.offer([
      choice("move", "a1", "tank"),
      choice("move", "a1", "plane"),
      choice("move", "b2", "tank"),
      choice("wait"),
      choice("done", undefined, undefined, true),
    ]);
  });

  it("plays at once what a single touch settles", () => {
    chooser.touch(B2);
    expect(play).toHaveBeenCalledExactlyOnceWith("move b2 tank");
  });

  it("waits for the second touch where the first leaves a choice", () => {
    chooser.touch(A1);
    expect(play).not.toHaveBeenCalled();
    expect(chooser.picked(A1)).toBe(true);
    expect(chooser.lit(B2)).toBe(false);
    expect(chooser.lit(TANK)).toBe(true);
    chooser.touch(TANK);
    expect(play).toHaveBeenCalledExactlyOnceWith("move a1 tank");
  });

  it("forgets a step that is taken back", () => {
    expect(chooser.back()).toBe(false);
    chooser.touch(A1);
    expect(chooser.back()).toBe(true);
    expect(chooser.picked(A1)).toBe(false);
    expect(chooser.lit(B2)).toBe(true);
  });

  it("ignores a touch that fits nothing", () => {
    chooser.touch(TANK);
    expect(play).not.toHaveBeenCalled();
    expect(chooser.steps).toEqual([]);
  });

  it("begins again when other actions are offered", () => {
    chooser.touch(A1);
    chooser.offer([choice("wait")]);
    expect(chooser.steps).toEqual([]);
    expect(chooser.primary?.verb).toBe("wait");
  });

  it("does not repeat the primary action among the buttons", () => {
    expect(chooser.primary?.verb).toBe("done");
    expect(chooser.ready.map((parts) => parts.verb)).toEqual(["wait"]);
  });

  it("has buttons only for what nothing on the table shows", () => {
    const tokens = () => chooser.unshown.map((next) => next.pick.token);
    expect(tokens()).toEqual(["a1", "b2"]);
    const [first, second] = [chooser.claim(A1), chooser.claim(A1)];
    expect(tokens()).toEqual(["b2"]);
    first();
    expect(tokens()).toEqual(["b2"]);
    second();
    expect(tokens()).toEqual(["a1", "b2"]);
  });
});

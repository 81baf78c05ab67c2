import { describe, expect, it } from "vitest";
import { runsOf } from "./buttons";
import { takeApart, type Parts } from "./choose";
import { Chooser } from "./chooser.svelte";
import { againRun, batchRuns, type Batch } from "./runs";
import { Speech } from "./words";

const parts = (...actions: string[]): Parts[] =>
  actions.map((action) => {
    const [, card] = action.split(" ");
    return takeApart({ action, message: { game: "any", id: "", args: card ? { a: ["card", card] } : {} }, rules: [] });
  });
const FILES: Record<string, string> = { horses: "transports.toml", trucks: "transports.toml", tank: "units.toml" };
const runs = (open: Parts[], batches: Batch[], asked = "operate", copies = () => 1) =>
  batchRuns(open, batches, asked, (slug) => FILES[slug] ?? "", copies);

describe("what is played together", () => {
  const open = parts("play horses", "play trucks/turned", "play tank", "buy horses", "end");
  const transports = { verb: "play", words: "all", file: "transports" };

  it("is what a verb does with cards of a file", () => {
    expect(runs(open, [transports])).toEqual([{ words: "all", n: 2, actions: ["play horses", "play trucks/turned"] }]);
    expect(runs(open, [{ verb: "play", words: "all" }])[0]?.n).toBe(3);
  });

  it("may be only what names no target", () => {
    const attack = { verb: "attack", words: "all", names: 1 };
    const open = ["attack 1-1", "attack 1-2 2-1", "attack 1-2"].map((action) => {
      const [, a, b] = action.split(" ");
      const args = { a: ["place", a], ...(b && { b: ["place", b] }) };
      return takeApart({ action, message: { game: "any", id: "", args }, rules: [] });
    });
    expect(runs(open, [attack])[0]?.actions).toEqual(["attack 1-1", "attack 1-2"]);
  });

  it("counts equal cards each, and needs two", () => {
    expect(runs(parts("play horses"), [transports])).toEqual([]);
    expect(runs(parts("play horses"), [transports], "operate", () => 3)[0]?.n).toBe(3);
  });

  it("has no button where somebody learns", () => {
    const chooser = new Chooser(() => undefined);
    chooser.offer(open.map((one) => one.choice));
    const buttons = () => runsOf(chooser, new Speech("en"), [{ verb: "play", words: "all" }], "operate", []);
    expect(buttons()).toHaveLength(1);
    chooser.hasRuns = false;
    expect(buttons()).toEqual([]);
  });

  it("may be meant in one question only", () => {
    const only = { ...transports, asked: "reinforce" };
    expect(runs(open, [only])).toEqual([]);
    expect(runs(open, [only], "reinforce")).toHaveLength(1);
  });
});

describe("the last action again", () => {
  const open = parts("build b3", "end");
  const once = { action: "build b3", touches: 1 };

  it("is offered if it took several touches", () => {
    expect(againRun(open, [])).toBeNull();
    expect(againRun(open, [once])).toBeNull();
    expect(againRun(open, [{ ...once, touches: 2 }])).toMatchObject({ words: "run-again", actions: ["build b3"] });
  });

  it("goes on to the last once it was played twice running", () => {
    expect(againRun(open, [once, once])).toMatchObject({ words: "run-on", actions: ["build b3"] });
    expect(againRun(open, [once, { action: "end", touches: 1 }, once])).toBeNull();
  });

  it("is not offered if it cannot be played, or names nothing", () => {
    expect(againRun(parts("end"), [once, once])).toBeNull();
    expect(againRun(parts("end"), [{ action: "end", touches: 2 }])).toBeNull();
  });
});

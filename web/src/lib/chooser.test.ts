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

  it("keeps the main button for what a lesson means, and leaves the rest to small ones", () => {
    const choices = [choice("move", "a1", "tank"), choice("done", undefined, undefined, true)];
    chooser.offer(choices, "move a1 tank");
    expect(chooser.primary).toBeNull();
    expect(chooser.ready.map((parts) => parts.choice.action)).toContain("done");
    chooser.offer(choices, "done");
    expect(chooser.primary?.choice.action).toBe("done");
  });

  it("touches what is meant instead as soon as it is asked for", () => {
    const offered = [choice("move", "a1", "tank"), choice("move", "b2", "tank"), choice("wait")];
    chooser.offer([choice("to", "c3")]);
    chooser.next(B2);
    chooser.offer([]);
    chooser.offer(offered);
    chooser.offer(offered);
    expect(play.mock.calls).toEqual([["move b2 tank"]]);
  });

  it("takes what is usual whole, however many questions that takes, and stops where something else is asked", () => {
    const pay = (action: string, usual?: 1): Choice => ({
      action: `pay ${action}`,
      message: { game: "any", id: "pay", args: usual ? { usual } : {} },
      rules: [],
    });
    chooser.offer([pay("depot 1"), pay("depot 2", 1)]);
    chooser.press();
    chooser.offer([pay("factory 0", 1), pay("factory 2")]);
    expect(play.mock.calls).toEqual([["pay depot 2"], ["pay factory 0"]]);
    chooser.offer([choice("build", "a1", "tank"), choice("done", undefined, undefined, true)]);
    chooser.offer([pay("depot 1"), pay("depot 2", 1)]);
    expect(play).toHaveBeenCalledTimes(2);
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

  it("names every beginning that a thing stands for", () => {
    expect(chooser.begins(A1)).toBe("move a1");
    expect(chooser.begins([A1, B2, { verbs: ["wait"], picks: [] }])).toBe("move a1|move b2|wait");
    expect(chooser.begins(TANK)).toBe("");
    chooser.touch(A1);
    expect(chooser.begins(TANK)).toBe("move a1 tank");
  });

  it("marks the one that was touched, not its equals", () => {
    const one = {};
    chooser.touch(A1, one);
    expect(chooser.picked(A1, one)).toBe(true);
    expect(chooser.picked(A1, {})).toBe(false);
  });

  it("picks what gives something up, and leaves the rest to a button", () => {
    chooser.offer([choice("switch-off", "b2"), choice("move", "a1"), choice("done", undefined, undefined, true)]);
    chooser.touch({ ...B2, careful: true });
    expect(play).not.toHaveBeenCalled();
    expect(chooser.ready.map((parts) => parts.choice.action)).toEqual(["switch-off b2"]);
  });

  it("wants two presses for a way out that closes nothing", () => {
    chooser.offer([choice("place", "a1"), choice("place", "b2"), choice("withhold")]);
    chooser.press();
    expect(play).not.toHaveBeenCalled();
    chooser.press();
    expect(play).toHaveBeenCalledExactlyOnceWith("withhold");
  });

  it("has no button for a verb that a thing on the table stands for", () => {
    chooser.claim("wait");
    expect(chooser.ready).toEqual([]);
  });

  const end = choice("done", undefined, undefined, true);
  const played = () => play.mock.calls.map(([action]) => action);

  it("plays a run, one action after the other, until none of it is offered", () => {
    chooser.offer([choice("play", "a1"), choice("play", "b2"), choice("play", "c3"), end]);
    chooser.run(["play a1", "play b2"]);
    chooser.offer([]);
    chooser.offer([choice("play", "b2"), choice("play", "c3"), end]);
    chooser.offer([choice("play", "c3"), end]);
    chooser.offer([choice("play", "a1"), end]);
    expect(played()).toEqual(["play a1", "play b2"]);
  });

  it("ends a run when something unforeseen happened, and on any other touch", () => {
    const left = [choice("play", "a1"), choice("play", "b2"), end];
    chooser.offer(left);
    chooser.run(["play a1", "play b2"]);
    chooser.offer(left.slice(1), null, false);
    expect(played()).toEqual(["play a1"]);
    chooser.run(["play b2", "play a1"]);
    chooser.touch(A1);
    chooser.offer(left);
    expect(played()).toEqual(["play a1", "play b2", "play a1"]);
  });

  describe("that cannot be taken back", () => {
    const thing = {};
    beforeEach(() => chooser.learn(new Set(["move b2 tank"])));

    it("is weighed on the first touch, and played on the second", () => {
      chooser.touch(B2, thing);
      expect(play).not.toHaveBeenCalled();
      expect(chooser.weighed?.choice.action).toBe("move b2 tank");
      expect([chooser.weighs(thing), chooser.weighs({})]).toEqual([true, false]);
      expect(chooser.ready).toEqual([]);
      if (chooser.weighed) chooser.choose(chooser.weighed);
      expect(played()).toEqual(["move b2 tank"]);
    });

    it("is put back by a step back", () => {
      chooser.touch(B2, thing);
      chooser.back();
      expect(chooser.weighed).toBeNull();
    });

    it("waits until that is known, and is played if it can be taken back after all", () => {
      chooser.learn(null);
      chooser.touch(B2, thing);
      expect(play).not.toHaveBeenCalled();
      chooser.learn(new Set(["wait"]));
      expect(played()).toEqual(["move b2 tank"]);
    });

    it("is asked of its button, too", () => {
      chooser.offer([choice("wait"), choice("rest")]);
      chooser.learn(new Set(["wait"]));
      const wait = () => chooser.all.find((parts) => parts.verb === "wait");
      const [first, second] = [wait(), wait()];
      if (first) expect(chooser.choose(first)).toBe(false);
      expect(chooser.ready.map((parts) => parts.verb)).toEqual(["wait"]);
      if (second) expect(chooser.choose(second)).toBe(true);
    });
  });

  it("goes on with what a touch means in the next choice", () => {
    chooser.touch({ verbs: ["wait"], picks: [], then: B2 });
    chooser.offer([]);
    chooser.offer([choice("move", "a1", "tank"), choice("move", "b2", "tank")]);
    expect(play.mock.calls.map(([action]) => action)).toEqual(["wait", "move b2 tank"]);
  });

  it("repeats the last action if it is offered again", () => {
    chooser.touch(B2);
    expect(chooser.repeat()).toBe(true);
    chooser.offer([choice("wait")]);
    expect(chooser.repeat()).toBe(false);
    expect(play.mock.calls.map(([action]) => action)).toEqual(["move b2 tank", "move b2 tank"]);
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
    const [first, second] = [chooser.claim("move a1"), chooser.claim("move a1")];
    expect(tokens()).toEqual(["b2"]);
    first();
    expect(tokens()).toEqual(["b2"]);
    second();
    expect(tokens()).toEqual(["a1", "b2"]);
  });
});

import { describe, expect, it } from "vitest";
import {
  beginnings,
  complete,
  narrow,
  nextPicks,
  primaryOf,
  questionOf,
  questionOfCard,
  settled,
  takeApart,
  touchable,
  type Parts,
  type Touch,
} from "./choose";
import type { Choice } from "./protocol";

/** An action as the server offers it: `build tank@card b2@tile`. */
function offered(text: string, more: Partial<Choice> = {}): Choice {
  const [verb = "", ...rest] = text.split(" ");
  const args = rest.map((one) => one.split("@") as [string, string?]);
  return {
    action: [verb, ...args.map(([token]) => token)].join(" "),
    message: {
      game: "any",
      id: `do-${verb}`,
      args: Object.fromEntries(
        args.map(([token, what], at): [string, unknown] => ["ab"[at] ?? "", what ? [what, token] : Number(token)]),
      ),
    },
    rules: [],
    ...more,
  };
}

const parts = (...texts: string[]): Parts[] => texts.map((text) => takeApart(offered(text)));
const actions = (all: Parts[]) => all.map((one) => one.choice.action);
const touch = (at: number, what: string, token: string, verbs?: string[]): Touch => ({
  verbs,
  picks: [{ at, what, token }],
});

const MOVES = parts("move a1@tile tank@word", "move a1@tile plane@word", "move b2@tile tank@word", "end-movement");

describe("what cannot be used now", () => {
  const column = { verbs: ["defend", "support"], picks: [{ at: 1, what: "number", token: "2" }] };
  const open = [takeApart({ action: "defend tank 1", message: { game: "any", id: "", args: {} }, rules: [] })];

  it("is asked about by the action it would mean, after what is picked", () => {
    expect(questionOf(column, open)).toBe("defend tank 2");
    expect(questionOf({ verbs: ["buy-aid"], picks: [] }, open)).toBe("buy-aid");
  });

  it("is asked about by its name where it stands for any verb", () => {
    expect(questionOf({ picks: [{ at: 0, what: "tile", token: "a1" }] }, open)).toBe("a1");
    expect(questionOf(null, open)).toBe("");
  });

  it("is asked about by the place or the number of a card where actions name it so", () => {
    expect(questionOfCard("tank/fatigued", "", null, open)).toBe("tank");
    expect(questionOfCard("tank", "front-2", null, open)).toBe("front-2");
    expect(questionOfCard("tank", "", touch(0, "card", "tank", ["buy"]), open)).toBe("tank");
    expect(questionOfCard("tank", "", touch(0, "number", "3", ["buy"]), open)).toBe("buy 3");
  });
});

describe("taking an action apart", () => {
  it("knows what each argument stands for", () => {
    expect(takeApart(offered("defend javelin@kind 2"))).toMatchObject({
      verb: "defend",
      args: [
        { at: 0, what: "kind", token: "javelin" },
        { at: 1, what: "number", token: "2" },
      ],
    });
  });

  it("finds no arguments where there are none", () => {
    expect(takeApart(offered("pass"))).toMatchObject({ verb: "pass", args: [] });
  });
});

describe("touching step by step", () => {
  it("lights what the first argument may be, and nothing else", () => {
    expect(actions(touchable(MOVES, 0, touch(0, "tile", "a1")))).toEqual(["move a1 tank", "move a1 plane"]);
    expect(touchable(MOVES, 0, touch(0, "tile", "c3"))).toEqual([]);
    expect(touchable(MOVES, 0, touch(1, "word", "tank"))).toEqual([]);
    expect(touchable(MOVES, 0, { picks: [] })).toEqual([]);
  });

  it("stands for a verb itself where it has no argument", () => {
    expect(actions(touchable(MOVES, 0, { verbs: ["end-movement"], picks: [] }))).toEqual(["end-movement"]);
    expect(touchable(MOVES, 1, { verbs: ["end-movement"], picks: [] })).toEqual([]);
    expect(touchable(MOVES, 0, { verbs: ["move"], picks: [] })).toEqual([]);
  });

  it("may settle two arguments at once, before and after the first of them", () => {
    const tank: Touch = { picks: [...touch(0, "tile", "a1").picks, ...touch(1, "word", "tank").picks] };
    expect(actions(touchable(MOVES, 0, tank))).toEqual(["move a1 tank"]);
    expect(actions(touchable(narrow(MOVES, [{ touches: [touch(0, "tile", "a1")] }]), 1, tank))).toEqual([
      "move a1 tank",
    ]);
    expect(beginnings(MOVES, 0, tank)).toEqual(["move a1 tank"]);
  });

  it("heeds the verbs that a thing answers to", () => {
    expect(touchable(MOVES, 0, touch(0, "tile", "a1", ["fight"]))).toEqual([]);
    expect(touchable(MOVES, 0, touch(0, "tile", "a1", ["fight", "move"]))).toHaveLength(2);
  });

  it("takes a card for its kind, but a tile for no card", () => {
    const all = parts("play tank@kind", "attack tank@word");
    expect(actions(touchable(all, 0, touch(0, "card", "tank")))).toEqual(["play tank"]);
  });

  it("keeps what agrees with every step, and asks for the next argument", () => {
    const steps = [{ touches: [touch(0, "tile", "a1")] }];
    const open = narrow(MOVES, steps);
    expect(actions(open)).toEqual(["move a1 tank", "move a1 plane"]);
    expect(settled(open, steps)).toBe(1);
    expect(nextPicks(open, 1).map((next) => next.pick.token)).toEqual(["tank", "plane"]);
  });

  it("does not ask for an argument that is the same in all that is left", () => {
    const open = parts("support gun@card 2", "support gun@card 3");
    expect(settled(open, [])).toBe(1);
  });

  it("names each next argument once, with all that is behind it", () => {
    const found = nextPicks(MOVES, 0);
    expect(found.map((next) => [next.pick.token, next.left.length])).toEqual([
      ["a1", 2],
      ["b2", 1],
    ]);
  });

  it("has a button for what is complete", () => {
    expect(actions(complete(MOVES, 0))).toEqual(["end-movement"]);
    expect(complete(MOVES, 2)).toHaveLength(4);
  });
});

describe("the primary button", () => {
  it("has the action that closes the step, whatever its verb is", () => {
    const all = [...parts("salute", "send rifles@kind"), takeApart(offered("stand-down", { closes: true }))];
    expect(primaryOf(all)?.choice.action).toBe("stand-down");
  });

  it("has what is usual where nothing closes the step", () => {
    const [one, two] = parts("pay depot@word 1", "pay depot@word 2");
    if (two) two.choice.message.args["usual"] = 1;
    expect(primaryOf([one, two] as Parts[])?.choice.action).toBe("pay depot 2");
  });

  it("has the only way out where nothing closes the step", () => {
    expect(primaryOf(parts("place tank@word", "place plane@word", "place-nothing"))?.verb).toBe("place-nothing");
  });

  it("does not guess by the verb", () => {
    expect(primaryOf(parts("end-movement", "pass"))).toBeNull();
  });

  it("has the only action that there is", () => {
    expect(primaryOf(parts("move a1@tile tank@word"))?.choice.action).toBe("move a1 tank");
  });

  it("has nothing where nothing can be done", () => {
    expect(primaryOf([])).toBeNull();
  });
});

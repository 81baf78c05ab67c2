import { describe, expect, it } from "vitest";
import { saysSomething } from "../../lib/face";
import { cardOf } from "../../test/samples";
import { face } from "./face";

function values(data: Record<string, unknown>) {
  const card = { ...cardOf("any", "Any", "Будь-яка"), file: "invaders" };
  return (face(card, data as never).values ?? [])
    .filter(saysSomething)
    .map(({ icon, n, enhanced }) => [icon, n, enhanced]);
}

describe("what a small card shows", () => {
  it("is the mark of what a card that only supports makes enhanced", () => {
    expect(values({ support: 2, enhanced: ["defense"] })).toEqual([
      ["defense", null, true],
      ["support", 2, false],
    ]);
  });

  it("is nothing that the card does not have", () => {
    expect(values({ attack: 3, defense: 4 })).toEqual([
      ["attack", 3, false],
      ["defense", 4, false],
    ]);
  });
});

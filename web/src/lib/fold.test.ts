import { describe, expect, it } from "vitest";
import { folded, withoutName } from "./fold";
import type { LogEvent } from "./protocol";

function told(number: number, id: string, args: Record<string, unknown> = {}): LogEvent {
  return { number, message: { game: "any", id, args: { seat: ["seat", 1], ...args } }, rules: [], moves: [] };
}

const horses = (number: number) => [
  told(number, "played", { card: ["card", "horses"] }),
  told(number, "gained", { n: 1 }),
];
const brief = (log: LogEvent[]) =>
  folded(log).map(({ first, parts, times }) => [
    first.message?.id,
    parts.slice(1).map(({ event }) => event.message?.id),
    times,
  ]);

describe("the log in lines", () => {
  it("tells what one act did on one line", () => {
    expect(brief(horses(1))).toEqual([["played", ["gained"], 1]]);
  });

  it("counts the same act done again", () => {
    expect(brief([...horses(1), ...horses(2), ...horses(3), told(4, "drew")])).toEqual([
      ["played", ["gained"], 3],
      ["drew", [], 1],
    ]);
  });

  it("counts what one act says several times, however much it says", () => {
    const columns = [1, 2, 3].map((n) => told(1, "column", { n }));
    const panic = [told(1, "panic"), told(1, "panic"), told(1, "panic")];
    const [line, ...more] = folded([...columns, ...panic]);
    expect(more).toEqual([]);
    expect(line?.parts.map(({ times }) => times)).toEqual([1, 1, 1, 3]);
  });

  it("keeps apart what differs in a number or in the seat", () => {
    const other = told(2, "gained", { seat: ["seat", 0] });
    expect(brief([told(1, "gained", { n: 1 }), told(2, "gained", { n: 2 }), other, told(3, "drew")])).toHaveLength(4);
  });

  it("lets headings stand alone", () => {
    expect(brief([told(1, "drew"), told(1, "turn-begins"), told(1, "gained")])).toHaveLength(3);
  });

  it("leaves out what has no words", () => {
    expect(folded([{ ...told(1, "x"), message: null }])).toEqual([]);
  });

  it("is as new as the newest thing in it", () => {
    expect(folded([...horses(1), ...horses(2), told(3, "drew")])[0]?.last.number).toBe(2);
  });
});

describe("a sentence without the name it begins with", () => {
  it("begins with a capital all the same", () => {
    expect(withoutName("Olena draws 4 cards.", "Olena")).toBe("Draws 4 cards.");
  });
  it("stays as it is if it begins otherwise", () => {
    expect(withoutName("The deck is empty.", "Olena")).toBe("The deck is empty.");
  });
});

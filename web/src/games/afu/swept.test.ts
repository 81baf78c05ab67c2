import { expect, test } from "vitest";
import type { LogEvent, Move } from "../../lib/protocol";
import { sweptFrom } from "./swept";

const told = (id: string, ...moves: Partial<Move>[]): LogEvent => ({
  number: 1,
  message: { id, args: {} } as LogEvent["message"],
  rules: [],
  moves: moves.map((move) => ({ n: 1, ...move })),
});
const FALLS = { from: "attack-row.0", "from-place": 1, card: "bmp-2", to: "trophies.0" };

test("an empty place says what lay there and where it went", () => {
  const log = [told("round-begins"), told("invader-lost", FALLS)];
  expect(sweptFrom(log, "attack-row.0", 1)).toEqual({ card: "bmp-2", zone: "trophies" });
  expect(sweptFrom(log, "attack-row.0", 2)).toBeNull();
  expect(sweptFrom(log, "attack-row.1", 1)).toBeNull();
});

test("a new round forgets the battle of the last one", () => {
  expect(sweptFrom([told("invader-lost", FALLS), told("round-begins")], "attack-row.0", 1)).toBeNull();
});

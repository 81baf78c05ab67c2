/** The files of a pack that a person brings: where each belongs, and what can be chosen from them. */
import { expect, test } from "vitest";
import { gameOf } from "../test/samples";
import { packPlaces, withTexts } from "./lists";

const game = (name: string) => gameOf(name, {});

test("a map lies in the folder of maps, a deck in that of decks, cards beside them", () => {
  const files = { "pack.toml": "", "home.map": "m" };
  expect(packPlaces(game("frontier-wars"), files)).toEqual({ "pack.toml": "", "maps/home.map": "m" });
  expect(packPlaces(game("victory-day"), { "guards.txt": "d" })).toEqual({ "decks/guards.txt": "d" });
});

test("a game without maps and decks leaves a file where it is, for the server to refuse", () => {
  expect(packPlaces(game("barbarossa"), { "home.map": "m" })).toEqual({ "home.map": "m" });
});

test("maps of the pack can be chosen beside those of the game", () => {
  const before = { ...game("frontier-wars"), extra: { maps: { zeppelin: "z" } } };
  expect(withTexts(before, { "pack.toml": "", "maps/home.map": "m" }).extra["maps"]).toEqual({
    zeppelin: "z",
    home: "m",
  });
});

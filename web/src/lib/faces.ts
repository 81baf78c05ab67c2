/** What a card shows: its face, filled from the data of its pack as its game says. */
import { type CardData, wordOf } from "./card-data";
import type { Face } from "./face";
import { presentationOf } from "./games";
import type { CardInfo } from "./protocol";
import { unitFace } from "./symbols";

/** A game that says nothing of its cards: their first numbers, in the order of its pack. */
function generic(card: CardInfo, data: CardData): Partial<Face> {
  const numbers = Object.entries(data).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  const values = numbers.slice(0, 3).map(([name, n]) => ({ icon: ICON_FOR[name] ?? "star", n, name: `value-${name}` }));
  return { ...unitFace(card, wordOf(data["type"])), values };
}
const ICON_FOR: Record<string, string> = {
  attack: "attack",
  strength: "attack",
  defense: "defense",
  defence: "defense",
  cost: "crate",
};

const EMPTY: Face = {
  cost: [],
  badge: null,
  when: "",
  tint: "--arm-service",
  symbol: null,
  picture: null,
  echelon: "",
  foe: false,
  traits: [],
  values: [],
};
const known = new WeakMap<CardInfo, Face>();

export function faceOf(game: string, card: CardInfo): Face {
  let face = known.get(card);
  if (!face) {
    const read = presentationOf(game).face ?? generic;
    face = { ...EMPTY, ...read(card, card.data) };
    known.set(card, face);
  }
  return face;
}

/** The anatomy of a card, one for all games. */
import { type CardData, numberOf } from "./card-data";
import type { CardInfo } from "./protocol";

export interface Value {
  icon: string;
  /** A number, a signed number, a short word; null keeps the place faint. */
  n: number | string | null;
  enhanced?: boolean;
  corner?: boolean;
  /** Message id that names it to a screen reader. */
  name: string;
}

/** Is there anything to see: a number, or the mark of what the card makes enhanced without having a number itself? */
export function saysSomething(value: Value): boolean {
  return value.n !== null || value.enhanced === true;
}

export interface Face {
  cost: { icon?: string; n: number | string }[];
  badge: { icon?: string; text?: string; words?: string; n?: number } | null;
  /** Message id of when it may be played. */
  when: string;
  tint: string;
  symbol: string | null;
  picture: string | null;
  echelon: string;
  foe: boolean;
  traits: string[];
  values: Value[];
}

/** How a game fills it: what it leaves out stays empty. */
export type FaceReader = (card: CardInfo, data: CardData) => Partial<Face>;

/** The victory points of a card. */
export function points(data: CardData): Value {
  return { icon: "star", n: numberOf(data["vp"]), name: "value-vp" };
}

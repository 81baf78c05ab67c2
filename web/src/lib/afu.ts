/** Whether a column's card would destroy the other, as the sums of the view and the symbols on the cards say now. */
import { slugOf } from "./choose";
import type { CardInfo } from "./protocol";

type Look = (slug: string) => CardInfo | undefined;

function list(card: CardInfo | undefined, key: string): string[] {
  const value = card?.data[key];
  return Array.isArray(value) ? value.map(String) : [];
}

/** A symbol counts on the front card and on its support (AFU-6.4). */
export class Side {
  private readonly cards: (CardInfo | undefined)[];

  constructor(private readonly front: string, back: string, look: Look) {
    this.cards = [front, back].filter((card) => card !== "-").map((card) => look(slugOf(card)));
  }

  enhanced(value: "attack" | "defense"): boolean {
    if (this.cards.some((card) => list(card, "enhanced").includes(value))) return true;
    return value === "attack" && list(this.cards[1], "symbols").includes("reinforcements"); // AFU-8.4
  }

  get air(): boolean {
    return this.front !== "-" && this.cards[0]?.data["type"] === "air";
  }

  get antiAircraft(): boolean {
    return this.cards.some((card) => list(card, "symbols").includes("anti-aircraft"));
  }
}

/** Do values and symbols let `by` destroy `whom`? AFU-6.5, AFU-8.1, AFU-8.2, AFU-8.10, AFU-8.11. */
export function destroys(by: Side, attack: number, whom: Side, defense: number): boolean {
  if (attack < defense) return false;
  if (whom.enhanced("defense") && !by.enhanced("attack")) return false;
  return !whom.air || by.air || by.antiAircraft;
}

import { type CardData, numberOf } from "../../lib/card-data";
import type { Face } from "../../lib/face";
import type { CardInfo } from "../../lib/protocol";

const PICTURES: Record<string, string> = {
  "night-attack": "frontier-wars/night",
  "airborne-operation": "frontier-wars/chutes",
  withdrawal: "frontier-wars/withdraw",
  supplies: "frontier-wars/supplies",
};

/** An order. */
export function face(card: CardInfo, data: CardData): Partial<Face> {
  const deck = card.back;
  const icon: Record<string, string> = { attack: "attack", defense: "defense", tactical: "tactics" };
  return {
    picture: PICTURES[card.slug] ?? icon[deck] ?? "tactics",
    tint: `--order-${deck}`,
    badge: { words: `badge-${deck}` },
    when: `when-${deck}`,
    values: [{ icon: "frontier-wars/atom", n: numberOf(data["research"]), name: "value-research" }],
  };
}

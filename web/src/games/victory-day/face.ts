import { type CardData, numberOf, numbersOf, wordOf } from "../../lib/card-data";
import type { Face, Value } from "../../lib/face";
import type { CardInfo } from "../../lib/protocol";
import { unitFace } from "../../lib/symbols";

/** A resource, a tactical card or a unit. */
export function face(card: CardInfo, data: CardData): Partial<Face> {
  if (data["kind"] === "resource") return { picture: wordOf(data["yields"]), tint: "--arm-service" };
  const cost = Object.entries(numbersOf(data["cost"])).map(([icon, n]) => ({ icon, n }));
  if (data["kind"] === "tactical")
    return { cost, picture: "tactics", tint: "--order-tactical", badge: { words: "badge-tactical" } };
  const values: Value[] = [
    { icon: "attack", n: numberOf(data["attack"]), name: "value-attack" },
    { icon: "defense", n: numberOf(data["defence"]), name: "value-defense" },
    { icon: "victory-day/bomb", n: numberOf(data["bombing"]), name: "value-bombing" },
  ];
  const modified = (data["modifiers"] as { attack: number; defence: number }[] | undefined) ?? [];
  return {
    ...unitFace(card, wordOf(data["type"])),
    cost,
    values,
    badge: { words: "badge-line", n: numberOf(data["line"]) ?? 1 },
    traits: [...(data["directed"] ? ["target"] : []), ...(modified.length ? ["victory-day/gear"] : [])],
  };
}

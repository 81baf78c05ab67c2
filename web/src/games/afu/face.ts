import { type CardData, numberOf, wordOf, wordsOf } from "../../lib/card-data";
import { type Face, points, type Value } from "../../lib/face";
import type { CardInfo } from "../../lib/protocol";
import { unitFace } from "../../lib/symbols";

const BADGES: Record<string, string> = {
  cross: "afu/cross",
  anchor: "afu/anchor",
  parachute: "afu/chute",
  cannons: "afu/cannons",
  shield: "defense",
  owl: "afu/owl",
};
const SETS: Record<string, string> = { one: "I", two: "II", "1": "I", "2": "II" };
const TRAITS: Record<string, string> = {
  "anti-aircraft": "afu/aa",
  "enemy-artillery": "target",
  "rocket-strike": "rocket",
  reinforcements: "draw",
  "panic-icon": "panic",
};

/** A unit, an invader, an objective, an event or an achievement. */
export function face(card: CardInfo, data: CardData): Partial<Face> {
  if (card.file.startsWith("achievements")) return { picture: "star", tint: "--arm-place", values: [points(data)] };
  if (card.file.startsWith("events")) return { picture: "first", tint: "--arm-place" };
  if (card.file.startsWith("objectives")) {
    const icon = data["requires"] === "defense" ? "defense" : "attack";
    return {
      picture: "city",
      tint: "--arm-place",
      badge: { icon: "flag" },
      values: [{ icon, n: numberOf(data["needs"]), name: `value-${icon}` }, points(data)],
    };
  }
  if (data["kind"] === "panic") return { picture: "panic", tint: "--arm-panic", values: [points(data)] };
  if (data["kind"] === "first-player") return { picture: "first", tint: "--arm-place" };
  return unit(card, data);
}

function unit(card: CardInfo, data: CardData): Partial<Face> {
  const foe = card.file.startsWith("invaders");
  const cost = numberOf(data["cost"]);
  const enhanced = wordsOf(data["enhanced"]);
  const values: Value[] = ["attack", "defense", "support"].map((name) => ({
    icon: name,
    n: numberOf(data[name]),
    enhanced: enhanced.includes(name),
    name: `value-${name}`,
  }));
  if (!foe) values.push({ icon: "recruit", n: numberOf(data["recruit"]), corner: true, name: "value-recruit" });
  return {
    ...unitFace(card, wordOf(data["type"])),
    foe,
    cost: cost === null ? [] : [{ n: cost }],
    badge: foe ? setOf(wordOf(data["set"])) : badgeOf(wordOf(data["badge"])),
    traits: [...wordsOf(data["symbols"]), ...(data["panic-icon"] === true ? ["panic-icon"] : [])].map(
      (name) => TRAITS[name] ?? "target",
    ),
    values,
  };
}

function badgeOf(badge: string): Face["badge"] {
  const icon = BADGES[badge];
  return icon ? { icon } : null;
}

/** The set that an invader belongs to: a number, or the flag of a player. */
function setOf(set: string): Face["badge"] {
  return set === "yellow" || set === "blue" ? { icon: "flag" } : { text: SETS[set] ?? set };
}

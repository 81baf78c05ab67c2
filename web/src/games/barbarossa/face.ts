import { type CardData, numberOf, numbersOf, wordOf } from "../../lib/card-data";
import { type Face, points, type Value } from "../../lib/face";
import type { CardInfo } from "../../lib/protocol";
import { unitFace } from "../../lib/symbols";

const POINTS: [string, string][] = [
  ["op", "attack"],
  ["sp", "crate"],
  ["rp", "recruit"],
  ["bp", "target"],
  ["dp", "draw"],
];

/** A unit, a transport, a plan, an aid, an event or an objective. */
export function face(card: CardInfo, data: CardData): Partial<Face> {
  const bonus = numbersOf(data["bonus"]);
  const subtype = wordOf(data["subtype"]);
  const values: Value[] = POINTS.filter(([key]) => bonus[key] !== undefined).map(([key, icon]) => ({
    icon,
    n: bonus[key] ?? 0,
    name: `value-${key}`,
  }));
  const occupy = numberOf(data["occupy"]);
  if (occupy !== null) values.unshift({ icon: "defense", n: occupy, name: "value-occupy" });
  const defence = numberOf(data["defence"]);
  if (defence !== null) values.unshift({ icon: "defense", n: `+${defence}`, name: "value-defence-change" });
  values.push({ ...points(data), corner: true });
  const buy = numberOf(data["buy"]);
  const play = numberOf(data["play"]);
  const base: Partial<Face> = {
    cost: play === null ? [] : [{ n: play }],
    badge: buy === null ? null : { words: "badge-sp", n: buy },
    foe: card.file.startsWith("objectives") || card.file.startsWith("events"),
    values,
  };
  if (card.file.startsWith("units")) return { ...base, ...unitFace(card, subtype) };
  const pictures: Record<string, string> = {
    transports: "crate",
    plans: "tactics",
    aids: subtype === "commander" ? "medal" : "depot",
    events: "panic",
    objectives: "city",
  };
  const kind = Object.keys(pictures).find((name) => card.file.startsWith(name)) ?? "plans";
  const picture =
    subtype === "hill" ? "barbarossa/mount" : subtype === "position" ? "hq" : (pictures[kind] ?? "tactics");
  return {
    ...base,
    picture,
    tint: kind === "events" ? "--arm-panic" : kind === "objectives" ? "--arm-place" : "--arm-service",
  };
}

/** What a card shows: one anatomy for all games, filled from the data of its pack. */
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

export interface Face {
  cost: { icon?: string; n: number | string }[];
  badge: { icon?: string; text?: string; words?: string; n?: number } | null;
  tint: string;
  symbol: string | null;
  picture: string | null;
  echelon: string;
  foe: boolean;
  traits: string[];
  values: Value[];
}

type Data = Record<string, unknown>;
type Reader = (card: CardInfo, data: Data) => Partial<Face>;

const num = (value: unknown): number | null => (typeof value === "number" ? value : null);
const word = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);
const record = (value: unknown): Record<string, number> =>
  typeof value === "object" && value !== null ? (value as Record<string, number>) : {};

/** The first pattern that a card's slug fits tells its symbol; then its type does. */
const BY_SLUG: [RegExp, string][] = [
  [/mortar/, "mortar"],
  [/javelin|nlaw|stuhna|anti-tank|panzerfaust|panzerjaeger|pak-|zis-3|tank-hunter/, "antitank"],
  [/igla|stinger|air-defen|tor-m2|pantsir|buk|s-300|strela|gepard|flak/, "airdefence"],
  [/bayraktar|drone|orlan/, "drone"],
  [/recon|scout|ba-64|armou?red-car/, "recon"],
  [/himars|grad|smerch|uragan|iskander|tochka|rocket|katyusha|bm-|nebelwerfer/, "rocket"],
  [/engineer|pioneer|sapper/, "engineers"],
  [/medic|hospital/, "medical"],
  [/signal|krasukha/, "signals"],
  [/mi-\d|ka-5|helicopter/, "helicopter"],
  [/mountain/, "mountain"],
  [/airborne|air-assault|desant/, "airborne"],
  [/headquarters|hq/, "headquarters"],
  [/mechani|motor|panzer-?grenadier|bmp|btr|sd-kfz/, "mechanised"],
  [/special|sso|73rd/, "special"],
];
const BY_TYPE: Record<string, string> = {
  infantry: "infantry",
  tank: "armour",
  armoured: "armour",
  artillery: "artillery",
  air: "aviation",
  aviation: "aviation",
  reconnaissance: "recon",
  support: "supply",
  other: "supply",
};
const TINT: Record<string, string> = {
  infantry: "infantry",
  tank: "armour",
  armoured: "armour",
  artillery: "artillery",
  air: "air",
  aviation: "air",
  reconnaissance: "infantry",
  support: "service",
  other: "service",
};
const ECHELONS: [RegExp, string][] = [
  [/squad|crew/, "•"],
  [/platoon|zug/, "•••"],
  [/company|battery/, "I"],
  [/battalion|division-artillery/, "II"],
  [/regiment/, "III"],
  [/brigade/, "X"],
  [/division/, "XX"],
];

function unit(card: CardInfo, type: string): Pick<Face, "symbol" | "tint" | "echelon"> {
  const found = BY_SLUG.find(([pattern]) => pattern.test(card.slug))?.[1];
  const symbol = found ?? BY_TYPE[type] ?? "infantry";
  const tint = symbol === "airdefence" ? "airdef" : (TINT[type] ?? "service");
  return { symbol, tint: `--arm-${tint}`, echelon: ECHELONS.find(([pattern]) => pattern.test(card.slug))?.[1] ?? "" };
}

const AFU_BADGES: Record<string, string> = {
  cross: "badgecross",
  anchor: "anchor",
  parachute: "chute",
  cannons: "cannons",
  shield: "defense",
  owl: "owl",
};
const AFU_TRAITS: Record<string, string> = {
  "anti-aircraft": "aa",
  "enemy-artillery": "target",
  "rocket-strike": "rocket",
  reinforcements: "draw",
};

function afu(card: CardInfo, data: Data): Partial<Face> {
  if (card.file.startsWith("achievements")) return { picture: "star", tint: "--arm-place", values: [points(data)] };
  if (card.file.startsWith("events")) return { picture: "first", tint: "--arm-place" };
  if (card.file.startsWith("objectives")) {
    const icon = data["requires"] === "defense" ? "defense" : "attack";
    return {
      picture: "city",
      tint: "--arm-place",
      badge: { icon: "flag" },
      values: [{ icon, n: num(data["needs"]), name: `value-${icon}` }, points(data)],
    };
  }
  if (data["kind"] === "panic") return { picture: "panic", tint: "--arm-panic", values: [points(data)] };
  if (data["kind"] === "first-player") return { picture: "first", tint: "--arm-place" };
  const enhanced = list(data["enhanced"]);
  const foe = card.file.startsWith("invaders");
  const values: Value[] = ["attack", "defense", "support"].map((name) => ({
    icon: name,
    n: num(data[name]),
    enhanced: enhanced.includes(name),
    name: `value-${name}`,
  }));
  if (!foe) values.push({ icon: "recruit", n: num(data["recruit"]), corner: true, name: "value-recruit" });
  const sets: Record<string, string> = { one: "I", two: "II", "1": "I", "2": "II" };
  const set = word(data["set"]);
  return {
    ...unit(card, word(data["type"])),
    foe,
    cost: num(data["cost"]) === null ? [] : [{ n: num(data["cost"]) ?? 0 }],
    badge: foe
      ? set === "yellow" || set === "blue"
        ? { icon: "flag" }
        : { text: sets[set] ?? set }
      : AFU_BADGES[word(data["badge"])]
        ? { icon: AFU_BADGES[word(data["badge"])] }
        : null,
    traits: list(data["symbols"]).map((name) => AFU_TRAITS[name] ?? "target"),
    values,
  };
}

function points(data: Data): Value {
  return { icon: "star", n: num(data["vp"]), name: "value-vp" };
}

const POINTS: [string, string][] = [
  ["op", "attack"],
  ["sp", "crate"],
  ["rp", "recruit"],
  ["bp", "target"],
  ["dp", "draw"],
];

function barbarossa(card: CardInfo, data: Data): Partial<Face> {
  const bonus = record(data["bonus"]);
  const subtype = word(data["subtype"]);
  const values: Value[] = POINTS.filter(([key]) => bonus[key] !== undefined).map(([key, icon]) => ({
    icon,
    n: bonus[key] ?? 0,
    name: `value-${key}`,
  }));
  if (num(data["occupy"]) !== null) values.unshift({ icon: "defense", n: num(data["occupy"]), name: "value-occupy" });
  if (num(data["defence"]) !== null)
    values.unshift({ icon: "defense", n: `+${num(data["defence"])}`, name: "value-defence-change" });
  values.push({ ...points(data), corner: true });
  const buy = num(data["buy"]);
  const base: Partial<Face> = {
    cost: num(data["play"]) === null ? [] : [{ n: num(data["play"]) ?? 0 }],
    badge: buy === null ? null : { words: "badge-sp", n: buy },
    foe: card.file.startsWith("objectives") || card.file.startsWith("events"),
    values,
  };
  if (card.file.startsWith("units")) return { ...base, ...unit(card, subtype) };
  const pictures: Record<string, string> = {
    transports: "crate",
    plans: "tactics",
    aids: subtype === "commander" ? "medal" : "depot",
    events: "panic",
    objectives: "city",
  };
  const kind = Object.keys(pictures).find((name) => card.file.startsWith(name)) ?? "plans";
  const picture = subtype === "hill" ? "mount" : subtype === "position" ? "hq" : (pictures[kind] ?? "tactics");
  return {
    ...base,
    picture,
    tint: kind === "events" ? "--arm-panic" : kind === "objectives" ? "--arm-place" : "--arm-service",
  };
}

function victoryDay(card: CardInfo, data: Data): Partial<Face> {
  if (data["kind"] === "resource") return { picture: word(data["yields"]), tint: "--arm-service" };
  const cost = Object.entries(record(data["cost"])).map(([icon, n]) => ({ icon, n }));
  if (data["kind"] === "tactical")
    return { cost, picture: "tactics", tint: "--order-tactical", badge: { words: "badge-tactical" } };
  const values: Value[] = [
    { icon: "attack", n: num(data["attack"]), name: "value-attack" },
    { icon: "defense", n: num(data["defence"]), name: "value-defense" },
    { icon: "bomb", n: num(data["bombing"]), name: "value-bombing" },
  ];
  const modified = (data["modifiers"] as { attack: number; defence: number }[] | undefined) ?? [];
  return {
    ...unit(card, word(data["type"])),
    cost,
    values,
    badge: { words: "badge-line", n: num(data["line"]) ?? 1 },
    traits: [...(data["directed"] ? ["target"] : []), ...(modified.length ? ["gear"] : [])],
  };
}

const FRONTIER_PICTURES: Record<string, string> = {
  "night-attack": "night",
  "airborne-operation": "chutes",
  withdrawal: "withdraw",
  supplies: "supplies",
};

function frontierWars(card: CardInfo, data: Data): Partial<Face> {
  const deck = card.back;
  const icon: Record<string, string> = { attack: "attack", defense: "defense", tactical: "tactics" };
  return {
    picture: FRONTIER_PICTURES[card.slug] ?? icon[deck] ?? "tactics",
    tint: `--order-${deck}`,
    badge: { words: `badge-${deck}` },
    values: [{ icon: "atom", n: num(data["research"]), name: "value-research" }],
  };
}

/** A stranger's game: its numbers, in the order of its pack. */
function generic(card: CardInfo, data: Data): Partial<Face> {
  const numbers = Object.entries(data).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  const values = numbers.slice(0, 3).map(([name, n]) => ({ icon: ICON_FOR[name] ?? "star", n, name: `value-${name}` }));
  return { ...unit(card, word(data["type"])), values };
}
const ICON_FOR: Record<string, string> = {
  attack: "attack",
  strength: "attack",
  defense: "defense",
  defence: "defense",
  cost: "crate",
};

const READERS: Record<string, Reader> = {
  afu,
  barbarossa,
  "victory-day": victoryDay,
  "frontier-wars": frontierWars,
};
const EMPTY: Face = {
  cost: [],
  badge: null,
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
  if (!face) known.set(card, (face = { ...EMPTY, ...(READERS[game] ?? generic)(card, card.data) }));
  return face;
}

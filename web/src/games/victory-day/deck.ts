/** A deck while it is built: counts of cards by slug, what limits them, and the texts that they become. */
import { wordOf } from "../../lib/card-data";
import type { CardInfo } from "../../lib/protocol";

export type Counts = Record<string, number>;

/** Cards of one name in a deck; resources are free of it. */
const MOST = 4;
const MOST_RESOURCES = 60;

export const SIDES = ["soviet", "german"] as const;
const GROUPS = ["resource", "infantry", "armoured", "artillery", "aviation", "tactical"] as const;

export const sideOf = (card: CardInfo) => wordOf(card.data["side"]);
export const isResource = (card: CardInfo) => card.data["kind"] === "resource";
export const groupOf = (card: CardInfo) =>
  card.data["kind"] === "unit" ? wordOf(card.data["type"]) : wordOf(card.data["kind"]);

/** How many of a card a deck may have, built from these; without a pool, as many as the rules allow. */
export function limitOf(card: CardInfo, pool: Counts | null): number {
  if (isResource(card)) return MOST_RESOURCES;
  return pool ? Math.min(MOST, pool[card.slug] ?? 0) : MOST;
}

export const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The cards that a deck of an army may have, by what they are. */
export function choices(cards: CardInfo[], side: string, pool: Counts | null): { group: string; cards: CardInfo[] }[] {
  const fitting = cards.filter(
    (card) => isResource(card) || (sideOf(card) === side && (pool === null || (pool[card.slug] ?? 0) > 0)),
  );
  return GROUPS.map((group) => ({ group, cards: fitting.filter((card) => groupOf(card) === group) })).filter(
    (one) => one.cards.length > 0,
  );
}

const rows = (counts: Counts) => Object.entries(counts).filter(([, count]) => count > 0);

/** A deck list in one line, as a choice before the match. */
export const deckLine = (side: string, counts: Counts) =>
  [side, ...rows(counts).map(([slug, count]) => `${count} ${slug}`)].join(", ");

/** A deck list as a file. */
export const deckText = (name: string, side: string, counts: Counts) =>
  [`name: ${name}`, `side: ${side}`, "", ...rows(counts).map(([slug, count]) => `${count} ${slug}`), ""].join("\n");

export interface List {
  counts: Counts;
  /** Lines that name no card of the game. */
  unknown: string[];
}

/** The cards of a list, in one line or many: the choice before a match, or a file. */
export function readList(text: string, cards: CardInfo[]): List {
  const known = new Map<string, string>();
  for (const card of cards)
    for (const name of [card.slug, ...Object.values(card.name)]) known.set(name.toLowerCase(), card.slug);
  const counts: Counts = {};
  const unknown: string[] = [];
  for (const row of text.split(/[\n,]/)) {
    const line = (row.split("#")[0] ?? "").trim();
    if (!line || line.includes(":") || (SIDES as readonly string[]).includes(line)) continue;
    const parts = /^(\d{1,3}) +(.+)$/.exec(line);
    const slug = known.get((parts?.[2] ?? "").trim().toLowerCase());
    if (slug !== undefined) counts[slug] = (counts[slug] ?? 0) + Number(parts?.[1]);
    else unknown.push(line);
  }
  return { counts, unknown };
}

/** A card of which a list has more than there are for a deck of this army. */
export function beyond(counts: Counts, cards: CardInfo[], side: string, pool: Counts | null): CardInfo | undefined {
  const fitting = (card: CardInfo) => (isResource(card) || sideOf(card) === side ? limitOf(card, pool) : 0);
  return cards.find((card) => (counts[card.slug] ?? 0) > fitting(card));
}

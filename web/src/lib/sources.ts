/** Where the values of a card or a sheet come from, in words. */
import type { CardInfo } from "./protocol";
import type { Speech } from "./words";

/** A card, or a sheet of the pack. */
type Sourced = Pick<CardInfo, "sources">;

/** From the surest to the least. */
const ORDER = ["rulebook", "public", "publisher", "changed", "designed"];

export interface SourceLine {
  source: string;
  /** The values that come from there, by name; empty if all of the card do. */
  values: string[];
}

/** The sources of a card, each with the values that come from it. */
export function sourcesOf(card: Sourced, speech: Speech): SourceLine[] {
  const entries = Object.entries(card.sources);
  const found = ORDER.filter((source) => entries.some(([, one]) => one === source));
  return found.map((source) => {
    const keys = entries.filter(([, one]) => one === source).map(([key]) => key);
    const values = found.length > 1 ? keys.map((key) => speech.t(`key-${key.replaceAll(".", "-")}`) || key) : [];
    return { source, values };
  });
}

/** `Printed in the rulebook: cost, attack.` */
export const sentence = ({ source, values }: SourceLine, speech: Speech) =>
  `${speech.t(`source-${source}`)}${values.length ? `: ${values.join(", ")}` : ""}.`;

/** Is any value of the card one that nobody has printed? Then it wears a pencil. */
export function pencilled(card: Sourced): boolean {
  return Object.values(card.sources).some((source) => source === "designed" || source === "changed");
}

/** What the pencil says: the values that were designed or changed. */
export function pencilWords(card: Sourced, speech: Speech): string {
  return sourcesOf(card, speech)
    .filter(({ source }) => source === "designed" || source === "changed")
    .map((line) => sentence(line, speech))
    .join(" ");
}

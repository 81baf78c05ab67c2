/** Reading the data of a card, whatever its pack says there. */

export type CardData = Record<string, unknown>;

export const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

export const wordOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

export const numbersOf = (value: unknown): Record<string, number> =>
  typeof value === "object" && value !== null ? (value as Record<string, number>) : {};

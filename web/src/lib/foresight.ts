/** What the rules foretell, as the table shows it. Nothing is worked out here. */
import type { Forecast, Foretold } from "./protocol";
import type { Speech } from "./words";

export const NOTHING: Foretold = { type: "foretold", id: 0, seq: 0, position: [], actions: {}, final: [] };

/** What is foretold of one thing on the table, such as a card or a tile. */
export function aboutThing(foretold: Foretold, what: string, token: string): Forecast | undefined {
  return foretold.position.find((one) => one.about?.[0] === what && one.about[1] === token);
}

/** Of the actions that are still open, those of which something is foretold that the position does not say already, nor
 *  the table `elsewhere`. If there are more than can be read, none: the first few of many would look like advice. */
export function ofActions(
  foretold: Foretold,
  open: string[],
  most: number,
  elsewhere: readonly string[] = [],
): { action: string; told: Forecast[] }[] {
  const known = new Set(foretold.position.map(keyOf));
  const found = open
    .map((action) => ({
      action,
      told: (foretold.actions[action] ?? []).filter(
        (one) => !known.has(keyOf(one)) && !elsewhere.includes(one.figure.id),
      ),
    }))
    .filter((one) => one.told.length > 0);
  return found.length > most ? [] : found;
}

/** The actions that what is pointed at stands for; all of them while nothing is. */
export function pointedAt(open: string[], begins: string): string[] {
  if (!begins) return open;
  const wanted = begins.split("|");
  return open.filter((action) => wanted.some((one) => action === one || action.startsWith(`${one} `)));
}

function keyOf(one: Forecast): string {
  return JSON.stringify([one.figure.id, one.about ?? [], one.figure.total]);
}

/** The number as it stands before its words: what is missing is said there, so it needs no sign. */
export function spelled(one: Forecast): string {
  const { total } = one.figure;
  return String(one.tone === "ill" && total < 0 ? -total : total);
}

/** Whose number it is, or what it is about, where its name does not say it. */
export function subject(one: Forecast, speech: Speech): string {
  const [what, token] = one.about ?? [];
  if (what === undefined || token === undefined) return "";
  if (what !== "seat") return speech.token(what, token);
  if (Number(token) !== speech.you) return speech.seat(Number(token));
  const you = speech.t("you");
  return you.charAt(0).toUpperCase() + you.slice(1);
}

/** What the number is called, as it turns out. */
export function called(one: Forecast, speech: Speech): string {
  return speech.t(one.figure.id, { tone: one.tone ?? "none" }) || one.figure.id;
}

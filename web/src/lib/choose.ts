/** Choosing step by step: what may be touched, and what a touch leaves. The same for every game. */
import type { Choice } from "./protocol";

/** An action taken apart: its verb, and for each argument what it stands for and its token. */
export interface Parts {
  choice: Choice;
  verb: string;
  args: { what: string; token: string }[];
}

export function takeApart(choice: Choice): Parts {
  const words = choice.action.split(" ");
  const args = words.slice(1).map((token, at) => {
    const value = choice.message.args[at === 0 ? "a" : "b"];
    return { what: Array.isArray(value) ? String(value[0]) : "number", token };
  });
  return { choice, verb: words[0] ?? "", args };
}

/** A thing that may be touched: a card by notation, a seat, a word, a number, a place, or a verb of its own. */
export type Touch = { what: string; token: string };

export function sameTouch(a: Touch, b: Touch): boolean {
  return a.token === b.token && (a.what === b.what || (isCard(a) && isCard(b)));
}

export function isCard(touch: Touch): boolean {
  return touch.what === "card" || touch.what === "kind";
}

/** The card of a touch without its state: actions often name a kind where the table shows a card in some state. */
export function slugOf(token: string): string {
  return token.split("/")[0] ?? token;
}

/** The choices that agree with everything picked so far. */
export function narrow(choices: Choice[], picks: Touch[]): Parts[] {
  return choices.map(takeApart).filter((parts) => {
    const things: Touch[] = [{ what: "verb", token: parts.verb }, ...parts.args];
    return picks.every((pick) => things.some((thing) => sameTouch(thing, pick)));
  });
}

/** What may be touched next: arguments that are not picked yet and that tell the remaining choices apart. */
export function touches(choices: Choice[], picks: Touch[]): Touch[] {
  const open = narrow(choices, picks);
  const found: Touch[] = [];
  for (const parts of open) {
    for (const arg of parts.args) {
      const picked = picks.some((pick) => sameTouch(pick, arg));
      if (!picked && !found.some((one) => sameTouch(one, arg))) found.push(arg);
    }
  }
  return found;
}

/** The verbs that are left, in the order of the list, with one choice if a verb has no arguments left to pick. */
export function verbsLeft(choices: Choice[], picks: Touch[]): { verb: string; only: Choice | null; count: number }[] {
  const groups = new Map<string, Parts[]>();
  for (const parts of narrow(choices, picks)) groups.set(parts.verb, [...(groups.get(parts.verb) ?? []), parts]);
  return [...groups].map(([verb, all]) => ({
    verb,
    only: all.length === 1 ? (all[0]?.choice ?? null) : null,
    count: all.length,
  }));
}

/** Does this card on the table answer a touch that is open? Exact notation first, then the kind. */
export function cardTouch(open: Touch[], notation: string): Touch | null {
  return (
    open.find((touch) => isCard(touch) && touch.token === notation) ??
    open.find((touch) => touch.what === "kind" && touch.token === slugOf(notation)) ??
    null
  );
}

/** Choosing step by step: what may be touched, and what a touch leaves. The same for every game, without any DOM. */
import type { Choice } from "./protocol";

/** One argument of an action: its position, what it stands for (card, kind, tile, place, word, number), its token. */
export interface Pick {
  at: number;
  what: string;
  token: string;
}

/** An action taken apart. */
export interface Parts {
  choice: Choice;
  verb: string;
  args: Pick[];
}

const LETTERS = "abcdefgh";

export function takeApart(choice: Choice): Parts {
  const [verb = "", ...tokens] = choice.action.split(" ");
  const args = tokens.map((token, at) => {
    const value = choice.message.args[LETTERS[at] ?? ""];
    return { at, what: Array.isArray(value) ? String(value[0]) : "number", token };
  });
  return { choice, verb, args };
}

/** A kind and a card are the same thing to the hand that touches them. */
function family(what: string): string {
  return what === "kind" ? "card" : what;
}

function samePick(a: Pick, b: Pick): boolean {
  return a.at === b.at && a.token === b.token && family(a.what) === family(b.what);
}

export function keyOf(pick: Pick): string {
  return `${pick.at} ${family(pick.what)} ${pick.token}`;
}

/** The card of a token without its state. */
export function slugOf(token: string): string {
  return token.split("/")[0] ?? token;
}

/** What a thing on the table answers to: for some verbs (all, if none is named) certain arguments. */
export interface Touch {
  verbs?: readonly string[];
  picks: Pick[];
}

/** A step that was taken: the touch, or a verb that was chosen from the buttons. */
export type Step = Touch;

function follows(parts: Parts, step: Step): boolean {
  if (step.verbs && !step.verbs.includes(parts.verb)) return false;
  return step.picks.every((pick) => parts.args.some((arg) => samePick(arg, pick)));
}

/** The actions that agree with every step taken so far. */
export function narrow(all: Parts[], steps: Step[]): Parts[] {
  return all.filter((parts) => steps.every((step) => follows(parts, step)));
}

/** How many arguments the steps have settled: they are picked in order, so this is the place of the next one. */
export function settled(open: Parts[], steps: Step[]): number {
  let at = 0;
  for (const step of steps) for (const pick of step.picks) at = Math.max(at, pick.at + 1);
  const first = open[0];
  if (open.length < 2 || !first) return at;
  while (first.args[at] && open.every((parts) => parts.args[at]?.token === first.args[at]?.token)) at += 1;
  return at;
}

/** May this thing be touched now? The actions that would be left, or none. */
export function touchable(open: Parts[], at: number, touch: Touch): Parts[] {
  if (touch.picks.length === 0 || touch.picks[0]?.at !== at) return [];
  return open.filter((parts) => follows(parts, touch));
}

/** The next arguments that are open, each once, with the actions behind them. */
export function nextPicks(open: Parts[], at: number): { pick: Pick; left: Parts[] }[] {
  const found = new Map<string, { pick: Pick; left: Parts[] }>();
  for (const parts of open) {
    const pick = parts.args[at];
    if (!pick) continue;
    const known = found.get(keyOf(pick));
    if (known) known.left.push(parts);
    else found.set(keyOf(pick), { pick, left: [parts] });
  }
  return [...found.values()];
}

/** The actions that are complete with what is picked: they become buttons. */
export function complete(open: Parts[], at: number): Parts[] {
  return open.filter((parts) => parts.args.length <= at);
}

/** The action of the primary button: what closes the step, or the only thing that can be done at all. */
export function primaryOf(all: Parts[]): Parts | null {
  if (all.length === 1) return all[0] ?? null;
  return all.find((parts) => parts.choice.closes) ?? null;
}

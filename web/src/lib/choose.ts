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

export function isCard(pick: Pick): boolean {
  return family(pick.what) === "card";
}

export function keyOf(pick: Pick): string {
  return `${pick.at} ${family(pick.what)} ${pick.token}`;
}

/** The card of a token without its state. */
export function slugOf(token: string): string {
  return token.split("/")[0] ?? token;
}

/** What a thing on the table answers to: for some verbs (all, if none is named) certain arguments. Without arguments it
 *  stands for the verbs themselves, as a deck does for drawing from it. */
export interface Touch {
  verbs?: readonly string[];
  picks: readonly Pick[];
  /** It gives something up: the touch picks, and a second one on the button that says so does it. */
  careful?: boolean;
  /** What the same touch means in the next choice: the unit that starts a wave is the first to attack in it. */
  then?: Touch;
}

/** A thing may stand for several: a card of a shop can be bought, and be attacked. */
export type Touches = Touch | readonly Touch[] | null;

export function each(touches: Touches): readonly Touch[] {
  return touches === null ? [] : Array.isArray(touches) ? (touches as readonly Touch[]) : [touches as Touch];
}

/** What the rules are asked about a thing that cannot be used now: the action it would mean, after what is picked; its
 *  name alone where it stands for any verb. */
export function questionOf(touches: Touches, open: readonly Parts[]): string {
  const [touch] = each(touches);
  if (!touch) return "";
  if (!touch.verbs) return touch.picks.at(-1)?.token ?? "";
  const now = open.find((parts) => touch.verbs?.includes(parts.verb));
  const before = now?.args.slice(0, touch.picks[0]?.at ?? 0) ?? [];
  return [now?.verb ?? touch.verbs[0] ?? "", ...[...before, ...touch.picks].map((one) => one.token)].join(" ");
}

/** The same about a card: by the place or number where actions name it so, else by what it is. */
export function questionOfCard(card: string, place: string, touches: Touches, open: readonly Parts[]): string {
  const [touch] = each(touches);
  if (place) return place;
  const named = !touch?.verbs || touch.picks.some(isCard);
  return named ? slugOf(card) : questionOf(touch, open);
}

/** A step that was taken: what was touched, in any of the ways it could be meant, and by which thing. */
export interface Step {
  touches: readonly Touch[];
  by?: object;
  /** It settled the last argument of an action that cannot be taken back: its forecast is looked at first. */
  weighs?: boolean;
}

/** The touch that means one whole action. */
export function wholly(parts: Parts): Touch[] {
  return [{ verbs: [parts.verb], picks: parts.args }];
}

function follows(parts: Parts, touch: Touch): boolean {
  if (touch.verbs && !touch.verbs.includes(parts.verb)) return false;
  if (touch.picks.length === 0) return parts.args.length === 0;
  return touch.picks.every((pick) => parts.args.some((arg) => samePick(arg, pick)));
}

/** The actions that agree with every step taken so far. */
export function narrow(all: Parts[], steps: readonly Step[]): Parts[] {
  return all.filter((parts) => steps.every((step) => step.touches.some((touch) => follows(parts, touch))));
}

/** How many arguments the steps have settled: they are picked in order, so this is the place of the next one. */
export function settled(open: Parts[], steps: readonly Step[]): number {
  let at = 0;
  for (const step of steps)
    for (const touch of step.touches)
      if (open.some((parts) => follows(parts, touch))) for (const pick of touch.picks) at = Math.max(at, pick.at + 1);
  const first = open[0];
  if (open.length < 2 || !first) return at;
  while (first.args[at] && open.every((parts) => parts.args[at]?.token === first.args[at]?.token)) at += 1;
  return at;
}

/** May this thing be touched now? The actions that would be left, or none. */
export function touchable(open: Parts[], at: number, touch: Touch): Parts[] {
  const next = touch.picks.length === 0 ? at === 0 && touch.verbs : touch.picks.some((pick) => pick.at === at);
  return next ? open.filter((parts) => follows(parts, touch)) : [];
}

/** The beginning of an action in notation: its verb and its first `n` arguments. */
export function beginning(parts: Parts, n: number): string {
  return [parts.verb, ...parts.args.slice(0, n).map((arg) => arg.token)].join(" ");
}

/** Every beginning of an action that a touch stands for now. */
export function beginnings(open: Parts[], at: number, touch: Touch): string[] {
  const n = touch.picks.reduce((most, pick) => Math.max(most, pick.at + 1), 0);
  return touchable(open, at, touch).map((parts) => beginning(parts, n));
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

/** Does an action begin, from the next argument on, with something that the table shows? */
export function isShown(parts: Parts, at: number, shown: (begins: string) => boolean): boolean {
  if (parts.args.length === 0) return shown(parts.verb);
  for (let n = at + 1; n <= parts.args.length; n++) if (shown(beginning(parts, n))) return true;
  return false;
}

/** What most people do, by the word of the rules: the payment as printed, for example. */
export function isUsual(parts: Parts): boolean {
  return Boolean(parts.choice.message.args["usual"]);
}

/** The action of the primary button: the only thing that can be done at all, what closes the step, what is usual, or
 *  the only way out: the one action without arguments. */
export function primaryOf(all: Parts[]): Parts | null {
  if (all.length === 1) return all[0] ?? null;
  const closing = all.find((parts) => parts.choice.closes);
  if (closing) return closing;
  const usual = all.find(isUsual);
  if (usual) return usual;
  const bare = all.filter((parts) => parts.args.length === 0);
  return bare.length === 1 ? (bare[0] ?? null) : null;
}

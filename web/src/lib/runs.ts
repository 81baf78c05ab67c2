/** What one touch does of what would take many: cards that are usually played together, and the last action again.
 *  Each run is a list of actions of the rules, played one after the other as long as nothing unforeseen happens. */
import { slugOf, type Parts } from "./choose";

/** What one button plays together: the actions of a verb, if it says so only while something is asked, or only with
 *  cards of one file of the pack. `words` says it, with the number of them (`n`). */
export interface Batch {
  verb: string;
  words: string;
  asked?: string;
  file?: string;
  /** Only actions that name no more than this: attacks without a target of their own, for example. */
  names?: number;
}

export interface Run {
  words: string;
  n: number;
  actions: readonly string[];
}

/** An action that was played, and how many touches it took. */
export interface Played {
  action: string;
  touches: number;
}

/** The batches of which at least two can be played now. One action stands for equal cards: `copies` counts them. */
export function batchRuns(
  open: readonly Parts[],
  batches: readonly Batch[],
  asked: string,
  fileOf: (slug: string) => string,
  copies: (token: string) => number,
): Run[] {
  return batches.flatMap(({ verb, words, asked: when, file, names = Infinity }) => {
    if (when !== undefined && when !== asked) return [];
    const fits = open.filter(
      (parts) =>
        parts.verb === verb &&
        parts.args.length <= names &&
        (file === undefined || fileOf(slugOf(parts.args[0]?.token ?? "")).startsWith(file)),
    );
    const n = fits.reduce((sum, parts) => sum + copies(parts.args[0]?.token ?? ""), 0);
    return n < 2 ? [] : [{ words, n, actions: fits.map((parts) => parts.choice.action) }];
  });
}

/** The last action, if it is offered again: once more if it takes several touches, and if it was played twice running
 *  as often as it goes. */
export function againRun(open: readonly Parts[], past: readonly Played[]): Run | null {
  const last = past.at(-1);
  if (!last || !open.some((parts) => parts.choice.action === last.action && parts.args.length > 0)) return null;
  const twice = past.at(-2)?.action === last.action;
  if (!twice && last.touches < 2) return null;
  return { words: twice ? "run-on" : "run-again", n: twice ? Infinity : 1, actions: [last.action] };
}

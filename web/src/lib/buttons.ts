/** The buttons of the prompt line: for what has no body on the table. No two of them say the same. */
import { beginning, isUsual, keyOf, type Parts, type Pick } from "./choose";
import type { Chooser } from "./chooser.svelte";
import { againRun, batchRuns, type Batch } from "./runs";
import type { Speech } from "./words";

export interface Button {
  key: string;
  words: string;
  /** The beginnings of actions that it stands for, separated by `|`. */
  begins: string;
  /** What it would name: the kind of its argument and the token; empty for an action that has none. */
  names: string;
  /** The whole sentence, where the button itself says less. */
  about?: string;
  /** Shown in the place of words: pictures, each with a number; one without a name stands for what is still open. */
  amounts?: [icon: string, n: number][];
  press: () => void;
}

/** More numbers than this stand as numbers only; each says the rest when asked. */
const FEW = 4;

/** One button for what would take many touches. */
export function runsOf(
  chooser: Chooser,
  speech: Speech,
  batches: readonly Batch[],
  asked: string,
  hand: string[],
): Button[] {
  if (chooser.steps.length || !chooser.hasRuns) return [];
  const fileOf = (slug: string) => speech.cards.get(slug)?.file ?? "";
  const copies = (token: string) => Math.max(1, hand.filter((card) => card === token).length);
  const again = againRun(chooser.open, chooser.past);
  const said = chooser.open.find((parts) => parts.choice.action === again?.actions[0]);
  return [...batchRuns(chooser.open, batches, asked, fileOf, copies), ...(again ? [again] : [])].map(
    ({ words, n, actions }) => ({
      key: words,
      words: speech.t(words, { n, words: said ? speech.say(said.choice.message) : "" }),
      begins: actions.join("|"),
      names: "",
      press: () => (n > 1 ? chooser.run(actions) : chooser.repeat()),
    }),
  );
}

export function buttonsOf(chooser: Chooser, speech: Speech): Button[] {
  const amounts = (left: Parts[]) =>
    left.length === 1
      ? (left[0]?.choice.message.args["amounts"] as [string, Button["amounts"]] | undefined)?.[1]
      : undefined;
  /** What was touched already need not be said again. */
  const said = (parts: Parts) => speech.say(parts.choice.message, chooser.steps.length ? "rest" : "");
  const bare = (pick: Pick) => terse && pick.what === "number";
  const terse = chooser.unshown.filter(({ pick }) => pick.what === "number").length > FEW;
  const picks = chooser.unshown.map(({ pick, left }): [Button, Parts[]] => [
    {
      key: keyOf(pick),
      words: left.length === 1 && left[0] && !bare(pick) ? said(left[0]) : speech.token(pick.what, pick.token),
      about: left[0] && (bare(pick) || amounts(left)) ? speech.say(left[0].choice.message) : undefined,
      amounts: amounts(left),
      begins: [...new Set(left.map((parts) => beginning(parts, pick.at + 1)))].join("|"),
      names: `${pick.what} ${pick.token}`,
      press: () => chooser.touch({ verbs: left.map((parts) => parts.verb), picks: [pick] }),
    },
    left,
  ]);
  const ready = chooser.ready.map((parts): [Button, Parts[]] => [
    {
      key: parts.choice.action,
      words: speech.say(parts.choice.message),
      begins: parts.choice.action,
      names: "",
      press: () => chooser.choose(parts),
    },
    [parts],
  ]);
  // What the main button does needs no other.
  const others = picks.filter(([, left]) => left.length > 1 || left[0] !== chooser.primary);
  const usualFirst = (all: [Button, Parts[]][]) =>
    [...all].sort(([, a], [, b]) => Number(b.some(isUsual)) - Number(a.some(isUsual)));
  return apart([...usualFirst(others), ...ready], speech);
}

/** Where two would say the same, each adds what it is about; and if that is the same too, how it is written. */
function apart(found: [Button, Parts[]][], speech: Speech): Button[] {
  const twice = (list: Button[], one: Button) => list.filter((other) => other.words === one.words).length > 1;
  const buttons = found.map(([button]) => button);
  const named = found.map(([button, left]) => {
    const args = left[0]?.args.map((arg) => speech.token(arg.what, arg.token)).join(" · ") ?? "";
    return twice(buttons, button) && args ? { ...button, words: `${button.words} (${args})` } : button;
  });
  return named.map((button) =>
    twice(named, button) ? { ...button, words: `${button.words} [${button.begins}]` } : button,
  );
}

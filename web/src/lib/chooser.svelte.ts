/** The choice under way at a table: steps taken, what is lit, what is left for buttons. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import {
  beginnings,
  complete,
  each,
  isCard,
  isShown,
  isUsual,
  keyOf,
  narrow,
  nextPicks,
  primaryOf,
  settled,
  takeApart,
  touchable,
  wholly,
  type Parts,
  type Step,
  type Touch,
  type Touches,
} from "./choose";
import type { Choice } from "./protocol";
import type { Played } from "./runs";

/** Between the beginnings of actions that one thing stands for. */
const OR = "|";

export class Chooser {
  private choices = $state.raw<Choice[]>([]);
  private play: (action: string) => void;
  /** The only action that the main button may stand for; null: any. */
  private meant = $state<string | null>(null);
  steps = $state.raw<Step[]>([]);
  /** What belongs to the run under way. */
  private running: ((parts: Parts) => boolean) | null = null;
  private following: Touch | null = null;
  /** What was played here, the last two of it. */
  past = $state.raw<readonly Played[]>([]);
  /** What cannot be taken back and whose forecast is to be seen before; null as long as that is not known. */
  private final = $state.raw<ReadonlySet<string> | null>(new Set());
  /** Buttons for what would take many touches. Whoever learns takes each step and hears what is said of it. */
  hasRuns = true;
  /** The main button was pressed once where twice is needed. */
  armed = $state(false);
  /** Beginnings of actions that something on the table answers to; the others need a button. */
  private readonly claims = new SvelteMap<string, number>();

  readonly all = $derived<Parts[]>(this.choices.map(takeApart));
  readonly open = $derived<Parts[]>(narrow(this.all, this.steps));
  readonly at = $derived<number>(settled(this.open, this.steps));
  private readonly bodiless = $derived(
    this.open.filter((parts) => !isShown(parts, this.at, (begins) => this.claims.has(begins))),
  );
  /** What the main button does. What a thing on the table stands for is done there. */
  readonly primary = $derived.by<Parts | null>(() => {
    const found = primaryOf(this.all);
    if (this.meant !== null && this.all.length > 1 && found?.choice.action !== this.meant) return null;
    return found && (found.choice.closes || !this.claims.has(found.verb)) ? found : null;
  });
  /** The action whose forecast is looked at before it is played: the next touch on the same thing plays it. */
  readonly weighed = $derived<Parts | null>(this.steps.at(-1)?.weighs ? (this.open[0] ?? null) : null);
  /** Complete actions besides the primary one, and one that a thing is touched again for. */
  readonly ready = $derived<Parts[]>(
    complete(this.bodiless, this.at).filter(
      (parts) =>
        parts.choice.action !== this.primary?.choice.action && !(parts === this.weighed && this.steps.at(-1)?.by),
    ),
  );
  /** Next arguments that nothing on the table shows. Cards among them are held out, the others get a button. */
  private readonly hidden = $derived(nextPicks(this.bodiless, this.at));
  readonly offered = $derived(this.hidden.filter((next) => isCard(next.pick)));
  readonly unshown = $derived(this.hidden.filter((next) => !isCard(next.pick)));

  constructor(play: (action: string) => void) {
    this.play = play;
  }

  /** A new list of actions begins a new choice; a lesson says which of them the main button may stand for. `calm`: the
   *  last action could be taken back, so nothing unforeseen was shown or asked, and a run goes on. */
  offer(choices: Choice[], meant: string | null = null, calm = true): void {
    this.armed = false;
    this.meant = meant;
    this.choices = choices;
    this.steps = [];
    if (!choices.length) return;
    if (!calm) this.running = null;
    const follow = this.following;
    this.following = null;
    if (follow && this.lit(follow)) this.touch(follow);
    else this.goOn();
  }

  /** The last action was taken back: it is not repeated. */
  forget(): void {
    this.past = this.past.slice(0, -1);
  }

  /** Touch this as soon as something is asked for that it answers. */
  next(touch: Touch): void {
    this.following = touch;
  }

  /** What cannot be taken back is known now: what waited for it and can be is played. */
  learn(final: ReadonlySet<string> | null): void {
    this.final = final;
    const weighed = this.weighed;
    if (final && weighed && !final.has(weighed.choice.action)) this.commit(weighed);
  }

  /** Play these actions one after the other, as long as one is offered and nothing unforeseen happens; any other touch
   *  ends it. */
  run(actions: readonly string[]): void {
    const wanted = new Set(actions);
    this.running = (parts) => wanted.has(parts.choice.action);
    this.goOn();
  }

  private goOn(): void {
    const next = this.running && this.all.find(this.running);
    if (next) this.send(next);
    else this.running = null;
  }

  /** The last action once more, if it is offered again. */
  repeat(): boolean {
    const last = this.past.at(-1)?.action;
    const again = this.all.find((parts) => parts.choice.action === last && parts.args.length > 0);
    if (again) this.commit(again);
    return again !== undefined;
  }

  /** Every beginning of an action that these touches stand for now, separated by `|`; empty if none. */
  begins(touches: Touches): string {
    const found = each(touches).flatMap((touch) => beginnings(this.open, this.at, touch));
    return [...new Set(found)].join(OR);
  }

  lit(touches: Touches): boolean {
    return this.left(touches).length > 0;
  }

  /** The actions that would be left after a touch. */
  left(touches: Touches): Parts[] {
    return [...new Set(each(touches).flatMap((touch) => touchable(this.open, this.at, touch)))];
  }

  /** How many actions a thing leaves that shows these beginnings. */
  leaves(begins: string): number {
    const wanted = begins.split(OR);
    return this.open.filter((parts) =>
      wanted.some((one) => parts.choice.action === one || parts.choice.action.startsWith(`${one} `)),
    ).length;
  }

  /** Is it picked? Of several equal things only the one that was touched, if it is known (`by`). */
  picked(touches: Touches, by?: object): boolean {
    return this.steps.some(
      (step) =>
        (by === undefined || step.by === undefined || step.by === by) &&
        each(touches).some(
          (touch) =>
            (!touch.verbs || this.open.some((parts) => touch.verbs?.includes(parts.verb))) &&
            touch.picks.some((pick) =>
              step.touches.some((taken) => taken.picks.some((other) => keyOf(other) === keyOf(pick))),
            ),
        ),
    );
  }

  touch(touches: Touches, by?: object): void {
    const meant = each(touches).filter((touch) => touchable(this.open, this.at, touch).length > 0);
    const left = this.left(meant);
    const only = left.length === 1 ? left[0] : null;
    if (only && !meant.some((touch) => touch.careful)) {
      if (this.choose(only, meant, by)) this.following = meant.find((touch) => touch.then)?.then ?? null;
    } else if (left.length) this.steps = [...this.steps, { touches: meant, by }];
  }

  /** A whole action is meant: it is played at once if it can be taken back, else its forecast is looked at first.
   *  Was it played? */
  choose(parts: Parts, touches: readonly Touch[] = wholly(parts), by?: object): boolean {
    const looked = this.weighed === parts || this.final?.has(parts.choice.action) === false;
    if (looked) this.commit(parts);
    else this.steps = [...this.steps, { touches, by, weighs: true }];
    return looked;
  }

  /** Was this thing touched for the action that is weighed? Touched again, it plays it. */
  weighs(by: object): boolean {
    return this.weighed !== null && this.steps.at(-1)?.by === by;
  }

  /** The main button is pressed. What gives something up without closing the step wants to be pressed twice. */
  press(): boolean {
    const parts = this.primary;
    if (!parts) return this.back();
    if (this.all.length > 1 && !parts.choice.closes && !isUsual(parts) && !this.armed) this.armed = true;
    else this.commit(parts);
    return true;
  }

  /** What is usual is taken whole, however many questions that takes: a payment as printed, for example. */
  commit(parts: Parts): void {
    this.running = isUsual(parts) ? (next) => next.verb === parts.verb && isUsual(next) : null;
    this.send(parts);
  }

  private send(parts: Parts): void {
    const touches = this.steps.filter((step) => !step.weighs).length + 1;
    this.past = [...this.past.slice(-1), { action: parts.choice.action, touches }];
    this.armed = false;
    this.steps = [];
    this.play(parts.choice.action);
  }

  back(): boolean {
    if (this.steps.length === 0) return false;
    this.steps = this.steps.slice(0, -1);
    return true;
  }

  /** Something on the table shows these beginnings; called by its effect, returns how to take the claim back. */
  claim(begins: string): () => void {
    const keys = begins.split(OR);
    untrack(() => {
      for (const key of keys) this.claims.set(key, (this.claims.get(key) ?? 0) + 1);
    });
    return () => {
      for (const key of keys) {
        const left = (this.claims.get(key) ?? 1) - 1;
        if (left > 0) this.claims.set(key, left);
        else this.claims.delete(key);
      }
    };
  }
}

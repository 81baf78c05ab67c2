/** The choice under way at a table: steps taken, what is lit, what is left for buttons. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import {
  complete,
  keyOf,
  narrow,
  nextPicks,
  primaryOf,
  settled,
  takeApart,
  touchable,
  type Parts,
  type Step,
  type Touch,
} from "./choose";
import type { Choice } from "./protocol";

export class Chooser {
  private choices = $state.raw<Choice[]>([]);
  private play: (action: string) => void;
  steps = $state.raw<Step[]>([]);
  /** Keys of picks that something on the table answers to; the others need a button. */
  private readonly claims = new SvelteMap<string, number>();

  readonly all = $derived<Parts[]>(this.choices.map(takeApart));
  readonly open = $derived<Parts[]>(narrow(this.all, this.steps));
  readonly at = $derived<number>(settled(this.open, this.steps));
  readonly primary = $derived<Parts | null>(primaryOf(this.all));
  /** Complete actions besides the primary one. */
  readonly ready = $derived<Parts[]>(
    complete(this.open, this.at).filter((parts) => parts.choice.action !== this.primary?.choice.action),
  );
  /** Next arguments that nothing on the table shows. */
  readonly unshown = $derived(nextPicks(this.open, this.at).filter((next) => !this.claims.has(keyOf(next.pick))));

  constructor(play: (action: string) => void) {
    this.play = play;
  }

  /** A new list of actions begins a new choice. */
  offer(choices: Choice[]): void {
    this.choices = choices;
    this.steps = [];
  }

  lit(touch: Touch | null): boolean {
    return touch !== null && touchable(this.open, this.at, touch).length > 0;
  }

  picked(touch: Touch | null): boolean {
    if (!touch || this.steps.length === 0) return false;
    const keys = touch.picks.map(keyOf);
    const fits = !touch.verbs || this.open.some((parts) => touch.verbs?.includes(parts.verb));
    return fits && this.steps.some((step) => step.picks.some((pick) => keys.includes(keyOf(pick))));
  }

  touch(touch: Touch): void {
    const left = touchable(this.open, this.at, touch);
    const only = left.length === 1 ? left[0] : null;
    if (only) this.commit(only);
    else if (left.length > 1) this.steps = [...this.steps, touch];
  }

  commit(parts: Parts): void {
    this.steps = [];
    this.play(parts.choice.action);
  }

  back(): boolean {
    if (this.steps.length === 0) return false;
    this.steps = this.steps.slice(0, -1);
    return true;
  }

  /** Something on the table shows this touch; called by its effect, returns how to take the claim back. */
  claim(touch: Touch): () => void {
    const key = touch.picks[0] ? keyOf(touch.picks[0]) : "";
    untrack(() => this.claims.set(key, (this.claims.get(key) ?? 0) + 1));
    return () => {
      const left = (this.claims.get(key) ?? 1) - 1;
      if (left > 0) this.claims.set(key, left);
      else this.claims.delete(key);
    };
  }
}

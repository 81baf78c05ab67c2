/** Something on the table that can be touched: lit when it begins an action, picked once it was touched. */
import { questionOf, type Touches } from "./choose";
import type { Desk } from "./desk.svelte";

export class Thing {
  /** It was touched for an action that cannot be taken back: touched again, it plays it. */
  private readonly weighs = $derived.by<boolean>(() => this.desk.chooser.weighs(this));
  /** Every beginning of an action that it stands for now, separated by `|`; empty if it is not lit. */
  readonly begins = $derived.by<string>(
    () =>
      (this.weighs ? this.desk.chooser.weighed?.choice.action : undefined) ?? this.desk.chooser.begins(this.touches()),
  );
  readonly lit = $derived(this.begins !== "");
  readonly picked = $derived.by<boolean>(
    () => this.weighs || (!this.lit && (this.held() || this.desk.chooser.picked(this.touches(), this))),
  );
  /** What outside checks and lessons find it by. */
  readonly marks = $derived({
    "data-lit": this.begins || undefined,
    "data-picked": this.picked ? "" : undefined,
  });

  /** `held`: the rules themselves say that it was picked, as a unit that is on its way. `claims`: what it stands for
   *  needs no button. Made while a component is set up: it takes its claims back when the component goes. */
  constructor(
    private readonly desk: Desk,
    private readonly touches: () => Touches,
    private readonly held: () => boolean = () => false,
    claims = true,
  ) {
    if (claims) $effect(() => (this.begins ? this.desk.chooser.claim(this.begins) : undefined));
  }

  /** Asked by whoever touches what cannot be used now; the rules answer a question in notation. */
  wonder(title: string, question = questionOf(this.touches(), this.desk.chooser.open)): void {
    if (question && this.desk.chooser.all.length) this.desk.puzzle = { title, question };
  }

  /** A touch: picks or plays what is lit, puts back what is picked. Did it do anything? */
  act(): boolean {
    const { chooser } = this.desk;
    if (this.weighs && chooser.weighed) chooser.commit(chooser.weighed);
    else if (this.lit) chooser.touch(this.touches(), this);
    else if (chooser.picked(this.touches(), this)) chooser.back();
    else return false;
    return true;
  }
}

/** What the table shows: one change after the other, each with its motion, while the newest may already be known. */
import { tick } from "svelte";
import { clashesIn, type Clash } from "./clash";
import type { LogEvent, Outcome, UndoState, View } from "./protocol";
import { play } from "./sound";
import { depart, measure } from "./travel";

/** The table after one act. */
export interface Shot {
  view: View;
  log: LogEvent[];
  since: number;
  eyes: number | "watch" | "open";
  undo: UndoState | null;
  outcome: Outcome | null;
}

const SUMS = 700;
const VERDICT = 1300;
const BETWEEN = 280;
/** With so many acts waiting nothing travels: what is shown keeps up with what is played. */
const LATE = 4;

export class Stage {
  shown = $state.raw<Shot | null>(null);
  /** Battles whose sums are shown; `told`: and who fell. */
  clashes = $state.raw<Clash[]>([]);
  told = $state(false);
  /** Is more known than is shown? Then nothing can be touched yet. */
  behind = $state(false);
  /** The table since this seat last acted, act by act. */
  history: Shot[] = [];
  private newest: Shot | null = null;
  private queue: Shot[] = [];
  private stop = new AbortController();

  /** `moving`: is motion wanted? `pace`: the least time between two acts of others, in milliseconds. `lasting`: who
   *  learns reads the sums of a battle until the next touch. */
  constructor(
    private readonly moving: () => boolean,
    private readonly pace: () => number,
    private readonly lasting = false,
  ) {}

  push(shot: Shot): void {
    const before = this.newest;
    if (before?.view === shot.view && before.log === shot.log) {
      this.renew(shot);
      return;
    }
    const follows = before !== null && before.eyes === shot.eyes && newEvents(before, shot) !== null;
    this.history = follows && before.since === shot.since ? [...this.history, shot] : [shot];
    this.newest = shot;
    if (!follows || !this.moving() || document.hidden) {
      this.sound(before, shot, follows ? (newEvents(before, shot) ?? []) : []);
      this.put(shot);
      return;
    }
    this.queue.push(shot);
    if (!this.behind) void this.run();
  }

  /** Show something at once, whatever was shown before. */
  put(shot: Shot): void {
    this.stop.abort();
    this.clashes = [];
    this.queue = [];
    this.newest = this.shown = shot;
    this.behind = false;
  }

  /** Nothing on the table has changed, only what is said around it. */
  private renew(shot: Shot): void {
    if (this.shown === this.newest) this.shown = shot;
    this.newest = shot;
  }

  private async run(): Promise<void> {
    this.behind = true;
    for (let shot = this.queue.shift(); shot; shot = this.queue.shift()) await this.show(shot);
    this.behind = false;
  }

  private async show(shot: Shot): Promise<void> {
    const before = this.shown;
    const events = before ? (newEvents(before, shot) ?? []) : [];
    this.stop = new AbortController();
    const stop = this.stop.signal;
    if (before) await this.clash(clashesIn(events, before.view), stop);
    if (this.shown !== before) return;
    const late = this.queue.length;
    const ways = late < LATE ? measure(events) : null;
    this.sound(before, shot, events);
    this.shown = shot;
    await tick();
    if (ways) await depart(ways, stop);
    if (events.length && before?.view.to_act !== shot.eyes)
      await rest(Math.min(BETWEEN, this.pace()) / Math.max(1, late), stop);
  }

  /** The two sums stand for a moment before somebody falls; the verdict goes by itself. */
  private async clash(clashes: Clash[], stop: AbortSignal): Promise<void> {
    if (!clashes.length) return;
    this.clashes = clashes;
    this.told = false;
    play("battle");
    await rest(SUMS, stop);
    this.told = true;
    if (!this.lasting) void rest(VERDICT, stop).then(() => this.clashes === clashes && (this.clashes = []));
  }

  private sound(before: Shot | null, shot: Shot, events: LogEvent[]): void {
    if (shot.outcome && !before?.outcome) play("over");
    else if (before && shot.view.to_act === shot.eyes && before.view.to_act !== shot.eyes) play("turn");
    else if (events.some((event) => event.moves.some((move) => move.from && move.to))) play("card");
  }

  /** Go to the newest state at once. */
  skip(): void {
    this.stop.abort();
    this.clashes = [];
    if (!this.behind || !this.newest) return;
    this.queue = [];
    this.shown = this.newest;
  }
}

/** The events by which one shot follows another; none if it does not, after a reconnect or a take-back. */
export function newEvents(before: Shot, shot: Shot): LogEvent[] | null {
  const kept = before.log.length;
  if (shot.log.length < kept || (kept > 0 && shot.log[kept - 1] !== before.log[kept - 1])) return null;
  return shot.log.slice(kept);
}

function rest(time: number, stop: AbortSignal): Promise<void> {
  if (stop.aborted || time <= 0) return Promise.resolve();
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(end, time);
    stop.addEventListener("abort", end, { once: true });
  });
}

/** "What happened since my move": the events of the others, one by one, each with the table as it was then. */
import { tick } from "svelte";
import { spotsOf } from "./places";
import type { LogEvent, View } from "./protocol";
import { newEvents, type Shot } from "./stage.svelte";
import { depart, measure } from "./travel";

export interface Step {
  event: LogEvent;
  /** The table after the act that told it; none where only the log is known, after a reload. */
  view: View | null;
}

/** Everything that was told since this seat last acted. */
export function stepsSince(shot: Shot, history: Shot[]): Step[] {
  const views = new Map<LogEvent, View>();
  history.forEach((one, at) => {
    const before = history[at - 1];
    for (const event of (before && newEvents(before, one)) ?? []) views.set(event, one.view);
  });
  const news = shot.log.filter((event) => event.number >= shot.since);
  return withMoves(news).map((event) => ({
    event,
    view: views.get(event) ?? views.get(origin.get(event) ?? event) ?? null,
  }));
}

const origin = new WeakMap<LogEvent, LogEvent>();

/** Moves that are told without words belong to the sentence before them. */
function withMoves(events: LogEvent[]): LogEvent[] {
  const told: LogEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.message) {
      const copy = { ...event };
      origin.set(copy, event);
      told.push(copy);
    } else if (last?.number === event.number) last.moves = [...last.moves, ...event.moves];
  }
  return told;
}

export class Walk {
  at = $state(0);
  marks = $state.raw<DOMRect[]>([]);
  private stop = new AbortController();

  constructor(
    readonly steps: Step[],
    private readonly moving: () => boolean,
  ) {}

  get step(): Step | undefined {
    return this.steps[this.at];
  }

  get last(): boolean {
    return this.at >= this.steps.length - 1;
  }

  /** To a step; what it moves is seen moving, then marked. */
  async go(to: number): Promise<void> {
    this.stop.abort();
    this.stop = new AbortController();
    const stop = this.stop.signal;
    const at = Math.max(0, Math.min(to, this.steps.length - 1));
    const forth = at > this.at;
    const event = this.steps[at]?.event;
    const ways = forth && event && this.moving() ? measure([event]) : null;
    this.marks = [];
    this.at = at;
    await tick();
    if (ways) await depart(ways, stop);
    if (event && !stop.aborted) this.mark(event);
  }

  private mark(event: LogEvent): void {
    const spots = spotsOf(event);
    spots[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.marks = spots.map((spot) => spot.getBoundingClientRect());
  }
}

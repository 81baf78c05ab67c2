/** A replay in parts of fifty frames: where we are and from whose seat we look. */
import { api } from "./api";
import type { Frame, LogEvent, ReplayInfo } from "./protocol";

const PART = 50;

export class Film {
  line = $state(0);
  eyes = $state<string>("open");
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<LogEvent[]>([]);
  readonly last: number;
  private parts = new Map<string, Promise<Frame[]>>();

  constructor(readonly id: string, readonly info: ReplayInfo, eyes: string) {
    this.eyes = eyes;
    this.last = info.moments.at(-1)?.line ?? 0;
  }

  private part(at: number): Promise<Frame[]> {
    const from = at - (at % PART);
    const key = `${this.eyes} ${from}`;
    let found = this.parts.get(key);
    if (!found) {
      found = api.frames(this.id, this.eyes, from, Math.min(from + PART - 1, this.last)).then((answer) => answer.frames);
      this.parts.set(key, found);
    }
    return found;
  }

  async go(line: number): Promise<void> {
    const at = Math.max(0, Math.min(line, this.last));
    this.line = at;
    const frames = await this.part(at);
    const frame = frames.find((one) => one.line === at) ?? frames.at(-1);
    if (!frame || this.line !== at) return;
    const before = at >= PART ? await this.part(at - PART) : [];
    this.log = [...before, ...frames].filter((one) => one.line <= at).flatMap((one) => one.events);
    this.frame = frame;
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.go(this.line);
  }

  /** To the next or previous moment at which another seat is asked. */
  async turn(step: 1 | -1): Promise<void> {
    const moments = this.info.moments;
    let at = moments.findIndex((one) => one.line >= this.line);
    const seat = moments[at]?.seat;
    while (moments[at] && moments[at]?.seat === seat) at += step;
    await this.go(moments[at]?.line ?? (step > 0 ? this.last : 0));
  }
}

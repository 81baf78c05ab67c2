/** A replay in parts of fifty frames: where we are and from whose seat we look. */
import { api } from "./api";
import type { Frame, LogEvent, Moment, ReplayInfo } from "./protocol";

const PART = 50;

export class Replay {
  line = $state(0);
  eyes = $state<string>("open");
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<LogEvent[]>([]);
  /** The frame was reached by one step forward: what it moves is seen moving. */
  stepped = false;
  /** The first line whose events are in the log. */
  logFrom = $state(0);
  /** A better line that is stepped through in the place of what was played from here, and how far. */
  branch = $state.raw<{ frames: Frame[]; at: number } | null>(null);
  readonly last: number;
  /** The lines at which something happens; notes are passed over. */
  readonly stops: number[];
  private parts = new Map<string, Promise<Frame[]>>();

  constructor(
    readonly id: string,
    readonly info: ReplayInfo,
    eyes: string,
  ) {
    this.eyes = eyes;
    this.last = info.moments.at(-1)?.line ?? 0;
    const acts = info.moments.filter((one) => !one.text.startsWith("note ")).map((one) => one.line);
    this.stops = [...new Set([0, ...acts, this.last])];
  }

  /** How many stops lie before this one. */
  get at(): number {
    const found = this.stops.findIndex((stop) => stop >= this.line);
    return found < 0 ? this.stops.length - 1 : found;
  }

  get canStepBack(): boolean {
    return this.branch ? this.branch.at > 0 : this.at > 0;
  }

  get canStepOn(): boolean {
    return this.branch ? this.branch.at < this.branch.frames.length - 1 : this.line < this.last;
  }

  /** The act that led here. */
  get moment(): Moment | undefined {
    return this.info.moments[this.line - 1];
  }

  private part(at: number): Promise<Frame[]> {
    const from = at - (at % PART);
    const key = `${this.eyes} ${from}`;
    let found = this.parts.get(key);
    if (!found) {
      found = api
        .frames(this.id, this.eyes, from, Math.min(from + PART - 1, this.last))
        .then((answer) => answer.frames);
      this.parts.set(key, found);
    }
    return found;
  }

  /** To the moment before a choice, to step through what would have been better. */
  async instead(line: number): Promise<void> {
    await this.go(line - 1);
    const eyes = this.eyes;
    const { frames } = await api.better(this.id, line, eyes);
    if (this.line !== line - 1 || this.eyes !== eyes) return;
    this.branch = { frames, at: 0 };
    this.stepInstead(1);
  }

  private stepInstead(by: 1 | -1): void {
    if (!this.branch) return;
    const { frames } = this.branch;
    const at = Math.max(0, Math.min(this.branch.at + by, frames.length - 1));
    this.branch = { frames, at };
    this.log = frames.slice(1, at + 1).flatMap((one) => one.events);
    this.logFrom = 0;
    this.stepped = by > 0;
    this.frame = frames[at] ?? null;
  }

  async go(line: number, stepped = false): Promise<void> {
    this.branch = null;
    const at = Math.max(0, Math.min(line, this.last));
    const eyes = this.eyes;
    const from = this.line;
    this.line = at;
    const frames = await this.part(at);
    const before = at >= PART ? await this.part(at - PART) : [];
    const frame = frames.find((one) => one.line === at) ?? frames.at(-1);
    if (!frame || this.line !== at || this.eyes !== eyes) return;
    const shown = [...before, ...frames];
    const news = (one: Frame) => one.line <= at && (!stepped || one.line > from);
    const events = shown.filter(news).flatMap((one) => one.events);
    this.log = stepped ? [...this.log, ...events] : events;
    if (!stepped) this.logFrom = shown[0]?.line ?? 0;
    this.stepped = stepped;
    this.frame = frame;
  }

  /** Puts the part of the log before the one that is shown in front of it. */
  async older(): Promise<void> {
    const from = this.logFrom;
    const frame = this.frame;
    if (from === 0) return;
    const frames = await this.part(from - 1);
    if (this.logFrom !== from || this.frame !== frame) return;
    this.log = [...frames.flatMap((one) => one.events), ...this.log];
    this.logFrom = frames[0]?.line ?? 0;
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.go(this.line);
  }

  async step(by: 1 | -1): Promise<void> {
    if (this.branch) {
      this.stepInstead(by);
      return;
    }
    await this.go(this.stops[this.at + by] ?? this.line, by > 0 && this.frame?.line === this.line);
  }

  /** To the beginning of the next turn or phase, or back to the beginning of this one. */
  async jump(by: 1 | -1, unit: "turn" | "phase"): Promise<void> {
    const moments = this.info.moments;
    const here = moments[by > 0 ? this.line : this.line - 1];
    if (!here) return;
    const found =
      by > 0
        ? moments.find((one) => one.line > here.line && one[unit] !== here[unit])
        : moments.find((one) => one[unit] === here[unit]);
    const line = found ? found.line - 1 : this.last;
    await this.go([...this.stops].reverse().find((stop) => stop <= line) ?? 0);
  }
}

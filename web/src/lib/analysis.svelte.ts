/** The analysis of a game: begun, watched and stopped on the server, and told in words. */
import { api, Refused } from "./api";
import type { AnalysisInfo, LookedAt, Problem } from "./protocol";
import type { Speech } from "./words";

const AGAIN_MS = 1000;
/** What is at least so much of a win is told of as luck. */
const TOLD = 0.1;
/** Rows of the table that stands beside the plot. */
const ROWS = 24;

export class Analysis {
  info = $state.raw<AnalysisInfo | null>(null);
  problem = $state.raw<Problem["text"] | null>(null);
  readonly going = $derived(this.info?.state === "waiting" || this.info?.state === "going");
  readonly done = $derived(this.info?.state === "done");
  private readonly byLine = $derived(new Map(this.info?.moments.map((one) => [one.line, one])));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  load = (): Promise<void> => this.ask(() => api.analysis(this.id));
  begin = (): Promise<void> => this.ask(() => api.analyse(this.id));
  stop = (): Promise<void> => this.ask(() => api.stopAnalysis(this.id));

  /** The choice that a line of the record holds. */
  at(line: number): LookedAt | undefined {
    return this.byLine.get(line);
  }

  get turned(): LookedAt[] {
    return this.info?.turned.flatMap((line) => this.at(line) ?? []) ?? [];
  }

  get mistakes(): LookedAt[] {
    return this.info?.moments.filter((one) => one.lost > 0) ?? [];
  }

  /** As many choices as a table has room for: those at which the game turned, and others between them. */
  get rows(): LookedAt[] {
    const moments = this.info?.moments ?? [];
    const every = Math.max(1, Math.ceil(moments.length / ROWS));
    const turned = new Set(this.info?.turned);
    return moments.filter((one, at) => at % every === 0 || turned.has(one.line));
  }

  /** Nobody looks any more; on the server it goes on. */
  leave(): void {
    clearTimeout(this.timer);
  }

  private async ask(question: () => Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.info = await question();
      this.problem = this.info.text;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem.text;
    }
    if (this.going) this.timer = setTimeout(() => void this.load(), AGAIN_MS);
  }
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** The chance of the seat that chose. */
export const own = (moment: LookedAt): number => moment.chances[moment.seat] ?? 0;

/** A choice in words: what was better and what it cost, or what luck brought; nothing if neither is worth a word. */
export function told(moment: LookedAt, speech: Speech): string {
  const words = { name: speech.seat(moment.seat), played: speech.say(moment.played), chance: percent(own(moment)) };
  const better = moment.better[0];
  if (better && moment.lost >= Math.abs(moment.luck))
    return speech.t("analysis-mistake", { ...words, better: speech.say(better), lost: percent(moment.lost) });
  if (Math.abs(moment.luck) < TOLD) return "";
  const n = percent(Math.abs(moment.luck));
  return speech.t(moment.luck > 0 ? "analysis-lucky" : "analysis-unlucky", { ...words, n });
}

/** Learning a game: the choices made in a lesson, and which lessons have been learnt in this browser. */
import { api } from "./api";
import type { LessonState } from "./protocol";

const KEY = "sandtable-lessons";

function read(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

class Progress {
  private kept = $state.raw<Record<string, string[]>>(read());

  learnt(game: string): string[] {
    return this.kept[game] ?? [];
  }

  keep(game: string, names: string[]): void {
    this.kept = { ...this.kept, [game]: names };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing forgets the marks, and teaches all the same.
    }
  }

  add(game: string, name: string): void {
    if (!this.learnt(game).includes(name)) this.keep(game, [...this.learnt(game), name]);
  }
}

export const progress = new Progress();

/** One lesson in play. The server says what follows from the choices; they are kept here and nowhere else. */
export class LessonPlay {
  state = $state.raw<LessonState | null>(null);
  busy = $state(false);

  constructor(
    readonly game: string,
    readonly number: number,
  ) {}

  /** The lesson after these choices. What was told before keeps its place in the log, so that only news moves. */
  async go(moves: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const before = this.state;
      const after = await api.lesson(this.game, this.number, moves);
      const told = before?.moves.every((move, at) => after.moves[at] === move) ? before.log : [];
      this.state = { ...after, log: [...told, ...after.log.slice(told.length)] };
      if (after.status === "reached") progress.add(this.game, after.name);
    } finally {
      this.busy = false;
    }
  }

  play(action: string): Promise<void> {
    return this.go([...(this.state?.moves ?? []), action]);
  }

  again(): Promise<void> {
    return this.go(this.state?.moves.slice(0, this.state.kept) ?? []);
  }

  /** The next choice of the lesson's own way is made for the pupil. */
  show(): Promise<void> {
    const { state } = this;
    return this.go(state ? [...state.moves.slice(0, state.kept), state.next] : []);
  }
}

/** The element that words speak of: a zone, a card there, a tile; else the question. */
export function anchorOf(at: string): Element | null {
  const [place = "", what = ""] = at.split(" ");
  const prompt = document.querySelector(".prompt");
  if (place === "button") return document.querySelector("[data-primary]") ?? prompt;
  if (place === "tile") return document.querySelector(`[data-tile="${what}"]`) ?? prompt;
  if (place === "counter") return document.querySelector(`[data-counter="${what}"]`) ?? prompt;
  const zones = [...document.querySelectorAll(`[data-zone="${place}"]`)];
  if (!what) return zones[0] ?? prompt;
  for (const zone of zones)
    for (const card of [zone, ...zone.querySelectorAll("[data-card]")]) {
      const notation = card.getAttribute("data-card");
      if (notation === what || notation?.split("/")[0] === what) return card;
    }
  return zones[0] ?? prompt;
}

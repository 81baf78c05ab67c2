/** Learning a game: the choices made in a lesson, and which lessons have been learnt in this browser. */
import { api } from "./api";
import type { Box, Kept } from "./beside";
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

function seen(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
}

function cardIn(zones: Element[], what: string): Element | undefined {
  const cards = zones.flatMap((zone) => [zone, ...zone.querySelectorAll("[data-card]")]);
  return cards.find((card) => {
    const notation = card.getAttribute("data-card");
    return notation === what || notation?.split("/")[0] === what;
  });
}

/** The elements that words speak of: a card, all cards of a zone, a tile, a number, a name; else the question. */
export function anchorOf(at: string): Element[] {
  const [place = "", what = ""] = at.split(" ");
  const named: Record<string, string> = {
    button: "[data-primary]",
    tile: `[data-tile="${what}"]`,
    counter: `[data-counter="${what}"]`,
    seat: `[data-seat="${what}"]`,
  };
  const zones = named[place] ? [] : seen(`[data-zone="${place}"]`);
  const card = what && cardIn(zones, what);
  if (card) return [card];
  // Numbered places of a zone are elements of their own; any other zone is one.
  const areas = zones[0]?.hasAttribute("data-place") ? zones : zones.slice(0, 1);
  const cards = what ? [] : areas.flatMap((zone) => [...zone.querySelectorAll("[data-card]")]);
  if (cards.length) return cards;
  return [...seen(named[place] ?? "[data-none]"), ...zones, ...seen(".prompt")].slice(0, 1);
}

/** The box around all of them, as far as their zone lets it be seen. */
export function boxOf(elements: Element[]): Box | null {
  const boxes = elements.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
  if (!boxes.length) return null;
  const zone = elements[0]?.closest("[data-zone]:not([data-place])");
  const frame = boxes.length > 1 ? zone?.getBoundingClientRect() : undefined;
  const left = Math.max(Math.min(...boxes.map((box) => box.left)), frame?.left ?? -Infinity);
  const right = Math.min(Math.max(...boxes.map((box) => box.right)), frame?.right ?? Infinity);
  const top = Math.min(...boxes.map((box) => box.top));
  return { x: left, y: top, w: right - left, h: Math.max(...boxes.map((box) => box.bottom)) - top };
}

const NEXT = 4;
const HELP = 0.5;
const QUESTION = 0.15;

/** What words leave free: what can be touched, most of all what leads on; help, and the question. */
export function keptFree(next: string): Kept[] {
  const box = (one: Element, weight: number) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, w: width, h: height, weight };
  };
  const leadsOn = (one: Element) =>
    (one.getAttribute("data-lit") ?? "").split("|").some((begins) => next === begins || next.startsWith(`${begins} `));
  return [
    ...seen("[data-lit]").map((one) => box(one, leadsOn(one) ? NEXT : 1)),
    ...seen(".act .ghost").map((one) => box(one, HELP)),
    ...seen(".prompt .asks").map((one) => box(one, QUESTION)),
  ];
}

/** What every part of a table needs: the view, the words, the choice under way, and what is held up to the eye. */
import { getContext, setContext } from "svelte";
import { Chooser } from "./chooser.svelte";
import { slugOf, type Touch } from "./choose";
import { aboutThing, NOTHING } from "./foresight";
import type { CardInfo, Figure, Forecast, Foretold, GameDetails, LogEvent, View, Why, ZoneView } from "./protocol";
import { Speech } from "./words";

const KEY = Symbol("desk");
export const SEAT_COLOURS = ["blue", "yellow", "carmine", "teal", "bone"] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

export class Desk {
  view = $state.raw<View>(null as unknown as View);
  details = $state.raw<GameDetails>(null as unknown as GameDetails);
  speech = $state.raw<Speech>(new Speech("en"));
  /** Whose side of the table we sit at: own cards below. */
  side = $state(0);
  /** Places that changed since this seat last acted: zone keys, or zone key and card. */
  changed = $state.raw<Set<string>>(new Set());
  zoomed = $state.raw<string | null>(null);
  /** The sums in which the zoomed card takes part, where the layout knows them. */
  sums = $state.raw<Figure[]>([]);
  /** What the rules are asked of the zoomed card; empty: nothing. */
  question = $state("");
  /** A card under a resting pointer, and where it lies. */
  peek = $state.raw<{ card: string; sums: Figure[]; question: string; box: DOMRect } | null>(null);
  /** The beginnings of actions that the lit thing under the pointer, or with the focus, stands for. */
  pointed = $state("");
  /** What happened is being walked through: nothing can be touched meanwhile. */
  walking = $state(false);
  /** The sheet with the keys is shown. */
  keys = $state(false);
  rule = $state.raw<string | null>(null);
  /** The whole rulebook is open over the table, at this rule. */
  book = $state.raw<string | null>(null);
  /** The log of this game, as far as it has been read: the rulebook says where a rule came up. */
  log = $state.raw<LogEvent[]>([]);
  /** There is a table below: rules are shown over it, not instead of it. */
  tabled = $state(false);
  why = $state.raw<Figure | null>(null);
  /** What the rules foretell of this position. */
  foretold = $state.raw<Foretold>(NOTHING);
  /** Why something cannot be used now, once that was asked. */
  wondered = $state.raw<{ token: string; reasons: Why[] } | null>(null);
  /** What somebody touched that cannot be used now, by the name it is shown with and the question to the rules. */
  puzzle = $state.raw<{ title: string; question: string } | null>(null);
  /** Takes back what was begun and asks on, such as a unit that has yet to say where it goes; null: nothing was. */
  retract = $state.raw<(() => void) | null>(null);
  /** Asks the rules why what is called so cannot be used now. */
  wonder: (token: string) => void = () => undefined;
  /** Where the cards and rules of this table are shown. */
  cards = $state("");
  readonly chooser: Chooser;
  /** The desk of the page, if this one is of a picture in it. */
  private above: Desk | null = null;

  constructor(play: (action: string) => void) {
    this.chooser = new Chooser(play);
  }

  /** A desk for a picture: what is touched there is held up by this one. */
  picture(view: View, details: GameDetails): Desk {
    const made = new Desk(() => undefined);
    made.above = this;
    made.view = view;
    made.details = details;
    made.speech = this.speech;
    made.side = view.seat ?? 0;
    made.tabled = this.tabled;
    return made;
  }

  /** Show the text of a rule. */
  cite(rule: string): void {
    if (this.above) this.above.cite(rule);
    else this.rule = rule;
  }

  /** Put back the last step of a choice, or what was begun at the table. Was there anything? */
  putBack(): boolean {
    if (this.chooser.back()) return true;
    if (!this.retract) return false;
    this.chooser.forget();
    this.retract();
    return true;
  }

  /** Something else is meant than what was begun. */
  instead(touch: Touch): boolean {
    if (!this.retract) return false;
    this.chooser.next(touch);
    this.chooser.forget();
    this.retract();
    return true;
  }

  /** Hold a card up to the eye. */
  zoom(card: string, sums: Figure[] = [], question = slugOf(card)): void {
    if (this.above) {
      this.above.zoom(card, sums, question);
      return;
    }
    this.peek = null;
    this.sums = sums;
    this.question = question;
    this.zoomed = card;
  }

  get others(): number[] {
    const seats = this.view.seats;
    return Array.from({ length: seats - 1 }, (_, step) => (this.side + 1 + step) % seats);
  }

  zone(name: string, owner?: number): ZoneView | undefined {
    return this.view.zones[owner === undefined ? name : `${name}.${owner}`];
  }

  counter(name: string, seat?: number): unknown {
    const value = this.view.counters[name];
    return seat !== undefined && Array.isArray(value) ? value[seat] : value;
  }

  /** A counter that stands for a word; empty if there is none. */
  word(name: string, seat?: number): string {
    const value = this.counter(name, seat);
    return typeof value === "string" ? value : "";
  }

  figures(seat: number | null): Figure[] {
    return this.view.figures.filter((figure) => figure.seat === seat);
  }

  figure(id: string, seat: number | null): Figure | undefined {
    return this.view.figures.find((figure) => figure.id === id && figure.seat === seat);
  }

  /** What is foretold of a thing on the table. */
  foreseen(what: string, token: string): Forecast | undefined {
    return aboutThing(this.foretold, what, token);
  }

  /** What is foretold of a seat under this name. */
  forecast(id: string, seat: number): Forecast | undefined {
    return this.foretold.position.find((one) => one.figure.id === id && one.figure.seat === seat);
  }

  info(notation: string): CardInfo | undefined {
    return this.speech.cards.get(slugOf(notation));
  }

  /** Where seats choose their colour it is theirs; elsewhere seats have colours by number. */
  colour(seat: number): SeatColour {
    const colour = this.word("colour", seat);
    if (colour === "blue" || colour === "yellow") return colour;
    return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "blue";
  }

  /** A card on the table answers to its exact notation, or to its kind where actions name kinds. */
  cardTouch(notation: string, verbs?: readonly string[]): Touch[] {
    if (notation.startsWith("?") || notation === "-") return [];
    const places = [...new Set([this.chooser.at, 0])];
    const tokens = [...new Set([notation, slugOf(notation)])];
    return places.flatMap((at) => tokens.map((token) => ({ verbs, picks: [{ at, what: "card", token }] })));
  }
}

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

/** For parts of the page that are mounted on their own, outside the tree of components. */
export function contextOf(desk: Desk): Map<unknown, unknown> {
  return new Map([[KEY, desk]]);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** What every part of a table needs: the view, the words, the choice under way, and what is held up to the eye. */
import { getContext, setContext } from "svelte";
import { Chooser } from "./chooser.svelte";
import { slugOf, type Touch } from "./choose";
import type { CardInfo, Figure, GameDetails, View, ZoneView } from "./protocol";
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
  /** A card under a resting pointer, and where it lies. */
  peek = $state.raw<{ card: string; sums: Figure[]; box: DOMRect } | null>(null);
  /** What happened is being walked through: nothing can be touched meanwhile. */
  walking = $state(false);
  rule = $state.raw<string | null>(null);
  why = $state.raw<Figure | null>(null);
  readonly chooser: Chooser;

  constructor(play: (action: string) => void) {
    this.chooser = new Chooser(play);
  }

  /** Hold a card up to the eye. */
  zoom(card: string, sums: Figure[] = []): void {
    this.peek = null;
    this.sums = sums;
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

  info(notation: string): CardInfo | undefined {
    return this.speech.cards.get(slugOf(notation));
  }

  /** Where seats choose their colour it is theirs; elsewhere seats have colours by number. */
  colour(seat: number): SeatColour {
    const colour = this.word("colour", seat);
    if (colour === "blue" || colour === "yellow") return colour;
    return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "blue";
  }

  /** Of several ways in which a thing may be touched, the one that is lit now; else one that is picked. */
  first(touches: Touch[]): Touch | null {
    return (
      touches.find((touch) => this.chooser.lit(touch)) ?? touches.find((touch) => this.chooser.picked(touch)) ?? null
    );
  }

  /** A card on the table answers to its exact notation, or to its kind where actions name kinds. */
  cardTouch(notation: string, verbs?: readonly string[]): Touch | null {
    if (notation.startsWith("?") || notation === "-") return null;
    const at = this.chooser.at;
    return (
      this.first([notation, slugOf(notation)].map((token) => ({ verbs, picks: [{ at, what: "card", token }] }))) ??
      this.first([notation, slugOf(notation)].map((token) => ({ verbs, picks: [{ at: 0, what: "card", token }] })))
    );
  }
}

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

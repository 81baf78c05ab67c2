/** A layout that a game's package brings: `web/layout.js` beside its words. It arranges the parts of this page as it
 *  likes, or draws things of its own; choosing, words and movement stay the page's. It needs no framework.
 *
 *  What a module may rely on is `BroughtTable`; docs/adding-a-game.md describes it for authors.
 */
import { mount, unmount, type Component } from "svelte";
import Card from "../components/Card.svelte";
import SeatPlate from "../components/SeatPlate.svelte";
import ZoneBox from "../components/ZoneBox.svelte";
import type { Touch } from "./choose";
import { contextOf, type Desk } from "./desk.svelte";
import type { GameDetails, View } from "./protocol";

export interface CardForm {
  /** How cards look: from a line of text, `strip`, to the size of a hand. */
  form?: "small" | "strip" | "table" | "hand" | "tag";
  /** The verbs for which they can be touched; all of them, if none is named. */
  verbs?: readonly string[];
}

/** What the layout of a package is given. */
export interface BroughtTable {
  /** What this seat may know now, as the protocol describes it. */
  readonly view: View;
  /** Whose side of the table this is, and the others in their order. */
  readonly side: number;
  readonly others: readonly number[];
  /** A message of the game or the page; empty if there is none. */
  say(id: string, args?: Record<string, string | number>): string;
  seatName(seat: number): string;
  cardName(notation: string): string;
  /** Show a zone, such as `deck` or `hand.1`, in an element, in place of what the page showed there before. It follows
   *  the game by itself, and cards that can be touched are lit. */
  zone(at: Element, zone: string, form?: CardForm): void;
  /** Show a player's name and numbers in an element; they follow the game too. */
  plate(at: Element, seat: number): void;
  /** Show a card in an element; without one, nothing. */
  card(at: Element, notation: string | undefined, form?: CardForm): void;
  /** Let a button stand for an argument of actions, such as a tile: it is lit and can be pressed when it fits. */
  touch(at: HTMLButtonElement, what: string, token: string, verbs?: readonly string[]): void;
}

/** The default export of `layout.js`. It fills an element; what it returns is called after every change. */
export type BroughtLayout = (at: HTMLElement, table: BroughtTable) => (() => void) | undefined;

/** Where the page finds a file that a game's package brings; empty if it brings none of that name. */
export function broughtFile(details: GameDetails, file: string): string {
  const folder = `/api/games/${encodeURIComponent(details.info.name)}/web/`;
  return details.page_files.includes(file) ? folder + file : "";
}

/** Something of the page that lies in an element of the layout, and how to take it away. */
interface Placed {
  at: Element;
  remove: () => void;
}

export class Brought implements BroughtTable {
  private placed: Placed[] = [];

  constructor(private readonly desk: Desk) {}

  get view(): View {
    return this.desk.view;
  }

  get side(): number {
    return this.desk.side;
  }

  get others(): readonly number[] {
    return this.desk.others;
  }

  say(id: string, args: Record<string, string | number> = {}): string {
    return this.desk.speech.t(id, args);
  }

  seatName(seat: number): string {
    return this.desk.speech.seat(seat);
  }

  cardName(notation: string): string {
    return this.desk.speech.card(notation);
  }

  zone(at: Element, zone: string, form: CardForm = {}): void {
    this.put(at, ZoneBox, { zone, ...form });
  }

  plate(at: Element, seat: number): void {
    this.put(at, SeatPlate, { seat });
  }

  card(at: Element, notation: string | undefined, form: CardForm = {}): void {
    if (notation === undefined) this.remove((one) => one.at === at);
    else this.put(at, Card, { card: notation, ...form });
  }

  touch(at: HTMLButtonElement, what: string, token: string, verbs?: readonly string[]): void {
    const { chooser } = this.desk;
    const touchAt = (place: number): Touch => ({ verbs, picks: [{ at: place, what, token }] });
    const answer = (): Touch[] => [...new Set([chooser.at, 0])].map(touchAt);
    const press = () => chooser.touch(answer());
    at.addEventListener("click", press);
    const stop = $effect.root(() => {
      $effect(() => {
        const begins = chooser.begins(answer());
        const picked = !begins && chooser.picked(answer());
        at.classList.toggle("lit", begins !== "");
        at.classList.toggle("picked", picked);
        at.toggleAttribute("data-picked", picked);
        if (begins) at.dataset.lit = begins;
        else delete at.dataset.lit;
        at.disabled = begins === "";
        return begins ? chooser.claim(begins) : undefined;
      });
    });
    this.placed.push({
      at,
      remove: () => {
        stop();
        at.removeEventListener("click", press);
      },
    });
  }

  private put<Props extends Record<string, unknown>>(at: Element, part: Component<Props>, props: Props): void {
    this.remove((one) => one.at === at);
    const one = mount(part, { target: at, props, context: contextOf(this.desk) });
    this.placed.push({ at, remove: () => void unmount(one) });
  }

  /** A layout may draw itself again: what lay in elements that are gone goes too. */
  tidy(): void {
    this.remove((one) => !one.at.isConnected);
  }

  clear(): void {
    this.remove(() => true);
  }

  private remove(goes: (one: Placed) => boolean): void {
    const gone = this.placed.filter(goes);
    this.placed = this.placed.filter((one) => !gone.includes(one));
    for (const one of gone) one.remove();
  }
}

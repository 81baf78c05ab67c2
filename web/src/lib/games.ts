/** What the page knows of single games. Each has a folder in `games/`; one without gets what is general.
 *
 *  `game.ts` of a folder is here. `Layout.svelte` and `Panel.svelte` are found by `layouts.ts`, words by `words.ts`.
 */
import type { Touch } from "./choose";
import type { FaceReader } from "./face";
import type { Batch } from "./runs";
import type { ClashReader } from "./sums";

/** Which numbers stand beside a player's name. */
export interface Plate {
  figures: readonly string[];
  counters: readonly string[];
  /** What is foretold of a seat and stands there, too: it is not said again beside the table. */
  forecasts?: readonly string[];
  /** The counter that holds who goes first: that seat wears a mark. */
  first?: string;
}

/** The pictures of the sheet: one for each line of `sheet-turn`, some for each of `sheet-signs`. */
export interface Sheet {
  turn: readonly string[];
  signs: readonly (readonly string[])[];
  /** Files of the pack whose cards are listed with their values. */
  units?: readonly string[];
}

/** How the shared parts of the page show a game. What is left out is as for a game without a folder. */
export interface Presentation {
  /** Its place on the front page, from 1; games without one come last. */
  place?: number;
  /** The three symbols of its picture on the front page. */
  picture?: readonly string[];
  /** Options that are asked at once; the others wait behind "more options". */
  options?: readonly string[];
  /** Options that take a text, each with the folder of the pack that holds such texts. */
  texts?: Readonly<Record<string, string>>;
  /** Options that are not asked where a preparation settles them, such as decks from boosters. */
  prepared?: readonly string[];
  /** What a card shows; without it, its first numbers. */
  face?: FaceReader;
  sheet?: Sheet;
  /** Without it, every figure and counter of a seat stands there. */
  plate?: Plate;
  /** Verbs whose card lies in the hand; without them, every card that fits is lit there. */
  handVerbs?: readonly string[];
  /** What else a card in the hand answers to. */
  handTouch?: (card: string) => Touch[];
  /** What is usually played together: one button plays all of it. */
  batches?: readonly Batch[];
  /** The events that tell the result of a battle, and how to read its two sums. */
  clashes?: Readonly<Record<string, ClashReader>>;
  /** Figures whose parts tell what happens, one after the other, rather than being added up. */
  stories?: readonly string[];
  /** The events by which a piece goes from one tile to another. */
  marches?: readonly string[];
  /** What is asked after something was begun: until it is answered, that is put back like a step of a choice. */
  begun?: readonly string[];
  /** The layout fills its room: the room keeps its size whatever is asked, or the map would change its own. */
  steady?: boolean;
}

const FOLDERS = import.meta.glob<Presentation>("../games/*/game.ts", { eager: true, import: "default" });
const GENERAL: Presentation = {};

/** The folder of a game, as `import.meta.glob` names it. */
export function inFolder(game: string, file: string): string {
  return `../games/${game}/${file}`;
}

export function presentationOf(game: string): Presentation {
  return FOLDERS[inFolder(game, "game.ts")] ?? GENERAL;
}

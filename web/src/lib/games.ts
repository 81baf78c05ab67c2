/** What the page knows of single games. Each has a folder in `games/`; one without gets what is general.
 *
 *  `game.ts` of a folder is here. `Layout.svelte` and `Panel.svelte` are found by `layouts.ts`, words by `words.ts`.
 */
import type { FaceReader } from "./face";
import type { ClashReader } from "./sums";

/** Which numbers stand beside a player's name. */
export interface Plate {
  figures: readonly string[];
  counters: readonly string[];
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
  /** What a card shows; without it, its first numbers. */
  face?: FaceReader;
  /** Without it, every figure and counter of a seat stands there. */
  plate?: Plate;
  /** Verbs whose card lies in the hand; without them, every card that fits is lit there. */
  handVerbs?: readonly string[];
  /** The events that tell the result of a battle, and how to read its two sums. */
  clashes?: Readonly<Record<string, ClashReader>>;
  /** The events by which a piece goes from one tile to another. */
  marches?: readonly string[];
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

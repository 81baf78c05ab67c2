/** The columns of battle, by number, and what their cards answer to. */
import type { Touch } from "../../lib/choose";

export const COLUMNS = [1, 2, 3] as const;

/** A card with a bonus, by its place, such as `defense-2`. A bonus switched off is gone: never by one touch. */
export function bonusTouch(place: string): Touch[] {
  const picks = [{ at: 0, what: "word", token: place }];
  return [
    { verbs: ["activate"], picks },
    { verbs: ["switch-off"], picks, careful: true },
  ];
}

/** A place that Panic can be returned from. */
export function panicTouch(place: string): Touch {
  return { verbs: ["from"], picks: [{ at: 0, what: "word", token: place }] };
}

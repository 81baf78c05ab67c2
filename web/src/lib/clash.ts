/** The two sums of a battle, read from the events that tell its result, so that they can be shown before who fell. */
import { presentationOf } from "./games";
import type { LogEvent, View } from "./protocol";

export interface Clash {
  event: LogEvent;
  left: number;
  right: number;
}

export function clashesIn(events: LogEvent[], before: View): Clash[] {
  const readers = presentationOf(before.game).clashes ?? {};
  return events.flatMap((event) => {
    const pair = event.message ? readers[event.message.id]?.(event.message.args, before) : null;
    return pair?.every(Number.isFinite) ? [{ event, left: pair[0], right: pair[1] }] : [];
  });
}

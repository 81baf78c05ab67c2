/** What changed on the table since a seat last acted: where cards arrived or were turned. */
import type { LogEvent } from "./protocol";

export function changedPlaces(log: LogEvent[], since: number): Set<string> {
  const found = new Set<string>();
  for (const event of log) {
    if (event.number < since) continue;
    for (const move of event.moves) {
      const zone = move.to ?? move.in;
      if (zone && move.card) found.add(`${zone} ${move.card}`);
    }
  }
  return found;
}

/** What changed on the table since a seat last acted: where cards arrived or were turned, which tiles were named. */
import type { LogEvent } from "./protocol";

/** The tiles that an event names, as the map calls them. */
export function tilesIn(event: LogEvent): string[] {
  return Object.values(event.message?.args ?? {}).flatMap((value) =>
    Array.isArray(value) && value[0] === "tile" ? [String(value[1])] : [],
  );
}

/** `zone card` and `zone` for each card that arrived or was turned, `tile name` for each tile. */
export function changedPlaces(log: LogEvent[], since: number): Set<string> {
  const found = new Set<string>();
  for (const event of log) {
    if (event.number < since) continue;
    for (const tile of tilesIn(event)) found.add(`tile ${tile}`);
    for (const move of event.moves) {
      const zone = move.to ?? move.in;
      if (!zone || !move.card) continue;
      found.add(zone);
      found.add(`${zone} ${move.card}`);
    }
  }
  return found;
}

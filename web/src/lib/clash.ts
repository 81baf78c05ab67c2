/** The two sums of a battle, read from the events that tell its result, so that they can be shown before who fell. */
import type { LogEvent, View } from "./protocol";

export interface Clash {
  event: LogEvent;
  left: number;
  right: number;
}

type Reader = (args: Record<string, unknown>, view: View) => [number, number] | null;

const sums = (left: string, right: string): Reader => (args) => [Number(args[left]), Number(args[right])];

/** Units of the seat and of all others on a tile, counted in the view before the battle. */
function troops(args: Record<string, unknown>, view: View): [number, number] | null {
  const seat = Number((args["seat"] as unknown[] | undefined)?.[1]);
  const name = String((args["tile"] as unknown[] | undefined)?.[1]);
  const tiles = (view.board as { tiles: { name: string }[] } | undefined)?.tiles ?? [];
  const at = tiles.findIndex((tile) => tile.name === name);
  const units = view.counters["units"] as number[][] | undefined;
  if (at < 0 || !units) return null;
  const counts = units.map((own) => own.slice(4 * at, 4 * at + 4).reduce((sum, n) => sum + n, 0));
  return [counts[seat] ?? 0, counts.reduce((sum, n) => sum + n, 0) - (counts[seat] ?? 0)];
}

const READERS: Record<string, Record<string, Reader>> = {
  afu: {
    "invader-lost": sums("attack", "defense"), "invader-stands": sums("attack", "defense"),
    "unit-lost": sums("attack", "defense"), "unit-holds": sums("attack", "defense"),
  },
  barbarossa: {
    "attack-lost": sums("had", "n"),
    "attack-won": (args, view) => [Number(view.counters["bp"] ?? 0), Number(args["n"])],
  },
  "victory-day": { battle: sums("attack", "answer") },
  "frontier-wars": { "battle-begins": troops },
};

export function clashesIn(events: LogEvent[], before: View): Clash[] {
  const readers = READERS[before.game] ?? {};
  return events.flatMap((event) => {
    const pair = event.message ? readers[event.message.id]?.(event.message.args, before) : null;
    return pair && pair.every(Number.isFinite) ? [{ event, left: pair[0], right: pair[1] }] : [];
  });
}

/** The two sums of a battle, read from the events that tell its result, so that they can be shown before who fell. */
import type { LogEvent, View } from "./protocol";

export interface Clash {
  event: LogEvent;
  left: number;
  right: number;
}

type Reader = (args: Record<string, unknown>, view: View) => [number, number];

const sums =
  (left: string, right: string): Reader =>
  (args) => [Number(args[left]), Number(args[right])];

const READERS: Record<string, Record<string, Reader>> = {
  afu: {
    "invader-lost": sums("attack", "defense"),
    "invader-stands": sums("attack", "defense"),
    "unit-lost": sums("attack", "defense"),
    "unit-holds": sums("attack", "defense"),
  },
  barbarossa: {
    "attack-lost": sums("had", "n"),
    "attack-won": (args, view) => [Number(view.counters["bp"] ?? 0), Number(args["n"])],
  },
  "victory-day": { battle: sums("attack", "answer") },
  "frontier-wars": { "battle-begins": sums("attackers", "defenders") },
};

export function clashesIn(events: LogEvent[], before: View): Clash[] {
  const readers = READERS[before.game] ?? {};
  return events.flatMap((event) => {
    const pair = event.message ? readers[event.message.id]?.(event.message.args, before) : null;
    return pair?.every(Number.isFinite) ? [{ event, left: pair[0], right: pair[1] }] : [];
  });
}

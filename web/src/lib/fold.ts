/** The log in lines: what one act did stands on one line, and the same act done again only counts. */
import type { LogEvent, Phrase } from "./protocol";

export interface Line {
  /** The sentence that the act begins with. */
  first: LogEvent;
  /** What else it did. */
  rest: LogEvent[];
  /** How often it was done, one time after the other. */
  times: number;
  /** The newest event in it: a line is new as long as this one is. */
  last: LogEvent;
}

const HEADING = /^(turn-begins|round-begins|round|war-begins)$/;
/** So many sentences stand on one line; an act that says more takes another. */
const MOST = 4;

export function isHeading(event: LogEvent): boolean {
  return HEADING.test(event.message?.id ?? "");
}

function seatOf(phrase: Phrase | null): string {
  return JSON.stringify(phrase?.args["seat"] ?? null);
}

/** Does it belong to the line before it: told by the same act, of the same seat? */
function joins(line: Line | undefined, event: LogEvent): line is Line {
  if (line?.first.number !== event.number || line.rest.length >= MOST - 1) return false;
  if (isHeading(line.first) || isHeading(event)) return false;
  return seatOf(line.first.message) === seatOf(event.message);
}

function same(a: LogEvent[], b: LogEvent[]): boolean {
  const told = (events: LogEvent[]) => JSON.stringify(events.map((event) => event.message));
  return a.length === b.length && told(a) === told(b);
}

export function folded(log: LogEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of log) {
    if (!event.message) continue;
    const before = lines.at(-1);
    if (joins(before, event)) {
      before.rest.push(event);
      before.last = event;
    } else lines.push({ first: event, rest: [], times: 1, last: event });
    merge(lines);
  }
  return lines;
}

/** A line that says what the one before it says only counts there. The last one may still grow: the two before it are
 *  compared when it begins. */
function merge(lines: Line[]): void {
  const [one, two] = [lines.at(-3), lines.at(-2)];
  if (!one || !two || isHeading(one.first) || one.first.number === two.first.number) return;
  if (!same([one.first, ...one.rest], [two.first, ...two.rest])) return;
  one.times += two.times;
  one.last = two.last;
  lines.splice(-2, 1);
}

/** What is said again is shorter: whoever the line is about need not be named twice. */
export function withoutName(sentence: string, name: string): string {
  if (!sentence.startsWith(`${name} `)) return sentence;
  const rest = sentence.slice(name.length + 1);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

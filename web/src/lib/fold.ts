/** The log in lines: what one act did stands on one line, and the same act done again only counts. */
import type { LogEvent, Phrase } from "./protocol";

/** A sentence, and how often the same act says it, one time after the other. */
export interface Part {
  event: LogEvent;
  times: number;
}

export interface Line {
  /** The event that the act begins with. */
  first: LogEvent;
  /** All that it did, the first included. */
  parts: Part[];
  /** How often the act was done, one time after the other. */
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

/** Does it belong to the line before it: told by the same act, of the same seat? What is only counted always fits. */
function joins(line: Line | undefined, event: LogEvent): line is Line {
  if (line?.first.number !== event.number || isHeading(line.first) || isHeading(event)) return false;
  if (line.parts.length >= MOST && !says(line.parts.at(-1), event)) return false;
  return seatOf(line.first.message) === seatOf(event.message);
}

function says(part: Part | undefined, event: LogEvent): boolean {
  return JSON.stringify(part?.event.message) === JSON.stringify(event.message);
}

function same(a: Line, b: Line): boolean {
  const told = (line: Line) => JSON.stringify(line.parts.map(({ event, times }) => [event.message, times]));
  return told(a) === told(b);
}

function add(line: Line, event: LogEvent): void {
  const before = line.parts.at(-1);
  if (before && says(before, event)) before.times += 1;
  else line.parts.push({ event, times: 1 });
  line.last = event;
}

export function folded(log: LogEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of log) {
    if (!event.message) continue;
    const before = lines.at(-1);
    if (joins(before, event)) add(before, event);
    else lines.push({ first: event, parts: [{ event, times: 1 }], times: 1, last: event });
    merge(lines);
  }
  return lines;
}

/** A line that says what the one before it says only counts there. The last one may still grow: the two before it are
 *  compared when it begins. */
function merge(lines: Line[]): void {
  const [one, two] = [lines.at(-3), lines.at(-2)];
  if (!one || !two || isHeading(one.first) || one.first.number === two.first.number) return;
  if (!same(one, two)) return;
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

/** The rulebook: where a rule stands, what is found in it, and where it came up in a game. */
import type { ChapterInfo, GameDetails, LogEvent, Rulebook } from "./protocol";
import { textIn, type Speech } from "./words";

const WORD = /[\p{L}\p{N}_][\p{L}\p{N}_'’-]*/gu;
const LONG_WORD = 6,
  VERY_LONG_WORD = 8;

/** The address of a rule's place. */
export const ruleAddress = (game: string, rule: string) => `/rules/${game}#${rule}`;

/** Every id of a chapter, in the order of reading. */
export function idsOf(chapter: ChapterInfo): string[] {
  return [...chapter.rules.flatMap((rule) => [rule.id, ...rule.rulings]), ...chapter.rulings];
}

export function chapterOf(book: Rulebook, rule: string): ChapterInfo | undefined {
  return book.chapters.find((chapter) => idsOf(chapter).includes(rule));
}

export function headingOf(chapter: ChapterInfo, speech: Speech): string {
  return speech.t(`chapter-${chapter.number}`) || speech.t("chapter-unnamed", { number: chapter.number });
}

/** The rulings beside a rule, or the rule beside which a ruling stands. */
export function besideOf(book: Rulebook, rule: string): string[] {
  for (const chapter of book.chapters)
    for (const { id, rulings } of chapter.rules) {
      if (id === rule) return rulings;
      if (rulings.includes(rule)) return [id];
    }
  return [];
}

/** A word without its ending, as far as one can tell without knowing its language. */
function stem(word: string): string {
  return word.length < LONG_WORD ? word : word.slice(0, word.length < VERY_LONG_WORD ? -2 : -3);
}

const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? [];

/** The rules asked for, by id or by words that stand in them or above them; null if nothing is asked. */
export function found(book: Rulebook, details: GameDetails, speech: Speech, wanted: string): Set<string> | null {
  const asked = wanted.trim();
  if (!asked) return null;
  const named = Object.keys(details.rules).find(
    (rule) => rule.toLowerCase() === asked.toLowerCase() || rule.split("-")[1]?.toLowerCase() === asked.toLowerCase(),
  );
  if (named) return new Set([named]);
  const stems = wordsOf(asked).map(stem);
  const hits = new Set<string>();
  for (const chapter of book.chapters) {
    const above = wordsOf(headingOf(chapter, speech));
    for (const rule of idsOf(chapter)) {
      const words = [...wordsOf(textIn(details.rules[rule], speech.lang)), ...above];
      if (stems.length && stems.every((one) => words.some((word) => word.startsWith(one)))) hits.add(rule);
    }
  }
  return hits;
}

/** The lines of a log that cite each rule. */
export function citing(log: LogEvent[]): Map<string, LogEvent[]> {
  const lines = new Map<string, LogEvent[]>();
  for (const event of log)
    if (event.message)
      for (const rule of event.rules) {
        const known = lines.get(rule);
        if (known) known.push(event);
        else lines.set(rule, [event]);
      }
  return lines;
}

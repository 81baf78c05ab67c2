/** Where long Ukrainian words may break. Browsers know the rules of English, few know those of Ukrainian. */

const VOWEL = "[\u0430\u0435\u0454\u0438\u0456\u0457\u043e\u0443\u044e\u044f]";
/** Any letter but a vowel, with the soft sign or apostrophe that belongs to it. */
const CONSONANT = "[\u0431-\u0434\u0436\u0437\u0439-\u043d\u043f-\u0442\u0444-\u0449\u0491][\u044c\u2019']?";
const SHORT = 9;
const SOFT = "\u00ad";
/** A syllable ends with its vowel, and with a consonant if two or more follow it: at least two letters go over. */
const BREAK = new RegExp(
  `(?<=.{2})(?<=${VOWEL})(?=${CONSONANT}${VOWEL}.)|(?<=.{2}${VOWEL}${CONSONANT})(?=${CONSONANT}${VOWEL}.)`,
  "gu",
);

/** A text whose long words carry soft hyphens, which are seen only where a line breaks. */
export function hyphenated(text: string): string {
  return text.replace(/[\u0400-\u04ff\u2019']+/gu, (word) =>
    word.length > SHORT
      ? [...breaks(word)].reduceRight((made, at) => made.slice(0, at) + SOFT + made.slice(at), word)
      : word,
  );
}

function breaks(word: string): number[] {
  return [...word.toLowerCase().matchAll(BREAK)]
    .map((found) => found.index)
    .filter((at) => at > 1 && at < word.length - 1);
}

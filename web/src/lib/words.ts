/** Words: messages become sentences in the reader's language. Games bring theirs; the page has its own, and more for
 *  games that have a folder here. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ENGLISH, type Lang, languages } from "./languages.svelte";
import type { CardInfo, GameDetails, Phrase } from "./protocol";

/** Of what is given by language that for a reader of `lang`: in English, or in any other, if need be. */
export function inLanguage<T>(given: Record<string, T> | null | undefined, lang: Lang): T | undefined {
  return given ? (given[lang] ?? given[ENGLISH] ?? Object.values(given)[0]) : undefined;
}

/** One text for a reader of `lang`; empty if there is none. */
export function textIn(texts: Record<string, string> | null | undefined, lang: Lang): string {
  return inLanguage(texts, lang) ?? "";
}

/** A piece of a sentence: plain words, or the name of a card that can be looked at. */
export interface Segment {
  text: string;
  card?: string;
}

const OPEN = "\u0001";
const MIDDLE = "\u0002";
const CLOSE = "\u0003";

export function bundle(lang: Lang, texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** Speaks one language about the page and, if given, one game: `name` is enough for what the page says of it. */
export class Speech {
  readonly cards: Map<string, CardInfo>;
  /** The words of the language, and the English ones for what it has no words for. */
  private readonly texts: FluentBundle[];

  constructor(
    readonly lang: Lang,
    readonly game: GameDetails | null = null,
    private readonly names: string[] = [],
    name = game?.info.name,
    /** The seat whose player reads: the log speaks to them. */
    readonly you: number | null = null,
  ) {
    this.texts = (lang === ENGLISH ? [lang] : [lang, ENGLISH]).map((each) =>
      bundle(each, [game?.words[each] ?? "", ...languages.texts(each, name)]),
    );
    this.cards = new Map(game?.cards.map((card) => [card.slug, card]));
  }

  /** One message with ready values; empty if there are no words for it. A value that is missing shows as its name: a
   *  fault in the words must not take the table away. */
  t(id: string, values: Record<string, FluentVariable> = {}, form = ""): string {
    for (const texts of this.texts) {
      const message = texts.getMessage(id);
      const pattern = message?.attributes[form] ?? message?.value;
      if (pattern) return texts.formatPattern(pattern, values, []);
    }
    return "";
  }

  /** Is it about the one who reads? Then the words under `.you` are said, where a message has them. */
  private formOf(phrase: Phrase): string {
    const seat = phrase.args["seat"];
    return Array.isArray(seat) && seat[0] === "seat" && Number(seat[1]) === this.you ? "you" : "";
  }

  /** `form`: said in another way, where a message has words for it. */
  say(phrase: Phrase, form = this.formOf(phrase)): string {
    return this.rich(phrase, form)
      .map((segment) => segment.text)
      .join("");
  }

  /** A sentence in pieces, so that the names of cards can be touched. */
  rich(phrase: Phrase, form = this.formOf(phrase)): Segment[] {
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(phrase.args)) {
      const spoken = this.value(value);
      const card = Array.isArray(value) && (value[0] === "card" || value[0] === "kind") ? String(value[1]) : null;
      values[key] = card ? `${OPEN}${card}${MIDDLE}${String(spoken)}${CLOSE}` : spoken;
    }
    const text = this.t(phrase.id, values, form) || phrase.id;
    return text.split(OPEN).flatMap((piece, at) => {
      if (at === 0) return piece ? [{ text: piece }] : [];
      const [card = "", rest = ""] = piece.split(MIDDLE);
      const [name = "", after = ""] = rest.split(CLOSE);
      const named = { text: name, card: card.startsWith("?") ? undefined : card };
      return after ? [named, { text: after }] : [named];
    });
  }

  value(value: unknown): FluentVariable {
    if (!Array.isArray(value)) return value as FluentVariable;
    const [what, item] = value as [string, string | number];
    if (what === "seat") return this.seat(Number(item));
    if (what === "text") return textIn(item as unknown as Record<string, string>, this.lang);
    return this.token(what, String(item));
  }

  /** A token of an action in words. */
  token(what: string, token: string): string {
    if (what === "seat") return this.seat(Number(token));
    if (what === "card" || what === "kind") return this.card(token);
    if (what === "word") return this.t(`word-${token}`) || token;
    if (what === "tile") return token.toUpperCase();
    if (what === "place") return this.place(token);
    return token;
  }

  /** A place of a line: `1-3`, or `own-1-3` where both sides have one. */
  private place(token: string): string {
    const found = /^(?:(own|foe|enemy)-)?(\d)-(\d+)$/.exec(token);
    if (!found) return this.t(`word-${token}`) || token;
    return this.t("place-in-line", { side: found[1] ?? "none", line: found[2] ?? "", place: found[3] ?? "" });
  }

  seat(seat: number): string {
    return this.names[seat] || this.t("player", { number: seat + 1 });
  }

  /** The name of a card in notation. */
  card(notation: string): string {
    if (notation.startsWith("?")) {
      return (notation !== "?" && this.t(`back-${notation.slice(1)}`)) || this.t("hidden-card");
    }
    const [slug, states] = notation.split("/") as [string, string | undefined];
    const name = textIn(this.cards.get(slug)?.name, this.lang) || slug;
    if (!states) return name;
    return `${name} (${states
      .split("+")
      .map((state) => this.t(`state-${state}`) || state)
      .join(", ")})`;
  }
}

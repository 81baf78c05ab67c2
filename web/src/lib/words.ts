/** Words: messages become sentences in the reader's language. The texts come with the game; the page has its own. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import enText from "../words/en.ftl?raw";
import ukText from "../words/uk.ftl?raw";
import type { CardInfo, GameDetails, Phrase } from "./protocol";

export type Lang = "en" | "uk";
const OWN: Record<Lang, string> = { en: enText, uk: ukText };

function bundle(lang: Lang, texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** Speaks one language about the page and, if given, one game. */
export class Speech {
  readonly lang: Lang;
  readonly cards: Map<string, CardInfo>;
  private readonly texts: FluentBundle;

  constructor(lang: Lang, readonly game: GameDetails | null = null, private readonly names: string[] = []) {
    this.lang = lang;
    this.texts = bundle(lang, game ? [OWN[lang], game.words[lang]] : [OWN[lang]]);
    this.cards = new Map(game?.cards.map((card) => [card.slug, card]));
  }

  has(id: string): boolean {
    return this.texts.hasMessage(id);
  }

  /** One message with ready values; empty if there are no words for it. */
  t(id: string, values: Record<string, FluentVariable> = {}): string {
    const message = this.texts.getMessage(id);
    return message?.value ? this.texts.formatPattern(message.value, values) : "";
  }

  say(phrase: Phrase): string {
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(phrase.args)) values[key] = this.value(value);
    return this.t(phrase.id, values) || phrase.id;
  }

  value(value: unknown): FluentVariable {
    if (!Array.isArray(value)) return value as FluentVariable;
    const [what, item] = value as [string, string | number];
    if (what === "seat") return this.seat(Number(item));
    if (what === "card" || what === "kind") return this.card(String(item));
    if (what === "word") return this.t(`word-${item}`) || String(item);
    return item;
  }

  seat(seat: number): string {
    return this.names[seat] || this.t("player", { number: seat + 1 });
  }

  /** The name of a card in notation. */
  card(notation: string): string {
    if (notation.startsWith("?")) return this.t(notation === "?" ? "hidden-card" : `back-${notation.slice(1)}`);
    const [slug, states] = notation.split("/") as [string, string | undefined];
    const name = this.cards.get(slug)?.name[this.lang] ?? slug;
    if (!states) return name;
    return `${name} (${states.split("+").map((state) => this.t(`state-${state}`)).join(", ")})`;
  }
}

/** The languages of the page: those that it was built with, and those that the server has found elsewhere. */
import { inFolder } from "./games";

/** A language by its code. Which there are is found by looking at the words of the page. */
export type Lang = string;
export const ENGLISH = "en";
const OWN = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true });
const OF_GAMES = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default", eager: true });

/** By language what the page says: its own texts as `page`, more for a game under its name. */
export type PageWords = Record<Lang, Record<string, string>>;

class Languages {
  private elsewhere = $state.raw<PageWords>({});

  /** Every language, English first. */
  readonly all = $derived.by((): Lang[] => {
    const own = Object.keys(OWN).map((path) => path.replace(/^.*\/|\.ftl$/g, ""));
    const all = [...new Set([...own, ...Object.keys(this.elsewhere)])];
    return all.sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH) || a.localeCompare(b));
  });

  add(words: PageWords): void {
    this.elsewhere = words;
  }

  /** The language of these that a reader of `wanted`, such as "uk-UA", understands. */
  spoken(wanted: string): Lang {
    return this.all.find((lang) => wanted === lang || wanted.startsWith(`${lang}-`)) ?? ENGLISH;
  }

  /** What the page says in a language, of a game too if one is named; later words replace earlier ones. */
  texts(lang: Lang, game: string | undefined): string[] {
    const more = this.elsewhere[lang] ?? {};
    const own = [OWN[`../words/${lang}.ftl`], more.page];
    if (game !== undefined) own.push(OF_GAMES[inFolder(game, `words/${lang}.ftl`)], more[game]);
    return own.filter((text) => text !== undefined);
  }
}

export const languages = new Languages();

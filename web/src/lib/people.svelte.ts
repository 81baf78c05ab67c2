/** Who sits at a table: people by their names, bots by what the server calls them. */
import { api } from "./api";
import type { SeatInfo } from "./protocol";
import type { Lang } from "./languages.svelte";
import { bundle, type Speech, textIn } from "./words";

const UNRANKED = 1000;

class Bots {
  names = $state.raw<string[]>([]);
  private words = $state.raw<Record<Lang, string>>({});

  async load(): Promise<void> {
    if (this.names.length) return;
    const catalogue = await api.catalogue();
    this.words = catalogue.words;
    this.names = [...catalogue.bots].sort((one, other) => this.level(one) - this.level(other));
  }

  /** Which level a bot is, from 1 for the weakest; those that are none come last. */
  private level(bot: string): number {
    return Number(this.say(`bot-${bot}-level`, "en")) || UNRANKED;
  }

  /** A bot without words is called by its name. */
  name(bot: string, lang: Lang): string {
    return this.say(`bot-${bot}`, lang) || bot;
  }

  about(bot: string, lang: Lang): string {
    return this.say(`bot-${bot}-about`, lang);
  }

  /** For whoever does not choose: the second level, meant for newcomers; else any that thinks. */
  get usual(): string {
    const second = this.names.find((name) => this.level(name) === 2);
    return second ?? this.names.find((name) => name !== "random") ?? "random";
  }

  /** For a first game: the lowest level. */
  get easiest(): string {
    return this.names.find((name) => this.level(name) === 1) ?? this.usual;
  }

  private say(id: string, lang: Lang): string {
    const texts = bundle(lang, [textIn(this.words, lang)]);
    const message = texts.getMessage(id);
    return message?.value ? texts.formatPattern(message.value) : "";
  }
}

export const bots = new Bots();

function nameOf(seat: SeatInfo, speech: Speech): string {
  if (seat.name || seat.holder !== "bot") return seat.name || speech.t("player", { number: seat.seat + 1 });
  return bots.name(seat.bot, speech.lang);
}

/** The names at a table. Where two are the same, each gets the number of its seat. */
export function namesOf(seats: SeatInfo[], speech: Speech): string[] {
  const names = seats.map((seat) => nameOf(seat, speech));
  return names.map((name, at) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${at + 1}`));
}

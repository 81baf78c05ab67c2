/** Small things for the unit tests: a view, an event, a card, a game. */
import type { CardInfo, GameDetails, LogEvent, View } from "../lib/protocol";

export function viewOf(more: Partial<View> = {}): View {
  return {
    game: "any",
    seat: 0,
    seats: 2,
    to_act: 0,
    zones: {},
    counters: {},
    figures: [],
    asked: null,
    actions: [],
    ...more,
  };
}

export function eventOf(number: number, id = "something", args: Record<string, unknown> = {}, game = "any"): LogEvent {
  return { number, message: { game, id, args }, rules: [], moves: [] };
}

export function cardOf(slug: string, en: string, uk: string): CardInfo {
  return {
    slug,
    name: { en, uk },
    copies: 1,
    sources: { copies: "designed" },
    note: {},
    history: {},
    back: "any",
    file: "units",
    text: {},
    effects: {},
    rules: [],
    data: {},
  };
}

export function gameOf(name: string, words: GameDetails["words"], cards: CardInfo[] = []): GameDetails {
  const both = { en: name, uk: name };
  return {
    info: {
      name,
      title: both,
      credits: both,
      seats: [2],
      options: [],
      rules_version: 1,
      lessons: [],
      coach: false,
      prepares: {},
      sides: false,
    },
    words,
    rules: {},
    cards,
    sheets: [],
    extra: {},
    card_states: [],
    zones: [],
    counters: [],
    verbs: [],
    endings: [],
    phases: [],
    pack: { name: "standard", title: { en: "Standard" }, own: false },
    page_files: [],
  };
}

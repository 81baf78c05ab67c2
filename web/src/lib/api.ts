/** The HTTP side of the protocol. A refusal is an exception that speaks both languages. */
import type {
  AskMine,
  Catalogue,
  Collection,
  Frames,
  AnalysisInfo,
  GameDetails,
  HookTo,
  LessonState,
  Mine,
  NewTable,
  PersonMade,
  Problem,
  PushKey,
  PushTo,
  ReplayInfo,
  Rulebook,
  Seated,
  Sit,
  TableInfo,
  TableMade,
  Verdict,
} from "./protocol";
import { ENGLISH, type PageWords } from "./languages.svelte";
import { textIn } from "./words";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(textIn(problem.text, ENGLISH));
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Refused((await response.json()) as Problem);
  return (await response.json()) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

const analysisOf = (id: string) => `/api/replays/${encodeURIComponent(id)}/analysis`;

const details = new Map<string, Promise<GameDetails>>();
const rulebooks = new Map<string, Promise<Rulebook>>();

export const api = {
  pageWords: () => ask<PageWords>("/api/page-words"),
  catalogue: () => ask<Catalogue>("/api/catalogue"),
  game(name: string): Promise<GameDetails> {
    let found = details.get(name);
    if (!found) details.set(name, (found = ask<GameDetails>(`/api/games/${encodeURIComponent(name)}`)));
    return found;
  },
  rulebook(name: string): Promise<Rulebook> {
    let found = rulebooks.get(name);
    if (!found) rulebooks.set(name, (found = ask<Rulebook>(`/api/games/${encodeURIComponent(name)}/rulebook`)));
    return found;
  },
  /** A game with the cards of one table or record: it may have a pack of its own. */
  tableGame: (id: string) => ask<GameDetails>(`/api/tables/${encodeURIComponent(id)}/game`),
  replayGame: (id: string) => ask<GameDetails>(`/api/replays/${encodeURIComponent(id)}/game`),
  newTable: (body: NewTable) => post<TableMade>("/api/tables", body),
  table: (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}`),
  /** The record of a table that cannot be played on, for whoever holds a token of it. */
  async record(id: string, token: string): Promise<string> {
    const response = await fetch(`/api/tables/${encodeURIComponent(id)}/record`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Refused((await response.json()) as Problem);
    return response.text();
  },
  mine: (body: AskMine) => post<Mine>("/api/mine", body),
  newPerson: (body: AskMine) => post<PersonMade>("/api/people", body),
  renewPerson: (person: string) => post<PersonMade>("/api/people/renew", { person }),
  forgetPerson: (person: string) => post<unknown>("/api/people/forget", { person }),
  pushKey: () => ask<PushKey>("/api/push"),
  pushTo: (body: PushTo) => post<unknown>("/api/people/push", body),
  hookTo: (body: HookTo) => post<unknown>("/api/people/hook", body),
  sit: (id: string, body: Sit) => post<Seated>(`/api/tables/${encodeURIComponent(id)}/sit`, body),
  addresses: () => ask<{ addresses: string[] }>("/api/live-address"),
  upload: (text: string) =>
    ask<ReplayInfo>("/api/replays", { method: "POST", headers: { "content-type": "text/plain" }, body: text }),
  replay: (id: string) => ask<ReplayInfo>(`/api/replays/${encodeURIComponent(id)}`),
  frames: (id: string, eyes: number | string, from: number, to: number) =>
    ask<Frames>(`/api/replays/${encodeURIComponent(id)}/frames?eyes=${eyes}&from=${from}&to=${to}`),
  lesson: (game: string, number: number, moves: string[]) =>
    post<LessonState>(`/api/games/${encodeURIComponent(game)}/lessons/${number}`, { moves }),
  collection: (game: string, name: string, text: string, open = "") =>
    post<Collection>(`/api/games/${encodeURIComponent(game)}/collection`, { name, text, open }),
  analysis: (id: string) => ask<AnalysisInfo>(analysisOf(id)),
  analyse: (id: string) => ask<AnalysisInfo>(analysisOf(id), { method: "POST" }),
  stopAnalysis: (id: string) => ask<AnalysisInfo>(analysisOf(id), { method: "DELETE" }),
  /** The moment before the choice of a line, and the better line from there. */
  better: (id: string, line: number, eyes: number | string) => ask<Frames>(`${analysisOf(id)}/${line}?eyes=${eyes}`),
  verify: (id: string) => ask<Verdict>(`/api/replays/${encodeURIComponent(id)}/verify`),
};

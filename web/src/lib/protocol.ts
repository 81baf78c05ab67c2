// Made from the server's message types by `python -m sandtable.server.types`. Do not edit.
export const PROTOCOL = 2;

export type ErrorCode =
  | "malformed"
  | "too-long"
  | "too-fast"
  | "first-hello"
  | "protocol"
  | "bad-origin"
  | "no-table"
  | "bad-link"
  | "not-your-seat"
  | "not-host"
  | "not-your-turn"
  | "still-here"
  | "illegal"
  | "undo-refused"
  | "not-now"
  | "full"
  | "too-many-tables"
  | "busy"
  | "bad-name"
  | "bad-text"
  | "bad-word"
  | "words-missing"
  | "seats-open"
  | "unknown-game"
  | "unknown-bot"
  | "bad-option"
  | "bad-choice"
  | "bad-pack"
  | "bad-record"
  | "not-over"
  | "not-found"
  | "no-own-pack"
  | "not-stored"
  | "broken-table";

export type FromClient =
  | Hello
  | Word
  | Look
  | Choose
  | Play
  | Undo
  | Propose
  | Answer
  | Resign
  | Chat
  | Rename
  | Report
  | Hint
  | Coach
  | Consider
  | Foretell
  | WhyNot
  | Pace
  | Step
  | Start
  | Assign
  | Link
  | Log
  | Ping;

export type FromServer =
  | Welcome
  | Table
  | Bench
  | State
  | Update
  | Ok
  | Refusal
  | Said
  | Thinking
  | Advice
  | Guided
  | Foretold
  | Reasons
  | NewLink
  | OlderLog
  | Rematch
  | Declined
  | Notice;

/** The first message: the tokens from the links, who one is, which language one reads. */
export interface Hello {
  type: "hello";
  seq: number;
  id?: number;
  tokens: string[];
  name?: string;
  lang?: string;
  protocol?: number;
}

/** A random word for the seed, 32 hex digits, after the hash of the server's bits was seen. */
export interface Word {
  type: "word";
  seq: number;
  id?: number;
  seat: number;
  word: string;
}

/** Hot-seat: I am this seat, lift the curtain. None: lower it. */
export interface Look {
  type: "look";
  seq: number;
  id?: number;
  seat: number | null;
}

/** A choice before the match, such as a card of a booster or a deck. What may be chosen, the game says. */
export interface Choose {
  type: "choose";
  seq: number;
  id?: number;
  seat: number;
  choice: string;
}

/** One action from the seat's list, in notation. */
export interface Play {
  type: "play";
  seq: number;
  id?: number;
  seat: number;
  action: string;
}

/** Take back one's last action, where the rules of undo allow it. */
export interface Undo {
  type: "undo";
  seq: number;
  id?: number;
  seat: number;
}

/** Ask the others for a take-back, to stop, or for a rematch. Proposing what is proposed already is consent. */
export interface Propose {
  type: "propose";
  seq: number;
  id?: number;
  seat: number;
  what: "hints" | "rematch" | "stop" | "swap" | "take-back";
}

/** Consent to a proposal, or refuse it. The proposer withdraws with `yes: false`. */
export interface Answer {
  type: "answer";
  seq: number;
  id?: number;
  seat: number;
  what: "hints" | "rematch" | "stop" | "swap" | "take-back";
  yes: boolean;
}

/** Give up. */
export interface Resign {
  type: "resign";
  seq: number;
  id?: number;
  seat: number;
}

/** A line of chat. `key` is chosen by the client; a line with a known key is not said twice. */
export interface Chat {
  type: "chat";
  seq: number;
  id?: number;
  text: string;
  key: string;
}

/** A new name and language, for one seat of this client or for all of them. */
export interface Rename {
  type: "rename";
  seq: number;
  id?: number;
  name: string;
  lang: string;
  seat?: number | null;
}

/** Tell whoever looks after the server of something rude: a line of chat, or the name of a seat. */
export interface Report {
  type: "report";
  seq: number;
  id?: number;
  line?: number | null;
  seat?: number | null;
}

/** Ask a bot for advice. Without a name the table's default bot answers. */
export interface Hint {
  type: "hint";
  seq: number;
  id?: number;
  seat: number;
  bot?: string;
}

/** Switch the coach of one's seat on or off. */
export interface Coach {
  type: "coach";
  seq: number;
  id?: number;
  seat: number;
  on: boolean;
}

/** Ask the coach what is worth comparing before a choice. */
export interface Consider {
  type: "consider";
  seq: number;
  id?: number;
  seat: number;
}

/** Ask what the position leads to, and what each action would bring, as far as the seat can know. */
export interface Foretell {
  type: "foretell";
  seq: number;
  id?: number;
  seat: number;
}

/** Ask why what is called so in notation, a card, a tile or a whole action, cannot be used now. */
export interface WhyNot {
  type: "why-not";
  seq: number;
  id?: number;
  seat: number;
  token: string;
}

/** Pause or resume the bots, and the time between two of their actions. None leaves it as it is. */
export interface Pace {
  type: "pace";
  seq: number;
  id?: number;
  paused?: boolean | null;
  pace?: number | null;
}

/** While the bots are paused: let the one that is asked play one action. */
export interface Step {
  type: "step";
  seq: number;
  id?: number;
}

/** Host: begin. `fill` is the bot that takes the open seats; empty: there must be none. */
export interface Start {
  type: "start";
  seq: number;
  id?: number;
  fill?: string;
}

/** A bot plays this seat (`bot` is its name), or its holder does again (`bot` is empty). */
export interface Assign {
  type: "assign";
  seq: number;
  id?: number;
  seat: number;
  bot: string;
}

/** Host: a new link, which voids the old one. For a seat the answer's token holds it; during a game its holder must */
export interface Link {
  type: "link";
  seq: number;
  id?: number;
  what: "invite" | "seat" | "watch";
  seat?: number | null;
}

/** Older lines of the log: those before `before`, which is the `log_from` that one was sent last. */
export interface Log {
  type: "log";
  seq: number;
  id?: number;
  before: number;
}

/** Are you there? Answered by `ok`. */
export interface Ping {
  type: "ping";
  seq: number;
  id?: number;
}

/** The answer to `hello`: the table, what one's tokens open, and the last lines of chat. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  you: You;
  table: TableInfo;
  chat: ChatLine[];
}

/** What the tokens of this client open. */
export interface You {
  seats: number[];
  host: boolean;
  watch: boolean;
}

/** The table around the game: what everybody at it may know. */
export interface TableInfo {
  id: string;
  game: string;
  pack: string;
  options: Record<string, string | number | boolean>;
  phase: "over" | "playing" | "preparing" | "waiting";
  seats: SeatInfo[];
  spectators: number;
  proposals: Proposal[];
  took_back: TookBack | null;
  hints: boolean;
  hints_used: number[];
  coached: number[];
  coach_used: number[];
  paused: boolean;
  pace: number;
  fairness: Fairness;
  created: number;
  rematch: string | null;
  prepare: string;
  choosing: number[];
  changes: SeatChange[];
  dropped: number | null;
  hurried: boolean;
}

/** A seat and who sits there. */
export interface SeatInfo {
  seat: number;
  holder: "bot" | "open" | "person";
  name: string;
  lang: string;
  bot: string;
  kept: boolean;
  present: boolean;
  word: boolean;
  resigned: boolean;
}

/** Something that needs the others' consent. `waiting`: the seats that have not answered yet. */
export interface Proposal {
  what: "hints" | "rematch" | "stop" | "swap" | "take-back";
  seat: number;
  waiting: number[];
}

/** A seat took back so many actions, and nobody else has played since. */
export interface TookBack {
  seat: number;
  steps: number;
}

/** The server's bits are shown as a hash first; bits and words are revealed when the game is over. */
export interface Fairness {
  hash: string;
  words: string[] | null;
  bits: string | null;
}

/** During the game a seat has changed hands: everybody is told, and the record says so. */
export interface SeatChange {
  number: number;
  seat: number;
  what: "back" | "bot" | "new-link" | "taken";
  who: string;
  by: number | null;
  at: number;
}

/** A line of chat. `seat` is None for a spectator. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** The table around the game has changed: seats, names, presence, proposals, pace. */
export interface Table {
  type: "table";
  table: TableInfo;
}

/** What lies before a seat ahead of the match, for its eyes only; nothing for a spectator and behind the curtain. */
export interface Bench {
  type: "bench";
  seat: number | null;
  view: Record<string, unknown> | null;
  curtain: number | null;
}

/** The whole view, on (re)connect, on a stale message, when the curtain is lifted or lowered, and after a take-back. */
export interface State {
  type: "state";
  seq: number;
  number: number;
  eyes: number | "open" | "watch";
  view: View;
  log: LogEvent[];
  log_from: number;
  since: number;
  curtain?: number | null;
  undo?: UndoState | null;
  outcome?: Outcome | null;
  stale?: boolean;
  id?: number;
}

/** What one seat or a spectator may know. `actions` is filled for the seat to act only. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number | null;
  zones: Record<string, ZoneView>;
  counters: Record<string, unknown>;
  figures: Figure[];
  asked: Asked | null;
  actions: Choice[];
  phase?: string | null;
  answered?: string | null;
  board?: unknown;
}

/** A zone as a seat sees it. Cards are notation: `trucks`, `trucks/fatigued`, `?back`, `-` for an empty place. */
export interface ZoneView {
  zone: string;
  owner: number | null;
  count?: number | null;
  cards?: string[] | null;
  stock?: Record<string, number> | null;
}

/** A number that matters, with its parts; `id` is a message id. */
export interface Figure {
  id: string;
  seat: number | null;
  total: number;
  parts: Part[];
  rules: string[];
}

/** One term of a figure. */
export interface Part {
  message: Phrase;
  n: number;
  rules: string[];
}

/** A message id with arguments. An argument is a plain value or `[what, value]`: `["kind", "trucks"]`. */
export interface Phrase {
  game: string;
  id: string;
  args: Record<string, unknown>;
}

/** What is asked of whom. */
export interface Asked {
  seat: number;
  step: string;
  message: Phrase;
  rules: string[];
}

/** A legal action: its notation, which is what a client sends back, its words and its rules. */
export interface Choice {
  action: string;
  message: Phrase;
  rules: string[];
  closes?: boolean;
}

/** A sentence of the log with the moves that belong to it; without words only moves are told. */
export interface LogEvent {
  number: number;
  message: Phrase | null;
  rules: string[];
  moves: Move[];
}

/** What a card did: it moved, was turned where it lies, was shown, or its pile was shuffled. `n` times. */
export interface Move {
  n: number;
  card?: string | null;
  from?: string | null;
  to?: string | null;
  "from-place"?: number | null;
  "to-place"?: number | null;
  under?: boolean;
  was?: string | null;
  in?: string | null;
  place?: number | null;
  shown?: string[] | null;
  shuffled?: string | null;
}

/** May the last action be taken back, and if not, why not. Only for the seat to act, or one alone with bots. */
export interface UndoState {
  allowed: boolean;
  reason: Phrase | null;
  action: Phrase | null;
  steps: number;
  free: boolean;
}

/** How the game ended. `how`: played to its end, a seat resigned, or all agreed to stop. */
export interface Outcome {
  how: "played" | "resigned" | "stopped";
  seat: number | null;
  ranks: number[];
  shares: number[];
  scores: number[];
  reason: string;
  sheet: Figure[];
  take_backs: number[];
}

/** What changed with one act of the game. Zones and counters that changed come whole; others stay. */
export interface Update {
  type: "update";
  seq: number;
  number: number;
  to_act: number | null;
  asked: Asked | null;
  actions: Choice[];
  events: LogEvent[];
  zones: Record<string, ZoneView>;
  counters: Record<string, unknown>;
  gone?: string[];
  figures?: Figure[] | null;
  phase?: string | null;
  answered?: string | null;
  undo?: UndoState | null;
  log_drop?: number;
  outcome?: Outcome | null;
}

/** Done and stored. */
export interface Ok {
  type: "ok";
  id: number;
  seq: number;
}

/** What was wrong and what would be right, in every language; nothing was changed. */
export interface Refusal {
  type: "error";
  id: number;
  code: ErrorCode;
  text: Record<string, string>;
  rules: string[];
}

/** New lines of chat. */
export interface Said {
  type: "said";
  lines: ChatLine[];
}

/** A bot is asked and thinks; None: no longer. */
export interface Thinking {
  type: "thinking";
  seat: number | null;
}

/** What the bot would play, in notation: one of the actions on the list. */
export interface Advice {
  type: "advice";
  id: number;
  seq: number;
  seat: number;
  bot: string;
  action: string;
  thoughts: HintThoughts | null;
}

/** What a bot thinks of its advice: the chance to win, the next best choice, and by how much that is worse. */
export interface HintThoughts {
  chance: number;
  other: string;
  less: number;
  sure: number;
  why: Phrase | null;
}

/** What the coach says: of the choice that was made at `seq`, or to `consider` what is worth comparing. */
export interface Guided {
  type: "guided";
  id: number;
  seq: number;
  seat: number;
  judged: Judged | null;
  compare: Phrase[];
}

/** What a coach says of a choice that could have been better. */
export interface Judged {
  best: Phrase;
  chance: number;
  yours: number;
  why: Phrase | null;
}

/** What is foretold of the position, and of each action that brings something to tell. */
export interface Foretold {
  type: "foretold";
  id: number;
  seq: number;
  position: Forecast[];
  actions: Record<string, Forecast[]>;
  final: string[];
}

/** Something foretold: a figure, what on the table it is about (`["tile", "b3"]`), and how it turns out. */
export interface Forecast {
  figure: Figure;
  about?: string[];
  tone?: "" | "ill" | "open" | "well";
}

/** Why something cannot be used now: the likeliest reasons first; none if the rules have nothing more to say. */
export interface Reasons {
  type: "reasons";
  id: number;
  token: string;
  reasons: Why[];
}

/** A reason why something cannot be used now, in every language, and the rules behind it. */
export interface Why {
  text: Record<string, string>;
  rules: string[];
}

/** The token of a new link, for the host who asked for it. */
export interface NewLink {
  type: "new-link";
  id: number;
  what: "invite" | "seat" | "watch";
  seat: number | null;
  token: string;
}

/** Lines of the log before the ones that were sent. */
export interface OlderLog {
  type: "older-log";
  id: number;
  log: LogEvent[];
  log_from: number;
}

/** The rematch is agreed: the new table and the tokens that this client holds there. */
export interface Rematch {
  type: "rematch";
  table: string;
  tokens: string[];
  seats: number[];
}

/** A proposal has ended without consent: what it was, whose, and who refused it. Its proposer may withdraw it. */
export interface Declined {
  type: "declined";
  what: "hints" | "rematch" | "stop" | "swap" | "take-back";
  seat: number;
  by: number;
}

/** From whoever looks after the server: it will be started again in so many seconds. Clients come back by */
export interface Notice {
  type: "notice";
  what: "restart";
  seconds: number;
}

/** Body of `POST /api/tables`. `seats`: for each seat `me`, `open` or the name of a bot. */
export interface NewTable {
  game: string;
  seats: string[];
  options: Record<string, string | number | boolean>;
  pack: Record<string, string>;
  name: string;
  lang: string;
  pace: number;
  prepare: string;
  coach: boolean;
}

/** The tokens of a new table. They are shown once; the server keeps hashes only. */
export interface TableMade {
  id: string;
  host: string;
  seats: Record<string, string>;
  invite: string;
  watch: string;
  hash: string;
}

/** Body of `POST /api/tables/{id}/sit`: take a free seat with the invitation's token. */
export interface Sit {
  token: string;
  name: string;
  lang: string;
  seat: number | null;
}

/** The seat taken and the token that holds it. */
export interface Seated {
  seat: number;
  token: string;
}

/** Body of every failed request. */
export interface Problem {
  code: ErrorCode;
  text: Record<string, string>;
  rules: string[];
}

/** `GET /api/catalogue`. */
export interface Catalogue {
  version: string;
  languages: string[];
  games: GameInfo[];
  bots: string[];
  words: Record<string, string>;
}

/** A game in the catalogue. */
export interface GameInfo {
  name: string;
  title: Record<string, string>;
  credits: Record<string, string>;
  seats: number[];
  options: OptionInfo[];
  rules_version: number;
  lessons: string[];
  coach: boolean;
  prepares: Record<string, PrepareInfo>;
  sides: boolean;
}

/** An option of a game. Words: `option-<name>` and `option-<name>-<choice>` of the game. */
export interface OptionInfo {
  name: string;
  default: string | number | boolean;
  choices: string[];
  low: number;
  high: number;
  free: boolean;
  needs: string;
}

/** How much of it there may be before a match, such as boosters, and how much is usual. */
export interface PrepareInfo {
  least: number;
  usual: number;
  most: number;
}

/** `GET /api/games/{game}`: all that a front end needs to draw and to speak. */
export interface GameDetails {
  info: GameInfo;
  pack: PackInfo;
  words: Record<string, string>;
  rules: Record<string, Record<string, string>>;
  cards: CardInfo[];
  sheets: SheetInfo[];
  extra: Record<string, unknown>;
  card_states: string[];
  zones: ZoneInfo[];
  counters: CounterInfo[];
  verbs: VerbInfo[];
  endings: string[];
  phases: string[];
  page_files: string[];
}

/** The pack that the cards come from. `own`: somebody brought it to this table or record. */
export interface PackInfo {
  name: string;
  title: Record<string, string>;
  own: boolean;
}

/** A kind of card: `file` is the kind of card, `data` its values and effects as the pack writes them. */
export interface CardInfo {
  slug: string;
  name: Record<string, string>;
  copies: number;
  sources: Record<string, string>;
  note: Record<string, string>;
  history: Record<string, string>;
  back: string;
  file: string;
  text: Record<string, string[]>;
  effects: Record<string, string[]>;
  rules: string[];
  data: Record<string, unknown>;
}

/** Something of a pack that is no card, such as a faction sheet: what it says, and where its values come from. */
export interface SheetInfo {
  slug: string;
  title: Record<string, string>;
  lines: Record<string, string[]>;
  sources: Record<string, string>;
  note: Record<string, string>;
  history: Record<string, string>;
}

/** A zone of a game's table. Words: `zone-<name>`. */
export interface ZoneInfo {
  name: string;
  layout: "bag" | "pile" | "slots" | "stock";
  faces: "all" | "nobody" | "owner" | "top";
  per_seat: boolean;
  places: number;
}

/** A counter of a game's table. Words: `counter-<name>`. */
export interface CounterInfo {
  name: string;
  size: number;
  per_seat: boolean;
  of: "card" | "kind" | "number" | "seat" | "word";
}

/** A verb of the notation and what its arguments stand for. */
export interface VerbInfo {
  name: string;
  arguments: string[];
}

/** `GET /api/replays/{id}`. */
export interface ReplayInfo {
  id: string;
  game: string;
  seats: number;
  names: string[];
  options: Record<string, string | number | boolean>;
  moments: Moment[];
  outcome: Outcome | null;
  older: Record<string, string> | null;
}

/** One line of a record: who played what, in which turn and phase of the game, counted from 0. */
export interface Moment {
  line: number;
  number: number;
  seat: number | null;
  step: string;
  text: string;
  turn: number;
  phase: number;
}

/** `GET /api/replays/{id}/frames`. */
export interface Frames {
  eyes: number | "open" | "watch";
  frames: Frame[];
}

/** A replay at one moment: the whole view after `line` lines and the events that led there. */
export interface Frame {
  line: number;
  number: number;
  view: View;
  events: LogEvent[];
  played: Phrase | null;
}

/** `GET /api/games/{game}/rulebook`: where rules stand, and the examples. The rules themselves: `GameDetails`. */
export interface Rulebook {
  chapters: ChapterInfo[];
  examples: ExampleInfo[];
}

/** A chapter of the rulebook, with what was ruled on it as a whole. Words: `chapter-<number>`. */
export interface ChapterInfo {
  number: string;
  rules: RulePlace[];
  rulings: string[];
}

/** A rule in its chapter, and the rulings that stand beside it. */
export interface RulePlace {
  id: string;
  rulings: string[];
}

/** An example in a chapter of the rulebook. Words: `example-<name>`. */
export interface ExampleInfo {
  name: string;
  chapter: string;
  rules: string[];
  pictures: ExamplePicture[];
}

/** A picture of an example: `words` is the id of the sentence below it, `numbers` what the sentence says. */
export interface ExamplePicture {
  words: string;
  numbers: Record<string, number>;
  show: string[];
  view: View;
}

/** Body of `POST /api/games/{game}/collection`: a file that says which cards somebody has, and what to open. */
export interface CollectionFile {
  name: string;
  text: string;
  open: string;
}

/** The cards that somebody has, how many of each. */
export interface Collection {
  cards: Record<string, number>;
  checked: boolean;
  text: string;
  opened: string[][];
  decks: Record<string, string>;
}

/** Body of `POST /api/games/{game}/lessons/{number}`: the choices that the pupil has made so far. */
export interface LessonMoves {
  moves: string[];
}

/** A lesson after these choices: what is seen and said now. */
export interface LessonState {
  name: string;
  moves: string[];
  status: "missed" | "playing" | "reached";
  said: string;
  at: string;
  kept: number;
  next: string;
  rules: string[];
  view: View;
  log: LogEvent[];
}

/** `GET`, `POST` and `DELETE /api/replays/{id}/analysis`: how far it is, and when it is done what was found. */
export interface AnalysisInfo {
  state: "done" | "failed" | "going" | "none" | "waiting";
  done: number;
  of: number;
  mine: boolean;
  simulations: number;
  moments: LookedAt[];
  accounts: SeatAccount[];
  turned: number[];
  shares: number[];
  text: Record<string, string> | null;
}

/** One choice of an analysed game, judged from the view of its seat. */
export interface LookedAt {
  line: number;
  seat: number;
  chances: number[];
  lost: number;
  given: number;
  luck: number;
  played: Phrase;
  better: Phrase[];
  actions: string[];
}

/** What a seat's game came to: `began - lost + given + luck` is what it ended with. */
export interface SeatAccount {
  seat: number;
  choices: number;
  best: number;
  began: number;
  lost: number;
  given: number;
  luck: number;
}

/** `GET /api/replays/{id}/verify`: were the shuffles fair? */
export interface Verdict {
  fair: boolean;
  hash_matches: boolean;
  seed_matches: boolean;
  replays: boolean;
  shuffles: number;
  text: Record<string, string>;
}

/** `GET /api/health`. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  clients: number;
  troubles: string[];
}

/** Body of `POST /api/mine` and `POST /api/people`. `person` is the token of a personal link; what is in `tables` is */
export interface AskMine {
  tables: Held[];
  person: string;
  gone: string[];
  lang: string;
}

/** A table, and the tokens that somebody holds there. */
export interface Held {
  id: string;
  tokens: string[];
}

/** Answer of `POST /api/mine`. `feed` is the address of the feed, if a personal link was given. */
export interface Mine {
  tables: MyTable[];
  feed: string;
}

/** How one of my tables stands. `mine` are my seats, `asked` those whose turn it is, `since` when it became so, in */
export interface MyTable {
  id: string;
  game: string;
  phase: "over" | "playing" | "preparing" | "waiting";
  seats: MySeat[];
  mine: number[];
  asked: number[];
  since: number;
  ranks: number[];
}

/** Who sits at one of my tables. */
export interface MySeat {
  name: string;
  bot: string;
}

/** Body of `POST /api/people/renew` and `POST /api/people/forget`. */
export interface Person {
  person: string;
}

/** The token of a personal link, and the address of its feed. They are shown once. */
export interface PersonMade {
  person: string;
  feed: string;
}

/** Body of `POST /api/people/push`: where a browser wants to be told, in the words of its push service. */
export interface PushTo {
  person: string;
  endpoint: string;
  key: string;
  auth: string;
  gone: boolean;
}

/** `GET /api/push`: the server's own key for push services, empty if it cannot push; and does it tell webhooks? */
export interface PushKey {
  key: string;
  webhooks: boolean;
}

/** Body of `POST /api/people/hook`: an address that wants to be told. */
export interface HookTo {
  person: string;
  address: string;
  gone: boolean;
}

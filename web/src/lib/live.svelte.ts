/** One table over one WebSocket: what the server said last, and what may be sent. Reconnects by itself. */
import type {
  Advice,
  Bench,
  ChatLine,
  Declined,
  FromClient,
  Foretold,
  FromServer,
  Guided,
  LogEvent,
  Outcome,
  Reasons,
  Refusal,
  State,
  TableInfo,
  UndoState,
  Update,
  View,
  You,
} from "./protocol";
import { NOTHING } from "./foresight";
import { PROTOCOL } from "./protocol";
import { settings } from "./settings.svelte";

const WAITS = [500, 1000, 2000, 4000, 8000];
/** Milliseconds of silence after which the server is asked whether it is there, and that its answer may take. */
const SILENCE = 20_000;
const PATIENCE = 10_000;
/** Milliseconds after which a position is not just one of many that bots play through. */
const SETTLED = 120;
/** Said again after a lost connection if the server did not confirm them: a repeat does no harm. */
const KEPT: readonly string[] = ["play", "undo", "chat"];
interface Kept {
  type: string;
  seq: number;
  id: number;
  seat?: number | null;
}
type Sent = FromClient extends infer M ? (M extends { seq: number } ? Omit<M, "seq" | "id"> : never) : never;

/** This page is older than its server: load the new one, once. */
function renew(): void {
  const key = `sandtable-renewed-for-${PROTOCOL}`;
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, "yes");
  location.reload();
}

/** The view after an update, as docs/protocol.md says a client applies it. */
export function applyUpdate(view: View, update: Update): View {
  const gone = new Set(update.gone);
  const kept = Object.entries({ ...view.counters, ...update.counters }).filter(([name]) => !gone.has(name));
  return {
    ...view,
    to_act: update.to_act,
    asked: update.asked,
    actions: update.actions,
    zones: { ...view.zones, ...update.zones },
    counters: Object.fromEntries(kept),
    figures: update.figures ?? view.figures,
    phase: update.phase ?? null,
    answered: update.answered ?? null,
  };
}

export class Live {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], host: false, watch: false });
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  eyes = $state<number | "watch" | "open">("watch");
  curtain = $state<number | null>(null);
  undo = $state.raw<UndoState | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  thinking = $state<number | null>(null);
  /** What the coach says of the last choice, and what it finds worth comparing before the next. */
  remark = $state.raw<Guided | null>(null);
  considered = $state.raw<Guided | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** What the rules foretell, until they are asked again. */
  foretold = $state.raw<Foretold>(NOTHING);
  /** What is foretold and cannot be taken back in this position; null until that is said. */
  final = $state.raw<ReadonlySet<string> | null>(null);
  /** Why something cannot be used now: the last answer. */
  reasons = $state.raw<Reasons | null>(null);
  /** The number of the request for a hint that is being worked out; 0 if none is. */
  private hint = $state(0);
  readonly advising = $derived(this.hint > 0);
  error = $state.raw<Refusal | null>(null);
  /** The last proposal that somebody refused or withdrew. */
  declined = $state.raw<Declined | null>(null);
  /** The server will be started again soon. */
  restart = $state(false);
  connected = $state(false);
  closed = $state(false);
  since = $state(0);
  /** How many entries of the log were not sent yet. */
  logFrom = $state(0);
  links = $state.raw<Record<string, string>>({});
  /** Before a match that is prepared: what lies before the seat through whose eyes this browser looks. */
  bench = $state.raw<Bench | null>(null);
  rematch = $state.raw<{ table: string; tokens: string[] } | null>(null);
  private seq = 0;
  private id = 0;
  private tries = 0;
  private socket: WebSocket | null = null;
  private timer = 0;
  private asking = 0;
  /** What the server has not confirmed yet, as it was sent. */
  private unanswered = $state.raw<Kept[]>([]);
  /** Does one person sit here with nobody but bots? Then everything can be taken back. */
  readonly alone = $derived.by<boolean>(() => {
    const [seat, ...more] = this.you.seats;
    const others = this.table?.seats.filter((one) => one.seat !== seat) ?? [];
    return seat !== undefined && more.length === 0 && others.every((one) => one.holder === "bot" && !one.kept);
  });
  /** An action was chosen that the server has not confirmed. */
  readonly pending = $derived(this.unanswered.some((one) => one.type === "play"));

  constructor(
    readonly tableId: string,
    private readonly tokens: string[],
  ) {
    addEventListener("offline", this.lost);
    addEventListener("online", this.retry);
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.tableId}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const { name, lang } = settings;
      socket.send(JSON.stringify({ type: "hello", seq: 0, tokens: this.tokens, name, lang, protocol: PROTOCOL }));
      this.await();
    };
    socket.onmessage = (event) => {
      this.hear(JSON.parse(String(event.data)) as FromServer);
      this.listen();
    };
    socket.onclose = (event) => {
      if (event.code === 4000) this.close();
      else this.lost();
    };
  }

  /** The server spoke: it is asked for a sign of life only after a silence. */
  private listen(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.say({ type: "ping", seq: this.seq, id: ++this.id }), SILENCE);
  }

  /** Something was said to the server: if it stays silent, the connection is lost, whatever the socket says. */
  private await(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.lost, PATIENCE);
  }

  private readonly lost = (): void => {
    this.drop();
    if (!this.closed) this.timer = window.setTimeout(this.retry, WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  };

  private readonly retry = (): void => {
    if (this.closed || this.connected) return;
    this.drop();
    this.open();
  };

  /** Let go of the socket at once: a dead one may take minutes to notice that it is closed. */
  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.asking);
    this.connected = false;
    this.hint = 0;
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  close(): void {
    this.closed = true;
    removeEventListener("offline", this.lost);
    removeEventListener("online", this.retry);
    this.drop();
  }

  send(message: Sent): void {
    this.error = null;
    this.advice = null;
    const numbered = { ...message, seq: this.seq, id: ++this.id };
    if (KEPT.includes(message.type)) this.keep(numbered);
    if (!this.connected) return;
    if (message.type === "hint") this.hint = numbered.id;
    this.say(numbered);
  }

  /** Of several choices for the same moment the last counts. */
  private keep(message: Kept): void {
    const others = this.unanswered.filter((one) => one.type === "chat" || message.type === "chat");
    this.unanswered = [...others, message];
  }

  private say(message: Kept): void {
    this.socket?.send(JSON.stringify(message));
    this.await();
  }

  /** After a lost connection: what was not done is said again, with its old number, so that nothing is done twice. */
  private sayAgain(state: State): void {
    this.unanswered = this.unanswered.filter((one) => one.type === "chat" || one.seq === state.seq);
    for (const one of this.unanswered) if (!("seat" in one) || one.seat === state.eyes) this.say(one);
  }

  private settle(id: number): void {
    if (this.hint === id) this.hint = 0;
    if (this.unanswered.some((one) => one.id === id)) this.unanswered = this.unanswered.filter((one) => one.id !== id);
  }

  play(action: string): void {
    if (typeof this.eyes !== "number") return;
    this.remark = null;
    this.send({ type: "play", seat: this.eyes, action });
  }

  /** Ask the rules what comes, once for each position; nobody is asked anything once the game is over. */
  private foresee(): void {
    this.reasons = null;
    this.final = null;
    clearTimeout(this.asking);
    if (typeof this.eyes !== "number" || this.outcome) this.foretold = NOTHING;
    else this.asking = window.setTimeout(this.ask, SETTLED);
  }

  private readonly ask = (): void => {
    if (this.connected && typeof this.eyes === "number") {
      this.socket?.send(JSON.stringify({ type: "foretell", seat: this.eyes, seq: this.seq, id: ++this.id }));
    }
  };

  /** Ask the coach what is worth comparing. */
  consider(seat: number): void {
    this.considered = null;
    if (this.connected) this.say({ type: "consider", seat, seq: this.seq, id: ++this.id });
  }

  /** Ask why something cannot be used now. */
  wonder(token: string): void {
    if (!this.connected || typeof this.eyes !== "number" || this.view?.to_act !== this.eyes) return;
    this.socket?.send(JSON.stringify({ type: "why-not", seat: this.eyes, token, seq: this.seq, id: ++this.id }));
  }

  /** A choice before the match. It is not said again after a lost connection: what lies there then may be another. */
  choose(choice: string): void {
    const seat = this.bench?.seat;
    if (typeof seat === "number") this.send({ type: "choose", seat, choice });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "bench":
        this.bench = message;
        break;
      case "notice":
        this.restart = true;
        break;
      case "welcome":
        this.connected = true;
        this.restart = false;
        this.tries = 0;
        this.you = message.you;
        this.table = message.table;
        this.chat = message.chat;
        this.sendWords();
        if (message.table.phase === "waiting") this.unanswered.forEach((one) => this.say(one));
        break;
      case "table":
        this.table = message.table;
        if (message.table.proposals.length) this.declined = null;
        break;
      case "declined":
        this.declined = message;
        break;
      case "state":
        this.takeState(message);
        this.sayAgain(message);
        break;
      case "ok":
        this.settle(message.id);
        break;
      case "update":
        this.takeUpdate(message);
        break;
      case "said":
        this.chat = [...this.chat, ...message.lines];
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "advice":
        this.settle(message.id);
        if (message.seq === this.seq) this.advice = message;
        break;
      case "guided":
        if (message.id) this.considered = message.seq === this.seq ? message : null;
        else if (message.judged) this.remark = message;
        break;
      case "error":
        this.settle(message.id);
        this.error = message;
        if (message.code === "protocol") renew();
        break;
      case "foretold":
        if (message.seq !== this.seq) break;
        this.foretold = message;
        this.final = new Set(message.final);
        break;
      case "reasons":
        this.reasons = message;
        break;
      case "new-link":
        this.links = {
          ...this.links,
          [message.what === "seat" ? `seat-${message.seat}` : message.what]: message.token,
        };
        break;
      case "older-log":
        if (message.log_from >= this.logFrom) break;
        this.log = [...message.log, ...this.log];
        this.logFrom = message.log_from;
        break;
      case "rematch":
        this.rematch = message;
        break;
    }
  }

  /** A random word for the seed from each seat that this browser holds. */
  private sendWords(): void {
    if (this.table?.phase !== "waiting") return;
    for (const seat of this.you.seats) {
      if (this.table.seats[seat]?.word) continue;
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const word = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      this.send({ type: "word", seat, word });
    }
  }

  private takeState(state: State): void {
    this.seq = state.seq;
    this.view = state.view;
    this.log = state.log;
    this.logFrom = state.log_from;
    this.eyes = state.eyes;
    this.curtain = state.curtain ?? null;
    this.undo = state.undo ?? null;
    this.outcome = state.outcome ?? null;
    this.since = state.since;
    this.advice = null;
    this.considered = null;
    this.hint = 0;
    this.foresee();
  }

  private takeUpdate(update: Update): void {
    if (!this.view) return;
    const mine = this.view.to_act === this.eyes;
    this.seq = update.seq;
    this.view = applyUpdate(this.view, update);
    const kept = update.log_drop ? this.log.slice(0, -update.log_drop) : this.log;
    if (mine) this.since = update.number;
    this.log = [...kept, ...update.events];
    this.undo = update.undo ?? null;
    this.outcome = update.outcome ?? null;
    this.advice = null;
    this.considered = null;
    this.foresee();
  }
}

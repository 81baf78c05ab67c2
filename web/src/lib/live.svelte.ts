/** One table over one WebSocket: what the server said last, and what may be sent. Reconnects by itself. */
import type {
  ChatLine, FromClient, FromServer, LessonStep, LogEvent, Outcome, Refusal, State, TableInfo, UndoState, Update, View, You,
} from "./protocol";
import { PROTOCOL } from "./protocol";
import { settings } from "./settings.svelte";

const WAITS = [500, 1000, 2000, 4000, 8000];
type Sent = FromClient extends infer M ? (M extends { seq: number } ? Omit<M, "seq" | "id"> : never) : never;

/** The view after an update, as docs/protocol.md says a client applies it. */
export function applyUpdate(view: View, update: Update): View {
  const counters = { ...view.counters, ...update.counters };
  for (const name of update.gone ?? []) delete counters[name];
  return {
    ...view,
    to_act: update.to_act,
    asked: update.asked,
    actions: update.actions,
    zones: { ...view.zones, ...update.zones },
    counters,
    figures: update.figures ?? view.figures,
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
  lesson = $state.raw<LessonStep | null>(null);
  thinking = $state<number | null>(null);
  advice = $state<string | null>(null);
  error = $state.raw<Refusal | null>(null);
  connected = $state(false);
  closed = $state(false);
  since = $state(0);
  links = $state.raw<Record<string, string>>({});
  rematch = $state.raw<{ table: string; tokens: string[] } | null>(null);
  private seq = 0;
  private id = 0;
  private tries = 0;
  private socket: WebSocket | null = null;

  constructor(readonly tableId: string, private readonly tokens: string[]) {
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.tableId}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      const { name, lang } = settings;
      socket.send(JSON.stringify({ type: "hello", seq: 0, tokens: this.tokens, name, lang, protocol: PROTOCOL }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      this.connected = false;
      if (this.closed || event.code === 4000) return;
      setTimeout(() => !this.closed && this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    };
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  send(message: Sent): void {
    this.error = null;
    this.advice = null;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ ...message, seq: this.seq, id: ++this.id }));
    }
  }

  play(action: string): void {
    if (typeof this.eyes === "number") this.send({ type: "play", seat: this.eyes, action });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.connected = true;
        this.you = message.you;
        this.table = message.table;
        this.chat = message.chat;
        this.sendWords();
        break;
      case "table":
        this.table = message.table;
        break;
      case "state":
        this.takeState(message);
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
        this.advice = message.action;
        break;
      case "error":
        this.error = message;
        break;
      case "new-link":
        this.links = { ...this.links, [message.what === "seat" ? `seat-${message.seat}` : message.what]: message.token };
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
    this.eyes = state.eyes;
    this.curtain = state.curtain ?? null;
    this.undo = state.undo ?? null;
    this.outcome = state.outcome ?? null;
    this.lesson = state.lesson ?? null;
    this.since = state.since;
    this.advice = null;
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
    this.lesson = update.lesson ?? null;
    this.advice = null;
  }
}

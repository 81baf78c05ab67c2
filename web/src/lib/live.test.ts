import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventOf, viewOf } from "../test/samples";
import { applyUpdate, Live } from "./live.svelte";
import { type FromServer, PROTOCOL, type State, type TableInfo, type Update } from "./protocol";

type Sent = Record<string, unknown> & { type: string };

/** A connection whose other end is the test. */
class Wire {
  static readonly all: Wire[] = [];
  readonly sent: Sent[] = [];
  open = true;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.open = false;
  }

  /** The server says something. */
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  of(type: string): Sent[] {
    return this.sent.filter((one) => one.type === type);
  }
}

const TABLE: TableInfo = {
  id: "t1",
  game: "any",
  pack: "standard",
  options: {},
  phase: "playing",
  seats: [],
  spectators: 0,
  proposals: [],
  took_back: null,
  hints: true,
  hints_used: [],
  coached: [],
  coach_used: [],
  hurried: false,
  changes: [],
  paused: false,
  pace: 0,
  fairness: { seal: "", words: [] } as unknown as TableInfo["fairness"],
  created: 0,
  rematch: null,
  dropped: null,
  prepare: "",
  choosing: [],
};

function stateOf(seq: number, more: Partial<State> = {}): State {
  return { type: "state", seq, number: seq, eyes: 0, view: viewOf(), log: [], log_from: 0, since: 0, ...more };
}

function updateOf(seq: number, more: Partial<Update> = {}): Update {
  const nothing = { asked: null, actions: [], events: [], zones: {}, counters: {} };
  return { type: "update", seq, number: seq, to_act: 0, ...nothing, ...more };
}

const wire = (): Wire => {
  const last = Wire.all.at(-1);
  if (!last) throw new Error("there is no connection");
  return last;
};

/** The server answers: welcome, and where the game is. */
function greet(seq: number): void {
  const you = { seats: [0], host: true, watch: false };
  wire().onopen?.();
  wire().say({ type: "welcome", protocol: PROTOCOL, version: "1", you, table: TABLE, chat: [] });
  wire().say(stateOf(seq));
}

describe("a table over the network", () => {
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    Wire.all.length = 0;
    live = new Live("t1", ["token"]);
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it("says who is there as soon as the connection is open", () => {
    expect(wire().address).toMatch(/\/api\/tables\/t1\/live$/);
    wire().onopen?.();
    expect(wire().sent).toMatchObject([{ type: "hello", tokens: ["token"], protocol: PROTOCOL }]);
    expect(live.connected).toBe(false);
  });

  it("waits longer after each failure, at most eight seconds, and starts over after a welcome", () => {
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      const tries = Wire.all.length;
      wire().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(wait - 1);
      expect(Wire.all).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(Wire.all).toHaveLength(tries + 1);
    }
    greet(1);
    expect(live.connected).toBe(true);
    const tries = Wire.all.length;
    wire().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(tries + 1);
  });

  it("does not come back when the server has closed the table for it", () => {
    greet(1);
    wire().onclose?.({ code: 4000 });
    vi.advanceTimersByTime(60_000);
    expect(live.closed).toBe(true);
    expect(Wire.all).toHaveLength(1);
  });

  it("asks for a sign of life after a silence, and gives a dead connection up", () => {
    greet(1);
    const first = wire();
    vi.advanceTimersByTime(19_999);
    expect(first.of("ping")).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(first.of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(first.open).toBe(false);
    expect(live.connected).toBe(false);
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(2);
  });

  it("stays as long as the server answers", () => {
    greet(1);
    for (let at = 0; at < 5; at++) {
      vi.advanceTimersByTime(20_000);
      wire().say({ type: "ok", id: 0, seq: 1 });
    }
    expect(Wire.all).toHaveLength(1);
    expect(live.connected).toBe(true);
  });

  it("lets go when the device is offline, and tries at once when it is back", () => {
    greet(1);
    dispatchEvent(new Event("offline"));
    expect(live.connected).toBe(false);
    dispatchEvent(new Event("online"));
    expect(Wire.all).toHaveLength(2);
  });

  it("says a choice again that was not confirmed, with its old numbers", () => {
    greet(4);
    live.play("pass");
    expect(live.pending).toBe(true);
    const [said] = wire().of("play");
    wire().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    greet(4);
    expect(wire().of("play")).toEqual([said]);
    wire().say({ type: "ok", id: Number(said?.["id"]), seq: 5 });
    expect(live.pending).toBe(false);
  });

  it("does not say it again when the game has gone on, or when it was confirmed", () => {
    greet(4);
    live.play("pass");
    wire().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    greet(5);
    expect(wire().of("play")).toEqual([]);
    live.play("done");
    wire().say({ type: "ok", id: Number(wire().of("play")[0]?.["id"]), seq: 6 });
    wire().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    greet(5);
    expect(wire().of("play")).toEqual([]);
  });

  it("keeps what is chosen while there is no connection: of two choices the last", () => {
    greet(4);
    wire().onclose?.({ code: 1006 });
    live.play("pass");
    live.play("done");
    live.send({ type: "chat", text: "hello?", key: "k" });
    vi.advanceTimersByTime(500);
    greet(4);
    expect(wire().of("play")).toMatchObject([{ action: "done", seq: 4 }]);
    expect(wire().of("chat")).toMatchObject([{ text: "hello?" }]);
  });

  it("says a line of chat again even when the game has gone on", () => {
    greet(4);
    live.send({ type: "chat", text: "hello?", key: "k" });
    wire().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    greet(9);
    expect(wire().of("chat")).toHaveLength(1);
  });

  it("does not ask for a hint again", () => {
    greet(4);
    live.send({ type: "hint", seat: 0 });
    expect(live.advising).toBe(true);
    wire().onclose?.({ code: 1006 });
    expect(live.advising).toBe(false);
    vi.advanceTimersByTime(500);
    greet(4);
    expect(wire().of("hint")).toEqual([]);
  });

  it("keeps what the coach says of a choice until the next one", () => {
    greet(4);
    const best = { game: "any", id: "do-wait", args: {} };
    const judged = { best, chance: 0.6, yours: 0.4, why: null };
    wire().say({ type: "guided", id: 0, seq: 4, seat: 0, judged, compare: [] });
    wire().say(updateOf(5, {}));
    expect(live.remark?.judged).toEqual(judged);
    wire().say({ type: "guided", id: 9, seq: 5, seat: 0, judged: null, compare: [best] });
    expect(live.considered?.compare).toEqual([best]);
    live.play("wait");
    expect(live.remark).toBeNull();
  });

  it("drops lines of the log that were taken back", () => {
    greet(1);
    wire().say(updateOf(2, { events: [eventOf(1), eventOf(2)] }));
    wire().say(updateOf(3, { events: [eventOf(3)], log_drop: 1 }));
    expect(live.log.map((event) => event.number)).toEqual([1, 3]);
  });
});

describe("an update", () => {
  const before = viewOf({ counters: { round: 1, plan: [2] }, phase: "combat", answered: "pass" });

  it("replaces what it names and leaves the rest", () => {
    const zone = { zone: "hand", owner: 0 };
    const after = applyUpdate(before, updateOf(2, { to_act: 1, counters: { round: 2 }, zones: { "hand.0": zone } }));
    expect(after).toMatchObject({ to_act: 1, counters: { round: 2, plan: [2] }, zones: { "hand.0": zone } });
  });

  it("takes away the counters that are gone, and what it no longer names", () => {
    const after = applyUpdate(before, updateOf(2, { gone: ["plan"] }));
    expect(after.counters).toEqual({ round: 1 });
    expect([after.phase, after.answered]).toEqual([null, null]);
    expect(before.counters).toEqual({ round: 1, plan: [2] });
  });
});

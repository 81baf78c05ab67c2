import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventOf, viewOf } from "../test/samples";
import type { LogEvent } from "./protocol";
import { newEvents, type Shot, Stage } from "./stage.svelte";

vi.mock("./sound", () => ({ play: vi.fn() }));
/** A flight of 240 milliseconds, which a stop ends. */
vi.mock("./travel", () => ({
  measure: (events: LogEvent[]) => events,
  depart: (events: LogEvent[], stop: AbortSignal) =>
    new Promise<void>((done) => {
      if (!events.length || stop.aborted) done();
      setTimeout(done, 240);
      stop.addEventListener("abort", () => done());
    }),
}));

function shotOf(log: LogEvent[], more: Partial<Shot> = {}): Shot {
  return { view: viewOf(), log, since: 0, eyes: 0, undo: null, outcome: null, ...more };
}

const [first, second, third] = [eventOf(1), eventOf(2), eventOf(3)];
const begin = shotOf([first]);
const next = shotOf([first, second]);
const last = shotOf([first, second, third]);

describe("what is shown", () => {
  let moving: boolean;
  let stage: Stage;

  beforeEach(() => {
    vi.useFakeTimers();
    moving = true;
    stage = new Stage(
      () => moving,
      () => 100,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is the first state at once", () => {
    stage.push(begin);
    expect(stage.shown).toBe(begin);
    expect(stage.behind).toBe(false);
  });

  it("is one change after the other, and nothing can be touched meanwhile", async () => {
    stage.push(begin);
    stage.push(next);
    stage.push(last);
    await vi.advanceTimersByTimeAsync(239);
    expect(stage.shown).toBe(next);
    expect(stage.behind).toBe(true);
    await vi.advanceTimersByTimeAsync(2);
    expect(stage.shown).toBe(last);
    expect(stage.behind).toBe(true);
    await vi.advanceTimersByTimeAsync(240);
    expect(stage.behind).toBe(false);
  });

  it("rests a moment between two acts of others, as long as the pace of the bots", async () => {
    const theirs = viewOf({ to_act: 1 });
    stage.push(shotOf([first], { view: theirs }));
    const answer = shotOf([first, second], { view: theirs });
    stage.push(answer);
    stage.push(shotOf([first, second, third]));
    await vi.advanceTimersByTimeAsync(240 + 99);
    expect(stage.shown).toBe(answer);
    await vi.advanceTimersByTimeAsync(2);
    expect(stage.shown?.log).toHaveLength(3);
  });

  it("is the newest at once where nothing moves", () => {
    moving = false;
    stage.push(begin);
    stage.push(next);
    expect(stage.shown).toBe(next);
    expect(stage.behind).toBe(false);
  });

  it("is the newest at once when a move was taken back, and the history begins there", () => {
    stage.push(next);
    stage.push(begin);
    expect(stage.shown).toBe(begin);
    expect(stage.history).toEqual([begin]);
  });

  it("is the newest at once when another seat looks", () => {
    stage.push(begin);
    const other = shotOf([first, second], { eyes: 1 });
    stage.push(other);
    expect(stage.shown).toBe(other);
  });

  it("goes to the newest when somebody skips", async () => {
    stage.push(begin);
    stage.push(next);
    stage.push(last);
    await vi.advanceTimersByTimeAsync(10);
    stage.skip();
    expect(stage.shown).toBe(last);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.behind).toBe(false);
  });

  it("takes over what is said around an unchanged table, without motion", () => {
    stage.push(begin);
    const told = { ...begin, undo: { allowed: true, reason: null, action: null, steps: 1, free: true } };
    stage.push(told);
    expect(stage.shown).toBe(told);
    expect(stage.behind).toBe(false);
  });

  it("keeps the acts since this seat acted", () => {
    moving = false;
    for (const shot of [begin, next, last]) stage.push(shot);
    expect(stage.history).toEqual([begin, next, last]);
    const acted = shotOf([first, second, third, eventOf(4)], { since: 4 });
    stage.push(acted);
    expect(stage.history).toEqual([acted]);
  });

  it("holds the two sums of a battle before the verdict, and only then lets the table change", async () => {
    const view = viewOf({ game: "victory-day" });
    const battle = eventOf(2, "battle", { attack: 7, answer: 4 }, "victory-day");
    const before = shotOf([first], { view });
    stage.push(before);
    stage.push(shotOf([first, battle], { view }));
    await vi.advanceTimersByTimeAsync(699);
    expect(stage.clashes).toEqual([{ event: battle, left: 7, right: 4 }]);
    expect(stage.told).toBe(false);
    expect(stage.shown).toBe(before);
    await vi.advanceTimersByTimeAsync(2);
    expect(stage.told).toBe(true);
    expect(stage.shown).not.toBe(before);
    await vi.advanceTimersByTimeAsync(1300);
    expect(stage.clashes).toEqual([]);
  });

  it("leaves the sums standing in a lesson, until something is touched", async () => {
    const view = viewOf({ game: "victory-day" });
    const battle = eventOf(2, "battle", { attack: 7, answer: 4 }, "victory-day");
    const lesson = new Stage(
      () => true,
      () => 0,
      true,
    );
    lesson.push(shotOf([first], { view }));
    lesson.push(shotOf([first, battle], { view }));
    await vi.advanceTimersByTimeAsync(9000);
    expect(lesson.clashes).toHaveLength(1);
    lesson.skip();
    expect(lesson.clashes).toEqual([]);
  });
});

describe("the events between two states", () => {
  it("are those that the log has gained", () => {
    expect(newEvents(begin, last)).toEqual([second, third]);
    expect(newEvents(begin, begin)).toEqual([]);
  });

  it("are unknown if the log was cut or replaced", () => {
    expect(newEvents(last, begin)).toBeNull();
    expect(newEvents(begin, shotOf([eventOf(1), second]))).toBeNull();
  });
});

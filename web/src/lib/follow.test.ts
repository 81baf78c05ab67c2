import { describe, expect, it } from "vitest";
import { End } from "./follow";

const pane = (scrollHeight: number, clientHeight: number) => ({ scrollTop: 0, scrollHeight, clientHeight });

describe("the end of the log", () => {
  it("is followed until the reader goes up, and again from there on", () => {
    const end = new End();
    const log = pane(1000, 200);
    end.show(log);
    expect(log.scrollTop).toBe(1000);
    log.scrollTop = 800;
    end.scrolled(log);
    expect(end.following).toBe(true);
    log.scrollTop = 500;
    end.scrolled(log);
    expect(end.following).toBe(false);
    end.show(log);
    expect(log.scrollTop).toBe(500);
    log.scrollTop = 790;
    end.scrolled(log);
    expect(end.following).toBe(true);
  });

  it("is still followed when the pane gets lower before the event of its last scroll comes", () => {
    const end = new End();
    end.show(pane(1000, 200));
    end.scrolled({ ...pane(1000, 60), scrollTop: 800 });
    expect(end.following).toBe(true);
  });

  it("is still followed after the pane was not shown for a while", () => {
    const end = new End();
    end.show(pane(1000, 200));
    end.scrolled(pane(1000, 260));
    expect(end.following).toBe(true);
  });
});

/** Drag and drop: the same as two touches. What is dragged is touched when it is lifted, and where it is dropped is
 *  touched then. With a finger only across the direction in which the zone scrolls: scrolling stays scrolling. */
import type { Chooser } from "./chooser.svelte";

const FAR = 8;
/** Where a drop leads on only after the server has answered, this long, in milliseconds, is waited for the place to be
 *  lit. */
const PATIENCE = 2500;

interface Hold {
  thing: Element;
  x: number;
  y: number;
  touch: boolean;
}

export function touchOf(thing: Element): void {
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
}

function litAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest("[data-lit]") ?? null;
}

/** Does the zone of a thing scroll along a movement? Then a finger scrolls it. */
function scrolls(thing: Element, x: number, y: number): boolean {
  for (let up = thing.parentElement; up; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    const wide = /auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1;
    const high = /auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1;
    if (wide || high) return Math.abs(x) > Math.abs(y) ? wide : high;
  }
  return false;
}

export class Drag {
  private hold: Hold | null = null;
  private ghost: HTMLElement | null = null;
  /** It was picked when it was lifted; else it is touched when it is dropped. */
  private picked = false;

  constructor(
    private readonly frame: HTMLElement,
    private readonly chooser: () => Chooser,
  ) {
    frame.addEventListener("pointerdown", this.down);
    window.addEventListener("pointermove", this.move);
    window.addEventListener("pointerup", this.up);
    window.addEventListener("pointercancel", this.cancel);
  }

  destroy(): void {
    this.cancel();
    this.frame.removeEventListener("pointerdown", this.down);
    window.removeEventListener("pointermove", this.move);
    window.removeEventListener("pointerup", this.up);
    window.removeEventListener("pointercancel", this.cancel);
  }

  private down = (event: PointerEvent): void => {
    const thing = (event.target as Element).closest("[data-lit], [data-picked]");
    if (!thing || event.button !== 0 || !event.isPrimary || thing.closest(".prompt, .act, dialog")) return;
    this.hold = { thing, x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" };
  };

  private move = (event: PointerEvent): void => {
    const hold = this.hold;
    if (!hold) return;
    const x = event.clientX - hold.x,
      y = event.clientY - hold.y;
    if (!this.ghost) {
      if (Math.hypot(x, y) < FAR) return;
      if (hold.touch && scrolls(hold.thing, x, y)) {
        this.cancel();
        return;
      }
      this.lift(hold);
    }
    if (this.ghost) this.ghost.style.transform = `translate(${x}px, ${y}px)`;
  };

  private lift(hold: Hold): void {
    const box = hold.thing.getBoundingClientRect();
    this.ghost = document.createElement("div");
    this.ghost.className = "dragged";
    this.ghost.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
    if (hold.thing instanceof HTMLElement) this.ghost.append(hold.thing.cloneNode(true));
    document.body.append(this.ghost);
    const lit = (hold.thing as HTMLElement).dataset.lit;
    this.picked = lit === undefined || this.chooser().leaves(lit) > 1;
    if (this.picked && lit !== undefined) touchOf(hold.thing);
  }

  private up = (event: PointerEvent): void => {
    const hold = this.hold;
    const dragged = this.ghost !== null;
    this.clear();
    if (!hold || !dragged) return;
    window.addEventListener("click", stopOnce, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", stopOnce, { capture: true }));
    this.drop(hold, event.clientX, event.clientY);
  };

  private drop(hold: Hold, x: number, y: number): void {
    const place = litAt(x, y);
    const own = document.elementFromPoint(x, y);
    if (this.picked) {
      if (place) setTimeout(() => touchOf(place));
      else this.chooser().back();
    } else if (!own || !hold.thing.contains(own)) {
      setTimeout(() => {
        touchOf(hold.thing);
        void this.follow(x, y, performance.now() + PATIENCE);
      });
    }
  }

  /** The place where it was dropped is touched as soon as the table asks for a place. */
  private async follow(x: number, y: number, until: number): Promise<void> {
    const asked = this.chooser().all;
    while (performance.now() < until && this.chooser().all === asked)
      await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => requestAnimationFrame(done));
    while (performance.now() < until && this.chooser().all.length === 0)
      await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => requestAnimationFrame(done));
    const place = litAt(x, y);
    if (place && !place.closest(".prompt, .act, .own")) touchOf(place);
  }

  private cancel = (): void => {
    if (this.ghost && this.picked) this.chooser().back();
    this.clear();
  };

  private clear(): void {
    this.ghost?.remove();
    this.ghost = null;
    this.hold = null;
  }
}

/** The click that a browser makes of a press and a release on the same thing is not meant. */
function stopOnce(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** An action of Svelte, on the frame of a table. */
export function drags(frame: HTMLElement, chooser: () => Chooser): { destroy: () => void } {
  const drag = new Drag(frame, chooser);
  return { destroy: () => drag.destroy() };
}

/** A zone that scrolls says so: `data-more` names the sides on which it goes on, and the page fades it there. */

const SLACK = 2;

function more(zone: HTMLElement): string {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = zone;
  const { overflowX, overflowY } = getComputedStyle(zone);
  const high = overflowY !== "hidden",
    wide = overflowX !== "hidden";
  const sides = {
    up: high && scrollTop > SLACK,
    down: high && scrollHeight - clientHeight - scrollTop > SLACK,
    left: wide && scrollLeft > SLACK,
    right: wide && scrollWidth - clientWidth - scrollLeft > SLACK,
  };
  return Object.entries(sides)
    .filter(([, goes]) => goes)
    .map(([side]) => side)
    .join(" ");
}

/** An action of Svelte: `use:edges` on whatever scrolls. */
export function edges(zone: HTMLElement): { destroy: () => void } {
  return watched(zone, (sides) => {
    if (sides) zone.dataset.more = sides;
    else delete zone.dataset.more;
  });
}

/** A text that goes on takes the focus as long as it does, so that the keyboard scrolls it. */
export function readable(text: HTMLElement): { destroy: () => void } {
  return watched(text, (sides) => {
    if (sides) text.tabIndex = 0;
    else text.removeAttribute("tabindex");
  });
}

/** Tell at which sides a zone goes on, whenever that may have changed. */
function watched(zone: HTMLElement, tell: (sides: string) => void): { destroy: () => void } {
  const measure = () => tell(more(zone));
  const sizes = new ResizeObserver(measure);
  const watch = () => {
    sizes.disconnect();
    sizes.observe(zone);
    for (const child of zone.children) sizes.observe(child);
    measure();
  };
  const changes = new MutationObserver(watch);
  changes.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("scroll", measure, { passive: true });
  watch();
  return {
    destroy: () => {
      sizes.disconnect();
      changes.disconnect();
      zone.removeEventListener("scroll", measure);
    },
  };
}

/** Bring what is lit into sight, each in its own zone: all of it where it fits, else at least one thing. Nothing moves
 *  that is in sight already. */
export function showLit(within: HTMLElement): void {
  const zones = new Set<HTMLElement>();
  for (const lit of within.querySelectorAll<HTMLElement>("[data-lit]")) {
    const zone = scrollers(lit, within)[0];
    if (!zone || zones.has(zone)) continue;
    zones.add(zone);
    const boxes = [...zone.querySelectorAll<HTMLElement>("[data-lit]")].map((one) => one.getBoundingClientRect());
    const room = zone.getBoundingClientRect();
    const all = around(boxes);
    const fits = all.width <= room.width && all.height <= room.height;
    const seen = fits ? inside(all, room) : boxes.some((box) => inside(box, room));
    if (seen) continue;
    if (fits) toMiddle(all, zone);
    for (const each of scrollers(lit, within)) if (each !== zone || !fits) toMiddle(lit.getBoundingClientRect(), each);
  }
}

function around(boxes: DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left)),
    top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right)),
    bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function inside(box: DOMRect, room: DOMRect): boolean {
  return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
}

/** Only the zone itself moves: `scrollIntoView` would move everything around it too. */
function toMiddle(box: DOMRect, zone: HTMLElement): void {
  const room = zone.getBoundingClientRect();
  // A zone that is shown smaller scrolls in pixels of its own.
  const scale = room.width / (zone.offsetWidth || room.width || 1);
  zone.scrollLeft += (box.left + box.right - room.left - room.right) / 2 / scale;
  zone.scrollTop += (box.top + box.bottom - room.top - room.bottom) / 2 / scale;
}

/** The zones that scroll a thing, from within. */
function scrollers(one: Element, within: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let up = one.parentElement; up && up !== within; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    const room = up.scrollWidth > up.clientWidth + SLACK || up.scrollHeight > up.clientHeight + SLACK;
    if (room && /auto|scroll/.test(overflowX + overflowY)) found.push(up);
  }
  return found;
}

/** Words on a card end with a whole line: as many lines are shown as fit, however high the card is on this screen. */

/** How many whole lines fit; at least one. Half a pixel is lost in rounding. */
export function linesIn(height: number, line: number): number {
  return line > 0 ? Math.max(1, Math.floor((height + 0.5) / line)) : 1;
}

function count(entries: ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    const line = parseFloat(getComputedStyle(target).lineHeight);
    (target as HTMLElement).style.setProperty("--lines", String(linesIn(contentRect.height, line)));
  }
}

/** One for all cards; where nothing is drawn, as in units of the page, there is none. */
const watch = "ResizeObserver" in globalThis ? new ResizeObserver(count) : null;

/** An action of Svelte, on what holds the words; its own height must not depend on them. */
export function wholeLines(place: HTMLElement, wanted: boolean): { destroy: () => void } {
  if (wanted) watch?.observe(place);
  return { destroy: () => watch?.unobserve(place) };
}

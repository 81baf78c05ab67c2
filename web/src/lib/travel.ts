/** Cards and counters in flight: measured before a change, then drawn from where they were to where they are. */
import { presentationOf } from "./games";
import { spotOf, tileOf } from "./places";
import type { LogEvent, Move } from "./protocol";

const TRAVEL = 240;
const APART = 45;
const MOST = 14;

interface Trip {
  move: Move;
  from: DOMRect;
  /** How the card looked before, for a way that ends in a pile. */
  look: HTMLElement | null;
}

interface March {
  from: DOMRect;
  piece: Element | null;
  to: string;
}

export interface Departure {
  trips: Trip[];
  marches: March[];
}

/** Before the change: where everything that these events move lies now. */
export function measure(events: LogEvent[]): Departure {
  const trips: Trip[] = [];
  const marches: March[] = [];
  for (const event of events) {
    for (const move of event.moves) {
      if (!move.from || !move.to) continue;
      const spot = spotOf(move.from, move.card ?? null, move["from-place"] ?? null);
      if (spot)
        trips.push({
          move,
          from: spot.getBoundingClientRect(),
          look: spot.dataset.card ? (spot.cloneNode(true) as HTMLElement) : null,
        });
    }
    const march = marchOf(event);
    if (march) marches.push(march);
  }
  return { trips: trips.slice(0, MOST), marches };
}

function named(event: LogEvent, name: string): string {
  const value = event.message?.args[name];
  return Array.isArray(value) ? String(value[1]) : "";
}

/** The piece that an event sends from one tile to another. */
function marchOf(event: LogEvent): March | null {
  if (!event.message || !presentationOf(event.message.game).marches?.includes(event.message.id)) return null;
  const tile = tileOf(named(event, "from"));
  const piece =
    tile?.querySelector(`[data-unit="${CSS.escape(named(event, "unit"))}"]`) ?? tile?.querySelector("[data-unit]");
  return tile && piece
    ? { from: piece.getBoundingClientRect(), piece: piece.cloneNode(true) as Element, to: named(event, "to") }
    : null;
}

/** After the change: let the fliers go, and say when the last one has arrived. */
export function depart(departure: Departure, stop: AbortSignal): Promise<unknown> {
  const layer = document.createElement("div");
  layer.className = "fliers";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  const ways = [
    ...departure.trips.map((trip, at) => travel(layer, trip, at * APART, stop)),
    ...departure.marches.map((march) => walk(layer, march, stop)),
  ];
  return Promise.all(ways).finally(() => layer.remove());
}

async function travel(layer: HTMLElement, trip: Trip, delay: number, stop: AbortSignal): Promise<void> {
  const { move } = trip;
  const spot = spotOf(move.to ?? "", move.card ?? null, move["to-place"] ?? null);
  if (!spot || stop.aborted) return;
  const to = spot.getBoundingClientRect();
  const arrives = spot.dataset.card !== undefined;
  const flier = arrives ? (spot.cloneNode(true) as HTMLElement) : (trip.look ?? backOf());
  const size = arrives ? to : trip.from;
  flier.classList.remove("lit", "sel", "dim", "new");
  flier.classList.add("flier");
  lay(flier, size);
  layer.append(flier);
  if (arrives) spot.style.visibility = "hidden";
  const way = flier.animate([{ transform: between(size, trip.from) }, { transform: between(size, to, !arrives) }], {
    duration: TRAVEL,
    delay,
    easing: "cubic-bezier(.2, .7, .2, 1)",
    fill: "both",
  });
  await finished(way, stop);
  spot.style.visibility = "";
  flier.remove();
}

async function walk(layer: HTMLElement, march: March, stop: AbortSignal): Promise<void> {
  const to = tileOf(march.to)?.getBoundingClientRect();
  if (!to || !march.piece || stop.aborted) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-16 -12 32 24");
  march.piece.setAttribute("transform", "");
  svg.append(march.piece);
  svg.setAttribute("class", "flier");
  lay(svg, march.from);
  layer.append(svg);
  const { x, y } = distance(march.from, to);
  const way = svg.animate([{ transform: "none" }, { transform: `translate(${x}px, ${y}px)` }], {
    duration: TRAVEL + 60,
    easing: "ease-in-out",
  });
  await finished(way, stop);
  svg.remove();
}

/** Put a flier over a box on the screen. */
function lay(flier: HTMLElement | SVGElement, box: DOMRect): void {
  flier.style.cssText += `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
}

/** From the middle of one box to the middle of another. */
function distance(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return { x: to.x + to.width / 2 - from.x - from.width / 2, y: to.y + to.height / 2 - from.y - from.height / 2 };
}

/** The transform that lays a box of one size over another; a card that vanishes in a pile shrinks into it. */
function between(own: DOMRect, target: DOMRect, shrink = false): string {
  const { x, y } = distance(own, target);
  const scale = shrink
    ? Math.min(1, target.width / own.width)
    : Math.max(0.2, Math.min(target.width / own.width, target.height / own.height));
  return `translate(${x}px, ${y}px) scale(${scale.toFixed(3)})`;
}

function backOf(): HTMLElement {
  const back = document.createElement("span");
  back.className = "card back";
  return back;
}

async function finished(way: Animation, stop: AbortSignal): Promise<void> {
  const end = () => way.finish();
  stop.addEventListener("abort", end);
  await way.finished.catch(() => undefined);
  stop.removeEventListener("abort", end);
}

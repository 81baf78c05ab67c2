/** Where things lie on the screen: areas carry `data-zone` (and `data-place` in numbered places), cards `data-card`. */
import { slugOf } from "./choose";
import { tilesIn } from "./news";
import type { LogEvent, ZoneView } from "./protocol";

export function keyOfZone(zone: ZoneView): string {
  return zone.owner === null ? zone.zone : `${zone.zone}.${zone.owner}`;
}

function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
}

/** The card in its zone; else the zone; else whoever owns it. */
export function spotOf(zone: string, card: string | null, place: number | null): HTMLElement | null {
  const areas = seen(`[data-zone="${CSS.escape(zone)}"]`);
  const exact = place === null ? undefined : areas.find((area) => area.dataset.place === String(place));
  if (exact) return exact.querySelector<HTMLElement>("[data-card]") ?? exact;
  for (const area of areas) {
    const cards = [...area.querySelectorAll<HTMLElement>("[data-card]")];
    const found =
      cards.find((one) => one.dataset.card === card) ??
      cards.find((one) => card && slugOf(one.dataset.card ?? "") === slugOf(card));
    if (found) return found;
  }
  return areas[0] ?? seen(`[data-seat="${zone.split(".")[1] ?? ""}"]`)[0] ?? null;
}

export function tileOf(name: string): HTMLElement | null {
  return seen(`[data-tile="${CSS.escape(name)}"]`)[0] ?? null;
}

/** An event that moves nothing: the card it names where it can be seen, else whoever it names. */
function named(event: LogEvent): HTMLElement[] {
  const args = Object.values(event.message?.args ?? {})
    .filter((value) => Array.isArray(value))
    .map((value) => value.map(String));
  const find = (what: string[], selector: (name: string) => string) =>
    args
      .filter((value) => what.includes(value[0] ?? ""))
      .flatMap((value) => seen(selector(CSS.escape(value[1] ?? ""))).slice(0, 1));
  const cards = find(["card", "kind"], (name) => `[data-card="${name}"]`);
  return cards.length ? cards : find(["seat"], (name) => `[data-seat="${name}"]`);
}

/** Everything on the table that an event speaks of. */
export function spotsOf(event: LogEvent): HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const tile of tilesIn(event)) {
    const spot = tileOf(tile);
    if (spot) found.add(spot);
  }
  for (const move of event.moves) {
    const zone = move.to ?? move.in;
    const spot = zone ? spotOf(zone, move.card ?? null, move["to-place"] ?? move.place ?? null) : null;
    if (spot) found.add(spot);
  }
  return found.size ? [...found] : named(event);
}

/** Where words stand beside the thing that they speak of: near it, and not over what is to be touched or read. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** What words should leave free, and how much it matters. */
export interface Kept extends Box {
  weight: number;
}
export type Side = "above" | "below" | "left" | "right" | "none";
export interface Place {
  left: number;
  top: number;
  side: Side;
  /** Where the pointer leaves the words, along their edge. */
  tip: number;
  /** How far the thing is from them. */
  stem: number;
}

/** From words to thing, room for a pointer; and from words to the edge of the screen. */
export const GAP = 14;
const MARGIN = 8;
/** Words may go this much farther off at a time, and each pixel costs a little. */
const STRIDE = 16;
const FAR = 0.008;
/** Words may stand with any part of them before the middle of the thing, best with their own. */
const PARTS = [0.5, 0.08, 0.92];
const ASIDE = 0.05;
const ORDER: Record<Side, number> = { above: 0, below: 0.1, right: 0.2, left: 0.3, none: 9 };

const TOUCHED = 0.1;

/** How much of a box is covered, up to 1; the least bit counts. */
function covered(box: Box, by: Box): number {
  const across = Math.min(box.x + box.w, by.x + by.w) - Math.max(box.x, by.x);
  const down = Math.min(box.y + box.h, by.y + by.h) - Math.max(box.y, by.y);
  return across > 0 && down > 0 ? TOUCHED + (across * down) / (box.w * box.h || 1) : 0;
}

function within(at: number, length: number, most: number): number {
  return Math.max(MARGIN, Math.min(at, most - length - MARGIN));
}

/** The best place for words of this size beside a thing: what they cover counts most, then how near they are. */
export function beside(
  thing: Box,
  words: { w: number; h: number },
  screen: { w: number; h: number },
  kept: Kept[],
): Place {
  const middle = thing.x + thing.w / 2;
  const waist = thing.y + thing.h / 2;
  const places: (Place & { aside: number })[] = [];
  for (const part of PARTS) {
    const left = within(middle - words.w * part, words.w, screen.w);
    const top = within(waist - words.h * part, words.h, screen.h);
    const across = Math.max(16, Math.min(middle - left, words.w - 16));
    const down = Math.max(16, Math.min(waist - top, words.h - 16));
    const aside = part === PARTS[0] ? 0 : ASIDE;
    for (let stem = GAP; stem < screen.h; stem += STRIDE) {
      places.push({ left, top: thing.y - stem - words.h, side: "above", tip: across, stem, aside });
      places.push({ left, top: thing.y + thing.h + stem, side: "below", tip: across, stem, aside });
      places.push({ left: thing.x + thing.w + stem, top, side: "right", tip: down, stem, aside });
      places.push({ left: thing.x - stem - words.w, top, side: "left", tip: down, stem, aside });
    }
  }
  const cost = (place: Place & { aside: number }) => {
    const box = { x: place.left, y: place.top, ...words };
    const over = kept.reduce((sum, one) => sum + one.weight * covered(one, box), 0);
    return over + FAR * place.stem + ORDER[place.side] + place.aside;
  };
  const free = places.filter(
    (place) =>
      place.left >= MARGIN &&
      place.top >= MARGIN &&
      place.left + words.w <= screen.w - MARGIN &&
      place.top + words.h <= screen.h - MARGIN,
  );
  // What fills the screen has nothing beside it.
  if (!free[0]) return { left: (screen.w - words.w) / 2, top: MARGIN + 44, side: "none", tip: 0, stem: 0 };
  const { left, top, side, tip, stem } = free.reduce((best, place) => (cost(place) < cost(best) ? place : best));
  return { left, top, side, tip, stem };
}

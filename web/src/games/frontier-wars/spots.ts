/** Where the counters of a tile stand: within its hex, and never on its name. */
import type { Troop } from "./tiles";

export interface Spot extends Troop {
  x: number;
  y: number;
  size: number;
}

/** Up to this many types of a side stand in a single row or column; more are laid two by two. */
const FEW = 2;
const SMALL = 0.75;

/** One owner: a row, or two rows. */
function alone(troops: Troop[]): Spot[] {
  const wide = Math.min(FEW, troops.length);
  const top = troops.length > FEW ? -2 : 9;
  return troops.map((troop, at) => ({
    ...troop,
    x: 4 + 31 * ((at % FEW) - (wide - 1) / 2),
    y: top + 22 * Math.floor(at / FEW),
    size: 1,
  }));
}

/** Two sides with the front between them: a column each, or small counters two by two. */
function face(troops: Troop[], side: number): Spot[] {
  const way = side === 0 ? -1 : 1;
  if (troops.length <= FEW)
    return troops.map((troop, at) => ({ ...troop, x: 24 * way, y: 4 + 22 * (at - (troops.length - 1) / 2), size: 1 }));
  return troops.map((troop, at) => ({
    ...troop,
    x: 26.5 * way + 22 * ((at % FEW) - 0.5),
    y: -4 + 18 * Math.floor(at / FEW),
    size: SMALL,
  }));
}

/** Three or four sides: a narrow column each. */
function among(troops: Troop[], side: number, sides: number): Spot[] {
  const apart = sides > 3 ? 23 : 30;
  return troops.map((troop, at) => ({
    ...troop,
    x: apart * (side - (sides - 1) / 2),
    y: 2 + 16 * (at - (troops.length - 1) / 2),
    size: SMALL,
  }));
}

export function spotsOf(troops: Troop[]): Spot[] {
  const sides = [...new Set(troops.map((troop) => troop.seat))];
  if (sides.length === 1) return alone(troops);
  return sides.flatMap((seat, side) => {
    const own = troops.filter((troop) => troop.seat === seat);
    return sides.length === 2 ? face(own, side) : among(own, side, sides.length);
  });
}

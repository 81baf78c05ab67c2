/** Hexes with a point up, by axial coordinates: where they lie, and the outline around them. */

const SIZE = 58;
const WIDE = Math.sqrt(3) * SIZE;

export interface Point {
  x: number;
  y: number;
}

export function centre(q: number, r: number): Point {
  return { x: WIDE * (q + r / 2), y: 1.5 * SIZE * r };
}

export function corners(at: Point, size = SIZE): string {
  const points = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return `${(at.x + size * Math.cos(angle)).toFixed(1)} ${(at.y + size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

/** The box around all hexes, with a margin for the sea. */
export function bounds(points: Point[], margin = 34): string {
  const xs = points.map((point) => point.x),
    ys = points.map((point) => point.y);
  const left = Math.min(...xs) - WIDE / 2 - margin,
    top = Math.min(...ys) - SIZE - margin;
  const right = Math.max(...xs) + WIDE / 2 + margin,
    bottom = Math.max(...ys) + SIZE + margin;
  return `${left.toFixed(0)} ${top.toFixed(0)} ${(right - left).toFixed(0)} ${(bottom - top).toFixed(0)}`;
}

/** A position as tiles: what lies and stands where. Counters are lists by tile, units four to a tile. */
import type { View } from "../../lib/protocol";
import { centre, type Point } from "./hex";

export const UNITS = ["infantry", "tank", "artillery", "plane"] as const;

/** The values of a unit, in the order in which a sheet has them. */
export const VALUES = [
  { icon: "frontier-wars/march", name: "value-movement" },
  { icon: "attack", name: "value-attack" },
  { icon: "defense", name: "value-defense" },
] as const;

interface BoardTile {
  name: string;
  q: number;
  r: number;
  kind: string;
}

export interface Sheet {
  /** Of the pack's sheet that it is. */
  slug: string;
  troops: number[];
  cards: number;
  skills: Record<string, string>[];
  /** Of each type of unit: movement, initiative in attack, initiative in defense. */
  values: number[][];
  /** How many units a plane carries. */
  load: number;
}

export interface Board {
  operation: Record<string, string>;
  points: number;
  research: number;
  sheets: Record<string, Sheet>;
  tiles: BoardTile[];
}

export interface Troop {
  seat: number;
  unit: string;
  count: number;
}

export interface Tile extends BoardTile {
  at: Point;
  troops: Troop[];
  building: string;
  holder: number;
  ruined: boolean;
  headquarters: { seat: number; owner: number; resistance: number } | null;
  /** A battle waits here, or is fought. */
  fighting: boolean;
  /** The battle that is fought now. */
  battle: boolean;
}

export function boardOf(view: View): Board | null {
  return (view.board as Board | undefined) ?? null;
}

export function tilesOf(view: View, board: Board): Tile[] {
  const c = view.counters as Record<string, never>;
  const list = <T>(name: string): T[] => (c[name] as unknown as T[] | undefined) ?? [];
  const units = list<number[]>("units");
  const homes = list<string>("home");
  return board.tiles.map((tile, at) => {
    const troops: Troop[] = [];
    units.forEach((counts, seat) =>
      UNITS.forEach((unit, kind) => {
        const count = counts[4 * at + kind] ?? 0;
        if (count) troops.push({ seat, unit, count });
      }),
    );
    const owner = homes.indexOf(tile.name);
    const flag = list<number>("flag")[at] ?? -1;
    return {
      ...tile,
      at: centre(tile.q, tile.r),
      troops,
      building: list<string>("building")[at] ?? "none",
      holder: list<number>("holder")[at] ?? -1,
      ruined: Boolean(list<number>("ruined")[at]),
      headquarters: owner >= 0 ? { seat: flag, owner, resistance: list<number>("resistance")[owner] ?? 0 } : null,
      fighting: Boolean(list<number>("pending")[at]) || view.counters["battle"] === tile.name,
      battle: view.counters["battle"] === tile.name,
    };
  });
}

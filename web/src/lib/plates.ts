/** Which numbers stand beside a player's name. Games that are not named show all of theirs. */

export interface Plate {
  figures: string[];
  counters: string[];
}

const PLATES: Record<string, Plate> = {
  afu: { figures: ["score"], counters: ["points", "panic-received"] },
  "victory-day": {
    figures: ["ready-resources", "cost-due", "conflict-strength", "conflict-needs", "breakthrough-strength"],
    counters: [],
  },
  "frontier-wars": { figures: ["victory-points", "research-points", "hand-limit"], counters: ["medals"] },
};

export function plateOf(game: string): Plate | null {
  return PLATES[game] ?? null;
}

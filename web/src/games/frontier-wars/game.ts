import type { Presentation } from "../../lib/games";
import { sums } from "../../lib/sums";
import { face } from "./face";

export default {
  place: 4,
  picture: ["own-infantry", "own-artillery", "own-aviation"],
  options: ["operation", "side", "factions"],
  texts: { operation: "maps" },
  face,
  plate: { figures: ["victory-points", "research-points", "hand-limit"], counters: ["medals"] },
  clashes: { "battle-begins": sums("attackers", "defenders") },
  marches: ["unit-moved", "unit-carried", "unit-brought-up", "unit-redeployed", "units-withdrew"],
  steady: true,
} satisfies Presentation;

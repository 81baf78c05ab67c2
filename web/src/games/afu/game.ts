import type { Presentation } from "../../lib/games";
import { sums } from "../../lib/sums";
import { face } from "./face";

const inColumn = sums("attack", "defense");

export default {
  place: 3,
  picture: ["foe-artillery", "own-mechanised", "own-airborne"],
  options: ["mode", "difficulty"],
  face,
  plate: { figures: ["score"], counters: ["points", "panic-received"] },
  handVerbs: ["defend", "support", "pay", "discard", "evacuate", "keep"],
  clashes: { "invader-lost": inColumn, "invader-stands": inColumn, "unit-lost": inColumn, "unit-holds": inColumn },
} satisfies Presentation;

import type { Presentation } from "../../lib/games";
import { sums } from "../../lib/sums";
import { COLUMNS, panicTouch } from "./columns";
import { face } from "./face";

const inColumn = sums("attack", "defense");

export default {
  place: 3,
  picture: ["foe-artillery", "own-mechanised", "own-airborne"],
  options: ["mode", "difficulty"],
  face,
  sheet: {
    turn: ["rocket", "draw", "flag", "attack", "recruit", "first"],
    signs: [["attack", "defense"], ["support"], ["chev"], ["afu/aa"], ["rocket"], ["recruit"], ["panic"]],
    units: ["starting"],
  },
  plate: {
    figures: ["score"],
    counters: ["points", "panic-received"],
    first: "first",
    forecasts: COLUMNS.flatMap((column) => [`destroyed-${column}`, `lost-${column}`]),
  },
  handTouch: (card) => (card.startsWith("panic") ? [panicTouch("hand")] : []),
  handVerbs: ["defend", "support", "pay", "discard", "evacuate", "keep"],
  clashes: { "invader-lost": inColumn, "invader-stands": inColumn, "unit-lost": inColumn, "unit-holds": inColumn },
} satisfies Presentation;

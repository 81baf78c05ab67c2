import type { Presentation } from "../../lib/games";
import { sums } from "../../lib/sums";
import { face } from "./face";

/** How far somebody is on each way to win: the players in turn order show it. */
const WAYS = ["points-to-go", "research-to-go", "rivals-to-go"];

export default {
  place: 4,
  picture: ["own-infantry", "own-artillery", "own-aviation"],
  options: ["operation", "side", "factions"],
  texts: { operation: "maps" },
  face,
  sheet: {
    turn: ["star", "draw", "factory", "frontier-wars/march", "tactics", "frontier-wars/atom", "defense", "down"],
    signs: [["hq"], ["factory"], ["frontier-wars/tent"], ["star"], ["medal"], ["flag"]],
  },
  plate: { figures: ["victory-points", "research-points", "hand-limit"], counters: ["medals"], forecasts: WAYS },
  clashes: { "battle-begins": sums("attackers", "defenders") },
  stories: ["battle-ahead", "build-ahead"],
  marches: ["unit-moved", "unit-carried", "unit-brought-up", "unit-redeployed", "units-withdrew"],
  begun: ["march", "load-plane", "board-plane", "fly", "pay-for-skill", "pick-site", "pick-new-unit", "pick-target"],
  steady: true,
} satisfies Presentation;

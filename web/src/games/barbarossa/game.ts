import type { Presentation } from "../../lib/games";
import { sums } from "../../lib/sums";
import { face } from "./face";

export default {
  place: 2,
  picture: ["own-armour", "own-infantry", "own-supply"],
  options: ["removed"],
  face,
  sheet: {
    turn: ["turn", "attack", "crate", "draw"],
    signs: [["attack"], ["crate"], ["recruit"], ["target"], ["draw"], ["defense"], ["star"], ["turn"]],
    units: ["units", "transports"],
  },
  batches: [{ verb: "play", file: "transports", words: "play-transports" }],
  handVerbs: ["play", "place", "keep", "choose", "next"],
  begun: ["pay-with-card", "pay-from-hand"],
  clashes: {
    "attack-lost": sums("had", "n"),
    "attack-won": (args, view) => [Number(view.counters["bp"] ?? 0), Number(args["n"])],
  },
} satisfies Presentation;

import type { Presentation } from "../../lib/games";
import { sums } from "../../lib/sums";
import { face } from "./face";

export default {
  place: 2,
  picture: ["own-armour", "own-infantry", "own-supply"],
  options: ["removed"],
  face,
  handVerbs: ["play", "place", "keep", "choose", "next"],
  clashes: {
    "attack-lost": sums("had", "n"),
    "attack-won": (args, view) => [Number(view.counters["bp"] ?? 0), Number(args["n"])],
  },
} satisfies Presentation;

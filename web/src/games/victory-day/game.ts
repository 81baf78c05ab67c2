import type { Presentation } from "../../lib/games";
import { sums } from "../../lib/sums";
import { face } from "./face";

export default {
  place: 1,
  picture: ["own-armour", "foe-armour", "foe-artillery"],
  options: ["format", "armies", "deck0", "deck1"],
  texts: { deck0: "decks", deck1: "decks" },
  face,
  plate: {
    figures: ["ready-resources", "cost-due", "conflict-strength", "conflict-needs", "breakthrough-strength"],
    counters: [],
  },
  handVerbs: ["place", "build", "play"],
  clashes: { battle: sums("attack", "answer") },
} satisfies Presentation;

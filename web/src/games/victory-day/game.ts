import type { Presentation } from "../../lib/games";
import { sums } from "../../lib/sums";
import { face } from "./face";

export default {
  place: 1,
  picture: ["own-armour", "foe-armour", "foe-artillery"],
  options: ["format", "armies", "raids", "deck0", "deck1"],
  texts: { deck0: "decks", deck1: "decks" },
  prepared: ["deck0", "deck1"],
  face,
  sheet: {
    turn: ["draw", "depot", "factory", "attack", "up"],
    signs: [
      ["attack", "defense"],
      ["depot", "factory", "fuel"],
      ["victory-day/gear"],
      ["target"],
      ["victory-day/bomb"],
      ["turn"],
    ],
    units: ["soviet", "german"],
  },
  plate: {
    figures: ["ready-resources", "cost-due", "breakthrough-strength"],
    counters: [],
    forecasts: ["deck-left", "cost-due"],
  },
  batches: [{ verb: "attack", asked: "declare", words: "attack-all", names: 1 }],
  handVerbs: ["place", "build", "play"],
  begun: ["pay", "declare"],
  clashes: { battle: sums("attack", "answer") },
} satisfies Presentation;

/** What became of the cards of a battle: it is swept away at once, and one wants to see what was gained and lost. */
import { slugOf } from "../../lib/choose";
import type { Desk } from "../../lib/desk.svelte";
import { isHeading } from "../../lib/fold";
import type { LogEvent } from "../../lib/protocol";

export interface Swept {
  card: string;
  /** The zone it went to, without its owner. */
  zone: string;
}

/** The card that last left a place of a row in this round, and where it went. */
export function sweptFrom(log: readonly LogEvent[], row: string, place: number): Swept | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (!event || (isHeading(event) && event.message?.id === "round-begins")) return null;
    for (const move of [...event.moves].reverse())
      if (move.from === row && move["from-place"] === place && move.card && move.to)
        return { card: move.card, zone: move.to.split(".")[0] ?? "" };
  }
  return null;
}

/** The same in words; empty if nothing lay there. */
export function sweptWords(desk: Desk, row: string, place: number): string {
  const swept = sweptFrom(desk.log, row, place);
  if (!swept) return "";
  const { speech } = desk;
  return speech.t("went-to", { card: speech.card(slugOf(swept.card)), zone: speech.t(`zone-${swept.zone}`) });
}

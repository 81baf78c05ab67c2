/** What a bot's advice rests on, in words. */
import { percent } from "./analysis.svelte";
import type { HintThoughts } from "./protocol";
import type { Speech } from "./words";

/** The chance, the next best choice, and why not that: by what differs where both would lead. */
export function because(thoughts: HintThoughts, other: string, speech: Speech): string[] {
  const said = [speech.t("hint-chance", { n: percent(thoughts.chance) })];
  if (!other) return said;
  const n = percent(thoughts.less);
  said.push(speech.t(n > 0 ? "hint-next" : "hint-next-equal", { other, n }));
  if (thoughts.why) said.push(speech.say(thoughts.why));
  return said;
}

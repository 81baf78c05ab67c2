/** What the rules foretell of a column if the picked card is laid there. */
import type { Desk } from "../../lib/desk.svelte";
import type { Figure } from "../../lib/protocol";

export interface Foreseen {
  destroyed: Figure | undefined;
  lost: Figure | undefined;
}

export function previewOf(desk: Desk, column: number): Foreseen | null {
  if (!desk.chooser.steps.length) return null;
  const laying = desk.chooser.open.find(
    (parts) => ["defend", "support"].includes(parts.verb) && parts.args[1]?.token === String(column),
  );
  const told = laying && desk.foretold.actions[laying.choice.action];
  const figure = (name: string) => told?.find((one) => one.figure.id === `${name}-${column}`)?.figure;
  const found = { destroyed: figure("destroyed"), lost: figure("lost") };
  return found.destroyed || found.lost ? found : null;
}

/** Does the card in front fall, by this verdict? */
export function falls(verdict: Figure | undefined): boolean {
  return (verdict?.parts[0]?.n ?? 0) > 0;
}

/** One of the two sums behind a verdict. */
export function sumOf(verdict: Figure, key: string): Figure | undefined {
  const n = verdict.parts[0]?.message.args[key];
  return typeof n === "number" ? { ...verdict, total: n } : undefined;
}

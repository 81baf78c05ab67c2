/** How a game says where the two sums of a battle stand. */
import type { View } from "./protocol";

/** Reads the two sums from the arguments of an event; `view` is the table before it. */
export type ClashReader = (args: Record<string, unknown>, view: View) => [number, number];

/** The two arguments that hold the sums. */
export const sums =
  (left: string, right: string): ClashReader =>
  (args) => [Number(args[left]), Number(args[right])];

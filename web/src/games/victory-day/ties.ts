/** Who fights whom in a wave, read from the counters that say what each unit does and to whom. */
import type { Figure, View } from "../../lib/protocol";

export interface Tie {
  seat: number;
  from: number;
  other: number;
  to: number;
  /** Only in the plan of who declares or answers now: the others do not see it yet. */
  planned: boolean;
}

/** Roles that are about a unit of the own side. */
const HELPS = ["guns", "escort"];
const IDLE = "idle";

function goalsOf(counters: View["counters"], name: string, seat?: number): number[] {
  const all = counters[name] as number[] | number[][] | undefined;
  return ((seat === undefined ? all : all?.[seat]) as number[] | undefined) ?? [];
}

function rolesOf(counters: View["counters"], name: string, seat?: number): string[] {
  const all = counters[name] as string[] | string[][] | undefined;
  return ((seat === undefined ? all : all?.[seat]) as string[] | undefined) ?? [];
}

/** Every unit that has a goal, by place; those of the line in front come first. */
export function tiesOf(counters: View["counters"], side: number): Tie[] {
  const from = (seat: number, roles: string[], goals: number[], planned: boolean): Tie[] =>
    roles.flatMap((role, index) => {
      const to = goals[index] ?? -1;
      if (role === IDLE || to < 0) return [];
      return [{ seat, from: index, other: HELPS.includes(role) ? seat : 1 - seat, to, planned }];
    });
  return [
    ...[0, 1].flatMap((seat) => from(seat, rolesOf(counters, "role", seat), goalsOf(counters, "goal", seat), false)),
    ...from(side, rolesOf(counters, "plan-role"), goalsOf(counters, "plan-goal"), true),
  ];
}

/** The sums of the conflict in which the unit of a seat stands at a place: those of its side, then the other's. */
export function totalsOf(figures: readonly Figure[], seat: number, place: string): [Figure, Figure] | null {
  const sums = figures.filter((figure) => figure.id === "conflict-strength");
  const names = (figure: Figure) =>
    figure.parts.some((part) => (part.message.args["place"] as [string, string] | undefined)?.[1] === place);
  const at = sums.findIndex((figure) => figure.seat === seat && names(figure));
  const found = sums[at];
  // both sums of a conflict stand side by side, the attacker's first
  const other = found && sums[at % 2 ? at - 1 : at + 1];
  return found && other ? [found, other] : null;
}

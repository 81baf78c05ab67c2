/** How a game ended, in words. */
import type { Outcome } from "./protocol";
import type { Speech } from "./words";

export interface Place {
  rank: number;
  seat: number;
}

/** The seats from the first rank to the last. */
export function placesOf(outcome: Outcome): Place[] {
  return outcome.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
}

/** Who won. */
export function titleOf(outcome: Outcome, speech: Speech): string {
  if (outcome.how === "stopped") return speech.t("end-stopped");
  if (outcome.ranks.length === 1) return speech.t(outcome.shares[0] ? "end-solo-won" : "end-solo-lost");
  const [winner, second] = placesOf(outcome).filter((one) => one.rank === 1);
  if (second) return speech.t("end-shared");
  const seat = winner?.seat ?? 0;
  return speech.t("end-won", { name: speech.seat(seat) }, seat === speech.you ? "you" : "");
}

/** Why it is over. */
export function reasonOf(outcome: Outcome, speech: Speech): string {
  if (outcome.how === "stopped") return speech.t("end-stopped-about");
  if (outcome.how === "resigned" && outcome.seat !== null)
    return speech.t("end-resigned", { name: speech.seat(outcome.seat) });
  return speech.t(`ending-${outcome.reason}`);
}

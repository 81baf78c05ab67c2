/** Making a table and going there. */
import { api } from "./api";
import { bots } from "./people.svelte";
import type { GameInfo, NewTable } from "./protocol";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

const PACE = 900;

/** Tables on which nobody is waited for: they begin as soon as their page is there. */
const ready = new Set<string>();

/** Is this table to begin at once? Asked once. */
export function beginsAtOnce(id: string): boolean {
  return ready.delete(id);
}

export async function newTable(wish: Partial<NewTable> & { game: string }): Promise<void> {
  const { name, lang } = settings;
  const made = await api.newTable({
    seats: [],
    options: {},
    pack: {},
    prepare: "",
    coach: false,
    name,
    lang,
    pace: PACE,
    ...wish,
  });
  const alone = wish.seats?.filter((seat) => seat === "me").length === 1 && !wish.seats.includes("open");
  if (alone) ready.add(made.id);
  const { id, host, invite, watch } = made;
  settings.keep({ id, game: wish.game, tokens: Object.values(made.seats), host, invite, watch, at: Date.now() });
  router.go(`/t/${id}`);
}

/** A first game: with a coach, against the easiest bot that there is; the newcomer begins, where that can be chosen. */
export async function firstGame(info: GameInfo): Promise<void> {
  await bots.load();
  const count = info.seats.includes(2) ? 2 : Math.min(...info.seats);
  const seats = ["me", ...Array.from({ length: count - 1 }, () => bots.easiest)];
  const options: NewTable["options"] = info.options.some((one) => one.name === "first") ? { first: "0" } : {};
  await newTable({ game: info.name, seats, options, coach: true });
}

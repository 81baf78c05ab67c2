/** Making a table and going there. */
import { api } from "./api";
import type { NewTable } from "./protocol";
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
  const made = await api.newTable({ seats: [], options: {}, pack: {}, lesson: false, name, lang, pace: PACE, ...wish });
  const alone =
    wish.lesson || (wish.seats?.filter((seat) => seat === "me").length === 1 && !wish.seats.includes("open"));
  if (alone) ready.add(made.id);
  const { id, host, invite, watch } = made;
  settings.keep({ id, game: wish.game, tokens: Object.values(made.seats), host, invite, watch, at: Date.now() });
  router.go(`/t/${id}`);
}

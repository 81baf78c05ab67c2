/** My tables as the server knows them, and the personal link that opens them on other devices. */
import { address } from "./address.svelte";
import { api, Refused } from "./api";
import type { AskMine, MyTable, Problem } from "./protocol";
import { settings } from "./settings.svelte";

class MyTables {
  /** Those that wait for me come first. Null until the server has answered. */
  tables = $state.raw<MyTable[] | null>(null);
  feed = $state("");
  problem = $state.raw<Problem | null>(null);

  private ask(person: string): AskMine {
    const tables = settings.tables.map(({ id, tokens, host }) => ({ id, tokens: host ? [...tokens, host] : tokens }));
    return { tables, person, gone: person ? settings.gone : [], lang: settings.lang };
  }

  /** Ask how they stand. What this browser has is added to the personal link. */
  async look(): Promise<void> {
    await this.attempt(async () => {
      const person = settings.person;
      const found = await api.mine(this.ask(person));
      this.tables = found.tables;
      this.feed = found.feed && new URL(found.feed, address.base).href;
      if (person) settings.setGone([]);
    });
  }

  /** A table was joined here: let the personal link open it, too. */
  async share(): Promise<void> {
    if (settings.person) await this.look();
  }

  /** A personal link, made when it is first wanted. */
  async link(): Promise<void> {
    if (settings.person) return;
    await this.attempt(async () => settings.setPerson((await api.newPerson(this.ask(""))).person));
    await this.look();
  }

  /** A new link: the old one opens nothing any more. */
  async renew(): Promise<void> {
    await this.attempt(async () => settings.setPerson((await api.renewPerson(settings.person)).person));
    await this.look();
  }

  /** No link at all. The tables of this browser stay. */
  async forget(): Promise<void> {
    await this.attempt(async () => {
      await api.forgetPerson(settings.person);
      settings.setPerson("");
      this.feed = "";
    });
    await this.look();
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) return; // without a server nothing is known; the page says so elsewhere
      this.problem = error.problem;
      if (error.problem.code === "bad-link") settings.setPerson(""); // it was replaced on another device
    }
  }
}

export const mine = new MyTables();

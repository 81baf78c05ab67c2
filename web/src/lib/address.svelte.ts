/** Links for others: made with an address at which their devices reach this server. */
import { api } from "./api";

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

class Address {
  base = $state(location.origin);
  /** Does the server listen on this machine only? Then its links work nowhere else. */
  onlyHere = $state(false);

  async load(): Promise<void> {
    if (!LOOPBACK.test(location.hostname)) return;
    const { addresses } = await api.addresses();
    this.onlyHere = addresses.length === 0;
    if (addresses[0]) this.base = addresses[0];
  }

  /** A personal link: it opens all of somebody's tables. */
  personal(token: string): string {
    return `${this.base}/me#${token}`;
  }

  /** A link to a table. `what`: i for an invitation, s for a seat, w for a spectator. */
  link(table: string, what: "i" | "s" | "w", token: string): string {
    return `${this.base}/t/${table}#${what}=${token}`;
  }
}

export const address = new Address();

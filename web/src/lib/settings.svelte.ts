/** What a person has set in this browser: language, theme, name, motion, sound, and the tables they sit at. */
import { type Lang, languages } from "./languages.svelte";

export interface MyTable {
  id: string;
  game: string;
  tokens: string[];
  host?: string;
  invite?: string;
  watch?: string;
  /** Only a spectator so far: an invitation may still be taken. */
  watching?: boolean;
  at: number;
}

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`sandtable-${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`sandtable-${key}`, JSON.stringify(value));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}

type Theme = "dark" | "light";
const light = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: light)") : null;

class Settings {
  private wanted = $state<string>(read("lang", navigator.language));
  /** The language that is spoken: the one that is wanted, as soon as its words are there. */
  readonly lang: Lang = $derived(languages.spoken(this.wanted));
  private chosen = $state<Theme | null>(read("theme", null));
  private system = $state<Theme>(light?.matches ? "light" : "dark");
  /** The theme that was chosen here; else the system's, whenever it changes. */
  readonly theme: Theme = $derived(this.chosen ?? this.system);
  name = $state<string>(read("name", ""));
  forced = $state<boolean>(read("forced", false));
  motion = $state<boolean>(read("motion", true));
  sound = $state<boolean>(read("sound", false));
  /** One sound is on by default: "your turn", while the page is not in front. */
  bell = $state<boolean>(read("bell", true));
  tables = $state<MyTable[]>(read("tables", []));
  /** The token of the personal link, which opens the same tables on other devices. */
  person = $state<string>(read("person", ""));
  /** Tables that were forgotten here and may still be on the personal link. */
  gone = $state<string[]>(read("gone", []));
  /** Whether the system tells of one's turn. */
  notify = $state<boolean>(read("notify", false));
  /** Whose chat is not shown here: table and seat, or table and name. */
  muted = $state<string[]>(read("muted", []));

  setLang(lang: Lang): void {
    this.wanted = lang;
    write("lang", lang);
  }

  setTheme(theme: Theme): void {
    this.chosen = theme;
    write("theme", theme);
    this.paint();
  }

  /** Show the theme, and follow the system's from now on. */
  follow(): void {
    light?.addEventListener("change", (event) => {
      this.system = event.matches ? "light" : "dark";
      this.paint();
    });
    this.paint();
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.theme;
  }

  setName(name: string): void {
    this.name = name;
    write("name", name);
  }

  setForced(forced: boolean): void {
    this.forced = forced;
    write("forced", forced);
  }

  setMotion(motion: boolean): void {
    this.motion = motion;
    write("motion", motion);
    document.documentElement.dataset.motion = motion ? "on" : "off";
  }

  /** Does anything move here? Not if the person or their system has said no. */
  get moving(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  setBell(bell: boolean): void {
    this.bell = bell;
    write("bell", bell);
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    write("sound", sound);
  }

  setPerson(person: string): void {
    this.person = person;
    write("person", person);
  }

  setNotify(notify: boolean): void {
    this.notify = notify;
    write("notify", notify);
  }

  setGone(gone: string[]): void {
    this.gone = gone;
    write("gone", gone);
  }

  /** Hear somebody's chat no more, or again. */
  mute(who: string, muted: boolean): void {
    const others = this.muted.filter((one) => one !== who);
    this.muted = (muted ? [who, ...others] : others).slice(0, 200);
    write("muted", this.muted);
  }

  table(id: string): MyTable | undefined {
    return this.tables.find((one) => one.id === id);
  }

  /** Keep a table, adding the tokens that are new. */
  keep(table: MyTable): void {
    const old = this.table(table.id);
    const tokens = [...new Set([...(old?.tokens ?? []), ...table.tokens])];
    const rest = this.tables.filter((one) => one.id !== table.id);
    this.tables = [{ ...old, ...table, tokens }, ...rest].slice(0, 40);
    write("tables", this.tables);
  }

  forget(id: string): void {
    this.tables = this.tables.filter((one) => one.id !== id);
    write("tables", this.tables);
    if (this.person) this.setGone([id, ...this.gone].slice(0, 40));
  }
}

export const settings = new Settings();

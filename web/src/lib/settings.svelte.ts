/** What a person has set in this browser: language, theme, name, motion, sound, and the tables they sit at. */
import { type Lang, spoken } from "./words";

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

class Settings {
  lang = $state<Lang>(spoken(read("lang", navigator.language)));
  theme = $state<"dark" | "light">(read("theme", "dark"));
  name = $state<string>(read("name", ""));
  forced = $state<boolean>(read("forced", false));
  motion = $state<boolean>(read("motion", true));
  sound = $state<boolean>(read("sound", false));
  tables = $state<MyTable[]>(read("tables", []));

  setLang(lang: Lang): void {
    this.lang = lang;
    write("lang", lang);
    document.documentElement.lang = lang;
  }

  setTheme(theme: "dark" | "light"): void {
    this.theme = theme;
    write("theme", theme);
    document.documentElement.dataset.theme = theme;
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

  setSound(sound: boolean): void {
    this.sound = sound;
    write("sound", sound);
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
  }
}

export const settings = new Settings();

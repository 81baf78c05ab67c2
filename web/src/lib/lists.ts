/** Deck lists and maps: texts with a head of `key: value` lines, brought by a game or by a person. */
import { presentationOf } from "./games";
import type { GameDetails, OptionInfo } from "./protocol";
import type { Speech } from "./words";

export interface TextList {
  name: string;
  text: string;
  head: Record<string, string>;
}

export function headOf(text: string): Record<string, string> {
  const found = text.split("\n").flatMap((line) => /^([a-z-]+): *(.*?) *$/.exec(line) ?? []);
  const head: Record<string, string> = {};
  for (let at = 0; at + 2 < found.length; at += 3) head[found[at + 1] ?? ""] = found[at + 2] ?? "";
  return head;
}

/** The folder of the pack that holds the texts which an option takes; none if it takes no text. */
export function folderOf(details: GameDetails, option: OptionInfo): string | undefined {
  return presentationOf(details.info.name).texts?.[option.name];
}

/** The texts of the game among which an option chooses, for so many seats. */
export function listsOf(details: GameDetails, option: OptionInfo, seats: number): TextList[] {
  const folder = details.extra[folderOf(details, option) ?? ""] as Record<string, string> | undefined;
  return Object.entries(folder ?? {})
    .map(([name, text]) => ({ name, text, head: headOf(text) }))
    .filter(({ head }) => !head["players"] || Number(head["players"]) === seats);
}

/** Does the option take the text of a file? */
export function takesFile(details: GameDetails, option: OptionInfo): boolean {
  return option.free && folderOf(details, option) !== undefined;
}

/** The files of a pack as a person chose them, by their place in it: what is no table of cards is a map or a deck. */
export function packPlaces(details: GameDetails, files: Record<string, string>): Record<string, string> {
  const folder = Object.values(presentationOf(details.info.name).texts ?? {})[0];
  const place = (name: string) => (folder && !name.endsWith(".toml") ? `${folder}/${name}` : name);
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [place(name), text]));
}

/** The game with the maps and decks of a pack among its own, to choose from. */
export function withTexts(details: GameDetails, pack: Record<string, string>): GameDetails {
  const extra = { ...details.extra };
  for (const [path, text] of Object.entries(pack)) {
    const [folder, file] = path.split("/");
    if (folder && file) extra[folder] = { ...(extra[folder] as object), [file.replace(/\.[^.]*$/, "")]: text };
  }
  return { ...details, extra };
}

/** What a text of the game is called. */
export function titleOf(details: GameDetails, name: string, speech: Speech): string {
  const options = Object.keys(presentationOf(details.info.name).texts ?? {});
  const titles = [...options.map((option) => speech.t(`option-${option}-${name}`)), speech.t(`list-${name}`)];
  return titles.find(Boolean) ?? name;
}

/** Give a text to the person as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Deck lists and maps: texts with a head of `key: value` lines, brought by a game or by a person. */
import type { GameDetails, OptionInfo } from "./protocol";

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

/** Which folder of a pack holds the texts that an option takes. */
const FOLDERS: Record<string, string> = { deck0: "decks", deck1: "decks", operation: "maps" };

/** The texts of the game among which an option chooses, for so many seats. */
export function listsOf(details: GameDetails, option: OptionInfo, seats: number): TextList[] {
  const folder = details.extra[FOLDERS[option.name] ?? ""] as Record<string, string> | undefined;
  return Object.entries(folder ?? {})
    .map(([name, text]) => ({ name, text, head: headOf(text) }))
    .filter(({ head }) => !head["players"] || Number(head["players"]) === seats);
}

/** Does the option take the text of a file? */
export function takesFile(option: OptionInfo): boolean {
  return option.free && option.name in FOLDERS;
}

/** Give a text to the person as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The layout of each game: from its folder here, from its package, or the general one. Some have a panel above the
 *  log. */
import type { Component } from "svelte";
import BroughtLayout from "../components/BroughtLayout.svelte";
import GeneralLayout from "../components/GeneralLayout.svelte";
import { broughtFile } from "./brought.svelte";
import { inFolder } from "./games";
import type { GameDetails } from "./protocol";

const LAYOUTS = import.meta.glob<Component>("../games/*/Layout.svelte", { eager: true, import: "default" });
const PANELS = import.meta.glob<Component>("../games/*/Panel.svelte", { eager: true, import: "default" });

export function layoutOf(details: GameDetails): Component {
  const brought = broughtFile(details, "layout.js") ? BroughtLayout : GeneralLayout;
  return LAYOUTS[inFolder(details.info.name, "Layout.svelte")] ?? brought;
}

/** What a game shows before a match that is prepared: `view` is what the game says, `choose` sends a choice. */
export type WorkbenchComponent = Component<{ view: Record<string, unknown>; choose: (choice: string) => void }>;
/** What builds a text for an option, such as a deck: `take` is given the text. */
export type BuilderComponent = Component<{ take: (text: string) => void }>;

const WORKBENCHES = import.meta.glob<WorkbenchComponent>("../games/*/Workbench.svelte", {
  eager: true,
  import: "default",
});
const BUILDERS = import.meta.glob<BuilderComponent>("../games/*/Builder.svelte", { eager: true, import: "default" });

export function workbenchOf(game: string): WorkbenchComponent | null {
  return WORKBENCHES[inFolder(game, "Workbench.svelte")] ?? null;
}

export function builderOf(game: string): BuilderComponent | null {
  return BUILDERS[inFolder(game, "Builder.svelte")] ?? null;
}

const DIAGRAMS = import.meta.glob<Component>("../games/*/Diagram.svelte", { eager: true, import: "default" });

/** The board of a game as a picture in its rulebook. */
export function diagramOf(game: string): Component | null {
  return DIAGRAMS[inFolder(game, "Diagram.svelte")] ?? null;
}

export function panelOf(game: string): Component | null {
  return PANELS[inFolder(game, "Panel.svelte")] ?? null;
}

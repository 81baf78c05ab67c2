/** The layout of each game; a game without one gets the general one. Some have a panel above the log. */
import type { Component } from "svelte";
import GeneralLayout from "../components/GeneralLayout.svelte";
import { inFolder } from "./games";

const LAYOUTS = import.meta.glob<Component>("../games/*/Layout.svelte", { eager: true, import: "default" });
const PANELS = import.meta.glob<Component>("../games/*/Panel.svelte", { eager: true, import: "default" });

export function layoutOf(game: string): Component {
  return LAYOUTS[inFolder(game, "Layout.svelte")] ?? GeneralLayout;
}

export function panelOf(game: string): Component | null {
  return PANELS[inFolder(game, "Panel.svelte")] ?? null;
}

/** The layout of each game; a game without one gets the generic. Some have a panel above the log. */
import type { Component } from "svelte";
import Afu from "./Afu.svelte";
import AfuAchievements from "./AfuAchievements.svelte";
import Barbarossa from "./Barbarossa.svelte";
import FrontierWars from "./FrontierWars.svelte";
import Generic from "./Generic.svelte";
import VictoryDay from "./VictoryDay.svelte";

const LAYOUTS: Record<string, Component> = {
  afu: Afu,
  barbarossa: Barbarossa,
  "frontier-wars": FrontierWars,
  "victory-day": VictoryDay,
};
/** Layouts that fill their room: if it changed with the question, so would the size of the map. */
const STEADY = new Set(["frontier-wars"]);
const PANELS: Record<string, Component> = { afu: AfuAchievements };

export function layoutOf(game: string): Component {
  return LAYOUTS[game] ?? Generic;
}

export function panelOf(game: string): Component | null {
  return PANELS[game] ?? null;
}

export function isSteady(game: string): boolean {
  return STEADY.has(game);
}

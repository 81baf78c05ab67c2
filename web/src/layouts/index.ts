/** The layout of each game; a game without one gets the generic. */
import type { Component } from "svelte";
import Generic from "./Generic.svelte";

const LAYOUTS: Record<string, Component> = {};

export function layoutOf(game: string): Component {
  return LAYOUTS[game] ?? Generic;
}

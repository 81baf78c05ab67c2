import { svelte } from "@sveltejs/vite-plugin-svelte";
import ms from "milsymbol";
import { defineConfig, type Plugin } from "vite";

/** NATO symbols, drawn while building: the library stays out of the page. Keys are those of lib/faces.ts. */
const SYMBOLS: Record<string, string> = {
  infantry: "121100",
  mechanised: "121102",
  mountain: "121104",
  airborne: "121100",
  armour: "120500",
  recon: "121300",
  artillery: "130300",
  rocket: "130302",
  mortar: "130800",
  antitank: "120400",
  airdefence: "130100",
  engineers: "140700",
  medical: "161300",
  headquarters: "180000",
  signals: "111000",
  supply: "163400",
  aviation: "120800",
  helicopter: "120600",
  drone: "121900",
  special: "121700",
};

/** Whose symbol it is, as the code for symbols counts sides. */
const SIDES = { own: "3", foe: "6" };

/** One symbol in the colours of the card that it lies on. */
function drawn(side: string, code: string): string {
  const options = { size: 40, frame: true, fill: false, strokeWidth: 5 };
  const svg = new ms.Symbol(`100${side}100000${code}0000`, options).asSVG();
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 100 100";
  const inner = svg
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>$/, "")
    .replace(/rgb\([^)]*\)/g, "currentColor")
    .replace('fill="none"', 'fill="var(--sym-fill)"');
  return `<svg class="sym" viewBox="${box}" aria-hidden="true">${inner}</svg>`;
}

function symbols(): Plugin {
  const name = "virtual:symbols";
  return {
    name: "symbols",
    resolveId: (id) => (id === name ? "\0" + name : null),
    load(id) {
      if (id !== "\0" + name) return null;
      const all = Object.entries(SIDES).flatMap(([side, digit]) =>
        Object.entries(SYMBOLS).map(([key, code]) => [`${side}-${key}`, drawn(digit, code)]),
      );
      return `export default ${JSON.stringify(Object.fromEntries(all))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), symbols()],
  build: { outDir: "../src/sandtable/server/static", emptyOutDir: true, target: "es2022", sourcemap: false },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});

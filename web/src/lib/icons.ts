/** Our own drawings, by name: icons are 16 x 16; pictures, for cards without a NATO symbol, 72 x 58. */

/** What is inside each `<svg>`, by the name of its file. */
function insides(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path.replace(/^.*\/|\.svg$/g, ""),
      text.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ""),
    ]),
  );
}

export const ICONS = insides(import.meta.glob("../icons/*.svg", { query: "?raw", import: "default", eager: true }));
export const PICTURES = insides(
  import.meta.glob("../pictures/*.svg", { query: "?raw", import: "default", eager: true }),
);

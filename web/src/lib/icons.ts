/** Our own drawings, by name: icons are 16 x 16; pictures, for cards without a NATO symbol, 72 x 58.
 *
 *  Those in the folder of a game have its name before theirs: `some-game/flag`.
 */

/** What is inside each `<svg>`. */
function insides(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path.replace(/^\.\.\/(games\/)?|(icons|pictures)\/|\.svg$/g, ""),
      text.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ""),
    ]),
  );
}

export const ICONS = insides(
  import.meta.glob(["../icons/*.svg", "../games/*/icons/*.svg"], { query: "?raw", import: "default", eager: true }),
);
export const PICTURES = insides(
  import.meta.glob(["../pictures/*.svg", "../games/*/pictures/*.svg"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

declare module "virtual:symbols" {
  /** NATO symbols as SVG, by side and key: `own-infantry`. */
  const symbols: Record<string, string>;
  export default symbols;
}

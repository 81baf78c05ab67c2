/** Mistakes in style sheets; how they are laid out is Prettier's matter. */
export default {
  extends: ["stylelint-config-recommended"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
};

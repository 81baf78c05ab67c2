import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // An empty word falls back as a missing one does.
      "@typescript-eslint/prefer-nullish-coalescing": "off",
      // Equal cards lie side by side and have no key of their own.
      "svelte/require-each-key": "off",
      // Sets and maps here are replaced, or nothing on the screen depends on them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // State that a template or another component changes looks unchanged to ESLint.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // An effect reads what it depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // What a component hands to its callbacks has a type for svelte-check alone.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["*.js", "public/*.js"], extends: [ts.configs.disableTypeChecked] },
);

/* ESLint of all JavaScript: the recommended rules. */

import { readdirSync, readFileSync } from "node:fs";

import js from "@eslint/js";
import globals from "globals";

const ASSETS = new URL("../src/tempo/lab/report/assets/", import.meta.url);

/** The names that the scripts of a report define for each other, and for drawings: a page joins them to one script. */
function sharedNames() {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
  const text = scripts.map((name) => readFileSync(new URL(name, ASSETS), "utf-8")).join("\n");
  return [...text.matchAll(/^(?:function|const|class) (\w+)/gm)].map(([, name]) => name);
}

export default [
  js.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$", ignoreRestSiblings: true }],
      "no-var": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      "require-yield": "off", // an answer of one step is a generator like the others
    },
  },
  {
    files: ["src/tempo/lab/report/assets/*.js", "**/adapter/drawing.js"],
    languageOptions: {
      sourceType: "script",
      globals: Object.fromEntries(sharedNames().map((name) => [name, "readonly"])),
    },
    rules: { "no-redeclare": ["error", { builtinGlobals: false }], "no-unused-vars": ["error", { vars: "local" }] },
  },
  {
    files: ["**/service_worker.js"],
    languageOptions: { globals: { FILES: "readonly" } }, // stands before the script, see page_export.py
  },
  { files: [".ci/*.js"], languageOptions: { globals: globals.node } },
];

/* What the marks of a review say, in a box that can be folded. */

import { make } from "./elements.js";

const ENTRIES = [
  ["line exact", "", "learn.legend.exact"],
  ["line guess", "", "learn.legend.guess"],
  ["sign blunder certain", "??", "learn.legend.blunder"],
  ["sign mistake certain", "?", "learn.legend.mistake"],
  ["sign blunder guess", "(??)", "learn.legend.guessed"],
  ["box win", "+5", "learn.legend.score"],
  ["box chance good", "62", "learn.legend.chance"],
  ["mark", "▲", "learn.legend.best"],
];
const LABELS = ["best", "kept", "slower", "unknown"];

export function createLearnLegend() {
  const entries = ENTRIES.map(([kind, text, key]) => (
    make("div", {}, make("dt", { "aria-hidden": "true" }, make("span", { class: kind }, text)), make("dd", { said: key }))));
  const labels = LABELS.map((label) => (
    make("div", {}, make("dt", { said: `learn.label.${label}` }), make("dd", { said: `learn.legend.${label}_label` }))));
  return make("details", { class: "legend learn-legend" }, make("summary", { said: "learn.legend" }),
    make("dl", {}, ...entries, ...labels), make("p", { class: "note", said: "learn.legend.about" }));
}

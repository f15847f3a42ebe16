/* Legend of a review, in a collapsible box. */

import { make } from "../ui/elements.js";

const SIGNS = [
  ["line exact", "", "learn.legend.exact"],
  ["line estimate", "", "learn.legend.estimate"],
  ["sign blunder certain", "??", "learn.legend.blunder"],
  ["sign mistake certain", "?", "learn.legend.mistake"],
  ["sign blunder estimate", "(??)", "learn.legend.estimated"],
  ["box win", "+5", "learn.legend.score"],
  ["box chance good", "62", "learn.legend.chance"],
  ["mark", "▲", "learn.legend.best"],
];
const LABELS = ["best", "good", "slower", "unknown"];

export function createLearnLegend() {
  const entry = (sign, said) => make("div", {}, sign, make("dd", { said }));
  const signs = SIGNS.map(([kind, text, key]) => (
    entry(make("dt", { "aria-hidden": "true" }, make("span", { class: kind }, text)), key)));
  const labels = LABELS.map((label) => (
    entry(make("dt", { textKey: `learn.label.${label}` }), `learn.legend.${label}_label`)));
  return make("details", { class: "legend learn-legend" }, make("summary", { textKey: "learn.legend" }),
    make("dl", {}, ...signs, ...labels), make("p", { class: "note", textKey: "learn.legend.about" }));
}

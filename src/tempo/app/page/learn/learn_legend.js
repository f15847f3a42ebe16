/* Legend of a review, in a collapsible box. */

import { make } from "../ui/elements.js";
import { createExample } from "../think/legend.js";

const SIGNS = [
  ["line exact", "", "learn.legend.exact"],
  ["line estimate", "", "learn.legend.estimate"],
  ["sign blunder certain", "??", "learn.legend.blunder"],
  ["sign mistake certain", "?", "learn.legend.mistake"],
  ["sign blunder estimate", "(??)", "learn.legend.estimated"],
  ["box chance good", "62", "learn.legend.chance"],
  ["mark", "▲", "learn.legend.best"],
];
const LABELS = ["best", "good", "slower", "unknown"];

export function createLearnLegend() {
  const example = createExample();
  /** @type {(sign: HTMLElement, textKey: string) => HTMLElement} */
  const entry = (sign, textKey) => make("div", {}, sign, make("dd", { textKey }));
  const signs = SIGNS.map(([kind, text, key]) => (
    entry(make("dt", { "aria-hidden": "true" }, make("span", { class: kind }, text)), key)));
  const labels = LABELS.map((label) => (
    entry(make("dt", { textKey: `learn.label.${label}` }), `learn.legend.${label}_label`)));
  const element = make("details", { class: "legend learn-legend" }, make("summary", { textKey: "learn.legend" }),
    make("dl", {}, example.element, ...signs, ...labels), make("p", { class: "note", textKey: "learn.legend.about" }));
  return { element, render: example.render };
}

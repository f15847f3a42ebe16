/* Legend of the colours and marks on the board, in a collapsible box. */

import { make } from "../ui/elements.js";

const BOXES = [
  ["win", "+5", "think.legend_win"],
  ["draw", "0", "think.legend_draw"],
  ["loss", "−5", "think.legend_loss"],
  ["win", "win 31", "think.legend_when"],
  ["chance good", "62", "think.legend_good"],
  ["chance bad", "38", "think.legend_bad"],
  ["unknown", "?", "think.legend_unknown"],
];
const MARKS = [
  ["12k ▂", "think.legend_visits"],
  ["▲", "think.legend_best"],
  ["①", "think.legend_ghost"],
];

export function createLegend() {
  const entries = [
    ...BOXES.map(([kind, text, key]) => [make("span", { class: `box ${kind}` }, text), key]),
    ...MARKS.map(([text, key]) => [make("span", { class: "mark" }, text), key]),
  ];
  return make("details", { class: "legend" },
    make("summary", { textKey: "think.legend" }),
    make("dl", {}, ...entries.map(([sign, key]) => (
      make("div", {}, make("dt", { "aria-hidden": "true" }, sign), make("dd", { textKey: key }))))),
    make("p", { class: "note", textKey: "think.value_about" }));
}

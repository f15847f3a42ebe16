/* Legend of the colours and marks on the board, in a collapsible box. */

import { make, setText } from "../ui/elements.js";
import { gameTexts } from "../ui/names.js";

const BOXES = [
  ["chance good", "62", "think.legend_good"],
  ["chance bad", "38", "think.legend_bad"],
  ["unknown", "?", "think.legend_unknown"],
];
const RESULTS = [
  ["win", "think.short.1", "think.legend_win"],
  ["draw", "think.short.0", "think.legend_draw"],
  ["loss", "think.short.-1", "think.legend_loss"],
];
const MARKS = [
  ["12k ▂", "think.legend_visits"],
  ["▲", "think.legend_best"],
  ["①", "think.legend_ghost"],
];

/** An example of an exact score with its unit, which `render` takes from the game's own texts. */
export function createExample() {
  const sign = make("span", { class: "box win" }), about = make("dd");
  const element = make("div", {}, make("dt", { "aria-hidden": "true" }, sign), about);

  /** @type {(board: { game: string }) => void} */
  function render({ game }) {
    const [example, meaning] = gameTexts(game).score ?? ["", ""];
    element.hidden = !example;
    setText(sign, example);
    setText(about, `${example}: ${meaning}`);
  }

  return { element, render };
}

export function createLegend() {
  const example = createExample();
  const entries = [
    ...RESULTS.map(([kind, textKey, key]) => ({ sign: make("span", { class: `box ${kind}`, textKey }), key })),
    ...BOXES.map(([kind, text, key]) => ({ sign: make("span", { class: `box ${kind}` }, text), key })),
    ...MARKS.map(([text, key]) => ({ sign: make("span", { class: "mark" }, text), key })),
  ];
  const element = make("details", { class: "legend" },
    make("summary", { textKey: "think.legend" }),
    make("dl", {}, example.element, ...entries.map(({ sign, key }) => (
      make("div", {}, make("dt", { "aria-hidden": "true" }, sign), make("dd", { textKey: key }))))),
    make("p", { class: "note", textKey: "think.value_about" }));
  return { element, render: example.render };
}

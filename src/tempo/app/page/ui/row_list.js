/* A list of rows to choose from: Tab reaches it once, arrow keys go through it, Enter or a click chooses. */

/** @template T @typedef {{ value: T, head: string, more: string, action?: string, broken?: boolean,
      current?: boolean }} Row */

import { buttonAt, make, setAttr } from "./elements.js";
import { createListFocus } from "./list_focus.js";

/** `key` is the label's text; `choose(value)` gets the chosen value.
    @template T @param {string} key @param {(value: T) => void} choose */
export function createRowList(key, choose) {
  const element = make("ol", { class: "rows", labelKey: key }), focus = createListFocus(element);
  /** @type {T[]} */
  let values = [];
  let drawn = "";

  element.addEventListener("click", (event) => {
    const row = buttonAt(event);
    if (row) choose(values[Number(row.dataset.row)]);
  });

  /** Fill the list. `rows`: [{value, head, more, action, broken, current}]; `action` says what a click
      does, a broken row cannot be chosen.
      @type {(rows: Row<T>[]) => void} */
  function fill(rows) {
    const key = JSON.stringify(rows.map(({ head, more, action, broken, current }) => [head, more, action, broken, current]));
    values = rows.map((row) => row.value);
    if (key === drawn) return;
    drawn = key;
    const focused = focus.focused();
    element.replaceChildren(...rows.map((row, index) => make("li", {}, rowOf(row, index))));
    const buttons = focus.buttons(), current = buttons.findIndex((button) => button.ariaCurrent);
    const reached = focus.reach(buttons[focused] ? focused : Math.max(0, current));
    if (focused >= 0) reached?.focus();
    else element.scrollTop = 0;
    setAttr(element, "hidden", rows.length === 0);
  }

  return { element, fill, focus: () => focus.buttons()[0]?.focus() };
}

/** @type {<T>(row: Row<T>, index: number) => HTMLElement} */
function rowOf({ head, more, action, broken, current }, index) {
  const parts = [make("span", { class: "head" }, head), make("span", { class: "more" }, more)];
  if (action) parts.push(make("span", { class: "action" }, action));
  if (broken) return make("div", { class: "broken" }, ...parts);
  return make("button", { type: "button", "aria-current": current ? "true" : null, data: { row: index } }, ...parts);
}

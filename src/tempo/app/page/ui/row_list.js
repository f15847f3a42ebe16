/* A list of rows to choose from: Tab reaches it once, arrow keys go through it, Enter or a click chooses. */

/** @template T @typedef {{ value: T, head: string, more: string, action?: string, broken?: boolean,
      current?: boolean }} Row */

import { make, setAttr } from "./elements.js";

/** `key` is the label's text; `choose(value)` gets the chosen value.
    @template T @param {string} key @param {(value: T) => void} choose */
export function createRowList(key, choose) {
  const element = make("ol", { class: "rows", labelKey: key });
  /** @type {T[]} */
  let values = [];
  let drawn = "";

  const buttons = () => [...element.querySelectorAll("button")];

  element.addEventListener("click", (event) => {
    const row = /** @type {Element} */ (event.target).closest("button");
    if (row) choose(values[Number(row.dataset.row)]);
  });
  element.addEventListener("keydown", (event) => {
    const all = buttons(), at = all.findIndex((one) => one === document.activeElement);
    /** @type {{ [key: string]: number }} */
    const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
    const to = places[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    reach(all, all[Math.max(0, Math.min(all.length - 1, to))]).focus();
  });

  /** Make one row the one that Tab reaches.
      @type {(all: HTMLButtonElement[], wanted: HTMLButtonElement) => HTMLButtonElement} */
  function reach(all, wanted) {
    for (const one of all) one.tabIndex = one === wanted ? 0 : -1;
    return wanted;
  }

  /** Fill the list. `rows`: [{value, head, more, action, broken, current}]; `action` says what a click
      does, a broken row cannot be chosen.
      @type {(rows: Row<T>[]) => void} */
  function fill(rows) {
    const key = JSON.stringify(rows.map(({ head, more, action, broken, current }) => [head, more, action, broken, current]));
    values = rows.map((row) => row.value);
    if (key === drawn) return;
    drawn = key;
    const focused = buttons().findIndex((one) => one === document.activeElement);
    element.replaceChildren(...rows.map((row, index) => make("li", {}, rowOf(row, index))));
    const all = buttons(), wanted = all[focused] ?? all.find((one) => one.ariaCurrent) ?? all[0];
    if (wanted) reach(all, wanted);
    if (focused >= 0) wanted?.focus();
    else element.scrollTop = 0;
    setAttr(element, "hidden", rows.length === 0);
  }

  return { element, fill, focus: () => buttons()[0]?.focus() };
}

/** @type {<T>(row: Row<T>, index: number) => HTMLElement} */
function rowOf({ head, more, action, broken, current }, index) {
  const parts = [make("span", { class: "head" }, head), make("span", { class: "more" }, more)];
  if (action) parts.push(make("span", { class: "action" }, action));
  if (broken) return make("div", { class: "broken" }, ...parts);
  return make("button", { type: "button", "aria-current": current ? "true" : null, data: { row: index } }, ...parts);
}

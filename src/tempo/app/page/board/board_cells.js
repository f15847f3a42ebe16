/* The cells of the board for mouse, touch, keyboard and screen reader: an ARIA grid over the drawing. Tab reaches
   one cell, arrow keys the others. */

import { gridOf } from "../../drawings.js";
import { cellText, scoresText } from "./cell_text.js";
import { make, setAttr } from "../ui/elements.js";
import { t } from "../ui/i18n.js";

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** `callbacks`: `choose(cell, pointer)` when a cell is pressed; `hover(cell)` when it is pointed at, null for none.
    `helpKey` is the text that describes the keys. */
export function createCells(svg, callbacks, helpKey = "board.help") {
  const help = make("p", { id: helpKey.replace(".", "-"), class: "visually-hidden", textKey: helpKey });
  const grid = make("div", { role: "grid", class: "cells", "aria-describedby": help.id });
  let cells = [], shape = "", columns = 0, rows = 0, current = null, pointer = "mouse";

  const numberOf = (event) => {
    const cell = event.target.closest?.("[role=gridcell]");
    return cell ? Number(cell.dataset.number) : null;
  };

  grid.addEventListener("pointerdown", (event) => { pointer = event.pointerType; });
  grid.addEventListener("click", (event) => {
    const cell = numberOf(event);
    if (cell === null) return;
    moveTo(cell, false);
    callbacks.choose(cell, event.detail ? pointer : "keyboard");
  });
  grid.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") callbacks.hover(numberOf(event)); });
  grid.addEventListener("pointerleave", () => callbacks.hover(null));
  grid.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible")) callbacks.hover(numberOf(event));
  });
  grid.addEventListener("focusout", () => callbacks.hover(null));
  grid.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") callbacks.choose(current, "keyboard");
    else if (!STEPS[event.key]) return;
    else step(...STEPS[event.key]);
    event.preventDefault();
    event.stopPropagation();
  });

  function step(down, right) {
    const row = Math.floor(current / columns) + down, column = (current % columns) + right;
    if (row >= 0 && row < rows && column >= 0 && column < columns) moveTo(row * columns + column, true);
  }

  /** Make a cell the one that Tab reaches. */
  function moveTo(cell, focus) {
    if (cells[current]) cells[current].tabIndex = -1;
    current = cell;
    cells[current].tabIndex = 0;
    if (focus) cells[current].focus();
  }

  function build(wanted) {
    ({ rows, columns } = wanted);
    cells = Array.from({ length: rows * columns }, (_, number) => (
      make("div", { role: "gridcell", tabindex: -1, data: { number } })));
    grid.replaceChildren(...Array.from({ length: rows }, (_, row) => (
      make("div", { role: "row" }, ...cells.slice(row * columns, (row + 1) * columns)))));
    grid.style.setProperty("--rows", rows);
    grid.style.setProperty("--columns", columns);
    current = null;
    moveTo(Math.floor(rows / 2) * columns + Math.floor(columns / 2), false);
  }

  /** Place the grid over the cells of the drawing. */
  function place({ size }) {
    const [x, y, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
    const part = (length, whole) => `${(100 * length) / whole}%`;
    Object.assign(grid.style, {
      left: part(-x, width), top: part(-y, height),
      width: part(10 * size * columns, width), height: part(10 * size * rows, height),
    });
  }

  function render(scene) {
    const wanted = gridOf(scene.kind, scene.config, svg), key = JSON.stringify([scene.board.id, wanted]);
    if (key !== shape) build(wanted);
    shape = key;
    place(wanted);
    const { title, at, board } = scene, label = { game: title, at, count: board.line.length };
    setAttr(grid, "aria-label", scene.label ?? t("board.label", label));
    cells.forEach((cell, number) => {
      const actions = scene.moves.get(number) ?? [];
      const words = [cellText(scene, number, wanted), scoresText(scene, number)];
      setAttr(cell, "aria-label", words.filter(Boolean).join(", "));
      setAttr(cell, "aria-disabled", actions.length ? null : "true");
    });
  }

  return {
    elements: [grid, help], render,
    focus: (cell) => moveTo(cell ?? current, true),
    box: (cell) => cells[cell].getBoundingClientRect(),
  };
}

/* The cells of the board for mouse, touch, keyboard and screen reader: an ARIA grid over the drawing. Tab reaches
   one cell, arrow keys the others. After a click arrow keys step through the moves, as anywhere but in a dialog. */

/** @import { Grid } from "../../drawings.d.ts" */
/** @import { Scene } from "../../page.d.ts" */
/** @typedef {{ choose(cell: number, pointer: string): void, hover(cell: number | null): void }} Callbacks */

import { gridOf, middleOf } from "../../drawings.js";
import { cellText, scoresText } from "./cell_text.js";
import { make, setAttr, setOff } from "../ui/elements.js";
import { isFocusedByKey } from "../ui/focus_source.js";
import { t } from "../ui/i18n.js";

/** @type {{ [key: string]: [right: number, down: number] }} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** `callbacks`: `choose(cell, pointer)` when a cell is pressed; `hover(cell)` when it is pointed at, null for none.
    `helpKey` is the text that describes the keys.
    @param {SVGSVGElement} svg @param {Callbacks} callbacks */
export function createCells(svg, callbacks, helpKey = "board.help") {
  const help = make("p", { id: helpKey.replace(".", "-"), class: "visually-hidden", textKey: helpKey });
  const grid = make("div", { role: "grid", class: "cells", "aria-describedby": help.id });
  /** @type {HTMLElement[]} */
  let cells = [];
  /** @type {Grid} */
  let layout = { size: 1 };
  let shape = "", current = 0, pointer = "mouse";

  /** @type {(event: Event) => number | null} */
  const numberOf = ({ target }) => {
    const cell = /** @type {Element} */ (target).closest?.("[role=gridcell]");
    return cell ? Number(/** @type {HTMLElement} */ (cell).dataset.number) : null;
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
    if (/** @type {Element} */ (event.target).matches(":focus-visible")) callbacks.hover(numberOf(event));
  });
  grid.addEventListener("focusout", () => callbacks.hover(null));
  grid.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") callbacks.choose(current, "keyboard");
    else if (!STEPS[event.key] || !(isFocusedByKey() || grid.closest("dialog"))) return;
    else step(...STEPS[event.key]);
    event.preventDefault();
    event.stopPropagation();
  });

  /** Go to the nearest cell in a direction; of two that are equally near, the next or previous number.
      @type {(right: number, down: number) => void} */
  function step(right, down) {
    const [x, y] = middleOf(current, layout), back = right + down < 0;
    let nearest = null, least = Infinity;
    for (const cell of cells.keys()) {
      const [away, below] = [middleOf(cell, layout)[0] - x, middleOf(cell, layout)[1] - y];
      const ahead = away * right + below * down, aside = Math.abs(away * down) + Math.abs(below * right);
      const distance = ahead ** 2 + 4 * aside ** 2;
      if (ahead < 0.1 || aside > ahead + 0.1 || distance > least + (back ? -0.1 : 0.1)) continue;
      [nearest, least] = [cell, distance];
    }
    if (nearest !== null) moveTo(nearest, true);
  }

  /** Make a cell the one that Tab reaches.
      @type {(cell: number, focus: boolean) => void} */
  function moveTo(cell, focus) {
    if (cells[current]) cells[current].tabIndex = -1;
    current = cell;
    cells[current].tabIndex = 0;
    if (focus) cells[current].focus();
  }

  /** @type {(wanted: Grid) => void} */
  function build(wanted) {
    layout = wanted;
    const { rows: count = 0, columns = 0 } = wanted, rows = wanted.lines ?? Array.from({ length: count }, (_, row) => (
      Array.from({ length: columns }, (_one, column) => row * columns + column)));
    cells = Array.from({ length: rows.flat().length }, (_, number) => (
      make("div", { role: "gridcell", tabindex: -1, data: { number } })));
    grid.replaceChildren(...rows.map((row) => make("div", { role: "row" }, ...row.map((cell) => cells[cell]))));
    grid.classList.toggle("polygons", Boolean(wanted.lines));
    grid.style.setProperty("--rows", String(rows.length));
    grid.style.setProperty("--columns", String(columns));
    const middle = rows[rows.length >> 1];
    moveTo(middle[middle.length >> 1], false);
  }

  /** Place the grid over the cells of the drawing.
      @type {(grid: Grid) => void} */
  function place({ size, rows = 0, columns = 0, boxes }) {
    const [x, y, width, height] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
    /** @type {(length: number, whole: number) => string} */
    const part = (length, whole) => `${(100 * length) / whole}%`;
    boxes?.forEach((box, cell) => Object.assign(cells[cell].style, {
      left: part(box.x - x, width), top: part(box.y - y, height), width: part(box.width, width),
      height: part(box.height, height), clipPath: box.clip,
    }));
    const [left, top, across, down] = boxes ? [0, 0, width, height] : [-x, -y, 10 * size * columns, 10 * size * rows];
    Object.assign(grid.style, {
      left: part(left, width), top: part(top, height), width: part(across, width), height: part(down, height),
    });
  }

  /** @type {(scene: Scene) => void} */
  function render(scene) {
    const wanted = gridOf(scene.kind, scene.config, svg), key = JSON.stringify([scene.board.id, wanted]);
    if (key !== shape) build(wanted);
    shape = key;
    place(wanted);
    const { title, at, board } = scene, label = { game: title, at, count: board.line.length };
    setAttr(grid, "aria-label", scene.label ?? t("board.label", label));
    cells.forEach((cell, number) => {
      const actions = scene.moves.get(number) ?? [];
      const words = [cellText(scene, number, wanted), scoresText(scene, number, wanted)];
      setAttr(cell, "aria-label", words.filter(Boolean).join(", "));
      setOff(cell, !actions.length);
    });
  }

  return {
    elements: [grid, help], render,
    focus: () => moveTo(current, true),
    /** @type {(cell: number) => DOMRect} */
    box: (cell) => cells[cell].getBoundingClientRect(),
  };
}

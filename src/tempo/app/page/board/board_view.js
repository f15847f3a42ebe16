/* The board, drawn by its game, with a preview of the move under the pointer. The server decides which moves are
   legal and what they fill. */

/** @import { Grid } from "../../drawings.d.ts" */
/** @import { PageState, Scene } from "../../page.d.ts" */
/** @import { Running } from "./board_animation.js" */
/** @import { Picked } from "./move_picker.js" */
/** @typedef {{ act(command: string, body: object): void }} Acting */

import { add, drawCell, drawMark, gridOf, middleOf, signOf, targetsOf } from "../../drawings.js";
import { newDrawing } from "./bare_drawing.js";
import { createCells } from "./board_cells.js";
import { animationsBetween, animate, joyOver } from "./board_animation.js";
import { sceneOf, preview, drawingView } from "./board_scene.js";
import { createMovePicker } from "./move_picker.js";
import { currentLook } from "../look/look.js";
import { make } from "../ui/elements.js";
import { language } from "../ui/i18n.js";

const MIN_TOUCH_SIZE = 30; // pixels; a touch on a smaller cell needs confirmation
const MIN_TWO_LINE_SIZE = 26; // pixels; smaller cells have room for one line of text
const MAX_ANIMATED_PLIES = 2; // a move and its answer

/** @param {{ state: PageState }} store @param {Acting} server */
export function createBoardView(store, server) {
  const svg = newDrawing();
  const cells = createCells(svg, { choose, hover });
  const choice = createMovePicker({ play, leave: () => { pick(null); cells.focus(); } });
  const element = make("div", { class: "board-box", id: "board" }, svg, ...cells.elements, choice.element);
  /** What is drawn. @type {Scene | null} */
  let scene = null;
  /** @type {number | null} */
  let hovered = null;
  /** The moves that a cell may mean, until one is chosen. @type {Picked | null} */
  let picked = null;
  /** @type {Running[]} */
  let animations = [];
  let drawn = "";

  // Where stones fall, the scores above a column and its number below can be clicked, too.
  svg.addEventListener("click", (event) => { if (scene?.kind.falls) choose(cellBelow(event, scene), "mouse"); });
  svg.addEventListener("pointermove", (event) => {
    if (scene?.kind.falls && event.pointerType === "mouse") hover(cellBelow(event, scene));
  });
  svg.addEventListener("pointerleave", () => hover(null));
  new ResizeObserver(fitFigures).observe(svg);

  /** @type {(event: MouseEvent, scene: Scene) => number | null} */
  function cellBelow(event, { kind, config }) {
    const { columns = 0, size } = gridOf(kind, config, svg);
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    const column = Math.floor(at.x / (10 * size));
    return column >= 0 && column < columns ? column : null;
  }

  /* -- input -- */

  /** @type {(cell: number | null, pointer: string) => void} */
  function choose(cell, pointer) {
    if (cell === null) return;
    const here = scene?.moves.get(cell) ?? [], before = picked?.actions ?? [];
    const narrowed = here.filter((action) => before.includes(action));
    const actions = narrowed.length ? narrowed : here;
    const { width, height } = cells.box(cell);
    const small = pointer === "touch" && Math.min(width, height) < MIN_TOUCH_SIZE && picked?.cell !== cell;
    if (actions.length === 1 && !small && !(isOwn(cell) && !narrowed.length)) play(actions[0]);
    else pick(actions.length ? { cell, actions } : null);
  }

  /** Return whether a move from this cell would pick up a stone.
      @type {(cell: number) => boolean} */
  function isOwn(cell) {
    if (scene === null || scene.kind.falls || scene.board.to_move === null) return false;
    return signOf(gridOf(scene.kind, scene.config, svg), scene.base[cell]).seat === scene.board.to_move;
  }

  /** @type {(wanted: Picked | null) => void} */
  function pick(wanted) {
    picked = wanted;
    if (!scene) return;
    choice.show(scene, picked, picked && cells.box(picked.cell), element.getBoundingClientRect());
    drawGhosts();
  }

  /** @type {(action: number) => void} */
  function play(action) {
    pick(null);
    const { exercise } = store.state;
    if (exercise) exercise.onPlay(action);
    else server.act("play", { action, at: scene?.board.at });
  }

  /** @type {(cell: number | null) => void} */
  function hover(cell) {
    if (cell === hovered) return;
    hovered = cell;
    drawGhosts();
  }

  /* -- drawing -- */

  /** @type {(state: PageState) => void} */
  function render(state) {
    if (!state.board) return;
    const before = scene;
    scene = sceneOf(state);
    const { board, config, kind } = scene, view = drawingView(scene);
    const { coordinates } = currentLook();
    const key = JSON.stringify([board.id, board.version, view, [...scene.numbers], scene.marks, language(), coordinates]);
    if (key === drawn) return;
    drawn = key;
    svg.replaceChildren();
    kind.draw(svg, view, config);
    if (!coordinates) cropToFrame(svg);
    const grid = gridOf(kind, config, svg);
    svg.classList.toggle("joy", scene.joy.length > 0);
    if (before && continues(before, scene)) {
      animations.push(...animationsBetween(before.cells, scene, grid), ...joyOver(scene.joy));
    } else if (before && before.at !== scene.at) animations = [];
    markUnplayed(grid, scene);
    drawMarks(grid, scene);
    animations = animate(svg, animations, grid);
    setSizes(svg);
    cells.render(scene);
    fitFigures();
    if (!before || before.board.id !== board.id || before.board.version !== board.version) pick(null);
    else drawGhosts();
  }

  /** Show one line of text on tiny cells. */
  function fitFigures() {
    if (!scene) return;
    const { size } = gridOf(scene.kind, scene.config, svg), { width } = svg.viewBox.baseVal;
    svg.classList.toggle("tiny", (10 * size * svg.clientWidth) / width < MIN_TWO_LINE_SIZE);
  }

  /** Draw the stones of a variation pale and numbered.
      @type {(grid: Grid, scene: Scene) => void} */
  function markUnplayed(grid, { unplayed, numbers, cells: stones }) {
    if (!unplayed.length) return;
    for (const cell of unplayed) svg.querySelector(`[data-cell="${cell}"]`)?.classList.add("unplayed");
    const layer = newLayer(grid);
    for (const [cell, number] of numbers) {
      const [x, y] = middleOf(cell, grid);
      if (stones[cell] === null) continue;
      add(layer, "text", { class: "number", x, y: y + 1.5 }, String(number));
    }
  }

  /** Draw the rows that a sentence is about: a ring around each cell, and a line through cells of a row.
      @type {(grid: Grid, scene: Scene) => void} */
  function drawMarks(grid, { marks = [] }) {
    const layer = newLayer(grid, "marks");
    svg.querySelector(":scope > .score")?.before(layer);
    for (const { seat, row } of marks) {
      const points = row.map((cell) => middleOf(cell, grid).join(" "));
      for (const kind of [`case seat${seat}`, `line seat${seat}`]) {
        if (row.length > 1 && !grid.outlines) add(layer, "path", { class: kind, d: `M${points.join("L")}` });
        for (const cell of row) {
          const [cx, cy] = middleOf(cell, grid);
          add(layer, "circle", { class: kind, cx, cy, r: 4.5 });
        }
      }
    }
  }

  /** Return a layer over the drawing whose cells are 10 units wide.
      @type {(grid: Grid, kind?: string) => SVGElement} */
  function newLayer({ size }, kind = "") {
    return add(svg, "g", { class: `above ${kind}`, transform: `scale(${size})` });
  }

  /** Preview the move under the pointer, or mark the targets of several moves. */
  function drawGhosts() {
    svg.querySelector(".ghosts")?.remove();
    if (!scene) return;
    const grid = gridOf(scene.kind, scene.config, svg), layer = newLayer(grid, "ghosts");
    const pointed = hovered === null ? [] : scene.moves.get(hovered) ?? [], actions = picked?.actions ?? pointed;
    if (grid.outlines && hovered !== null) drawCell(layer, hovered, grid, "hover");
    if (actions.length === 1) drawGhost(layer, actions[0], grid, scene);
    else {
      for (const [one, meant] of scene.moves) {
        if (actions.some((action) => meant.includes(action))) drawCell(layer, one, grid, "target");
      }
    }
  }

  /** @type {(layer: SVGElement, action: number, grid: Grid, scene: Scene) => void} */
  function drawGhost(layer, action, grid, scene) {
    const [own, ...turned] = preview(scene, action), seat = scene.board.to_move;
    if (own === undefined || seat === null) return;
    const [x, y] = middleOf(own, grid);
    if (scene.kind.falls) add(layer, "path", { class: "fall", d: `M${x} 0V${y - 4.2}` });
    const isScored = action in (scene.overlay?.scores ?? {});
    if (isScored) add(layer, "circle", { class: `hover seat${seat}`, cx: x, cy: y, r: 4.6 });
    else if (!grid.signs) drawMark(add(layer, "g", { class: "ghost" }), own, grid, seat);
    else drawGhostSign(layer, action, grid, scene);
    for (const cell of turned) {
      const [cx, cy] = middleOf(cell, grid);
      add(layer, "circle", { class: `turned seat${seat}`, cx, cy, r: 2.2 });
    }
  }

  /** Preview the piece that a move brings to its cell, or mark the cell if it has none.
      @type {(layer: SVGElement, action: number, grid: Grid, scene: Scene) => void} */
  function drawGhostSign(layer, action, grid, { base, kind, config }) {
    const [from, to = from] = targetsOf(kind, action, base, config), held = base[from];
    if (from === to || held === null) drawCell(layer, to, grid, "target");
    else drawMark(add(layer, "g", { class: "ghost" }), to, grid, held);
  }

  return { element, render, focus: () => cells.focus() };
}

/** Leave out the coordinates around the frame, and their room.
    @type {(svg: SVGSVGElement) => void} */
function cropToFrame(svg) {
  const frame = svg.querySelector(".frame");
  if (!frame) return; // polygons have their coordinates on the cells
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(frame.getAttribute(name)));
  for (const text of svg.querySelectorAll(":scope > text")) {
    const [across, down] = ["x", "y"].map((name) => Number(text.getAttribute(name)));
    if (across < x || across > x + width || down < y || down > y + height) text.remove();
  }
  svg.setAttribute("viewBox", [x - 1, y - 1, width + 2, height + 2].join(" "));
}

/** Say in the page's style how wide the drawing is, and which part of its height the board itself has.
    @type {(svg: SVGSVGElement) => void} */
function setSizes(svg) {
  const { y: top, width, height } = svg.viewBox.baseVal, { style } = document.documentElement;
  const frame = svg.querySelector(".frame"), first = Number(frame?.getAttribute("y") ?? top);
  const part = Number(frame?.getAttribute("height") ?? height);
  style.setProperty("--ratio", (width / height).toFixed(4));
  style.setProperty("--board-rows", [first - top, part, top + height - first - part].map((one) => `${one}fr`).join(" "));
}

/** Return whether a scene follows another one, so that its new stones may be animated.
    @type {(before: Scene, after: Scene) => boolean} */
function continues(before, after) {
  if (!before || before.board.id !== after.board.id || before.unplayed.length || after.unplayed.length) return false;
  const plies = after.at - before.at, last = before.board.line[before.at - 1]?.node;
  return plies > 0 && plies <= MAX_ANIMATED_PLIES && after.board.line[before.at - 1]?.node === last;
}

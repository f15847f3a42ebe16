/* Graph of the value of every position, for the first player. It is also a slider for pointer and keys. Exact values
   are solid lines and filled marks, estimates dashed and hollow. */

/** @import { Annotation } from "../../learn.d.ts" */
/** @import { PageState, Store } from "../../page.d.ts" */
/** @import { GraphPoint } from "./learn_data.js" */

import { add } from "../../drawings.js";
import { make, setAttr, stone } from "../ui/elements.js";
import { isMistake, annotationAt, nextMistake, graphPoints } from "./learn_data.js";
import { t } from "../ui/i18n.js";

const SVG = "http://www.w3.org/2000/svg";
const HEIGHT = 150, TOP = 14, BOTTOM = 14, LEFT = 24, RIGHT = 12; // pixels
/** @type {{ [key: string]: number }} */
const KEYS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
/** @type {{ [label: string]: string }} */
const MARKS = { blunder: "M0 -6L6 0L0 6L-6 0Z", mistake: "M0 -5.5L5.5 4.5L-5.5 4.5Z" }; // distinct shapes, not only colours

/** `go` shows a position; `describe` returns it as a sentence.
    @param {Store} store @param {(at: number) => void} go @param {(at: number) => string} describe */
export function createGraph(store, go, describe) {
  const svg = document.createElementNS(SVG, "svg");
  setAttr(svg, "class", "value-graph");
  setAttr(svg, "role", "slider");
  setAttr(svg, "tabindex", 0);
  const element = make("div", { class: "value-graph-box" }, stone(0), stone(1), svg); // the stones show whose side is up
  let width = 0, drawn = "", held = false;

  const length = () => store.state.board.line.length;
  /** @type {(at: number) => number} */
  const x = (at) => LEFT + (at / Math.max(1, length())) * (width - LEFT - RIGHT);
  /** @type {(value: number) => number} */
  const y = (value) => TOP + (1 - value) * (HEIGHT - TOP - BOTTOM);

  /** @type {(event: PointerEvent) => void} */
  function goToPointer(event) {
    const box = svg.getBoundingClientRect();
    const part = (event.clientX - box.left - LEFT) / Math.max(1, box.width - LEFT - RIGHT);
    go(Math.max(0, Math.min(length(), Math.round(part * length()))));
  }

  svg.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    held = true;
    svg.setPointerCapture(event.pointerId);
    goToPointer(event);
  });
  svg.addEventListener("pointermove", (event) => { if (held) goToPointer(event); });
  for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, () => { held = false; });
  svg.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = placeOf(event.key);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to !== null) go(to);
  });
  new ResizeObserver(() => {
    if (svg.clientWidth === width) return;
    width = svg.clientWidth;
    if (store.state.board) render(store.state);
  }).observe(svg);

  /** Return the position that a key leads to; undefined for other keys. Page up and down go from mistake to mistake.
      @type {(key: string) => number | null | undefined} */
  function placeOf(key) {
    const { board, review } = store.state;
    if (key in KEYS) return Math.max(0, Math.min(length(), board.at + KEYS[key]));
    if (key === "PageUp" || key === "PageDown") return nextMistake(review, board, board.at, key === "PageUp" ? -1 : 1);
    return key === "Home" ? 0 : key === "End" ? length() : undefined;
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    const { board, review } = state;
    setAttr(svg, "aria-label", t("learn.graph_label"));
    setAttr(svg, "aria-valuemin", 0);
    setAttr(svg, "aria-valuemax", board.line.length);
    setAttr(svg, "aria-valuenow", board.at);
    setAttr(svg, "aria-valuetext", describe(board.at));
    if (!width) return;
    const points = graphPoints(review, board);
    const key = JSON.stringify([width, points.map(({ value, exact, annotation }) => [value, exact, annotation?.label])]);
    if (key !== drawn) draw(points);
    drawn = key;
    const annotation = annotationAt(review, board, board.at), at = x(board.at);
    const [cursor, knob] = svg.querySelectorAll(".cursor, .knob");
    setAttr(cursor, "d", `M${at} ${TOP - 8}V${HEIGHT - BOTTOM + 8}`);
    setAttr(knob, "cx", at);
    setAttr(knob, "cy", y(annotation?.value_first ?? 0.5));
  }

  /** @type {(points: GraphPoint[]) => void} */
  function draw(points) {
    svg.replaceChildren();
    svg.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
    const ground = { x: LEFT, y: TOP, width: Math.max(0, width - LEFT - RIGHT), height: HEIGHT - TOP - BOTTOM };
    add(svg, "rect", { class: "ground", ...ground });
    add(svg, "path", { class: "even", d: `M${LEFT} ${y(0.5)}H${width - RIGHT}` });
    for (const is of [false, true]) add(svg, "path", { class: is ? "exact" : "estimate", d: segments(points, is) });
    for (const { at, annotation, value } of points) {
      if (annotation && isMistake(annotation)) mark(at, annotation, points[at + 1]?.value ?? value ?? 0);
    }
    add(svg, "path", { class: "cursor" });
    add(svg, "circle", { class: "knob", r: 5 });
  }

  /** Mark a mistake at the position that it led to.
      @type {(at: number, annotation: Annotation, value: number) => void} */
  function mark(at, { label, certain }, value) {
    const kind = `mark ${label} ${certain ? "certain" : "estimate"}`;
    const place = `translate(${x(at + 1)} ${y(value)})`;
    add(svg, "path", { class: kind, transform: place, d: MARKS[label ?? ""] });
  }

  /** Return the path between neighbours that are both exact, or not both.
      @type {(points: GraphPoint[], exact: boolean) => string} */
  function segments(points, exact) {
    const parts = [];
    for (let at = 1; at < points.length; at++) {
      const [from, to] = [points[at - 1], points[at]];
      if (from.value === null || to.value === null || (from.exact && to.exact) !== exact) continue;
      parts.push(`M${x(at - 1)} ${y(from.value)}L${x(at)} ${y(to.value)}`);
    }
    return parts.join("");
  }

  return { element, render };
}

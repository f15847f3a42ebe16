/* Animation of new stones: they drop, flip, slide or appear, and those that won rise. The board is drawn in its final
   state first, so nobody waits. An animation continues when the board is redrawn. */

/** @import { Cells, Grid } from "../../drawings.d.ts" */
/** @import { Scene } from "../../page.d.ts" */
/** @typedef {{ duration: number, delay?: number, easing?: string, fill?: FillMode }} Options */
/** @typedef {{ frames: Keyframe[], options: Options, leaving?: Keyframe[], old?: number | null }} Moving */
/** @typedef {Moving & { cell: number, start: number }} Running */

import { add, drawMark, middleOf } from "../../drawings.js";

const APPEAR = 140, FLIP = 260, SLIDE = 200; // milliseconds
const STAGGER = 45; // milliseconds between flips of neighbouring discs, outwards from the new stone
const RISE = 420, RISE_STAGGER = 80, MOST_RISES = 900; // milliseconds, for one stone, between two, and for all of them
const GRAVITY = 62; // milliseconds for the first row of a fall; n rows take √n times as long
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Return the animations that lead from the previous stones to a scene.
    @type {(before: Cells, scene: Scene, grid: Grid) => Running[]} */
export function animationsBetween(before, { cells: after, last, kind }, grid) {
  if (calm.matches || last === null || before.length !== after.length) return [];
  const changed = [...after.keys()].filter((cell) => before[cell] !== after[cell]);
  const left = changed.find((cell) => after[cell] === null && before[cell] === after[last]);
  const start = performance.now(), animations = [];
  for (const cell of changed) {
    if (after[cell] === null) continue;
    const away = Math.max(...apart(cell, last, grid).map(Math.abs));
    const isNew = before[cell] === null || cell === last;
    const animation = isNew ? coming(cell, left, grid, kind.falls) : turning(before[cell], STAGGER * away);
    animations.push({ cell, start, ...animation });
  }
  return animations;
}

/** Return the animations of a person's win: its stones rise one after the other, when the last one lies.
    @type {(won: number[]) => Running[]} */
export function joyOver(won) {
  if (calm.matches) return [];
  const start = performance.now() + RISE, stagger = Math.min(RISE_STAGGER, MOST_RISES / won.length);
  const frames = [{ transform: "none" }, { transform: "scale(1.16)" }, { transform: "none" }];
  return won.map((cell, place) => ({ cell, start, frames, options: { duration: RISE, delay: stagger * place, easing: "ease-in-out" } }));
}

/** The distance of two cells to the right and down, in cells.
    @type {(cell: number, other: number, grid: Grid) => number[]} */
function apart(cell, other, grid) {
  const from = middleOf(other, grid);
  return middleOf(cell, grid).map((at, axis) => (at - from[axis]) / 10);
}

/** @type {(cell: number, from: number | undefined, grid: Grid, falls: boolean | undefined) => Moving} */
function coming(cell, from, grid, falls) {
  if (from !== undefined) {
    const [x, y] = apart(from, cell, grid);
    const frames = [{ transform: `translate(${10 * x}px, ${10 * y}px)` }, { transform: "none" }];
    return { frames, options: { duration: SLIDE, easing: "ease-out" } };
  }
  if (falls) {
    const rows = middleOf(cell, grid)[1] / 10 + 0.7;
    const frames = [
      { transform: `translateY(${-10 * rows}px)`, easing: "cubic-bezier(.5, 0, .9, .6)" },
      { transform: "none", offset: 0.8, easing: "ease-out" },
      { transform: "translateY(-.7px)", offset: 0.9 },
      { transform: "none" },
    ];
    return { frames, options: { duration: 80 + GRAVITY * 2 * Math.sqrt(rows) } };
  }
  const frames = [{ transform: "scale(.55)", opacity: 0.4 }, { transform: "none", opacity: 1 }];
  return { frames, options: { duration: APPEAR, easing: "ease-out" } };
}

/** Flip a disc: the old side narrows, then the new side widens.
    @type {(old: number | null, delay: number) => Moving} */
function turning(old, delay) {
  return {
    old, leaving: [{ transform: "none" }, { transform: "scaleX(0)" }],
    frames: [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "none" }],
    options: { duration: FLIP, delay, fill: "backwards", easing: "ease-in-out" },
  };
}

/** Start the animations of a redrawn board where they stand, and return those that are not finished.
    @type {(svg: SVGSVGElement, animations: Running[], grid: Grid) => Running[]} */
export function animate(svg, animations, grid) {
  const now = performance.now();
  const going = animations.filter(({ start, options }) => now - start < options.duration + (options.delay ?? 0));
  for (const { cell, start, frames, options, old, leaving } of going) {
    const stone = svg.querySelector(`[data-cell="${cell}"]`);
    if (!stone?.animate) continue;
    stone.animate(frames, options).currentTime = now - start;
    if (leaving) leave(stone, cell, grid, old ?? 0, leaving, options, now - start);
  }
  return going;
}

/** @type {(stone: Element, cell: number, grid: Grid, seat: number, frames: Keyframe[], options: Options, elapsed: number) => void} */
function leave(stone, cell, grid, seat, frames, options, elapsed) {
  const old = add(/** @type {Element} */ (stone.parentNode), "g", { class: "leaving" });
  drawMark(old, cell, grid, seat);
  const animation = old.animate(frames, { ...options, duration: options.duration / 2, fill: "both" });
  animation.currentTime = elapsed;
  animation.onfinish = () => old.remove();
}

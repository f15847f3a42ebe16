/* ConnectX on a board: the row that won, and moves that lead to given stones (adapter/move_order.py). */

/** @import { Cells } from "../../../app/drawings.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */

import { decidingStones, lastMover, unreachable } from "../../../web/offline/move_order.js";
import { rowsThrough } from "../../../web/offline/rows.js";

const MAX_TRIES = 100_000; // moves that one search tries

/** @type {(cells: Cells, last: number | null, shape: Shape) => number[]} */
export function line(cells, last, shape) {
  return last === null ? [] : rowsThrough(cells, last, shape);
}

/** Return the columns of a game that ends with these cells.
    @type {(cells: number[], shape: Shape) => number[]} */
export function movesTo(cells, shape) {
  const { rows, columns } = shape;
  const stacks = Array.from({ length: columns }, (_, column) => stackOf(cells, column, shape));
  lastMover(cells);
  const deciding = decidingStones(cells, (now, cell) => rowsThrough(now, cell, shape).length > 0);
  const onTop = deciding?.filter((cell) => Math.floor(cell / columns) === rows - stacks[cell % columns].length);
  if (onTop?.length === 0) throw unreachable("lines");
  for (const last of onTop?.map((cell) => cell % columns) ?? [null]) {
    const order = alternate(stacks.map((stack, column) => (column === last ? stack.slice(0, -1) : stack)));
    if (order) return last === null ? order : [...order, last];
  }
  throw unreachable("order");
}

/** The stones of a column, the lowest first.
    @type {(cells: number[], column: number, shape: Shape) => number[]} */
function stackOf(cells, column, { rows, columns }) {
  const stack = Array.from({ length: rows }, (_, row) => cells[(rows - 1 - row) * columns + column]);
  const height = stack.filter(Boolean).length;
  if (stack.slice(0, height).includes(0)) throw unreachable("floating", { column: column + 1 });
  return stack.slice(0, height);
}

/** Return an order in which the stones of these stacks alternate, mark 1 first; null if there is none.
    @type {(stacks: number[][]) => number[] | null} */
function alternate(stacks) {
  const heights = stacks.map(() => 0), failed = new Set();
  /** @type {number[]} */
  const moves = [];
  const count = stacks.reduce((sum, stack) => sum + stack.length, 0);
  /** @type {(column: number) => number[]} */
  const left = (column) => stacks[column].slice(heights[column]);
  const key = () => stacks.map((_, column) => left(column).join("")).sort().join();
  /** @type {(column: number) => boolean} */
  const fits = (column) => stacks[column][heights[column]] === 1 + moves.length % 2;
  const candidates = () => [...stacks.keys()].filter(fits)
    .sort((one, other) => left(one).length - left(other).length); // the one with most stones left last
  const waiting = [candidates()]; // of each move so far: the columns that are still to be tried
  for (let tries = 0, untried = waiting.at(-1); untried; untried = waiting.at(-1)) {
    if (moves.length === count) return moves;
    const column = untried.pop();
    if (column === undefined) {
      failed.add(key());
      waiting.pop();
      const last = moves.pop();
      if (last !== undefined) heights[last]--;
      continue;
    }
    if (++tries > MAX_TRIES) throw unreachable("search", { tries: MAX_TRIES });
    heights[column]++;
    moves.push(column);
    waiting.push(failed.has(key()) ? [] : candidates());
  }
  return null;
}

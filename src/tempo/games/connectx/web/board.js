/* ConnectX on a board: the row that won, and moves that lead to given stones (adapter/move_order.py). */

import { decidingStones, lastMover, unreachable } from "../../../web/board/move_order.js";
import { rowsThrough } from "../../../web/board/rows.js";

const MAX_TRIES = 100_000; // moves that one search tries

export function line(cells, last, shape) {
  return last === null ? [] : rowsThrough(cells, last, shape);
}

/** Return the columns of a game that ends with these cells. */
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

/** The stones of a column, the lowest first. */
function stackOf(cells, column, { rows, columns }) {
  const stack = Array.from({ length: rows }, (_, row) => cells[(rows - 1 - row) * columns + column]);
  const height = stack.filter(Boolean).length;
  if (stack.slice(0, height).includes(0)) throw unreachable("floating", { column: column + 1 });
  return stack.slice(0, height);
}

/** Return an order in which the stones of these stacks alternate, mark 1 first; null if there is none. */
function alternate(stacks) {
  const heights = stacks.map(() => 0), moves = [], failed = new Set();
  const count = stacks.reduce((sum, stack) => sum + stack.length, 0);
  const left = (column) => stacks[column].slice(heights[column]);
  const key = () => stacks.map((_, column) => left(column).join("")).sort().join();
  const fits = (column) => stacks[column][heights[column]] === 1 + moves.length % 2;
  const candidates = () => [...stacks.keys()].filter(fits)
    .sort((one, other) => left(one).length - left(other).length); // the one with most stones left last
  const waiting = [candidates()]; // of each move so far: the columns that are still to be tried
  for (let tries = 0; waiting.length;) {
    if (moves.length === count) return moves;
    const column = waiting.at(-1).pop();
    if (column === undefined) {
      failed.add(key());
      waiting.pop();
      if (moves.length) heights[moves.pop()]--;
      continue;
    }
    if (++tries > MAX_TRIES) throw unreachable("search", { tries: MAX_TRIES });
    heights[column]++;
    moves.push(column);
    waiting.push(failed.has(key()) ? [] : candidates());
  }
  return null;
}

/* Rows of stones on a board of squares. */

const STEPS = [[0, 1], [1, 0], [1, 1], [1, -1]];

/** @import { Cells } from "../../app/drawings.d.ts" */
/** @import { Shape } from "../types.d.ts" */

/** The cells of the rows through a cell that have at least this length, in order; none without one.
    @type {(cells: Cells, cell: number, shape: Shape) => number[]} */
export function rowsThrough(cells, cell, { rows, columns, inarow }) {
  /** @type {(row: number, column: number) => number | null | undefined} */
  const at = (row, column) => (
    row >= 0 && row < rows && column >= 0 && column < columns ? cells[row * columns + column] : undefined
  );
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  /** @type {Set<number>} */
  const found = new Set();
  for (const [down, right] of STEPS) {
    let first = 0, last = 0;
    while (at(row + (first - 1) * down, column + (first - 1) * right) === cells[cell]) first--;
    while (at(row + (last + 1) * down, column + (last + 1) * right) === cells[cell]) last++;
    if (last - first + 1 < inarow) continue;
    for (let place = first; place <= last; place++) found.add((row + place * down) * columns + column + place * right);
  }
  return [...found].sort((one, other) => one - other);
}

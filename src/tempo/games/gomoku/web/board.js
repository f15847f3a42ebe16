/* Gomoku on a board: the row that won, and moves that lead to given stones (adapter/move_order.py). */

/** @import { Cells } from "../../../app/drawings.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */

import { inTurns } from "../../../app/page/setup/in_turns.js";
import { decidingStones, lastMover } from "../../../web/offline/move_order.js";
import { rowsThrough } from "../../../web/offline/rows.js";

/** @type {(cells: Cells, last: number | null, shape: Shape) => number[]} */
export function line(cells, last, shape) {
  return last === null ? [] : rowsThrough(cells, last, gridOf(shape));
}

/** @type {(shape: Shape) => Shape} */
function gridOf({ size, inarow }) { return { rows: size, columns: size, inarow }; }

/** Return the moves of a game that ends with these cells: any order, with the stone that wins last.
    @type {(cells: number[], shape: Shape) => number[]} */
export function movesTo(cells, shape) {
  lastMover(cells);
  const moves = inTurns(cells);
  const deciding = decidingStones(cells, (now, cell) => rowsThrough(now, cell, gridOf(shape)).length > 0);
  if (!deciding) return moves;
  const at = moves.indexOf(deciding[0]), last = moves.length - 1;
  [moves[at], moves[last]] = [moves[last], moves[at]];
  return moves;
}

/* Othello on a board: which discs a move fills, files, and set-up. States are (discs to move, others). */

import { sgfFile } from "../../../app/page/storage/sgf.js";

const PASS = 64, SIZE = 8;

export const files = {
  sgf: sgfFile({
    game: "othello", number: 2, size: SIZE, hasRows: true, shapeOf: (size) => (size === SIZE ? {} : null),
  }),
};

/** The squares that a move fills, its own first. */
export function filled([, others], [after], action) {
  if (action === PASS) return [];
  const turned = others & ~after, found = [action];
  for (let square = 0; square < PASS; square++) if (turned >> BigInt(square) & 1n) found.push(square);
  return found;
}

/** Return the moves of a game that ends with these discs; few readers load the search. */
export async function movesTo(cells) {
  return (await import("./othello_move_order.js")).movesTo(cells);
}

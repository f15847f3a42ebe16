/* Othello on a board: which discs a move fills, and set-up. States are (discs to move, others). */

const PASS = 64;

/** The squares that a move fills, its own first.
    @type {(before: bigint[], after: bigint[], action: number) => number[]} */
export function filled([, others], [after], action) {
  if (action === PASS) return [];
  const turned = others & ~after, found = [action];
  for (let square = 0; square < PASS; square++) if (turned >> BigInt(square) & 1n) found.push(square);
  return found;
}

/** Return the moves of a game that ends with these discs; few readers load the search.
    @type {(cells: number[]) => Promise<number[]>} */
export async function movesTo(cells) {
  return (await import("./othello_move_order.js")).movesTo(cells);
}

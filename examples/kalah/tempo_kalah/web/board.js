/* Kalah on a page without a server. States are (seeds of the 14 cells, side to move, whether it has to pass). */

/** The seeds of all cells. */
export function contents(state) {
  return [...state].slice(0, 14).map(Number);
}

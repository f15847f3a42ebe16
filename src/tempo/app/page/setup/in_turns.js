/* Stones as moves of a game in which the sides alternate. */

/** Return alternating moves that lead to these cells, the first side's and the second's in turn. Cells hold marks: 0
    empty, 1 the first side, 2 the second.
    @type {(cells: number[]) => number[]} */
export function inTurns(cells) {
  const [first, second] = [1, 2].map((mark) => cells.flatMap((own, cell) => (own === mark ? [cell] : [])));
  return first.flatMap((cell, number) => (number < second.length ? [cell, second[number]] : [cell]));
}

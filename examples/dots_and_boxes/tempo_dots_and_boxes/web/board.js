/* Dots and Boxes on a page without a server: the edge and the boxes that a move fills. States are (edges, ...). */

/** The edge of a move, then the boxes that it closes, which are numbered after all edges. */
export function filled(state, [edges], action, seat, { rows, columns }) {
  const upright = (rows + 1) * columns, count = upright + rows * (columns + 1), found = [action];
  if (action === count) return [];
  for (let box = 0; box < rows * columns; box++) {
    const left = upright + box + Math.floor(box / columns), own = [box, box + columns, left, left + 1];
    if (own.includes(action) && own.every((edge) => edges >> BigInt(edge) & 1n)) found.push(count + box);
  }
  return found;
}

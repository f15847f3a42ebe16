/* Orders of moves that lead to given stones; what games with lines of stones share (unreachable.py). Cells hold marks:
   0 empty, 1 the first side, 2 the second. */

/** @typedef {Error & { status: number, reason: string, values: { [name: string]: number } }} Unreachable */

/** Return the error that no game leads to these cells; the page has a text for each reason.
    @type {(reason: string, values?: { [name: string]: number }) => Unreachable} */
export function unreachable(reason, values = {}) {
  return Object.assign(new Error(`no game leads to these cells: ${reason}`), { status: 400, reason, values });
}

/** Return the mark that moved last in a game of alternate stones.
    @type {(cells: number[]) => number} */
export function lastMover(cells) {
  const [first, second] = [1, 2].map((mark) => cells.filter((one) => one === mark).length);
  if (![0, 1].includes(first - second)) throw unreachable("counts", { first, second });
  return first > second ? 1 : 2;
}

/** Return the stones that complete all winning lines, the last move among them; null without a line.
    `isInLine(cells, cell)` tests whether the stone on a cell is in a winning line.
    @type {(cells: number[], isInLine: (cells: number[], cell: number) => boolean) => number[] | null} */
export function decidingStones(cells, isInLine) {
  const winning = cells.flatMap((mark, cell) => (mark && isInLine(cells, cell) ? [cell] : []));
  const winners = new Set(winning.map((cell) => cells[cell]));
  if (!winning.length) return null;
  if (winners.size === 2) throw unreachable("both");
  const last = lastMover(cells);
  if (!winners.has(last)) throw unreachable(last === 1 ? "over_second" : "over_first");
  const found = winning.filter((stone) => {
    const without = cells.with(stone, 0);
    return !winning.some((cell) => cell !== stone && isInLine(without, cell));
  });
  if (!found.length) throw unreachable("lines");
  return found;
}

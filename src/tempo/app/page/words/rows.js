/* Facts of moves in games that are won by stones in a row: rows made and stopped, threats. */

/** @import { Cells } from "../../drawings.d.ts" */
/** @import { DescribedMove, Fact } from "../../words.d.ts" */
/** @typedef {{ rows: number, columns: number, inarow: number }} Board */
/** @typedef {(cells: Cells, cell: number) => boolean} Test whether a stone can be placed on an empty cell */
/** @typedef {{ cell: number, row: number[] }} Threat an empty cell that completes a row */

const STEPS = [[0, 1], [1, 0], [1, 1], [1, -1]];

/** What a move does to the rows of both sides, most telling first.
    @type {(move: DescribedMove, board: Board, canPlay: Test) => Fact[]} */
export function rowFacts({ before, after, seat, cells: [own] }, board, canPlay) {
  const n = board.inarow, won = rowThrough(after, own, seat, board, n);
  if (won.length) return [{ key: "wins", rank: 3, rows: [won], values: { n } }];
  return [
    ...blocked(before, own, 1 - seat, board),
    ...threatened(before, after, own, seat, board, canPlay),
    ...stopped(before, own, 1 - seat, board, canPlay),
    ...built(after, own, seat, board),
  ].sort((one, other) => other.rank - one.rank);
}

/** A row of the rival that this cell would have completed.
    @type {(cells: Cells, own: number, rival: number, board: Board) => Fact[]} */
function blocked(cells, own, rival, board) {
  const row = rowThrough(placed(cells, own, rival), own, rival, board, board.inarow);
  return row.length ? [{ key: "blocks", rank: 2.6, isRivals: true, rows: [row], values: { n: board.inarow } }] : [];
}

/** Rows that the side can complete with its next move, at once or when a cell can be reached.
    @type {(before: Cells, after: Cells, own: number, seat: number, board: Board, canPlay: Test) => Fact[]} */
function threatened(before, after, own, seat, board, canPlay) {
  const n = board.inarow, all = threats(after, seat, board), now = all.filter(({ cell }) => canPlay(after, cell));
  const old = new Set(threats(before, seat, board).map(({ cell }) => cell));
  const fresh = now.filter(({ cell }) => !old.has(cell)), rows = now.map(({ row }) => row).slice(0, 2);
  const open = openRun(after, own, seat, board, canPlay);
  if (now.length > 1 && fresh.length) {
    if (open.length === n - 1) return [{ key: "open", rank: 2.5, rows: [open], values: { n: n - 1 } }];
    return [{ key: "fork", rank: 2.5, rows, values: { n } }];
  }
  const above = all.find(({ cell }) => now.some((one) => one.cell === cell + board.columns) && !canPlay(after, cell));
  if (above && (fresh.length || !old.has(above.cell))) {
    return [{ key: "stack", rank: 2.5, rows: [...rows, above.row].slice(0, 2), values: { n } }];
  }
  /** @type {Fact[]} */
  const facts = fresh.map(({ cell, row }) => ({ key: "threat", rank: 1.4, rows: [row], values: { n, cell } }));
  const waiting = all.find(({ cell }) => !old.has(cell) && !canPlay(after, cell));
  if (waiting) facts.push({ key: "waits", rank: 1.5, rows: [waiting.row], values: { n, cell: waiting.cell } });
  if (n > 4 && open.length === n - 2) facts.push({ key: "open", rank: 2, rows: [open], values: { n: n - 2 } });
  return facts;
}

/** Two threats at once that the rival would have had from here.
    @type {(cells: Cells, own: number, rival: number, board: Board, canPlay: Test) => Fact[]} */
function stopped(cells, own, rival, board, canPlay) {
  const theirs = placed(cells, own, rival), old = new Set(threats(cells, rival, board).map(({ cell }) => cell));
  const now = threats(theirs, rival, board).filter(({ cell }) => canPlay(theirs, cell));
  if (now.length < 2 || now.every(({ cell }) => old.has(cell))) return [];
  return [{ key: "stops", rank: 2.2, isRivals: true, rows: now.map(({ row }) => row).slice(0, 2), values: { n: board.inarow } }];
}

/** The longest row through a stone that can still become long enough.
    @type {(cells: Cells, own: number, seat: number, board: Board) => Fact[]} */
function built(cells, own, seat, board) {
  const runs = STEPS.map((step) => runOf(cells, own, seat, step, board));
  const useful = runs.filter(({ row, room }) => row.length > 1 && room >= board.inarow);
  const row = useful.reduce((/** @type {number[]} */ best, one) => (one.row.length > best.length ? one.row : best), []);
  return row.length ? [{ key: "builds", rank: row.length / 10, rows: [row], values: { n: row.length } }] : [];
}

/** Empty cells on which a side completes a row.
    @type {(cells: Cells, seat: number, board: Board) => Threat[]} */
function threats(cells, seat, board) {
  /** @type {Threat[]} */
  const open = [];
  for (const [cell, owner] of cells.entries()) {
    if (owner !== null) continue;
    const row = rowThrough(placed(cells, cell, seat), cell, seat, board, board.inarow);
    if (row.length) open.push({ cell, row });
  }
  return open;
}

/** A row through a cell with both ends free; none without one. A shorter one needs a further free cell to grow.
    @type {(cells: Cells, own: number, seat: number, board: Board, canPlay: Test) => number[]} */
function openRun(cells, own, seat, board, canPlay) {
  const open = STEPS.map((step) => runOf(cells, own, seat, step, board)).filter(({ row, ends, room }) => (
    ends.length === 2 && ends.every((cell) => cells[cell] === null && canPlay(cells, cell))
    && (row.length === board.inarow - 1 || room > board.inarow)));
  return open.reduce((/** @type {number[]} */ best, { row }) => (row.length > best.length ? row : best), []);
}

/** The row of at least this length through a cell; none without one.
    @type {(cells: Cells, own: number, seat: number, board: Board, least: number) => number[]} */
function rowThrough(cells, own, seat, board, least) {
  return STEPS.map((step) => runOf(cells, own, seat, step, board).row).find((row) => row.length >= least) ?? [];
}

/** The side's cells side by side through a cell, the cells at the ends, and the room that the rival leaves.
    @type {(cells: Cells, own: number, seat: number, step: number[], board: Board)
      => { row: number[], ends: number[], room: number }} */
function runOf(cells, own, seat, [down, right], { rows, columns }) {
  const [y, x] = [Math.floor(own / columns), own % columns];
  /** @type {(place: number) => number | null} */
  const at = (place) => {
    const [row, column] = [y + place * down, x + place * right];
    return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : null;
  };
  /** @type {(place: number, way: number, owners: (number | null)[]) => number} */
  const walk = (place, way, owners) => {
    let last = place;
    for (let cell = at(last + way); cell !== null && owners.includes(cells[cell]); cell = at(last + way)) last += way;
    return last;
  };
  const first = walk(0, -1, [seat]), last = walk(0, 1, [seat]);
  const row = Array.from({ length: last - first + 1 }, (_, place) => /** @type {number} */ (at(first + place)));
  const ends = [at(first - 1), at(last + 1)].filter((cell) => cell !== null);
  return { row, ends, room: walk(last, 1, [seat, null]) - walk(first, -1, [seat, null]) + 1 };
}

/** @type {(cells: Cells, cell: number, seat: number) => Cells} */
function placed(cells, cell, seat) { return cells.with(cell, seat); }

/** Texts of these facts; a game adds the names of its sides and cells. */
export const rowTexts = {
  en: {
    "wins": "{who} {who:make|makes} {n} in a row",
    "blocks": "{who} {who:keep|keeps} {rival} from making {n} in a row",
    "open": "{who} {who:make|makes} {n} in a row with both ends open",
    "fork": "{who} {who:threaten|threatens} to make {n} in two places",
    "stack": "{who} {who:threaten|threatens} to make {n} in two cells, one above the other",
    "threat": "{who} {who:threaten|threatens} to make {n}",
    "waits": "{who} {who:wait|waits} to make {n} at {cell}",
    "stops": "{who} {who:keep|keeps} {rival} from threatening {n} in two places",
    "builds": "{who} {who:make|makes} {n} in a row",
    "hint.blocks": "Block {place}, or {rival} {rival:make|makes} {n}.",
    "missed.wins": "{who} could make {n} {place}.",
    "missed.blocks": "{who} had to block {place}.",
    "place": "at {move}",
  },
  zh: {
    "wins": "{who}连成{n}子",
    "blocks": "{who}阻止{rival}连成{n}子",
    "open": "{who}连成{n}子，两端皆空",
    "fork": "{who}同时有两处可连成{n}子",
    "stack": "{who}有上下相邻的两处可连成{n}子",
    "threat": "{who}下一步要连成{n}子",
    "waits": "{who}等待在{cell}连成{n}子",
    "stops": "{who}阻止{rival}同时有两处可连成{n}子",
    "builds": "{who}连起{n}子",
    "hint.blocks": "{place}必须堵住，否则{rival}连成{n}子。",
    "missed.wins": "{who}本可{place}连成{n}子。",
    "missed.blocks": "{who}必须{place}堵住。",
    "place": "在 {move} ",
  },
};

/* Othello in words: corners, passes, mobility, parity, discs that turn. */

/** @import { DescribedMove, Fact } from "../../../app/words.d.ts" */

const SIZE = 8, PASS = 64, CORNERS = [0, 7, 56, 63];
const FEW_MOVES = 3, FEW_DISCS = 2; // that the rival is left with; that turn
const PARITY_EMPTY = 16; // empty squares from which on the last move in a region counts

/** @type {(move: DescribedMove) => Fact[]} */
export function describe(move) {
  const { action, rewards } = move;
  if (action === PASS || rewards) return [];
  return [...corners(move), ...mobility(move), ...parity(move), ...discs(move)].sort((one, other) => other.rank - one.rank);
}

/** Corners taken, and those that the rival cannot take any more.
    @type {(move: DescribedMove) => Fact[]} */
function corners({ action, before, after, seat, legal, replies, next }) {
  if (CORNERS.includes(action)) return [fact("corner", 2.4, [[action]], { cell: action })];
  const lost = CORNERS.filter((corner) => rivalCanTake(before, corner, seat) && !rivalCanTake(after, corner, seat));
  if (lost.length && next !== seat && legal.length > 1) {
    return [fact("guards", 2, [lost.slice(0, 1)], { cell: lost[0] })];
  }
  const safe = !CORNERS.some((corner) => replies.includes(corner)) && next !== seat;
  const others = safe && isNextToFreeCorner(before, action) ? [fact("safe", 0.4)] : [];
  return others;
}

/** Whether the other side of `seat` could take a corner if it were to move.
    @type {(cells: DescribedMove["before"], corner: number, seat: number) => boolean} */
function rivalCanTake(cells, corner, seat) {
  if (cells[corner] !== null) return false;
  const [row, column] = [Math.floor(corner / SIZE), corner % SIZE], [down, right] = [row ? -1 : 1, column ? -1 : 1];
  return [[down, 0], [0, right], [down, right]].some(([by, across]) => {
    for (let place = 1; place < SIZE; place++) {
      const owner = cells[(row + place * by) * SIZE + column + place * across];
      if (owner !== seat) return place > 1 && owner === 1 - seat;
    }
    return false;
  });
}

/** @type {(cells: DescribedMove["before"], square: number) => boolean} */
function isNextToFreeCorner(cells, square) {
  const [row, column] = [Math.floor(square / SIZE), square % SIZE];
  return CORNERS.some((corner) => cells[corner] === null
    && Math.max(Math.abs(row - Math.floor(corner / SIZE)), Math.abs(column - (corner % SIZE))) === 1);
}

/** Moves that are left to the rival.
    @type {(move: DescribedMove) => Fact[]} */
function mobility({ replies, legal, action }) {
  if (replies.length === 1 && replies[0] === PASS) return [fact("pass", 2.2, [[action]])];
  const { length } = replies, rank = length <= FEW_MOVES ? 1.5 : length < legal.length ? 0.6 : 0;
  return [{ ...fact(length <= FEW_MOVES ? "few" : "moves", rank, [], { count: length }), least: length }];
}

/** The last move in a region of empty squares, late in the game.
    @type {(move: DescribedMove) => Fact[]} */
function parity({ before, action }) {
  const empty = before.filter((owner) => owner === null).length;
  if (empty > PARITY_EMPTY) return [];
  const region = [action];
  for (const square of region) {
    for (const near of neighbours(square)) if (before[near] === null && !region.includes(near)) region.push(near);
  }
  if (region.length % 2 === 0 || region.length === empty && empty % 2 === 0) return [];
  return [fact(region.length === 1 ? "last" : "parity", 1, [[action]])];
}

/** @type {(square: number) => number[]} */
function neighbours(square) {
  const [row, column] = [Math.floor(square / SIZE), square % SIZE];
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [row + down, column + right]))
    .filter(([y, x]) => y >= 0 && y < SIZE && x >= 0 && x < SIZE).map(([y, x]) => y * SIZE + x)
    .filter((near) => near !== square);
}

/** @type {(move: DescribedMove) => Fact[]} */
function discs({ cells, before }) {
  const turned = cells.length - 1, empty = before.filter((owner) => owner === null).length;
  if (empty <= PARITY_EMPTY) return [];
  return turned <= FEW_DISCS ? [fact("quiet", 0.5)] : [];
}

/** @type {(key: string, rank: number, rows?: number[][], values?: Fact["values"]) => Fact} */
function fact(key, rank, rows = [], values = {}) { return { key, rank, rows, values }; }

/** @type {import("../../../app/words.d.ts").GameWords["texts"]} */
export const texts = {
  en: {
    "corner": "{who} {who:take|takes} the corner {cell}, and it is never turned",
    "guards": "{who} {who:keep|keeps} {rival} from the corner {cell}",
    "safe": "{rival} cannot take the corner beside it now",
    "pass": "{rival} {rival:have|has} to pass, and {who} {who:move|moves} again",
    "few": "{rival} {rival:have|has} few moves left",
    "moves": "{rival} {rival:get|gets} fewer moves than {who} {who:have|has} here",
    "less": "it leaves {rival} fewer moves",
    "last": "{who} {who:fill|fills} a single hole that {rival} cannot answer in",
    "parity": "{who} {who:get|gets} the last move in this part of the board",
    "quiet": "few discs turn, which leaves {rival} few new moves",
    "missed.corner": "{who} could take the corner {cell}.",
    "place": "at {move}",
    "side.0": "Black",
    "side.1": "White",
  },
  zh: {
    "corner": "{who}占据 {cell} 角，此角永不翻转",
    "guards": "{who}不让{rival}占 {cell} 角",
    "safe": "{rival}暂时占不到旁边的角",
    "pass": "{rival}无处可下，{who}再下一手",
    "few": "{rival}可下之处很少",
    "moves": "{rival}的下法比{who}现在的少",
    "less": "给{rival}留下的下法更少",
    "last": "{who}填上单独的一格，{rival}无法跟下",
    "parity": "{who}在这一块下最后一手",
    "quiet": "翻转的棋子少，{rival}新的下法也少",
    "missed.corner": "{who}本可占据 {cell} 角。",
    "place": "在 {move} ",
    "side.0": "黑方",
    "side.1": "白方",
  },
};

/* Exact scores of moves (exact.py): pairs of bounds [low, high] for the side that plays the move, by move. */

/** @import { Bounds, Figures } from "../types.d.ts" */

const MOST = 10000; // bound of all scores
/** @type {Bounds} */
export const UNKNOWN = [-MOST, MOST];

/** @type {(score: Bounds) => boolean} */
export function isExact([low, high]) { return low === high; }

/** 1 for won, 0 for drawn, -1 for lost, null if unknown.
    @type {(score: Bounds) => number | null} */
export function valueOf([low, high]) {
  return Math.sign(low) === Math.sign(high) ? Math.sign(low) : null;
}

/** Whether a score is known within floor and ceiling, or known to lie outside.
    @type {(score: Bounds, floor: number, ceiling: number) => boolean} */
export function isSettled([low, high], floor, ceiling) {
  return low >= high || high <= floor || low >= ceiling;
}

/** The number of the last move for a score that counts the moves left until `win`; nothing for a draw.
    @type {(score: Bounds, win: number) => { move?: number }} */
export function lastMove(score, win) {
  const value = valueOf(score);
  return value ? { move: win - (value > 0 ? score[0] : 0 - score[1]) } : {};
}

/** The moves that are best for certain, as far as the outcome goes; none where it is not known.
    @type {(scores: Map<number, Bounds>) => number[]} */
export function bestMoves(scores) {
  const known = scores.size ? [...scores.values()] : [UNKNOWN];
  const low = Math.max(...known.map((score) => score[0])), high = Math.max(...known.map((score) => score[1]));
  return valueOf([low, high]) === null ? [] : [...scores].filter((one) => one[1][0] === low).map(([move]) => move);
}

/** A score for pages: `value`, `exact`, and what it counts; without a value `not`, see ExactScorer.figures.
    @type {(score: Bounds, counted?: (score: Bounds) => object) => Figures} */
export function figures(score, counted = marginOf) {
  const value = valueOf(score), fields = { value, exact: isExact(score) };
  if (value === null) return { ...fields, not: score[1] <= 0 ? 1 : score[0] >= 0 ? -1 : null };
  return { ...fields, ...counted(score) };
}

/** @type {(score: Bounds) => { margin?: number }} */
function marginOf(score) { return isExact(score) ? { margin: score[0] } : {}; }

/** The time that a solver may spend on one question. */
export class Effort {
  /** @param {number} seconds */
  constructor(seconds) { this.end = performance.now() + 1000 * seconds; }

  get secondsLeft() { return Math.max(0, (this.end - performance.now()) / 1000); }

  get isSpent() { return performance.now() >= this.end; }
}

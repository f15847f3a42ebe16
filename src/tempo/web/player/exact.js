/* Exact scores of moves (exact.py): pairs of bounds [low, high] for the side that plays the move, by move. */

const MOST = 10000; // bound of all scores
export const UNKNOWN = [-MOST, MOST];

export function isExact([low, high]) { return low === high; }

/** 1 for won, 0 for drawn, -1 for lost, null if unknown. */
export function valueOf([low, high]) {
  return Math.sign(low) === Math.sign(high) ? Math.sign(low) : null;
}

/** Whether a score is known within floor and ceiling, or known to lie outside. */
export function isSettled(score, floor, ceiling) {
  return isExact(score) || score[1] <= floor || score[0] >= ceiling;
}

/** The moves that are best for certain, as far as the outcome goes; none where it is not known. */
export function bestMoves(scores) {
  const known = scores.size ? [...scores.values()] : [UNKNOWN];
  const low = Math.max(...known.map((score) => score[0])), high = Math.max(...known.map((score) => score[1]));
  return valueOf([low, high]) === null ? [] : [...scores.keys()].filter((move) => scores.get(move)[0] === low);
}

/** A score for pages: `value`, `exact`, and what it counts; without a value `not`, see ExactScorer.figures. */
export function figures(score, counted = marginOf) {
  const value = valueOf(score), fields = { value, exact: isExact(score) };
  if (value === null) return { ...fields, not: score[1] <= 0 ? 1 : score[0] >= 0 ? -1 : null };
  return { ...fields, ...counted(score) };
}

function marginOf(score) { return isExact(score) ? { margin: score[0] } : {}; }

/** The time that a solver may spend on one question. */
export class Effort {
  constructor(seconds) { this.end = performance.now() + 1000 * seconds; }

  get secondsLeft() { return Math.max(0, (this.end - performance.now()) / 1000); }

  get isSpent() { return performance.now() >= this.end; }
}

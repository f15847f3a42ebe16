/* What follows from the scores of moves: Maps from move to [low, high] for the side that plays it. */

/** @import { Bounds } from "../../../web/types.d.ts" */

import { UNKNOWN, valueOf } from "../../../web/player/exact.js";

/** The score of a position by those of all its moves.
    @type {(scores: Iterable<Bounds>) => Bounds} */
export function bestScore(scores) {
  const known = [...scores];
  if (!known.length) return UNKNOWN;
  return [Math.max(...known.map(([low]) => low)), Math.max(...known.map(([, high]) => high))];
}

/** The scores with the result of a move that ended the game: its sign. Other moves may be better unless it won.
    @type {(scores: Map<number, Bounds>, action: number, reward: number, legal: number[]) => Map<number, Bounds>} */
export function withResult(scores, action, reward, legal) {
  /** @type {Bounds} */
  const result = reward > 0 ? [1, UNKNOWN[1]] : reward < 0 ? [UNKNOWN[0], -1] : [0, 0];
  /** @type {typeof scores} */
  const known = new Map();
  if (reward <= 0) for (const move of legal) known.set(move, UNKNOWN);
  for (const [move, score] of scores) known.set(move, score);
  return known.set(action, intersection(known.get(action) ?? UNKNOWN, result));
}

/** The moves that keep the outcome of a position with the score `best`; none where it is not known.
    @type {(scores: Map<number, Bounds>, best: Bounds) => number[]} */
export function keepingMoves(scores, best) {
  const value = valueOf(best);
  return value === null ? [] : [...scores].filter(([, score]) => valueOf(score) === value).map(([action]) => action);
}

/** Whether the value of every move is known.
    @type {(scores: Map<number, Bounds>) => boolean} */
export function isAllKnown(scores) {
  return scores.size > 0 && [...scores.values()].every((score) => valueOf(score) !== null);
}

/** The bounds that two scores of the same move have in common.
    @type {(score: Bounds, other: Bounds) => Bounds} */
export function intersection([low, high], [otherLow, otherHigh]) {
  return [Math.max(low, otherLow), Math.min(high, otherHigh)];
}

/** A score as the other side sees it.
    @type {(score: Bounds) => Bounds} */
export function negative([low, high]) { return [0 - high, 0 - low]; }

/* One annotated move: whether it was perfect, kept the value, or gave something away.

   A question is answered only if the bounds decide it, else with null. */

/** @import { KnownScores } from "../../learn.d.ts" */
/** @import { Bounds } from "../../../web/types.d.ts" */
/** @typedef {Map<number, Bounds>} Scores */
/** @typedef {AnnotatedMove & { action: number }} PlayedMove */

import { isExact, UNKNOWN, valueOf } from "../../../web/player/exact.js";
import { bestScore, intersection, negative } from "./scores.js";

export class AnnotatedMove {
  /** `seat` moved after `ply` moves; `action` is null where none was played; `scores`, `estimates`: Maps by move.
      @param {number} ply @param {number} seat @param {number | null} action
      @param {Scores} scores @param {Map<number, number>} estimates */
  constructor(ply, seat, action, scores, estimates) {
    this.ply = ply;
    this.seat = seat;
    this.action = action;
    this.scores = scores;
    this.estimates = estimates;
    this.played = scores.get(/** @type {number} */ (action)) ?? UNKNOWN;
    this.best = bestScore([...scores.values(), ...(action === null ? [] : [this.played])]);
  }

  /** The moves known to be best; none where the value of the position is not known. */
  get bestActions() {
    if (valueOf(this.best) === null) return [];
    return [...this.scores].filter(([, [low]]) => low === this.best[0]).map(([action]) => action);
  }

  /** Whether no other move scores higher. */
  get isPerfect() {
    if (!this.scores.size) return null;
    const rivals = [...this.scores].filter(([action]) => action !== this.action).map(([, score]) => score);
    if (rivals.every(([, high]) => this.played[0] >= high)) return true;
    return rivals.some(([low]) => low > this.played[1]) ? false : null;
  }

  get keepsValue() {
    const [best, played] = [valueOf(this.best), valueOf(this.played)];
    if (best === null || played === null) return this.isPerfect ? true : null;
    return best === played;
  }

  /** Whether every legal move is known to have the same result. */
  get isIndifferent() {
    const values = new Set([...this.scores.values()].map(valueOf));
    return values.size === 1 && !values.has(null) && [...this.estimates.keys()].every((one) => this.scores.has(one));
  }

  /** Whether both scores are exact: that of the move, and that of the position. */
  get isMeasured() { return isExact(this.played) && isExact(this.best); }

  /** Whether the move kept the value but has a lower exact score than the best move. */
  get isSlower() { return Boolean(this.keepsValue && this.isMeasured && this.played[0] !== this.best[0]); }

  /** The loss of winning chance by estimates; null where exact scores decide, or without an estimate. */
  get estimatedLoss() {
    const best = valueOf(this.best), played = valueOf(this.played);
    const thought = played === null ? this.estimates.get(/** @type {number} */ (this.action)) : (1 + played) / 2;
    if (this.keepsValue !== null || thought === undefined || !this.estimates.size) return null;
    return Math.max(0, (best === null ? Math.max(...this.estimates.values()) : (1 + best) / 2) - thought);
  }
}

/** Annotate the move of a side after `ply` moves, from what is known of the position before it, and of the other side's
    positions after it and after its rival.
    @type {(ply: number, seat: number, action: number, before: KnownScores, after: KnownScores, rival: KnownScores)
      => PlayedMove} */
export function annotatedMove(ply, seat, action, before, after, rival) {
  const scores = new Map(before.scores);
  if (after.scores.size) {
    scores.set(action, intersection(scores.get(action) ?? UNKNOWN, negative(bestScore(after.scores.values()))));
  }
  return /** @type {PlayedMove} */ (
    new AnnotatedMove(ply, seat, action, scores, compareEstimates(action, scores, before, after, rival))
  );
}

/** The move that the search prefers to `action`; null without one, or where exact scores say what is best.
    @type {(action: number, scores: Scores, estimates: Map<number, number>) => number | null} */
export function rivalOf(action, scores, estimates) {
  const most = Math.max(...estimates.values());
  if (!estimates.size || isDecided(action, scores) || estimates.get(action) === most) return null;
  return Math.min(...[...estimates.keys()].filter((move) => estimates.get(move) === most));
}

/** The estimates, that of the move played lacking what it is behind the search's own choice (compare_estimates).
    @type {(action: number, scores: Scores, before: KnownScores, after: KnownScores, rival: KnownScores)
      => Map<number, number>} */
function compareEstimates(action, scores, before, after, rival) {
  const estimates = new Map(before.estimates), best = rivalOf(action, scores, estimates);
  if (!estimates.size || !after.estimates.size || (best === null && !isDecided(action, scores))) return estimates;
  /** @type {(known: KnownScores) => number} */
  const chance = ({ estimates: replies }) => 1 - Math.max(...replies.values());
  const isCompared = best !== null && rival?.estimates.size;
  const lost = isCompared ? Math.max(0, chance(rival) - chance(after)) : 0;
  return estimates.set(action, isCompared ? Math.max(0, (estimates.get(best) ?? 0) - lost) : chance(after));
}

/** @type {(action: number, scores: Scores) => boolean} */
function isDecided(action, scores) {
  return valueOf(bestScore([...scores.values(), scores.get(action) ?? UNKNOWN])) !== null;
}

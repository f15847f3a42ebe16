/* Whether a move solves an exercise: every move that keeps the value does. Exact scores decide where there are any, else
   the engine, by the same rules as in a review. */

/** @import { Evaluated, KeptExercise } from "../../learn.d.ts" */
/** @import { PositionCache } from "../review/evaluations.js" */
/** @typedef {{ isRight: boolean, annotation: KeptExercise["annotation"] }} Judgement with the score of the move */

import { isMistake } from "../review/exercises.js";
import { GameReview } from "../review/game_review.js";
import { refusal } from "../refusal.js";

const PASSES = [0.1, 0.5, 2]; // seconds for a position, until its value is known
const MISTAKE = 0.1; // loss of winning probability that is one (annotations.js)

/** Judge a move of an exercise; ask the engine if the exercise does not say what the move is worth.
    @type {(cache: PositionCache, exercise: KeptExercise, action: number) => Promise<Judgement>} */
export async function judgeMove(cache, { annotation, before }, action) {
  const kept = valueToKeep(annotation), known = annotation.scores[action];
  if (isSettled(known, kept)) return judgement(annotation, action, known, /** @type {number} */ (known.value) >= Number(kept));
  if (!annotation.certain && annotation.keeping_moves?.includes(action)) return judgement(annotation, action, known, true);
  await cache.rules.load(before);
  if (!cache.rules.position(before).legal.includes(action)) throw refusal("this move is not legal here");
  const review = await GameReview.of(cache, [...before, action]);
  let found = null;
  for (const seconds of PASSES) {
    await review.evaluate(before.length + 1, seconds);
    await review.evaluate(before.length, seconds);
    found = review.annotation(before.length);
    if (isSettled(found.scores[action], kept) || (kept === null && found.certain)) break;
  }
  const score = found?.scores[action];
  return judgement(annotation, action, score, kept === null || !score ? !found || !isMistake(found) : keeps(score, kept));
}

/** The value that a move must keep; null where it is estimated.
    @type {(annotation: KeptExercise["annotation"]) => number | null} */
function valueToKeep({ certain, value_change: change }) { return certain ? change?.[0] ?? null : null; }

/** Whether a score says if the value is kept.
    @type {(score: Evaluated | undefined, kept: number | null) => boolean} */
function isSettled(score, kept) { return kept !== null && typeof score?.value === "number"; }

/** Whether a move is worth a value: for certain, or nearly by the estimate. A score may only rule a result out.
    @type {(score: Evaluated, kept: number) => boolean} */
function keeps({ value, not, chance }, kept) {
  if (typeof value === "number") return value >= kept;
  if (typeof not === "number") return not !== kept;
  return (1 + kept) / 2 - (chance ?? 0) < MISTAKE;
}

/** @type {(annotation: KeptExercise["annotation"], action: number, score: Evaluated | undefined, isRight: boolean)
      => Judgement} */
function judgement(annotation, action, score, isRight) {
  const keeping = annotation.keeping_moves ?? [];
  return {
    isRight,
    annotation: {
      ...annotation, scores: score ? { ...annotation.scores, [action]: score } : annotation.scores,
      keeping_moves: isRight && !keeping.includes(action) ? [...keeping, action] : keeping,
    },
  };
}

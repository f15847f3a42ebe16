/* Pure functions of a review and a board.

   A review is {number, version, line, done, total, running, finished, stopped, deep, error, accuracy, plies: {index:
   annotation}}. An annotation holds the scores of a position and the label of the move played there, see
   review/annotations.js. The last position has no move. */

/** @import { Score } from "../../drawings.d.ts" */
/** @import { Board, LinePly } from "../../game.d.ts" */
/** @import { Annotation, Evaluated, Exercise, Review } from "../../learn.d.ts" */
/** @import { Overlay } from "../../page.d.ts" */
/** @typedef {{ at: number, value: number | null, exact: boolean, annotation: Annotation | null }} GraphPoint */
/** @typedef {GraphPoint & { annotation: Annotation }} Mistake */
/** @typedef {Review | null | undefined} MayBeReview */

import { withoutCommonScores } from "../board/overlays.js";
import { exactText } from "../board/score_text.js";

const MAX_MARKED_BEST = 6; // more best moves than this are not marked

/** Merge a review with an update; answers and events can overtake each other.
    @type {(old: MayBeReview, update: Review) => Review} */
export function mergeReviews(old, update) {
  if (!old || old.board !== update.board || old.number < update.number) return update;
  if (old.number > update.number) return old;
  const [one, other] = old.version > update.version ? [update, old] : [old, update];
  return { ...other, plies: { ...one.plies, ...other.plies } };
}

/** Return the newer of two lists of exercises.
    @type {<T extends { version: number }>(old: T | null | undefined, update: T) => T} */
export function newerExercises(old, update) {
  return old && old.version > update.version ? old : update;
}

/** Return how many moves of the board's line the review covers.
    @type {(review: MayBeReview, board: Board) => number} */
export function commonMoves(review, board) {
  if (!review?.line) return 0;
  const reviewed = review.line.split("."), { line } = board;
  const other = line.findIndex((ply, index) => reviewed[index] !== String(ply.action));
  return Math.min(reviewed.length, other < 0 ? line.length : other);
}

/** Return whether a review is of the line on the board.
    @type {(review: MayBeReview, board: Board) => boolean} */
export function isCurrent(review, board) {
  return Boolean(review?.number) && review?.line === board.line.map((ply) => ply.action).join(".");
}

/** Return the annotation of the position after `at` moves, or null. Where the board's line leaves the reviewed one,
    the position counts but not its move.
    @type {(review: MayBeReview, board: Board, at: number, common?: number) => Annotation | null} */
export function annotationAt(review, board, at, common = commonMoves(review, board)) {
  const annotation = review?.plies[at];
  if (!annotation || at > common) return null;
  return at < common || isCurrent(review, board) ? annotation : { ...annotation, action: null, label: null };
}

/** Return what the panel describes: the move that led to the position if it has a label, otherwise the position.
    @type {(review: MayBeReview, board: Board) => { at: number, annotation: Annotation | null }} */
export function describedAt(review, board) {
  const last = board.at ? annotationAt(review, board, board.at - 1) : null;
  if (last?.label) return { at: board.at - 1, annotation: last };
  return { at: board.at, annotation: annotationAt(review, board, board.at) };
}

/** Return whether a better move than the one played is known.
    @type {(annotation: Annotation) => boolean} */
export function isMissed({ label, action, best }) {
  return Boolean(label) && action !== null && best.length > 0 && !best.includes(action);
}

/** Return the scores of all moves of a position as an overlay.
    @type {(annotation: Pick<Annotation, "scores" | "best">) => Overlay} */
export function overlayOfReview(annotation) {
  /** @type {[string, Score][]} */
  const scores = Object.entries(annotation.scores).map(([action, score]) => [action, scoreOnBoard(score)]);
  const { best } = annotation, many = best.length > MAX_MARKED_BEST || (best.length > 1 && best.length === scores.length);
  return { scores: Object.fromEntries(withoutCommonScores(scores, best)), best: many ? [] : best };
}

/** @type {(score: Evaluated) => Score} */
function scoreOnBoard(score) {
  const { value, estimate, chance } = score;
  if (estimate) return { text: String(Math.round(100 * (chance ?? 0))), value, chance: chance ?? 0, estimate };
  return { text: exactText(score), value, estimate };
}

/** Return the points of the graph: [{at, value, exact, annotation}], with value null where nothing is known.
    @type {(review: MayBeReview, board: Board) => GraphPoint[]} */
export function graphPoints(review, board) {
  const common = commonMoves(review, board);
  return Array.from({ length: board.line.length + 1 }, (_, at) => {
    const annotation = annotationAt(review, board, at, common);
    return { at, annotation, value: annotation?.value_first ?? null, exact: Boolean(annotation?.exact) };
  });
}

/** @type {(annotation: Annotation | null) => boolean} */
export function isMistake(annotation) {
  return annotation?.label === "mistake" || annotation?.label === "blunder";
}

/** Return what a move gave away, 0 to 1.
    @type {(annotation: Pick<Annotation, "value_change" | "estimated_loss">) => number} */
export function severity({ value_change: change, estimated_loss: loss }) {
  return change ? (change[0] - change[1]) / 2 : loss ?? 0;
}

/** Return the mistakes of the line: worst first, then exact before estimated, then earlier before later.
    @type {(review: MayBeReview, board: Board) => Mistake[]} */
export function mistakesOf(review, board) {
  const points = graphPoints(review, board);
  const found = /** @type {Mistake[]} */ (points.filter(({ annotation }) => isMistake(annotation)));
  return found
    .sort((one, other) => severity(other.annotation) - severity(one.annotation)
      || Number(other.annotation.certain) - Number(one.annotation.certain) || one.at - other.at);
}

/** Return the mistake that decided the game: the loser's last one that lost for certain, else the loser's worst, else
    the one that made a lost game shortest; in a draw the worst of both. Null if there is none.
    @type {(review: MayBeReview, board: Board) => Mistake | null} */
export function decisiveMove(review, board) {
  const loser = board.over?.rewards.findIndex((reward) => reward < 0) ?? -1;
  const found = mistakesOf(review, board).filter(({ annotation }) => loser < 0 || annotation.seat === loser);
  const losing = found.filter(({ annotation: { value_change: change } }) => change && change[1] < 0 && change[0] >= 0);
  if (loser >= 0 && losing.length) return losing.reduce((one, other) => (other.at > one.at ? other : one));
  return found[0] ?? (loser < 0 ? null : shortening(review, board, loser));
}

/** The move of a side that lost most in the unit of the scores, though it kept the result; null without one.
    @type {(review: MayBeReview, board: Board, loser: number) => Mistake | null} */
function shortening(review, board, loser) {
  const slower = /** @type {Mistake[]} */ (graphPoints(review, board)
    .filter(({ annotation }) => annotation?.label === "slower" && annotation.seat === loser));
  /** @type {(one: Mistake) => number} */
  const amount = ({ annotation: { cost } }) => cost?.amount ?? 0;
  return slower.reduce((/** @type {Mistake | null} */ most, one) => (!most || amount(one) > amount(most) ? one : most), null);
}

/** Return the position after the next mistake in a direction, or null.
    @type {(review: MayBeReview, board: Board, at: number, step: number) => number | null} */
export function nextMistake(review, board, at, step) {
  const places = mistakesOf(review, board).map((one) => one.at + 1).sort((one, other) => one - other);
  return (step > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at)) ?? null;
}

/** Return an exercise in the form of a board.
    @type {(exercise: Exercise) => Board} */
export function exerciseBoard(exercise) {
  const { id, game, config, plies, legal, preview, to_move: mover } = exercise;
  return {
    id: `exercise ${id}`, version: 0, game, config,
    line:
      /** @type {LinePly[]} */
      (plies),
    at: plies.length, to_move: mover, legal, preview,
    seats: [0, 1].map(() => ({ kind: "human", name: "human" })), winning_cells: [], over: null, paused: false, watch: false, elsewhere: [],
    thinking: null, hint: null, error: null, saved_as: null, in_play: false, unfinished: null, pace: 0,
    clock: { kind: "none", act: 0, bank: 0, left: [0, 0], running: null, elapsed: 0 },
  };
}

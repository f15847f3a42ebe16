/* What a review says, put together. Pure functions of a review and a board.

   A review is what the server tells of it: {number, version, line, done, total, running, finished, stopped, deep,
   errorLine, accuracy, plies: {index: annotation}}. `annotation` is what is known of the position after so many moves, and of the
   move that was played there; see learn/judging.py. The last position of a line has no move. */

import { withoutCommonScores } from "../board/overlays.js";
import { exactText } from "../board/score_text.js";

const MOST_BEST = 6; // moves that are marked as best; where there are more, nearly any will do

/** What was told so far, with what is told now: answers and events can overtake each other. */
export function mergeReviews(old, told) {
  if (!old || old.board !== told.board || old.number < told.number) return told;
  if (old.number > told.number) return old;
  const [one, other] = old.version > told.version ? [told, old] : [old, told];
  return { ...other, plies: { ...one.plies, ...other.plies } };
}

/** The exercises as they were told last. */
export function newerExercises(old, told) {
  return old && old.version > told.version ? old : told;
}

/** How many moves of the board's line the review knows. */
export function commonMoves(review, board) {
  if (!review?.line) return 0;
  const reviewed = review.line.split("."), { line } = board;
  const other = line.findIndex((ply, index) => reviewed[index] !== String(ply.action));
  return Math.min(reviewed.length, other < 0 ? line.length : other);
}

/** Whether it is the review of what is on the board. */
export function isCurrent(review, board) {
  return Boolean(review?.number) && review.line === board.line.map((ply) => ply.action).join(".");
}

/** What is known after so many moves of the board's line, null for nothing. Where another move was played than in the
    game that was reviewed, the position is still the same. */
export function annotationAt(review, board, at, common = commonMoves(review, board)) {
  const annotation = review?.plies[at];
  if (!annotation || at > common) return null;
  return at < common || isCurrent(review, board) ? annotation : { ...annotation, action: null, label: null };
}

/** Scores of all moves of a position, as they are laid on the board. */
export function overlayOfReview(annotation) {
  const scores = Object.entries(annotation.scores).map(([action, score]) => [action, scoreOnBoard(score)]);
  const { best } = annotation, many = best.length > MOST_BEST || (best.length > 1 && best.length === scores.length);
  return { scores: Object.fromEntries(withoutCommonScores(scores, best)), best: many ? [] : best };
}

function scoreOnBoard(score) {
  const { value, estimate, chance } = score;
  if (estimate) return { text: String(Math.round(100 * chance)), value, chance, estimate };
  return { text: exactText(score), value, estimate };
}

/** The points of the graph: [{at, value, exact, annotation}], a gap where nothing is known yet. */
export function graphPoints(review, board) {
  const common = commonMoves(review, board);
  return Array.from({ length: board.line.length + 1 }, (_, at) => {
    const annotation = annotationAt(review, board, at, common);
    return { at, annotation, value: annotation?.value_first ?? null, exact: Boolean(annotation?.exact) };
  });
}

export function isMistake(annotation) {
  return annotation?.label === "mistake" || annotation?.label === "blunder";
}

/** What a move gave away, 0 to 1. */
export function severity({ value_change: change, estimated_loss: loss }) {
  return change ? (change[0] - change[1]) / 2 : loss ?? 0;
}

/** The mistakes of the line, the worst first; of equals those that are certain, then those that came first. */
export function mistakesOf(review, board) {
  return graphPoints(review, board)
    .filter(({ annotation }) => isMistake(annotation))
    .sort((one, other) => severity(other.annotation) - severity(one.annotation)
      || Number(other.annotation.certain) - Number(one.annotation.certain) || one.at - other.at);
}

/** The next mistake in a direction from a position: where its move was played. */
export function nextMistake(review, board, at, step) {
  const places = mistakesOf(review, board).map((one) => one.at + 1).sort((one, other) => one - other);
  return (step > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at)) ?? null;
}

/** An exercise as a board, so that it is drawn as one. */
export function exerciseBoard(exercise) {
  const { id, game, config, plies, legal, preview, to_move: mover } = exercise;
  return {
    id: `exercise ${id}`, version: 0, game, config, line: plies, at: plies.length, to_move: mover, legal, preview,
    seats: [0, 1].map(() => ({ kind: "human", name: "human" })), winning_cells: [], over: null, paused: false, watch: false,
    thinking: null, hint: null, error: null, saved_as: null, clock: { kind: "none", running: null, left: [0, 0] },
  };
}

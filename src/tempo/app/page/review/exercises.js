/* Exercises: positions where a player made a mistake, and puzzles. */

/** @import { Config } from "../../drawings.d.ts" */
/** @import { AboutScores, PageRules } from "../../game.d.ts" */
/** @import { Annotation, Annotations, Exercise, ExerciseEntry, KeptExercise } from "../../learn.d.ts" */
/** @import { MoveAnnotation, Puzzle, PuzzleAnnotation } from "../../learn.d.ts" */
/** @import { Bounds, Shape } from "../../../web/types.d.ts" */
/** @typedef {{ game: string, shape: Shape, config: Config, players: string[], source: string }} AboutGame */

import { annotatePosition } from "./annotations.js";
import { AnnotatedMove } from "./move_quality.js";
import { keepingMoves } from "./scores.js";
import { valueOf } from "../../../web/player/exact.js";

const HUMAN = "human", NOBODY = ["", ""];
/** @type {(keyof ExerciseEntry)[]} */
const ENTRY = ["id", "label", "certain", "seat", "game", "number", "players", "source", "own",
  "box", "due"]; // fields in a list
/** @type {(string | null | undefined)[]} */
const LABELS = ["blunder", "mistake"];
const MOST = 300;

/** Whether a move makes an exercise.
    @type {(annotation: Annotation) => boolean} */
export function isMistake({ label }) { return LABELS.includes(label); }

/** The mistakes among the annotations of a game.
    @type {(plies: Annotations) => Annotations} */
export function mistakesIn(plies) {
  return Object.fromEntries(Object.entries(plies).filter(([, annotation]) => isMistake(annotation)));
}

/** The exercises of a game.

    about    {game, shape, config, players, source}, the source being the name of a record or ""
    actions  the moves
    plies    annotations by ply

    @type {(about: AboutGame, actions: number[], plies: Annotations) => KeptExercise<MoveAnnotation>[]} */
export function exercisesIn(about, actions, plies) {
  return Object.entries(mistakesIn(plies)).map(([ply, annotation]) => (
    exercise(about, actions.slice(0, Number(ply)), /** @type {MoveAnnotation} */ (annotation))));
}

/** @type {(about: AboutGame, before: number[], annotation: MoveAnnotation) => KeptExercise<MoveAnnotation>} */
function exercise(about, before, annotation) {
  const { label, certain, seat } = annotation, { game, shape, players } = about;
  return {
    ...about, id: [game, ...Object.entries(shape).flat(), before.join(".")].join("-"), label, certain, seat,
    number: before.length + 1, own: players[seat] === HUMAN, annotation, before,
  };
}

/** A puzzle, {id, label, game, shape, seat, actions, scores}, as an exercise; `exact` is what its scores count.
    @type {(puzzle: Puzzle & { game: string }, exact: AboutScores | null) => KeptExercise<PuzzleAnnotation>} */
export function puzzleOf({ id, label, game, shape, seat, actions, scores: known }, exact) {
  /** @type {Map<number, Bounds>} */
  const scores = new Map(Object.entries(known).map(([action, score]) => [Number(action), score]));
  const one = new AnnotatedMove(actions.length, seat, null, scores, new Map());
  /** @type {PuzzleAnnotation} */
  const annotation = {
    ...annotatePosition(one, exact), label, certain: true, action: null, estimated_loss: null,
    keeping_moves: keepingMoves(scores, one.best), value_change: [valueOf(one.best), null],
  };
  return {
    id, label, certain: true, seat, game, shape, number: actions.length + 1, players: NOBODY, source: "",
    own: false, annotation, before: actions,
  };
}

/** Sort exercises: exact ones first, worse mistakes first. If a person made any of them, only those are kept.
    @type {(exercises: KeptExercise<MoveAnnotation>[]) => KeptExercise<MoveAnnotation>[]} */
export function byImportance(exercises) {
  const different = [...new Map(exercises.map((one) => [one.id, one])).values()];
  const own = different.filter((one) => one.own);
  /** @type {(exercise: KeptExercise) => number} */
  const certain = ({ annotation }) => Number(annotation.certain);
  return (own.length ? own : different).sort((one, other) => (
    certain(other) - certain(one) || severity(other) - severity(one) || other.number - one.number
  )).slice(0, MOST);
}

/** The value that was given away.
    @type {(exercise: KeptExercise<MoveAnnotation>) => number} */
function severity({ annotation: { value_change: change, estimated_loss: loss } }) {
  return change ? change[0] - change[1] : loss ?? 0;
}

/** An exercise for a list.
    @type {(one: KeptExercise) => ExerciseEntry} */
export function listEntry(one) {
  return /** @type {ExerciseEntry} */ (Object.fromEntries(ENTRY.filter((name) => name in one).map((name) => [name, one[name]])));
}

/** An exercise with its position as the page draws it.
    @type {(one: KeptExercise, rules: PageRules) => Promise<Exercise>} */
export async function fullExercise(one, rules) {
  await rules.load(one.before);
  const position = rules.position(one.before);
  return {
    ...listEntry(one), config: one.config ?? rules.config, annotation: one.annotation, plies: rules.plies(one.before),
    legal: position.legal, to_move: position.seat, preview: rules.preview(position),
  };
}

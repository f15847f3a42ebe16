/* Reviews and exercises, for tsc and editors alone: no page loads this file. */

import type { Bounds, Figures, Shape } from "../web/types.d.ts";
import type { Config } from "./drawings.d.ts";
import type { Board, PlayedPly } from "./game.d.ts";
import type { Fact } from "./words.d.ts";

/** A score as the page gets it: exact, or the chance to win. */
export interface Evaluated extends Figures { estimate?: boolean; chance?: number | null }

/** What a reviewed position is worth: see page/review/annotations.js. */
export interface PositionAnnotation {
  seat: number | null; // to move; null where the game is over
  value_first: number | null;
  exact: boolean;
  scores: { [action: string]: Evaluated };
  best: number[];
}

/** A loss in the game's unit. */
export type Cost = { amount: number; unit: string };

/** A reviewed position, and the move that was played there; the last position has none. */
export interface Annotation extends PositionAnnotation {
  action: number | null;
  label?: string | null;
  certain?: boolean;
  cost?: Cost | null;
  perfect?: boolean | null;
  value_change?: [before: number, after: number] | null;
  estimated_loss?: number | null;
  keeping_moves?: number[];
}

/** Annotations by the number of moves before the position. */
export type Annotations = { [at: string]: Annotation };

/** A reviewed move. */
export interface MoveAnnotation extends Annotation {
  action: number;
  seat: number;
  label: string;
  certain: boolean;
}

/** The position of a puzzle. */
export interface PuzzleAnnotation extends PositionAnnotation {
  action: null;
  label: string;
  certain: boolean;
  value_change: [before: number | null, after: null];
  estimated_loss: null;
  keeping_moves: number[];
}

/** How well a side played. */
export interface Accuracy {
  moves: number;
  perfect: number;
  perfect_known: number;
  keeping: number;
  keeping_known: number;
  cost: (Cost & { moves: number }) | null;
  estimated: number; // moves with an estimated loss
  mean_loss: number | null;
}

/** A review as events and answers hold it. */
export interface ReviewAnswer {
  number: number;
  version: number;
  line: string; // moves, separated by points
  plies: Annotations;
  done: number;
  total: number;
  finished: boolean;
  stopped: boolean;
  deep: boolean;
  running: boolean;
  accuracy: Accuracy[] | null;
  error: string | null;
}

export interface Review extends ReviewAnswer { board: string }

/** What is known of a position's moves: bounds, and estimated chances to win. */
export interface KnownScores {
  scores: Map<number, Bounds>;
  estimates: Map<number, number>;
  seconds: number; // of search
  isExact: boolean;
}

/** A move of a best line, with its score for the player who makes it. */
export type LineMove = PlayedPly & Evaluated & { open?: boolean; kept?: boolean };

/** The same with what can be said of the move, the most telling first. */
export type ExplainedMove = LineMove & { facts: Fact[] };

/** An exercise in a list. */
export type ExerciseEntry = {
  id: string;
  label: string;
  certain: boolean;
  seat: number;
  game: string;
  number: number; // of the move
  players: string[];
  source: string; // name of a record, or ""
  own: boolean; // whether a person moved
  box?: number; // of a card
  due?: string;
};

/** An exercise with the moves before it: from a mistake, or a puzzle. */
export type KeptExercise<A = MoveAnnotation | PuzzleAnnotation> = ExerciseEntry & {
  shape: Shape;
  config?: Config;
  annotation: A;
  before: number[];
};

/** A mistake of a person as an exercise that comes back: see page/practice/spacing.js. Dates are like 2026-11-28. */
export type Card = KeptExercise<MoveAnnotation> & {
  box: number;
  due: string; // on this day and after it
  seen: string; // the day of the last answer that counted, or ""
};

/** A position to find the best moves of. */
export type Exercise = ExerciseEntry & Pick<Board, "config" | "legal" | "preview" | "to_move"> & {
  annotation: MoveAnnotation | PuzzleAnnotation;
  plies: PlayedPly[];
};

/** A puzzle as puzzles_of in facts.py gives it. */
export interface Puzzle {
  id: string;
  label: string;
  shape: Shape;
  seat: number;
  actions: number[];
  scores: { [action: string]: Bounds };
}

/** The body of a request of the Learn tab. */
export interface LearnBody {
  deep?: boolean;
  stop?: boolean;
  ready?: boolean;
  at: number;
  action: number;
  board: string;
  puzzles?: string;
  mistakes?: boolean;
}

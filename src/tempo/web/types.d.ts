/* Players, their searches and kernels, for tsc and editors alone: no page loads this file. */

import type { PausingSolver } from "./player/solver_prover.js";
import type { Effort } from "./player/exact.js";
import type { Kernels } from "./player/kernels.js";
import type { Player } from "./player/player.js";
import type { Rules } from "./player/rules.js";

/** Sizes of a board, by name. */
export type Shape = { [size: string]: number };

/** The array that holds a position for the kernels; each game has one type of array. */
export interface State {
  readonly length: number;
  [place: number]: number | bigint;
  set(from: ArrayLike<number | bigint>): void;
  slice(): State;
  join(separator?: string): string;
}

/** A position to think about. */
export interface Position<S extends State = State> {
  state: S;
  number: number; // of moves played
  filled: number; // share of the board
}

/** Outcome for the side that moved last: -1, 0, 1, or 2 while the game goes on. */
export type Outcome = number;

/** Seconds for a move, and in the bank. */
export interface Time { step: number; bank: number }

/** Bounds of an exact score, for the side that plays the move. */
export type Bounds = [low: number, high: number];

/** A score for pages. */
export interface Figures {
  value: number | null;
  exact?: boolean;
  not?: number | null; // where no value is known: 1 no win, -1 no loss
  margin?: number;
  move?: number;
}

/** A move that needs no search. */
export interface Decision { move: number; reason: string; value: number }

export type Shortcut = () => Decision | null;

/** What a searcher tells of its search. */
export interface Look extends Decision {
  plies: number;
  line: number[];
  moves: number[];
  visits: number[];
  values: number[];
  proofs?: number[];
  score?: number | null;
  scores?: number[];
}

/** What a player tells of a move that it thinks about. */
export interface Snapshot extends Look {
  score: number | null;
  number: number;
  bank: number;
  seconds: number;
  simulations: number;
}

/** Yields snapshots and, between them, null. */
export type Thinking = Generator<Snapshot | null, void, void>;

/** Which moves are best: all that are left, and what is known of their value. */
export interface Proof {
  moves: number[];
  value: number | null;
  plies: number;
  exact: boolean;
  score: number | null;
}

/** Numbers that options name, as Python's SearchOptions. */
export interface SearchOptions {
  exploration: number;
  exploration_growth: number;
  puct: number;
  probcut_margin: number;
  proofs: boolean;
  reuse: boolean;
  early_stop: boolean;
  choose: string;
  search: string;
}

/** Options of the allocation of time, as Python's TimePlan. */
export interface TimePlan {
  cap: number;
  share: number;
  shape: number;
  loan: number;
  trial: number;
  tie: number;
  reserve: number;
  margin: number;
  least_margin: number;
}

/** Limits of a move, in seconds from its start. */
export interface Budget { soft: number; hard: number; end: number }

export interface Profile { options: SearchOptions; plan: TimePlan }

/** An evaluation in points, as Python's Evaluation. */
export interface Evaluation {
  unit: number;
  logistic_scale: [early: number, late: number];
  spread: [base: number, further: number, deeper: number, fuller: number];
}

/** Numbers of Python's names: fields of the workspace of the alpha-beta search, and constants. */
export type Fields = { [name: string]: number };

/** A level, as Python's Level. */
export interface Level {
  simulations: number;
  temperature: number;
  miss_rate: number;
  uses_knowledge: boolean;
  variant: number | null;
  random_rate?: number;
}

/** Call tables: see call_table.py. */
export interface CallTable { arrays: ArrayType[]; calls: { [name: string]: CallType } }

export interface ArrayType { type: string | RecordType; shape: number[]; content?: number }

export interface RecordType { fields: [name: string, kind: string, offset: number][]; size: number }

export interface CallType {
  kernel: string;
  kinds: string;
  returns: string;
  arguments: ({ name: string; value: string } | { name: string; array: number } | Record<string, never>)[];
}

/** A game's files, as game_export.py writes them. */
export interface Game {
  module: WebAssembly.Module;
  contents: Uint8Array; // of arrays
  tables: { [shape: string]: CallTable };
  rules: { [shape: string]: CallTable };
  explaining: CallTable;
  profile: Profile;
  fields: Fields;
  evaluation: Evaluation | null;
  part: string; // address of the game's own part below the export
  data: object; // of that part
  levels: Level[];
  variants: { tables?: { [shape: string]: CallTable }; profile: Profile }[]; // without tables: those of the game
  estimate_simulations: number;
}

/** What a game's own part is made from. Profile and data have fields of its own. */
export interface Parts<S extends State = State, P extends Profile = Profile, D = object> {
  kernels: Kernels;
  rules: Rules<S>;
  data: D;
  profile: P;
  fields: Fields;
  shape: Shape;
  onlyMove(state: S): Decision | null;
}

/** A game's own part of the player. */
export interface OwnPart<S extends State = State> {
  position(state: S, plies: number): Position<S>;
  shortcuts(position: Position<S>, player: Player, time: Time): Shortcut[];
  prover?: ProverSettings<S> | null;
  searcher?: Searcher;
  refuter?: Refuter | null;
  newExact?(solver: PausingSolver | null): ExactSource | null;
}

export type Describe = (parts: Parts) => OwnPart;

/** Settings of a SolverProver. */
export interface ProverSettings<S extends State = State> {
  solver: string; // the kernel's name
  scores: Bounds; // least and greatest
  scoreStep: number; // between two neighbouring scores
  speed: number; // nodes a second
  winsAtOnce?: boolean; // whether a move can win, and positions after it have no score
  isAlwaysInReach?: boolean; // whether a few nodes are worth a try
  order(move: number): number; // the least first
  expectedNodes(state: S): number; // of a proof
  tableBits(seconds: number): number; // of the table's size
  knownOutcome?(state: S): { outcome: number; moves: number[] } | null; // where tabulated
  withScore(proof: Proof, state: S, score: number): Proof; // with what the score tells
}

/** Searches for the opponent's win after a move. */
export interface Refuter {
  nodesPerSecond: number;
  refute(state: State, move: number, nodes: number): { plies: number; nodes: number };
}

/** A search that a player runs in batches, as Python's Searcher. */
export interface Searcher {
  readonly nodes?: number; // in its tree
  readonly capacity?: number; // most nodes of its tree
  forget(): void;
  prepare(position: Position): void;
  begin(moves: number[] | null): number;
  run(simulations: number): number;
  isSettled(simulations: number): boolean;
  leadingMove(): number | null;
  refute(move: number, plies: number): void;
  lineAfter(move: number): number[];
  look(): Look;
}

/** Exact scores of all moves; yields null at times. */
export interface ExactSource {
  scores(position: Position, effort: Effort): Generator<null, Map<number, Bounds>, void>;
  tabled?(position: Position): Map<number, Bounds>; // without a search
  counted?(score: Bounds): object; // what a score counts, for pages
}

/* Shapes that modules share, for tsc and editors alone: no page loads this file. */

import type { Cells, Config, Kind, Ply, Score } from "../app/drawings.d.ts";
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
  variants: { tables: { [shape: string]: CallTable }; profile: Profile }[];
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

/* ---- the page ---- */

/** A player's place at a board. */
export interface Seat { kind: "human" | "machine"; name: string; display_name?: string | null }

/** How a game ended. */
export interface Ending { rewards: number[]; forfeit?: number | null; reason?: string | null }

/** A move of the shown line, with its node in the tree of variations. */
export interface LinePly extends Ply {
  action: number;
  node: number;
  seconds: number | null;
  simulations: number | null;
  value: number | null;
  reason: string | null;
  variations: number[];
}

/** What a hint says: the best moves, and whether they are certain. */
export interface Hint { at: number; actions: number[]; certain: boolean }

/** A board as the page draws it, as `state_of` in board_state.py. */
export interface Board {
  id: string;
  version: number;
  game: string;
  config: Config;
  seats: Seat[];
  line: LinePly[];
  at: number;
  to_move: number | null;
  legal: number[];
  preview: { [action: string]: number[] };
  winning_cells: number[];
  over: Ending | null;
  watch: boolean;
  paused: boolean;
  hint: Hint | null;
  error: string | null;
  thinking: { seat: number; task: string } | null;
  clock: { kind: string; running: number | null; left: number[] };
  saved_as: string | null;
  unfinished: string | null;
  in_play: boolean;
  elsewhere?: number[];
  guest?: boolean;
}

/** A score as the page gets it: exact, or the chance to win. */
export interface Evaluated extends Figures { estimate?: boolean; chance?: number | null }

/** Scores at moves of the board. */
export interface Overlay {
  scores: { [action: string]: Score };
  best: number[];
  at?: number; // moves before their position, if that is an earlier one,
  played?: LinePly | null; // and the move that followed
}

export interface AnalysedMove { action: number; visits: number; value: number | null; exact?: Figures | null }

/** A search of the shown position. */
export interface Analysis { at: number; seat: number; value: number; moves?: AnalysedMove[]; line?: { action: number }[] }

/** Moves after the position at `at`, the first ones of them drawn. */
export interface Variation { at: number; plies: Ply[]; shown: number }

/* ---- reviews and exercises ---- */

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
};

/** An exercise with the moves before it: from a mistake, or a puzzle. */
export type KeptExercise<A = MoveAnnotation | PuzzleAnnotation> = ExerciseEntry & {
  shape: Shape;
  config?: Config;
  annotation: A;
  before: number[];
};

/** A position to find the best moves of. */
export type Exercise = ExerciseEntry & Pick<Board, "config" | "legal" | "preview" | "to_move"> & {
  annotation: MoveAnnotation | PuzzleAnnotation;
  plies: PlayedPly[];
};

/** A position of a game: whose turn it is, the legal moves, and how the game ended. */
export interface RulesPosition { seat: number; legal: number[]; rewards: number[] | null }

export interface PlayedPly extends Ply { action: number }

/** A move of a best line, with its score for the player who makes it. */
export type LineMove = PlayedPly & Evaluated & { open?: boolean };

/** The rules of a game on one board: see page/served/rules.js and board/web_game.js. */
export interface PageRules {
  name: string; // of the game
  shape: Shape;
  config: Config;
  load(actions: number[]): Promise<void> | void;
  position(actions: number[]): RulesPosition;
  plies(actions: number[], start?: number): PlayedPly[];
  preview(position: RulesPosition): { [action: string]: number[] };
}

/** What is known of a position's moves: bounds, and estimated chances to win. */
export interface KnownScores {
  scores: Map<number, Bounds>;
  estimates: Map<number, number>;
  seconds: number; // of search
  isExact: boolean;
}

/** What the exact scores of a board count: see about_scores in facts.py. */
export interface AboutScores {
  unit: string;
  win: number | null; // a win at move n scores `win` - n
  measures_margin: boolean;
  solves_everything: boolean;
  is_tabled: boolean;
}

/** What an engine answers, by task. */
export interface EngineAnswers {
  evaluate: { scores: { [action: string]: Bounds }; estimates: { [action: string]: number } };
  tabled: { [action: string]: Bounds };
}

export interface EngineRequest<T extends keyof EngineAnswers> {
  task: T;
  game: string;
  shape: Shape;
  actions: number[];
  seconds?: number;
  isEstimated?: boolean;
  isDeep?: boolean;
}

export interface EngineCallbacks<T extends keyof EngineAnswers> {
  onResult(answer: EngineAnswers[T]): void;
  onError(why: string): void;
}

/** Evaluates positions, one request at a time. */
export interface Engine {
  ask<T extends keyof EngineAnswers>(request: EngineRequest<T>, callbacks: EngineCallbacks<T>): void;
  end(): void;
}

/** A puzzle as puzzles_of in facts.py gives it. */
export interface Puzzle {
  id: string;
  label: string;
  shape: Shape;
  seat: number;
  actions: number[];
  scores: { [action: string]: Bounds };
}

/** A saved game to review. */
export interface SavedGame { game: string; shape: Shape; config: Config; actions: number[]; players: string[] }

/** What may hold saved games. */
export interface GameSource { name: string; read(): Promise<SavedGame[]> }

/** Saved games for exercises, and the mistakes that reviews have found in them. */
export interface Archive {
  folders(): Promise<string[]>;
  sources(folder: string): Promise<GameSource[]>;
  keptMistakes(game: string, shape: Shape, actions: number[]): Promise<Annotations | null>;
  keepMistakes(game: string, shape: Shape, actions: number[], mistakes: Annotations): Promise<unknown>;
}

/** A board with its present moves and players. */
export interface BoardNow {
  id: string;
  rules: PageRules;
  tree: { actions(plies?: number): number[] };
  seats: string[];
  config(): Config;
}

/** What reviews and exercises ask of either page: see page/served/services.js. */
export interface Services {
  games: { game: string; has_puzzles: boolean }[];
  archive: Archive;
  boardOf(id: string): Promise<BoardNow>;
  publish(id: string, event: string, data: object): void;
  rulesOf(game: string, shape: Shape): Promise<PageRules>;
  aboutBoard(game: string, shape: Shape): Promise<{ exact: AboutScores | null }>;
  puzzlesOf(game: string): Promise<Puzzle[]>;
  newEngine(): Engine;
}

/** A request that the page answers itself: see page/routes.js. */
export type Route<C, B> = [
  method: string, pattern: RegExp, act: (context: C, groups: string[], body: B) => unknown,
];

/** The body of a request of the Learn tab. */
export interface LearnBody {
  deep?: boolean;
  stop?: boolean;
  ready?: boolean;
  at: number;
  action: number;
  board: string;
  puzzles?: string;
  folder?: string;
}

/* ---- the page's state ---- */

/** The state of the page: see store.js. */
export interface PageState {
  board: Board;
  overlay?: Overlay | null;
  analysis?: Analysis | null;
  variation?: Variation | null;
  review?: Review | null;
  exercise?: { board: Board; onPlay(action: number): void } | null;
}

/** What the board shows: see board_scene.js. */
export interface Scene {
  board: Board;
  kind: Kind;
  config: Config;
  at: number;
  overlay: Overlay | null;
  title: string;
  label?: string;
  base: Cells;
  cells: Cells;
  last: number | null;
  unplayed: number[];
  numbers: Map<number, number>;
  won: number[];
  moves: Map<number, number[]>;
  scored: Map<number, number[]>;
}

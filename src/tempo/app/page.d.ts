/* The page's state and what its server answers, for tsc and editors alone: no page loads this file. */

import type { Figures, Shape } from "../web/types.d.ts";
import type { Cells, Config, Kind, Ply, Score } from "./drawings.d.ts";
import type { Analysis, Board, ClockSetting, GameFound, LinePly, NoGame, PlayedPly } from "./game.d.ts";
import type { Annotation, Exercise, ExerciseEntry, Review, ExplainedMove } from "./learn.d.ts";
import type { ImportedEntry } from "./records.d.ts";
import type { Mark } from "./words.d.ts";

/* ---- the state ---- */

/** What a part of the page shows, see store.js. Views draw nothing while there is no board. */
export interface PageState {
  catalogue: Catalogue; // null until fetched, as the board
  board: Board; // of this tab
  watching: { on: boolean } | null; // while a request to switch live analysis is not answered
  analysis: Analysis | null; // the search of the shown position
  review: Review | null;
  exercise: ShownExercise | null;
  exercises: ExerciseList | null;
  savedGames: SavedGames | null;
  unfinishedGames: SavedEntry[] | null;
  overlay: Overlay | null; // scores that a view shows on the board
  variation: Variation | null; // moves that are drawn as ghosts
  view: { tab: string; home: boolean; replaying: boolean; judging?: boolean }; // `home` is the first screen; a move may be judged before it is played
  waits: number; // answers that do not come
  connected: boolean; // whether the server answers
  refused: boolean; // whether it answers, but refuses this page
  notice: { text: string } | null; // a refused request
}

export interface Store {
  readonly state: PageState;
  set(changes: Partial<PageState>): void;
  setView(changes: Partial<PageState["view"]>): void;
  showError(error: unknown): void;
  subscribe(listener: (state: PageState) => void): () => void;
}

/** The exercise on the board, and the move that was tried last. */
export interface ShownExercise extends Exercise {
  board: Board;
  tried: number | null;
  right: boolean | null;
  shown: boolean; // whether the solution is
  onPlay(action: number): void;
}

/** Scores at moves of the board. */
export interface Overlay {
  scores: { [action: string]: Score };
  best: number[];
  at?: number; // moves before their position, if that is an earlier one,
  played?: PlayedPly | null; // and the move that followed,
  reply?: PlayedPly | null; // and the answer to it
  marks?: Mark[]; // what a sentence is about
}

/** Moves after the position at `at`, the first ones of them drawn. */
export interface Variation { at: number; plies: Ply[]; shown: number; marks?: Mark[] }

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
  joy: number[]; // stones by which a person has won
  marks?: Mark[];
  moves: Map<number, number[]>;
  scored: Map<number, number[]>;
}

/* ---- the server ---- */

/** Requests of the page, see server.js. `act` shows an error, the others throw it. */
export interface PageServer {
  get(path: `api/games?${string}`): Promise<GamesPage>;
  get(path: `api/explorer/${string}/position?${string}`): Promise<TrainedPosition>;
  get(path: `api/explorer/${string}`): Promise<Explored>;
  get(path: `api/exercises/${string}/${string}`): Promise<Exercise>;
  get(path: `api/exercises/${string}`): Promise<ExerciseList>;
  post(path: "api/setup", position: SetupRequest): Promise<GameFound | NoGame>;
  post(path: "api/import" | "api/games/open", body: object): Promise<GamesFound | OpenedGame | { exercises: MergedExercises, games?: undefined }>;
  post(path: "api/exercises", body: object): Promise<ExerciseList>;
  post(path: `api/boards/${string}/review`, body: object): Promise<{ review: Review }>;
  get(path: `api/boards/${string}/solvable`): Promise<boolean>;
  get(path: "api/mistakes/due"): Promise<{ due: number }>;
  get(path: "api/mistakes/file"): Promise<{ name: string, content: Blob }>;
  post(path: `api/exercises/${string}/answer`, body: object): Promise<{ right: boolean, annotation: Exercise["annotation"] }>;
  post(path: `api/${string}/line`, body: object): Promise<{ plies: ExplainedMove[] }>;
  post(path: `api/boards/${string}/judge`, body: object): Promise<{ judged: Annotation | null }>;
  command(name: string, body?: object): Promise<unknown>;
  act(name: string, body?: object): Promise<unknown>;
  open(choice: BoardChoice): Promise<Board>;
  join(id: string): Promise<Board>;
  start(): Promise<Board>;
  guard(allows: (move: { action: number; at: number }) => Promise<boolean>): void; // asked before `act` plays a move
}

/** Asks before an unfinished game ends, see ui/question.js. */
export type Confirm = (name: string, act: () => void) => void;

/* ---- new games ---- */

export interface Catalogue {
  default_game: string;
  games: AboutGame[];
  allows_files: boolean;
  is_open: boolean; // whether other machines can reach the server
  has_server: boolean;
  site?: string | null; // address of a page for everybody, which a server names
  version: string; // of our players, for records
}

/** What can be chosen for a game, as catalogue.py and page_export.py list it. */
export interface AboutGame {
  game: string;
  shape: Shape; // the usual one
  shapes?: Shape[]; // all boards of a page without a server
  network_boards?: Shape[]; // those on which the network plays there
  geometries?: { [shape: string]: object }; // of boards of polygons
  has_board?: boolean; // whether there is a web/board.js
  formats: { suffix: string; name: string }[];
  has_files: boolean; // whether the page reads and writes files of the game by its files.js
  has_words: boolean; // whether there is a web/describe.js
  environments: { [name: string]: { [size: string]: string } }; // whose episodes are read, with OpenSpiel's names of sizes
  engines: string[]; // names of players that start programs of others
  players: { name: string; about: string }[];
  levels: LevelName[];
  allowed: string[]; // programs
  has_setup: boolean;
  has_puzzles: boolean;
  sample: { config: Config; plies: Ply[] }; // a position for a picture
  competition_clock: [act: number, bank: number];
}

/** A level: Elo above level:1, and above the level below it, of level:1 above random moves; null if not measured. */
export interface LevelName { name: string; elo?: number | null; step?: number | null }

export interface Player { kind: string; name: string }

/** Seconds for a move, and in the bank. */
export type ClockChoice = Pick<ClockSetting, "kind"> & Partial<ClockSetting>;

export interface BoardChoice {
  game: string;
  shape?: Shape;
  seats?: (Pick<Player, "kind"> & Partial<Player>)[];
  clock?: ClockChoice;
  actions?: number[];
  at?: number;
  names?: string[]; // of the players of these moves; without seats the levels among them are seated
}

/* ---- saved games ---- */

export interface GameSummary {
  game: string;
  players: string[];
  result: string; // first, second, drawn, open, or several
  how?: string | null; // it ended, if not by the rules
  plies: number;
  games?: number; // in the file
}

export interface SavedEntry extends GameSummary {
  name: string;
  date: string;
  time: string | null;
  kind?: string; // of the record
  unreadable?: string; // why
}

/** A page of the list. */
export interface GamesPage { games: SavedEntry[]; page: number; pages: number; count: number }

/** `filter` says whether it is a search. */
export interface SavedGames extends GamesPage { filter: boolean }

export interface ListedGame extends ImportedEntry { index: number }

/** Several games of a text, to choose from. */
export interface GamesFound { games: ListedGame[]; count: number; exercises?: undefined }

/** Exercises of a file that were new, and that were known. */
export interface MergedExercises { added: number; known: number }

/** The board of the only or the chosen game. */
export interface OpenedGame { state: Board; imported: ImportedEntry; games?: undefined; exercises?: undefined }

/* ---- the explorer ---- */

export interface Results { games: number; won: number; drawn: number; lost: number }

/** Symmetric moves; `ply` is the first of them. */
export interface KnownMove extends Results {
  actions: number[];
  openings: number; // of levels that play it
  score: Figures | null;
  ply: PlayedPly;
}

/** The known moves of a position. */
export interface KnownMoves extends Results {
  to_move: number | null;
  moves: KnownMove[];
  best: number[];
  reading: { done: number; total: number } | null; // while the server reads records
  broken: number; // records
}

/** `line` are the moves of the board, separated by points. */
export interface Explored extends KnownMoves { line: string }

/** The position after moves that are not played, and what is known there. */
export interface TrainedPosition extends Explored, Pick<Board, "legal" | "preview"> {
  after: number[];
  plies: PlayedPly[];
  to_move: number;
}

/* ---- exercises and positions ---- */

export interface ExerciseList {
  version: number;
  exercises: ExerciseEntry[];
  puzzles: string; // their game, or ""
  mistakes: MistakesProgress | null; // of all games
  puzzle_games: string[];
}

/** The mistakes of all games on a day, and the search for them in saved games. */
export interface MistakesProgress {
  day: string;
  count: number;
  due: number;
  next: string | null; // the next day on which any is due
  done: number;
  total: number;
  games: number;
  unreadable: number;
  is_running: boolean;
  error: string | null;
}

/** 0 empty, 1 the first player, 2 the second. */
export interface SetupRequest { game: string; shape: Shape; cells: number[] }

/* ---- the service worker ---- */

export interface FetchEvent {
  readonly request: Request;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

/** What service_worker.js uses of a ServiceWorkerGlobalScope, which tsc does not know beside a page. */
export interface PageWorker {
  skipWaiting(): void;
  addEventListener(name: "install" | "activate" | "fetch", act: (event: FetchEvent) => void): void;
}

declare global {
  const FILES: string[]; // which the server puts before service_worker.js
}

/* Games on boards and what the page asks below them, for tsc and editors alone: no page loads this file. */

import type { Bounds, Figures, Shape } from "../web/types.d.ts";
import type { Config, Kind, Ply } from "./drawings.d.ts";
import type { Annotations, Card, Puzzle } from "./learn.d.ts";
import type { AboutGame, Catalogue, GamesPage, KnownMoves } from "./page.d.ts";
import type { BoardState } from "./page/game/board_state.js";
import type { Boards } from "./page/game/boards.js";
import type { StoredTree } from "./page/game/game_tree.js";
import type { LiveGame } from "./page/game/live_game.js";
import type { RecordsByName } from "./records.d.ts";
import type { Fact } from "./words.d.ts";

/* ---- boards ---- */

/** A player's place at a board. */
export interface Seat { kind: "human" | "machine"; name: string; display_name?: string | null }

/** How a game ended; `status` of one that was forfeited. Undo does not take back what was `imported`. */
export interface Ending {
  rewards: number[];
  forfeit: number | null;
  reason: string | null;
  status?: string;
  imported?: boolean;
}

/** What is known of a move besides the action. */
export interface MoveDetails {
  seconds?: number;
  bank?: number;
  simulations?: number | null;
  reason?: string | null;
  value?: number | null;
  backend?: string | null;
}

/** A move in the tree of variations; moves have numbers. */
export interface GameNode extends MoveDetails { parent: number; action: number; seat: number; children: number[] }

/** A move with the cells that it fills, where the drawing cannot know them. */
export interface PlayedPly extends Ply { action: number }

/** A move of the shown line, with its node in the tree of variations. */
export interface LinePly extends PlayedPly {
  node: number;
  seconds: number | null;
  simulations: number | null;
  value: number | null;
  reason: string | null;
  variations: { node: number; action: number }[];
}

/** What an engine says of the best moves: whether they are certain, and their value if so. */
export interface BestMoves { actions: number[]; certain: boolean; value: number | null }

/** A hint: its first move is shown, with facts that say why, and others of the same worth on request. */
export interface Hint extends BestMoves { at: number; facts: Fact[] }

export interface ClockSetting { kind: string; act: number; bank: number }

/** The clocks of a game; `elapsed` seconds of the present turn. */
export interface Clock extends ClockSetting { left: number[]; running: number | null; elapsed: number }

/** A board as the page draws it, see board_state.js. */
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
  clock: Clock;
  pace: number; // seconds that a move of two machines takes at least
  saved_as: string | null;
  unfinished: string | null;
  in_play: boolean;
  elsewhere?: number[];
  guest?: boolean;
  shared?: boolean; // whether it has links for friends
  received?: number; // when the page got it, in milliseconds
}

/** A board as it is kept. */
export type StoredBoard = ReturnType<BoardState["toJson"]>;

export interface NewBoard extends Pick<SharedTable, "game" | "shape" | "clock" | "seats"> {
  id: string;
  tree?: StoredTree;
}

/* ---- rules ---- */

/** A position of a game: whose turn it is, the legal moves, and how the game ended. */
export interface RulesPosition { seat: number; legal: number[]; rewards: number[] | null }

/** The rules of a game on one board: see page/served/rules.js and offline/web_game.js. */
export interface PageRules {
  name: string; // of the game
  shape: Shape;
  config: Config;
  kind: Kind;
  about: AboutGame;
  load(actions: number[]): Promise<void> | void;
  position(actions: number[]): RulesPosition;
  plies(actions: number[], start?: number): PlayedPly[];
  preview(position: RulesPosition): { [action: string]: number[] };
  winningCells(actions: number[]): number[];
  moveName(action: number): string;
  replay(games: WrittenMoves[]): Promise<Replayed[]>;
  movesTo(cells: number[]): Promise<SetUpAnswer>;
}

/** A move of a text: an action, a name in lower case, or null for a pass. "" is no move. */
export type MoveWord = number | string | null;

/** The moves of a text, and the sides that play them where the text says so. */
export interface WrittenMoves { words: MoveWord[]; seats?: (number | null)[] }

/** A word that is no possible move: the game was over, it is the other side's turn, or it is not legal. */
export interface WrongWord { word: number; why: "over" | "turn" | "illegal" }

/** The moves that were played, with forced passes that the text left out, and the result if the game is over. */
export interface Replayed { actions: number[]; rewards: number[] | null; wrong: WrongWord | null }

/** Moves of a game that ends with given cells. */
export interface GameFound { actions: number[]; to_move: number | null; winner: number | null; problem?: undefined }

/** Why there is none. */
export interface NoGame { problem: string; reason?: string; values?: { [name: string]: number } }

export type SetUpAnswer = GameFound | NoGame;

/* ---- engines ---- */

export interface AnalysedMove {
  action: number;
  visits: number;
  value: number | null;
  score: number | null;
  prior: number | null; // of a network
  exact: Figures | null;
}

/** A search of the shown position. */
export interface Analysis {
  at: number;
  seat: number;
  task: string;
  final: boolean;
  value: number;
  score: number | null;
  reason: string;
  simulations: number;
  threads: number;
  speed: number; // simulations a second
  depth: number;
  seconds: number;
  moves?: AnalysedMove[];
  line?: PlayedPly[];
  solving?: Solved;
}

/** How far a position is solved: bounds of its score, what they took once they are equal, and MiB of the table. */
export interface Solved {
  score: Bounds;
  solved: { nodes: number; seconds: number } | null;
  memory: number;
  wanted: number;
}

/** An analysis as an engine gives it, with the moves of its line alone. */
export type EngineAnalysis = Omit<Analysis, "line"> & { line: number[] };

/** A machine's move; `status` and `problem` of one that failed. */
export interface MachineMove extends MoveDetails { action: number; seconds: number; status?: string; problem?: string }

/** What an engine answers, by task. */
export interface EngineAnswers {
  move: MachineMove;
  hint: BestMoves;
  watch: BestMoves;
  solve: BestMoves;
  assist: { answer: number; nodes: number };
  evaluate: { scores: { [action: string]: Bounds }; estimates: { [action: string]: number } };
  tabled: { [action: string]: Bounds };
}

/** A request; number is that of the game, and rules make plies of the lines of analyses. */
export interface EngineRequest<T extends keyof EngineAnswers = keyof EngineAnswers>
  extends Partial<Pick<ClockSetting, "act" | "bank">> {
  task: T;
  game: string;
  shape: Shape;
  actions: number[];
  board?: string;
  seat?: number;
  player?: string;
  number?: number;
  seed?: number;
  rules?: PageRules;
  seconds?: number;
  isEstimated?: boolean;
  isDeep?: boolean;
  goal?: number;
  score?: number;
}

export interface EngineCallbacks<T extends keyof EngineAnswers> {
  onAnalysis?(analysis: Analysis): void;
  onResult(answer: EngineAnswers[T]): void;
  onError(why: string): void;
}

/** What an engine sends: an analysis, a result or an error. */
export interface EngineMessage<A = Analysis> {
  id: number; engine?: string; analysis?: A; result?: EngineAnswers[keyof EngineAnswers]; error?: string;
}

/** Answers one request at a time. */
export interface Engine {
  ask<T extends keyof EngineAnswers>(request: EngineRequest<T>, callbacks: EngineCallbacks<T>): void;
  stop(): void;
  end(): void;
}

/* ---- services ---- */

/** Boards and saved games, the mistakes that reviews have found in them, and exercises of a person's mistakes. */
export interface Archive {
  onChange(listener: (id: string, isNews: () => boolean) => void): void;
  board(id: string): Promise<StoredBoard | null>;
  keep(id: string, board: StoredBoard, games: RecordsByName): Promise<void>;
  games(query: URLSearchParams): Promise<GamesPage>;
  read(name: string): Promise<string>; // the text of a record
  knownMoves(
    rules: PageRules, actions: number[], own: string, tabled: () => Promise<Map<number, Bounds>>,
  ): Promise<KnownMoves>;
  sources(): Promise<GameSource[]>;
  keptMistakes(game: string, shape: Shape, actions: number[]): Promise<Annotations | null>;
  keepMistakes(game: string, shape: Shape, actions: number[], mistakes: Annotations): Promise<void>;
  cards(): Promise<Card[]>;
  keepCards(cards: Card[]): Promise<void>;
}

/** What may hold saved games. */
export interface GameSource { name: string; read(): Promise<SavedGame[]> }

/** A saved game to review. */
export interface SavedGame { game: string; shape: Shape; config: Config; actions: number[]; players: string[] }

/** What the exact scores of a board count: see about_scores in facts.py. */
export interface AboutScores {
  unit: string;
  win: number | null; // a win at move n scores `win` - n
  measures_margin: boolean;
  solves_everything: boolean;
  is_tabled: boolean;
}

/** What the page asks below itself: see page/served/services.js. */
export interface PageServices {
  catalogue(): Promise<Catalogue>;
  rulesOf(game: string, shape?: Shape): Promise<PageRules>;
  newRules(game: string, shape?: Shape): Promise<PageRules>;
  aboutBoard(game: string, shape: Shape): Promise<{ exact: AboutScores | null }>;
  puzzlesOf(game: string): Promise<Puzzle[]>;
  checkPlayer(game: string, shape: Shape, name: string): Promise<void>;
  newEngine(name: string): Engine;
  archive: Archive;
  shared: SharedGames | null;
  connection: { follow(id: string, callbacks: ConnectionCallbacks): void; stop(): void };
  request: Request | null; // to the server
}

export interface ConnectionCallbacks { onConnect(): void; onDisconnect(): void }

/** A request to the server by its path, such as api/formats/read. */
export type Request = <T>(method: "GET" | "POST", path: string, body?: object) => Promise<T>;

/** What boards ask besides. */
export interface BoardServices extends PageServices {
  publish(board: LiveGame, event: string, data: object): void;
  version: string; // of our players, for records
}

/** What requests are answered with, see page/backend.js. */
export interface Services extends PageServices {
  boards: Boards;
  boardOf(id: string): ReturnType<Boards["get"]>;
  publish(id: string, event: string, data: object): void;
  games: AboutGame[];
}

/** A request that the page answers itself: see page/backend.js. */
export type Route<B> = [
  method: string, pattern: RegExp, act: (services: Services, groups: string[], body: B) => unknown,
];

/** What a page is told of the server when it connects. */
export interface Hello { engines: { [name: string]: EngineMessage }; stamp: string; shared?: SharedState | null }

/** What takes events of the server. */
export interface Takers {
  engines: Map<string, { take(message: EngineMessage): void; resume(latest?: EngineMessage): void }>;
  board(id: string, stamp: string): void;
  shared(id: string, state: SharedState): void;
}

/* ---- shared games ---- */

/** All that the owner of a shared game may change at once. */
export interface SharedTable {
  game: string;
  shape: Shape;
  clock: ClockSetting;
  seats: string[]; // names of both players, "human" for a person
  line: { action: number; seconds: number | null }[];
  ending: Ending | null; // if the rules do not end the line
  paused: boolean;
}

/** A shared game as the server gives it to both pages: see shared_game.py. */
export interface SharedState extends SharedTable {
  version: number; // counts the changes
  line: { action: number; seat: number; seconds: number | null }[];
  linked: number[]; // seats that a link has opened
  elapsed: number; // seconds of the present turn
}

/** What a friend's page gets when it begins. */
export interface GuestState extends SharedState { config: Config; seat: number }

/** What a page knows of the server's game; `key` is a text that differs if the game does. */
export interface SharedKnown extends Pick<SharedState, "version" | "linked"> { key: string }

/** Requests about shared games: see page/served/shared_game.js. */
export interface SharedGames {
  share(id: string, table: SharedTable): Promise<{ links: string[]; state: SharedState }>;
  state(id: string): Promise<SharedState>;
  play(id: string, move: { action: number; at: number; seconds?: number }): Promise<SharedState>;
  resign(id: string, seat?: number | null): Promise<SharedState>;
  setTable(id: string, version: number, table: SharedTable): Promise<SharedState>;
  onChange(listener: (id: string, state: SharedState) => void): void;
}

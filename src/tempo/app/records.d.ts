/* Games as texts and as records, for tsc and editors alone: no page loads this file. */

import type { Shape } from "../web/types.d.ts";
import type { Ending, MoveDetails, PageRules, WrittenMoves, WrongWord } from "./game.d.ts";
import type { ClockChoice, GameSummary } from "./page.d.ts";

/** The moves of a game in a text, and the sentence that a word, meant as this move of the game, is not possible. */
export interface TextMoves extends WrittenMoves { problem(wrong: WrongWord, number: number): string }

/** What a text says of a game besides its moves. */
export interface TextGame {
  kind: string; // record, episode, file, moves or address
  form?: string; // name of a file's format
  players: string[]; // "" for unknown players
  known: MoveDetails[];
  ending: Ending | null;
  date: string;
  at?: number; // moves to show; all by default
  own?: boolean; // whether the game was played on this page
  clock?: ClockChoice;
}

/** A game of a text that can be put on a board. */
export interface ImportedGame extends TextGame { rules: PageRules; actions: number[]; rewards: number[] | null }

/** An imported game in a list of choices. */
export interface ImportedEntry extends GameSummary { kind: string; format: string; shape: Shape; date: string }

/** A game of a file of another program. Moves may be null for a pass, and have a side where the file says so. */
export interface FileGame {
  shape: Shape;
  moves: { action: number | null; seat?: number | null; place: string }[];
  players: string[];
  seconds?: (number | null)[];
  result?: string; // as in SGF
  date?: string;
}

/** A game for a file. */
export interface GameToWrite {
  shape: Shape; actions: number[]; players: string[]; seconds: number[]; result: string; date: string;
}

/** A game of a text that the server has read: the moves are checked, passes included. */
export interface ServedGame extends GameToWrite { game: string; form: string }

/** A file format. Those without `fits` have one game a line: see move_texts.js. */
export interface GameFile {
  fits?(text: string): boolean;
  read?(text: string, source: string): Iterable<FileGame>;
  write(game: GameToWrite, rules: PageRules): string;
}

/** A game's files by suffix: `files` in its web/files.js. */
export type GameFiles = { [suffix: string]: GameFile };

/** The header of a record, and a game of it: see record_file.py. */
export interface RecordHeader {
  format?: string; version?: number; kind?: string; game?: string; started?: string; players: { name: string }[];
  config?: RecordConfig; summary?: RecordSummary;
}

export interface RecordConfig {
  game: string; shape?: Shape; act_timeout?: number; bank?: number; timed?: boolean;
}

export type RecordSummary = Pick<GameSummary, "players" | "result" | "how" | "plies">;

export interface RecordGame {
  index: number; players: number[]; opening: number[]; moves: RecordMove[]; statuses: string[];
  rewards: (number | null)[]; problem: string | null; date?: string;
}

export interface RecordMove extends MoveDetails { action: number | null; seat?: number }

/** A record with one game, as this page writes it. */
export interface RecordedGame {
  header: RecordHeader & { game: string; started: string; config: Required<RecordConfig>; summary: RecordSummary };
  game: RecordGame;
}

/** A record in the archive of a browser. */
export interface ArchivedGame extends RecordedGame { name: string; day: string; time: string }

/** Records to be written, by name; null deletes one. */
export type RecordsByName = { [name: string]: RecordedGame | null };

/** The body of a request for the games of a text, or of a saved game. */
export interface ImportBody { text?: string; name?: string; game?: string; shape?: Shape; index?: number | null }

/* Moves in words, for tsc and editors alone: no page loads this file. */

import type { Cells, Config } from "./drawings.d.ts";

/** What can be said of a move: `key` names its text, `rows` are the cells that it is about, each row in order, `values`
    fill in the text. The fact with the highest rank is said: 3 ends the game, 2 forces or cannot be taken back. */
export interface Fact {
  key: string;
  rank: number;
  rows: number[][];
  least?: number; // a quantity, better if smaller; the text `less` says so of the better of two moves
  isRivals?: boolean; // whether these are, or would be, the other side's
  values: { [name: string]: number }; // numbers as words, or `cell`
}

/** A move with the positions around it. */
export interface DescribedMove {
  action: number;
  seat: number;
  cells: number[]; // that it fills, its own first
  before: Cells;
  after: Cells;
  legal: number[]; // beside it
  replies: number[];
  next: number; // seat to move after it
  rewards: number[] | null; // if it ended the game
  row: number[]; // that won with it
  config: Config;
}

/** Texts by key. {who} moves against {rival}; {who:make|makes} is a verb after "you", or after a name. */
export type WordTexts = { [key: string]: string };

/** A game's own words: what its web/describe.js exports. */
export interface GameWords {
  describe(move: DescribedMove): Fact[];
  texts: { [language: string]: WordTexts };
}

/** Cells that a sentence names, in the colour of a seat. */
export interface Mark { seat: number; row: number[] }

/** A sentence, and what it draws. */
export interface Said { text: string; marks: Mark[] }

/** What composes sentences on a board: see page/words/speaker.js. */
export interface Speaker {
  has(key: string): boolean;
  say(key: string, seat: number, values?: { [name: string]: number | string }): string;
}

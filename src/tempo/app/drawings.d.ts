/* The module that `board_script` writes: lab/report/assets/board.js with the drawings of games (adapter/drawing.js). */

import type { Shape } from "../web/types.d.ts";

/** A board's shape, and its cells where they are polygons. */
export type Config = Shape & { geometry?: object };

/** A move on a board, or none: its cells where the drawing cannot know them. */
export interface Ply { action: number | null; seat: number; cells?: number[]; changes?: [cell: number, content: number][] }

/** The seat on each cell, null where it is empty; of contents other than stones one less than their number. */
export type Cells = (number | null)[];

export type Point = [x: number, y: number];

/** Cells of a board: squares, or polygons. */
export interface Grid {
  size: number;
  rows?: number;
  columns?: number;
  middles?: Point[];
  outlines?: Point[][];
  filled?: boolean;
  names?: string[];
  cellOf?: (number | [from: number, to: number] | null)[];
  signs?: { [content: string]: [text: string, seat: number | null] };
  lines?: number[][];
  boxes?: { x: number; y: number; width: number; height: number; clip: string }[];
}

/** A score on a board: see `drawScore`. */
export interface Score {
  text: string;
  value?: number | null;
  estimate?: boolean;
  more?: string;
  chance?: number;
  share?: number;
}

/** What a game draws. */
export interface View {
  cells: Cells;
  last: number | null;
  line: number[];
  best: number[];
  better: number[];
  open?: number[];
  scores: { [action: string]: Score };
  action: number | null;
  mover: number | null;
  scored?: boolean; // whether scores need room below the board
  compact?: boolean; // whether the page shows counts, and scores lie on the cells
}

/** Texts of a game in one language. */
export interface Words {
  title: string;
  about: string;
  head: string;
  rules?: string[];
  called?: string;
  passed?: string; // said of a pass: GameAdapter.pass_sentence
  unit?: string;
  formats?: { [english: string]: string };
  score?: [example: string, meaning: string];
  levels?: string[]; // how each level plays, the weakest first, where level.N.about does not fit
}

/** A game's drawing: the top of board.js says what its parts are. */
export interface Kind {
  head: string;
  start: string;
  falls?: boolean;
  counts?: boolean;
  words?: { [language: string]: Partial<Words> };
  name(action: number, config: Config): string;
  called(action: number, config: Config): string;
  cells(plies: Ply[], config: Config): { cells: Cells; last: number | null };
  landing(cells: Cells, actions: (number | null)[], config: Config): number[];
  draw(svg: SVGElement, view: View, config: Config): void;
  grid?(config: Config): Grid;
  targets?(action: number, config: Config): number[];
}

export const KINDS: { [game: string]: Kind };
export const MINUS: string;
export const LETTERS: string;
export const VALUE_NAMES: Map<number | null | undefined, string>;
export function fillCells(
  cells: Cells, plies: Ply[], filledBy?: (ply: Ply) => (number | [cell: number, content: number])[],
): { cells: Cells; last: number | null };
export function signOf(grid: Grid, held: number | null): { text: string; seat: number | null };
export function cellName(cell: number, columns: number): string;
export function drawSquares(svg: SVGElement, rows: number, columns: number, size?: number): SVGElement;
export function movedPiece(cells: Cells, from: number, to: number): [cell: number, content: number][];
export function withStone(kind: Kind, cells: Cells, ply: Ply, config: Config): { cells: Cells; last: number | null };
export function middleOf(cell: number, grid: Grid | number): Point;
export function drawCell(svg: SVGElement, cell: number, grid: Grid | number, kind: string): SVGElement;
export function drawStones(svg: SVGElement, view: View, grid: Grid | number): void;
export function drawMark(
  svg: SVGElement, cell: number, grid: Grid | number, held: number, is?: { last?: boolean; won?: boolean },
): void;
export function drawStone(
  svg: SVGElement, x: number, y: number, seat: number, is?: { last?: boolean; won?: boolean },
): void;
export function drawScores(svg: SVGElement, view: View, place: (action: number, score: Score) => [...Point, size?: number] | null): void;
export function drawStonesAndScores(svg: SVGElement, view: View, grid: Grid | number): void;
export function scoreHeight(score: Score): number;
export function drawScore(svg: SVGElement, at: [...Point, size?: number], score: Score, is: { chosen: boolean; best: boolean }): void;
export function add(
  parent: Element, name: string, attributes?: { [name: string]: string | number }, text?: string | null,
): SVGElement;
export function gridOf(kind: Kind, config: Config, svg?: SVGElement): Grid;
export function targetsOf(kind: Kind, action: number, cells: Cells, config: Config): number[];
export function isPassOf(kind: Kind, action: number, config: Config): boolean;
export function wordsOf(game: string, language: string): Words;

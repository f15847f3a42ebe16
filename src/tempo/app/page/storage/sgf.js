/* Smart Game Format of games whose moves are points of a board (arena/records/sgf.py): of every fork the first branch. */

/** @import { FileGame, GameFile } from "../../records.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */
/** @typedef {{ name: string, values: string[], place: string }} Property */
/** @typedef {Property & { isRoot: boolean }} TreeProperty */

import { KINDS } from "../../drawings.js";
import { placeOf, unreadable } from "./import_texts.js";
import { inTurns } from "../setup/in_turns.js";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const PASSES = ["", "tt", "pa", "pass", "--"];
const BLANKS = /\s*/y, NAME = /[A-Za-z]+/y;
const ESCAPE_OR_END = /\\[^]|\]/g; // the next backslash or bracket of a value
const MOST_NODES = 100_000; // in a text
const MOST_PROPERTIES = 2 * 26 ** 2; // in a game, besides comments: a move and a pass for each point
const KEPT = ["B", "W", "AB", "AW"]; // properties of other nodes than the first
const MOVES_A_LINE = 10;
const MARKS = ["B", "W"]; // by seat

/** Return a game's SGF files.

    game      its name
    number    of the game in the format, as GM
    size      where SZ is missing
    shapeOf   board of a size; null for a size that cannot be
    hasRows   whether points are written as f5, not as fe
    hasSetup  whether stones may be set up: they are moves in turns

    @type {(about: {
      game: string, number: number, size: number, hasRows: boolean, hasSetup: boolean,
      shapeOf(size: number): Shape | null,
    }) => GameFile} */
export function sgfFile({ game, number, size: usual, shapeOf, hasRows, hasSetup }) {
  /** @type {(column: number, row: number) => string} */
  const write = (column, row) => LETTERS[column] + (hasRows ? row + 1 : LETTERS[row]);

  /** @type {(properties: TreeProperty[]) => FileGame} */
  function readGame(properties) {
    const [{ place }] = properties;
    /** @type {{ [name: string]: string }} */
    const about = {};
    for (const { name, values, isRoot } of properties) if (isRoot) about[name] = values[0].trim();
    const size = Number((about.SZ ?? `${usual}`).split(":")[0]), shape = shapeOf(size);
    if (!shape) throw unreadable("import.file_size", { place, size: `SZ[${about.SZ?.slice(0, 20)}]` });
    /** @type {(text: string, at: string) => number | null} */
    const point = (text, at) => pointOf(text.trim().toLowerCase(), size, at);
    /** @type {number[]} */
    const stones = Array(size * size).fill(0);
    /** @type {FileGame["moves"]} */
    const moves = [];
    for (const { name, values, place: at } of properties) {
      const seat = MARKS.indexOf(name), mark = ["AB", "AW"].indexOf(name) + 1;
      if (seat >= 0) moves.push({ action: point(values[0], at), seat, place: at });
      if (mark && moves.length) throw unreadable("import.set_up_late", { place: at, name });
      if (mark && values.length > stones.length) throw unreadable("import.many_stones", { place: at, size });
      for (const cell of mark ? values.flatMap((text) => cellsOf(text, size, at)) : []) stones[cell] = mark;
    }
    return {
      shape, moves: [...before(stones, shape, place), ...moves], players: [about.PB ?? "", about.PW ?? ""],
      result: about.RE, date: about.DT,
    };
  }

  /** The moves that put these stones on the board.
      @type {(stones: number[], shape: Shape, place: string) => FileGame["moves"]} */
  function before(stones, shape, place) {
    const start = KINDS[game].cells([], shape).cells.map((seat) => (seat === null ? 0 : seat + 1));
    if (!stones.some(Boolean) || stones.join() === start.join()) return [];
    if (!hasSetup) throw unreadable("import.own_start", { place });
    return inTurns(stones).map((action) => ({ action, seat: null, place }));
  }

  return {
    fits: (text) => new RegExp(`\\(\\s*;[^(]*\\bGM\\s*\\[\\s*${number}\\s*\\]`).test(text.slice(0, 2000)),
    * read(text, source) { for (const properties of treesOf(text, source)) yield readGame(properties); },
    write({ shape, actions, players: [first, second], result, date }) {
      const { cells } = KINDS[game].cells([], shape), width = Math.sqrt(cells.length);
      const expected = { ...shape, ...shapeOf(width) };
      if (Object.keys(shape).some((name) => shape[name] !== expected[name])) {
        throw unreadable("export.board", { format: "SGF", board: JSON.stringify(expected) });
      }
      /** @type {(cell: number) => string} */
      const written = (cell) => `[${cell < width * width ? write(cell % width, Math.floor(cell / width)) : ""}]`;
      const setUp = MARKS.map((mark, seat) => {
        const own = cells.flatMap((side, cell) => (side === seat ? [written(cell)] : []));
        return own.length ? `A${mark}${own.join("")}` : "";
      }).join("");
      const about = Object.entries({ PB: first, PW: second, DT: date, RE: result }).filter(([, text]) => text);
      const info = about.map(([name, text]) => `${name}[${text.replaceAll(/[\\\]]/g, "\\$&")}]`).join("");
      const lines = [`(;FF[4]GM[${number}]CA[UTF-8]SZ[${width}]${info}${setUp}${setUp && "PL[B]"}`];
      actions.forEach((cell, at) => {
        if (at % MOVES_A_LINE === 0) lines.push("");
        lines[lines.length - 1] += `;${MARKS[at % 2]}${written(cell)}`;
      });
      return `${lines.join("\n")})\n`;
    },
  };
}

/** The cells of a point, or of a rectangle that is given by two corners, `aa:cb`.
    @type {(text: string, size: number, place: string) => number[]} */
function cellsOf(text, size, place) {
  const corners = text.toLowerCase().split(":", 2).flatMap((word) => pointOf(word.trim(), size, place) ?? []);
  const [columns, rows] = [corners.map((cell) => cell % size), corners.map((cell) => Math.floor(cell / size))];
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  const cells = [];
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) cells.push(row * size + column);
  return cells;
}

/** A point as the number of its cell; null for a pass.
    @type {(word: string, size: number, place: string) => number | null} */
function pointOf(word, size, place) {
  const column = LETTERS.indexOf(word[0]), rest = word.slice(1);
  const row = /^\d+$/.test(rest) ? Number(rest) - 1 : rest.length === 1 ? LETTERS.indexOf(rest) : -1;
  if (column >= 0 && row >= 0 && column < size && row < size) return row * size + column;
  if (PASSES.includes(word)) return null;
  throw unreadable("import.no_point", { place, point: word.slice(0, 20), size });
}

/** A text with a reading position. */
class Scanner {
  /** @param {string} text @param {string} source */
  constructor(text, source) {
    this.text = text;
    this.source = source;
    this.at = Math.max(0, text.indexOf("(")); // other text may precede it
    this.nodes = 0;
    this.line = 1; // that `place` has reached
    this.begin = 0;
    this.end = text.indexOf("\n");
  }

  /** Return a position; it is asked in the order of the text.
      @param {number} at */
  place(at) {
    while (this.end >= 0 && this.end < at) {
      this.line++;
      this.begin = this.end + 1;
      this.end = this.text.indexOf("\n", this.begin);
    }
    return placeOf(this.source, this.line, at - this.begin + 1);
  }

  /** The next character that is not blank; "" at the end. */
  peek() {
    BLANKS.lastIndex = this.at;
    BLANKS.test(this.text);
    this.at = BLANKS.lastIndex;
    return this.text.charAt(this.at);
  }

  /** Read a property.
      @returns {Property} */
  property() {
    const place = this.place(this.at), sign = this.peek();
    /** @type {string[]} */
    const values = [];
    NAME.lastIndex = this.at;
    const name = NAME.exec(this.text)?.[0] ?? "";
    this.at += name.length;
    if (this.peek() !== "[") throw unreadable("import.other_sign", { place, sign, format: "SGF" });
    while (this.peek() === "[") values.push(this.value(place));
    return { name: name.replaceAll(/[a-z]/g, ""), values, place };
  }

  /** Read a value in brackets; a backslash escapes the next character and removes a line break.
      @param {string} place */
  value(place) {
    const start = this.at + 1;
    ESCAPE_OR_END.lastIndex = start;
    for (let match; (match = ESCAPE_OR_END.exec(this.text));) {
      if (match[0] !== "]") continue;
      this.at = ESCAPE_OR_END.lastIndex;
      return this.text.slice(start, match.index).replaceAll(/\\(?:\r?\n|([^]))/g, "$1");
    }
    throw unreadable("import.open_bracket", { place });
  }
}

/** Read a game: its properties, of every fork those of the first branch.
    @type {(scan: Scanner) => TreeProperty[]} */
function treeOf(scan) {
  /** @type {TreeProperty[]} */
  const properties = [];
  let depth = 0, nodes = 0, isMain = true; // until a branch ends
  do {
    const sign = scan.peek();
    if (!sign) throw unreadable("import.open_game", { place: scan.source, end: ")" });
    if (!depth && sign !== "(") throw unreadable("import.other_sign", { place: scan.place(scan.at), sign, format: "SGF" });
    if ("();".includes(sign)) {
      depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
      isMain &&= sign !== ")";
      if (sign === ";" && nodes++ + scan.nodes === MOST_NODES) {
        throw unreadable("import.many_nodes", { place: scan.place(scan.at), count: MOST_NODES });
      }
      scan.at++;
    } else {
      const property = { ...scan.property(), isRoot: nodes === 1 };
      if (isMain && (property.isRoot || KEPT.includes(property.name))) properties.push(property);
      if (properties.length > MOST_PROPERTIES) {
        throw unreadable("import.many_properties", { place: property.place, count: MOST_PROPERTIES });
      }
    }
  } while (depth);
  scan.nodes += nodes;
  return properties;
}

/** Yield the properties of each game of a text.
    @type {(text: string, source: string) => Generator<TreeProperty[]>} */
function* treesOf(text, source) {
  const scan = new Scanner(text, source);
  while (scan.peek()) {
    const properties = treeOf(scan);
    if (properties.length) yield properties;
  }
}

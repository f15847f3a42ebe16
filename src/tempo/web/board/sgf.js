/* Smart Game Format of games whose moves are points of a board (lab/records/sgf.py): of every fork the first branch. */

import { KINDS } from "../../app/drawings.js";
import { refusal } from "./refusal.js";
import { placeIn } from "./typed_moves.js";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const PASSES = ["", "tt", "pa", "pass", "--"];
const TOKEN = /\s*([();]|([A-Za-z]+)\s*((?:\[(?:\\[^]|[^\\\]])*\]\s*)+))/y;
const OPEN_BRACKET = /^([A-Za-z]+\s*)?\[/; // where no token begins
const VALUE = /\[((?:\\[^]|[^\\\]])*)\]/g;
const MOVES_A_LINE = 10;
const MARKS = ["B", "W"]; // by seat

/** Return a game's SGF files.

    game      its name
    number    of the game in the format, as GM
    size      where SZ is missing
    shapeOf   board of a size; null for a size that cannot be
    hasRows   whether points are written as f5, not as fe
    asMoves   (stones by mark) -> moves; null where a board must begin as usual */
export function sgfFile({ game, number, size: usual, shapeOf, hasRows, asMoves }) {
  const write = ([column, row]) => LETTERS[column] + (hasRows ? row + 1 : LETTERS[row]);
  const widthOf = (shape) => KINDS[game].grid(shape).columns;

  function readGame(properties) {
    const [{ place }] = properties, about = {};
    for (const { name, values, isRoot } of properties) if (isRoot) about[name] = values[0].trim();
    const size = Number((about.SZ ?? `${usual}`).split(":")[0]), shape = shapeOf(size);
    if (!shape) throw refusal(`${place}: SZ[${about.SZ}] is not a size of this game's board`);
    const point = (text, at) => pointOf(text.trim().toLowerCase(), size, at);
    const stones = Array(size * size).fill(0), moves = [];
    for (const { name, values, place: at } of properties) {
      const seat = MARKS.indexOf(name), mark = ["AB", "AW"].indexOf(name) + 1;
      if (seat >= 0) moves.push({ action: point(values[0], at), seat, place: at });
      if (mark && moves.length) throw refusal(`${at}: ${name} sets up the board in the middle of the game`);
      for (const one of mark ? values : []) stones[point(one, at)] = mark;
    }
    const players = [about.PB ?? "", about.PW ?? ""];
    return { shape, moves: [...before(stones, shape, place), ...moves], players, result: about.RE, date: about.DT };
  }

  /** The moves that put these stones on the board. */
  function before(stones, shape, place) {
    const start = KINDS[game].cells([], shape).cells.map((seat) => (seat === null ? 0 : seat + 1));
    if (!stones.some(Boolean) || stones.join() === start.join()) return [];
    if (!asMoves) throw refusal(`${place}: it begins with a position of its own`);
    return asMoves(stones).map((action) => ({ action, seat: null, place }));
  }

  return {
    fits: (text) => new RegExp(`\\(\\s*;[^(]*\\bGM\\s*\\[\\s*${number}\\s*\\]`).test(text.slice(0, 2000)),
    read: (text, source) => treesOf(text, source).map(readGame),
    write({ shape, actions, players: [first, second], result, date }) {
      const width = widthOf(shape), expected = { ...shape, ...shapeOf(width) };
      if (Object.keys(shape).some((name) => shape[name] !== expected[name])) {
        throw refusal(`SGF files of this game do not hold this board: ${JSON.stringify(expected)} would be read`);
      }
      const written = (cell) => `[${cell < width * width ? write([cell % width, Math.floor(cell / width)]) : ""}]`;
      const { cells } = KINDS[game].cells([], shape);
      const setUp = MARKS.map((mark, seat) => {
        const own = cells.flatMap((one, cell) => (one === seat ? [written(cell)] : []));
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

/** A point as the number of its cell; null for a pass. */
function pointOf(word, size, place) {
  const column = LETTERS.indexOf(word[0]), rest = word.slice(1);
  const row = /^\d+$/.test(rest) ? Number(rest) - 1 : rest.length === 1 ? LETTERS.indexOf(rest) : -1;
  if (column >= 0 && row >= 0 && column < size && row < size) return row * size + column;
  if (PASSES.includes(word)) return null;
  throw refusal(`${place}: [${word.slice(0, 20)}] is not a point of a board of ${size}`);
}

/** The properties of each game of a text: {name, values, place, isRoot}. */
function treesOf(text, source) {
  const games = [], open = []; // branches that are being read: {isMain, branches}
  let nodes = 0;
  TOKEN.lastIndex = Math.max(0, text.indexOf("(")); // other text may precede it
  while (text.slice(TOKEN.lastIndex).trim()) {
    const at = TOKEN.lastIndex + text.slice(TOKEN.lastIndex).search(/\S/), place = placeIn(text, at, source);
    const token = TOKEN.exec(text), parent = open.at(-1);
    if (!token && OPEN_BRACKET.test(text.slice(at))) throw refusal(`${place}: the bracket is never closed`);
    if (!token || (!parent && token[1] !== "(")) throw refusal(`${place}: '${text[at]}' is not part of a game in SGF`);
    const [, sign, name, values] = token;
    if (sign === "(") {
      if (!parent) {
        games.push([]);
        nodes = 0;
      }
      open.push({ isMain: parent ? parent.isMain && parent.branches++ === 0 : true, branches: 0 });
    } else if (sign === ")") open.pop();
    else if (sign === ";") nodes++;
    else if (parent.isMain) {
      const plain = (value) => value.replaceAll(/\\\r?\n/g, "").replaceAll(/\\([^])/g, "$1");
      const found = [...values.matchAll(VALUE)].map(([, value]) => plain(value));
      games.at(-1).push({ name: name.replaceAll(/[a-z]/g, ""), values: found, place, isRoot: nodes === 1 });
    }
  }
  if (open.length) throw refusal(`${source}: the ) at the end of the game is missing`);
  return games.filter((properties) => properties.length);
}

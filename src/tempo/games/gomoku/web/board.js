/* Gomoku on a board: the row that won, moves that lead to given stones (adapter/move_order.py), and files (formats). */

import { refusal } from "../../../app/page/refusal.js";
import { decidingStones, inTurns, lastMover } from "../../../web/offline/move_order.js";
import { rowsThrough } from "../../../web/offline/rows.js";
import { sgfFile } from "../../../app/page/storage/sgf.js";
import { linesOf } from "../../../app/page/storage/move_texts.js";

const INAROW = 5, LARGEST = 26; // in files of other programs
const MOST_LINES = 1000; // that are read: moves of a full board, and players
const HEAD = /^Piskvorky\s+(\d+)x(\d+)\s*,\s*-?\d+\s*:\s*-?\d+\s*,\s*([01])$/;
const MOVE = /^(-?\d+)\s*,\s*(-?\d+)\s*(?:,\s*(-?\d+))?$/;
const CODE = /^-?\d+(\s*,\s*[A-Za-z][^,]*)?$/; // end of the game: -1, in newer files also `0,Freestyle`

export function line(cells, last, shape) {
  return last === null ? [] : rowsThrough(cells, last, gridOf(shape));
}

function shapeOf(size) { return size >= INAROW && size <= LARGEST ? { size, inarow: INAROW } : null; }

function gridOf({ size, inarow }) { return { rows: size, columns: size, inarow }; }

/** Return the moves of a game that ends with these cells: any order, with the stone that wins last. */
export function movesTo(cells, shape) {
  lastMover(cells);
  const moves = inTurns(cells), isInRow = (now, cell) => rowsThrough(now, cell, gridOf(shape)).length > 0;
  const deciding = decidingStones(cells, isInRow);
  if (!deciding) return moves;
  const at = moves.indexOf(deciding[0]);
  [moves[at], moves[moves.length - 1]] = [moves.at(-1), moves[at]];
  return moves;
}

export const files = {
  sgf: sgfFile({ game: "gomoku", number: 4, size: 15, hasRows: false, asMoves: inTurns, shapeOf }),
  psq: { fits: (text) => /^\s*Piskvor/i.test(text), read: readPsq, write: writePsq },
};

/** Read the game of a Piskvork file (formats/psq.py). */
function readPsq(text, source) {
  const lines = [];
  for (const [number, one] of linesOf(text)) {
    if (lines.push([`${source}, line ${number}`, one.trim()]) === MOST_LINES) break;
  }
  const [place, first] = lines[0], head = first.match(HEAD), size = Number(head?.[1]);
  if (!head) throw refusal(`${place}: a game begins with a line like: Piskvorky 15x15, 11:11, 0`);
  if (head[1] !== head[2] || !shapeOf(size)) {
    throw refusal(`${place}: ${head[1].slice(0, 9)}x${head[2].slice(0, 9)} is not a square board of size ${INAROW} to ${LARGEST}`);
  }
  const found = lines.slice(1).map(([at, one]) => [at, one, one.match(MOVE)]);
  const end = found.findIndex(([, , move]) => !move), rest = end < 0 ? [] : found.splice(end);
  const moves = found.map(([at, , move]) => {
    const [column, row] = move.slice(1, 3).map(Number);
    if (![column, row].every((one) => one >= 1 && one <= size)) {
      throw refusal(`${at}: ${column},${row} is not from 1,1 to ${size},${size}`);
    }
    return { action: (row - 1) * size + column - 1, place: at };
  });
  const names = rest.filter(([, one]) => !CODE.test(one)).slice(0, 2);
  const wrong = rest.find(([, , move]) => move) ?? names.find(([, one]) => one.includes(","));
  if (wrong) throw refusal(`${wrong[0]}: '${wrong[1].slice(0, 20)}' is neither a move x,y,milliseconds nor a player`);
  const players = [names[0]?.[1] ?? "", names[1]?.[1] ?? ""];
  return [{
    shape: shapeOf(size), moves, players: head[3] === "1" ? players.reverse() : players,
    seconds: found.map(([, , move]) => Math.max(0, move[3] ?? 0) / 1000),
  }];
}

function writePsq({ shape: { size, inarow }, actions, seconds, players }) {
  if (inarow !== INAROW || !shapeOf(size)) {
    throw refusal(`${size}x${size}, ${inarow} in a row: game files hold 5 in a row, from 5x5 up`);
  }
  const point = (cell) => `${cell % size + 1},${Math.floor(cell / size) + 1}`;
  const rows = actions.map((cell, at) => `${point(cell)},${Math.round(1000 * seconds[at])}`);
  const names = players.map((name) => name.replaceAll(",", ";").replaceAll(/\s+/g, " ").trim() || "?");
  return [`Piskvorky ${size}x${size}, 11:11, 0`, ...rows, ...names, "-1", ""].join("\n");
}

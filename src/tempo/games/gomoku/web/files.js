/* Files of Gomoku games: SGF, and those of Piskvork (formats/psq.py). */

/** @import { FileGame, GameToWrite } from "../../../app/records.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */

import { placeOf, unreadable } from "../../../app/page/storage/import_texts.js";
import { linesOf } from "../../../app/page/storage/move_texts.js";
import { sgfFile } from "../../../app/page/storage/sgf.js";

const INAROW = 5, LARGEST = 26; // in files of other programs
const MOST_LINES = 1000; // that are read: moves of a full board, and players
const HEAD = /^Piskvorky\s+(\d+)x(\d+)\s*,\s*-?\d+\s*:\s*-?\d+\s*,\s*([01])$/;
const MOVE = /^(-?\d+)\s*,\s*(-?\d+)\s*(?:,\s*(-?\d+))?$/;
const CODE = /^-?\d+(\s*,\s*[A-Za-z][^,]*)?$/; // end of the game: -1, in newer files also `0,Freestyle`

/** @typedef {{ place: string, text: string, move: RegExpMatchArray | null }} Line */

/** @type {import("../../../app/records.d.ts").GameFiles} */
export const files = {
  sgf: sgfFile({ game: "gomoku", number: 4, size: 15, hasRows: false, hasSetup: true, shapeOf }),
  psq: { fits: (text) => /^\s*Piskvor/i.test(text), read: readPsq, write: writePsq },
};

/** @type {(size: number) => Shape | null} */
function shapeOf(size) { return size >= INAROW && size <= LARGEST ? { size, inarow: INAROW } : null; }

/** Read the game of a Piskvork file.
    @type {(text: string, source: string) => FileGame[]} */
function readPsq(text, source) {
  const [head, ...lines] = psqLines(text, source), match = head.text.match(HEAD);
  if (!match) throw unreadable("import.psq_head", { place: head.place });
  const [, rows, columns, begins] = match, size = Number(rows), shape = rows === columns ? shapeOf(size) : null;
  if (!shape) {
    const written = `${rows.slice(0, 9)}x${columns.slice(0, 9)}`;
    throw unreadable("import.psq_size", { place: head.place, size: written, least: INAROW, most: LARGEST });
  }
  const end = lines.findIndex(({ move }) => !move), rest = end < 0 ? [] : lines.splice(end);
  const players = playersOf(rest);
  return [{
    shape, moves: lines.map((line) => moveOf(line, size)), players: begins === "1" ? [players[1], players[0]] : players,
    seconds: lines.map(({ move }) => Math.max(0, Number(move?.[3] ?? 0)) / 1000),
  }];
}

/** The lines that are not blank.
    @type {(text: string, source: string) => Line[]} */
function psqLines(text, source) {
  /** @type {Line[]} */
  const lines = [];
  for (const [number, line] of linesOf(text)) {
    const trimmed = line.trim();
    if (lines.push({ place: placeOf(source, number), text: trimmed, move: trimmed.match(MOVE) }) === MOST_LINES) break;
  }
  return lines;
}

/** @type {(line: Line, size: number) => FileGame["moves"][number]} */
function moveOf({ place, move }, size) {
  const [column, row] = (move ?? []).slice(1, 3).map(Number);
  if (![column, row].every((part) => part >= 1 && part <= size)) {
    throw unreadable("import.psq_point", { place, point: `${column},${row}`, last: `${size},${size}` });
  }
  return { action: (row - 1) * size + column - 1, place };
}

/** The players in the lines after the moves.
    @type {(lines: Line[]) => [string, string]} */
function playersOf(lines) {
  const names = lines.filter(({ text }) => !CODE.test(text)).slice(0, 2);
  const wrong = lines.find(({ move }) => move) ?? names.find(({ text }) => text.includes(","));
  if (wrong) throw unreadable("import.psq_line", { place: wrong.place, line: wrong.text.slice(0, 20) });
  return [names[0]?.text ?? "", names[1]?.text ?? ""];
}

/** @type {(game: GameToWrite) => string} */
function writePsq({ shape: { size, inarow }, actions, seconds, players }) {
  if (inarow !== INAROW || !shapeOf(size)) {
    throw unreadable("export.psq", { board: `${size}x${size}, ${inarow}` });
  }
  /** @type {(cell: number) => string} */
  const point = (cell) => `${cell % size + 1},${Math.floor(cell / size) + 1}`;
  const rows = actions.map((cell, at) => `${point(cell)},${Math.round(1000 * seconds[at])}`);
  const names = players.map((name) => name.replaceAll(",", ";").replaceAll(/\s+/g, " ").trim() || "?");
  return [`Piskvorky ${size}x${size}, 11:11, 0`, ...rows, ...names, "-1", ""].join("\n");
}

"use strict";
/* Boards, drawn. Each game has an entry in KINDS: how moves fill cells, where stones would land, how it is drawn, what
   a move is called, and how the board begins. No other rules are known here; what needs more comes with the games. */

const KINDS = {
  connectx: {
    cells: dropStones, landing: landingCells, draw: drawColumns,
    head: "column", name: String, called: (column) => `column ${column}`, start: "The empty board",
  },
  othello: {
    cells: turnDiscs, landing: (cells, squares) => squares, draw: drawSquares,
    head: "move", name: squareName, called: squareName, start: "The start",
  },
  gomoku: {
    cells: putStones, landing: (cells, points) => points, draw: drawPoints,
    head: "move", name: pointName, called: pointName, start: "The empty board",
  },
};
const MINUS = "−";

/** The seat on each cell (null where empty), row 0 on top, and the cell of the last stone. */
function dropStones(plies, terms) {
  const cells = Array(terms.rows * terms.columns).fill(null);
  let last = null;
  for (const ply of plies) {
    if (ply.action === null) continue;
    last = topCell(cells, ply.action, terms);
    cells[last] = ply.seat;
  }
  return { cells, last };
}

/** Where a stone in this column comes to lie; null if the column is full. */
function topCell(cells, column, terms) {
  for (let row = terms.rows - 1; row >= 0; row--) {
    if (cells[row * terms.columns + column] === null) return row * terms.columns + column;
  }
  return null;
}

/** As `dropStones`; which discs each move turns over comes with the game. */
function turnDiscs(plies) {
  const cells = Array(64).fill(null);
  for (const [cell, seat] of [[27, 1], [28, 0], [35, 0], [36, 1]]) cells[cell] = seat;
  let last = null;
  for (const ply of plies) {
    for (const cell of ply.cells) cells[cell] = ply.seat;
    last = ply.cells[0] ?? null;
  }
  return { cells, last };
}

/** As `dropStones`, where stones stay where they are put. */
function putStones(plies, terms) {
  const cells = Array(terms.size * terms.size).fill(null);
  let last = null;
  for (const ply of plies) {
    if (ply.action === null) continue;
    cells[last = ply.action] = ply.seat;
  }
  return { cells, last };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

function pointName(point, terms) {
  return LETTERS[point % terms.size] + (Math.floor(point / terms.size) + 1);
}

function squareName(square) {
  return square === 64 ? "pass" : "abcdefgh"[square % 8] + (Math.floor(square / 8) + 1);
}

function landingCells(cells, columns, terms) {
  return columns.map((column) => topCell(cells, column, terms)).filter((cell) => cell !== null);
}

function drawColumns(svg, view, terms) {
  const { rows, columns } = terms;
  const scored = Boolean(view.scores);
  svg.setAttribute("viewBox", `-3 -3 ${10 * columns + 6} ${10 * rows + (scored ? 22 : 12)}`);
  add(svg, "rect", { class: "frame", x: -2, y: -2, width: 10 * columns + 4, height: 10 * rows + 4, rx: 3 });
  view.cells.forEach((seat, cell) => {
    const x = 10 * (cell % columns) + 5, y = 10 * Math.floor(cell / columns) + 5;
    if (seat === null) add(svg, "circle", { class: "hole", cx: x, cy: y, r: 4 });
    else drawStone(svg, x, y, seat, { last: cell === view.last, won: view.line.includes(cell) });
    if (view.better.includes(cell)) add(svg, "circle", { class: `better seat${view.mover}`, cx: x, cy: y, r: 3.6 });
  });
  for (let column = 0; column < columns; column++) {
    const chosen = column === view.column ? " chosen" : "";
    add(svg, "text", { class: `column${chosen}`, x: 10 * column + 5, y: 10 * rows + 7 }, String(column));
    if (scored) drawScore(svg, 10 * column + 5, 10 * rows + 9, view.scores[column], chosen, view.best.includes(column));
  }
}

function drawSquares(svg, view) {
  svg.setAttribute("viewBox", "-9 -9 92 101");
  add(svg, "rect", { class: "frame", x: -1, y: -1, width: 82, height: 82, rx: 1 });
  for (let line = 1; line < 8; line++) add(svg, "path", { class: "grid", d: `M${10 * line} 0V80M0 ${10 * line}H80` });
  for (let line = 0; line < 8; line++) {
    add(svg, "text", { x: 10 * line + 5, y: -3.2 }, "abcdefgh"[line]);
    add(svg, "text", { x: -4.5, y: 10 * line + 6.3 }, String(line + 1));
  }
  view.cells.forEach((seat, cell) => {
    const x = 10 * (cell % 8) + 5, y = 10 * Math.floor(cell / 8) + 5;
    if (seat !== null) drawStone(svg, x, y, seat, { last: cell === view.last, won: false });
    else if (view.better.includes(cell)) add(svg, "circle", { class: `better seat${view.mover}`, cx: x, cy: y, r: 3.6 });
  });
  const counts = [0, 1].map((seat) => view.cells.filter((cell) => cell === seat).length);
  add(svg, "text", { class: "column chosen", x: 40, y: 88 }, `${counts[0]} – ${counts[1]}`);
}

/** Stones on the crossings of lines, as on paper; the dots are where a board of this size has them. */
function drawPoints(svg, view, terms) {
  const { size } = terms, end = 10 * size - 5;
  svg.setAttribute("viewBox", `-9 -9 ${10 * size + 18} ${10 * size + 18}`);
  add(svg, "rect", { class: "frame", x: -2, y: -2, width: 10 * size + 4, height: 10 * size + 4, rx: 2 });
  for (let line = 0; line < size; line++) {
    const at = 10 * line + 5;
    add(svg, "path", { class: "grid", d: `M${at} 5V${end}M5 ${at}H${end}` });
    for (const beyond of [-4.2, 10 * size + 6.8]) add(svg, "text", { x: at, y: beyond }, LETTERS[line]);
    for (const beyond of [-5.5, 10 * size + 5.5]) add(svg, "text", { x: beyond, y: at + 1.3 }, String(line + 1));
  }
  for (const point of dots(size)) add(svg, "circle", { class: "dot", cx: 10 * (point % size) + 5, cy: 10 * Math.floor(point / size) + 5, r: 0.9 });
  view.cells.forEach((seat, cell) => {
    const x = 10 * (cell % size) + 5, y = 10 * Math.floor(cell / size) + 5;
    if (seat !== null) drawStone(svg, x, y, seat, { last: cell === view.last, won: view.line.includes(cell) });
    else if (view.better.includes(cell)) add(svg, "circle", { class: `better seat${view.mover}`, cx: x, cy: y, r: 3.6 });
  });
}

/** The middle of an odd board, and four points near the corners of one that has room for them. */
function dots(size) {
  const near = size < 13 ? 2 : 3, middle = (size - 1) / 2;
  const rows = size < 8 ? [] : [near, size - 1 - near];
  const points = rows.flatMap((row) => rows.map((column) => row * size + column));
  return size % 2 ? [...points, middle * size + middle] : points;
}

/** The first seat's stones carry a ring and the second's none: they differ without colours, too. */
function drawStone(svg, x, y, seat, { last, won }) {
  add(svg, "circle", { class: `stone seat${seat}`, cx: x, cy: y, r: 4.2 });
  if (seat === 0) add(svg, "circle", { class: "inner", cx: x, cy: y, r: 2.5 });
  if (won) add(svg, "circle", { class: "won", cx: x, cy: y, r: 4.2 });
  if (last) add(svg, "circle", { class: "last", cx: x, cy: y, r: 1.2 });
}

function drawScore(svg, x, y, score, chosen, best) {
  if (score === null) return;
  const kind = score > 0 ? "win" : score < 0 ? "loss" : "draw";
  const group = add(svg, "g", { class: `score ${kind}${chosen}` });
  add(group, "rect", { x: x - 4.3, y, width: 8.6, height: 6, rx: 1.5 });
  add(group, "text", { x, y: y + 4.4 }, signed(score));
  if (best) add(group, "path", { d: `M${x - 1.3} ${y + 8.6}L${x} ${y + 6.8}L${x + 1.3} ${y + 8.6}Z` });
}

function add(parent, name, attributes = {}, text = null) {
  const element = document.createElementNS(parent.namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== null) element.textContent = text;
  parent.append(element);
  return element;
}

function signed(number) {
  return number > 0 ? `+${number}` : number < 0 ? MINUS + -number : "0";
}

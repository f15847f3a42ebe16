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

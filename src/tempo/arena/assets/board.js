"use strict";
/* Boards, drawn. Each game has an entry in KINDS: how moves fill cells, where stones would land, how it is drawn.
   No other rules are known here; what needs more of them comes with the games. */

const KINDS = { connectx: { cells: dropStones, landing: landingCells, draw: drawColumns } };
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

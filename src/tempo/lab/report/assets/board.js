"use strict";
/* What drawings of boards have in common. A game brings its own along, `adapter/drawing.js`, which registers itself:

   KINDS.<its name> = {
     cells(plies, config)             the seat on each cell (null where empty), row 0 on top, and the last stone's cell
     landing(cells, actions, config)  the cells that the stones of these moves would come to lie on
     draw(svg, view, config)          what `view` says: see `drawBoard` in replay.js; a cell is 10 units wide
     head                            what moves are called above the list of them
     name(action, config)             a move in the list
     called(action, config)           a move in a sentence
     start                           the board before the first move, in words
   };

   A board that is played on asks for a little more. What a game leaves out is as in brackets:

     grid(config)                     {rows, columns, size}: where the cells lie, each 10 * size units wide, the first
                                     one at 0, 0 (as `drawSquares` was told; else the square that `cells` fills)
     targets(action, config)          the cells that mean this move when they are clicked (those of `landing`); a cell
                                     can mean several, and of a move that has two, both together mean it
     falls                           whether stones come from above, down to where they lie (no)
     words                           {en: {title, about, head, called, formats}, zh: {...}}: the name of the game, how
                                     it is won, what moves are called above a list, and one in a sentence, around its
                                     {name}, and file formats by the names that the game's folder gives them (its
                                     folder's name, nothing, `head`, what `called` says, those names)

   `config` holds the shape of the board. No rules are known here; what would need them comes with the games. */

const KINDS = {};
const MINUS = "−";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const WORTH = new Map([[1, "win"], [0, "draw"], [-1, "loss"], [null, "unknown"]]);

/** Stones that stay on the cells that they fill, whatever fills them; `cells` is the board before the first. */
function fillCells(cells, plies, filledBy) {
  let last = null;
  for (const ply of plies) {
    if (ply.action === null) continue;
    const filled = filledBy(ply);
    for (const cell of filled) cells[cell] = ply.seat;
    last = filled[0] ?? null;
  }
  return { cells, last };
}

/** The cell of a board as on paper: a letter for its column, a number for its row. */
function cellName(cell, columns) {
  return LETTERS[cell % columns] + (Math.floor(cell / columns) + 1);
}

/** A board of squares, letters above its columns and numbers beside its rows; stones are to be drawn into what this
    returns. Squares of more than the usual size leave room for several scores, which are drawn as large as ever. */
function drawSquares(svg, rows, columns, size = 1) {
  const side = 10 * size, width = side * columns, height = side * rows;
  svg.setAttribute("viewBox", `-9 -9 ${width + 12} ${height + 12}`);
  svg.setAttribute("data-squares", JSON.stringify({ rows, columns, size }));
  add(svg, "rect", { class: "frame", x: -1, y: -1, width: width + 2, height: height + 2, rx: 1 });
  for (let line = 1; line < columns; line++) add(svg, "path", { class: "grid", d: `M${side * line} 0V${height}` });
  for (let line = 1; line < rows; line++) add(svg, "path", { class: "grid", d: `M0 ${side * line}H${width}` });
  for (let at = 0; at < columns; at++) add(svg, "text", { x: side * (at + 0.5), y: -3.2 }, LETTERS[at]);
  for (let at = 0; at < rows; at++) add(svg, "text", { x: -4.5, y: side * (at + 0.5) + 1.3 }, String(at + 1));
  return add(svg, "g", { transform: `scale(${size})` });
}

function middleOf(cell, columns) {
  return [10 * (cell % columns) + 5, 10 * Math.floor(cell / columns) + 5];
}

/** The stones on a board so many columns wide, and rings where those of better moves would have come to lie. */
function drawStones(svg, view, columns) {
  view.cells.forEach((seat, cell) => {
    const [x, y] = middleOf(cell, columns);
    if (seat !== null) {
      const is = { last: cell === view.last, won: view.line.includes(cell) };
      drawStone(add(svg, "g", { "data-cell": cell }), x, y, seat, is);
    } else if (view.better.includes(cell)) {
      add(svg, "circle", { class: `better seat${view.mover}`, cx: x, cy: y, r: 3.6 });
    }
  });
}

/** The first seat's stones carry a ring and the second's none: they differ without colours, too. */
function drawStone(svg, x, y, seat, { last, won } = {}) {
  add(svg, "circle", { class: `stone seat${seat}`, cx: x, cy: y, r: 4.2 });
  if (seat === 0) add(svg, "circle", { class: "inner", cx: x, cy: y, r: 2.5 });
  if (won) add(svg, "circle", { class: "won", cx: x, cy: y, r: 4.2 });
  if (last) add(svg, "circle", { class: "last", cx: x, cy: y, r: 1.2 });
}

/** What moves are worth; `place` says where for each of them: the middle of the upper edge, null for nowhere. */
function drawScores(svg, view, place) {
  for (const [key, score] of Object.entries(view.scores)) {
    const action = Number(key), at = place(action, score);
    if (at) drawScore(svg, at, score, { chosen: action === view.action, best: view.best.includes(action) });
  }
}

/** Stones, and scores on the cells themselves, where moves are cells: one that has a score needs no ring. */
function drawStonesAndScores(svg, view, columns) {
  drawStones(svg, { ...view, better: view.better.filter((cell) => !(cell in view.scores)) }, columns);
  drawScores(svg, view, (cell, score) => {
    const [x, y] = middleOf(cell, columns);
    return cell < view.cells.length ? [x, y - scoreHeight(score) / 2] : null;
  });
}

function scoreHeight(score) {
  return score.more ? 8.8 : 6;
}

/** A score in signs and in colour. A board that is played on may tell more of it: `more`, a second line; `chance`,
    the colour of an estimate, 0 lost to 1 won; `share`, the part of the search's work that went there, as a bar. */
function drawScore(svg, [x, y], score, { chosen, best }) {
  const { text, value, estimate, more, chance, share } = score, height = scoreHeight(score);
  const is = { estimate, chosen, long: text.length > 3, chance: chance !== undefined };
  const kinds = ["score", WORTH.get(value), ...Object.keys(is).filter((kind) => is[kind])];
  const group = add(svg, "g", { class: kinds.join(" ") });
  const fit = (line) => (line.length > 4 ? { textLength: 7.8, lengthAdjust: "spacingAndGlyphs" } : {});
  if (is.chance) group.style.setProperty("--good", `${100 * chance}%`);
  add(group, "rect", { x: x - 4.4, y, width: 8.8, height, rx: 1.5 });
  if (share) add(group, "rect", { class: "share", x: x - 3.4, y: y + height - 1.1, width: 6.8 * share, height: 0.6 });
  add(group, "text", { x, y: y + (is.long ? 4 : 4.2), ...fit(text) }, text.replace("-", MINUS));
  if (more) add(group, "text", { class: "more", x, y: y + 7.1, ...fit(more) }, more);
  const below = y + height + 2.6;
  if (best) add(group, "path", { d: `M${x - 1.3} ${below}L${x} ${below - 1.8}L${x + 1.3} ${below}Z` });
}

function add(parent, name, attributes = {}, text = null) {
  const element = document.createElementNS(parent.namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== null) element.textContent = text;
  parent.append(element);
  return element;
}

/* ---- what games may leave out ---- */

/** Where the cells of a board lie that was drawn into `svg`. */
function gridOf(kind, config, svg) {
  if (kind.grid) return kind.grid(config);
  const drawn = svg.getAttribute("data-squares");
  if (drawn) return JSON.parse(drawn);
  const side = Math.sqrt(kind.cells([], config).cells.length);
  return { rows: side, columns: side, size: 1 };
}

/** The cells that mean a move in this position when they are clicked; none for a pass. */
function targetsOf(kind, action, cells, config) {
  const named = kind.targets ? kind.targets(action, config) : kind.landing(cells, [action], config);
  return named.filter((cell) => cell < cells.length);
}

/** The title of a game, what it is about, and what its moves are called, in a language if the game speaks it. */
function wordsOf(game, language) {
  const { words = {}, head } = KINDS[game];
  return { title: game, about: "", head, ...words.en, ...words[language] };
}

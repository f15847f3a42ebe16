"use strict";
/* Shared functions that draw boards. A game's own drawing, `adapter/drawing.js`, registers itself:

   KINDS.<its name> = {
     cells(plies, config)             the seat on each cell (null where empty), row 0 on top, and the last stone's cell;
                                     of contents other than stones one less than the adapter's number
     landing(cells, actions, config)  the cells where the stones of these moves would land
     draw(svg, view, config)          draws `view`, see `drawBoard` in replay.js; a cell is 10 units wide; if the view is
                                     `compact`, scores lie on the cells, and the page shows counts
     head                            heading of the list of moves
     name(action, config)             name of a move in the list
     called(action, config)           name of a move in a sentence
     start                           description of the start position
   };

   A board to play on uses more. Defaults are in brackets:

     grid(config)                     {rows, columns, size}: the cells, each 10 * size units wide, the first one at 0, 0
                                     (the arguments of `drawSquares`; else the square that `cells` fills), or polygons,
                                     see polygons.js
     targets(action, config)          the cells that select this move when clicked (those of `landing`); a cell may
                                     select several moves; then a second cell decides. Two targets alone move no
                                     piece: `cell_of` of the geometry says which moves do
     falls                           whether stones fall from above (no)
     counts                          whether players count their stones on the board during the game (no)
     words                           {en: {title, about, rules, head, called, formats, unit, score}, zh: {...}}: the
                                     game's title, its aim, its rules as sentences with {rows} and other sizes of the
                                     board, the heading of a list of moves, a move in a sentence around its {name},
                                     names of file formats, the unit of an exact score, and an example of such a score
                                     with its meaning (the folder's name, nothing, nothing, `head`, `called`, the
                                     format's name, nothing, nothing)

   `config` holds the shape of the board. Nothing here knows rules; data that needs rules comes with the games. */

const KINDS = {};
const MINUS = "−";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const VALUE_NAMES = new Map([[1, "win"], [0, "draw"], [-1, "loss"], [null, "unknown"]]);

/** Fill `cells`, the start position, with the stones of all plies; `filledBy` returns the cells that a ply fills, or
    that it changes, each with its content, 0 for none. A ply that the drawing cannot know has its own `changes`. */
function fillCells(cells, plies, filledBy = () => []) {
  let last = null;
  for (const ply of plies) {
    if (ply.action === null) continue;
    const changes = ply.changes ?? filledBy(ply).map((cell) => (Array.isArray(cell) ? cell : [cell, ply.seat + 1]));
    for (const [cell, content] of changes) cells[cell] = content === 0 ? null : content - 1;
    last = changes[0]?.[0] ?? null;
  }
  return { cells, last };
}

/** The sign of what a cell holds, one less than its content: {text, seat}; `seat` is null for a text alone. */
function signOf(grid, held) {
  if (!grid.signs) return { text: "", seat: held };
  const content = held === null ? 0 : held + 1, [text, seat] = grid.signs[content] ?? [content ? String(content) : "", null];
  return { text, seat };
}

/** The usual name of a cell: a letter for its column, a number for its row. */
function cellName(cell, columns) {
  return LETTERS[cell % columns] + (Math.floor(cell / columns) + 1);
}

/** Draw a board of squares with letters above its columns and numbers beside its rows. Stones go into the group that
    it returns. Larger squares leave room for several scores, which keep their size. */
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

/** The changes of a move of a piece between two cells, as `filledBy` has them: its new cell, then its old one. */
function movedPiece(cells, from, to) {
  return [[to, (cells[from] ?? -1) + 1], [from, 0]];
}

/** A position with the stone of a move, but without what the move changes elsewhere. A piece leaves its cell. */
function withStone(kind, cells, ply, config) {
  const moved = ply.cells ? null : config.geometry?.cell_of[ply.action];
  if (ply.changes || Array.isArray(moved)) return fillCells([...cells], [ply], () => movedPiece(cells, ...moved));
  const [own] = ply.cells ?? kind.landing(cells, [ply.action], config), placed = [...cells];
  if (!(own < cells.length)) return { cells, last: null }; // a pass
  placed[own] = ply.seat;
  return { cells: placed, last: own };
}

/** The middle of a cell; `grid` is the number of columns, or what `grid(config)` returns. */
function middleOf(cell, grid) {
  if (grid.middles) return grid.middles[cell];
  const columns = grid.columns ?? grid;
  return [10 * (cell % columns) + 5, 10 * Math.floor(cell / columns) + 5];
}

/** Draw the outline of a cell. */
function drawCell(svg, cell, grid, kind) {
  const [x, y] = middleOf(cell, grid), square = [[-4.6, -4.6], [4.6, -4.6], [4.6, 4.6], [-4.6, 4.6]];
  const corners = grid.outlines?.[cell] ?? square;
  return add(svg, "polygon", { class: kind, points: corners.map(([right, down]) => `${x + right},${y + down}`).join(" ") });
}

/** Draw the stones, and rings where the stones of better moves would have landed. */
function drawStones(svg, view, grid) {
  view.cells.forEach((held, cell) => {
    const [x, y] = middleOf(cell, grid), { text, seat } = signOf(grid, held);
    if (text || seat !== null || grid.signs && cell === view.last) {
      const is = { last: cell === view.last, won: view.line.includes(cell) };
      drawMark(add(svg, "g", { "data-cell": cell }), cell, grid, held, is);
    } else if (view.better.includes(cell)) {
      add(svg, "circle", { class: `better seat${view.mover}`, cx: x, cy: y, r: 3.6 });
    }
  });
}

/** Draw what a cell holds: a stone or the cell's own outline in the seat's colour, and a text. */
function drawMark(svg, cell, grid, held, is = {}) {
  const [x, y] = middleOf(cell, grid), { text, seat } = signOf(grid, held), shown = text ? { won: is.won, hasText: true } : is;
  if (seat !== null && grid.filled) fillCell(svg, cell, grid, seat, shown);
  else if (seat !== null) drawStone(svg, x, y, seat, shown);
  if (text) add(svg, "text", { class: `sign seat${seat} ${text.length > 2 ? "long" : ""}`, x, y: y + 1.7 }, text);
  if (is.last && (text || seat === null)) add(svg, "circle", { class: "last", cx: x, cy: y + 3.3, r: 0.8 });
}

/** Draw a stone. The first seat's has a ring, so that seats differ without colour, unless it has a text. */
function drawStone(svg, x, y, seat, { last, won, hasText } = {}) {
  add(svg, "circle", { class: `stone seat${seat}`, cx: x, cy: y, r: 4.2 });
  if (seat === 0 && !hasText) add(svg, "circle", { class: "inner", cx: x, cy: y, r: 2.5 });
  if (won) add(svg, "circle", { class: "won", cx: x, cy: y, r: 4.2 });
  if (last) add(svg, "circle", { class: "last", cx: x, cy: y, r: 1.2 });
}

/** Draw the scores of moves. `place` returns the middle of a score's upper edge and its size, or null for none. */
function drawScores(svg, view, place) {
  for (const [key, score] of Object.entries(view.scores)) {
    const action = Number(key), at = place(action, score);
    if (at) drawScore(svg, at, score, { chosen: action === view.action, best: view.best.includes(action) });
  }
}

/** Draw stones, and scores on the cells of their moves. A ring is larger than the score on its cell. */
function drawStonesAndScores(svg, view, grid) {
  const cellsOf = (action) => [grid.cellOf ? grid.cellOf[action] ?? Infinity : action].flat();
  const cellOf = (action) => cellsOf(action).at(-1);
  const scored = new Set(Object.keys(view.scores).map((action) => cellOf(Number(action))));
  drawStones(svg, { ...view, better: view.better.filter((cell) => !scored.has(cell)) }, grid);
  for (const cell of view.better.filter((one) => scored.has(one))) {
    const [cx, cy] = middleOf(cell, grid);
    add(svg, "circle", { class: `better seat${view.mover}`, cx, cy, r: 4.6 });
  }
  drawScores(svg, view, (action, score) => {
    const cell = cellOf(action);
    if (cell >= view.cells.length) return null;
    const [x, y] = middleOf(cell, grid), [from] = cellsOf(action);
    if (from === cell) return [x, y - scoreHeight(score) / 2];
    const [left, above] = middleOf(from, grid), away = Math.hypot(left - x, above - y) / 3.4;
    return [x + (left - x) / away, y + (above - y) / away - scoreHeight(score) / 4, 0.5];
  });
  for (const cell of scored) { // a score hides what its cell holds
    const { text, seat } = signOf(grid, view.cells[cell] ?? null);
    if (!text || seat !== null) continue;
    const [x, y] = middleOf(cell, grid);
    add(svg, "text", { class: "sign covered", x: x - 3.4, y: y - 3 }, text);
  }
}

function scoreHeight(score) {
  return score.more ? 8.8 : 6;
}

/** Draw a score as text and colour. A board to play on may add `more`, a second line; `chance`, the colour of an
    estimate, 0 lost to 1 won; `share`, the move's share of the visits, as a bar. */
function drawScore(svg, [left, top, size = 1], score, { chosen, best }) {
  const { text, value, estimate, more, chance, share } = score, height = scoreHeight(score);
  const is = { estimate, chosen, long: text.length > 3, chance: chance !== undefined };
  const kinds = ["score", VALUE_NAMES.get(value), ...Object.keys(is).filter((kind) => is[kind])];
  const group = add(svg, "g", { class: kinds.join(" ") }), [x, y] = [left / size, top / size];
  if (size !== 1) group.setAttribute("transform", `scale(${size})`);
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

/* ---- defaults of optional parts ---- */

/** The grid of the board that was drawn into `svg`. */
function gridOf(kind, config, svg) {
  if (kind.grid) return kind.grid(config);
  const drawn = svg.getAttribute("data-squares");
  if (drawn) return JSON.parse(drawn);
  const side = Math.sqrt(kind.cells([], config).cells.length);
  return { rows: side, columns: side, size: 1 };
}

/** The cells that select a move in this position when clicked; none for a pass. */
function targetsOf(kind, action, cells, config) {
  const named = kind.targets ? kind.targets(action, config) : kind.landing(cells, [action], config);
  return named.filter((cell) => cell < cells.length);
}

/** Whether a move is a pass: no cell selects it. */
function isPassOf(kind, action, config) {
  return targetsOf(kind, action, kind.cells([], config).cells, config).length === 0;
}

/** Title, aim and names of moves of a game, in a language if the game has it. */
function wordsOf(game, language) {
  const { words = {}, head } = KINDS[game];
  return { title: game, about: "", head, ...words.en, ...words[language] };
}

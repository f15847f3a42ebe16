/* Boards whose cells are polygons, drawn from `config.geometry` alone: see lab/report/boards/geometry_json.py. A game's own
   drawing may add to its KINDS. `grid(config)` of such a board is {size, middles, outlines, filled, names, cellOf,
   lines, boxes}: lengths in tenths of a cell, outlines from the middles, lines of cells with the same y. */

const GRIDS = new WeakMap(); // by geometry
const MARGIN = 4; // around the drawing

const POLYGONS = {
  head: "move",
  start: "The start",
  name: (action, { geometry }) => geometry.moves[action] ?? String(action),
  called: (action, { geometry }) => geometry.moves[action] ?? String(action),
  landing: (cells, actions, { geometry }) => actions.map((action) => [geometry.cell_of[action] ?? cells.length].flat().at(-1)),
  targets: (action, { geometry }) => [geometry.cell_of[action] ?? []].flat(), // two cells of a move that has from and to

  cells(plies, config) {
    const start = config.geometry.start.map((mark) => (mark ? mark - 1 : null));
    return fillCells(start, plies, ({ action, cells }) => {
      const own = config.geometry.cell_of[action] ?? [];
      return cells ?? (own.length === 2 ? movedPiece(start, ...own) : [own].flat());
    });
  },

  grid({ geometry }) {
    if (!GRIDS.has(geometry)) GRIDS.set(geometry, gridOfPolygons(geometry));
    return GRIDS.get(geometry);
  },

  draw(svg, view, config) {
    const grid = this.grid(config), { sides, dots, labels } = config.geometry;
    svg.setAttribute("viewBox", boxAround(grid, config.geometry).join(" "));
    for (const [seat, points] of sides) add(svg, "polyline", { class: `side seat${seat}`, points: points.map(tenfold).join(" ") });
    const named = new Set(grid.cellOf.flat());
    grid.middles.forEach((_, cell) => drawCell(svg, cell, grid, named.has(cell) ? "cell" : "cell unnamed"));
    for (const [text, at] of labels) {
      const [x, y] = tenfold(at);
      add(svg, "text", { x, y: y + 1.3 }, text);
    }
    const marks = add(svg, "g");
    for (const [cx, cy] of dots.map(tenfold)) add(svg, "circle", { class: "dot", cx, cy, r: 1.2 });
    drawStonesAndScores(grid.filled ? marks : svg, view, grid);
  },
};

function tenfold(point) {
  return point.map((at) => 10 * at);
}

function gridOfPolygons(geometry) {
  const middles = geometry.centres.map(tenfold);
  const outlines = geometry.shape_of.map((shape) => geometry.shapes[shape].map(tenfold));
  const heights = [...new Set(middles.map(([, y]) => y))].sort((one, other) => one - other);
  const lines = heights.map((height) => (
    [...middles.keys()].filter((cell) => middles[cell][1] === height).sort((one, other) => middles[one][0] - middles[other][0])));
  return {
    size: 1, middles, outlines, lines, filled: geometry.filled, names: geometry.names, cellOf: geometry.cell_of, signs: geometry.signs,
    boxes: outlines.map((corners, cell) => boxOf(corners, middles[cell])),
  };
}

/** The box around a cell, and its polygon as a clip path in it. */
function boxOf(corners, [x, y]) {
  const [left, top, width, height] = extent(corners);
  const clip = corners.map(([right, down]) => `${(100 * (right - left)) / width}% ${(100 * (down - top)) / height}%`);
  return { x: x + left, y: y + top, width, height, clip: `polygon(${clip.join(", ")})` };
}

function extent(points) {
  const [across, down] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [left, top, Math.max(...across) - left, Math.max(...down) - top];
}

function boxAround({ boxes }, { sides, dots, labels }) {
  const corners = boxes.flatMap(({ x, y, width, height }) => [[x, y], [x + width, y + height]]);
  const others = [...sides.flatMap(([, points]) => points), ...dots, ...labels.map(([, at]) => at)].map(tenfold);
  const [left, top, width, height] = extent([...corners, ...others]);
  return [left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
}

/** Fill a cell in a seat's colour. The first seat's has an inner line, so that seats differ without colour. */
function fillCell(svg, cell, grid, seat, { last, won, hasText }) {
  const [cx, cy] = middleOf(cell, grid);
  drawCell(svg, cell, grid, `stone seat${seat}`);
  if (seat === 0 && !hasText) drawCell(svg, cell, grid, "inner").setAttribute("transform", `translate(${cx * 0.4} ${cy * 0.4}) scale(.6)`);
  if (won) drawCell(svg, cell, grid, "won");
  if (last) add(svg, "circle", { class: "last", cx, cy, r: 1.2 });
}

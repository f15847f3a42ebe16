/* Drawing of Gomoku: stones on the intersections of lines. */

KINDS.gomoku = {
  head: "move",
  start: "The empty board",
  name: (point, config) => cellName(point, config.size),
  called: (point, config) => cellName(point, config.size),
  landing: (cells, points) => points,
  grid: ({ size }) => ({ rows: size, columns: size, size: 1 }),
  words: {
    en: {
      title: "Gomoku", about: "Place stones on the intersections; the first row of five, in any direction, wins.",
      unit: "move", score: ["win 31", "wins at move 31 of the game; ≤31: at move 31 or before"],
      rules: [
        "The players take turns to place a stone on a free intersection of the {size}x{size} board. Stones never move.",
        "The first player to have {inarow} or more stones in a row wins: across, down or diagonally.",
        "No move is forbidden, for neither side. A full board without such a row is a draw.",
      ],
    },
    zh: {
      title: "五子棋", about: "棋子落在交叉点上，先在任一方向连成五子者胜。", head: "着法",
      unit: "手", score: ["胜 31", "在全局第 31 手获胜；≤31：最迟第 31 手"],
      rules: [
        "双方轮流在 {size} 路棋盘的空交叉点上落子，落子后不再移动。",
        "先把 {inarow} 枚或更多棋子连成横、竖或斜线者胜。",
        "双方均无禁手。棋盘下满而无人连成则为和棋。",
      ],
    },
  },

  cells(plies, config) {
    return fillCells(Array(config.size * config.size).fill(null), plies, (ply) => [ply.action]);
  },

  draw(svg, view, config) {
    const { size } = config, end = 10 * size - 5;
    svg.setAttribute("viewBox", `-9 -9 ${10 * size + 18} ${10 * size + 18}`);
    add(svg, "rect", { class: "frame", x: -2, y: -2, width: 10 * size + 4, height: 10 * size + 4, rx: 2 });
    for (let line = 0; line < size; line++) {
      const at = 10 * line + 5;
      add(svg, "path", { class: "grid", d: `M${at} 5V${end}M5 ${at}H${end}` });
      for (const beyond of [-4.2, 10 * size + 6.8]) add(svg, "text", { x: at, y: beyond }, LETTERS[line]);
      for (const beyond of [-5.5, 10 * size + 5.5]) add(svg, "text", { x: beyond, y: at + 1.3 }, String(line + 1));
    }
    for (const point of this.dots(size)) {
      const [x, y] = middleOf(point, size);
      add(svg, "circle", { class: "dot", cx: x, cy: y, r: 0.9 });
    }
    drawStonesAndScores(svg, view, size);
  },

  /** The middle point of a board with an odd size, and four points near the corners from 8x8 up. */
  dots(size) {
    const near = size < 13 ? 2 : 3, middle = (size - 1) / 2;
    const rows = size < 8 ? [] : [near, size - 1 - near];
    const points = rows.flatMap((row) => rows.map((column) => row * size + column));
    return size % 2 ? [...points, middle * size + middle] : points;
  },
};

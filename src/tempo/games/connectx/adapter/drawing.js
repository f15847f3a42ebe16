/* Drawing of ConnectX. The only rule that the browser knows is that stones fall. Scores are shown below the columns, on
   a compact board where the stones land. Columns are numbered from 1 for people; actions and messages count from 0. */

KINDS.connectx = {
  head: "column",
  start: "The empty board",
  name: (column) => String(column + 1),
  called: (column) => `column ${column + 1}`,
  falls: true,
  words: {
    en: {
      title: "Connect X", about: "Drop stones into columns; a row of your own, in any direction, wins.",
      unit: "stones", score: ["+5", "wins with 5 stones left, the winning one included; −5 loses to such a win"],
      rules: [
        "The players take turns. Each drops one stone into a column of the board, which has {rows} rows and {columns} columns. It falls to the lowest free cell.",
        "The first player to have {inarow} stones in a row wins: across, down or diagonally.",
        "A full board without such a row is a draw.",
      ],
    },
    zh: {
      title: "四子棋", about: "棋子从上方落入各列，先在任一方向连成一线者胜。",
      unit: "子", score: ["+5", "获胜时还剩 5 子（含制胜的一子）；−5 表示对方这样获胜"],
      head: "列", called: "第 {name} 列", formats: { "digit strings, 44455": "数字串，44455" },
      rules: [
        "双方轮流把一枚棋子投入 {rows} 行 {columns} 列棋盘的某一列，棋子落到该列最低的空格。",
        "先把 {inarow} 枚棋子连成横、竖或斜线者胜。",
        "棋盘下满而无人连成则为和棋。",
      ],
    },
  },

  grid: ({ rows, columns }) => ({ rows, columns, size: 1 }),

  /** All cells of the column are click targets. */
  targets: (column, { rows, columns }) => Array.from({ length: rows }, (_, row) => row * columns + column),

  cells(plies, config) {
    const cells = Array(config.rows * config.columns).fill(null);
    return fillCells(cells, plies, (ply) => this.landing(cells, [ply.action], config));
  },

  /** The lowest free cell of each column, none for a full column. */
  landing(cells, columns, config) {
    const rows = [...Array(config.rows).keys()].reverse();
    return columns.flatMap((column) => {
      const row = rows.find((row) => cells[row * config.columns + column] === null);
      return row === undefined ? [] : [row * config.columns + column];
    });
  },

  draw(svg, view, config) {
    const { rows, columns } = config, below = 10 * rows;
    svg.setAttribute("viewBox", `-3 -3 ${10 * columns + 6} ${below + (view.compact ? 11 : view.scored ? 22 : 12)}`);
    add(svg, "rect", { class: "frame", x: -2, y: -2, width: 10 * columns + 4, height: below + 4, rx: 3 });
    view.cells.forEach((seat, cell) => {
      const [x, y] = middleOf(cell, columns);
      add(svg, "circle", { class: "hole", cx: x, cy: y, r: 4 }); // also behind a stone, which may still be falling
    });
    if (view.compact) drawStonesAndScores(svg, view, { columns, cellOf: this.cellsOf(view, config) });
    else drawStones(svg, view, columns);
    for (let column = 0; column < columns; column++) {
      const chosen = column === view.action ? " chosen" : "";
      add(svg, "text", { class: `label${chosen}`, x: 10 * column + 5, y: below + (view.compact ? 6 : 7) }, String(column + 1));
    }
    if (!view.compact) drawScores(svg, view, (column) => [10 * column + 5, below + 9]);
  },

  /** The cell of each column on which its score lies: that of the stone that was played, or where one would land. */
  cellsOf({ cells, action, last }, config) {
    return Array.from({ length: config.columns }, (_, column) => (
      column === action && last !== null ? last : this.landing(cells, [column], config)[0]));
  },
};

/* Othello, drawn: discs on squares, and the count of both below, but on a compact board. Which discs a move turns over
   comes with the game. */

KINDS.othello = {
  head: "move",
  start: "The start",
  name: (square) => (square === 64 ? "pass" : cellName(square, 8)),
  called: (square) => KINDS.othello.name(square),
  landing: (cells, squares) => squares,
  counts: true,
  grid: () => ({ rows: 8, columns: 8, size: 1 }),
  words: {
    en: {
      title: "Othello", about: "Enclose discs to turn them over; the side with more discs at the end wins.",
      unit: "discs", score: ["+5", "5 discs ahead at the end, empty squares being the winner's; −5 is behind"],
      rules: [
        "Black moves first. A disc must enclose a straight line of the opponent's discs between itself and another disc of its colour, in at least one direction.",
        "All enclosed discs turn over, in every direction.",
        "A player without a legal move passes. The game ends when neither player can move.",
        "The player with more discs wins; an equal count is a draw. In scores, empty squares count for the winner.",
      ],
      levels: [
        "Lets you win: it often takes the worse of the squares it sees.",
        "Overlooks most of its moves, even an open corner.",
        "Takes a good corner about one time in three.",
        "Takes about every second good corner.",
        "Takes most good corners, but slips elsewhere.",
        "Seldom slips, and leaves you few moves.",
        "Hardly ever slips; looks a few moves ahead.",
        "Counts the last moves of a game exactly.",
        "Looks far ahead, and counts the end sooner.",
      ],
    },
    zh: {
      title: "黑白棋", about: "夹住对方棋子使其翻转，终局时棋子多者胜。",
      unit: "子", score: ["+5", "终局时领先 5 子（空格归胜方）；−5 表示落后"],
      head: "着法", formats: { "transcripts, f5d6c3": "棋谱，f5d6c3" },
      rules: [
        "黑方先行。落子必须在至少一个方向上，与己方另一枚棋子夹住一排对方棋子。",
        "被夹住的棋子在各个方向上全部翻转。",
        "无处可下时停一手；双方都无处可下则终局。",
        "棋子多者胜，相等为和。计分时空格归胜方。",
      ],
      levels: [
        "让你赢：常常选它看到的格子中较差的一个。",
        "大部分着法都会漏看，连空着的角也会。",
        "好的角大约三次中占一次。",
        "好的角大约占到一半。",
        "多数好的角都会占，但别处会失误。",
        "很少失误，让你可走的地方不多。",
        "几乎不失误，能多看几步。",
        "终局的最后几步算得精确。",
        "看得很远，更早算清终局。",
      ],
    },
  },

  cells(plies) {
    const cells = Array(64).fill(null);
    for (const [cell, seat] of [[27, 1], [28, 0], [35, 0], [36, 1]]) cells[cell] = seat;
    return fillCells(cells, plies, (ply) => ply.cells);
  },

  draw(svg, view) {
    svg.setAttribute("viewBox", `-9 -9 92 ${view.compact ? 92 : 101}`);
    add(svg, "rect", { class: "frame", x: -1, y: -1, width: 82, height: 82, rx: 1 });
    for (let line = 1; line < 8; line++) add(svg, "path", { class: "grid", d: `M${10 * line} 0V80M0 ${10 * line}H80` });
    for (let line = 0; line < 8; line++) {
      add(svg, "text", { x: 10 * line + 5, y: -3.2 }, LETTERS[line]);
      add(svg, "text", { x: -4.5, y: 10 * line + 6.3 }, String(line + 1));
    }
    for (const square of view.open ?? []) {
      const [x, y] = middleOf(square, 8);
      add(svg, "circle", { class: "open", cx: x, cy: y, r: 1.1 });
    }
    drawStonesAndScores(svg, view, 8);
    if (view.compact) return;
    const counts = [0, 1].map((seat) => view.cells.filter((cell) => cell === seat).length);
    add(svg, "text", { class: "label chosen", x: 40, y: 88 }, `${counts[0]} – ${counts[1]}`);
  },
};

/* Dots and Boxes: words. The board is drawn from the adapter's geometry. */

Object.assign(KINDS.dots_and_boxes, {
  words: {
    en: {
      title: "Dots and Boxes", about: "Close more boxes than your opponent.",
      rules: [
        "The players take turns to draw an edge between two dots that are neighbours.",
        "The player who draws the fourth edge of a box owns it and moves again: the opponent passes.",
        "The game ends with the last edge. The player with more boxes wins; an equal count is a draw.",
      ],
    },
    zh: {
      title: "点格棋", about: "围成更多方格者胜。", head: "着法",
      rules: [
        "双方轮流在相邻两点之间画一条边。",
        "画上一个方格第四条边的一方占有该格，并再走一步；对方停一手。",
        "所有边画完即终局，方格多者胜，相等为和。",
      ],
    },
  },
});

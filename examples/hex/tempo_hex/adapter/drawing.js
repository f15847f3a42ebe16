/* Hex: words. The board is drawn from the adapter's geometry. */

Object.assign(KINDS.hex, {
  words: {
    en: {
      title: "Hex", about: "Connect your two sides of the board.",
      rules: [
        "The players take turns to place a stone on an empty cell. Stones never move.",
        "The first player connects top and bottom, the second left and right. The corners belong to both.",
        "Exactly one of them can be connected, so there is no draw.",
      ],
    },
    zh: {
      title: "六贯棋", about: "连通己方的两条边者胜。", head: "着法",
      rules: [
        "双方轮流在空格落子，落子后不再移动。",
        "先手连通上下两边，后手连通左右两边；角上的格子属于双方。",
        "必有且仅有一方连通，因此没有和棋。",
      ],
    },
  },
});

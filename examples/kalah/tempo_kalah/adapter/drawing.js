/* Kalah: words. The board is drawn from the adapter's geometry. */

Object.assign(KINDS.kalah, {
  words: {
    en: {
      title: "Kalah", about: "Gather more seeds than your opponent.",
      rules: [
        "A move takes all seeds out of one of your pits and sows them one by one to the right, around the board: also into your store, not into your opponent's.",
        "A last seed in your store: you move again. A last seed in an empty pit of yours goes to your store, with the seeds opposite, if there are any.",
        "The game ends when all pits of a player are empty; the other one keeps the seeds in the own pits. More seeds win.",
      ],
    },
    zh: {
      title: "播棋", about: "收集更多种子者胜。", head: "着法", passed: "最后一粒落入仓中：再走一步。",
      rules: [
        "每步取出自己一个坑中的全部种子，逆时针逐一播撒；经过自己的仓也放一粒，不放入对方的仓。",
        "最后一粒落入自己的仓，则再走一步。落入自己的空坑且对面坑有种子，则两坑种子都归入自己的仓。",
        "一方的坑全空即终局，另一方坑中的种子归其所有，种子多者胜。",
      ],
    },
  },
});

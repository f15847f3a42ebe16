/* What can be said of moves in any game, and the frames of all sentences. */

/** @import { DescribedMove, Fact } from "../../words.d.ts" */

/** @type {(move: DescribedMove) => Fact[]} */
export function describe({ rewards, seat, row, legal }) {
  /** @type {(key: string, rank: number, rows?: number[][]) => Fact} */
  const fact = (key, rank, rows = []) => ({ key, rank, rows, values: {} });
  if (rewards?.some((reward) => reward > 0)) {
    return rewards[seat] > 0 ? [fact("won", 3, row.length ? [row] : [])] : [fact("lost", 0)];
  }
  return legal.length === 1 ? [fact("only", 1.2)] : [];
}

/** @type {import("../../words.d.ts").GameWords["texts"]} */
export const texts = {
  en: {
    "you": "you",
    "side.0": "First",
    "side.1": "Second",
    "pieces.warm.0": "Yellow", "pieces.warm.1": "Red",
    "pieces.plain.0": "Black", "pieces.plain.1": "White",
    "pieces.cool.0": "Orange", "pieces.cool.1": "Blue",
    "cell": "{name}",
    "place": "with {move}",
    "n.2": "two", "n.3": "three", "n.4": "four", "n.5": "five", "n.6": "six", "n.7": "seven",

    "won": "{who} {who:win|wins} the game",
    "lost": "{who} {who:end|ends} the game behind",
    "only": "no other move is legal",

    "hint": "Play {move}: {fact}.",
    "hint.bare": "Play {move}.",
    "hint.value.1": "This wins.",
    "hint.value.0": "This holds the draw.",
    "hint.value.-1": "It is lost against best play, but holds out longest.",

    "missed": "{move} was better: {fact}.",
    "missed.bare": "{move} was better.",
    "missed.wins": "With {move} {who} could win the game.",
    "missed.leads": "{move} was better: in the end {fact}.",
    "missed.value.1": "It would have won.",
    "missed.value.0": "It would have held the draw.",

    "punished.here": "After this {fact} here.",
    "punished.later": "After this comes {move}, and in the end {fact} here.",
    "punished.reply": "After this comes {move}: {fact}.",
    "punished.soon": "After this comes {move}, and soon {fact}.",
    "punished.value.0": "Now it is a draw.",
    "punished.value.-1": "Now it is lost.",

    "warn.title": "Sure?",
    "warn.certain": "{move} loses the game.",
    "warn.likely": "{move} probably loses the game.",
  },
  zh: {
    "you": "你",
    "side.0": "先手",
    "side.1": "后手",
    "pieces.warm.0": "黄方", "pieces.warm.1": "红方",
    "pieces.plain.0": "黑方", "pieces.plain.1": "白方",
    "pieces.cool.0": "橙方", "pieces.cool.1": "蓝方",
    "cell": "{name}",
    "place": "下 {move} ",
    "n.2": "二", "n.3": "三", "n.4": "四", "n.5": "五", "n.6": "六", "n.7": "七",

    "won": "{who}获胜",
    "lost": "{who}终局落后",
    "only": "没有其他着法",

    "hint": "下{move}：{fact}。",
    "hint.bare": "下{move}。",
    "hint.value.1": "必胜。",
    "hint.value.0": "可保和棋。",
    "hint.value.-1": "对方应对正确则必败，但这一手坚持最久。",

    "missed": "{move}更好：{fact}。",
    "missed.bare": "{move}更好。",
    "missed.wins": "下{move}，{who}即可获胜。",
    "missed.leads": "{move}更好：最终{fact}。",
    "missed.value.1": "本可获胜。",
    "missed.value.0": "本可保和。",

    "punished.here": "此后{fact}（见棋盘）。",
    "punished.later": "此后{who}下{move}，最终{fact}（见棋盘）。",
    "punished.reply": "此后{who}下{move}：{fact}。",
    "punished.soon": "此后{who}下{move}，不久{fact}。",
    "punished.value.0": "现在成了和棋。",
    "punished.value.-1": "现在必败。",

    "warn.title": "确定吗？",
    "warn.certain": "下{move}会输掉这一局。",
    "warn.likely": "下{move}很可能会输掉这一局。",
  },
};

/* Gomoku in words: rows made and stopped. */

/** @import { DescribedMove, Fact } from "../../../app/words.d.ts" */

import { rowFacts, rowTexts } from "../../../app/page/words/rows.js";

/** @type {(move: DescribedMove) => Fact[]} */
export function describe(move) {
  const { size, inarow } = move.config;
  return rowFacts(move, { rows: size, columns: size, inarow }, () => true);
}

/** @type {import("../../../app/words.d.ts").GameWords["texts"]} */
export const texts = {
  en: { ...rowTexts.en, "side.0": "Black", "side.1": "White" },
  zh: { ...rowTexts.zh, "side.0": "黑方", "side.1": "白方" },
};

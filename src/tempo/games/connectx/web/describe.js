/* ConnectX in words: rows, threats, and cells that decide when the board fills up. */

/** @import { DescribedMove, Fact } from "../../../app/words.d.ts" */

import { rowFacts, rowTexts } from "../../../app/page/words/rows.js";

/** @type {(move: DescribedMove) => Fact[]} */
export function describe(move) {
  const { rows, columns, inarow } = move.config, { after, seat, cells: [own] } = move;
  const facts = rowFacts(move, { rows, columns, inarow }, (cells, cell) => (
    cell + columns >= cells.length || cells[cell + columns] !== null));
  for (const fact of facts) {
    if (fact.key === "waits" && hasParity(fact.values.cell, seat, rows, columns)) fact.key = "parity";
  }
  const isMiddle = Math.abs(2 * (own % columns) + 1 - columns) <= 1;
  const isEarly = after.filter((owner) => owner !== null).length <= 2 * inarow;
  return isMiddle && isEarly ? [...facts, { key: "middle", rank: 0.35, rows: [], values: {} }] : facts;
}

/** Whether a side gets a cell when the columns beside it are full: the first side those on odd rows of a board with an
    even number of rows, the second those on even rows.
    @type {(cell: number, seat: number, rows: number, columns: number) => boolean} */
function hasParity(cell, seat, rows, columns) {
  return rows % 2 === 0 && (rows - Math.floor(cell / columns)) % 2 === 1 - seat;
}

/** @type {import("../../../app/words.d.ts").GameWords["texts"]} */
export const texts = {
  en: {
    ...rowTexts.en,
    "parity": "{cell} waits to make {n} for {who}, on a row that {who} {who:get|gets} when the board fills up",
    "middle": "most rows pass through the middle",
    "place": "in {move}",
    "cell": "column {column}, row {row}",
    "side.0": "Yellow",
    "side.1": "Red",
  },
  zh: {
    ...rowTexts.zh,
    "parity": "{cell}将为{who}连成{n}子，而下满时这一行轮到{who}",
    "middle": "经过中间的连线最多",
    "place": "在{move}",
    "cell": "第 {column} 列第 {row} 行",
    "side.0": "黄方",
    "side.1": "红方",
  },
};

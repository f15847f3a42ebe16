/* ConnectX's exact scores of all columns (exact_scores.py, move_scores.py). */

/** @import { Bounds, Position } from "../../../web/types.d.ts" */
/** @import { Effort } from "../../../web/player/exact.js" */
/** @import { Rules } from "../../../web/player/rules.js" */
/** @import { PausingSolver } from "../../../web/player/solver_prover.js" */
/** @import { Data, Tables, Words } from "./connectx_tables.js" */

import { countBits } from "../../../web/player/bits.js";
import { isSettled, UNKNOWN } from "../../../web/player/exact.js";
import { canonical, keyOf } from "./connectx_tables.js";

const ALL = 1; // the word of a state with all stones
const WON = 1;

export class ConnectXExact {
  /** tables: of the standard board, else null; order(column): the first columns to solve have the least
      @param {Rules<Words>} rules @param {PausingSolver} solver @param {Tables | null} tables @param {Data} data
      @param {(column: number) => number} order @param {number} cells */
  constructor(rules, solver, tables, { exact, proof, outcomes, scores }, order, cells) {
    this.rules = rules;
    this.solver = solver;
    this.tables = tables;
    this.order = order;
    this.cells = cells;
    this.windows = exact.windows;
    this.slice = exact.slice;
    this.outcomeStones = outcomes.stones;
    this.scoreStones = scores.stones;
    this.most = proof.scores[1];
    solver.letGrow(proof.table_bits);
  }

  /** Yield null at times; return the scores of all free columns, outcomes first, until the effort is spent.
      @type {(position: Position<Words>, effort: Effort) => Generator<null, Map<number, Bounds>, void>} */
  * scores({ state }, effort) {
    const columns = this.rules.legal(state), after = columns.map((column) => this.rules.after(state, column));
    const inOrder = columns.map((_, place) => place).sort((a, b) => this.order(columns[a]) - this.order(columns[b]));
    const scores = new Map(columns.map((column) => [column, UNKNOWN]));
    const { tables } = this;
    if (tables) columns.forEach((column, place) => this.lookUp(tables, state, column, after[place].state));
    for (const [floor, ceiling] of this.windows) {
      while (![...scores.values()].every((score) => isSettled(score, floor, ceiling))) {
        let left = this.slice;
        for (const place of inOrder) {
          if (after[place].outcome === WON) scores.set(columns[place], this.scoreOfWin(state));
          else {
            const found = this.solver.solve(after[place].state, Math.max(0, left), 0 - ceiling, 0 - floor);
            left -= found.nodes;
            scores.set(columns[place], [0 - found.high, 0 - found.low]);
          }
        }
        if (effort.isSpent) return scores;
        yield null;
      }
    }
    return scores;
  }

  /** The scores of all columns by the tables; with their last number of stones that of the book's move.
      @type {(position: Position<Words>) => Map<number, Bounds>} */
  tabled({ state }) {
    const { tables } = this, stones = countBits(state[ALL]);
    /** @type {Map<number, Bounds>} */
    const found = new Map();
    if (!tables || stones > this.outcomeStones) return found;
    if (stones === this.outcomeStones) {
      const column = tables.bookMove(state, stones);
      return column === null ? found : found.set(column, this.bounds(tables, canonical(state)[0], stones));
    }
    for (const column of this.rules.legal(state)) {
      const after = tables.keyAfter(keyOf(state), column);
      const [low, high] = after === null ? this.scoreOfWin(state) : this.bounds(tables, after, stones + 1);
      found.set(column, after === null ? [low, high] : [0 - high, 0 - low]);
    }
    return found;
  }

  /** The score of a column that wins at once.
      @type {(state: Words) => Bounds} */
  scoreOfWin(state) {
    const best = (this.cells - countBits(state[ALL]) + 1) >> 1;
    return [best, best];
  }

  /** Pass what the tables tell of the position after a move to the solver.
      @type {(tables: Tables, state: Words, column: number, after: Words) => void} */
  lookUp(tables, state, column, after) {
    const stones = countBits(after[ALL]);
    if (stones > this.outcomeStones) return;
    const key = tables.keyAfter(keyOf(state), column);
    if (key === null) return;
    const [low, high] = this.bounds(tables, key, stones), { known } = this.solver;
    const name = after.join(), before = known.get(name) ?? [low, high];
    known.set(name, [Math.max(low, before[0]), Math.min(high, before[1])]);
  }

  /** Bounds of the score of an early position: the score itself, where it is tabulated, else by its outcome.
      @type {(tables: Tables, key: bigint, stones: number) => Bounds} */
  bounds(tables, key, stones) {
    const score = stones <= this.scoreStones ? tables.earlyScore(key, stones) : null;
    if (score !== null) return [score, score];
    const outcome = tables.plies[stones].outcomes[tables.placeOf(key, stones)];
    return outcome > 0 ? [1, this.most] : outcome < 0 ? [-this.most, -1] : [0, 0];
  }
}

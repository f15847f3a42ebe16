/* ConnectX's exact scores of all columns (exact_scores.py, move_scores.py). */

import { countBits } from "../../../web/player/bits.js";
import { isSettled, UNKNOWN } from "../../../web/player/exact.js";
import { canonical, keyOf } from "./connectx_tables.js";

const ALL = 1; // the word of a state with all stones
const WON = 1;

export class ConnectXExact {
  /** tables: of the standard board, else null; order(column): the first columns to solve have the least */
  constructor(rules, solver, tables, { exact, proof, outcomes, scores }, order, cells) {
    Object.assign(this, { rules, solver, tables, order, cells, ...exact }); // windows, slice
    Object.assign(this, { outcomeStones: outcomes.stones, scoreStones: scores.stones, most: proof.scores[1] });
    solver.letGrow(proof.table_bits);
  }

  /** Yield null at times; return the scores of all free columns, outcomes first, until the effort is spent. */
  * scores({ state }, effort) {
    const columns = this.rules.legal(state), after = columns.map((column) => this.rules.after(state, column));
    const inOrder = columns.map((_, place) => place).sort((a, b) => this.order(columns[a]) - this.order(columns[b]));
    const scores = new Map(columns.map((column) => [column, UNKNOWN]));
    if (this.tables) columns.forEach((column, place) => this.lookUp(state, column, after[place]));
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

  /** The scores of all columns by the tables; with their last number of stones that of the book's move. */
  tabled({ state }) {
    const stones = countBits(state[ALL]), legal = this.rules.legal(state);
    if (!this.tables || stones > this.outcomeStones) return new Map();
    if (stones === this.outcomeStones) {
      const column = this.tables.bookMove(state, stones);
      return new Map(column === null ? [] : [[column, this.bounds(canonical(state)[0], stones)]]);
    }
    return new Map(legal.map((column) => {
      const after = this.tables.keyAfter(keyOf(state), column);
      if (after === null) return [column, this.scoreOfWin(state)];
      const [low, high] = this.bounds(after, stones + 1);
      return [column, [0 - high, 0 - low]];
    }));
  }

  /** The score of a column that wins at once. */
  scoreOfWin(state) {
    const best = (this.cells - countBits(state[ALL]) + 1) >> 1;
    return [best, best];
  }

  /** Pass what the tables tell of the position after a move to the solver. */
  lookUp(state, column, after) {
    const stones = countBits(after.state[ALL]);
    if (after.outcome === WON || stones > this.outcomeStones) return;
    const [low, high] = this.bounds(this.tables.keyAfter(keyOf(state), column), stones), { known } = this.solver;
    const name = after.state.join(), before = known.get(name) ?? [low, high];
    known.set(name, [Math.max(low, before[0]), Math.min(high, before[1])]);
  }

  /** Bounds of the score of an early position: the score itself, where it is tabulated, else by its outcome. */
  bounds(key, stones) {
    const score = stones <= this.scoreStones ? this.tables.earlyScore(key, stones) : null;
    if (score !== null) return [score, score];
    const outcome = this.tables.plies[stones].outcomes[this.tables.placeOf(key, stones)];
    return outcome > 0 ? [1, this.most] : outcome < 0 ? [-this.most, -1] : [0, 0];
  }
}

/* Othello's part of the player in JavaScript: positions, and its prover's numbers. */

import { countBits } from "../../../web/player/bits.js";
import { isSettled, UNKNOWN } from "../../../web/player/exact.js";

const CELLS = 64, FIRST_DISCS = 4;

/** Return what the player needs of this game; see newAgent. */
export function describe({ rules, data: { proof, exact }, profile, onlyMove }) {
  const discs = (state) => countBits(state[0] | state[1]);

  function expectedNodes(state) {
    const more = CELLS - discs(state) - proof.usual_squares;
    if (more + proof.usual_squares > proof.most_empty) return Infinity;
    const choice = rules.legal(state).length / proof.usual_moves;
    return proof.usual_proof * choice * 2 ** (more / (more > 0 ? proof.many_empty_doubles : proof.empty_doubles));
  }

  const prover = profile.exact && {
    solver: "solve_endgame", scores: proof.scores, scoreStep: 2, speed: proof.speed, expectedNodes,
    order: (square) => Number(!proof.corners.includes(square)),
    withScore: (found, state, score) => ({ ...found, score }),
    tableBits: () => proof.table_bits,
  };
  return {
    prover,
    newExact: (solver) => solver && new OthelloExact(rules, solver, proof, exact),
    position: (state) => ({ state, number: discs(state) - FIRST_DISCS, filled: discs(state) / CELLS }),
    shortcuts: ({ state }) => [() => onlyMove(state)],
  };
}

/** Exact scores of the end of a game (exact_scores.py). */
class OthelloExact {
  constructor(rules, solver, proof, settings) {
    Object.assign(this, { rules, solver, settings });
    solver.letGrow(proof.table_bits);
  }

  /** Yield null at times; return scores or bounds of all legal moves, as far as the effort reaches. */
  * scores({ state, filled }, effort) {
    const { most_empty, windows } = this.settings, scores = new Map();
    for (const move of this.rules.legal(state)) scores.set(move, UNKNOWN);
    if (CELLS * (1 - filled) > most_empty) return scores;
    const after = new Map([...scores.keys()].map((move) => [move, this.rules.after(state, move).state]));
    for (const [floor, ceiling] of windows) yield* this.narrow(scores, after, floor, ceiling, effort);
    return scores;
  }

  /** Narrow the scores of all moves between floor and ceiling: each gets a few nodes, then twice as many. */
  * narrow(scores, after, floor, ceiling, effort) {
    const { first_nodes, slice } = this.settings, isOpen = (move) => !isSettled(scores.get(move), floor, ceiling);
    let moves = [...after.keys()].filter(isOpen);
    for (let most = first_nodes; moves.length && !effort.isSpent; most *= 2) {
      for (const move of moves) {
        for (let nodes = most; nodes > 0 && isOpen(move) && !effort.isSpent;) {
          const found = this.solver.solve(after.get(move), Math.min(nodes, slice), 0 - ceiling, 0 - floor);
          scores.set(move, [0 - found.high, 0 - found.low]);
          nodes -= found.nodes;
          yield null;
        }
      }
      moves = moves.filter(isOpen);
    }
  }
}

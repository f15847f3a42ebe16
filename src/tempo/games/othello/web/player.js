/* Othello's part of the player in JavaScript: positions, and its prover's numbers. */

/** @import { Bounds, OwnPart, Parts, Position, Profile, ProverSettings } from "../../../web/types.d.ts" */
/** @import { Effort } from "../../../web/player/exact.js" */
/** @import { Rules } from "../../../web/player/rules.js" */
/** @import { PausingSolver } from "../../../web/player/solver_prover.js" */
/** @typedef {BigUint64Array} State discs of the side to move, and of the other */
/** @typedef {{ most_empty: number, usual_squares: number, usual_proof: number, usual_moves: number,
      empty_doubles: number, many_empty_doubles: number, table_bits: number, speed: number, scores: Bounds,
      corners: number[] }} ProofNumbers of web_data in calls.py */
/** @typedef {{ most_empty: number, first_nodes: number, slice: number, windows: Bounds[] }} ExactNumbers */

import { countBits } from "../../../web/player/bits.js";
import { isSettled, UNKNOWN } from "../../../web/player/exact.js";

const CELLS = 64, FIRST_DISCS = 4;

/** Return what the player needs of this game.
    @type {(parts: Parts<State, Profile & { exact: boolean }, { proof: ProofNumbers, exact: ExactNumbers }>) =>
      OwnPart<State>} */
export function describe({ rules, data: { proof, exact }, profile, onlyMove }) {
  /** @type {(state: State) => number} */
  const discs = (state) => countBits(state[0] | state[1]);

  /** @type {(state: State) => number} */
  function expectedNodes(state) {
    const more = CELLS - discs(state) - proof.usual_squares;
    if (more + proof.usual_squares > proof.most_empty) return Infinity;
    const choice = rules.legal(state).length / proof.usual_moves;
    return proof.usual_proof * choice * 2 ** (more / (more > 0 ? proof.many_empty_doubles : proof.empty_doubles));
  }

  /** @type {ProverSettings<State>} */
  const prover = {
    solver: "solve_endgame", scores: proof.scores, scoreStep: 2, speed: proof.speed, expectedNodes,
    order: (square) => Number(!proof.corners.includes(square)),
    withScore: (found, state, score) => ({ ...found, score }),
    tableBits: () => proof.table_bits,
  };
  return {
    prover: profile.exact ? prover : null,
    newExact: (solver) => solver && new OthelloExact(rules, solver, proof, exact),
    position: (state) => ({ state, number: discs(state) - FIRST_DISCS, filled: discs(state) / CELLS }),
    shortcuts: ({ state }) => [() => onlyMove(state)],
  };
}

/** Exact scores of the end of a game (exact_scores.py). */
class OthelloExact {
  /** @param {Rules<State>} rules @param {PausingSolver} solver @param {ProofNumbers} proof
      @param {ExactNumbers} settings */
  constructor(rules, solver, proof, settings) {
    this.rules = rules;
    this.solver = solver;
    this.settings = settings;
    solver.letGrow(proof.table_bits);
  }

  /** Yield null at times; return scores or bounds of all legal moves, as far as the effort reaches.
      @type {(position: Position<State>, effort: Effort) => Generator<null, Map<number, Bounds>, void>} */
  * scores({ state, filled }, effort) {
    const { most_empty, windows } = this.settings;
    const scores = new Map(this.rules.legal(state).map((move) => [move, UNKNOWN]));
    if (CELLS * (1 - filled) > most_empty) return scores;
    const after = new Map([...scores.keys()].map((move) => [move, this.rules.after(state, move).state]));
    for (const [floor, ceiling] of windows) yield* this.narrow(scores, after, floor, ceiling, effort);
    return scores;
  }

  /** Narrow the scores of all moves between floor and ceiling: each gets a few nodes, then twice as many.
      @type {(scores: Map<number, Bounds>, after: Map<number, State>, floor: number, ceiling: number, effort: Effort) =>
        Generator<null, void, void>} */
  * narrow(scores, after, floor, ceiling, effort) {
    const { first_nodes, slice } = this.settings;
    /** @type {(move: number) => boolean} */
    const isOpen = (move) => !isSettled(scores.get(move) ?? UNKNOWN, floor, ceiling);
    let moves = [...after].filter(([move]) => isOpen(move));
    for (let most = first_nodes; moves.length && !effort.isSpent; most *= 2) {
      for (const [move, state] of moves) {
        for (let nodes = most; nodes > 0 && isOpen(move) && !effort.isSpent;) {
          const found = this.solver.solve(state, Math.min(nodes, slice), 0 - ceiling, 0 - floor);
          scores.set(move, [0 - found.high, 0 - found.low]);
          nodes -= found.nodes;
          yield null;
        }
      }
      moves = moves.filter(([move]) => isOpen(move));
    }
  }
}

/* Othello's part of the player in JavaScript: positions, and its prover's numbers. */

import { countBits } from "../player/bits.js";

const CELLS = 64, FIRST_DISCS = 4;

/** Return what the player needs of this game; see newAgent. */
export function describe({ rules, data: { proof }, profile, onlyMove }) {
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
    position: (state) => ({ state, number: discs(state) - FIRST_DISCS, filled: discs(state) / CELLS }),
    shortcuts: ({ state }) => [() => onlyMove(state)],
  };
}

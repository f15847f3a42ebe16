/* ConnectX's part of the player in JavaScript: shortcuts, opening book, outcome tables, and its prover's numbers. */

/** @import { Decision, OwnPart, Parts, Position, Profile, ProverSettings, Shortcut } from "../../../web/types.d.ts" */
/** @import { State } from "../../../web/types.d.ts" */
/** @import { Rules } from "../../../web/player/rules.js" */
/** @import { Data, Words } from "./connectx_tables.js" */

import { countBits } from "../../../web/player/bits.js";
import { ConnectXExact } from "./connectx_exact.js";
import { Tables } from "./connectx_tables.js";

const MINE = 0, ALL = 1; // the two words of a state, on boards of up to 64 bits
const BOTH_MARKS = 3; // larger boards: the side to move stands first
const WON = 1;
const BOOK_BOARD = "6,7,4";

/** Return what the player needs of this game: shortcuts, and the settings of a SolverProver.
    @type {(parts: Parts<State, Profile & { exact: boolean, book: boolean, opening: string }, Data>) => OwnPart} */
export function describe({ kernels, rules, data, profile, shape, onlyMove }) {
  const isWide = rules.state instanceof Int32Array;
  const isBookBoard = String([shape.rows, shape.columns, shape.inarow]) === BOOK_BOARD;
  const tables = isBookBoard ? new Tables(kernels, data) : null;
  const middle = shape.columns >> 1, cells = shape.rows * shape.columns;

  /** @type {(state: State) => number | undefined} */
  function winning(state) {
    return rules.legal(state).find((move) => rules.after(state, move).outcome === WON);
  }

  /** The position with the other side to move.
      @type {(state: State) => State} */
  function swapped(state) {
    const other = state.slice();
    if (other instanceof BigUint64Array) other[MINE] ^= other[ALL];
    else other[MINE] = BOTH_MARKS - Number(other[MINE]);
    return other;
  }

  /** @type {(move: number | null | undefined, reason: string, value: number) => Decision | null} */
  function decision(move, reason, value) {
    return move === undefined || move === null ? null : { move, reason, value };
  }

  /** @type {(position: Position) => Shortcut[]} */
  function shortcuts({ state, number }) {
    const opening = number <= (profile.opening === "always" ? 1 : 0) && rules.legal(state).includes(middle);
    return [
      () => onlyMove(state),
      () => decision(winning(state), "win", 1),
      () => decision(winning(swapped(state)), "block", 0.5),
      () => decision(profile.book ? tables?.bookMove(/** @type {Words} */ (state), number) : null, "book", 0.5),
      () => decision(opening ? middle : null, "opening", 0.5),
    ];
  }

  /** @type {(state: Words) => { outcome: number, moves: number[] } | null} */
  function knownOutcome(state) {
    return tables ? tables.knownOutcome(state, rules.legal(state)) : null;
  }

  /** @type {(state: Words) => number} */
  function expectedNodes(state) {
    if (countBits(state[ALL]) < data.scores.stones && knownOutcome(state)) return Infinity;
    const { reference_effort, reference_nodes, effort_per_doubling, effort_per_stone, long_line_factor } = data.proof;
    const stones = countBits(state[ALL]), factor = shape.inarow > 4 ? long_line_factor : 1;
    const effort = (cells - stones) * Math.log2(Math.max(2, shape.columns)) * factor - effort_per_stone * stones;
    return reference_nodes * 2 ** ((effort - reference_effort) / effort_per_doubling);
  }

  /** @type {(column: number) => number} */
  const order = (column) => Math.abs(2 * column + 1 - shape.columns); // from the centre outwards
  /** @type {ProverSettings<Words>} */
  const prover = {
    solver: "solve_position", scores: data.proof.scores, speed: data.proof.speed, scoreStep: 1, isAlwaysInReach: true,
    winsAtOnce: true, expectedNodes, order, knownOutcome,
    withScore: (proof, state, score) => ({ ...proof, plies: pliesToTheEnd(score, cells - countBits(state[ALL])) }),
    tableBits: (seconds) => data.proof[seconds < data.proof.short_move ? "short_move_table_bits" : "table_bits"],
  };
  return {
    shortcuts,
    prover: profile.exact && !isWide ? prover : null,
    position: (state, plies) => ({ state, number: plies, filled: plies / cells }),
    newExact: (solver) => (
      solver && new ConnectXExact(/** @type {Rules<Words>} */ (rules), solver, tables, data, order, cells)
    ),
  };
}

/** Plies to the end of a game with this score and this number of empty cells.
    @type {(score: number, empty: number) => number} */
function pliesToTheEnd(score, empty) {
  if (score > 0) return 2 * (((empty + 1) >> 1) - score) + 1;
  return score < 0 ? 2 * ((empty >> 1) + score) + 2 : empty;
}

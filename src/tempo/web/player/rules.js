/* A game's rules, by its kernels. A state is a copy of the array that the kernels take. */

/** @import { Outcome, Shape, State } from "../types.d.ts" */
/** @import { Kernels } from "./kernels.js" */

export const OPEN = 2; // the outcome while the game goes on

/** A board's shape as a name.
    @type {(shape: Shape) => string} */
export function shapeName(shape) {
  return Object.entries(shape).map((part) => part.join("")).join("-");
}

/** @template {State} [S=State] */
export class Rules {
  /** @param {Kernels} kernels */
  constructor(kernels) {
    this.kernels = kernels;
    /** @type {State} */
    const state = kernels.array("legal_moves", "state").items;
    this.state = /** @type {S} */ (state);
    this.actions = kernels.items("legal_moves", "actions", Int16Array);
  }

  /** @param {S} state @returns {number[]} */
  legal(state) {
    this.state.set(state);
    return Array.from(this.actions.subarray(0, this.kernels.call("legal_moves")));
  }

  /** The position after a move, and the outcome for the side that played it.
      @param {S} state @param {number} move @returns {{ outcome: Outcome, state: S }} */
  after(state, move) {
    this.state.set(state);
    const outcome = this.kernels.call("play_move", move);
    return { outcome, state: /** @type {S} */ (this.state.slice()) };
  }
}

/* A game's rules, by its kernels. A state is a copy of the array that the kernels take. */

export class Rules {
  constructor(kernels) {
    this.kernels = kernels;
    [this.state, this.actions] = ["state", "actions"].map((name) => kernels.array("legal_moves", name).items);
  }

  legal(state) {
    this.state.set(state);
    return Array.from(this.actions.subarray(0, this.kernels.call("legal_moves")));
  }

  /** The position after a move, and the outcome for the side that played it: -1, 0, 1, or 2 while the game goes on. */
  after(state, move) {
    this.state.set(state);
    const outcome = this.kernels.call("play_move", move);
    return { outcome, state: this.state.slice() };
  }
}

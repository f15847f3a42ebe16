/* Proven scores of Gomoku moves (exact_scores.py): wins by threats, losses to threats, positions that are drawn anyway.

A score is `win` minus the stones on the board at the end. */

import { isExact, UNKNOWN, valueOf } from "../../../web/player/exact.js";

const DRAW = [0, 0];

export class GomokuExact {
  /** threats: the searches for wins; completing(state, mark): the cells where a side completes a line */
  constructor(kernels, rules, threats, completing, shape, { state: at, exact, threats: { plies } }) {
    Object.assign(this, { kernels, rules, threats, completing, size: shape.size, at, numbers: exact, plies });
    this.state = kernels.array("win_with", "state").items;
  }

  counted(score) {
    const value = valueOf(score);
    return value ? { move: this.numbers.win - (value === 1 ? score[0] : -score[1]) } : {};
  }

  /** Yield null at times; return the scores of all moves, narrowed by threats until the effort is spent. */
  * scores({ state }, effort) {
    const scores = this.plainScores(state), { at, numbers } = this, stones = state[at.stones];
    const moves = this.nearestFirst(state, [...scores.keys()]).filter((move) => !isExact(scores.get(move)));
    if (!moves.length) return scores;
    const passed = state.slice();
    passed[at.to_move] = at.both - state[at.to_move];
    const found = [];
    for (const one of [state, passed]) {
      const nodes = this.nodesFor(numbers.root_searches, effort, numbers.root_nodes);
      found.push(this.threats.find(one, nodes, this.plies));
      yield null;
    }
    const [win, threat] = found;
    if (win && moves.includes(win.move)) this.setWon(scores, win.move, stones + 3, stones + win.plies);
    for (const [number, move] of moves.entries()) {
      const nodes = this.nodesFor(numbers.move_searches * (moves.length - number), effort, numbers.move_nodes);
      if (nodes === 0) return scores;
      let plies = win ? this.winWith(state, move, nodes) : 0;
      if (plies) this.setWon(scores, move, stones + 3, stones + plies);
      if (threat && valueOf(scores.get(move)) === null) {
        plies = this.threats.find(this.rules.after(state, move).state, nodes, this.plies)?.plies;
        if (plies) this.setLost(scores, move, stones + 4, stones + plies + 1);
      }
      yield null;
    }
    return scores;
  }

  /** Scores that need no search: lines completed now or next, and lines that nobody can complete. */
  plainScores(state) {
    const { at } = this, mark = state[at.to_move], stones = state[at.stones], legal = this.rules.legal(state);
    const wins = this.completing(state, mark), losses = this.completing(state, at.both - mark);
    const low = this.canWin(state, at.both - mark) ? UNKNOWN[0] : 0, high = this.canWin(state, mark) ? UNKNOWN[1] : 0;
    const scores = new Map();
    for (const move of legal) {
      scores.set(move, legal.length > 1 ? [low, high] : DRAW);
      if (wins.includes(move)) this.setWon(scores.set(move, UNKNOWN), move, stones + 1, stones + 1);
      else if (losses.some((cell) => cell !== move)) {
        this.setLost(scores.set(move, UNKNOWN), move, stones + 2, stones + 2);
      }
    }
    return scores;
  }

  /** Whether some window has no stone of the other side. */
  canWin(state, mark) {
    const { cells_at, second } = this.at, windows = state.subarray(cells_at + this.size ** 2);
    return windows.some((count) => (mark === 1 ? Math.trunc(count / second) : count % second) === 0);
  }

  setWon(scores, move, first, last) { this.narrow(scores, move, this.numbers.win - last, this.numbers.win - first); }

  setLost(scores, move, first, last) { this.narrow(scores, move, first - this.numbers.win, last - this.numbers.win); }

  narrow(scores, move, low, high) {
    const [least, most] = scores.get(move);
    scores.set(move, [Math.max(least, low), Math.min(most, high)]);
  }

  /** Plies in which a move wins by threats at the latest; 0 if no such win is found. */
  winWith(state, move, nodes) {
    this.state.set(state);
    return this.kernels.call("win_with", move, nodes);
  }

  /** Nodes for the next of `searches` searches that share the rest of the effort. */
  nodesFor(searches, effort, most) {
    return Math.trunc(Math.min(most, (effort.secondsLeft * this.numbers.speed) / searches));
  }

  /** The moves sorted by their distance from the nearest stone. */
  nearestFirst(state, moves) {
    const { size, at } = this, place = (cell) => [Math.floor(cell / size), cell % size];
    const stones = Array.from({ length: size ** 2 }, (_, cell) => cell)
      .filter((cell) => state[at.cells_at + cell] !== 0).map(place);
    const distance = (cell) => {
      const [row, column] = place(cell);
      return Math.min(...stones.map(([y, x]) => Math.max(Math.abs(row - y), Math.abs(column - x))));
    };
    const distances = new Map(moves.map((move) => [move, stones.length ? distance(move) : 0]));
    return [...moves].sort((one, other) => distances.get(one) - distances.get(other));
  }
}

/* Proven scores of Gomoku moves (exact_scores.py): wins by threats, losses to threats, positions that are drawn anyway.

A score is `win` minus the stones on the board at the end. */

/** @import { Bounds, Position, Shape } from "../../../web/types.d.ts" */
/** @import { Effort } from "../../../web/player/exact.js" */
/** @import { Kernels } from "../../../web/player/kernels.js" */
/** @import { Rules } from "../../../web/player/rules.js" */
/** @import { Data, State, Threats } from "./player.js" */
/** @typedef {Map<number, Bounds>} ScoresOfMoves */

import { isExact, lastMove, UNKNOWN, valueOf } from "../../../web/player/exact.js";

/** @type {Bounds} */
const DRAW = [0, 0];

export class GomokuExact {
  /** completing(state, mark): the cells where a side completes a line
      @param {Kernels} kernels @param {Rules<State>} rules @param {Threats} threats
      @param {(state: State, mark: number) => number[]} completing @param {Shape} shape @param {Data} data */
  constructor(kernels, rules, threats, completing, shape, { state, exact }) {
    this.kernels = kernels;
    this.rules = rules;
    this.threats = threats;
    this.completing = completing;
    this.size = shape.size;
    this.at = state;
    this.numbers = exact;
    this.state = kernels.items("win_with", "state", Int16Array);
  }

  /** @type {(score: Bounds) => { move?: number }} */
  counted(score) { return lastMove(score, this.numbers.win); }

  /** Yield null at times; return the scores of all moves, narrowed by threats until the effort is spent.
      @type {(position: Position<State>, effort: Effort) => Generator<null, ScoresOfMoves, void>} */
  * scores({ state }, effort) {
    const scores = this.plainScores(state), { at, numbers } = this, stones = state[at.stones];
    const moves = this.nearestFirst(state, [...scores.keys()]).filter((move) => !isExact(scores.get(move) ?? UNKNOWN));
    if (!moves.length) return scores;
    const passed = state.slice();
    passed[at.to_move] = at.both - state[at.to_move];
    const found = [];
    for (const one of [state, passed]) {
      const nodes = this.nodesFor(numbers.root_searches, effort, numbers.root_nodes);
      found.push(this.threats.find(one, nodes, this.threats.plies));
      yield null;
    }
    const [win, threat] = found;
    if (win && moves.includes(win.move)) this.setWon(scores, win.move, stones + 3, stones + win.plies);
    for (const [number, move] of moves.entries()) {
      const nodes = this.nodesFor(numbers.move_searches * (moves.length - number), effort, numbers.move_nodes);
      if (nodes === 0) return scores;
      const plies = win ? this.winWith(state, move, nodes) : 0;
      if (plies) this.setWon(scores, move, stones + 3, stones + plies);
      if (threat && valueOf(scores.get(move) ?? UNKNOWN) === null) {
        const answer = this.threats.find(this.rules.after(state, move).state, nodes, this.threats.plies);
        if (answer) this.setLost(scores, move, stones + 4, stones + answer.plies + 1);
      }
      yield null;
    }
    return scores;
  }

  /** Scores that need no search: lines completed now or next, and lines that nobody can complete.
      @type {(state: State) => ScoresOfMoves} */
  plainScores(state) {
    const { at } = this, mark = state[at.to_move], stones = state[at.stones], legal = this.rules.legal(state);
    const wins = this.completing(state, mark), losses = this.completing(state, at.both - mark);
    const low = this.canWin(state, at.both - mark) ? UNKNOWN[0] : 0, high = this.canWin(state, mark) ? UNKNOWN[1] : 0;
    /** @type {ScoresOfMoves} */
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

  /** Whether some window has no stone of the other side.
      @type {(state: State, mark: number) => boolean} */
  canWin(state, mark) {
    const { cells_at, second } = this.at, windows = state.subarray(cells_at + this.size ** 2);
    return windows.some((count) => (mark === 1 ? Math.trunc(count / second) : count % second) === 0);
  }

  /** @type {(scores: ScoresOfMoves, move: number, first: number, last: number) => void} */
  setWon(scores, move, first, last) { this.narrow(scores, move, this.numbers.win - last, this.numbers.win - first); }

  /** @type {(scores: ScoresOfMoves, move: number, first: number, last: number) => void} */
  setLost(scores, move, first, last) { this.narrow(scores, move, first - this.numbers.win, last - this.numbers.win); }

  /** @type {(scores: ScoresOfMoves, move: number, low: number, high: number) => void} */
  narrow(scores, move, low, high) {
    const [least, most] = scores.get(move) ?? UNKNOWN;
    scores.set(move, [Math.max(least, low), Math.min(most, high)]);
  }

  /** Plies in which a move wins by threats at the latest; 0 if no such win is found.
      @type {(state: State, move: number, nodes: number) => number} */
  winWith(state, move, nodes) {
    this.state.set(state);
    return this.kernels.call("win_with", move, nodes);
  }

  /** Nodes for the next of `searches` searches that share the rest of the effort.
      @type {(searches: number, effort: Effort, most: number) => number} */
  nodesFor(searches, effort, most) {
    return Math.trunc(Math.min(most, (effort.secondsLeft * this.numbers.speed) / searches));
  }

  /** The moves sorted by their distance from the nearest stone.
      @type {(state: State, moves: number[]) => number[]} */
  nearestFirst(state, moves) {
    const { size, at } = this, cells = Array.from({ length: size ** 2 }, (_, cell) => cell);
    const stones = cells.filter((cell) => state[at.cells_at + cell] !== 0);
    const row = cells.map((cell) => Math.floor(cell / size)), column = cells.map((cell) => cell % size);
    const distances = cells.map((cell) => stones.length && Math.min(...stones.map((stone) => (
      Math.max(Math.abs(row[cell] - row[stone]), Math.abs(column[cell] - column[stone]))
    ))));
    return [...moves].sort((one, other) => distances[one] - distances[other]);
  }
}

/* Gomoku's part of the player in JavaScript: shortcuts, wins by threats, the refuter, and the search by lines. */

/** @import { Decision, Fields, OwnPart, Parts, Profile, SearchOptions, Time } from "../../../web/types.d.ts" */
/** @import { Kernels } from "../../../web/player/kernels.js" */
/** @import { Player } from "../../../web/player/player.js" */
/** @import { Rules } from "../../../web/player/rules.js" */
/** @typedef {Int16Array} State numbers, cells, and counts of stones in each window of a line */
/** @typedef {{ to_move: number, stones: number, cells_at: number, second: number, both: number }} Places in a state */
/** @typedef {{ line: number, counters: number, nodes: number, winning_move: number }} Scratch rows and columns */
/** @typedef {{ plies: number, speed: number, share: number, most: number, per_simulation: number }} Limits */
/** @typedef {{ win: number, proven: number, unit: number }} Scores */
/** @typedef {{ win: number, speed: number, root_nodes: number, move_nodes: number, root_searches: number,
      move_searches: number }} ExactNumbers */
/** @typedef {{ state: Places, scratch: Scratch, threats: Limits, scores: Scores, exact: ExactNumbers }} Data of
      web_data in calls.py */

import { PvsSearcher } from "../../../web/player/pvs_searcher.js";
import { GomokuExact } from "./gomoku_exact.js";

/** Return what the player needs of this game.
    @type {(parts: Parts<State, Profile & { threats: boolean, safety: boolean, center: boolean }, Data>) => OwnPart<State>} */
export function describe({ kernels, rules, data, profile, fields, shape, onlyMove }) {
  const { state: at, threats: limits } = data, cells = shape.size ** 2;
  const middle = Math.floor(shape.size / 2) * (shape.size + 1);
  const threats = profile.threats ? new Threats(kernels, rules, data) : null;
  const refuter = profile.safety && profile.options.proofs ? threats : null;
  const windowCells = kernels.items("play_move", "game.board.window_cells", Int16Array);
  const [windows, length] = kernels.array("play_move", "game.board.window_cells").shape;
  const isByLines = kernels.has("begin_line_search"); // not where other than five in a row win
  /** A win by threats that is being played out: stones on the board and plies when it was found.
      @type {{ stones: number, plies: number } | null} */
  let pending = null;

  /** Cells where a side completes a line.
      @type {(state: State, mark: number) => number[]} */
  function completing(state, mark) {
    const four = (mark === 1 ? 1 : at.second) * (shape.inarow - 1), counts = state.subarray(at.cells_at + cells);
    /** @type {Set<number>} */
    const found = new Set();
    for (let window = 0; window < windows; window++) {
      if (counts[window] !== four) continue;
      for (const cell of windowCells.subarray(window * length, (window + 1) * length)) {
        if (state[at.cells_at + cell] === 0) found.add(cell);
      }
    }
    return [...found].sort((one, other) => one - other);
  }

  /** @type {(state: State) => Decision | null} */
  function win(state) {
    const [cell] = completing(state, state[at.to_move]);
    return cell === undefined ? null : { move: cell, reason: "win", value: 1 };
  }

  /** A forced block; it is worth 0 if the opponent has a second one, or a win by threats after it.
      @type {(state: State, nodes: number) => Decision | null} */
  function block(state, nodes) {
    const found = completing(state, at.both - state[at.to_move]);
    if (!found.length) return null;
    const isLost = found.length > 1 || (refuter && refuter.refute(state, found[0], nodes).plies > 0);
    return { move: found[0], reason: "block", value: isLost ? 0 : 0.5 };
  }

  /** The first move of a win by threats; a pending win is continued by one that is no longer, if possible.
      @type {(state: State, nodes: number) => Decision | null} */
  function threaten(state, nodes) {
    const stones = state[at.stones], next = pending && stones === pending.stones + 2 ? pending.plies - 2 : 0;
    const found = (next && threats?.find(state, nodes, next)) || threats?.find(state, nodes, limits.plies) || null;
    pending = found && { stones, plies: found.plies };
    return found && { move: found.move, reason: "threats", value: 1 };
  }

  /** Nodes for each search for a win by threats.
      @type {(player: Player, time: Time) => number} */
  function winNodes({ simulations }, { step, bank }) {
    if (simulations !== null) return limits.per_simulation * simulations;
    return Math.min(limits.most, Math.trunc(limits.share * (step + 0.1 * bank) * limits.speed));
  }

  return {
    refuter,
    newExact: () => threats && new GomokuExact(kernels, rules, threats, completing, shape, data),
    searcher: isByLines ? new LineSearcher(kernels, rules, profile.options, fields, data) : undefined,
    position: (state) => ({ state, number: state[at.stones], filled: state[at.stones] / cells }),
    shortcuts: ({ state }, player, time) => [
      () => onlyMove(state),
      () => win(state),
      () => block(state, winNodes(player, time)),
      () => (profile.center && !state[at.stones] ? { move: middle, reason: "opening", value: 0.5 } : null),
      () => threaten(state, winNodes(player, time)),
    ],
  };
}

/** Searches for wins by threats: a VCF, then a VCT, each within a limit of nodes. Also the refuter of the search. */
export class Threats {
  /** @param {Kernels} kernels @param {Rules<State>} rules @param {Data} data */
  constructor(kernels, rules, { scratch, threats }) {
    this.kernels = kernels;
    this.rules = rules;
    this.numbers = scratch;
    this.plies = threats.plies;
    this.nodesPerSecond = threats.speed;
    this.state = kernels.items("find_vcf", "state", Int16Array);
    this.scratch = kernels.items("find_vcf", "board.scratch", BigInt64Array);
    this.columns = kernels.array("find_vcf", "board.scratch").shape[1];
  }

  /** @type {(row: number, column: number) => number} */
  read(row, column) { return Number(this.scratch[row * this.columns + column]); }

  /** A win for the side to move, or null.
      @type {(state: State, nodes: number, most: number) => { move: number, plies: number } | null} */
  find(state, nodes, most) {
    const { line, counters, winning_move } = this.numbers;
    this.state.set(state);
    let plies = this.kernels.call("find_vcf", nodes);
    if (plies > 0 && plies <= most) return { move: this.read(line, 0), plies };
    plies = this.kernels.call("find_vct", nodes, most);
    return plies ? { move: this.read(counters, winning_move), plies } : null;
  }

  /** Search for the opponent's win after a move: its plies, 0 if none is found, and the nodes searched.
      @param {State} state @param {number} move @param {number} nodes */
  refute(state, move, nodes) {
    const { counters, nodes: column } = this.numbers;
    this.state.set(this.rules.after(state, move).state);
    let plies = this.kernels.call("find_vcf", nodes), spent = this.read(counters, column);
    if (!plies) {
      plies = this.kernels.call("find_vct", nodes, this.plies);
      spent += this.read(counters, column);
    }
    return { plies, nodes: spent };
  }
}

/** Alpha-beta with the evaluation by lines. A win or loss is proven, as every reply was searched. */
class LineSearcher extends PvsSearcher {
  /** @param {Kernels} kernels @param {Rules<State>} rules @param {SearchOptions} options @param {Fields} fields
      @param {Data} data */
  constructor(kernels, rules, options, fields, { state, scores }) {
    super(kernels, rules, options, fields);
    this.at = state;
    this.marks = scores;
    this.cells = kernels.items("begin_line_search", "cells", Int8Array);
    this.allowed = kernels.items("begin_line_search", "allowed", Uint8Array);
  }

  /** @type {(moves: number[]) => void} */
  setQuery(moves) {
    const state = /** @type {State} */ (this.position.state);
    this.cells.set(state.subarray(this.at.cells_at, this.at.cells_at + this.cells.length));
    this.allowed.fill(0);
    for (const move of moves) this.allowed[move] = 1;
    this.kernels.set("begin_line_search", "mark", state[this.at.to_move]);
    this.kernels.call("begin_line_search");
  }

  isCertain() { return Math.abs(this.statusOf("BEST_SCORE")) >= this.marks.proven; }

  /** @type {(score: number) => number} */
  pliesToEnd(score) { return this.marks.win - Math.abs(score); }

  /** @type {(score: number) => number} */
  chance(score) {
    if (Math.abs(score) >= this.marks.proven) return Number(score > 0);
    return 1 / (1 + this.kernels.call("exponential", -score / this.marks.unit));
  }
}

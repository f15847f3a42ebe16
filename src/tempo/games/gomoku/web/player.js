/* Gomoku's part of the player in JavaScript: shortcuts, wins by threats, the refuter, and the search by lines. */

import { PvsSearcher } from "../../../web/player/pvs_searcher.js";
import { GomokuExact } from "./gomoku_exact.js";

/** Return what the player needs of this game; see newAgent. */
export function describe({ kernels, rules, data, profile, fields, shape, onlyMove }) {
  const { state: at, threats: limits } = data, cells = shape.size ** 2;
  const threats = profile.threats ? new Threats(kernels, rules, data) : null;
  const refuter = profile.safety && profile.options.proofs ? threats : null;
  const windows = kernels.array("play_move", "game.board.window_cells");
  const isByLines = kernels.has("begin_line_search"); // not where other than five in a row win
  let pending = null; // a win by threats that is being played out: stones on the board and plies when it was found

  /** Cells where a side completes a line. */
  function completing(state, mark) {
    const four = (mark === 1 ? 1 : at.second) * (shape.inarow - 1), found = new Set();
    const [count, length] = windows.shape, counts = state.subarray(at.cells_at + cells);
    for (let window = 0; window < count; window++) {
      if (counts[window] !== four) continue;
      for (const cell of windows.items.subarray(window * length, (window + 1) * length)) {
        if (state[at.cells_at + cell] === 0) found.add(cell);
      }
    }
    return [...found].sort((one, other) => one - other);
  }

  function win(state) {
    const [cell] = completing(state, state[at.to_move]);
    return cell === undefined ? null : { move: cell, reason: "win", value: 1 };
  }

  /** A forced block; it is worth 0 if the opponent has a second one, or a win by threats after it. */
  function block(state, nodes) {
    const found = completing(state, at.both - state[at.to_move]);
    if (!found.length) return null;
    const isLost = found.length > 1 || (refuter && refuter.refute(state, found[0], nodes).plies > 0);
    return { move: found[0], reason: "block", value: isLost ? 0 : 0.5 };
  }

  /** The first move of a win by threats; a pending win is continued by one that is no longer, if possible. */
  function threaten(state, nodes) {
    const stones = state[at.stones], isNext = pending && stones === pending.stones + 2;
    const found = (isNext && threats.find(state, nodes, pending.plies - 2)) || threats.find(state, nodes, limits.plies);
    pending = found && { stones, plies: found.plies };
    return found && { move: found.move, reason: "threats", value: 1 };
  }

  /** Nodes for each search for a win by threats. */
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
      ...(threats ? [() => threaten(state, winNodes(player, time))] : []),
    ],
  };
}

/** Searches for wins by threats: a VCF, then a VCT, each within a limit of nodes. Also the refuter of the search. */
class Threats {
  constructor(kernels, rules, { scratch, threats }) {
    Object.assign(this, { kernels, rules, numbers: scratch, plies: threats.plies, nodesPerSecond: threats.speed });
    this.state = kernels.array("find_vcf", "state").items;
    this.scratch = kernels.array("find_vcf", "board.scratch");
  }

  read(row, column) { return Number(this.scratch.items[row * this.scratch.shape[1] + column]); }

  /** A win for the side to move: {move, plies}, or null. */
  find(state, nodes, most) {
    const { line, counters, winning_move } = this.numbers;
    this.state.set(state);
    let plies = this.kernels.call("find_vcf", nodes);
    if (plies > 0 && plies <= most) return { move: this.read(line, 0), plies };
    plies = this.kernels.call("find_vct", nodes, most);
    return plies ? { move: this.read(counters, winning_move), plies } : null;
  }

  /** Search for the opponent's win after a move: its plies, 0 if none is found, and the nodes searched. */
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
  constructor(kernels, rules, options, fields, { state, scores }) {
    super(kernels, rules, options, fields);
    Object.assign(this, { at: state, marks: scores });
    [this.cells, this.allowed] = ["cells", "allowed"].map((name) => kernels.array("begin_line_search", name).items);
  }

  allMoves() { return this.rules.legal(this.position.state); }

  setQuery(moves) {
    const { state } = this.position;
    this.cells.set(state.subarray(this.at.cells_at, this.at.cells_at + this.cells.length));
    this.allowed.fill(0);
    for (const move of moves) this.allowed[move] = 1;
    this.kernels.set("begin_line_search", "mark", state[this.at.to_move]);
    this.kernels.call("begin_line_search");
  }

  firstNodes() { return 1; }

  isCertain() { return Math.abs(this.statusOf("BEST_SCORE")) >= this.marks.proven; }

  pliesToEnd(score) { return this.marks.win - Math.abs(score); }

  chance(score) {
    if (Math.abs(score) >= this.marks.proven) return Number(score > 0);
    return 1 / (1 + this.kernels.call("exponential", -score / this.marks.unit));
  }
}

/* Checks of the best move during a search: does the opponent have a forced win after it (move_checks.py)? */

/** @import { Position, Refuter, Searcher, Snapshot } from "../types.d.ts" */

const CHECK_POINTS = [0.05, 0.3, 0.55, 0.8]; // shares of the time after which the best move is checked
const FIRST_CHECK = 0.05, CHECK_SHARE = 0.2, SPEED_MARGIN = 0.5;
const MOST_CHECK_NODES = 200_000, CHECK_NODES_PER_SECOND = 200_000, CHECK_NODES_PER_SIMULATION = 5;
const ENOUGH = 0.7; // a check needs this share of the limit; then it is not repeated
const MEASURABLE = 5_000; // fewest nodes of a check whose speed counts
const LOST_VALUE = 0.1; // largest value shown while every move that was checked is refuted

/** @type {Refuter} */
const NO_REFUTER = { nodesPerSecond: 0, refute: () => ({ plies: 0, nodes: 0 }) };

export class MoveChecks {
  /** @param {Position} position @param {Searcher} searcher @param {Refuter | null} refuter
      @param {number | null} simulations */
  constructor(position, searcher, refuter, simulations) {
    this.position = position;
    this.searcher = searcher;
    this.refuter = refuter;
    this.simulations = simulations;
    this.span = 0;
    /** @type {number[]} */
    this.points = [];
    /** Nodes of its check, by move. @type {Map<number, number>} */
    this.passed = new Map();
    /** Plies to the loss, by move. @type {Map<number, number>} */
    this.refuted = new Map();
  }

  /** @type {(begun: number, end: number) => void} */
  begin(begun, end) {
    this.span = Math.max(0, end - begun);
    this.points = CHECK_POINTS.map((share) => begun + share * this.span);
    this.points[0] = Math.min(this.points[0], begun + FIRST_CHECK);
  }

  /** Simulations from each check to the next; they add up to `simulations`.
      @type {(simulations: number) => Generator<number, void, void>} */
  * parts(simulations) {
    let done = 0;
    for (const share of this.refuter ? [...CHECK_POINTS, 1] : [1]) {
      const until = roundedToEven(share * simulations);
      yield until - done;
      done = until;
    }
  }

  /** @type {(now: number) => boolean} */
  areDue(now) {
    if (!this.refuter || !this.points.length || now < this.points[0]) return false;
    this.points = this.points.filter((point) => now < point);
    return true;
  }

  nextMove() {
    const move = this.refuter ? this.searcher.leadingMove() : null;
    const isChecked = move === null || this.refuted.has(move) || (this.passed.get(move) ?? 0) >= ENOUGH * this.limit();
    return isChecked ? null : move;
  }

  limit() {
    if (this.simulations !== null) return Math.min(MOST_CHECK_NODES, CHECK_NODES_PER_SIMULATION * this.simulations);
    const most = Math.min(MOST_CHECK_NODES, Math.trunc(CHECK_NODES_PER_SECOND * this.span));
    return Math.min(most, this.nodesIn(CHECK_SHARE * this.span));
  }

  /** @type {(seconds: number) => number} */
  limitWithin(seconds) {
    const limit = this.limit(), nodes = this.nodesIn(seconds);
    return nodes >= ENOUGH * limit ? Math.min(limit, nodes) : 0;
  }

  /** @type {(seconds: number) => number} */
  nodesIn(seconds) {
    const { nodesPerSecond } = this.refuter ?? NO_REFUTER;
    return Math.max(0, Math.trunc(SPEED_MARGIN * seconds * nodesPerSecond));
  }

  /** @type {(move: number, nodes: number) => number} */
  check(move, nodes) {
    const found = (this.refuter ?? NO_REFUTER).refute(this.position.state, move, nodes);
    if (found.plies) {
      this.refuted.set(move, found.plies);
      this.passed.delete(move);
      this.searcher.refute(move, found.plies);
    } else this.passed.set(move, nodes);
    return found.nodes;
  }

  checkAll() {
    for (let move = this.nextMove(); move !== null; move = this.nextMove()) this.check(move, this.limit());
  }

  /** @type {(nodes: number, seconds: number) => void} */
  measure(nodes, seconds) {
    if (this.refuter && nodes >= MEASURABLE) this.refuter.nodesPerSecond = nodes / Math.max(seconds, 1e-9);
  }

  /** The snapshot with the move to play: the best of those that passed, else the longest defence.
      @type {(snapshot: Snapshot) => Snapshot} */
  choose(snapshot) {
    if (snapshot.reason === "proven" || this.passed.has(snapshot.move)) return snapshot;
    if (this.passed.size) {
      const searched = [...this.passed.keys()].map((move) => {
        const place = snapshot.moves.indexOf(move);
        return { move, visits: snapshot.visits[place] ?? -1, value: snapshot.values[place] };
      });
      const { move, value = 0.5 } = searched.reduce((best, one) => (
        one.visits > best.visits || (one.visits === best.visits && (one.value ?? 0) > (best.value ?? 0)) ? one : best
      ));
      const line = this.searcher.lineAfter(move);
      return { ...snapshot, move, value, line, plies: line.length };
    }
    if (this.refuted.has(snapshot.move)) {
      const [move, plies] = [...this.refuted].reduce((best, one) => (one[1] > best[1] ? one : best));
      return { ...snapshot, move, value: 0, plies: plies + 1, reason: "proven" };
    }
    return this.refuted.size ? { ...snapshot, value: Math.min(snapshot.value, LOST_VALUE) } : snapshot;
  }
}

/** A number rounded as Python does: halves to the even neighbour.
    @type {(number: number) => number} */
function roundedToEven(number) {
  const floor = Math.floor(number);
  return number - floor === 0.5 ? floor + (floor % 2) : Math.round(number);
}

/* Checks of the best move during a search: does the opponent have a forced win after it (move_checks.py)? */

const CHECK_POINTS = [0.05, 0.3, 0.55, 0.8]; // shares of the time after which the best move is checked
const FIRST_CHECK = 0.05, CHECK_SHARE = 0.2, SPEED_MARGIN = 0.5;
const MOST_CHECK_NODES = 200_000, CHECK_NODES_PER_SECOND = 200_000, CHECK_NODES_PER_SIMULATION = 5;
const ENOUGH = 0.7; // a check needs this share of the limit; then it is not repeated
const MEASURABLE = 5_000; // fewest nodes of a check whose speed counts
const LOST_VALUE = 0.1; // largest value shown while every move that was checked is refuted

export class MoveChecks {
  constructor(position, searcher, refuter, simulations) {
    Object.assign(this, { position, searcher, refuter, simulations, points: [], span: 0 });
    [this.passed, this.refuted] = [new Map(), new Map()]; // nodes, and plies to the loss, by move
  }

  begin(begun, end) {
    this.span = Math.max(0, end - begun);
    this.points = CHECK_POINTS.map((share) => begun + share * this.span);
    this.points[0] = Math.min(this.points[0], begun + FIRST_CHECK);
  }

  /** Simulations from each check to the next; they add up to `simulations`. */
  * parts(simulations) {
    let done = 0;
    for (const share of this.refuter ? [...CHECK_POINTS, 1] : [1]) {
      const until = roundedToEven(share * simulations);
      yield until - done;
      done = until;
    }
  }

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

  limitWithin(seconds) {
    const limit = this.limit(), nodes = this.nodesIn(seconds);
    return nodes >= ENOUGH * limit ? Math.min(limit, nodes) : 0;
  }

  nodesIn(seconds) { return Math.max(0, Math.trunc(SPEED_MARGIN * seconds * this.refuter.nodesPerSecond)); }

  check(move, nodes) {
    const found = this.refuter.refute(this.position.state, move, nodes);
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

  measure(nodes, seconds) {
    if (nodes >= MEASURABLE) this.refuter.nodesPerSecond = nodes / Math.max(seconds, 1e-9);
  }

  /** The snapshot with the move to play: the best of those that passed, else the longest defence. */
  choose(snapshot) {
    if (snapshot.reason === "proven" || this.passed.has(snapshot.move)) return snapshot;
    if (this.passed.size) {
      const place = (move) => snapshot.moves.indexOf(move);
      const thought = (move) => [snapshot.visits[place(move)] ?? -1, snapshot.values[place(move)] ?? 0];
      const isAbove = ([visits, value], [most, best]) => visits > most || (visits === most && value > best);
      const move = [...this.passed.keys()].reduce((best, one) => (isAbove(thought(one), thought(best)) ? one : best));
      const line = this.searcher.lineAfter(move), value = snapshot.values[place(move)] ?? 0.5;
      return { ...snapshot, move, value, line, plies: line.length };
    }
    if (this.refuted.has(snapshot.move)) {
      const [move, plies] = [...this.refuted].reduce((best, one) => (one[1] > best[1] ? one : best));
      return { ...snapshot, move, value: 0, plies: plies + 1, reason: "proven" };
    }
    return this.refuted.size ? { ...snapshot, value: Math.min(snapshot.value, LOST_VALUE) } : snapshot;
  }
}

/** A number rounded as Python does: halves to the even neighbour. */
function roundedToEven(number) {
  const floor = Math.floor(number);
  return number - floor === 0.5 ? floor + (floor % 2) : Math.round(number);
}

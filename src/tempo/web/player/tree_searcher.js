/* Tree search: the tree is kept from one move to the next (tree_searcher.py, choose.py). */

/** @import { Look, Position, SearchOptions, State } from "../types.d.ts" */
/** @import { Kernels } from "./kernels.js" */

const ROOT = 0, NOT_IN_TREE = -1, NO_CHILDREN = 0;
const UNKNOWN = 0, DRAW = 1, END = 10000; // proofs, see proofs.py
const Q_WON = 9, NO_BONUS = 1e-12; // what a proven node has for its parent's choice, see backup.py
const TROUBLE = 0.4; // no early stop while the best move is worth less than this

export class TreeSearcher {
  /** @param {Kernels} kernels @param {SearchOptions} options */
  constructor(kernels, options) {
    this.kernels = kernels;
    this.options = options;
    this.isEmpty = true;
    this.selection = kernels.array("search", "tree.selection");
    this.stats = kernels.array("search", "tree.stats");
    this.used = kernels.items("search", "tree.used", BigInt64Array);
    this.priors = kernels.items("search", "tree.priors", Float32Array);
    /** @type {State} */
    this.rootState = kernels.array("find_position", "root_state").items;
    /** @type {State} */
    this.state = kernels.array("find_position", "state").items;
    const bonuses = kernels.items("search", "tree.parent_bonuses", Float32Array); // as UCB_PARENT_BONUSES of tree.py
    for (let visits = 0; visits < bonuses.length; visits++) {
      bonuses[visits] = Math.sqrt(2 * kernels.call("logarithm", Math.max(1, visits)));
    }
  }

  /** Drop the tree. */
  forget() { this.isEmpty = true; }

  /** Set a position as root, kept from the last tree if that has it.
      @type {(position: Position) => void} */
  prepare(position) {
    const { kernels, options } = this;
    this.state.set(position.state);
    const root = !this.isEmpty && options.reuse ? kernels.call("find_position") : NOT_IN_TREE;
    if (root === NOT_IN_TREE || this.isSolvedLeaf(root)) this.clear();
    else if (root !== ROOT) this.moveToRoot(root);
    this.isEmpty = false;
    this.rootState.set(this.state);
    const growing = options.exploration + options.exploration_growth * position.filled;
    kernels.set("search", "params.exploration", options.search === "network" ? options.puct : growing);
  }

  /** Whether a node is proven but not expanded, so that it has no move to choose from.
      @type {(node: number) => boolean} */
  isSolvedLeaf(node) { return this.proof(node) !== UNKNOWN && this.firstChild(node) === NO_CHILDREN; }

  clear() {
    for (const part of [this.selection, this.stats]) part.bytes.fill(0, 0, this.nodes * part.itemBytes);
    if (this.hasPriors) this.priors.fill(0, 0, this.nodes);
    this.used[0] = 1n;
  }

  /** @type {(root: number) => void} */
  moveToRoot(root) {
    this.kernels.items("reroot", "moved_parent", Int32Array).fill(NOT_IN_TREE, 0, this.nodes);
    this.kernels.set("reroot", "root", root);
    this.kernels.call("reroot");
  }

  get hasPriors() { return this.priors.length > 1; }

  /** The number of nodes in the tree. */
  get nodes() { return Number(this.used[0]); }

  /** The number of nodes that it has room for. */
  get capacity() { return this.stats.length; }

  /** Run one simulation, which expands the root, and keep only these moves, or all.
      @type {(moves: number[] | null) => number} */
  begin(moves) {
    const done = this.run(1);
    if (moves) this.restrict(moves);
    return done;
  }

  /** @type {(simulations: number) => number} */
  run(simulations) { return this.kernels.call("search", simulations); }

  /** @type {(moves: number[]) => void} */
  restrict(moves) {
    const { selection, stats, priors } = this, first = this.firstChild(ROOT);
    let place = first;
    for (const child of this.children(ROOT)) {
      if (!moves.includes(this.action(child))) continue;
      for (const part of [selection, stats]) {
        part.bytes.copyWithin(place * part.itemBytes, child * part.itemBytes, (child + 1) * part.itemBytes);
      }
      if (this.hasPriors) priors[place] = priors[child];
      place++;
    }
    selection.fields.count.set(ROOT, place - first);
  }

  /** @type {(node: number) => number[]} */
  children(node) {
    const first = this.firstChild(node);
    return Array.from({ length: this.selection.fields.count.get(node) }, (_, number) => first + number);
  }

  /** @type {(node: number) => number} */
  firstChild(node) { return this.selection.fields.first.get(node); }

  /** @type {(node: number) => number} */
  action(node) { return this.selection.fields.action.get(node); }

  /** @type {(node: number) => number} */
  visits(node) { return this.stats.fields.visits.get(node); }

  /** @type {(node: number) => number} */
  proof(node) { return this.stats.fields.proof.get(node); }

  /** @type {(move: number) => number | undefined} */
  nodeOf(move) { return this.children(ROOT).find((child) => this.action(child) === move); }

  /** The value of a node: its proof, else its mean, else one half.
      @type {(node: number) => number} */
  value(node) {
    const proof = this.proof(node), visits = this.visits(node);
    if (proof !== UNKNOWN) return proof === DRAW ? 0.5 : Number(proof > DRAW);
    return visits ? this.stats.fields.value.get(node) / visits : 0.5;
  }

  /** The child of the root to play: proven wins first, proven losses last, others by merit, then prior. */
  best() {
    const ranked = this.children(ROOT).map((child) => ({ child, rank: this.rank(child) }));
    return ranked.reduce((best, one) => (isAbove(one.rank, best.rank) ? one : best)).child;
  }

  /** What a child is compared by, the most important first.
      @type {(child: number) => number[]} */
  rank(child) {
    const proof = this.proof(child), visits = this.visits(child), promise = this.hasPriors ? this.priors[child] : 0;
    if (proof !== UNKNOWN && proof !== DRAW) return [proof > DRAW ? 1 : -1, proof, visits, promise];
    return [0, merit(this.options.choose, this.value(child), visits, proof === DRAW), visits, promise];
  }

  /** Whether this many more simulations cannot change the move among those not proven lost.
      @type {(simulations: number) => boolean} */
  isSettled(simulations) {
    const notLost = this.children(ROOT).filter((child) => this.proof(child) >= UNKNOWN);
    if (notLost.length < 2) return true;
    const best = this.best();
    if (this.value(best) < TROUBLE) return false;
    const least = this.prospect(best, simulations, 0);
    return notLost.every((child) => child === best || this.prospect(child, simulations, 1) < least);
  }

  /** The merit of a move if this many more simulations all had the same result, 0 or 1.
      @type {(child: number, simulations: number, result: number) => number} */
  prospect(child, simulations, result) {
    const { choose } = this.options, visits = this.visits(child), value = this.value(child);
    if (choose === "visits") return visits + result * simulations;
    if (this.proof(child) === DRAW) return merit(choose, value, visits, true);
    const total = visits + simulations;
    return merit(choose, total ? (value * visits + result * simulations) / total : value, total, false);
  }

  /** Store the proof that a move loses, and what it proves of the root.
      @type {(move: number, plies: number) => void} */
  refute(move, plies) {
    const kids = this.children(ROOT), lost = this.nodeOf(move);
    if (lost === undefined) return;
    this.setProof(lost, plies - END);
    const proofs = kids.map((child) => this.proof(child)), best = Math.max(...proofs.filter((proof) => proof !== UNKNOWN));
    if (best > DRAW) this.setProof(ROOT, 1 - best);
    else if (!proofs.includes(UNKNOWN)) this.setProof(ROOT, best === DRAW ? DRAW : -best - 1);
  }

  /** Store a proof, so that the parent takes a win at once and a loss last (backup.py).
      @type {(node: number, proof: number) => void} */
  setProof(node, proof) {
    this.stats.fields.proof.set(node, proof);
    this.selection.fields.child_bonus.set(node, NO_BONUS);
    this.selection.fields.q.set(node, proof === DRAW ? 0.5 : proof > DRAW ? Q_WON : -Q_WON);
  }

  /** The best move, null if its result is proven.
      @type {() => number | null} */
  leadingMove() {
    const best = this.best();
    return this.proof(best) === UNKNOWN ? this.action(best) : null;
  }

  /** Moves from the root through a node and on along the most visited children.
      @type {(node: number) => number[]} */
  lineThrough(node) {
    const line = [this.action(node)], longest = this.kernels.array("search", "tree.path").length;
    for (let kids = this.children(node); kids.length && line.length < longest; kids = this.children(node)) {
      node = kids.reduce((best, child) => (this.visits(child) > this.visits(best) ? child : best));
      if (this.visits(node) === 0) break;
      line.push(this.action(node));
    }
    return line;
  }

  /** @type {(move: number) => number[]} */
  lineAfter(move) {
    const node = this.nodeOf(move);
    return node === undefined ? [move] : this.lineThrough(node);
  }

  /** @type {() => Look} */
  look() {
    const kids = this.children(ROOT), best = this.best(), line = this.lineThrough(best);
    const proof = this.options.proofs ? this.proof(best) : UNKNOWN;
    return {
      move: this.action(best),
      reason: proof === UNKNOWN ? "search" : "proven",
      value: this.value(best),
      plies: proof === UNKNOWN || proof === DRAW ? line.length : END - Math.abs(proof) + 1,
      moves: kids.map((child) => this.action(child)),
      visits: kids.map((child) => this.visits(child)),
      values: kids.map((child) => this.value(child)),
      proofs: this.options.proofs ? kids.map((child) => this.proof(child)) : [],
      line,
    };
  }
}

/** What a move is ranked by: visits, value, or the lower confidence bound of the value.
    @type {(choose: string, value: number, visits: number, isCertain: boolean) => number} */
function merit(choose, value, visits, isCertain) {
  if (choose === "visits") return visits;
  if (visits === 0) return -Infinity;
  return value - (choose === "bound" && !isCertain ? 1 / Math.sqrt(visits) : 0);
}

/** Whether one rank is above another: the first part that differs decides.
    @type {(one: number[], other: number[]) => boolean} */
function isAbove(one, other) {
  const place = one.findIndex((part, number) => part !== other[number]);
  return place >= 0 && one[place] > other[place];
}

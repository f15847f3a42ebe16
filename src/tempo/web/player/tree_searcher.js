/* Tree search: the tree is kept from one move to the next (tree_searcher.py, choose.py). */

const ROOT = 0, NOT_IN_TREE = -1, NO_CHILDREN = 0;
const UNKNOWN = 0, DRAW = 1, END = 10000; // proofs, see proofs.py
const TROUBLE = 0.4; // no early stop while the best move is worth less than this

export class TreeSearcher {
  constructor(kernels, options) {
    Object.assign(this, { kernels, options, isEmpty: true });
    for (const name of ["selection", "stats", "used", "priors"]) this[name] = kernels.array("search", `tree.${name}`);
    [this.rootState, this.state] = ["root_state", "state"].map((name) => kernels.array("find_position", name).items);
    const bonuses = kernels.array("search", "tree.parent_bonuses").items; // as UCB_PARENT_BONUSES of tree.py
    for (let visits = 0; visits < bonuses.length; visits++) {
      bonuses[visits] = Math.sqrt(2 * kernels.call("logarithm", Math.max(1, visits)));
    }
  }

  /** Drop the tree. */
  forget() { this.isEmpty = true; }

  /** Set a position as root, kept from the last tree if that has it. */
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

  /** Whether a node is proven but not expanded, so that it has no move to choose from. */
  isSolvedLeaf(node) { return this.proof(node) !== UNKNOWN && this.selection.first.get(node) === NO_CHILDREN; }

  clear() {
    const used = Number(this.used.items[0]);
    for (const part of [this.selection, this.stats]) part.bytes.fill(0, 0, used * part.itemBytes);
    if (this.hasPriors) this.priors.items.fill(0, 0, used);
    this.used.items[0] = 1n;
  }

  moveToRoot(root) {
    this.kernels.array("reroot", "moved_parent").items.fill(NOT_IN_TREE, 0, Number(this.used.items[0]));
    this.kernels.set("reroot", "root", root);
    this.kernels.call("reroot");
  }

  get hasPriors() { return this.priors.length > 1; }

  /** Run one simulation, which expands the root, and keep only these moves, or all. */
  begin(moves) {
    const done = this.run(1);
    if (moves) this.restrict(moves);
    return done;
  }

  run(simulations) { return this.kernels.call("search", simulations); }

  restrict(moves) {
    const { selection, stats, priors } = this;
    const first = selection.first.get(ROOT);
    let place = first;
    for (const child of this.children(ROOT)) {
      if (!moves.includes(this.action(child))) continue;
      for (const part of [selection, stats]) {
        part.bytes.copyWithin(place * part.itemBytes, child * part.itemBytes, (child + 1) * part.itemBytes);
      }
      if (this.hasPriors) priors.items[place] = priors.items[child];
      place++;
    }
    selection.count.set(ROOT, place - first);
  }

  children(node) {
    const first = this.selection.first.get(node);
    return Array.from({ length: this.selection.count.get(node) }, (_, number) => first + number);
  }

  action(node) { return this.selection.action.get(node); }
  visits(node) { return this.stats.visits.get(node); }
  proof(node) { return this.stats.proof.get(node); }
  nodeOf(move) { return this.children(ROOT).find((child) => this.action(child) === move); }

  /** The value of a node: its proof, else its mean, else one half. */
  value(node) {
    const proof = this.proof(node), visits = this.visits(node);
    if (proof !== UNKNOWN) return proof === DRAW ? 0.5 : Number(proof > DRAW);
    return visits ? this.stats.value.get(node) / visits : 0.5;
  }

  /** The child of the root to play: proven wins first, proven losses last, others by merit, then prior. */
  best() {
    const rank = (child) => {
      const proof = this.proof(child), visits = this.visits(child);
      const promise = this.hasPriors ? this.priors.items[child] : 0;
      if (proof !== UNKNOWN && proof !== DRAW) return [proof > DRAW ? 1 : -1, proof, visits, promise];
      return [0, merit(this.options.choose, this.value(child), visits, proof === DRAW), visits, promise];
    };
    const kids = this.children(ROOT), ranks = new Map(kids.map((child) => [child, rank(child)]));
    return kids.reduce((best, child) => (isAbove(ranks.get(child), ranks.get(best)) ? child : best));
  }

  /** Whether this many more simulations cannot change the move among those not proven lost. */
  isSettled(simulations) {
    const notLost = this.children(ROOT).filter((child) => this.proof(child) >= UNKNOWN);
    if (notLost.length < 2) return true;
    const best = this.best();
    if (this.value(best) < TROUBLE) return false;
    const least = this.prospect(best, simulations, 0);
    return notLost.every((child) => child === best || this.prospect(child, simulations, 1) < least);
  }

  /** The merit of a move if this many more simulations all had the same result, 0 or 1. */
  prospect(child, simulations, result) {
    const { choose } = this.options, visits = this.visits(child), value = this.value(child);
    if (choose === "visits") return visits + result * simulations;
    if (this.proof(child) === DRAW) return merit(choose, value, visits, true);
    const total = visits + simulations;
    return merit(choose, total ? (value * visits + result * simulations) / total : value, total, false);
  }

  leadingMove() {
    const best = this.best();
    return this.proof(best) === UNKNOWN ? this.action(best) : null;
  }

  /** Moves from the root through a node and on along the most visited children. */
  lineThrough(node) {
    const line = [this.action(node)], longest = this.kernels.array("search", "tree.path").length;
    for (let kids = this.children(node); kids.length && line.length < longest; kids = this.children(node)) {
      node = kids.reduce((best, child) => (this.visits(child) > this.visits(best) ? child : best));
      if (this.visits(node) === 0) break;
      line.push(this.action(node));
    }
    return line;
  }

  lineAfter(move) { return this.lineThrough(this.nodeOf(move)); }

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

/** What a move is ranked by: visits, value, or the lower confidence bound of the value. */
function merit(choose, value, visits, isCertain) {
  if (choose === "visits") return visits;
  if (visits === 0) return -Infinity;
  return value - (choose === "bound" && !isCertain ? 1 / Math.sqrt(visits) : 0);
}

/** Whether one rank is above another: the first part that differs decides. */
function isAbove(one, other) {
  const place = one.findIndex((part, number) => part !== other[number]);
  return place >= 0 && one[place] > other[place];
}

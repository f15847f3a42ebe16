/* Prover: which moves are certainly best, by a game's exact solver (exact/solver.py). */

// Fields of a solver's task.
const NODES = 0, LOW = 1, HIGH = 2, FLOOR = 3, CEILING = 4, PLY = 6, STORED = 7, BITS = 8, LAST_BITS = 9;
const FRESH = -2n;
const NO_LIMIT = 2 ** 62; // of nodes, and of scores
const WON = 1;

/** Whether bounds decide a question: exact, at most the floor, or at least the ceiling. */
function isEnough([low, high], floor, ceiling) {
  return low >= high || low >= ceiling || high <= floor;
}

/** Answers queries for the scores of positions, and resumes a query that has paused. */
export class PausingSolver {
  constructor(kernels, name, [least, greatest]) {
    Object.assign(this, { kernels, name, allScores: [least, greatest], known: new Map(), open: "" });
    [this.task, this.cursor] = [kernels.array(name, "work.task").items, kernels.array(name, "work.cursor").items];
    this.firstBits = this.task[BITS];
  }

  /** Forget all results; the next search begins with a small and empty table. */
  reset() {
    this.known.clear();
    this.open = "";
    this.kernels.array(this.name, "work.table").bytes.fill(0);
    this.task[STORED] = 0n;
    this.task[BITS] = this.firstBits;
  }

  /** Limit the table to 2^bits entries, which its array must hold. */
  letGrow(bits) { this.task[LAST_BITS] = BigInt(bits); }

  /** Bounds of the score, equal where it is known exactly, after about `nodes` nodes. */
  solve(state, nodes, floor, ceiling) {
    const position = state.join(), [low, high] = this.known.get(position) ?? this.allScores;
    if (nodes === 0 || isEnough([low, high], floor, ceiling)) return { low, high, nodes: 0 };
    const query = `${position} ${floor} ${ceiling}`;
    if (this.open !== query) {
      this.open = query;
      this.cursor.set(state);
      for (const [field, value] of [[FLOOR, floor], [CEILING, ceiling], [LOW, low], [HIGH, high]]) {
        this.task[field] = BigInt(value);
      }
      this.task[PLY] = FRESH;
    }
    this.kernels.call(this.name, nodes);
    const found = [LOW, HIGH].map((field) => Number(this.task[field]));
    this.known.set(position, found);
    return { low: found[0], high: found[1], nodes: Number(this.task[NODES]) };
  }
}

/** Narrows down the best moves. A game's settings:

    scoreStep: between two neighbouring scores; winsAtOnce: whether a move can win, and positions after it have no score
    order(move): the least first; knownOutcome(state): {outcome, moves} where tabulated, else null
    expectedNodes(state): of a proof; speed: nodes a second; isAlwaysInReach: whether a few nodes are worth a try
    tableBits(seconds): of the table's size; withScore(proof, state, score): the proof with what its score tells */
export class SolverProver {
  constructor(rules, solver, settings) {
    const usual = { isAlwaysInReach: false, winsAtOnce: false, knownOutcome: () => null };
    Object.assign(this, usual, settings, { rules, solver });
  }

  /** "likely" or "possible" if a proof may finish within these seconds, else "hopeless". */
  forecast(state, seconds) {
    const expected = this.expectedNodes(state) / this.speed;
    if (3 * expected <= seconds) return "likely";
    return expected <= 4 * seconds ? "possible" : "hopeless";
  }

  isInReach(state, nodes) { return this.isAlwaysInReach || this.expectedNodes(state) <= 4 * nodes; }

  /** The state after each legal move, null where it wins at once. */
  successors(state) {
    const found = this.rules.legal(state).map((move) => {
      const { outcome, state: after } = this.rules.after(state, move);
      return [move, this.winsAtOnce && outcome === WON ? null : after];
    });
    return new Map(found.sort(([one], [other]) => this.order(one) - this.order(other)));
  }

  /** Yield proof states, each at least as narrow as the last; send the nodes to spend on the next. */
  * prove(state, seconds) {
    this.solver.letGrow(this.tableBits(seconds));
    const session = { nodes: 0 }, successors = this.successors(state), step = this.scoreStep;
    const won = [...successors].filter(([, after]) => after === null).map(([move]) => move);
    if (won.length) {
      yield { moves: won, value: 1, plies: 1, exact: true, score: null };
      return;
    }
    let proof = { moves: [...successors.keys()], value: null, plies: 0, exact: false, score: null }, outcome;
    const known = this.knownOutcome(state);
    if (known) {
      outcome = known.outcome;
      proof = { ...proof, moves: known.moves };
    } else {
      const { low, high } = yield* this.ask(session, proof, state, -step, step);
      outcome = Number(low >= step) - Number(high <= -step);
      if (outcome >= 0) proof = yield* this.keepBest(session, proof, successors, outcome * step);
    }
    proof = { ...proof, value: (outcome + 1) / 2 };
    if (outcome === 0) proof = this.withScore(proof, state, 0);
    else if (proof.moves.length > 1) {
      const score = (yield* this.ask(session, proof, state, -NO_LIMIT, NO_LIMIT)).low;
      proof = this.withScore(proof, state, score);
      if (score !== outcome * step || outcome < 0) proof = yield* this.keepBest(session, proof, successors, score);
    }
    yield { ...proof, exact: true };
  }

  /** Return bounds that decide a question; while nodes are missing, yield the proof and receive more. */
  * ask(session, proof, state, floor, ceiling) {
    let bounds = this.solver.solve(state, 0, floor, ceiling);
    while (!isEnough([bounds.low, bounds.high], floor, ceiling)) {
      if (session.nodes <= 0) session.nodes = yield proof;
      bounds = this.solver.solve(state, session.nodes, floor, ceiling);
      session.nodes -= bounds.nodes;
    }
    return bounds;
  }

  /** Drop the moves that do not reach `score`, which the position is known to have. */
  * keepBest(session, proof, successors, score) {
    for (const move of proof.moves) {
      const after = successors.get(move);
      if (proof.moves.length > 1 && after !== null) {
        const { high } = yield* this.ask(session, proof, after, -score, this.scoreStep - score);
        if (high > -score) proof = { ...proof, moves: proof.moves.filter((other) => other !== move) };
      }
    }
    return proof;
  }
}

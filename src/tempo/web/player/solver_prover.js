/* Prover: which moves are certainly best, by a game's exact solver (exact/solver.py). */

/** @import { Bounds, Proof, ProverSettings, State } from "../types.d.ts" */
/** @import { Kernels } from "./kernels.js" */
/** @import { Rules } from "./rules.js" */
/** @typedef {{ low: number, high: number, nodes: number }} Solved bounds of a score, and what they cost */
/** @typedef {{ nodes: number }} Session that are left to spend */
/** @typedef {Map<number, State | null>} Successors */
/** @template T @typedef {Generator<Proof, T, number>} Proving yields the proof so far, and gets nodes to spend */

import { isSettled } from "./exact.js";

// Fields of a solver's task.
const NODES = 0, LOW = 1, HIGH = 2, FLOOR = 3, CEILING = 4, PLY = 6, STORED = 7, BITS = 8, LAST_BITS = 9;
const FRESH = -2n;
const NO_LIMIT = 2 ** 62; // of nodes, and of scores
const WON = 1;

/** Answers queries for the scores of positions, and resumes a query that has paused. */
export class PausingSolver {
  /** @param {Kernels} kernels @param {string} name of the solver's kernel @param {Bounds} scores least and greatest */
  constructor(kernels, name, scores) {
    this.kernels = kernels;
    this.name = name;
    this.allScores = scores;
    this.open = "";
    /** @type {Map<string, Bounds>} */
    this.known = new Map();
    this.task = kernels.items(name, "work.task", BigInt64Array);
    /** @type {State} */
    this.cursor = kernels.array(name, "work.cursor").items;
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

  /** Limit the table to 2^bits entries, which its array must hold.
      @type {(bits: number) => void} */
  letGrow(bits) { this.task[LAST_BITS] = BigInt(bits); }

  /** Bounds of the score, equal where it is known exactly, after about `nodes` nodes.
      @type {(state: State, nodes: number, floor: number, ceiling: number) => Solved} */
  solve(state, nodes, floor, ceiling) {
    const position = state.join(), [low, high] = this.known.get(position) ?? this.allScores;
    if (nodes === 0 || isSettled([low, high], floor, ceiling)) return { low, high, nodes: 0 };
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
    const found = { low: Number(this.task[LOW]), high: Number(this.task[HIGH]), nodes: Number(this.task[NODES]) };
    this.known.set(position, [found.low, found.high]);
    return found;
  }
}

/** Narrows down the best moves. */
export class SolverProver {
  /** @param {Rules} rules @param {PausingSolver} solver @param {ProverSettings} settings */
  constructor(rules, solver, settings) {
    this.rules = rules;
    this.solver = solver;
    this.settings = settings;
  }

  /** "likely" or "possible" if a proof may finish within these seconds, else "hopeless".
      @type {(state: State, seconds: number) => "likely" | "possible" | "hopeless"} */
  forecast(state, seconds) {
    const expected = this.settings.expectedNodes(state) / this.settings.speed;
    if (3 * expected <= seconds) return "likely";
    return expected <= 4 * seconds ? "possible" : "hopeless";
  }

  /** @type {(state: State, nodes: number) => boolean} */
  isInReach(state, nodes) {
    return this.settings.isAlwaysInReach || this.settings.expectedNodes(state) <= 4 * nodes;
  }

  /** The state after each legal move, null where it wins at once.
      @type {(state: State) => Successors} */
  successors(state) {
    const { order, winsAtOnce } = this.settings, found = new Map();
    for (const move of this.rules.legal(state).sort((one, other) => order(one) - order(other))) {
      const { outcome, state: after } = this.rules.after(state, move);
      found.set(move, winsAtOnce && outcome === WON ? null : after);
    }
    return found;
  }

  /** Yield proof states, each at least as narrow as the last; send the nodes to spend on the next.
      @type {(state: State, seconds: number) => Generator<Proof, undefined, number>} */
  * prove(state, seconds) {
    const { settings } = this, step = settings.scoreStep;
    this.solver.letGrow(settings.tableBits(seconds));
    const session = { nodes: 0 }, successors = this.successors(state);
    const won = [...successors].filter(([, after]) => after === null).map(([move]) => move);
    if (won.length) {
      yield { moves: won, value: 1, plies: 1, exact: true, score: null };
      return;
    }
    /** @type {Proof} */
    let proof = { moves: [...successors.keys()], value: null, plies: 0, exact: false, score: null };
    const known = settings.knownOutcome?.(state);
    let outcome = known?.outcome ?? 0;
    if (known) {
      proof = { ...proof, moves: known.moves };
    } else {
      const { low, high } = yield* this.ask(session, proof, state, -step, step);
      outcome = Number(low >= step) - Number(high <= -step);
      if (outcome >= 0) proof = yield* this.keepBest(session, proof, successors, outcome * step);
    }
    proof = { ...proof, value: (outcome + 1) / 2 };
    if (outcome === 0) proof = settings.withScore(proof, state, 0);
    else if (proof.moves.length > 1) {
      const score = (yield* this.ask(session, proof, state, -NO_LIMIT, NO_LIMIT)).low;
      proof = settings.withScore(proof, state, score);
      if (score !== outcome * step || outcome < 0) proof = yield* this.keepBest(session, proof, successors, score);
    }
    yield { ...proof, exact: true };
  }

  /** Return bounds that decide a question; while nodes are missing, yield the proof and receive more.
      @type {(session: Session, proof: Proof, state: State, floor: number, ceiling: number) => Proving<Solved>} */
  * ask(session, proof, state, floor, ceiling) {
    let bounds = this.solver.solve(state, 0, floor, ceiling);
    while (!isSettled([bounds.low, bounds.high], floor, ceiling)) {
      if (session.nodes <= 0) session.nodes = yield proof;
      bounds = this.solver.solve(state, session.nodes, floor, ceiling);
      session.nodes -= bounds.nodes;
    }
    return bounds;
  }

  /** Drop the moves that do not reach `score`, which the position is known to have.
      @type {(session: Session, proof: Proof, successors: Successors, score: number) => Proving<Proof>} */
  * keepBest(session, proof, successors, score) {
    for (const move of proof.moves) {
      const after = successors.get(move);
      if (proof.moves.length > 1 && after) {
        const { high } = yield* this.ask(session, proof, after, -score, this.settings.scoreStep - score);
        if (high > -score) proof = { ...proof, moves: proof.moves.filter((other) => other !== move) };
      }
    }
    return proof;
  }
}

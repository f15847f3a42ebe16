/* Alpha-beta with a game's evaluation (pvs_searcher.py, searcher.py, selectivity.py). */

/** @import { Evaluation, Fields, Look, Position, SearchOptions, State } from "../types.d.ts" */
/** @import { Kernels } from "./kernels.js" */
/** @import { Rules } from "./rules.js" */

const GROWTH = 1.5; // usual ratio of a move's nodes from one iteration to the next

/** A game says which moves it searches, how a search begins, and what its scores mean. */
export class PvsSearcher {
  /** @param {Kernels} kernels @param {Rules} rules @param {SearchOptions} options @param {Fields} fields */
  constructor(kernels, rules, options, fields) {
    this.kernels = kernels;
    this.rules = rules;
    this.options = options;
    this.fields = fields;
    this.question = "";
    /** @type {number[]} */
    this.searched = [];
    /** @type {Position} */
    this.position = { state: rules.state, number: 0, filled: 0 };
    /** @type {(name: string) => BigInt64Array} */
    const items = (name) => kernels.items("search_alphabeta", `work.${name}`, BigInt64Array);
    this.status = items("status");
    this.frames = items("frames");
    this.actions = items("actions");
    this.values = items("values");
    this.rootNodes = items("root_nodes");
    this.pv = items("pv");
    this.table = kernels.array("search_alphabeta", "work.table");
  }

  /** Begin the search of the position among these moves.
      @type {(moves: number[]) => void} */
  setQuery() { throw new Error("a game says how a search begins"); }

  /** Whether the score is that of perfect play.
      @type {() => boolean} */
  isCertain() { throw new Error("a game says which scores are certain"); }

  /** The chance to win with this score.
      @type {(score: number) => number} */
  chance() { throw new Error("a game says what a score is worth"); }

  /** Plies to the end of the game with a certain score.
      @type {(score: number, line: number[]) => number} */
  pliesToEnd(_, line) { return line.length; }

  /** Nodes that a search needs at first. */
  firstNodes() { return 1; }

  forget() {
    this.table.bytes.fill(0);
    this.question = "";
  }

  /** @type {(position: Position) => void} */
  prepare(position) {
    this.position = position;
    if (!this.options.reuse) this.forget();
  }

  /** Start a search among these moves, or all, with a first few nodes; the same query again is resumed.
      @type {(moves: number[] | null) => number} */
  begin(moves) {
    this.searched = moves ?? this.rules.legal(this.position.state);
    const question = `${this.position.state.join()} ${this.searched.join()}`;
    if (this.question !== question) {
      this.question = question;
      this.setQuery(this.searched);
    }
    return this.run(this.firstNodes());
  }

  /** @type {(simulations: number) => number} */
  run(simulations) { return this.kernels.call("search_alphabeta", simulations); }

  /** @type {(name: string) => number} */
  statusOf(name) { return Number(this.status[this.fields[name]]); }
  /** @type {(name: string) => number} */
  rootOf(name) { return Number(this.frames[this.fields[name]]); }

  /** Whether there is one move, or too little time for the first move of the next iteration.
      @type {(simulations: number) => boolean} */
  isSettled(simulations) {
    if (this.rootOf("MOVE_COUNT") === 1) return true;
    const spent = this.statusOf("NODES_SEARCHED") - this.statusOf("ITERATION_START");
    return this.rootOf("MOVE_INDEX") === 0 && spent + simulations < GROWTH * this.statusOf("FIRST_MOVE_NODES");
  }

  leadingMove() { return this.isCertain() ? null : this.statusOf("BEST_MOVE"); }

  /** Search on among the other moves, if there are any.
      @type {(move: number) => void} */
  refute(move) {
    const listed = this.rootMoves(), others = this.searched.filter((other) => other !== move && listed.includes(other));
    if (others.length) this.begin(others);
  }

  rootMoves() { return Array.from(this.actions.subarray(0, this.rootOf("MOVE_COUNT")), Number); }

  scores() {
    const best = this.statusOf("BEST_SCORE");
    return Array.from(this.values.subarray(0, this.rootOf("MOVE_COUNT")), (value) => Math.min(Number(value), best));
  }

  /** What a snapshot tells in points, in games that count them.
      @type {(score: number, scores: number[], isCertain: boolean) => Partial<Look>} */
  points() { return {}; }

  /** @type {(move: number) => number[]} */
  lineAfter(move) {
    if (move !== this.statusOf("BEST_MOVE")) return [move];
    return Array.from(this.pv.subarray(1, 1 + Number(this.pv[0])), Number);
  }

  /** @type {() => Look} */
  look() {
    const move = this.statusOf("BEST_MOVE"), score = this.statusOf("BEST_SCORE"), isCertain = this.isCertain();
    const moves = this.rootMoves(), line = this.lineAfter(move), scores = this.scores();
    return {
      move, line, moves,
      reason: isCertain ? "proven" : "search",
      value: this.chance(score),
      plies: isCertain ? this.pliesToEnd(score, line) : this.statusOf("COMPLETED_DEPTH"),
      visits: Array.from(this.rootNodes.subarray(0, moves.length), Number),
      values: scores.map((one) => this.chance(one)),
      ...this.points(score, scores, isCertain),
    };
  }
}

/** The search of games with states that are copied, and with an evaluation in points. */
export class AlphaBetaSearcher extends PvsSearcher {
  /** @param {Kernels} kernels @param {Rules} rules @param {SearchOptions} options
      @param {Fields} fields @param {Evaluation} evaluation */
  constructor(kernels, rules, options, fields, evaluation) {
    super(kernels, rules, options, fields);
    this.evaluation = evaluation;
    /** @type {State} */
    this.states = kernels.array("search_alphabeta", "work.states").items;
    this.cuts = kernels.items("search_alphabeta", "work.cuts", BigInt64Array);
  }

  /** @type {(position: Position) => void} */
  prepare(position) {
    super.prepare(position);
    this.cuts.set(this.probcutCuts(position.filled));
  }

  /** For every selectivity level and depth the shallow depth and the margin around the window, or -1.
      @type {(filled: number) => bigint[]} */
  probcutCuts(filled) {
    const { NO_SELECTIVITY, MAX_DEPTH, MIN_CUT_DEPTH, MARGIN_GROWTH } = this.fields, { options, evaluation } = this;
    /** @type {bigint[]} */
    const cuts = [];
    for (let level = 0; level < NO_SELECTIVITY; level++) {
      for (let deep = 0; deep <= MAX_DEPTH; deep++) {
        const shallow = 2 * Math.floor(deep / 4) + deep % 2;
        if (deep < MIN_CUT_DEPTH || options.probcut_margin <= 0) cuts.push(-1n, -1n);
        else {
          const margin = options.probcut_margin * MARGIN_GROWTH ** level * this.spread(shallow, deep, filled);
          cuts.push(BigInt(shallow), BigInt(Math.round(evaluation.unit * margin)));
        }
      }
    }
    return cuts;
  }

  /** The standard deviation between searches to two depths, in points.
      @type {(shallow: number, deep: number, filled: number) => number} */
  spread(shallow, deep, filled) {
    const [base, further, deeper, fuller] = this.evaluation.spread;
    const [difference, depth] = [deep - shallow, shallow + 1].map((plies) => this.kernels.call("logarithm", plies));
    const power = base + further * difference + deeper * depth + fuller * filled;
    return this.kernels.call("exponential", power);
  }

  /** @type {(moves: number[]) => void} */
  setQuery(moves) {
    this.states.set(this.position.state);
    this.actions.set(moves.map(BigInt));
    this.kernels.call("begin_search", moves.length);
  }

  firstNodes() { return this.searched.length; }

  isCertain() {
    return this.statusOf("FINISHED") !== 0 && this.statusOf("SELECTIVITY") > this.fields.NO_SELECTIVITY;
  }

  /** @type {(score: number, scores: number[], isCertain: boolean) => Partial<Look>} */
  points(score, scores, isCertain) {
    const { unit } = this.evaluation, certain = isCertain ? { value: (Math.sign(score) + 1) / 2 } : {};
    return { ...certain, score: score / unit, scores: scores.map((one) => one / unit) };
  }

  /** @type {(score: number) => number} */
  chance(score) {
    const [early, late] = this.evaluation.logistic_scale;
    const scale = early + (late - early) * this.position.filled;
    return 1 / (1 + this.kernels.call("exponential", -(score / this.evaluation.unit) / scale));
  }
}

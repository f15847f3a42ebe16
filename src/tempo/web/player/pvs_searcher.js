/* Alpha-beta with a game's evaluation (pvs_searcher.py, searcher.py, selectivity.py). */

const GROWTH = 1.5; // usual ratio of a move's nodes from one iteration to the next

export class PvsSearcher {
  /** fields: numbers of the fields of the workspace, and constants, by Python's names */
  constructor(kernels, rules, options, fields) {
    Object.assign(this, { kernels, rules, options, fields, question: "" });
    const array = (name) => kernels.array("search_alphabeta", `work.${name}`);
    for (const name of ["status", "frames", "actions", "values", "root_nodes", "pv"]) this[name] = array(name).items;
    [this.table, this.moves] = [array("table"), array("actions").shape[1]];
  }

  forget() {
    this.table.bytes.fill(0);
    this.question = "";
  }

  prepare(position) {
    this.position = position;
    if (!this.options.reuse) this.forget();
  }

  /** Start a search among these moves, or all, with a first few nodes; the same query again is resumed. */
  begin(moves) {
    this.searched = moves ?? this.allMoves();
    const question = `${this.position.state.join()} ${this.searched.join()}`;
    if (this.question !== question) {
      this.question = question;
      this.setQuery(this.searched);
    }
    return this.run(this.firstNodes());
  }

  run(simulations) { return this.kernels.call("search_alphabeta", simulations); }

  statusOf(name) { return Number(this.status[this.fields[name]]); }
  rootOf(name) { return Number(this.frames[this.fields[name]]); }

  /** Whether there is one move, or too little time for the first move of the next iteration. */
  isSettled(simulations) {
    if (this.rootOf("MOVE_COUNT") === 1) return true;
    const spent = this.statusOf("NODES_SEARCHED") - this.statusOf("ITERATION_START");
    return this.rootOf("MOVE_INDEX") === 0 && spent + simulations < GROWTH * this.statusOf("FIRST_MOVE_NODES");
  }

  leadingMove() { return this.isCertain() ? null : this.statusOf("BEST_MOVE"); }

  /** Search on among the other moves, if there are any. */
  refute(move) {
    const listed = this.rootMoves(), others = this.searched.filter((other) => other !== move && listed.includes(other));
    if (others.length) this.begin(others);
  }

  rootMoves() { return Array.from(this.actions.subarray(0, this.rootOf("MOVE_COUNT")), Number); }

  scores() {
    const best = this.statusOf("BEST_SCORE");
    return Array.from(this.values.subarray(0, this.rootOf("MOVE_COUNT")), (value) => Math.min(Number(value), best));
  }

  /** What a snapshot tells in points, in games that count them. */
  points() { return {}; }

  lineAfter(move) {
    if (move !== this.statusOf("BEST_MOVE")) return [move];
    return Array.from(this.pv.subarray(1, 1 + Number(this.pv[0])), Number);
  }

  look() {
    const move = this.statusOf("BEST_MOVE"), score = this.statusOf("BEST_SCORE"), isCertain = this.isCertain();
    const moves = this.rootMoves(), line = this.lineAfter(move), scores = this.scores();
    return {
      move, line, moves,
      reason: isCertain ? "proven" : "search",
      value: this.chance(score),
      plies: isCertain ? this.pliesToEnd(score, line) : this.statusOf("COMPLETED_DEPTH"),
      visits: Array.from(this.root_nodes.subarray(0, moves.length), Number),
      values: scores.map((one) => this.chance(one)),
      ...this.points(score, scores, isCertain),
    };
  }
}

/** The search of games with states that are copied, and with an evaluation in points. */
export class AlphaBetaSearcher extends PvsSearcher {
  constructor(kernels, rules, options, fields, evaluation) {
    super(kernels, rules, options, fields);
    this.evaluation = evaluation;
    const items = (name) => kernels.array("search_alphabeta", `work.${name}`).items;
    [this.states, this.cuts] = [items("states"), items("cuts")];
  }

  prepare(position) {
    super.prepare(position);
    this.cuts.set(this.probcutCuts(position.filled));
  }

  /** For every selectivity level and depth the shallow depth and the margin around the window, or -1. */
  probcutCuts(filled) {
    const { NO_SELECTIVITY, MAX_DEPTH, MIN_CUT_DEPTH, MARGIN_GROWTH } = this.fields, { options, evaluation } = this;
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

  /** The standard deviation between searches to two depths, in points. */
  spread(shallow, deep, filled) {
    const [base, further, deeper, fuller] = this.evaluation.spread, log = (one) => this.kernels.call("logarithm", one);
    const power = base + further * log(deep - shallow) + deeper * log(shallow + 1) + fuller * filled;
    return this.kernels.call("exponential", power);
  }

  allMoves() { return this.rules.legal(this.position.state); }

  setQuery(moves) {
    this.states.set(this.position.state);
    this.actions.set(moves.map(BigInt));
    this.kernels.call("begin_search", moves.length);
  }

  firstNodes() { return this.searched.length; }

  isCertain() {
    return this.statusOf("FINISHED") !== 0 && this.statusOf("SELECTIVITY") > this.fields.NO_SELECTIVITY;
  }

  points(score, scores, isCertain) {
    const { unit } = this.evaluation, certain = isCertain ? { value: (Math.sign(score) + 1) / 2 } : {};
    return { ...certain, score: score / unit, scores: scores.map((one) => one / unit) };
  }

  pliesToEnd(score, line) { return line.length; }

  chance(score) {
    const [early, late] = this.evaluation.logistic_scale;
    const scale = early + (late - early) * this.position.filled;
    return 1 / (1 + this.kernels.call("exponential", -(score / this.evaluation.unit) / scale));
  }
}

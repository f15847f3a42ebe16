/* Solve a position from zero, without book or tables: its score, the best line, the scores of its moves (solving.py).

   Two workers close in on the score from both sides. They share no table, which browsers allow on few pages. */

/** @import { BestMoves, EngineAnalysis } from "../../app/game.d.ts" */
/** @import { Bounds, Game } from "../types.d.ts" */
/** @import { Agent } from "../player/agent.js" */
/** @import { Request } from "./engine_worker.js" */
/** @typedef {import("./solver_search.js").Steps<void>} Steps */

import { analysisOf, NOTHING } from "./analyst.js";
import { Engine } from "./engine.js";
import { isExact, valueOf } from "../player/exact.js";
import { SolverSearch, WANTED } from "./solver_search.js";

const SHOW_SECONDS = 0.2; // between two analyses

/** Two questions that narrow bounds down: is the score at least this? The first is near a draw, the second far.
    @type {(bounds: Bounds) => [near: number, far: number]} */
export function goalsOf([low, high]) {
  if (low <= 0 && high > 0) return [1, Math.min(2, high)];
  const middle = (low + high) >> 1;
  return low > 0 ? [low + 1, Math.max(middle, high >> 1) + 1] : [high, Math.min(middle, -(-low >> 1)) + 1];
}

/** A second worker, which answers questions about the same position; without one it answers none. */
class Helper {
  /** @param {Request} request */
  constructor({ folder, game, shape, actions }) {
    this.request = { game, shape, actions };
    this.engine = navigator.hardwareConcurrency > 1 && globalThis.Worker ? new Engine(folder) : null;
    this.nodes = 0;
    /** The score that it is asked about. @type {number | null} */
    this.goal = null;
  }

  /** @type {(question: { goal?: number, score?: number, actions?: number[] }, take: (answer: number) => void) => void} */
  ask(question, take) {
    this.engine?.ask({ task: "assist", ...this.request, ...question }, {
      onAnalysis: ({ simulations }) => { this.nodes = simulations; },
      onResult: ({ answer, nodes }) => {
        this.nodes = nodes;
        take(answer);
      },
      onError: () => this.end(),
    });
  }

  end() {
    this.engine?.end();
    this.engine = this.goal = null;
  }
}

export class Solving {
  /** @type {(agent: Agent, game: Game, request: Request) => Promise<Solving>} */
  static async begin(agent, game, request) {
    return new Solving(request, await SolverSearch.begin(agent, game, request.shape));
  }

  /** @param {Request} request @param {SolverSearch} search */
  constructor(request, search) {
    this.request = request;
    this.search = search;
    this.state = search.agent.positionAfter(request.actions).state;
    this.helper = new Helper(request);
    /** Of the position. @type {Bounds} */
    this.score = search.prover.solver.allScores;
    /** Of its moves. @type {Map<number, Bounds>} */
    this.scores = new Map();
    /** @type {number[]} */
    this.line = [];
    this.started = performance.now();
    /** What the position's score took. @type {{ nodes: number, seconds: number } | null} */
    this.solved = null;
  }

  get seconds() { return (performance.now() - this.started) / 1000; }

  get nodes() { return this.search.nodes + this.helper.nodes; }

  /** Yield analyses from time to time, else null; return the best moves.
      @type {() => Generator<EngineAnalysis | null, BestMoves, void>} */
  * run() {
    let shown = 0;
    try {
      for (const step of this.steps()) {
        const isDue = this.seconds - shown >= SHOW_SECONDS;
        if (isDue) shown = this.seconds;
        yield isDue ? this.analysis(false) : step;
      }
    } finally {
      this.helper.end(); // also when the worker is asked something else
    }
    yield this.analysis(true);
    const best = [...this.scores].filter(([, [low]]) => low === this.score[0]).map(([move]) => move);
    return { actions: best, certain: true, value: valueOf(this.score) };
  }

  /** @returns {Steps} */
  * steps() {
    yield* this.closeIn();
    const [best] = this.score;
    this.solved = { nodes: this.nodes, seconds: this.seconds };
    yield* this.follow(best);
    for (const [move, after] of this.search.prover.successors(this.state)) {
      /** @type {(bounds: Bounds) => unknown} */
      const note = ([low, high]) => this.scores.set(move, [0 - high, Math.min(best, 0 - low)]);
      if (after) yield* this.search.settleAbove(after, 0 - best, note);
      else this.scores.set(move, this.score);
    }
  }

  /** Find the score of the position.
      @returns {Steps} */
  * closeIn() {
    this.score = this.search.search(this.state, 1, 0, 1); // what its stones tell
    for (let isFirst = true; !isExact(this.score); isFirst = false) {
      const [near, far] = goalsOf(this.score), isOpen = this.score[0] <= 0 && this.score[1] > 0;
      this.shareWork(isOpen ? far : near);
      const goal = isOpen || (isFirst && !this.helper.engine) ? near : far, steps = this.search.reaches(this.state, goal);
      while (this.isAsked(goal)) {
        const { done, value } = steps.next();
        if (done) this.narrow(goal, value);
        else yield null;
      }
    }
  }

  /** Let the helper ask about a goal, unless it is still busy with one.
      @param {number} goal */
  shareWork(goal) {
    const { helper } = this;
    if (helper.goal !== null && this.isAsked(helper.goal)) return;
    helper.goal = goal;
    helper.ask({ goal }, (answer) => {
      this.narrow(goal, answer === 1);
      helper.goal = null;
    });
  }

  /** Whether the bounds leave it open that the score is at least this.
      @param {number} goal */
  isAsked(goal) { return this.score[0] < goal && goal <= this.score[1]; }

  /** @type {(goal: number, isReached: boolean) => void} */
  narrow(goal, isReached) {
    if (this.isAsked(goal)) this.score = isReached ? [goal, this.score[1]] : [this.score[0], goal - 1];
  }

  /** Extend the best line to its end: one worker's table knows the moves of one side, the other's those of the other.
      @param {number} best @returns {Steps} */
  * follow(best) {
    let state = this.state, score = best;
    for (let moves = this.search.prover.successors(state); moves.size; score = 0 - score) {
      /** @type {number | null} */
      let chosen = null;
      const steps = this.search.reply(state, score), actions = [...this.request.actions, ...this.line];
      this.helper.ask({ actions, score }, (move) => { chosen ??= move; });
      while (chosen === null) {
        const { done, value } = steps.next();
        if (done) chosen = value;
        else yield null;
      }
      this.line.push(chosen);
      const after = moves.get(chosen);
      if (!after) break;
      state = after;
      moves = this.search.prover.successors(state);
    }
    this.helper.end();
  }

  /** @type {(isFinal: boolean) => EngineAnalysis} */
  analysis(isFinal) {
    const { request, score, scores, line, nodes, seconds, solved, search: { memory } } = this;
    const value = (1 + (valueOf(score) ?? 0)) / 2, reason = isExact(score) ? "exact" : "search";
    const seen = { ...NOTHING, simulations: nodes, seconds, move: line[0], reason, value, line };
    const analysis = analysisOf(request, seen, isFinal, scores);
    return { ...analysis, threads: this.helper.engine ? 2 : 1, line, solving: { score, solved, memory, wanted: WANTED } };
  }
}

/* Hints, analyses and evaluations of positions: the game's solver and the champion's search in turns (worker.py). */

/** @import { AnalysedMove, BestMoves, EngineAnalysis } from "../../app/game.d.ts" */
/** @import { Bounds, Position, Searcher, Snapshot } from "../types.d.ts" */
/** @import { Agent } from "../player/agent.js" */
/** @import { Request } from "./engine_worker.js" */
/** @typedef {Omit<Snapshot, "number" | "bank">} Seen */
/** @typedef {Map<number, Bounds>} Scores by move */
/** @template T @typedef {{ [move: string]: T }} ByMove */
/** @typedef {(score: Bounds) => object} Counted what a score counts */

import { bestMoves, Effort, figures, isExact, UNKNOWN, valueOf } from "../player/exact.js";

const SOLVER_SLICE = 0.15, SEARCH_SLICE = 0.3; // seconds per turn of solver and search
const MAX_WATCH = 120, HINT_SECONDS = 1; // for one position
const MAX_LINE = 12; // plies
const STALE_ROUNDS = 10; // simulations per node of a tree that found no new node, until it counts as searched
const UNPROVEN = 0, DRAW = 1; // proofs
/** @type {Omit<Seen, "move" | "reason" | "value" | "line">} */
export const NOTHING = { simulations: 0, seconds: 0, plies: 0, score: null, moves: [], visits: [], values: [] };

export class Analyst {
  /** `agent` is a champion that no settled search stops; `simulations` of an estimate.
      @param {Agent} agent @param {number} simulations */
  constructor(agent, simulations) {
    this.agent = agent;
    this.simulations = simulations;
    this.number = -1; // of the game
    this.exact = agent.exact;
    this.player = agent.player;
    this.counted = agent.exact?.counted?.bind(agent.exact);
    this.player.prover = null; // exact scores come from the same solver
  }

  /** Begin with a game, unless it is the one before.
      @param {number} number */
  begin(number) {
    if (this.number !== number) this.agent.startAgain();
    this.number = number;
  }

  /** Yield analyses while there is more to find out, and null; return the best moves.
      @type {(request: Request) => Generator<EngineAnalysis | null, BestMoves, void>} */
  * watch(request) {
    const { agent, player, exact, counted } = this, started = performance.now();
    const seconds = () => (performance.now() - started) / 1000, isHint = request.task === "hint";
    const position = agent.positionAfter(request.actions), legal = agent.rules.legal(position.state);
    /** @type {Scores} */
    let scores = new Map();
    /** @type {Seen} */
    let snapshot = { ...NOTHING, move: legal[0], reason: "only", value: 0.5, line: [] };
    /** @type {(isFinal: boolean) => EngineAnalysis} */
    const shown = (isFinal) => {
      const merged = merge({ ...snapshot, seconds: seconds() }, scores, player.searcher);
      return analysisOf(request, merged, isFinal, scores, counted);
    };
    const growth = new Growth(player.searcher);
    while (seconds() < (isHint ? HINT_SECONDS : MAX_WATCH)) {
      const effort = new Effort(SOLVER_SLICE);
      if (exact) scores = yield* exact.scores(position, effort);
      const hasFinished = !effort.isSpent, best = bestMoves(scores); // before its time was over
      const areExact = best.every((move) => isExact(scores.get(move) ?? UNKNOWN));
      if (isHint && best.length && best.length < legal.length && areExact) break;
      for (const found of player.think(position, [], SEARCH_SLICE, 0)) {
        snapshot = found ?? snapshot;
        yield found && shown(false);
      }
      if (isSolved(snapshot, scores, hasFinished)) break;
      if (hasFinished && snapshot.visits.length && growth.hasEnded(total(snapshot.visits))) break;
    }
    yield shown(true);
    const best = bestMoves(scores), chosen = best.length === legal.length ? [] : best; // all equal: the most visited
    const value = best.length ? valueOf(scores.get(best[0]) ?? UNKNOWN) : null;
    return { actions: chosen.length ? chosen : [snapshot.move], certain: best.length > 0, value };
  }

  /** Yield null at times; return exact scores within the seconds, and estimates where they do not tell enough.
      @type {(request: Request) => Generator<null, { scores: ByMove<Bounds>, estimates: ByMove<number> }, void>} */
  * evaluate({ actions, seconds, isEstimated = true }) {
    const position = this.agent.positionAfter(actions);
    /** @type {Scores} */
    const scores = this.exact ? yield* this.exact.scores(position, new Effort(seconds)) : new Map();
    const isKnown = scores.size > 0 && [...scores.values()].every((score) => valueOf(score) !== null);
    const estimates = isKnown || !isEstimated ? {} : yield* this.estimate(position);
    return { scores: Object.fromEntries(scores), estimates };
  }

  /** Return the exact scores that tables hold for the moves of a position.
      @type {(request: Request) => Generator<null, ByMove<Bounds>, void>} */
  * tabled({ actions }) {
    return Object.fromEntries(this.exact?.tabled?.(this.agent.positionAfter(actions)) ?? []);
  }

  /** The chances of the moves that a new search visits often enough (scoring.py).
      @type {(position: Position) => Generator<null, ByMove<number>, void>} */
  * estimate(position) {
    const { agent, player, simulations } = this;
    if (!agent.rules.legal(position.state).length) return {};
    agent.startAgain();
    player.simulations = simulations;
    /** @type {Seen | null} */
    let last = null;
    for (const snapshot of player.think(position, [], 0, 0)) last = snapshot ?? last;
    player.simulations = null;
    yield null;
    if (!last) return {};
    const { move, value, moves, values, visits } = last, least = Math.max(1, Math.floor(simulations / 100));
    const visited = [...moves.keys()].filter((place) => visits[place] >= least);
    return Object.fromEntries(visited.length ? visited.map((place) => [moves[place], values[place]]) : [[move, value]]);
  }
}

/** Growth of a search: whether it has nothing left to find out, though nothing is proven (search_growth.py). */
class Growth {
  /** @param {Searcher} searcher */
  constructor(searcher) {
    this.searcher = searcher;
    this.nodes = 0;
    this.simulations = 0;
  }

  /** Whether the search is complete, or a tree finds no new positions: it seldom proves a draw.
      @param {number} simulations */
  hasEnded(simulations) {
    const { searcher } = this;
    if (searcher.run(1) === 0) return true;
    const { nodes, capacity } = searcher;
    if (nodes === undefined || nodes === capacity) return false;
    if (nodes !== this.nodes) Object.assign(this, { nodes, simulations });
    return simulations - this.simulations > STALE_ROUNDS * this.nodes;
  }
}

/** Whether all scores are exact, or the result is known and more time does not help the solver.
    @type {(seen: Seen, scores: Scores, hasFinished: boolean) => boolean} */
function isSolved({ reason }, scores, hasFinished) {
  if (scores.size && [...scores.values()].every(isExact)) return true;
  return hasFinished && (reason === "proven" || bestMoves(scores).length > 0);
}

/** The snapshot with all its simulations; exact scores replace estimates.
    @type {(snapshot: Seen, scores: Scores, searcher: Searcher) => Seen} */
function merge(snapshot, scores, searcher) {
  const updated = { ...snapshot, simulations: total(snapshot.visits) }, best = bestMoves(scores);
  if (!best.length) return updated;
  const visits = new Map(snapshot.moves.map((move, place) => [move, snapshot.visits[place]]));
  const move = best.reduce((most, one) => ((visits.get(one) ?? 0) > (visits.get(most) ?? 0) ? one : most));
  const line = visits.has(move) ? searcher.lineAfter(move) : [move], value = valueOf(scores.get(move) ?? UNKNOWN) ?? 0;
  return { ...updated, move, reason: "exact", value: (1 + value) / 2, score: null, line };
}

/** The state of a search as the page shows it.
    @type {(request: Request, seen: Seen, isFinal: boolean, scores?: Scores, counted?: Counted) => EngineAnalysis} */
export function analysisOf({ actions, seat, task }, snapshot, isFinal, scores = new Map(), counted) {
  const { simulations, plies, seconds, value, score, reason, line } = snapshot;
  return {
    at: actions.length, seat, task, final: isFinal, simulations, threads: 1,
    speed: Math.round(simulations / Math.max(seconds, 1e-3)), depth: plies, seconds: rounded(seconds, 100),
    value: rounded(value), score: roundedIfKnown(score), reason,
    moves: movesOf(snapshot, scores, counted), line: line.slice(0, MAX_LINE),
  };
}

/** Visits, value, expected score and exact score of every move.
    @type {(snapshot: Seen, scores: Scores, counted?: Counted) => AnalysedMove[]} */
function movesOf(snapshot, scores, counted) {
  return [...new Set([...snapshot.moves, ...scores.keys()])].map((action) => {
    const place = snapshot.moves.indexOf(action), score = scores.get(action);
    const proof = snapshot.proofs?.[place] ?? UNPROVEN;
    /** @type {AnalysedMove["exact"]} */
    let exact = null;
    if (score && valueOf(score) !== null) exact = figures(score, counted);
    else if (proof !== UNPROVEN) exact = { value: proof === DRAW ? 0 : Math.sign(proof) };
    const value = exact ? (1 + (exact.value ?? 0)) / 2 : snapshot.values[place];
    return {
      action, visits: snapshot.visits[place] ?? 0, value: roundedIfKnown(value), score: roundedIfKnown(snapshot.scores?.[place]),
      prior: null, exact,
    };
  });
}

/** @type {(figure: number, parts?: number) => number} */
function rounded(figure, parts = 10000) { return Math.round(figure * parts) / parts; }

/** @type {(figure?: number | null) => number | null} */
function roundedIfKnown(figure) { return figure === undefined || figure === null ? null : rounded(figure); }

/** @type {(numbers: number[]) => number} */
function total(numbers) { return numbers.reduce((sum, one) => sum + one, 0); }

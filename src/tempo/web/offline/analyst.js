/* Hints, analyses and evaluations of positions: the game's solver and the champion's search in turns (worker.py). */

import { bestMoves, Effort, figures, isExact, valueOf } from "../player/exact.js";

const SOLVER_SLICE = 0.15, SEARCH_SLICE = 0.3; // seconds per turn of solver and search
const MAX_WATCH = 120, HINT_SECONDS = 1; // for one position
const MAX_LINE = 12; // plies
const STALE_ROUNDS = 10; // simulations per node of a tree that found no new node, until it counts as searched
const UNKNOWN = 0, DRAW = 1; // proofs
const NOTHING = { simulations: 0, seconds: 0, plies: 0, moves: [], visits: [], values: [] };

export class Analyst {
  /** agent: a champion that no settled search stops; simulations: of an estimate */
  constructor(agent, simulations) {
    Object.assign(this, { agent, simulations, number: null, exact: agent.exact, player: agent.player });
    this.counted = agent.exact?.counted?.bind(agent.exact); // what a score counts
    this.player.prover = null; // exact scores come from the same solver
  }

  /** Begin with a game, unless it is the one before. */
  begin(number) {
    if (this.number !== number) this.agent.startAgain();
    this.number = number;
  }

  /** Yield analyses while there is more to find out, and null; return the best moves. */
  * watch(request) {
    const { agent, player, exact, counted } = this, started = performance.now();
    const seconds = () => (performance.now() - started) / 1000, isHint = request.task === "hint";
    const position = agent.positionAfter(request.actions), legal = agent.rules.legal(position.state);
    let scores = new Map(), snapshot = { ...NOTHING, move: legal[0], reason: "only", value: 0.5, line: [] };
    const shown = (isFinal) => {
      const merged = merge({ ...snapshot, seconds: seconds() }, scores, player.searcher);
      return analysisOf(request, merged, isFinal, scores, counted);
    };
    const growth = new Growth(player.searcher);
    while (seconds() < (isHint ? HINT_SECONDS : MAX_WATCH)) {
      const effort = new Effort(SOLVER_SLICE);
      if (exact) scores = yield* exact.scores(position, effort);
      const hasFinished = !effort.isSpent, best = bestMoves(scores); // before its time was over
      if (isHint && best.length && best.length < legal.length) break;
      for (const found of player.think(position, [], SEARCH_SLICE, 0)) {
        snapshot = found ?? snapshot;
        yield found && shown(false);
      }
      if (isSolved(snapshot, scores, hasFinished)) break;
      if (hasFinished && snapshot.visits.length && growth.hasEnded(total(snapshot.visits))) break;
    }
    yield shown(true);
    const best = bestMoves(scores), chosen = best.length === legal.length ? [] : best; // all equal: the most visited
    return { actions: chosen.length ? chosen : [snapshot.move], certain: best.length > 0 };
  }

  /** Yield null at times; return exact scores within the seconds, and estimates where they do not tell enough. */
  * evaluate({ actions, seconds, isEstimated = true }) {
    const position = this.agent.positionAfter(actions);
    const scores = this.exact ? yield* this.exact.scores(position, new Effort(seconds)) : new Map();
    const isKnown = scores.size > 0 && [...scores.values()].every((score) => valueOf(score) !== null);
    const estimates = isKnown || !isEstimated ? {} : yield* this.estimate(position);
    return { scores: Object.fromEntries(scores), estimates };
  }

  /** Return the exact scores that tables hold for the moves of a position. */
  * tabled({ actions }) {
    return Object.fromEntries(this.exact?.tabled?.(this.agent.positionAfter(actions)) ?? []);
  }

  /** The chances of the moves that a new search visits often enough (scoring.py). */
  * estimate(position) {
    const { agent, player, simulations } = this;
    if (!agent.rules.legal(position.state).length) return {};
    agent.startAgain();
    player.simulations = simulations;
    let last = null;
    for (const snapshot of player.think(position, [], 0, 0)) last = snapshot ?? last;
    player.simulations = null;
    yield null;
    const seen = last.moves.map((move, place) => [move, last.values[place], last.visits[place]])
      .filter(([, , visits]) => visits >= Math.max(1, Math.floor(simulations / 100)));
    return Object.fromEntries(seen.length ? seen : [[last.move, last.value]]);
  }
}

/** Growth of a search: whether it has nothing left to find out, though nothing is proven (search_growth.py). */
class Growth {
  constructor(searcher) { Object.assign(this, { searcher, nodes: 0, simulations: 0 }); }

  /** Whether the search is complete, or a tree finds no new positions: it seldom proves a draw. */
  hasEnded(simulations) {
    const { searcher } = this;
    if (searcher.run(1) === 0) return true;
    const { nodes, capacity } = searcher;
    if (nodes === undefined || nodes === capacity) return false;
    if (nodes !== this.nodes) Object.assign(this, { nodes, simulations });
    return simulations - this.simulations > STALE_ROUNDS * this.nodes;
  }
}

/** Whether all scores are exact, or the result is known and more time does not help the solver. */
function isSolved({ reason }, scores, hasFinished) {
  if (scores.size && [...scores.values()].every(isExact)) return true;
  return hasFinished && (reason === "proven" || bestMoves(scores).length > 0);
}

/** The snapshot with all its simulations; exact scores replace estimates. */
function merge(snapshot, scores, searcher) {
  const updated = { ...snapshot, simulations: total(snapshot.visits) }, best = bestMoves(scores);
  if (!best.length) return updated;
  const visits = new Map(snapshot.moves.map((move, place) => [move, snapshot.visits[place]]));
  const move = best.reduce((most, one) => ((visits.get(one) ?? 0) > (visits.get(most) ?? 0) ? one : most));
  const line = visits.has(move) ? searcher.lineAfter(move) : [move];
  return { ...updated, move, reason: "exact", value: (1 + valueOf(scores.get(move))) / 2, score: null, line };
}

/** The state of a search as the page shows it. */
export function analysisOf({ actions, seat, task }, snapshot, isFinal, scores = new Map(), counted) {
  const { simulations, plies, seconds, value, score, reason, line } = snapshot;
  return {
    at: actions.length, seat, task, final: isFinal, simulations, threads: 1,
    speed: Math.round(simulations / Math.max(seconds, 1e-3)), depth: plies, seconds: rounded(seconds, 100),
    value: rounded(value), score: rounded(score), reason,
    moves: movesOf(snapshot, scores, counted), line: line.slice(0, MAX_LINE),
  };
}

/** Visits, value, expected score and exact score of every move. */
function movesOf(snapshot, scores, counted) {
  return [...new Set([...snapshot.moves, ...scores.keys()])].map((action) => {
    const place = snapshot.moves.indexOf(action), score = scores.get(action);
    const proof = snapshot.proofs?.[place] ?? UNKNOWN;
    let exact = null;
    if (score && valueOf(score) !== null) exact = figures(score, counted);
    else if (proof !== UNKNOWN) exact = { value: proof === DRAW ? 0 : Math.sign(proof) };
    const value = exact ? (1 + exact.value) / 2 : snapshot.values[place];
    return {
      action, visits: snapshot.visits[place] ?? 0, value: rounded(value), score: rounded(snapshot.scores?.[place]),
      prior: null, exact,
    };
  });
}

function rounded(figure, parts = 10000) {
  return figure === undefined || figure === null ? null : Math.round(figure * parts) / parts;
}

function total(numbers) { return numbers.reduce((sum, one) => sum + one, 0); }

/* An agent for one game on one board: kernels, rules, searcher, prover and shortcuts, as one in Python has them. */

import { Kernels } from "./kernels.js";
import { Player } from "./player.js";
import { AlphaBetaSearcher } from "./pvs_searcher.js";
import { Rules } from "./rules.js";
import { PausingSolver, SolverProver } from "./solver_prover.js";
import { TreeSearcher } from "./tree_searcher.js";

export const OPEN = 2; // the outcome while the game goes on

/** Return an agent.

    game: {module, contents, tables, profile, fields, evaluation, data}, as game_export.py writes them, and compiled
    describe: the game's own part; it returns {position(state, plies), shortcuts(position, player, time)}, and may
    return settings of a `prover`, a `searcher`, a `refuter`, and newExact(solver), which makes the source of exact
    scores: {scores(position, effort), counted(score)}, as a generator that yields null */
export async function newAgent(game, describe, shape, simulations = null) {
  const { module, contents, tables, profile, fields, evaluation, data } = game;
  const table = tables[shapeName(shape)];
  if (!table) throw new Error(`no board was exported as ${shapeName(shape)}: ${Object.keys(tables).join(", ")}`);
  const kernels = await Kernels.load(module, table, contents), rules = new Rules(kernels);
  const start = rules.state.slice();
  const onlyMove = (state) => {
    const legal = rules.legal(state);
    return legal.length === 1 ? { move: legal[0], reason: "only", value: 0.5 } : null;
  };
  const own = describe({ kernels, rules, data, profile, fields, shape, onlyMove });
  const usual = () => (kernels.has("search") ? new TreeSearcher(kernels, profile.options)
    : new AlphaBetaSearcher(kernels, rules, profile.options, fields, evaluation));
  const searcher = own.searcher ?? usual();
  const prover = own.prover
    && new SolverProver(rules, new PausingSolver(kernels, own.prover.solver, own.prover.scores), own.prover);
  const player = new Player(profile, searcher, { prover, refuter: own.refuter, simulations });
  return new Agent(kernels, rules, start, own, player, own.newExact?.(prover?.solver) ?? null);
}

/** A board's shape as a name. */
export function shapeName(shape) {
  return Object.entries(shape).map((part) => part.join("")).join("-");
}

class Agent {
  constructor(kernels, rules, start, own, player, exact) {
    Object.assign(this, { kernels, rules, start, own, player, exact });
    this.firstRandom = kernels.has("search") ? this.random.slice() : null;
  }

  /** The random numbers of the tree search. */
  get random() { return this.kernels.array("search", "rng").items; }

  /** Draw other random numbers than those of the export. */
  setSeed(seed) {
    if (this.firstRandom) this.random[0] = (BigInt(seed) + 1n) * 0x9E3779B97F4A7C15n | 1n;
  }

  /** Forget all searches, so that the next one is that of a new agent. */
  startAgain() {
    this.player.searcher.forget();
    if (this.firstRandom) this.random.set(this.firstRandom);
  }

  /** The position after these moves, with the outcome for the side that moved last. */
  positionAfter(moves) {
    let state = this.start, outcome = OPEN;
    moves.forEach((move, number) => {
      const isLegal = outcome === OPEN && this.rules.legal(state).includes(move);
      if (!isLegal) throw new Error(`move ${number + 1}, ${move}, is not legal`);
      ({ state, outcome } = this.rules.after(state, move));
    });
    return { ...this.own.position(state, moves.length), outcome };
  }

  /** Yield snapshots of the search after these moves, and null between them. */
  think(moves, step, bank) {
    const position = this.positionAfter(moves);
    return this.player.think(position, this.own.shortcuts(position, this.player, { step, bank }), step, bank);
  }
}

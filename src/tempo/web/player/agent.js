/* An agent for one game on one board: kernels, rules, searcher, prover and shortcuts, as one in Python has them. */

/** @import { Decision, Describe, ExactSource, Game, Outcome, OwnPart, Position, Shape, State } from "../types.d.ts" */
/** @import { Thinking } from "../types.d.ts" */

import { Kernels } from "./kernels.js";
import { Player } from "./player.js";
import { AlphaBetaSearcher } from "./pvs_searcher.js";
import { OPEN, Rules, shapeName } from "./rules.js";
import { PausingSolver, SolverProver } from "./solver_prover.js";
import { TreeSearcher } from "./tree_searcher.js";

/** Return an agent; with `simulations` for each move in place of the clock.
    @type {(game: Game, describe: Describe, shape: Shape, simulations?: number | null) => Promise<Agent>} */
export async function newAgent(game, describe, shape, simulations = null) {
  const { module, contents, tables, profile, fields, evaluation, data } = game;
  const table = tables[shapeName(shape)];
  if (!table) throw new Error(`no board was exported as ${shapeName(shape)}: ${Object.keys(tables).join(", ")}`);
  const kernels = await Kernels.load(module, table, contents), rules = new Rules(kernels);
  const start = rules.state.slice();
  /** @type {(state: State) => Decision | null} */
  const onlyMove = (state) => {
    const legal = rules.legal(state);
    return legal.length === 1 ? { move: legal[0], reason: "only", value: 0.5 } : null;
  };
  const own = describe({ kernels, rules, data, profile, fields, shape, onlyMove });
  const searcher = own.searcher ?? (evaluation && !kernels.has("search")
    ? new AlphaBetaSearcher(kernels, rules, profile.options, fields, evaluation)
    : new TreeSearcher(kernels, profile.options));
  const solver = own.prover ? new PausingSolver(kernels, own.prover.solver, own.prover.scores) : null;
  const prover = own.prover && solver ? new SolverProver(rules, solver, own.prover) : null;
  const player = new Player(profile, searcher, prover, own.refuter ?? null, simulations);
  return new Agent(kernels, rules, start, own, player, own.newExact?.(solver) ?? null);
}

export class Agent {
  /** @param {Kernels} kernels @param {Rules} rules @param {State} start @param {OwnPart} own @param {Player} player
      @param {ExactSource | null} exact */
  constructor(kernels, rules, start, own, player, exact) {
    this.kernels = kernels;
    this.rules = rules;
    this.start = start;
    this.own = own;
    this.player = player;
    this.exact = exact;
    this.firstRandom = kernels.has("search") ? this.random.slice() : null;
  }

  /** The random numbers of the tree search. */
  get random() { return this.kernels.items("search", "rng", BigUint64Array); }

  /** Draw other random numbers than those of the export.
      @type {(seed: number) => void} */
  setSeed(seed) {
    if (this.firstRandom) this.random[0] = (BigInt(seed) + 1n) * 0x9E3779B97F4A7C15n | 1n;
  }

  /** Forget all searches, so that the next one is that of a new agent. */
  startAgain() {
    this.player.searcher.forget();
    if (this.firstRandom) this.random.set(this.firstRandom);
  }

  /** The position after these moves, with the outcome for the side that moved last.
      @type {(moves: number[]) => Position & { outcome: Outcome }} */
  positionAfter(moves) {
    let state = this.start, outcome = OPEN;
    moves.forEach((move, number) => {
      const isLegal = outcome === OPEN && this.rules.legal(state).includes(move);
      if (!isLegal) throw new Error(`move ${number + 1}, ${move}, is not legal`);
      ({ state, outcome } = this.rules.after(state, move));
    });
    return { ...this.own.position(state, moves.length), outcome };
  }

  /** Yield snapshots of the search after these moves, and null between them.
      @type {(moves: number[], step: number, bank: number) => Thinking} */
  think(moves, step, bank) {
    const position = this.positionAfter(moves);
    return this.player.think(position, this.own.shortcuts(position, this.player, { step, bank }), step, bank);
  }
}

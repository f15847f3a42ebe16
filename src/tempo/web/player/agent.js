/* An agent for one game on one board: kernels, rules, searcher, prover and shortcuts, as one in Python has them. */

import { Kernels } from "./kernels.js";
import { Player } from "./player.js";
import { AlphaBetaSearcher } from "./pvs_searcher.js";
import { Rules } from "./rules.js";
import { PausingSolver, SolverProver } from "./solver_prover.js";
import { TreeSearcher } from "./tree_searcher.js";

export const OPEN = 2; // the outcome while the game goes on

/** Return an agent.

    game: {module, contents, tables, profile, fields, evaluation, data}, as game_export.py writes them
    describe: the game's own part; it returns {position(state, plies), shortcuts(position, player, time)}, and may
    return settings of a `prover`, a `searcher`, a `refuter` */
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
  const usual = () => (evaluation ? new AlphaBetaSearcher(kernels, rules, profile.options, fields, evaluation)
    : new TreeSearcher(kernels, profile.options));
  const searcher = own.searcher ?? usual();
  const prover = own.prover
    && new SolverProver(rules, new PausingSolver(kernels, own.prover.solver, own.prover.scores), own.prover);
  const player = new Player(profile, searcher, { prover, refuter: own.refuter, simulations });
  return new Agent(kernels, rules, start, own, player);
}

/** A board's shape as a name. */
export function shapeName(shape) {
  return Object.entries(shape).map((part) => part.join("")).join("-");
}

class Agent {
  constructor(kernels, rules, start, own, player) {
    Object.assign(this, { kernels, rules, start, own, player });
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

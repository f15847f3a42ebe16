/* What one worker searches when a position is solved from zero: a solver with an empty table of its own. */

/** @import { EngineAnalysis } from "../../app/game.d.ts" */
/** @import { Bounds, Game, Shape, State } from "../types.d.ts" */
/** @import { Agent } from "../player/agent.js" */
/** @import { Request } from "./engine_worker.js" */
/** @template T @typedef {Generator<null, T, void>} Steps null after each slice */

import { analysisOf, NOTHING } from "./analyst.js";
import { isSettled } from "../player/exact.js";
import { Kernels } from "../player/kernels.js";
import { shapeName } from "../player/rules.js";
import { PausingSolver, SolverProver } from "../player/solver_prover.js";

const TABLE_BITS = 25, LEAST_BITS = 21; // of words: 256 MiB, and 16 MiB where a browser has no more
const BITS_PER_STEP = 2; // by which tables grow
const SLICE = 200_000, FIRST_LOOK = 2_000; // nodes: 0.1 s, and of each reply at first
const NO_LIMIT = 2 ** 62; // of scores
const WORD_BYTES = 8, MEBIBYTE = 2 ** 20;

/** @type {(bits: number) => number} */
const mebibytes = (bits) => 2 ** bits * WORD_BYTES / MEBIBYTE;

/** The table that is asked for. */
export const WANTED = mebibytes(TABLE_BITS);

/** Return the kernel of a solver alone, with a table of its own.
    @type {(game: Game, shape: Shape, name: string, bits: number) => Promise<Kernels>} */
function solverKernels({ module, contents, tables }, shape, name, bits) {
  const { arrays, calls } = tables[shapeName(shape)];
  /** @type {typeof arrays} */
  const needed = [];
  const parts = calls[name].arguments.map((part) => {
    if (!("array" in part)) return part;
    const array = arrays[part.array], isTable = part.name === "work.table";
    return { name: part.name, array: needed.push(isTable ? { ...array, shape: [2 ** bits] } : array) - 1 };
  });
  return Kernels.load(module, { arrays: needed, calls: { [name]: { ...calls[name], arguments: parts } } }, contents);
}

export class SolverSearch {
  /** The table is as large as the browser allows.
      @type {(agent: Agent, game: Game, shape: Shape) => Promise<SolverSearch>} */
  static async begin(agent, game, shape) {
    const { prover } = agent.own;
    if (!prover) throw new Error("this board cannot be solved");
    for (let bits = TABLE_BITS; ; bits -= BITS_PER_STEP) {
      try {
        const kernels = await solverKernels(game, shape, prover.solver, bits);
        const solver = new PausingSolver(kernels, prover.solver, prover.scores);
        solver.letGrow(bits);
        return new SolverSearch(agent, new SolverProver(agent.rules, solver, prover), mebibytes(bits));
      } catch (error) {
        if (!(error instanceof RangeError) || bits <= LEAST_BITS) throw error; // it was not for want of memory
      }
    }
  }

  /** @param {Agent} agent @param {SolverProver} prover @param {number} memory of the table, in MiB */
  constructor(agent, prover, memory) {
    this.agent = agent;
    this.prover = prover;
    this.memory = memory;
    this.nodes = 0;
  }

  /** Answer another worker's question: whether a score is reached, or which move keeps it; yield the nodes so far.
      @type {(request: Request) => Generator<EngineAnalysis, { answer: number, nodes: number }, void>} */
  * assist(request) {
    const { actions, goal, score } = request, { state } = this.agent.positionAfter(actions);
    const nothing = { ...NOTHING, move: -1, reason: "search", value: 0, line: [] };
    const steps = goal === undefined ? this.reply(state, score) : this.reaches(state, goal);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return { answer: Number(value), nodes: this.nodes };
      yield analysisOf(request, { ...nothing, simulations: this.nodes }, false);
    }
  }

  /** Return whether a score is at least the goal.
      @type {(state: State, goal: number) => Steps<boolean>} */
  * reaches(state, goal) { return (yield* this.settle(state, goal - 1, goal, () => {}))[0] >= goal; }

  /** Search until a score is known between floor and ceiling; note its bounds after each slice.
      @type {(state: State, floor: number, ceiling: number, note: (bounds: Bounds) => unknown) => Steps<Bounds>} */
  * settle(state, floor, ceiling, note) {
    for (;;) {
      const bounds = this.search(state, SLICE, floor, ceiling);
      note(bounds);
      if (isSettled(bounds, floor, ceiling)) return bounds;
      yield null;
    }
  }

  /** Search until a score is known exactly, or to be at most the floor.
      @type {(state: State, floor: number, note: (bounds: Bounds) => unknown) => Steps<Bounds>} */
  settleAbove(state, floor, note) { return this.settle(state, floor, NO_LIMIT, note); }

  /** Return a move that keeps the score of a position. Moves are searched in turns, longer and longer: most often the
      table knows one.
      @type {(state: State, score: number) => Steps<number>} */
  * reply(state, score) {
    const moves = [...this.prover.successors(state)], won = moves.find(([, after]) => after === null);
    if (won) return won[0];
    for (let nodes = FIRST_LOOK; ; nodes *= 2) {
      for (const [move, after] of moves) {
        if (this.search(/** @type {State} */ (after), nodes, 0 - score, 1 - score)[1] <= 0 - score) return move;
        yield null;
      }
    }
  }

  /** @type {(state: State, nodes: number, floor: number, ceiling: number) => Bounds} */
  search(state, nodes, floor, ceiling) {
    const { low, high, nodes: used } = this.prover.solver.solve(state, nodes, floor, ceiling);
    this.nodes += used;
    return [low, high];
  }
}

/* An agent of graded strength (levels.py): it searches little, overlooks moves, and plays what it visited less. */

/** @import { Decision, Describe, Game, Level, Position, Shape, Snapshot, State, Thinking } from "../types.d.ts" */
/** @import { Agent } from "./agent.js" */

import { newAgent } from "./agent.js";

const TACTICAL = ["win", "block"]; // reasons of moves that are found without a search, unless overlooked
const CERTAIN = ["proven", "exact", "outcome"]; // reasons of moves that leave no choice
const LEAST_EASING = 0.06; // share of moves that a level overlooks more where it is nearly the one below
const PRIOR_SCALE = 0.1; // difference in prior that makes a move e times as likely

/** Return a level by its number. One between two levels, such as 2.6, is the upper one that overlooks more moves; below
    the last level, which overlooks none, there is only the one before. Below the first a share of moves is drawn without
    a search.
    @type {(levels: Level[], number: number) => Level} */
export function levelAt(levels, number) {
  const level = levels[Math.ceil(number) - 1], missing = Math.ceil(number) - number;
  if (!level) throw new Error(`levels go from 1 to ${levels.length}`);
  if (!missing) return level;
  if (number < 1) return { ...level, random_rate: missing };
  const below = levels[Math.floor(number) - 1];
  if (!level.simulations) return below;
  return { ...level, miss_rate: level.miss_rate + missing * Math.max(LEAST_EASING, below.miss_rate - level.miss_rate) };
}

/** Return the agent of a level, from 1 on; the last one is the champion on its clock.
    @type {(game: Game, describe: Describe, shape: Shape, number: number, seed: number) => Promise<Agent | LevelAgent>} */
export async function newLevelAgent(game, describe, shape, number, seed) {
  const level = levelAt(game.levels, number);
  const variant = level.variant === null ? {} : game.variants[level.variant];
  const agent = await newAgent({ ...game, ...variant }, describe, shape, level.simulations || null);
  agent.setSeed(seed);
  if (!level.simulations) return agent;
  if (!level.uses_knowledge) Object.assign(agent.player, { prover: null, refuter: null });
  return new LevelAgent(agent, level, randomOf(seed));
}

export class LevelAgent {
  /** @param {Agent} agent @param {Level} level @param {() => number} random */
  constructor(agent, level, random) {
    this.agent = agent;
    this.level = level;
    this.random = random;
  }

  /** Yield snapshots and null, as an agent does; the last one has the move that the level chooses.
      @type {(moves: number[], step: number, bank: number) => Thinking} */
  * think(moves, step, bank) {
    const { agent: { own, player, rules }, level } = this, position = this.agent.positionAfter(moves);
    if (level.random_rate && this.random() < level.random_rate) {
      const legal = rules.legal(position.state), move = this.draw(legal, legal.map(() => 1));
      yield* player.think(position, [() => ({ move, reason: "search", value: 0.5 })], step, bank);
      return;
    }
    /** @type {Set<number>} */
    const missed = new Set();
    for (const shortcut of own.shortcuts(position, player, { step, bank })) {
      const decision = shortcut();
      if (decision && this.accepts(decision, missed)) {
        yield* player.think(position, [() => decision], step, bank);
        return;
      }
    }
    const snapshots = player.think(position, [], step, bank), last = yield* lastOf(snapshots);
    for (const move of last.moves) if (this.random() < level.miss_rate) missed.add(move);
    let move = this.pick(last, missed);
    if (move === null) {
      const legal = rules.legal(position.state), others = legal.filter((other) => !missed.has(other));
      move = others.length ? this.chooseByPrior(position, others) : this.draw(legal, legal.map(() => 1));
    }
    if (move !== last.move) yield this.withMove(last, move);
  }

  /** Whether the level finds a move that needs no search; a win or a block may be overlooked.
      @type {(decision: Decision, missed: Set<number>) => boolean} */
  accepts({ move, reason }, missed) {
    if (!TACTICAL.includes(reason)) return this.level.uses_knowledge || reason === "only";
    if (this.random() < this.level.miss_rate) missed.add(move);
    return !missed.has(move);
  }

  /** Draw one of the noticed moves by visits to the power of 1/temperature; null if none was visited.
      @type {(snapshot: Snapshot, missed: Set<number>) => number | null} */
  pick({ moves, visits, move, reason }, missed) {
    const { temperature } = this.level;
    const seen = moves.map((one, place) => [one, visits[place]]).filter(([one, count]) => count && !missed.has(one));
    if (!missed.has(move) && (!seen.length || !temperature || CERTAIN.includes(reason))) return move;
    if (!seen.length) return null;
    const most = seen.reduce((best, one) => (one[1] > best[1] ? one : best));
    if (!temperature) return most[0];
    return this.draw(seen.map(([one]) => one), seen.map(([, count]) => (count / most[1]) ** (1 / temperature)));
  }

  /** Draw one of these moves by the game's move priors, without a search.
      @type {(position: Position, moves: number[]) => number} */
  chooseByPrior({ state }, moves) {
    const { kernels } = this.agent;
    /** @type {State} */
    const given = kernels.array("move_priors", "state").items;
    given.set(state);
    kernels.items("move_priors", "actions", Int16Array).set(moves);
    const priors = kernels.items("move_priors", "priors", Float32Array).fill(0).subarray(0, moves.length);
    kernels.set("move_priors", "count", moves.length);
    kernels.call("move_priors");
    const most = Math.max(...priors);
    return this.draw(moves, Array.from(priors, (prior) => Math.exp((prior - most) / PRIOR_SCALE)));
  }

  /** Draw an item in proportion to its weight.
      @type {(items: number[], weights: number[]) => number} */
  draw(items, weights) {
    let left = this.random() * weights.reduce((sum, weight) => sum + weight, 0);
    const place = weights.findIndex((weight) => (left -= weight) < 0);
    return items[place < 0 ? items.length - 1 : place];
  }

  /** @type {(snapshot: Snapshot, move: number) => Snapshot} */
  withMove(snapshot, move) {
    const place = snapshot.moves.indexOf(move);
    const value = place < 0 ? 0.5 : snapshot.values[place];
    const line = place < 0 ? [move] : this.agent.player.searcher.lineAfter(move);
    return { ...snapshot, move, reason: "search", value, plies: line.length, line };
  }
}

/** Yield what a player yields; return its last snapshot.
    @type {(thinking: Thinking) => Generator<Snapshot | null, Snapshot, void>} */
function* lastOf(thinking) {
  let last = null;
  for (const snapshot of thinking) {
    last = snapshot ?? last;
    yield snapshot;
  }
  if (!last) throw new Error("a player ends with a snapshot");
  return last;
}

/** Return a function that draws numbers from 0 to 1 (mulberry32).
    @type {(seed: number) => () => number} */
export function randomOf(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6D2B79F5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/* An agent of graded strength (levels.py): it searches little, overlooks moves, and plays what it visited less. */

import { newAgent } from "./agent.js";

const TACTICAL = ["win", "block"]; // reasons of moves that are found without a search, unless overlooked
const CERTAIN = ["proven", "exact", "outcome"]; // reasons of moves that leave no choice
const PRIOR_SCALE = 0.1; // difference in prior that makes a move e times as likely

/** Return the agent of a level, from 1 on; the last one is the champion on its clock. */
export async function newLevelAgent(game, describe, shape, number, seed) {
  const level = game.levels[number - 1];
  if (!level) throw new Error(`levels go from 1 to ${game.levels.length}`);
  const variant = level.simulations ? game.variants[level.variant] : {};
  const agent = await newAgent({ ...game, ...variant }, describe, shape, level.simulations || null);
  agent.setSeed(seed);
  if (!level.simulations) return agent;
  if (!level.uses_knowledge) Object.assign(agent.player, { prover: null, refuter: null });
  return new LevelAgent(agent, level, randomOf(seed));
}

class LevelAgent {
  constructor(agent, level, random) { Object.assign(this, { agent, level, random }); }

  /** Yield snapshots and null, as an agent does; the last one has the move that the level chooses. */
  * think(moves, step, bank) {
    const { agent: { own, player, rules }, level } = this, position = this.agent.positionAfter(moves);
    const missed = new Set();
    for (const shortcut of own.shortcuts(position, player, { step, bank })) {
      const decision = shortcut();
      if (decision && this.accepts(decision, missed)) {
        yield* player.think(position, [() => decision], step, bank);
        return;
      }
    }
    let last = null;
    for (const snapshot of player.think(position, [], step, bank)) {
      last = snapshot ?? last;
      yield snapshot;
    }
    for (const move of last.moves) if (this.random() < level.miss_rate) missed.add(move);
    let move = this.pick(last, missed);
    if (move === null) {
      const others = rules.legal(position.state).filter((other) => !missed.has(other));
      move = others.length ? this.chooseByPrior(position, others) : last.move;
    }
    if (move !== last.move) yield this.withMove(last, move);
  }

  /** Whether the level finds a move that needs no search; a win or a block may be overlooked. */
  accepts({ move, reason }, missed) {
    if (!TACTICAL.includes(reason)) return this.level.uses_knowledge || reason === "only";
    if (this.random() < this.level.miss_rate) missed.add(move);
    return !missed.has(move);
  }

  /** Draw one of the noticed moves by visits to the power of 1/temperature; null if none was visited. */
  pick({ moves, visits, move, reason }, missed) {
    const { temperature } = this.level;
    const seen = moves.map((one, place) => [one, visits[place]]).filter(([one, count]) => count && !missed.has(one));
    if (!missed.has(move) && (!seen.length || !temperature || CERTAIN.includes(reason))) return move;
    if (!seen.length) return null;
    const most = seen.reduce((best, one) => (one[1] > best[1] ? one : best));
    if (!temperature) return most[0];
    return this.draw(seen.map(([one]) => one), seen.map(([, count]) => (count / most[1]) ** (1 / temperature)));
  }

  /** Draw one of these moves by the game's move priors, without a search. */
  chooseByPrior({ state }, moves) {
    const { kernels } = this.agent, array = (name) => kernels.array("move_priors", name).items;
    array("state").set(state);
    array("actions").set(moves);
    const priors = array("priors").fill(0).subarray(0, moves.length);
    kernels.set("move_priors", "count", moves.length);
    kernels.call("move_priors");
    const most = Math.max(...priors);
    return this.draw(moves, Array.from(priors, (prior) => Math.exp((prior - most) / PRIOR_SCALE)));
  }

  /** Draw an item in proportion to its weight. */
  draw(items, weights) {
    let left = this.random() * weights.reduce((sum, weight) => sum + weight, 0);
    return items[weights.findIndex((weight) => (left -= weight) < 0)] ?? items.at(-1);
  }

  withMove(snapshot, move) {
    const place = snapshot.moves.indexOf(move);
    const value = place < 0 ? 0.5 : snapshot.values[place];
    const line = place < 0 ? [move] : this.agent.player.searcher.lineAfter(move);
    return { ...snapshot, move, reason: "search", value, plies: line.length, line };
  }
}

/** Return a function that draws numbers from 0 to 1 (mulberry32). */
export function randomOf(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6D2B79F5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

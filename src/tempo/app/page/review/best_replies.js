/* The line of best known replies after a move, which shows what the move is worth.

   After an exact score each reply has the same exact score, after a certain result each reply keeps the result. Where no
   reply with the same score is found in time, the line goes on with replies that keep the result (`kept`); where there is
   none of these either, it ends and says so (`open`). */

/** @import { PageRules } from "../../game.d.ts" */
/** @import { KnownScores, LineMove } from "../../learn.d.ts" */
/** @import { Bounds } from "../../../web/types.d.ts" */
/** @import { PositionCache } from "./evaluations.js" */

import { isExact, UNKNOWN, valueOf } from "../../../web/player/exact.js";
import { scoreJson } from "./annotations.js";
import { bestScore, intersection, keepingMoves, negative } from "./scores.js";

const MAX_PLIES = 64, MAX_ESTIMATED = 8; // plies of a line; plies of it without a certain result
const PASSES = [0.1, 0.5, 2]; // seconds for a position; all but the first only where the line would end otherwise
const NOTHING = { value: null, estimate: true, chance: null };
/** @type {KnownScores} */
const NOTHING_KNOWN = { scores: new Map(), estimates: new Map(), seconds: 0, isExact: false };
/** @type {{ [value: string]: Bounds }} */
const RESULTS = { "1": [1, UNKNOWN[1]], "0": [0, 0], "-1": [UNKNOWN[0], -1] };

/** Return a move and the best replies after it, each with its score for the player who makes it.
    @type {(cache: PositionCache, actions: number[], first: number) => Promise<LineMove[]>} */
export async function bestLine(cache, actions, first) {
  const line = [first], known = [await cache.evaluate(actions, PASSES[0])];
  let guesses = 0, isOpen = false, keptFrom = Infinity;
  while (line.length < MAX_PLIES && !isOpen) {
    const position = [...actions, ...line];
    await cache.rules.load(position);
    if (cache.rules.position(position).rewards) break;
    const score = /** @type {KnownScores} */ (known.at(-1)).scores.get(/** @type {number} */ (line.at(-1))) ?? UNKNOWN;
    const bound = keepsTurn(cache.rules, position) ? UNKNOWN : negative(score);
    const { seen, reply, isGuess, isKept } = await findReply(cache, position, bound);
    guesses += Number(isGuess);
    if (guesses === MAX_ESTIMATED) break;
    isOpen = reply === null;
    if (isKept) keptFrom = Math.min(keptFrom, line.length);
    if (!isOpen) {
      known.push(seen);
      line.push(/** @type {number} */ (reply));
    }
  }
  const scores = narrowedScores(cache.rules, actions, line, known);
  await cache.rules.load([...actions, ...line]);
  const plies = cache.rules.plies([...actions, ...line], actions.length);
  /** @type {LineMove[]} */
  const found = plies.map((ply, place) => {
    const value = valueOf(scores[place]);
    if (place >= keptFrom) return { ...ply, value, exact: false, estimate: false, kept: true };
    const score = scores[place].join() === UNKNOWN.join() ? undefined : scores[place];
    return { ...ply, ...(scoreJson(cache.exact, score, known[place].estimates.get(ply.action)) ?? NOTHING) };
  });
  found[found.length - 1].open = isOpen;
  return found;
}

/** A position's scores, the best reply or null if none was found in time, whether the result is open, and whether the
    reply is only known to keep it.

    `bound` is the score of the position, as far as the move before tells.
    @type {(cache: PositionCache, position: number[], bound: Bounds)
      => Promise<{ seen: KnownScores, reply: number | null, isGuess: boolean, isKept: boolean }>} */
async function findReply(cache, position, bound) {
  let seen = NOTHING_KNOWN, best = bound, reply = null;
  for (const seconds of PASSES) {
    const known = await cache.evaluate(position, seconds);
    /** @type {(score: Bounds) => Bounds} */
    const cap = ([low, high]) => [low, Math.min(high, bound[1])];
    const scores = new Map([...known.scores].map(([action, score]) => [action, cap(score)]));
    seen = { ...known, scores }; // no move is better than the position
    best = intersection(bestScore(scores.values()), bound);
    reply = bestReply(seen, best);
    if (reply !== null) break;
  }
  const value = valueOf(best), kept = reply === null && value !== null ? bestReply(seen, RESULTS[value]) : null;
  return { seen, reply: reply ?? kept, isGuess: value === null, isKept: kept !== null };
}

/** The best move of a position with this score: the fastest win, the slowest loss, else by the estimate.
    @type {(known: KnownScores, best: Bounds) => number | null} */
function bestReply({ scores, estimates }, best) {
  /** @type {(action: number) => Bounds} */
  const scoreOf = (action) => scores.get(action) ?? UNKNOWN;
  if (valueOf(best) !== null) {
    const keeping = keepingMoves(scores, best).filter((action) => !isExact(best) || scoreOf(action)[0] >= best[0]);
    return most(keeping, (action) => scoreOf(action)[0], (action) => scoreOf(action)[1]);
  }
  const hopes = [...estimates.keys()].filter((action) => scoreOf(action)[1] >= 0);
  const all = [hopes, [...estimates.keys()], [...scores.keys()]].find((moves) => moves.length) ?? [];
  return most(all, (action) => estimates.get(action) ?? 0);
}

/** The first move with the greatest figure, and among these with the greatest second one; null without any.
    @type {(moves: number[], figure: (move: number) => number, second?: (move: number) => number) => number | null} */
function most(moves, figure, second = () => 0) {
  /** @type {(one: number, other: number) => number} */
  const better = (one, other) => figure(one) - figure(other) || second(one) - second(other);
  return moves.length ? moves.reduce((best, one) => (better(one, best) > 0 ? one : best)) : null;
}

/** The scores of a line's moves; each is narrowed by the score of the position after it.
    @type {(rules: PageRules, actions: number[], line: number[], known: KnownScores[]) => Bounds[]} */
function narrowedScores(rules, actions, line, known) {
  const scores = line.map((action, place) => known[place].scores.get(action) ?? UNKNOWN);
  for (let place = line.length - 2; place >= 0; place--) {
    if (keepsTurn(rules, [...actions, ...line.slice(0, place + 1)])) continue;
    const after = new Map(known[place + 1].scores).set(line[place + 1], scores[place + 1]);
    scores[place] = intersection(scores[place], negative(bestScore(after.values())));
  }
  return scores;
}

/** Whether the side that made the last move is to move again.
    @type {(rules: PageRules, position: number[]) => boolean} */
function keepsTurn(rules, position) {
  return rules.position(position).seat === rules.position(position.slice(0, -1)).seat;
}

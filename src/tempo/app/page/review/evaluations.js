/* Exact scores and estimates of positions, by an engine of their own. */

/** @import { AboutScores, EngineAnswers, EngineRequest, PageRules, Services } from "../../game.d.ts" */
/** @import { KnownScores, ExplainedMove } from "../../learn.d.ts" */
/** @import { Bounds } from "../../../web/types.d.ts" */
/** @typedef {<T extends keyof EngineAnswers>(request: EngineRequest<T>) => Promise<EngineAnswers[T]>} Ask */

import { isExact, UNKNOWN } from "../../../web/player/exact.js";
import { bestLine } from "./best_replies.js";
import { refusal } from "../refusal.js";
import { intersection, isAllKnown } from "./scores.js";
import { factsOf } from "../words/game_words.js";

const MAX_POSITIONS = 1000; // positions of one board that are kept
const ENDED = "the search was ended: try again";
/** @type {KnownScores} */
export const NOTHING = { scores: new Map(), estimates: new Map(), seconds: 0, isExact: false };

export class Evaluations {
  /** `services` are those of the page, see services.js.
      @param {Services} services */
  constructor(services) {
    this.services = services;
    this.engine = services.newEngine("learn");
    this.hasEnded = false;
    /** @type {Map<string, PositionCache>} */
    this.caches = new Map();
    /** @type {Promise<unknown>} */
    this.last = Promise.resolve();
    /** @type {Promise<unknown>} */
    this.urgent = Promise.resolve(); // settled when nobody waits for a short answer
  }

  /** Return the known positions of a board.
      @type {(rules: PageRules) => Promise<PositionCache>} */
  async cacheOf(rules) {
    const key = `${rules.name} ${JSON.stringify(rules.shape)}`;
    if (!this.caches.has(key)) {
      const { exact } = await this.services.aboutBoard(rules.name, rules.shape);
      this.caches.set(key, new PositionCache(rules, exact, (request) => this.ask(request)));
    }
    return /** @type {PositionCache} */ (this.caches.get(key));
  }

  /** Ask the engine when it has answered all requests before.
      @template {keyof EngineAnswers} T @param {EngineRequest<T>} request @returns {Promise<EngineAnswers[T]>} */
  ask(request) {
    /** @type {Promise<EngineAnswers[T]>} */
    const answer = this.last.then(() => new Promise((resolve, reject) => {
      if (this.hasEnded) throw refusal(ENDED); // the engine may answer another board by now
      /** @type {(why: string) => void} */
      this.refuse = (why) => reject(refusal(why));
      this.engine.ask(request, { onResult: resolve, onError: this.refuse });
    }));
    this.last = answer.catch(() => {});
    return answer;
  }

  /** Start the engine ahead of the first request.
      @type {(rules: PageRules) => void} */
  prepare({ name, shape }) {
    this.ask({ task: "evaluate", game: name, shape, actions: [], seconds: 0, isEstimated: false }).catch(() => {});
  }

  /** The scores that tables hold for the moves of a position, as a Map; a running review lets it come first.
      @type {(rules: PageRules, actions: number[]) => Promise<Map<number, Bounds>>} */
  async tabled({ name, shape }, actions) {
    return byMove(await this.first(this.ask({ task: "tabled", game: name, shape, actions })));
  }

  /** Let a running review wait for a short answer.
      @template T @param {Promise<T>} answer @returns {Promise<T>} */
  first(answer) {
    this.urgent = Promise.allSettled([this.urgent, answer]);
    return answer;
  }

  /** Return the best line after an action, with facts of its moves.
      @type {(rules: PageRules, actions: number[], action: number) => Promise<ExplainedMove[]>} */
  async line(rules, actions, action) {
    await rules.load(actions);
    if (!rules.position(actions).legal.includes(action)) {
      throw refusal(`${action} is not legal after move ${actions.length}`);
    }
    const line = this.cacheOf(rules).then((cache) => bestLine(cache, actions, action)).then(async (plies) => {
      const facts = await factsOf(rules, actions, plies.map((ply) => ply.action));
      return plies.map((ply, place) => ({ ...ply, facts: facts[place] }));
    });
    return this.first(line);
  }

  /** End the engine: nothing is asked any more. */
  end() {
    this.hasEnded = true;
    this.engine.end();
    this.refuse?.(ENDED);
  }
}

/** What is known of the positions of a board, by the moves that lead to them. Bounds only become narrower. */
export class PositionCache {
  /** @param {PageRules} rules @param {AboutScores | null} exact @param {Ask} ask */
  constructor(rules, exact, ask) {
    this.rules = rules;
    this.exact = exact;
    this.ask = ask;
    /** @type {Map<string, KnownScores>} */
    this.entries = new Map();
  }

  /** Whether every position gets exact scores, given time. */
  get solvesEverything() { return Boolean(this.exact?.solves_everything); }

  /** @type {(actions: number[]) => KnownScores} */
  get(actions) { return this.entries.get(actions.join()) ?? NOTHING; }

  /** Return what is known of a position that is not final; search if it had less time before, or in any case.
      @type {(actions: number[], seconds: number, isDeep?: boolean) => Promise<KnownScores>} */
  async evaluate(actions, seconds, isDeep = false) {
    const known = this.get(actions), { name: game, shape } = this.rules;
    if (known.isExact || (known.seconds >= seconds && !isDeep)) return known;
    const isEstimated = !known.estimates.size;
    const found = await this.ask({ task: "evaluate", game, shape, actions, seconds, isEstimated, isDeep });
    const scores = byMove(found.scores), before = known.scores;
    for (const [action, score] of scores) scores.set(action, intersection(score, before.get(action) ?? UNKNOWN));
    const guesses = isEstimated ? byMove(found.estimates) : known.estimates;
    this.entries.set(actions.join(), {
      scores,
      estimates: isAllKnown(scores) ? new Map() : guesses,
      seconds: Math.max(seconds, known.seconds),
      isExact: scores.size > 0 && [...scores.values()].every(isExact),
    });
    if (this.entries.size > MAX_POSITIONS) {
      this.entries.delete(/** @type {string} */ (this.entries.keys().next().value));
    }
    return this.get(actions);
  }

  /** Take the estimate of a forced move from the position after it, so that both are the same.
      @type {(actions: number[], action: number) => void} */
  backUpForcedMove(actions, action) {
    const known = this.get(actions), after = this.get([...actions, action]);
    if (known.estimates.size !== 1 || !known.estimates.has(action) || !after.estimates.size) return;
    const estimates = new Map([[action, 1 - Math.max(...after.estimates.values())]]);
    this.entries.set(actions.join(), { ...known, estimates });
  }
}

/** @type {<T>(found: { [action: string]: T }) => Map<number, T>} */
function byMove(found) {
  return new Map(Object.entries(found).map(([action, figure]) => [Number(action), figure]));
}

/* Scores of positions for reviews and exercises, by a process of the server: one request at a time. */

/** @import { Engine, EngineAnswers, EngineCallbacks, EngineRequest } from "../../../web/types.d.ts" */

import { post } from "./requests.js";

/** @implements {Engine} */
export class Evaluator {
  /** `id` is the board's; its process ends with the board.
      @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {AbortController | null} */
    this.asked = null;
  }

  /** Send a request: {game, shape, actions, seconds, isEstimated, isDeep}. A result or an error comes, once.
      @template {keyof EngineAnswers} T @param {EngineRequest<T>} request @param {EngineCallbacks<T>} callbacks */
  ask({ game, shape, actions, seconds, isEstimated = true, isDeep = false }, { onResult, onError }) {
    const { signal } = this.asked = new AbortController();
    const body = { game, shape, actions, seconds, is_estimated: isEstimated, is_deep: isDeep };
    /** @type {Promise<EngineAnswers[T]>} */
    (post(`api/boards/${this.id}/evaluation`, body, { signal })).then(onResult, ({ message }) => onError(message));
  }

  /** Wait for no answer any more. */
  end() { this.asked?.abort(); }
}

/* The engine of a board: moves, hints, analyses, evaluations by a worker, so that the page stays quick. */

/** @import { Engine as EngineOfPage, EngineAnalysis, EngineAnswers, EngineCallbacks } from "../../app/game.d.ts" */
/** @import { EngineMessage, EngineRequest } from "../../app/game.d.ts" */

/** @implements {EngineOfPage} */
export class Engine {
  /** `folder` is the address of the exported folder, with a slash at its end.
      @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    /** @type {Worker | null} */
    this.worker = null;
    this.asked = 0;
    /** @type {(Required<EngineCallbacks<any>> & Pick<EngineRequest, "actions" | "rules"> & { id: number }) | null} */
    this.current = null;
  }

  /** Send a request; it cancels the one before. Analyses may come first; then a result or an error comes, once.

      request: {task, game, shape, actions}, and for each task
        move           seat, player, number (of the game), seed, act, bank (seconds)
        (all)          rules, with which the lines of analyses become plies
        watch, hint    seat, number
        solve          seat
        assist         goal (is the score at least this?), or score (which move keeps it?): of one that solves
        evaluate       seconds

      @template {keyof EngineAnswers} T @param {EngineRequest<T>} request
      @param {Partial<EngineCallbacks<T>>} callbacks */
  ask({ rules, ...request }, { onAnalysis = () => {}, onResult = () => {}, onError = () => {} } = {}) {
    this.worker ??= this.newWorker();
    this.current = { id: ++this.asked, actions: request.actions, rules, onAnalysis, onResult, onError };
    this.worker.postMessage({ ...request, folder: this.folder, id: this.asked });
  }

  newWorker() {
    const worker = new Worker(new URL("./engine_worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => this.take(data));
    worker.addEventListener("error", ({ message }) => this.fail(message || "the worker does not start"));
    return worker;
  }

  /** @param {EngineMessage<EngineAnalysis>} message */
  take({ id, analysis, result, error }) {
    const { current } = this;
    if (!current || current.id !== id) return;
    if (analysis) {
      const { rules, actions } = current, line = [...actions, ...analysis.line];
      current.onAnalysis({ ...analysis, line: rules?.plies(line, actions.length) });
      return;
    }
    this.current = null;
    if (error === undefined) current.onResult(result);
    else current.onError(error);
  }

  /** Report that the worker crashed; the next request starts another.
      @param {string} message */
  fail(message) {
    const { current } = this;
    this.end();
    current?.onError(message);
  }

  /** Cancel the current request. */
  stop() {
    if (this.current) this.worker?.postMessage({ task: "stop", id: ++this.asked });
    this.current = null;
  }

  /** End the worker; the next request starts another. */
  end() {
    this.worker?.terminate();
    this.worker = this.current = null;
  }
}

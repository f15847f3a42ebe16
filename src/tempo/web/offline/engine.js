/* The engine of a board: moves, hints, analyses, evaluations by a worker, so that the page stays quick (client.py). */

export class Engine {
  /** `folder` is the address of the exported folder, with a slash at its end. */
  constructor(folder) { Object.assign(this, { folder, worker: null, asked: 0, current: null }); }

  /** Send a request; it cancels the one before. Analyses may come first; then a result or an error comes, once.

      request: {task, game, shape, actions}, and for each task
        move           seat, player, number (of the game), seed, act, bank (seconds)
        watch, hint    seat, number
        evaluate       seconds */
  ask(request, { onAnalysis = () => {}, onResult = () => {}, onError = () => {} } = {}) {
    this.worker ??= this.newWorker();
    this.current = { id: ++this.asked, onAnalysis, onResult, onError };
    this.worker.postMessage({ ...request, folder: this.folder, id: this.asked });
  }

  newWorker() {
    const worker = new Worker(new URL("./engine_worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => this.take(data));
    worker.addEventListener("error", ({ message }) => this.fail(message || "the worker does not start"));
    return worker;
  }

  take({ id, analysis, result, error }) {
    const { current } = this;
    if (!current || current.id !== id) return;
    if (analysis) {
      current.onAnalysis(analysis);
      return;
    }
    this.current = null;
    if (error === undefined) current.onResult(result);
    else current.onError(error);
  }

  /** Report that the worker crashed; the next request starts another. */
  fail(message) {
    const { current } = this;
    this.end();
    current?.onError(message);
  }

  /** Cancel the current request. */
  stop() {
    if (this.current) this.worker.postMessage({ task: "stop", id: ++this.asked });
    this.current = null;
  }

  /** End the worker; the next request starts another. */
  end() {
    this.worker?.terminate();
    Object.assign(this, { worker: null, current: null });
  }
}

/* An agent in a worker, so that a page stays quick while it thinks. */

export class RemoteAgent {
  /** Return an agent of an exported game; `folder` is the address of the export, with a slash at its end. */
  static async begin(folder, name, shape, simulations = null) {
    const agent = new RemoteAgent(new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
    await agent.ask("begin", { folder, name, shape, simulations });
    return agent;
  }

  constructor(worker) {
    Object.assign(this, { worker, waiting: new Map(), asked: 0 });
    worker.addEventListener("message", ({ data }) => this.take(data));
    worker.addEventListener("error", ({ message }) => this.fail(new Error(message || "the worker does not start")));
  }

  /** Ask the worker for something; a search that is going on ends. */
  ask(task, request = {}, onSnapshot = () => {}) {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, onSnapshot });
      this.worker.postMessage({ ...request, id, task });
    });
  }

  take({ id, snapshot, answer, error }) {
    const { resolve, reject, onSnapshot } = this.waiting.get(id);
    if (snapshot) {
      onSnapshot(snapshot);
      return;
    }
    this.waiting.delete(id);
    if (error === undefined) resolve(answer);
    else reject(new Error(error));
  }

  fail(error) {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  /** Think about the position after these moves: {last, isStopped}, the last snapshot and whether it is not final. */
  think(moves, step, bank, onSnapshot) { return this.ask("think", { moves, step, bank }, onSnapshot); }

  /** End the search that is going on. */
  stop() { return this.ask("stop"); }

  /** The legal moves after these moves, and the outcome for the side that moved last: -1, 0, 1, or 2 if it goes on. */
  look(moves) { return this.ask("look", { moves }); }

  /** End the worker. */
  close() {
    this.worker.terminate();
    this.fail(new Error("the agent was closed"));
  }
}

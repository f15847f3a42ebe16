/* An engine of this page: a process of the server, which answers one request at a time. */

/** @import { Engine as EngineOfPage, EngineAnswers, EngineCallbacks, EngineMessage } from "../../game.d.ts" */
/** @import { EngineRequest } from "../../game.d.ts" */

import { PAGE, takeFromEngine } from "./connection.js";
import { post } from "./requests.js";

const SCORES = ["evaluate", "tabled"]; // tasks whose result comes with the answer, not as an event
let asked = 0; // requests of this page; their numbers say which one is the latest

/** @implements {EngineOfPage} */
export class Engine {
  /** `name` is its name for the server: game or learn.
      @param {string} name */
  constructor(name) {
    this.path = `api/pages/${PAGE}/engines/${name}`;
    this.name = name;
    /** @type {{ id: number, body: object, isSent: boolean } & Partial<EngineCallbacks<any>> | null} */
    this.current = null;
  }

  /** Send a request; it cancels the one before. Analyses may come first; then a result or an error comes, once.
      @template {keyof EngineAnswers} T @param {EngineRequest<T>} request @param {EngineCallbacks<T>} callbacks */
  ask({ rules, isEstimated = true, isDeep = false, ...request }, callbacks) {
    takeFromEngine(this.name, this);
    const more = request.task === "evaluate" ? { is_estimated: isEstimated, is_deep: isDeep } : {};
    this.current = { id: ++asked, body: { ...request, ...more }, isSent: false, ...callbacks };
    this.send();
  }

  /** Send the current request. One that did not reach the server waits for the next connection. */
  send() {
    const { current } = this;
    if (!current) return;
    const { id, body } = current, hasResult = SCORES.includes(/** @type {{ task: string }} */ (body).task);
    current.isSent = false;
    post(this.path, { ...body, id }).then(
      (result) => {
        current.isSent = true;
        if (hasResult) this.take({ id, result });
      },
      ({ status, message }) => {
        current.isSent = true;
        if (status || hasResult) this.take({ id, error: message });
      },
    );
  }

  /** @type {(message: EngineMessage) => void} */
  take({ id, analysis, result, error }) {
    const { current } = this;
    if (!current || current.id !== id) return;
    if (analysis) current.onAnalysis?.(analysis);
    if (result === undefined && error === undefined) return;
    this.current = null;
    if (error === undefined) current.onResult?.(result);
    else current.onError?.(error);
  }

  /** Take the last message, or ask a server again that knows nothing of the request.
      @type {(message?: EngineMessage) => void} */
  resume(message) {
    const { current } = this;
    if (current?.id === message?.id) this.take(/** @type {EngineMessage} */ (message ?? { id: -1 }));
    else if (current?.isSent) this.send();
  }

  /** Cancel the current request. */
  stop() {
    if (this.current) post(this.path, { task: "stop", id: ++asked }).catch(() => {});
    this.current = null;
  }

  /** Cancel the current request; the server ends the process when the page is gone. */
  end() { this.stop(); }
}

/* Waiting: for an answer that does not come soon, and for a server that is not running when the page is opened from the
   files of the service worker. */

import { get } from "./backend.js";

/** @import { Catalogue, Store } from "../page.d.ts" */

const SLOW = 800; // milliseconds until the page says that it waits

/** Return the catalogue. If the server does not answer at first, wait for it and load the page again: the kept files
    may be of an older version, and a server that refuses this page says why.
    @type {(store: Store) => Promise<Catalogue>} */
export async function waitForServer(store) {
  for (let tries = 0; ; tries++) {
    /** @type {Catalogue | (Error & { status?: number })} */
    const answer = await get("api/catalogue").catch((error) => error), isError = answer instanceof Error;
    if (!tries && !isError) return answer;
    if (!tries && isError && answer.status) throw answer;
    if (!isError || answer.status) location.reload();
    else store.set({ connected: false });
    await new Promise((done) => { setTimeout(done, retryDelay(tries)); });
  }
}

/** Remove the sign that the page is loaded. */
export function endLoading() { document.querySelector(".loading")?.remove(); }

/** Let the page say that it waits if an answer does not come soon.
    @template T @param {Store} store @param {Promise<T>} answer @returns {Promise<T>} */
export async function sayIfSlow(store, answer) {
  let isSaid = false;
  const timer = setTimeout(() => {
    isSaid = true;
    store.set({ waits: store.state.waits + 1 });
  }, SLOW);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    if (isSaid) store.set({ waits: store.state.waits - 1 });
  }
}

/** Return the command that starts the server where this page finds it. */
export function startCommand() {
  return `python local_eval.py play${location.port ? ` --port ${location.port}` : ""}`;
}

/** Return the milliseconds until the next attempt to connect, after a number of failed ones.
    @type {(tries: number) => number} */
export function retryDelay(tries) { return Math.min(5000, 300 * 2 ** tries); }

/* The start of a page that was opened while the server is not running, from the files of the service worker. */

import { get } from "./backend.js";

/** @import { Catalogue, Store } from "../page.d.ts" */

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

/** Return the command that starts the server where this page finds it. */
export function startCommand() {
  return `python local_eval.py play${location.port ? ` --port ${location.port}` : ""}`;
}

/** Return the milliseconds until the next attempt to connect, after a number of failed ones.
    @type {(tries: number) => number} */
export function retryDelay(tries) { return Math.min(5000, 300 * 2 ** tries); }

/* The start of a page that was opened while the server is not running, from the files of the service worker. */

import { get, retryDelay } from "./backend.js";

/** Return the catalogue. If the server does not answer at first, wait for it and load the page again: the kept files
    may be of an older version, and a server that refuses this page says why. */
export async function waitForServer(store) {
  for (let tries = 0; ; tries++) {
    const answer = await get("api/catalogue").catch((error) => error);
    if (!(answer instanceof Error) && !tries) return answer;
    if (answer.status && !tries) throw answer;
    if (!(answer instanceof Error) || answer.status) location.reload();
    else store.set({ connected: false });
    await new Promise((done) => { setTimeout(done, retryDelay(tries)); });
  }
}

/** Return the command that starts the server where this page finds it. */
export function startCommand() {
  return `python local_eval.py play${location.port ? ` --port ${location.port}` : ""}`;
}

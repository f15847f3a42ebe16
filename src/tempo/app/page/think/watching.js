/* Switch for live analysis, also set by a key. The latest choice holds until the server has answered. */

/** @import { PageServer, PageState, Store } from "../../page.d.ts" */
/** @typedef {Pick<PageServer, "act">} Acting */

/** @type {(state: PageState) => boolean} */
export const isWatched = ({ board, watching }) => watching?.on ?? board.watch;

let declined = false; // whether it was switched off by hand
/** The latest request: the next one waits for its answer, so that none overtakes another. @type {Promise<unknown>} */
let last = Promise.resolve();

/** Switch it on for somebody who opens the panel, unless it was switched off before.
    @type {(store: Store, server: Acting) => void} */
export function watchOnOpening(store, server) {
  if (!declined && !isWatched(store.state)) watch(store, server, true);
}

/** Switch it off until the panel is opened again.
    @type {(store: Store, server: Acting) => void} */
export function stopWatching(store, server) {
  const wasDeclined = declined;
  watch(store, server, false);
  declined = wasDeclined;
}

/** @type {(store: Store, server: Acting, on: boolean) => Promise<void>} */
export async function watch(store, server, on) {
  declined = !on;
  const watching = { on };
  store.set({ watching });
  last = last.then(() => store.state.watching === watching && server.act("watch", { on }));
  await last;
  if (store.state.watching === watching) store.set({ watching: null });
}

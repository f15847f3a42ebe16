/* The state of the page in one object. Answers of the server and input change it with `set`, which renders all
   views. Views draw nothing else. */

/** @import { PageState, Store } from "../page.d.ts" */

/** @type {() => Store} */
export function createStore() {
  const state = /** @type {PageState} */ (/** @type {unknown} */ ({
    catalogue: null, board: null, watching: null, analysis: null, review: null, exercise: null, exercises: null,
    savedGames: null, unfinishedGames: null, overlay: null, variation: null,
    view: { tab: "moves", home: false, replaying: false }, waits: 0, connected: true, refused: false, notice: null,
  }));
  /** @type {Set<(state: PageState) => void>} */
  const listeners = new Set();
  let notifying = false, changed = false;

  /** Render all views with the latest state, even if one of them changes it. */
  function notify() {
    changed = true;
    if (notifying) return;
    notifying = true;
    try {
      while (changed) {
        changed = false;
        for (const listener of listeners) listener(state);
      }
    } finally {
      notifying = false;
    }
  }

  /** @type {Store["set"]} */
  function set(changes) {
    Object.assign(state, changes);
    notify();
  }

  return {
    state,
    set,

    /** Change some fields of `view`. */
    setView(changes) {
      set({ view: { ...state.view, ...changes } });
    },

    showError(error) {
      set({ notice: { text: error instanceof Error ? error.message : String(error) } });
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

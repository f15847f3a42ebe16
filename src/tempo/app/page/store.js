/* All that the page knows, in one object. Server's answers and people's choices change it with `set`; then all views
   are asked to `render` it. Nothing is drawn from anything else.

   catalogue  what can be chosen, from the server; null until it is known
   board      the state that the server tells of this tab's board, and `received`: when it came, for running clocks
   watching   what was asked for, {on}, until the server has answered whether one watches it think; null after that
   analysis    what the search thinks of the position shown; null if nothing was told of this one
   review, exercise, savedGames   what the server tells of these; null until asked for
   overlay    scores that a view lays on the board: {scores: {action: score}, best: [actions]}; see overlay.js
   variation  moves to be drawn after the position at `at`, as ghosts: {at, plies, shown}
   view       what this page is looking at: {tab, dialog}
   connected  whether the server is heard
   notice     a sentence that must be read: {text, kind: "error" | "note"}; null if there is none */

export function createStore() {
  const state = {
    catalogue: null, board: null, watching: null, analysis: null, review: null, exercise: null, savedGames: null,
    overlay: null, variation: null, view: { tab: "moves", dialog: null }, connected: true, notice: null,
  };
  const listeners = new Set();
  let notifying = false, changed = false;

  /** Listeners see the last state, and each of them all of it, even if one of them changes it. */
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

  return {
    state,

    set(changes) {
      Object.assign(state, changes);
      notify();
    },

    /** Change a few entries of `view`. */
    setView(changes) {
      this.set({ view: { ...state.view, ...changes } });
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

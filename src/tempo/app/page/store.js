/* The state of the page in one object. Answers of the server and input change it with `set`, which renders all
   views. Views draw nothing else.

     catalogue   games, players and formats, from the server; null until fetched
     board       state of this tab's board, and `received`: its time of arrival, for running clocks
     watching    {on} while a request to switch live analysis is not answered; otherwise null
     analysis    the search of the shown position; null if there is none
     review, exercise, savedGames, unfinishedGames   from the server; null until fetched
     overlay     scores that a view shows on the board: {scores: {action: score}, best: [actions]}; see overlays.js
     variation   moves after the position at `at`, drawn as ghosts: {at, plies, shown}
     view        what this page shows: {tab, dialog, home}; `home` is the first screen
     connected   whether the server answers
     refused     whether it answers, but refuses this page
     notice      {text, kind: "error" | "note"}, or null */

export function createStore() {
  const state = {
    catalogue: null, board: null, watching: null, analysis: null, review: null, exercise: null, savedGames: null,
    unfinishedGames: null,
    overlay: null, variation: null, view: { tab: "moves", dialog: null, home: false }, connected: true, refused: false,
    notice: null,
  };
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

  return {
    state,

    set(changes) {
      Object.assign(state, changes);
      notify();
    },

    /** Change some fields of `view`. */
    setView(changes) {
      this.set({ view: { ...state.view, ...changes } });
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

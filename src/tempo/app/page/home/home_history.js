/* The browser's history has an entry for the first screen and one for the game: Back leads from the game to the first
   screen, and Forward to the game again. The address of an entry is that of its board. */

/** @import { PageServer, PageState, Store } from "../../page.d.ts" */
/** @typedef {{ home: boolean, board: string }} Entry */

import { addressOf } from "../address.js";

/** Return the entry on which the page is; null if its address was typed.
    @type {() => Entry | null} */
export function currentEntry() { return typeof history.state?.home === "boolean" ? history.state : null; }

/** @param {Store} store @param {PageServer} server */
export function createHomeHistory(store, server) {
  let written = "";

  addEventListener("popstate", () => {
    const entry = currentEntry(), { board } = store.state;
    if (!entry || !board) return;
    if (!entry.home && entry.board !== board.id) server.join(entry.board).catch(store.showError);
    store.setView({ home: entry.home });
  });

  /** @type {(state: PageState) => void} */
  function render({ board, view: { home } }) {
    if (!board) return;
    const address = addressOf(board), key = JSON.stringify([board.id, address, home]);
    if (key === written) return; // an address that was just typed is not overwritten
    written = key;
    const entry = currentEntry(), isOther = entry !== null && entry.home !== home;
    history[isOther ? "pushState" : "replaceState"]({ home, board: board.id }, "", address);
  }

  return { render };
}

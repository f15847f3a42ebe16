/* Games that were left before their end, newest first; a click resumes one. */

/** @import { PageServer, PageState, Store } from "../../page.d.ts" */

import { make } from "../ui/elements.js";
import { rowOf } from "./game_text.js";
import { createRowList } from "../ui/row_list.js";

/** `open` opens a game by its name; `isSeen` returns whether the list is visible.
    @param {Store} store @param {PageServer} server @param {(name: string) => void} open @param {() => boolean} isSeen */
export function createUnfinishedView(store, server, open, isSeen) {
  const rows = createRowList("storage.unfinished_title", (entry) => open(entry.name));
  const element = make("section", { class: "storage-unfinished", hidden: true },
    make("h3", { textKey: "storage.unfinished_title" }), rows.element);
  let seen = ""; // the board and its records when the list was fetched

  /** @type {(wanted: string) => Promise<void>} */
  async function fetchList(wanted) {
    try {
      const { games } = await server.get("api/games?result=open");
      if (seen === wanted) store.set({ unfinishedGames: games });
    } catch (error) {
      store.showError(error);
    }
  }

  /** Fetch the list when it becomes visible and when a game was saved. The game on the board is not listed.
      @type {(state: PageState) => void} */
  function render({ board, unfinishedGames }) {
    const now = isSeen() && board ? `${board.id} ${board.unfinished} ${board.saved_as} ${board.line.length === 0}` : "";
    const isNew = now && now !== seen;
    seen = now;
    if (isNew) fetchList(now);
    const games = (unfinishedGames ?? []).filter((entry) => entry.name !== board?.unfinished);
    element.hidden = !games.length;
    if (now) rows.fill(games.map((entry) => rowOf(entry)));
  }

  return { element, render };
}

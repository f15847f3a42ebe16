/* Games that were left before their end, newest first; a click resumes one. */

import { make } from "../ui/elements.js";
import { rowOf } from "./game_text.js";
import { createRowList } from "../ui/row_list.js";

/** `open(name)` opens a game; `isSeen()` returns whether the list is visible. */
export function createUnfinishedView(store, server, open, isSeen) {
  const rows = createRowList("storage.unfinished_title", (entry) => open(entry.name));
  const element = make("section", { class: "storage-unfinished", hidden: true },
    make("h3", { textKey: "storage.unfinished_title" }), rows.element);
  let seen = null; // the board and its records when the list was fetched

  async function fetchList(wanted) {
    try {
      const { games } = await server.get("api/games?result=open");
      if (seen === wanted) store.set({ unfinishedGames: games });
    } catch (error) {
      store.set({ notice: { text: error.message, kind: "error" } });
    }
  }

  /** Fetch the list when it becomes visible and when a game was saved. The game on the board is not listed. */
  function render({ board, unfinishedGames }) {
    const now = isSeen() && board ? `${board.id} ${board.unfinished} ${board.saved_as} ${board.line.length === 0}` : null;
    const isNew = now && now !== seen;
    seen = now;
    if (isNew) fetchList(now);
    const games = (unfinishedGames ?? []).filter((entry) => entry.name !== board?.unfinished);
    element.hidden = !games.length;
    if (now) rows.fill(games.map((entry) => rowOf(entry)));
  }

  return { element, render };
}

/* The Games panel: import a game, export the game on the board, and search the saved games. */

/** @import { MergedExercises, OpenedGame, PageServer, PageState, Store } from "../../page.d.ts" */

import { button, make, setText } from "../ui/elements.js";
import { createSavedView } from "./saved_games.js";
import { createUnfinishedView } from "./unfinished_games.js";
import { createImportView } from "./import_view.js";
import { createExportView } from "./export_view.js";
import { aboutText, dayText, kindText, playersText } from "./game_text.js";
import { t } from "../ui/i18n.js";

const TAB = "games";

/** `openSetup` opens the editor of positions, `showLinks` shows the links of both seats.
    @param {Store} store @param {PageServer} server @param {() => void} openSetup @param {() => Promise<void>} showLinks */
export function createStorageView(store, server, openSetup, showLinks) {
  const status = make("p", { class: "storage-status", role: "status" });
  const shown = () => store.setView({ tab: TAB });
  const callbacks = { opened, merged, begun: () => setText(status, ""), shown };
  const importView = createImportView(store, server, callbacks);
  const exportView = createExportView(store, showLinks, (text) => setText(status, text));
  /** Open a saved game. That of the board is there already.
      @type {(name: string) => Promise<unknown>} */
  const openSaved = (name) => {
    const { board } = store.state;
    if (name === board?.unfinished && !board.over) return server.act("go", { to: board.line.length });
    return importView.open("api/games/open", { name });
  };
  const isSeen = () => store.state.view.tab === TAB;
  const saved = createSavedView(store, server, openSaved, isSeen);
  const unfinished = createUnfinishedView(store, server, openSaved, isSeen);
  const element = make("div", { class: "storage" },
    importView.element, button("setup.open", () => openSetup()), status, unfinished.element, exportView.element, saved.element);

  /** Show the board of an opened game, and describe the game.
      @type {(answer: OpenedGame) => Promise<void>} */
  async function opened({ state, imported }) {
    await server.join(state.id);
    const parts = [kindText(imported), aboutText(imported), imported.date && dayText(imported.date)];
    if (imported.players.some(Boolean)) parts.splice(1, 0, playersText(imported.players));
    setText(status, t("storage.opened", { what: parts.filter(Boolean).join(" · ") }));
  }

  /** @type {(exercises: MergedExercises) => void} */
  function merged(exercises) {
    shown();
    setText(status, t("practice.imported", { ...exercises }));
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    importView.render();
    exportView.render(state);
    unfinished.render(state);
    saved.render(state);
  }

  return { element, render, openSaved, take: importView.take };
}

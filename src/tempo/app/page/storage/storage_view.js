/* The panel of games: one from elsewhere is opened, the one on the board is taken away, those that were played here are
   found again. */

import { make, write } from "../ui/elements.js";
import { createSavedView } from "./saved_games.js";
import { createOpenView } from "./import_view.js";
import { createTakeView } from "./export_view.js";
import { aboutText, dayText, kindText, playersText } from "./game_text.js";
import { t } from "../ui/i18n.js";

const TAB = "games";

export function createKeepView(store, server) {
  const told = make("p", { class: "keep-told", role: "status" });
  const hear = { opened, begun: () => write(told, ""), shown: () => store.look({ tab: TAB }) };
  const incoming = createOpenView(store, server, hear);
  const outgoing = createTakeView(store, (text) => write(told, text));
  const saved = createSavedView(store, server, (name) => incoming.open("/api/games/open", { name }), () => store.state.view.tab === TAB);
  const element = make("div", { class: "keep" }, incoming.element, told, outgoing.element, saved.element);
  document.body.append(incoming.veil);

  /** Show the board that the server made of a game, and say what it is. */
  async function opened(answer) {
    await server.join(answer.state.id);
    const { found } = answer, parts = [kindText(found), aboutText(found), found.date && dayText(found.date)];
    if (found.players.some(Boolean)) parts.splice(1, 0, playersText(found.players));
    write(told, t("keep.opened", { what: parts.filter(Boolean).join(" · ") }));
  }

  function render(state) {
    incoming.render();
    outgoing.render(state);
    saved.render(state);
  }

  return { element, render };
}

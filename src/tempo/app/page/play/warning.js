/* "Warn me": a switch that lets the page ask before a move that loses the game. The question is loaded when it is on. */

/** @import { PageServer, PageState, Store } from "../../page.d.ts" */

import { createLater } from "../later.js";
import { make } from "../ui/elements.js";
import { keep, stored } from "../ui/stored.js";
import { isAtEnd } from "../ui/turns.js";

const STORAGE_KEY = "tempo.warn"; // in local storage: whether it is on

/** `dialog` asks; `element` is the switch.
    @param {Store} store @param {PageServer} server */
export function createWarning(store, server) {
  const toggle = make("input", { type: "checkbox", role: "switch" });
  const element = make("label", { class: "switch warn" }, toggle, make("span", { textKey: "warn.switch" }));
  toggle.checked = stored(STORAGE_KEY, false);
  const question = createLater(store, () => import("../words/warning_view.js"),
    (module) => module.createWarningView(store, server), ({ board }) => board !== null && toggle.checked);
  toggle.addEventListener("change", () => {
    keep(STORAGE_KEY, toggle.checked);
    render(store.state);
  });

  /** @type {(state: PageState) => void} */
  function render(state) { if (toggle.checked) question.render(state); }

  /** Whether a move may be played: it is safe enough, or the person is sure.
      @type {(move: { action: number, at: number }) => Promise<boolean>} */
  async function allows(move) {
    let isAllowed = true;
    if (!toggle.checked || !isAtEnd(store.state.board)) return isAllowed;
    if (store.state.view.judging) return false;
    store.setView({ judging: true });
    await question.use(async (view) => { isAllowed = await view.allows(move); });
    store.setView({ judging: false });
    return isAllowed;
  }

  server.guard(allows);
  return { element, dialog: question.element, render };
}

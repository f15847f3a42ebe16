/* Notices: lost connection, a browser that keeps nothing, refused requests, errors of the engine. */

/** @import { PageState, Store } from "../page.d.ts" */

import { isForgetful } from "./browser_storage.js";
import { make, symbolButton, setText } from "./ui/elements.js";
import { startCommand } from "./waiting.js";
import { t } from "./ui/i18n.js";

const DURATION = 8000; // milliseconds until a notice disappears

/** @param {Store} store */
export function createNotices(store) {
  const disconnected = make("p", { class: "disconnected", role: "status" });
  const offline = make("div", { class: "offline", role: "status" },
    make("p", { textKey: "app.offline" }), make("code", {}, startCommand()));
  const errorLine = make("p", { class: "error-line" });
  const aboutKeeping = make("span");
  const forgetful = make("div", { class: "forgetful", role: "status" }, aboutKeeping,
    symbolButton("×", "app.dismiss", () => forgetful.remove()));
  const text = make("span", { role: "alert" });
  const dismiss = symbolButton("×", "app.dismiss", () => store.set({ notice: null }));
  const notice = make("div", { class: "notice" }, text, dismiss);
  const waiting = make("p", { class: "waiting", role: "status", popover: "manual", hidden: true }); // above dialogs, and moves nothing
  const passing = make("div", { class: "passing" }, errorLine, disconnected); // moves nothing: a click hits what it was meant for
  const element = make("div", { class: "notices" }, waiting, offline, forgetful, notice, passing);
  /** @type {PageState["notice"]} */
  let shown = null;
  let timer = 0;

  /** @type {(state: PageState) => void} */
  function render(state) {
    const isStarting = !state.board && !state.refused; // opened while the server is not running
    disconnected.hidden = state.connected || isStarting;
    offline.hidden = state.connected || !isStarting;
    setText(disconnected, t(!state.refused ? "app.disconnected" : state.board?.guest ? "friend.ended" : "app.refused"));
    const { catalogue } = state; // a friend's page has none
    forgetful.hidden = !isForgetful() || isStarting || !catalogue;
    setText(aboutKeeping, t(catalogue?.has_server ? "app.forgets_choices" : "app.forgets_all"));
    showWaiting(state.waits > 0 && state.connected);
    errorLine.hidden = !state.board?.error;
    setText(errorLine, state.board?.error ? t("app.error", { text: state.board.error }) : "");
    notice.hidden = !state.notice;
    setText(text, state.notice?.text ?? "");
    if (state.notice === shown) return;
    shown = state.notice;
    clearTimeout(timer);
    if (shown) timer = setTimeout(() => store.set({ notice: null }), DURATION);
  }

  /** @type {(isSlow: boolean) => void} */
  function showWaiting(isSlow) {
    if (waiting.hidden === !isSlow) return;
    waiting.hidden = !isSlow;
    setText(waiting, isSlow ? t("app.waiting") : "");
    if (isSlow) waiting.showPopover?.();
    else waiting.hidePopover?.();
  }

  return { element, render };
}

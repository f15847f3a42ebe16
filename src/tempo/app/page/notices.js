/* What must be read: that the server is not heard, what it refused, what went wrong while something thought. */

import { make, signButton, write } from "./ui/elements.js";
import { t } from "./ui/i18n.js";

const READ = 8000; // milliseconds that a notice stays

export function createNotices(store) {
  const lost = make("p", { class: "lost", role: "status", said: "app.lost" });
  const trouble = make("p", { class: "trouble" });
  const text = make("span", { role: "alert" });
  const dismiss = signButton("×", "app.dismiss", () => store.set({ notice: null }));
  const notice = make("div", { class: "notice" }, text, dismiss);
  const element = make("div", { class: "notices" }, lost, trouble, notice);
  let shown = null, timer = null;

  function render(state) {
    lost.hidden = state.connected;
    trouble.hidden = !state.board?.trouble;
    write(trouble, state.board?.trouble ? t("app.trouble", { text: state.board.trouble }) : "");
    notice.hidden = !state.notice;
    write(text, state.notice?.text ?? "");
    if (state.notice === shown) return;
    shown = state.notice;
    clearTimeout(timer);
    notice.classList.toggle("error", shown?.kind === "error");
    if (shown) timer = setTimeout(() => store.set({ notice: null }), READ);
  }

  return { element, render };
}

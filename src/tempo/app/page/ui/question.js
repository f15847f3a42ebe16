/* A question before an unfinished game ends. Without such a game the page acts at once. */

/** @import { Board } from "../../game.d.ts" */

import { button, make, setText } from "./elements.js";
import { t } from "./i18n.js";

/** @param {{ state: { board: Board | null } }} store */
export function createQuestion(store) {
  const text = make("p", { id: "question-text" });
  const yes = make("button", { type: "submit", class: "main" });
  const form = make("form", { method: "dialog" }, text,
    make("div", { class: "dialog-foot" }, yes, button("app.cancel", () => element.close())));
  const element = make("dialog", { class: "question", role: "alertdialog", "aria-labelledby": "question-text" }, form);
  /** @type {() => void} */
  let act = () => {};

  form.addEventListener("submit", () => act());

  /** Ask whether to do something, by its name in the texts; `wanted` does it.
      @type {(name: string, wanted: () => void) => void} */
  function ask(name, wanted) {
    if (!store.state.board?.in_play) return wanted();
    act = wanted;
    setText(text, t(`ask.${name}`));
    setText(yes, t(`ask.${name}.yes`));
    return element.showModal();
  }

  return { element, ask };
}

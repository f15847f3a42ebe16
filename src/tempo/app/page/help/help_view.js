/* Help: the rules of the game on the board, how to use the page, how to read its numbers, and the keyboard shortcuts. */

/** @import { Store } from "../../page.d.ts" */

import { dialogHead, make } from "../ui/elements.js";
import { gameTexts, rulesOf } from "../ui/names.js";
import { shortcutGroups } from "../play/keys.js";
import { shownBoard } from "../ui/turns.js";
import { t } from "../ui/i18n.js";

const ABOUT = { "help.board": ["move", "undo", "from_here", "hint"], "help.panels": ["moves", "think", "learn", "explorer", "games"] };

/** @param {Store} store */
export function createHelpView(store) {
  const body = make("div", { class: "help-parts" });
  const element = make("dialog", { class: "help", tabindex: -1, "aria-labelledby": "help-title" },
    dialogHead("help-title", "app.help", () => element.close()), body);

  function open() {
    const { game, config } = shownBoard(store.state), { title } = gameTexts(game), rules = rulesOf(game, config);
    body.replaceChildren(
      ...(rules.length ? [section(t("help.rules", { title }), list(rules))] : []),
      ...Object.entries(ABOUT).map(([key, parts]) => section(t(key), list(parts.map((part) => t(`${key}.${part}`))))),
      section(t("help.numbers"), list(numbersOf(game))), shortcuts());
    element.showModal();
    element.focus();
  }

  return { element, open };
}

/** @type {(game: string) => string[]} */
function numbersOf(game) {
  const { unit = "", score: [sample, meaning] = ["", ""] } = gameTexts(game);
  const exact = sample ? [t("help.exact", { unit, sample, meaning })] : [];
  return [t("think.value_about"), ...exact, t("help.estimate")];
}

function shortcuts() {
  const groups = shortcutGroups().map(([name, rows]) => make("section", {}, make("h4", {}, name), make("dl", {},
    ...rows.map(([key, says]) => make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, says))))));
  return section(t("keys.title"), make("div", { class: "shortcuts" }, ...groups), note("keys.about"), note("keys.shift"));
}

/** @type {(title: string, ...parts: Node[]) => HTMLElement} */
function section(title, ...parts) {
  return make("section", {}, make("h3", {}, title), ...parts);
}

/** @type {(sentences: string[]) => HTMLElement} */
function list(sentences) {
  return make("ul", {}, ...sentences.map((sentence) => make("li", {}, sentence)));
}

/** @type {(key: string) => HTMLElement} */
function note(key) {
  return make("p", { class: "note" }, t(key));
}

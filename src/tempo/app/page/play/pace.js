/* Pace of two machines: the seconds that each move takes at least. The browser stores it. */

/** @import { Board } from "../../game.d.ts" */

import { make, setAttr, setText } from "../ui/elements.js";
import { keep, stored } from "../ui/stored.js";
import { machines } from "../ui/turns.js";
import { t, timeText } from "../ui/i18n.js";

const STORAGE_KEY = "tempo.pace";
const PACES = [0, 0.5, 1, 2, 5]; // seconds a move
const DEFAULT = 1;

/** Return the pace that this browser has stored. */
export function storedPace() {
  const pace = stored(STORAGE_KEY, DEFAULT);
  return PACES.includes(pace) ? pace : DEFAULT;
}

/** @param {{ act(command: string, body: object): void }} server */
export function createPaceView(server) {
  const options = PACES.map((seconds) => make("option", { value: seconds }));
  const select = make("select", {}, ...options);
  const name = make("span");
  const element = make("label", { class: "pace" }, name, select);
  select.addEventListener("change", () => {
    keep(STORAGE_KEY, Number(select.value));
    server.act("pace", { seconds: Number(select.value) });
  });

  /** @type {(board: Board) => void} */
  function render(board) {
    element.hidden = machines(board) < 2;
    setText(name, t("play.pace"));
    setAttr(element, "title", t("play.pace_about"));
    options.forEach((option, index) => setText(option, PACES[index] ? timeText(PACES[index]) : t("play.pace_none")));
    if (document.activeElement !== select) select.value = String(board.pace);
  }

  return { element, render };
}

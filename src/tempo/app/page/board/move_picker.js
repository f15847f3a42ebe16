/* Choice among the moves that a click may mean: several moves end on one cell, or a finger may have missed a small
   one. */

/** @import { Scene } from "../../page.d.ts" */
/** @typedef {{ cell: number, actions: number[] }} Picked the moves that a cell may mean */

import { make } from "../ui/elements.js";
import { moveName } from "../ui/names.js";
import { t } from "../ui/i18n.js";

/** `callbacks`: `play(action)`, and `leave()` if nothing was meant.
    @param {{ play: (action: number) => void, leave: () => void }} callbacks */
export function createMovePicker(callbacks) {
  const element = make("div", { class: "move-picker", role: "group", labelKey: "board.choose", hidden: true });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    callbacks.leave();
  });

  /** Show the buttons next to the cell, inside the box of the board. If nothing would be hidden by it, they go below
      the board: for a confirmation, or if each move can also be chosen by another cell.
      @type {(scene: Scene, picked: Picked | null, cell: DOMRect | null, around: DOMRect) => void} */
  function show(scene, picked, cell, around) {
    element.hidden = !picked;
    if (!picked || !cell) return;
    const buttons = picked.actions.map((action) => {
      const name = moveName(scene.board, action);
      const text = picked.actions.length > 1 ? name : t("board.play", { move: name });
      return make("button", { type: "button", class: "main", on: { click: () => callbacks.play(action) } }, text);
    });
    element.replaceChildren(...buttons);
    const { width, height } = element.getBoundingClientRect();
    const left = cell.left + cell.width / 2 - width / 2 - around.left;
    const below = cell.bottom + 6 - around.top, above = cell.top - 6 - height - around.top;
    const aside = buttons.length === 1 || picked.actions.every((action) => isMeantElsewhere(scene, action, picked.cell));
    element.style.left = `${aside ? around.width - width : Math.max(0, Math.min(around.width - width, left))}px`;
    element.style.top = `${aside ? around.height : below + height > around.height && above > 0 ? above : below}px`;
    if (buttons.length > 1) buttons[0].focus();
  }

  return { element, show };
}

/** @type {(scene: Scene, action: number, here: number) => boolean} */
function isMeantElsewhere({ moves }, action, here) {
  return [...moves].some(([cell, actions]) => cell !== here && actions.includes(action));
}

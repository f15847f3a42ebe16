/* The choice of colours for boards and pieces, and of coordinates. It holds at once. */

import { BOARDS, changeLook, currentLook, PIECES } from "./look.js";
import { chosenValue, dialogHead, make, radio } from "../ui/elements.js";
import { t } from "../ui/i18n.js";

export function createLookView() {
  const boards = make("div", { class: "choices" }), pieces = make("div", { class: "choices" });
  const coordinates = make("input", { type: "checkbox", role: "switch" });
  const form = make("form", { method: "dialog" },
    dialogHead("look-title", "look.title", () => element.close()),
    make("fieldset", {}, make("legend", { textKey: "look.board" }), boards),
    make("fieldset", {}, make("legend", { textKey: "look.pieces" }), pieces),
    make("label", { class: "switch" }, coordinates, make("span", { textKey: "look.coordinates" })));
  const element = make("dialog", { class: "look", "aria-labelledby": "look-title" }, form);

  form.addEventListener("change", () => changeLook({
    board: chosenValue(boards), pieces: chosenValue(pieces), coordinates: coordinates.checked,
  }));

  function open() {
    const look = currentLook();
    boards.replaceChildren(...BOARDS.map((name) => choice("board", name, look.board)));
    pieces.replaceChildren(...PIECES.map((name) => choice("pieces", name, look.pieces)));
    coordinates.checked = look.coordinates;
    element.showModal();
  }

  return { element, open };
}

/** A theme with its colours.
    @type {(kind: string, name: string, chosen: string) => HTMLElement} */
function choice(kind, name, chosen) {
  const element = radio(`look-${kind}`, name, t(`look.${name}`), name === chosen);
  if (name !== "own") element.querySelector("span")?.before(make("i", { class: `sample ${name}`, "aria-hidden": "true" }));
  return element;
}

/* The size of a board: fields, or a list of the boards that there are. */

/** @import { Shape } from "../../../web/types.d.ts" */

import { make } from "./elements.js";
import { hasText, t } from "./i18n.js";

const SMALLEST = 1; // of any size; the server knows the largest

export function createShapeFields() {
  const element = make("div", { class: "fields" });
  /** @type {() => Shape} */
  let read = () => ({});

  /** Fill in fields for these sizes, by name; or a list, where the page has only these boards.
      @type {(sizes: Shape, boards?: Shape[] | null) => void} */
  function fill(sizes, boards) {
    if (boards) fillList(sizes, boards);
    else fillNumbers(sizes);
  }

  /** @type {(sizes: Shape) => void} */
  function fillNumbers(sizes) {
    element.replaceChildren(...Object.entries(sizes).map(([name, size]) => {
      const input = make("input", { type: "number", name, min: SMALLEST, required: true, inputmode: "numeric" });
      input.value = String(size);
      return make("label", {}, nameOf(name), input);
    }));
    const inputs = [...element.querySelectorAll("input")];
    read = () => Object.fromEntries(inputs.map((one) => [one.name, Number(one.value)]));
  }

  /** @type {(sizes: Shape, boards: Shape[]) => void} */
  function fillList(sizes, boards) {
    /** @type {(board: Shape) => boolean} */
    const isWanted = (board) => Object.entries(board).every(([name, size]) => size === sizes[name]);
    const select = make("select", { labelKey: "new.board" });
    select.append(...boards.map((board, place) => new Option(textOf(board), String(place), false, isWanted(board))));
    element.replaceChildren(select);
    element.hidden = boards.length < 2;
    read = () => ({ ...boards[Number(select.value)] });
  }

  return { element, fill, read: () => read() };
}

/** @type {(board: Shape) => string} */
function textOf(board) {
  return Object.entries(board).map(([name, size]) => `${nameOf(name)} ${size}`).join(" · ");
}

/** @type {(size: string) => string} */
function nameOf(size) {
  return hasText(`shape.${size}`) ? t(`shape.${size}`) : size;
}

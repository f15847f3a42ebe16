/* The size of a board: fields, or a list of the boards that there are. */

import { make } from "./elements.js";
import { hasText, t } from "./i18n.js";

const SMALLEST = 1; // of any size; the server knows the largest

export function createShapeFields() {
  const element = make("div", { class: "fields" });
  let read = () => ({});

  /** Fill in fields for these sizes, by name; or a list, where the page has only these boards. */
  function fill(sizes, boards) {
    if (boards) fillList(sizes, boards);
    else fillNumbers(sizes);
  }

  function fillNumbers(sizes) {
    element.replaceChildren(...Object.entries(sizes).map(([name, size]) => {
      const input = make("input", { type: "number", name, min: SMALLEST, required: true, inputmode: "numeric" });
      input.value = size;
      return make("label", {}, nameOf(name), input);
    }));
    const inputs = [...element.querySelectorAll("input")];
    read = () => Object.fromEntries(inputs.map((one) => [one.name, Number(one.value)]));
  }

  function fillList(sizes, boards) {
    const isWanted = (board) => Object.entries(board).every(([name, size]) => size === sizes[name]);
    const select = make("select", { labelKey: "new.board" });
    select.append(...boards.map((board, place) => new Option(textOf(board), place, false, isWanted(board))));
    element.replaceChildren(select);
    element.hidden = boards.length < 2;
    read = () => ({ ...boards[select.value] });
  }

  return { element, fill, read: () => read() };
}

function textOf(board) {
  return Object.entries(board).map(([name, size]) => `${nameOf(name)} ${size}`).join(" · ");
}

function nameOf(size) {
  return hasText(`shape.${size}`) ? t(`shape.${size}`) : size;
}

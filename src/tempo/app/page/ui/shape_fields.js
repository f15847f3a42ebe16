/* Fields for the size of a board. */

import { make } from "./elements.js";
import { hasText, t } from "./i18n.js";

const SMALLEST = 1; // of any size; the server knows the largest

export function createShapeFields() {
  const element = make("div", { class: "fields" });
  const inputs = () => [...element.querySelectorAll("input")];

  /** Fill in fields for these sizes, by name. */
  function fill(sizes) {
    element.replaceChildren(...Object.entries(sizes).map(([name, size]) => {
      const key = `shape.${name}`;
      const input = make("input", { type: "number", name, min: SMALLEST, required: true, inputmode: "numeric" });
      input.value = size;
      return make("label", {}, hasText(key) ? t(key) : name, input);
    }));
  }

  return { element, fill, read: () => Object.fromEntries(inputs().map((one) => [one.name, Number(one.value)])) };
}

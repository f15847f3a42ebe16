/* A line of moves to step through: the list of its moves, and buttons for the next, the previous and the last one. */

import { make, setAttr, setOff, setText, symbolButton } from "./elements.js";

/** `texts` is where the names of the buttons stand.
    @param {string} texts @param {{ step(by: number): void, end(): void, leave(): void }} act */
export function createLineSteps(texts, act) {
  const moves = make("ol", { class: "line-moves" });
  const back = symbolButton("‹", `${texts}.line_back`, () => act.step(-1));
  const on = symbolButton("›", `${texts}.line_on`, () => act.step(1));
  const end = symbolButton("»", `${texts}.line_end`, act.end);
  const close = symbolButton("×", `${texts}.line_close`, act.leave);
  const status = make("span", { class: "note", role: "status" });

  /** Mark the last of the `shown` moves, and write the status.
      @type {(shown: number, text: string) => void} */
  function mark(shown, text) {
    const { length } = moves.children;
    for (const button of [back, close]) setOff(button, shown === 0);
    for (const button of [on, end]) setOff(button, shown === length);
    [...moves.children].forEach((item, index) => {
      if (item.firstElementChild) setAttr(item.firstElementChild, "aria-current", index + 1 === shown ? "step" : null);
      item.classList.toggle("past", index + 1 < shown);
    });
    setText(status, text);
  }

  return { moves, element: make("div", { class: "line-steps" }, back, on, end, close, status), mark };
}

/* The line that proves what a move is worth, stepped through on the board; each of its moves with its worth. */

import { make, set, signButton, stone, write } from "../ui/elements.js";
import { moveName } from "../ui/names.js";
import { worthText } from "../board/score_text.js";
import { t } from "../ui/i18n.js";

export function createProofLine(store) {
  const title = make("h4"), moves = make("ol", { class: "line-moves" });
  const back = signButton("‹", "learn.line_back", () => step(-1));
  const on = signButton("›", "learn.line_on", () => step(1));
  const end = signButton("»", "learn.line_end", () => show(proof.plies.length));
  const close = signButton("×", "learn.line_close", () => hide());
  const told = make("span", { class: "note", role: "status" });
  const element = make("div", { class: "proof-line", hidden: true },
    title, moves, make("div", { class: "line-steps" }, back, on, end, close, told));
  let proof = null; // {board, at, plies, said}

  moves.addEventListener("click", (event) => {
    const one = event.target.closest("button");
    if (one) show(Number(one.dataset.shown));
  });
  element.addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 };
    if (event.key === "Escape") hide();
    else if (steps[event.key]) step(steps[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  const shown = () => (proof && store.state.variation?.plies === proof.plies ? store.state.variation.shown : 0);

  function show(count) {
    const { at, plies } = proof;
    store.set({ variation: { at, plies, shown: Math.max(1, Math.min(plies.length, count)), of: "proof" } });
  }

  function step(by) {
    if (shown() + by < 1) hide();
    else show(shown() + by);
  }

  /** Take it off the board; what was shown of it is gone from here, too. */
  function hide() {
    const lay = shown() > 0;
    proof = null;
    element.hidden = true;
    if (lay) store.set({ variation: null });
  }

  /** Another line: {board, at, plies, said}, its first move on the board. */
  function begin(wanted) {
    proof = wanted;
    element.hidden = false;
    write(title, proof.said);
    moves.replaceChildren(...proof.plies.map((ply, index) => {
      const name = moveName(proof.board, ply.action), worth = worthText(ply);
      const kind = ply.estimate ? "guess" : { 1: "win", 0: "draw", [-1]: "loss" }[ply.value] ?? "";
      const label = t("learn.line_move", { number: index + 1, move: name, worth });
      const one = make("button", { type: "button", data: { shown: index + 1 }, "aria-label": label },
        stone(ply.seat), name, make("small", { class: `worth ${kind}` }, worth));
      return make("li", {}, one);
    }));
    show(1);
    moves.firstElementChild.firstElementChild.focus({ preventScroll: true });
  }

  /** Somebody plays on, or looks at something else: then it is gone. */
  function render(state) {
    if (!proof) return;
    const count = shown();
    if (!count) {
      proof = null;
      element.hidden = true;
      return;
    }
    [...moves.children].forEach((item, index) => {
      set(item.firstElementChild, "aria-current", index + 1 === count ? "step" : null);
      item.classList.toggle("past", index + 1 < count);
    });
    set(on, "aria-disabled", count === proof.plies.length ? "true" : null);
    set(end, "aria-disabled", count === proof.plies.length ? "true" : null);
    write(told, t("learn.line_shown", { shown: count, count: proof.plies.length }));
  }

  return { element, begin, hide, render };
}

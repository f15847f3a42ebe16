/* The line of best replies that shows what a move is worth, stepped through on the board, with the score of each
   move. */

import { make, setAttr, symbolButton, stone, setText } from "../ui/elements.js";
import { moveName, unitOf } from "../ui/names.js";
import { evaluationText } from "../board/score_text.js";
import { t } from "../ui/i18n.js";

export function createBestLine(store) {
  const title = make("h4"), moves = make("ol", { class: "line-moves" });
  const back = symbolButton("‹", "learn.line_back", () => step(-1));
  const on = symbolButton("›", "learn.line_on", () => step(1));
  const end = symbolButton("»", "learn.line_end", () => show(line.plies.length));
  const close = symbolButton("×", "learn.line_close", () => hide());
  const status = make("span", { class: "note", role: "status" });
  const proof = make("p", { class: "note" });
  const element = make("div", { class: "best-line", hidden: true },
    title, moves, make("div", { class: "line-steps" }, back, on, end, close, status), proof);
  let line = null; // {board, at, plies, title}

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

  const shown = () => (line && store.state.variation?.plies === line.plies ? store.state.variation.shown : 0);

  function show(count) {
    const { at, plies } = line;
    store.set({ variation: { at, plies, shown: Math.max(1, Math.min(plies.length, count)), of: "proof" } });
  }

  function step(by) {
    if (shown() + by < 1) hide();
    else show(shown() + by);
  }

  /** Remove the line from the board and from the panel. */
  function hide() {
    const lay = shown() > 0;
    line = null;
    element.hidden = true;
    if (lay) store.set({ variation: null });
  }

  /** Show another line {board, at, plies, title} with its first move on the board. */
  function begin(wanted) {
    line = wanted;
    element.hidden = false;
    setText(title, line.title);
    setText(proof, proofText(line.plies));
    moves.replaceChildren(...line.plies.map((ply, index) => {
      const name = moveName(line.board, ply.action), unit = index ? null : unitOf(line.board.game), worth = evaluationText(ply, unit);
      const kind = ply.estimate ? "estimate" : { 1: "win", 0: "draw", [-1]: "loss" }[ply.value] ?? "";
      const label = t("learn.line_move", { number: index + 1, move: name, worth });
      const one = make("button", { type: "button", data: { shown: index + 1 }, "aria-label": label },
        stone(ply.seat), name, make("small", { class: `evaluation ${kind}` }, worth));
      return make("li", {}, one);
    }));
    show(1);
    moves.firstElementChild.firstElementChild.focus({ preventScroll: true });
  }

  /** Close the line if the board shows something else. */
  function render() {
    if (!line) return;
    const count = shown();
    if (!count) {
      line = null;
      element.hidden = true;
      return;
    }
    [...moves.children].forEach((item, index) => {
      setAttr(item.firstElementChild, "aria-current", index + 1 === count ? "step" : null);
      item.classList.toggle("past", index + 1 < count);
    });
    setAttr(on, "aria-disabled", count === line.plies.length ? "true" : null);
    setAttr(end, "aria-disabled", count === line.plies.length ? "true" : null);
    setText(status, t("learn.line_shown", { shown: count, count: line.plies.length }));
  }

  return { element, begin, hide, render };
}

/** Return from which move on the replies are proven best, or that the line ends because none was found. A reply is
    best for certain if the score of the move before it is exact. */
function proofText(plies) {
  if (plies.at(-1).open) return t("learn.line_open");
  const exact = plies.findIndex((ply) => ply.exact);
  return exact > 0 && exact + 1 < plies.length ? t("learn.line_proven_from", { number: exact + 2 }) : "";
}

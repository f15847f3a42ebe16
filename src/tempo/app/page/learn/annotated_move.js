/* The annotated move that led to the shown position, with better moves and the line that proves them. */

import { make, setAttr, stone, setText } from "../ui/elements.js";
import { isMistake, annotationAt } from "./learn_data.js";
import { bestText, labelText } from "./learn_text.js";
import { moveInSentence } from "../ui/names.js";
import { createBestLine } from "./best_line.js";
import { lossText, evaluationText } from "../board/score_text.js";
import { t } from "../ui/i18n.js";

export function createAnnotatedMove(store, server) {
  const mover = make("span"), called = make("span"), title = make("h3", {}, mover, called);
  const text = make("p"), better = make("p");
  const show = make("button", { type: "button", on: { click: () => showLine("best") } });
  const showRefutation = make("button", { type: "button", on: { click: () => showLine("played") } });
  const line = createBestLine(store);
  const element = make("div", { class: "annotated-move" }, title, text, better,
    make("div", { class: "learn-buttons" }, show, showRefutation), line.element);
  let busy = false; // whether a line is being fetched

  const keyOf = (board) => `${board.id} ${board.line.slice(0, board.at).map((ply) => ply.action).join(".")}`;

  /** Return the move that led to the position if it has a label, otherwise the position itself. */
  function choose({ review, board }) {
    const last = board.at ? annotationAt(review, board, board.at - 1) : null;
    if (last?.label) return { at: board.at - 1, annotation: last };
    return { at: board.at, annotation: annotationAt(review, board, board.at) };
  }

  async function showLine(what) {
    const { board } = store.state, { at, annotation } = choose(store.state), key = keyOf(board);
    const action = what === "best" ? annotation.best[0] : annotation.action;
    if (busy) return;
    busy = true;
    render(store.state);
    try {
      const answer = await server.post(`/api/boards/${board.id}/line`, { at, action });
      if (keyOf(store.state.board) !== key || store.state.exercise) return;
      const title = t(`learn.line_${what}`, { number: at + 1, move: moveInSentence(board, action) });
      line.begin({ board, at, plies: answer.plies, title });
    } catch (error) {
      store.set({ notice: { text: error.message, kind: "error" } });
    } finally {
      busy = false;
      render(store.state);
    }
  }

  function render(state) {
    const { board } = state, { at, annotation } = choose(state);
    line.render(state);
    element.hidden = !annotation;
    if (!annotation) return;
    const played = annotation.label && annotation.action !== null;
    mover.replaceChildren(...(annotation.seat === null ? [] : [stone(annotation.seat)]));
    const name = played ? moveInSentence(board, annotation.action) : "";
    setText(called, played ? t("learn.move", { number: at + 1, move: name }) : t("learn.here"));
    setText(text, played ? playedText(annotation) : "");
    text.className = played ? `label ${annotation.label} ${annotation.certain ? "certain" : "estimate"}` : "label";
    const hasBetter = annotation.best.length > 0 && !annotation.best.includes(annotation.action);
    setText(better, hasBetter ? t("learn.better", { moves: bestText(board, annotation) }) : "");
    show.hidden = !hasBetter;
    if (hasBetter) setText(show, t("learn.show_best", { move: moveInSentence(board, annotation.best[0]) }));
    showRefutation.hidden = !played || !isMistake(annotation);
    setText(showRefutation, t("learn.show_played", { move: name }));
    for (const one of [show, showRefutation]) setAttr(one, "aria-disabled", busy ? "true" : null);
  }

  return { element, render };
}

function playedText(annotation) {
  const parts = [labelText(annotation), lossText(annotation), evaluationText(annotation.scores[annotation.action])];
  return parts.filter(Boolean).join(" · ");
}

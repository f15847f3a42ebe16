/* The annotated move that led to the shown position: a mistake in words, with the lines that prove them. */

/** @import { Board } from "../../game.d.ts" */
/** @import { Annotation, Evaluated, ExplainedMove } from "../../learn.d.ts" */
/** @import { Overlay, PageServer, PageState, Store } from "../../page.d.ts" */
/** @import { Explanation, Mistake } from "../words/explanation.js" */

import { make, setOff, stone, setText } from "../ui/elements.js";
import { describedAt, isMissed, isMistake } from "./learn_data.js";
import { bestText, labelText } from "./learn_text.js";
import { moveInSentence } from "../ui/names.js";
import { createBestLine } from "./best_line.js";
import { lossText } from "../board/score_text.js";
import { createExplanations } from "../words/explanation.js";
import { t } from "../ui/i18n.js";

/** `onChange()` is called when the position before or after the move shall be shown.
    @param {Store} store @param {PageServer} server @param {() => void} onChange */
export function createAnnotatedMove(store, server, onChange) {
  const mover = make("span"), called = make("span"), title = make("h3", {}, mover, called);
  const text = make("p"), better = make("p"), refuted = make("p");
  const explanations = createExplanations(store, server, onChange);
  const show = make("button", { type: "button", on: { click: () => showLine("best") } });
  const showRefutation = make("button", { type: "button", on: { click: () => showLine("played") } });
  const other = make("button", { type: "button", on: { click: showOther } });
  const line = createBestLine(store);
  const element = make("div", { class: "annotated-move" }, title, text, better, refuted,
    make("div", { class: "learn-buttons" }, show, showRefutation, other), line.element);
  let busy = false; // whether a line is being fetched
  let after = ""; // key of the position that is shown although its last move missed a better one

  /** @type {(board: Board) => string} */
  const keyOf = (board) => `${board.id} ${board.line.slice(0, board.at).map((ply) => ply.action).join(".")}`;

  /** Return whether the board shall show the position before the described move.
      @type {(state: PageState) => boolean} */
  function showsBefore({ review, board }) {
    const { annotation } = describedAt(review, board);
    return annotation !== null && isMissed(annotation) && after !== keyOf(board);
  }

  function showOther() {
    after = showsBefore(store.state) ? keyOf(store.state.board) : "";
    store.set({ variation: null });
    onChange();
  }

  /** @type {(what: "best" | "played") => Promise<void>} */
  async function showLine(what) {
    const { board, review } = store.state, { at, annotation } = describedAt(review, board), key = keyOf(board);
    const action = (what === "best" ? annotation?.best[0] : annotation?.action) ?? null;
    if (busy || !annotation || action === null) return;
    const known = explanationOf(store.state)?.[what];
    busy = true;
    if (!known) line.search();
    render(store.state);
    try {
      const plies = known ?? (await server.post(`api/boards/${board.id}/line`, { at, action })).plies;
      if (keyOf(store.state.board) !== key || store.state.exercise) return;
      const title = t(`learn.line_${what}`, { number: at + 1, move: moveInSentence(board, action) });
      line.begin({ board, at, plies: withScore(plies, annotation.scores[action]), title });
    } catch (error) {
      store.showError(error);
    } finally {
      busy = false;
      line.endSearch();
      render(store.state);
    }
  }

  /** The described move in words if it is a mistake; null while the reason is looked for.
      @type {(state: PageState) => Explanation | null} */
  function explanationOf({ review, board }) {
    const { at, annotation } = describedAt(review, board);
    return isExplained(annotation) ? explanations.explain(board, at, annotation) : null;
  }

  /** What the words draw on the position before the move.
      @type {(state: PageState) => Pick<Overlay, "marks" | "reply">} */
  function drawn(state) {
    const known = explanationOf(state);
    return known ? { reply: known.reply, marks: [...known.missed.marks, ...known.punished.marks] } : {};
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    const { board, review } = state, { at, annotation } = describedAt(review, board);
    line.render();
    element.hidden = !annotation;
    if (!annotation) return;
    const { action } = annotation, played = annotation.label && action !== null;
    mover.replaceChildren(...(annotation.seat === null ? [] : [stone(annotation.seat)]));
    const name = played ? moveInSentence(board, action) : "";
    setText(called, played ? t("learn.move", { number: at + 1, move: name }) : t("learn.here"));
    const words = explanationOf(state), isSearched = !words && explanations.isAsking();
    setText(text, played ? [labelText(annotation), lossText(annotation)].filter(Boolean).join(" · ") : "");
    text.className = played ? `label ${annotation.label} ${annotation.certain ? "certain" : "estimate"}` : "label";
    const hasBetter = isMissed(annotation);
    const names = hasBetter ? t("learn.better", { moves: bestText(board, annotation) }) : "";
    setText(better, words?.missed.text ?? names);
    setText(refuted, words?.punished.text ?? (isSearched ? t("learn.looking") : ""));
    show.hidden = !hasBetter;
    if (hasBetter) setText(show, t("learn.show_best", { move: moveInSentence(board, annotation.best[0]) }));
    showRefutation.hidden = !isExplained(annotation) && !isMistake(annotation);
    setText(showRefutation, t("learn.show_played", { move: name }));
    other.hidden = !hasBetter;
    setText(other, t(showsBefore(state) ? "learn.show_after" : "learn.show_before"));
    for (const button of [show, showRefutation]) setOff(button, busy);
  }

  return { element, render, showsBefore, drawn };
}

/** @type {(annotation: Annotation | null) => annotation is Mistake} */
function isExplained(annotation) {
  return annotation !== null && isMissed(annotation) && (isMistake(annotation) || annotation.label === "slower");
}

/** The line with the score that the review gives its first move.
    @type {(line: ExplainedMove[], score?: Evaluated) => ExplainedMove[]} */
function withScore([first, ...more], score) { return [{ ...first, ...score }, ...more]; }

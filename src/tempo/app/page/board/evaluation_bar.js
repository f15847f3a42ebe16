/* The evaluation beside the board: of the end of the game, of the live analysis, or of the review. */

/** @import { PageState } from "../../page.d.ts" */

import { make, setAttr, setText } from "../ui/elements.js";
import { annotationAt } from "../learn/learn_data.js";
import { isAtEnd, nearSeat, shownAt } from "../ui/turns.js";
import { percentText, t } from "../ui/i18n.js";

export function createEvaluationBar() {
  const far = make("i", { class: "stone" }), near = make("i", { class: "stone" }), text = make("span", { "aria-hidden": "true" });
  const element = make("div", { class: "evaluation-bar", role: "meter", "aria-valuemin": 0, "aria-valuemax": 100 }, far, near, text);

  /** @type {(state: PageState) => void} */
  function render(state) {
    if (!state.board) return;
    const chance = valueForFirst(state), seat = nearSeat(state.board), known = chance !== null;
    const value = chance ?? 0, share = seat ? 1 - value : value;
    near.hidden = far.hidden = !known;
    near.classList.toggle("seat0", seat === 0);
    far.classList.toggle("seat0", seat !== 0);
    near.style.height = `${100 * share}%`;
    setAttr(element, "aria-hidden", known ? null : "true");
    setAttr(element, "aria-label", t("learn.graph_label"));
    setAttr(element, "aria-valuenow", known ? Math.round(100 * value) : 50);
    setAttr(element, "aria-valuetext", known ? percentText(value) : null);
    element.title = known ? `${t("learn.graph_label")}: ${percentText(value)}` : t("think.off");
    setText(text, known ? String(Math.round(100 * share)) : "");
  }

  return { element, render };
}

/** Return the winning chance of the first player in the shown position; null if nothing is known.
    @type {(state: PageState) => number | null} */
function valueForFirst(state) {
  const { board, analysis, review, exercise } = state, at = shownAt(state);
  if (exercise) return null;
  if (board.over && isAtEnd(board) && at === board.at) return (1 + Math.sign(board.over.rewards[0])) / 2;
  if (board.watch && analysis?.moves && analysis.at === at) return analysis.seat ? 1 - analysis.value : analysis.value;
  return annotationAt(review, board, at)?.value_first ?? null;
}

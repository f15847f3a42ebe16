/* The evaluation beside the board: of the end of the game, of the live analysis, or of the review. Until the analysis
   of a position has searched, it is that of the position before. */

/** @import { PageState } from "../../page.d.ts" */

import { make, setAttr, setText } from "../ui/elements.js";
import { searchedValue } from "../game/searched_value.js";
import { annotationAt } from "../learn/learn_data.js";
import { isAtEnd, nearSeat, shownAt } from "../ui/turns.js";
import { percentText, t } from "../ui/i18n.js";

export function createEvaluationBar() {
  const far = make("i", { class: "stone" }), near = make("i", { class: "stone" }), text = make("span", { "aria-hidden": "true" });
  const element = make("div", { class: "evaluation-bar", role: "meter", "aria-valuemin": 0, "aria-valuemax": 100 }, far, near, text);
  /** The last value of an analysis. @type {{ id: string, value: number | null }} */
  let last = { id: "", value: null };

  /** @type {(state: PageState) => void} */
  function render(state) {
    if (!state.board) return;
    const { id, watch } = state.board;
    if (!watch || last.id !== id) last = { id, value: null };
    last.value = analysedValue(state) ?? last.value;
    const chance = valueForFirst(state, last.value), seat = nearSeat(state.board), known = chance !== null;
    const value = chance ?? 0, share = seat ? 1 - value : value;
    near.hidden = far.hidden = !known;
    near.classList.toggle("seat0", seat === 0);
    far.classList.toggle("seat0", seat !== 0);
    element.style.setProperty("--share", `${100 * share}%`);
    setAttr(element, "aria-hidden", known ? null : "true");
    setAttr(element, "aria-label", t("learn.graph_label"));
    setAttr(element, "aria-valuenow", known ? Math.round(100 * value) : 50);
    setAttr(element, "aria-valuetext", known ? percentText(value) : null);
    element.title = known ? `${t("learn.graph_label")}: ${percentText(value)}` : t("think.off");
    setText(text, known ? String(Math.round(100 * share)) : "");
  }

  return { element, render };
}

/** Return the winning chance of the first player in the shown position; null if nothing is known. `last` is that of the
    analysis.
    @type {(state: PageState, last: number | null) => number | null} */
function valueForFirst(state, last) {
  const { board, review, exercise } = state, at = shownAt(state);
  if (exercise) return null;
  if (board.over && isAtEnd(board) && at === board.at) return (1 + Math.sign(board.over.rewards[0])) / 2;
  return analysedValue(state) ?? annotationAt(review, board, at)?.value_first ?? last;
}

/** Return what the live analysis finds the shown position worth for the first player; null before it has searched.
    @type {(state: PageState) => number | null} */
function analysedValue(state) {
  const { board, analysis } = state;
  const value = board.watch && analysis?.moves && analysis.at === shownAt(state) ? searchedValue(analysis) : null;
  return value === null ? null : analysis?.seat ? 1 - value : value;
}

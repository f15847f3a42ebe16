/* Reviews as text. */

/** @import { Board } from "../../game.d.ts" */
/** @import { Annotation, Review } from "../../learn.d.ts" */

import { isMistake, annotationAt } from "./learn_data.js";
import { moveInSentence } from "../ui/names.js";
import { lossText } from "../board/score_text.js";
import { percentText, t } from "../ui/i18n.js";

/** @type {{ [label: string]: string }} */
const SIGNS = { blunder: "??", mistake: "?", slower: "·", best: "✓" };
const MAX_NAMED = 3; // equally good moves that are named

/** Return the label of a move.
    @type {(annotation: Pick<Annotation, "label" | "certain">) => string} */
export function labelText({ label, certain }) {
  return t(certain || label === "unknown" ? `learn.label.${label}` : `learn.estimate.${label}`);
}

/** Return the annotation symbol of a label, in brackets for estimates.
    @type {(annotation: Pick<Annotation, "label" | "certain">) => string} */
export function signOf({ label, certain }) {
  const sign = SIGNS[label ?? ""] ?? "";
  return sign && !certain ? `(${sign})` : sign;
}

/** Return the names of the best moves.
    @type {(board: Pick<Board, "game" | "config">, annotation: Pick<Annotation, "best">) => string} */
export function bestText(board, { best }) {
  const names = best.slice(0, MAX_NAMED).map((action) => moveInSentence(board, action)).join(", ");
  return `${names}${best.length > MAX_NAMED ? ", …" : ""}`;
}

/** Return a sentence about a position: the last move, its label, and the value for the first player.
    @type {(review: Review | null, board: Board, at: number) => string} */
export function positionText(review, board, at) {
  const parts = [at ? t("learn.at", { at, move: moveInSentence(board, board.line[at - 1].action) }) : t("learn.at_start")];
  const before = at ? annotationAt(review, board, at - 1) : null, here = annotationAt(review, board, at);
  if (before?.label) parts.push(labelText(before), ...(isMistake(before) ? [lossText(before)].filter(Boolean) : []));
  if (typeof here?.value_first === "number") parts.push(valueText(here.value_first, here.exact));
  return parts.join(", ");
}

/** Return the value of a position for the first player.
    @type {(value: number, exact: boolean) => string} */
function valueText(value, exact) {
  if (exact) return t(`learn.first.${2 * value - 1}`);
  return t("learn.first_estimate", { value: percentText(value) });
}

/* Scores and losses as text. The server sends numbers only, see `Exact.figures`. */

/** @import { Annotation, Evaluated } from "../../learn.d.ts" */
/** @import { Figures } from "../../../web/types.d.ts" */

import { numberText, percentText, t } from "../ui/i18n.js";

const TIMES = ["plies", "stones"]; // units of scores that count how soon a game ends

/** Return an exact score as text: the margin with its sign; else the result, with the length of the game if known;
    else what is excluded.
    @type {(score: Figures) => string} */
export function exactText({ value, exact, not, margin, move }) {
  if (value === null) return t((not ?? 0) > 0 ? "score.not_won" : "score.not_lost");
  if (margin !== undefined) return `${margin > 0 ? "+" : ""}${margin}`.replace("-", "−");
  const short = t(`think.short.${value}`);
  return move === undefined ? short : `${short} ${exact ? "" : "≤"}${move}`;
}

/** Return the class of an exact result: a colour.
    @type {(value: number | null | undefined) => string} */
export function resultClass(value) {
  return value === 1 ? "win" : value === 0 ? "draw" : value === -1 ? "loss" : "";
}

/** Return an expected score with its sign, by default to a tenth.
    @type {(score: number, digits?: number) => string} */
export function scoreText(score, digits = 1) {
  const rounded = numberText(Math.abs(score), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${Math.abs(score) < 0.5 / 10 ** digits ? "" : score > 0 ? "+" : "−"}${rounded}`;
}

/** Return a score for the player who moves, as on the board, or with the unit of the game; "" if nothing is known.
    @type {(score: Evaluated | null | undefined, unit?: string | null) => string} */
export function evaluationText(score, unit = null) {
  if (!score || (score.estimate && score.chance === null)) return "";
  if (unit !== null) return textWithUnit(score, unit);
  return score.estimate ? `~${percentText(score.chance ?? 0)}` : exactText(score);
}

/** @type {(score: Evaluated, unit: string) => string} */
function textWithUnit(score, unit) {
  const { value, exact, margin, move } = score;
  if (score.estimate) return t("score.chance", { percent: percentText(score.chance ?? 0) });
  if (value && move !== undefined) return t(exact ? "score.at_move" : "score.by_move", { result: t(`think.short.${value}`), move });
  return value && margin !== undefined && unit ? t("score.with_unit", { score: exactText(score), unit }) : exactText(score);
}

/** Return in words what a move gave away; "" if it is estimated.
    @type {(move: Partial<Annotation>) => string} */
export function lossText({ value_change: change, estimated_loss: loss, cost, perfect, scores, action }) {
  if (change) return t(`learn.gave.${change[0]}.${change[1]}`);
  if (loss !== null && loss !== undefined) return "";
  const value = action === null || action === undefined ? 0 : scores?.[action]?.value ?? 0;
  if (cost && value && TIMES.includes(cost.unit)) return t(`learn.slower.${value}`);
  return cost || perfect === false ? t("learn.not_best") : "";
}

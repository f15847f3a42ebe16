/* What a move is worth and what it gave away, in words. The server tells figures alone: see `Exact.figures`. */

import { hasText, numberText, percentText, t } from "../ui/i18n.js";

/** What is certain: what the game counts, with its sign; else who wins, and with which move where that is known; where
    not even that is, what is ruled out. */
export function exactText({ value, exact, not, margin, move }) {
  if (value === null) return t(not > 0 ? "score.not_won" : "score.not_lost");
  if (margin !== undefined) return `${margin > 0 ? "+" : ""}${margin}`.replace("-", "−");
  const short = t(`think.short.${value}`);
  return move === undefined ? short : `${short} ${exact ? "" : "≤"}${move}`;
}

/** What is analysis that the game will count, with its sign: to a tenth, or as there is room for on a board. */
export function scoreText(score, digits = 1) {
  const rounded = numberText(Math.abs(score), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${Math.abs(score) < 0.5 / 10 ** digits ? "" : score > 0 ? "+" : "−"}${rounded}`;
}

/** What a move is worth to who plays it, as it stands on the board; "" if nothing is known. */
export function evaluationText(score) {
  if (!score?.estimate) return score ? exactText(score) : "";
  return score.chance === null ? "" : `~${percentText(score.chance)}`;
}

/** What a move gave away: from win to loss, so many plies, or so much in the search's opinion; "" if nothing is known. */
export function lossText({ value_change: change, estimated_loss: loss, cost, perfect }) {
  if (change) return `${t(`learn.value.${change[0]}`)} → ${t(`learn.value.${change[1]}`)}`;
  if (loss !== null && loss !== undefined) return loss >= 0.005 ? t("learn.loss", { loss: percentText(loss) }) : "";
  if (cost) return t(hasText(`learn.unit.${cost.unit}`) ? `learn.unit.${cost.unit}` : "learn.unit.any", cost);
  return perfect === false ? t("learn.not_best") : "";
}

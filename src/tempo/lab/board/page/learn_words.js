/* What a review says, in words. What a game says of a score, the server tells as it stands on the board. */

import { isMistake, judgedAt, scoreText } from "./learn_data.js";
import { moveCalled } from "./names.js";
import { hasText, percentText, t } from "./words.js";

const MOST_NAMED = 3; // of moves that are equally good

/** What to call a move. */
export function labelText({ label, certain }) {
  return t(certain || label === "unknown" ? `learn.label.${label}` : `learn.guess.${label}`);
}

/** The sign of a label, as lists have it; estimates in round brackets. */
export function signOf({ label, certain }) {
  const sign = { blunder: "??", mistake: "?", slower: "·", best: "✓" }[label] ?? "";
  return sign && !certain ? `(${sign})` : sign;
}

/** What a move gave away: from win to loss, so many plies, or so much in the search's opinion; "" if nothing. */
export function gaveText({ lost, loss, gave }) {
  if (lost) return `${t(`learn.value.${lost[0]}`)} → ${t(`learn.value.${lost[1]}`)}`;
  if (loss !== null && loss !== undefined) return loss >= 0.005 ? t("learn.loss", { loss: percentText(loss) }) : "";
  const [, count, unit] = /^(\d+) (\w+)$/.exec(gave ?? "") ?? [];
  return hasText(`learn.unit.${unit}`) ? t(`learn.unit.${unit}`, { count }) : gave === "?" ? "" : gave ?? "";
}

/** What a move is worth to who plays it, as it stands on the board. */
export function worthText(score) {
  if (!score) return "";
  return score.estimate ? `~${percentText(score.chance)}` : scoreText(score);
}

/** The same of a move in a line. */
export function worthOfPly({ worth, value, estimate }) {
  return estimate ? worth : scoreText({ text: worth, value });
}

/** The best moves by their names, with what they are worth. */
export function bestText(board, judged) {
  const { best, scores } = judged;
  const names = best.slice(0, MOST_NAMED).map((action) => moveCalled(board, action)).join(", ");
  const worth = best.length ? worthText(scores[best[0]]) : "";
  return `${names}${best.length > MOST_NAMED ? ", …" : ""}${worth && ` (${worth})`}`;
}

/** A position in a sentence: what led there, how good that was, and what it is worth to the first seat. */
export function positionText(review, board, at) {
  const parts = [at ? t("learn.at", { at, move: moveCalled(board, board.line[at - 1].action) }) : t("learn.at_start")];
  const before = at ? judgedAt(review, board, at - 1) : null, here = judgedAt(review, board, at);
  if (before?.label) parts.push(isMistake(before) ? `${labelText(before)} ${gaveText(before)}` : labelText(before));
  if (here?.value_first !== null && here?.value_first !== undefined) parts.push(valueText(here));
  return parts.join(", ");
}

/** What a position is worth to the first seat. */
export function valueText({ value_first: value, exact }) {
  if (exact) return t(`learn.first.${2 * value - 1}`);
  return t("learn.first_guess", { value: percentText(value) });
}

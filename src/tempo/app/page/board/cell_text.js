/* Labels of cells for screen readers: place, stone, score of a move. */

/** @import { Grid, Score } from "../../drawings.d.ts" */
/** @import { Scene } from "../../page.d.ts" */

import { cellName, signOf } from "../../drawings.js";
import { percentText, t } from "../ui/i18n.js";

const SEATS = ["board.first", "board.second"];

/** @type {(scene: Scene, cell: number, grid: Grid) => string} */
export function cellText({ kind, cells, last, won, unplayed, marks = [] }, cell, grid) {
  const { rows = 0, columns = 0, names } = grid;
  const column = (cell % columns) + 1, row = rows - Math.floor(cell / columns);
  const name = kind.falls ? t("board.column_row", { column, row }) : names?.[cell] ?? cellName(cell, columns);
  const { text, seat } = signOf(grid, cells[cell]);
  const parts = [name, ...(text ? [text] : []), ...(seat === null ? [] : [t(SEATS[seat])])];
  if (parts.length === 1) parts.push(t("board.empty"));
  if (cell === last) parts.push(t("board.last"));
  if (won.includes(cell)) parts.push(t("board.won"));
  for (const side of [0, 1]) {
    if (marks.some((mark) => mark.seat === side && mark.row.includes(cell))) parts.push(t("board.marked", { player: t(side ? "play.second" : "play.first") }));
  }
  if (unplayed.includes(cell)) parts.push(t("board.unplayed"));
  return parts.join(", ");
}

/** Return the scores of the moves that a cell means; "" if none are shown.
    @type {(scene: Scene, cell: number, grid: Grid) => string} */
export function scoresText({ kind, config, overlay, scored, base }, cell, grid) {
  if (!overlay || signOf(grid, base[cell]).seat !== null) return "";
  const actions = scored.get(cell) ?? [];
  return actions.map((action) => {
    const parts = scoreParts(overlay.scores[action]);
    if (overlay.best.includes(action)) parts.push(t("board.best"));
    return (actions.length > 1 ? [kind.name(action, config), ...parts] : parts).join(", ");
  }).join("; ");
}

/** @type {(score?: Score) => string[]} */
function scoreParts(score) {
  if (!score) return [];
  const parts = [score.chance === undefined ? score.text : percentText(score.chance)];
  if (score.more) parts.push(t("board.visits", { count: score.more }));
  return parts;
}

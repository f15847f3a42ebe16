/* A line about Auto where it plays: at which level, and how the last games ended. */

/** @import { Board } from "../../game.d.ts" */
/** @import { PageState } from "../../page.d.ts" */

import { autoLevel, isAuto, levelOf, RECENT, stateOf } from "./auto_level.js";
import { aboutGame } from "./game_choice.js";
import { make, setText } from "../ui/elements.js";
import { isAtEnd } from "../ui/turns.js";
import { numberText, t } from "../ui/i18n.js";

const TENTHS = { maximumFractionDigits: 1 };

export function createAutoView() {
  const element = make("p", { class: "note auto-note", role: "status", hidden: true });

  /** @type {(state: PageState) => void} */
  function render({ board, catalogue }) {
    const seat = board?.seats.findIndex(({ name }) => isAuto(name)) ?? -1;
    element.hidden = seat < 0;
    if (seat >= 0) setText(element, textOf(board, aboutGame(catalogue, board.game).levels, seat));
  }

  return { element, render };
}

/** @type {(board: Board, levels: Parameters<typeof stateOf>[1], seat: number) => string} */
function textOf(board, levels, seat) {
  const { rating, points } = stateOf(board.game, levels), recent = points.slice(-RECENT);
  const level = numberText(autoLevel(board.seats[seat].name) ?? 0, TENTHS), next = numberText(levelOf(rating, levels), TENTHS);
  const plays = board.over && isAtEnd(board) ? t("auto.next", { level, next }) : t("auto.plays", { level });
  const sum = numberText(recent.reduce((total, point) => total + point, 0), TENTHS);
  return recent.length ? `${plays} ${t("auto.points", { points: sum, games: recent.length })}` : plays;
}

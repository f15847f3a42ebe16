/* The list of known moves. Tab reaches it once, arrow keys go through it; hover or focus previews a move, Enter or a
   click chooses it. */

/** @import { Board } from "../../game.d.ts" */
/** @import { KnownMove } from "../../page.d.ts" */
/** @import { Figures } from "../../../web/types.d.ts" */
/** @typedef {{ choose(move: KnownMove): void, preview(move: KnownMove | null): void }} Callbacks */
/** @typedef {{ index: number, isBest: boolean, hasScores: boolean, unit: string }} Placed */

import { buttonAt, make, setAttr, setText } from "../ui/elements.js";
import { createListFocus } from "../ui/list_focus.js";
import { moveName, unitOf } from "../ui/names.js";
import { evaluationText, exactText, resultClass } from "../board/score_text.js";
import { language, numberText, percentText, t } from "../ui/i18n.js";

const MAX_NAMES = 4; // symmetric moves that a row names
const LEAST_LABELED = 0.2; // share of a bar with room for its percentage
/** @type {[name: "won" | "drawn" | "lost", kind: string][]} */
const RESULTS = [["won", "win"], ["drawn", "draw"], ["lost", "loss"]];

/** `preview(null)` ends a preview.
    @param {Callbacks} callbacks */
export function createKnownMoves({ choose, preview }) {
  const exact = make("span");
  const [name, games, results] = ["move", "games", "results"].map((head) => (
    make("span", { textKey: `explorer.${head}` })));
  const list = make("ol", { labelKey: "explorer.moves" }), focus = createListFocus(list);
  const heads = make("div", { class: "known-heads", "aria-hidden": "true" }, name, exact, games, results);
  const element = make("div", { class: "known-moves" }, heads, list);
  /** @type {KnownMove[]} */
  let moves = [];
  let drawn = "";

  /** @type {(event: Event) => KnownMove | null} */
  const moveAt = (event) => moves[Number(buttonAt(event)?.dataset.row ?? -1)] ?? null;

  list.addEventListener("click", (event) => {
    const move = moveAt(event);
    if (move) choose(move);
  });
  list.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") preview(moveAt(event)); });
  list.addEventListener("pointerleave", () => preview(null));
  list.addEventListener("focusin", (event) => { if (buttonAt(event)?.matches(":focus-visible")) preview(moveAt(event)); });
  list.addEventListener("focusout", () => preview(null));

  /** @type {(board: Board, known: KnownMove[], best: number[]) => void} */
  function render(board, known, best) {
    moves = known;
    element.hidden = !known.length;
    const key = JSON.stringify([language(), board.game, board.config, known, best]);
    if (key === drawn) return;
    drawn = key;
    const focused = focus.focused();
    const hasScores = known.some((move) => move.score), unit = unitOf(board.game);
    element.classList.toggle("scored", hasScores);
    setText(exact, unit ? t("think.exact_in", { unit }) : t("think.exact"));
    const isAny = best.length === known.flatMap((move) => move.actions).length; // all moves are equally good
    list.replaceChildren(...known.map((move, index) => {
      const isBest = !isAny && best.includes(move.ply.action);
      return make("li", {}, rowOf(board, move, { index, isBest, hasScores, unit }));
    }));
    const reached = focus.reach(Math.max(0, Math.min(known.length - 1, focused)));
    if (focused >= 0) reached?.focus({ preventScroll: true });
    else list.scrollTop = 0;
  }

  return { element, render };
}

/** @type {(board: Board, move: KnownMove, placed: Placed) => HTMLElement} */
function rowOf(board, move, { index, isBest, hasScores, unit }) {
  const names = move.actions.map((action) => moveName(board, action));
  const more = move.openings ? make("small", {}, t("explorer.openings", { count: move.openings })) : null;
  const parts = [make("span", { class: "name" }, namesText(names), more)];
  if (hasScores) parts.push(scoreElement(move.score, isBest));
  parts.push(make("span", { class: "count" }, move.games ? numberText(move.games) : "–"), bar(move));
  for (const part of parts) setAttr(part, "aria-hidden", "true"); // the label says it all in words
  const label = make("span", { class: "visually-hidden" }, labelText(move, names, unit, isBest));
  return make("button", { type: "button", data: { row: index } }, label, ...parts);
}

/** Name symmetric moves: all of a few, or the first and how many there are.
    @type {(names: string[]) => string} */
function namesText(names) {
  return names.length <= MAX_NAMES ? names.join(", ") : `${names[0]} (×${names.length})`;
}

/** @type {(score: Figures | null, isBest: boolean) => HTMLElement} */
function scoreElement(score, isBest) {
  return make("span", { class: `exact ${resultClass(score?.value)}` }, score ? `${isBest ? "▲ " : ""}${exactText(score)}` : "");
}

/** Return the three parts of the results, each as wide as its share.
    @type {(move: KnownMove) => HTMLElement} */
function bar(move) {
  const finished = move.won + move.drawn + move.lost;
  const element = make("span", { class: "results-bar" });
  if (!finished) element.textContent = move.games ? t("explorer.no_result") : "";
  setAttr(element, "data-empty", !finished);
  for (const [name, kind] of finished ? RESULTS.filter(([name]) => move[name]) : []) {
    const share = move[name] / finished;
    const part = make("i", { class: kind }, share >= LEAST_LABELED ? percentText(share) : "");
    part.style.flexGrow = String(share);
    element.append(part);
  }
  return element;
}

/** @type {(move: KnownMove, names: string[], unit: string, isBest: boolean) => string} */
function labelText(move, names, unit, isBest) {
  const { won, drawn, lost, games, openings, score } = move;
  const parts = [t("explorer.row", { move: names.join(", "), games: numberText(games) })];
  if (won + drawn + lost) parts.push(t("explorer.row_results", { won, drawn, lost }));
  if (score) parts.push(t("explorer.row_score", { score: evaluationText(score, unit) }));
  if (isBest) parts.push(t("think.best"));
  if (openings) parts.push(t("explorer.openings", { count: openings }));
  return parts.join("; ");
}

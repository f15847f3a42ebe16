/* The list of known moves. Tab reaches it once, arrow keys go through it; hover or focus previews a move, Enter or a
   click chooses it. */

import { make, setAttr, setText } from "../ui/elements.js";
import { moveName, unitOf } from "../ui/names.js";
import { evaluationText, exactText } from "../board/score_text.js";
import { language, numberText, percentText, t } from "../ui/i18n.js";

const MAX_NAMES = 4; // symmetric moves that a row names
const LEAST_LABELED = 0.2; // share of a bar with room for its percentage
const RESULTS = [["won", "win"], ["drawn", "draw"], ["lost", "loss"]];

/** `choose(move)` and `preview(move)` get a move of the server's answer; `preview(null)` ends a preview. */
export function createKnownMoves({ choose, preview }) {
  const exact = make("span");
  const [name, games, results] = ["move", "games", "results"].map((head) => (
    make("span", { textKey: `explorer.${head}` })));
  const list = make("ol", { labelKey: "explorer.moves" });
  const heads = make("div", { class: "known-heads", "aria-hidden": "true" }, name, exact, games, results);
  const element = make("div", { class: "known-moves" }, heads, list);
  let moves = [], drawn = "";

  const buttons = () => [...list.querySelectorAll("button")];
  const moveAt = (event) => moves[Number(event.target.closest("button")?.dataset.row ?? -1)] ?? null;

  list.addEventListener("click", (event) => { if (moveAt(event)) choose(moveAt(event)); });
  list.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") preview(moveAt(event)); });
  list.addEventListener("pointerleave", () => preview(null));
  list.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) preview(moveAt(event)); });
  list.addEventListener("focusout", () => preview(null));
  list.addEventListener("keydown", (event) => {
    const all = buttons(), at = all.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    reach(all, Math.max(0, Math.min(all.length - 1, to))).focus();
  });

  /** Make one row the one that Tab reaches. */
  function reach(all, at) {
    all.forEach((one, index) => { one.tabIndex = index === at ? 0 : -1; });
    return all[at];
  }

  function render(board, known, best) {
    moves = known;
    element.hidden = !known.length;
    const key = JSON.stringify([language(), board.game, board.config, known, best]);
    if (key === drawn) return;
    drawn = key;
    const focused = buttons().indexOf(document.activeElement);
    const hasScores = known.some((move) => move.score), unit = unitOf(board.game);
    element.classList.toggle("scored", hasScores);
    setText(exact, unit ? t("think.exact_in", { unit }) : t("think.exact"));
    const isAny = best.length === known.flatMap((move) => move.actions).length; // all moves are equally good
    list.replaceChildren(...known.map((move, index) => {
      const isBest = !isAny && best.includes(move.ply.action);
      return make("li", {}, row(board, move, { index, isBest, hasScores, unit }));
    }));
    const all = buttons();
    if (!all.length) return;
    const one = reach(all, Math.max(0, Math.min(all.length - 1, focused)));
    if (focused >= 0) one.focus({ preventScroll: true });
    else list.scrollTop = 0;
  }

  return { element, render };
}

function row(board, move, { index, isBest, hasScores, unit }) {
  const names = move.actions.map((action) => moveName(board, action));
  const more = move.openings ? make("small", {}, t("explorer.openings", { count: move.openings })) : null;
  const parts = [make("span", { class: "name" }, namesText(names), more)];
  if (hasScores) parts.push(scoreElement(move.score, isBest));
  parts.push(make("span", { class: "count" }, move.games ? numberText(move.games) : "–"), bar(move));
  for (const part of parts) setAttr(part, "aria-hidden", "true"); // the label says it all in words
  const label = make("span", { class: "visually-hidden" }, labelText(move, names, unit, isBest));
  return make("button", { type: "button", data: { row: index } }, label, ...parts);
}

/** Name symmetric moves: all of a few, or the first and how many there are. */
function namesText(names) {
  return names.length <= MAX_NAMES ? names.join(", ") : `${names[0]} (×${names.length})`;
}

function scoreElement(score, isBest) {
  const kind = { 1: "win", 0: "draw", [-1]: "loss" }[score?.value] ?? "";
  return make("span", { class: `exact ${kind}` }, score ? `${isBest ? "▲ " : ""}${exactText(score)}` : "");
}

/** Return the three parts of the results, each as wide as its share. */
function bar(move) {
  const finished = move.won + move.drawn + move.lost;
  const element = make("span", { class: "results-bar" });
  if (!finished) element.textContent = move.games ? t("explorer.no_result") : "";
  setAttr(element, "data-empty", !finished);
  for (const [name, kind] of finished ? RESULTS.filter(([name]) => move[name]) : []) {
    const share = move[name] / finished;
    const part = make("i", { class: kind }, share >= LEAST_LABELED ? percentText(share) : "");
    part.style.flexGrow = share;
    element.append(part);
  }
  return element;
}

function labelText(move, names, unit, isBest) {
  const { won, drawn, lost, games, openings, score } = move;
  const parts = [t("explorer.row", { move: names.join(", "), games: numberText(games) })];
  if (won + drawn + lost) parts.push(t("explorer.row_results", { won, drawn, lost }));
  if (score) parts.push(t("explorer.row_score", { score: evaluationText(score, unit) }));
  if (isBest) parts.push(t("think.best"));
  if (openings) parts.push(t("explorer.openings", { count: openings }));
  return parts.join("; ");
}

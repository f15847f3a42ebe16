/* The line of best replies that shows what a move is worth, stepped through on the board, with the score of each
   move. */

/** @import { Board } from "../../game.d.ts" */
/** @import { LineMove } from "../../learn.d.ts" */
/** @import { Store } from "../../page.d.ts" */
/** @typedef {{ board: Pick<Board, "game" | "config">, at: number, plies: LineMove[], title: string }} BestLine */

import { buttonAt, make, stone, setText } from "../ui/elements.js";
import { createLineSteps } from "../ui/line_steps.js";
import { moveName, unitOf } from "../ui/names.js";
import { evaluationText, resultClass } from "../board/score_text.js";
import { t } from "../ui/i18n.js";

/** @type {{ [key: string]: number }} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** @param {Store} store */
export function createBestLine(store) {
  const steps = createLineSteps("learn", { step, end: () => show(Infinity), leave: hide }), { moves } = steps;
  const title = make("h4"), proof = make("p", { class: "note" });
  const searching = make("p", { class: "note searching", role: "status" });
  const shownLine = make("div", { class: "best-line", hidden: true }, title, moves, steps.element, proof);
  const element = make("div", {}, searching, shownLine);
  /** @type {BestLine | null} */
  let line = null;

  moves.addEventListener("click", (event) => {
    const button = buttonAt(event);
    if (button) show(Number(button.dataset.shown));
  });
  shownLine.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
    else if (event.key in STEPS) step(STEPS[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  /** Return how many moves of the line the board shows. */
  function shownMoves() {
    const { variation } = store.state;
    return line && variation?.plies === line.plies ? variation.shown : 0;
  }

  /** @type {(count: number) => void} */
  function show(count) {
    if (!line) return;
    const { at, plies } = line;
    store.set({ variation: { at, plies, shown: Math.max(1, Math.min(plies.length, count)) } });
  }

  /** @type {(by: number) => void} */
  function step(by) {
    if (shownMoves() + by < 1) hide();
    else show(shownMoves() + by);
  }

  /** Remove the line from the board and from the panel. */
  function hide() {
    const isShown = shownMoves() > 0;
    line = null;
    shownLine.hidden = true;
    if (isShown) store.set({ variation: null });
  }

  /** Show another line with its first move on the board.
      @type {(wanted: BestLine) => void} */
  function begin(wanted) {
    line = wanted;
    shownLine.hidden = false;
    setText(title, wanted.title);
    setText(proof, proofText(wanted.plies));
    moves.replaceChildren(...wanted.plies.map((ply, index) => make("li", {}, moveButton(wanted.board, ply, index))));
    show(1);
    moves.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Say that a line is searched, which takes some seconds, in place of one that is shown. */
  function search() {
    hide();
    setText(searching, t("learn.line_search"));
  }

  function endSearch() { setText(searching, ""); }

  /** Close the line if the board shows something else. */
  function render() {
    if (!line) return;
    const shown = shownMoves();
    if (shown) steps.mark(shown, t("learn.line_shown", { shown, count: line.plies.length }));
    else hide();
  }

  return { element, begin, search, endSearch, hide, render };
}

/** @type {(board: BestLine["board"], ply: LineMove, index: number) => HTMLElement} */
function moveButton(board, ply, index) {
  const name = moveName(board, ply.action), worth = evaluationText(ply, index ? null : unitOf(board.game));
  const kind = ply.estimate ? "estimate" : resultClass(ply.value);
  const label = t("learn.line_move", { number: index + 1, move: name, worth });
  return make("button", { type: "button", data: { shown: index + 1 }, "aria-label": label },
    stone(ply.seat), name, make("small", { class: `evaluation ${kind}` }, worth));
}

/** Return from which move on the replies are proven best, or that the line ends because none was found. A reply is
    best for certain if the score of the move before it is exact.
    @type {(plies: LineMove[]) => string} */
function proofText(plies) {
  if (plies.at(-1)?.open) return t("learn.line_open");
  const kept = plies.findIndex((ply) => ply.kept);
  if (kept > 0) return t("learn.line_kept", { number: kept + 1 });
  const exact = plies.findIndex((ply) => ply.exact);
  return exact > 0 && exact + 1 < plies.length ? t("learn.line_proven_from", { number: exact + 2 }) : "";
}

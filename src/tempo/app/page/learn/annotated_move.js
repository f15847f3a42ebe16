/* One judged move: the one that led to the position on the board, or what there is to play in it. What was better, and
   the line that proves it. */

import { make, set, stone, write } from "../ui/elements.js";
import { isMistake, judgedAt } from "./learn_data.js";
import { bestText, labelText } from "./learn_text.js";
import { moveCalled } from "../ui/names.js";
import { createProofLine } from "./best_line.js";
import { gaveText, worthText } from "../board/score_text.js";
import { t } from "../ui/i18n.js";

export function createJudgedMove(store, server) {
  const mover = make("span"), called = make("span"), title = make("h3", {}, mover, called);
  const text = make("p"), better = make("p");
  const show = make("button", { type: "button", on: { click: () => prove("best") } });
  const punish = make("button", { type: "button", on: { click: () => prove("played") } });
  const line = createProofLine(store);
  const element = make("div", { class: "chosen" }, title, text, better,
    make("div", { class: "learn-buttons" }, show, punish), line.element);
  let busy = false; // a line is being looked for

  const keyOf = (board) => `${board.id} ${board.line.slice(0, board.at).map((ply) => ply.action).join(".")}`;

  /** The move that led to the position shown, as it was judged; where it was no mistake, the one that comes next. */
  function choose({ review, board }) {
    const last = board.at ? judgedAt(review, board, board.at - 1) : null;
    if (last?.label) return { at: board.at - 1, judged: last };
    return { at: board.at, judged: judgedAt(review, board, board.at) };
  }

  async function prove(what) {
    const { board } = store.state, { at, judged } = choose(store.state), key = keyOf(board);
    const action = what === "best" ? judged.best[0] : judged.action;
    if (busy) return;
    busy = true;
    render(store.state);
    try {
      const told = await server.post(`/api/boards/${board.id}/line`, { at, action });
      if (keyOf(store.state.board) !== key || store.state.exercise) return;
      const said = t(`learn.line_${what}`, { number: at + 1, move: moveCalled(board, action) });
      line.begin({ board, at, plies: told.plies, said });
    } catch (error) {
      store.set({ notice: { text: error.message, kind: "error" } });
    } finally {
      busy = false;
      render(store.state);
    }
  }

  function render(state) {
    const { board } = state, { at, judged } = choose(state);
    line.render(state);
    element.hidden = !judged;
    if (!judged) return;
    const played = judged.label && judged.action !== null;
    mover.replaceChildren(...(judged.seat === null ? [] : [stone(judged.seat)]));
    const name = played ? moveCalled(board, judged.action) : "";
    write(called, played ? t("learn.move", { number: at + 1, move: name }) : t("learn.here"));
    write(text, played ? playedText(judged) : "");
    text.className = played ? `label ${judged.label} ${judged.certain ? "certain" : "guess"}` : "label";
    const hasBetter = judged.best.length > 0 && !judged.best.includes(judged.action);
    write(better, hasBetter ? t("learn.better", { moves: bestText(board, judged) }) : "");
    show.hidden = !hasBetter;
    if (hasBetter) write(show, t("learn.show_best", { move: moveCalled(board, judged.best[0]) }));
    punish.hidden = !played || !isMistake(judged);
    write(punish, t("learn.show_played", { move: name }));
    for (const one of [show, punish]) set(one, "aria-disabled", busy ? "true" : null);
  }

  return { element, render };
}

function playedText(judged) {
  const parts = [labelText(judged), gaveText(judged), worthText(judged.scores[judged.action])];
  return parts.filter(Boolean).join(" · ");
}

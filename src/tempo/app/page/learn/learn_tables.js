/* Tables of a review: mistakes, and accuracy of both sides. */

/** @import { Board } from "../../game.d.ts" */
/** @import { Accuracy } from "../../learn.d.ts" */
/** @import { PageState } from "../../page.d.ts" */
/** @import { Replay } from "../play/replay.js" */
/** @import { Mistake } from "./learn_data.js" */

import { buttonAt, make, setAttr, stone } from "../ui/elements.js";
import { mistakesOf } from "./learn_data.js";
import { bestText, labelText, signOf } from "./learn_text.js";
import { moveInSentence, seatName } from "../ui/names.js";
import { lossText } from "../board/score_text.js";
import { hasText, language, numberText, percentText, t } from "../ui/i18n.js";

const MEASURES = ["learn.keeping", "learn.perfect", "learn.exact_loss", "learn.estimated_loss"];

/** The mistakes of the line, worst first; a click jumps to one, and `onGo` shows what is said of it.
    @param {Replay} replay @param {() => void} onGo */
export function createMistakes(replay, onGo) {
  const list = make("ol", { class: "mistake-list" }), none = make("p", { class: "note", textKey: "learn.no_mistakes" });
  const element = make("div", { class: "mistakes" }, make("h3", { textKey: "learn.mistakes" }), list, none);
  let drawn = "";

  list.addEventListener("click", (event) => {
    const button = buttonAt(event);
    if (button) replay.go(Number(button.dataset.at) + 1).then(onGo);
  });

  /** @type {(state: PageState) => void} */
  function render({ review, board }) {
    const mistakes = mistakesOf(review, board);
    const key = JSON.stringify([language(), board.id, mistakes]);
    none.hidden = mistakes.length > 0 || !review?.plies[0];
    list.hidden = !mistakes.length;
    if (key !== drawn) list.replaceChildren(...mistakes.map((mistake) => rowOf(board, mistake)));
    drawn = key;
    for (const button of list.querySelectorAll("button")) {
      setAttr(button, "aria-current", Number(button.dataset.at) + 1 === board.at ? "true" : null);
    }
  }

  return { element, render };
}

/** @type {(board: Board, mistake: Mistake) => HTMLElement} */
function rowOf(board, { at, annotation }) {
  const kind = `sign ${annotation.label} ${annotation.certain ? "certain" : "estimate"}`;
  const sign = make("b", { class: kind, "aria-hidden": "true" }, signOf(annotation));
  const name = t("learn.move", { number: at + 1, move: moveInSentence(board, board.line[at].action) });
  const move = make("span", { class: "what" }, stone(board.line[at].seat), name);
  const loss = make("span", { class: "loss-text" }, lossText(annotation) || labelText(annotation));
  const better = annotation.best.length ? t("learn.instead", { moves: bestText(board, annotation) }) : "";
  const best = make("span", { class: "better" }, better);
  return make("li", {}, make("button", { type: "button", data: { at } }, sign, move, loss, best));
}

/** The accuracy of both sides, one beside the other. */
export function createAccuracy() {
  const players = make("tr"), body = make("tbody");
  const element = make("div", { class: "accuracy" }, make("h3", { textKey: "learn.accuracy" }),
    make("table", {}, make("thead", {}, players), body), make("p", { class: "note", textKey: "learn.accuracy_about" }));
  let drawn = "";

  /** @type {(state: PageState) => void} */
  function render({ review, board }) {
    const sides = review?.accuracy;
    element.hidden = !sides;
    if (!sides) return;
    const key = JSON.stringify([language(), board.seats, sides]);
    if (key !== drawn) draw(board, sides);
    drawn = key;
  }

  /** @type {(board: Board, sides: Accuracy[]) => void} */
  function draw(board, sides) {
    const columns = sides.map(figuresOf);
    players.replaceChildren(make("td", {}), ...sides.map((_, seat) => (
      make("th", { scope: "col" }, stone(seat), seatName(board, seat)))));
    body.replaceChildren(...MEASURES.map((key, row) => make("tr", {}, make("th", { scope: "row" }, t(key)),
      ...columns.map((figures) => make("td", { class: key === "learn.estimated_loss" ? "estimate" : null }, figures[row])))));
  }

  return { element, render };
}

/** Return the figures of a side, as in `MEASURES`: exact shares and the exact loss with their number of moves, and the
    estimated loss apart from them.
    @type {(accuracy: Accuracy) => string[]} */
function figuresOf({ cost, mean_loss: loss, estimated, keeping, keeping_known: keepingKnown, perfect, perfect_known: perfectKnown }) {
  /** @type {(part: number, whole: number) => string} */
  const share = (part, whole) => (
    whole ? t("learn.share", { percent: percentText(part / whole), part, whole }) : "–");
  const estimate = loss === null ? "–" : t("learn.mean_loss", { loss: percentText(loss, 1), count: numberText(estimated) });
  const unit = cost && hasText(`learn.total.${cost.unit}`) ? cost.unit : "any";
  const exact = cost ? t(`learn.total.${unit}`, { amount: numberText(cost.amount), count: numberText(cost.moves) }) : "–";
  return [share(keeping, keepingKnown), share(perfect, perfectKnown), exact, estimate];
}

/* Tables of a review: mistakes, and accuracy of both sides. */

import { make, setAttr, stone } from "../ui/elements.js";
import { mistakesOf } from "./learn_data.js";
import { bestText, labelText, signOf } from "./learn_text.js";
import { moveInSentence, seatName } from "../ui/names.js";
import { lossText } from "../board/score_text.js";
import { hasText, language, numberText, percentText, t } from "../ui/i18n.js";

const HEADS = ["learn.side", "learn.keeping", "learn.perfect", "learn.exact_loss", "learn.estimated_loss"];

/** The mistakes of the line, worst first; a click jumps to one. */
export function createMistakes(store, replay) {
  const list = make("ol", { class: "mistake-list" }), none = make("p", { class: "note", textKey: "learn.no_mistakes" });
  const element = make("div", { class: "mistakes" }, make("h3", { textKey: "learn.mistakes" }), list, none);
  let drawn = "";

  list.addEventListener("click", (event) => {
    const one = event.target.closest("button");
    if (one) replay.go(Number(one.dataset.at) + 1);
  });

  function render({ review, board }) {
    const found = mistakesOf(review, board);
    const key = JSON.stringify([language(), board.id, found]);
    none.hidden = found.length > 0 || !review.plies[0];
    list.hidden = !found.length;
    if (key !== drawn) list.replaceChildren(...found.map((one) => row(board, one)));
    drawn = key;
    [...list.children].forEach((item) => {
      const one = item.firstElementChild;
      setAttr(one, "aria-current", Number(one.dataset.at) + 1 === board.at ? "true" : null);
    });
  }

  return { element, render };
}

function row(board, { at, annotation }) {
  const kind = `sign ${annotation.label} ${annotation.certain ? "certain" : "estimate"}`;
  const sign = make("b", { class: kind, "aria-hidden": "true" }, signOf(annotation));
  const name = t("learn.move", { number: at + 1, move: moveInSentence(board, annotation.action) });
  const move = make("span", { class: "what" }, stone(annotation.seat), name);
  const loss = make("span", { class: "loss-text" }, lossText(annotation));
  const better = annotation.best.length ? t("learn.instead", { moves: bestText(board, annotation) }) : "";
  const best = make("span", { class: "better" }, better);
  const label = make("span", { class: "visually-hidden" }, labelText(annotation));
  return make("li", {}, make("button", { type: "button", data: { at } }, sign, label, move, loss, best));
}

/** The accuracy of both sides. */
export function createAccuracy() {
  const heads = HEADS.map((key) => make("th", { scope: "col", textKey: key }));
  const body = make("tbody");
  const element = make("div", { class: "accuracy" }, make("h3", { textKey: "learn.accuracy" }),
    make("table", {}, make("thead", {}, make("tr", {}, ...heads)), body),
    make("p", { class: "note", textKey: "learn.accuracy_about" }));
  let drawn = "";

  function render({ review, board }) {
    element.hidden = !review.accuracy;
    if (element.hidden) return;
    const key = JSON.stringify([language(), board.seats, review.accuracy]);
    if (key !== drawn) body.replaceChildren(...review.accuracy.map((one, seat) => side(board, one, seat)));
    drawn = key;
  }

  return { element, render };
}

/** Return a row: exact shares and the exact loss with their number of moves, and the estimated loss apart from them. */
function side(board, one, seat) {
  const share = (part, whole) => (
    whole ? t("learn.share", { percent: percentText(part / whole), part, whole }) : "–");
  const figures = { loss: percentText(one.mean_loss ?? 0, 1), count: numberText(one.estimated) };
  const estimate = one.mean_loss === null ? "–" : t("learn.mean_loss", figures);
  const { cost } = one, unit = cost && hasText(`learn.total.${cost.unit}`) ? cost.unit : "any";
  const exact = cost ? t(`learn.total.${unit}`, { amount: numberText(cost.amount), count: numberText(cost.moves) }) : "–";
  return make("tr", {}, make("th", { scope: "row" }, stone(seat), seatName(board, seat)),
    make("td", {}, share(one.keeping, one.keeping_known)), make("td", {}, share(one.perfect, one.perfect_known)),
    make("td", {}, exact), make("td", { class: "estimate" }, estimate));
}

/* The list of moves with variations; a click shows a position. Below it: details of the current move, and the times
   of both players. */

import { make, setAttr, stone, setText } from "../ui/elements.js";
import { moveName, reasonText, seatName } from "../ui/names.js";
import { language, numberText, percentText, t, timeText } from "../ui/i18n.js";

export function createMovesView(store, server, replay) {
  const list = make("ol", { class: "move-list", labelKey: "moves.title" });
  const none = make("p", { class: "note", textKey: "moves.none" });
  const details = make("p", { class: "move-details" });
  const times = [0, 1].map(() => make("span"));
  const element = make("section", { class: "moves-view" }, list, none, details,
    ...times.map((time, seat) => make("p", { class: "move-times" }, stone(seat), time)));
  let drawn = "", opened = null, shownAt = null;

  list.addEventListener("click", (event) => {
    const { at, node, others } = event.target.closest("button")?.dataset ?? {};
    if (at) replay.go(Number(at));
    if (node) server.act("jump", { node: Number(node) });
    if (others) open(Number(others));
  });

  /** Show or hide the alternatives to a move. */
  function open(node) {
    opened = opened === node ? null : node;
    drawn = "";
    render(store.state);
    list.querySelector(`[data-others="${node}"]`)?.focus();
  }

  function render({ board }) {
    if (!board) return;
    const { line, seats } = board;
    const nodes = line.map((ply) => [ply.node, ply.variations?.length]);
    const key = JSON.stringify([board.id, seats, language(), opened, nodes]);
    if (key !== drawn) {
      list.replaceChildren(startItem(), ...line.flatMap((ply, index) => itemsOf(board, ply, index + 1, opened)));
      shownAt = null;
    }
    drawn = key;
    none.hidden = line.length > 0;
    list.hidden = line.length === 0;
    if (board.at !== shownAt) markCurrent(list, board.at);
    shownAt = board.at;
    setText(details, detailsText(board.line[board.at - 1]));
    times.forEach((time, seat) => {
      setText(time, timesText(board, seat));
      time.parentElement.hidden = !time.textContent;
    });
  }

  return { element, render };
}

function startItem() {
  return make("li", { class: "move-start" }, make("button", { type: "button", data: { at: 0 } }, t("moves.start")));
}

/** Return the items of a move: the move, a button for its alternatives, and these if they are open. */
function itemsOf(board, ply, number, opened) {
  const name = moveName(board, ply.action);
  const move = make("button", { type: "button", data: { at: number } },
    make("span", { class: "number" }, String(number)), stone(ply.seat), hiddenText(` ${seatName(board, ply.seat)}: `), name);
  if (!ply.variations?.length) return [make("li", {}, move)];
  const isOpen = opened === ply.node;
  const tried = t("moves.variations_of", { move: name });
  const others = make("button", {
    type: "button", class: "others", title: tried, "aria-expanded": String(isOpen), data: { others: ply.node },
  }, `+${ply.variations.length}`, hiddenText(` ${tried}`));
  const item = make("li", { class: "branching" }, move, others);
  return isOpen ? [item, make("li", { class: "variations" }, ...ply.variations.map(({ node, action }) => {
    const called = moveName(board, action), label = t("moves.variation", { move: called });
    return make("button", { type: "button", "aria-label": label, data: { node } }, stone(ply.seat), called);
  }))] : [item];
}

/** Text for screen readers only. */
function hiddenText(text) {
  return make("span", { class: "visually-hidden" }, text);
}

/** Make the current move the one that Tab reaches, and scroll to it. */
function markCurrent(list, at) {
  const hadFocus = list.contains(document.activeElement) && document.activeElement.dataset.at !== undefined;
  for (const one of list.querySelectorAll("[data-at]")) {
    const current = Number(one.dataset.at) === at;
    setAttr(one, "aria-current", current ? "step" : null);
    one.tabIndex = current ? 0 : -1;
    if (!current) continue;
    const item = one.parentElement;
    list.scrollTop = item.offsetTop - list.offsetTop - (list.clientHeight - item.clientHeight) / 2;
    if (hadFocus) one.focus({ preventScroll: true });
  }
}

/** Return time, simulations, value and reason of a move, as far as known. */
function detailsText(ply) {
  if (!ply) return "";
  const parts = [];
  if (ply.seconds !== null && ply.seconds !== undefined) parts.push(timeText(ply.seconds));
  if (ply.simulations) parts.push(`${t("think.simulations")} ${numberText(ply.simulations)}`);
  if (ply.value !== null && ply.value !== undefined) parts.push(`${t("think.value")} ${percentText(ply.value)}`);
  if (ply.reason) parts.push(reasonText(ply.reason));
  return parts.join(" · ");
}

/** Return the time of a player's last move up to the current one, and of all its moves. */
function timesText(board, seat) {
  const own = board.line.slice(0, board.at).filter((ply) => ply.seat === seat && typeof ply.seconds === "number");
  if (!own.length) return "";
  const total = own.reduce((sum, ply) => sum + ply.seconds, 0);
  return t("moves.times", { name: seatName(board, seat), last: timeText(own.at(-1).seconds), total: timeText(total) });
}

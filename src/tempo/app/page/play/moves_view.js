/* The list of moves with variations; a click shows a position. Below it: details of the current move, and the times
   of both players. */

/** @import { Board, LinePly } from "../../game.d.ts" */
/** @import { PageServer, PageState, Store } from "../../page.d.ts" */
/** @import { Replay } from "./replay.js" */

import { buttonAt, make, setAttr, stone, setText } from "../ui/elements.js";
import { moveName, reasonText, seatName } from "../ui/names.js";
import { language, numberText, percentText, t, timeText } from "../ui/i18n.js";

/** @param {Store} store @param {PageServer} server @param {Replay} replay */
export function createMovesView(store, server, replay) {
  const list = make("ol", { class: "move-list", labelKey: "moves.title" });
  const none = make("p", { class: "note", textKey: "moves.none" });
  const details = make("p", { class: "move-details" });
  const times = [0, 1].map(() => make("span")), rows = times.map((time, seat) => make("p", { class: "move-times" }, stone(seat), time));
  const element = make("section", { class: "moves-view" }, list, none, details, ...rows);
  let drawn = "";
  /** @type {number | null} */
  let opened = null; // the node whose alternatives are listed
  /** @type {number | null} */
  let shownAt = null;

  list.addEventListener("click", (event) => {
    const { at, node, others } = buttonAt(event)?.dataset ?? {};
    if (at) replay.go(Number(at));
    if (node) server.act("jump", { node: Number(node) });
    if (others) open(Number(others));
  });

  /** Show or hide the alternatives to a move.
      @type {(node: number) => void} */
  function open(node) {
    opened = opened === node ? null : node;
    drawn = "";
    render(store.state);
    /** @type {HTMLElement | null} */ (list.querySelector(`[data-others="${node}"]`))?.focus();
  }

  /** @type {(state: PageState) => void} */
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
      rows[seat].hidden = !time.textContent;
    });
  }

  return { element, render };
}

function startItem() {
  return make("li", { class: "move-start" }, make("button", { type: "button", data: { at: 0 } }, t("moves.start")));
}

/** Return the items of a move: the move, a button for its alternatives, and these if they are open.
    @type {(board: Board, ply: LinePly, number: number, opened: number | null) => HTMLElement[]} */
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

/** Text for screen readers only.
    @type {(text: string) => HTMLElement} */
function hiddenText(text) {
  return make("span", { class: "visually-hidden" }, text);
}

/** Make the current move the one that Tab reaches, and scroll to it.
    @type {(list: HTMLElement, at: number) => void} */
function markCurrent(list, at) {
  const focused = document.activeElement;
  const hadFocus = focused instanceof HTMLElement && list.contains(focused) && "at" in focused.dataset;
  for (const item of list.children) {
    const move = /** @type {HTMLElement} */ (item.firstElementChild), current = move.dataset.at === String(at);
    if (!("at" in move.dataset)) continue; // alternatives
    setAttr(move, "aria-current", current ? "step" : null);
    move.tabIndex = current ? 0 : -1;
    if (!current) continue;
    const { offsetTop, clientHeight } = /** @type {HTMLElement} */ (item);
    list.scrollTop = offsetTop - list.offsetTop - (list.clientHeight - clientHeight) / 2;
    if (hadFocus) move.focus({ preventScroll: true });
  }
}

/** Return time, simulations, value and reason of a move, as far as known.
    @type {(ply?: LinePly) => string} */
function detailsText(ply) {
  if (!ply) return "";
  const parts = [];
  if (ply.seconds !== null && ply.seconds !== undefined) parts.push(timeText(ply.seconds));
  if (ply.simulations) parts.push(`${t("think.simulations")} ${numberText(ply.simulations)}`);
  if (ply.value !== null && ply.value !== undefined) parts.push(`${t("think.value")} ${percentText(ply.value)}`);
  if (ply.reason) parts.push(reasonText(ply.reason));
  return parts.join(" · ");
}

/** Return the time of a player's last move up to the current one, and of all its moves.
    @type {(board: Board, seat: number) => string} */
function timesText(board, seat) {
  const own = board.line.slice(0, board.at).filter((ply) => ply.seat === seat);
  const times = own.flatMap(({ seconds }) => (typeof seconds === "number" ? [seconds] : [])), last = times.at(-1);
  if (last === undefined) return "";
  const total = timeText(times.reduce((sum, seconds) => sum + seconds, 0));
  return t("moves.times", { name: seatName(board, seat), last: timeText(last), total });
}

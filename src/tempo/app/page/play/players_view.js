/* The players above and below the board: turn, activity, running clocks. A lone person sits at the lower edge. */

/** @import { Board } from "../../game.d.ts" */
/** @import { PageState } from "../../page.d.ts" */

import { KINDS } from "../../drawings.js";
import { make, setAttr, stone, setText } from "../ui/elements.js";
import { isYou, playerName, seatName, unitOf } from "../ui/names.js";
import { isAtEnd, nearSeat, shownAt } from "../ui/turns.js";
import { numberText, t } from "../ui/i18n.js";

const TICK = 100; // milliseconds
const LAST = 10; // seconds that are shown in tenths
/** @type {Map<number | null, string>} */
const POINTS = new Map([[1, "1"], [0, "½"], [-1, "0"]]);

export function createPlayersView() {
  const far = createPlayer(), near = createPlayer();
  /** @type {Board | null} */
  let shown = null;

  setInterval(() => {
    if (!shown || shown.clock.running === null) return;
    far.tick(shown);
    near.tick(shown);
  }, TICK);

  /** @type {(state: PageState) => void} */
  function render(state) {
    const { board } = state;
    if (!board) return;
    shown = board;
    const at = shownAt(state), mover = at < board.at ? board.line[at].seat : board.to_move;
    const counts = countsAt(board, at);
    near.render(board, nearSeat(board), mover, counts);
    far.render(board, 1 - nearSeat(board), mover, counts);
  }

  return { far: far.element, near: near.element, render };
}

/** Return how many stones both players have after a number of moves; null where they are not counted.
    @type {(board: Board, at: number) => number[] | null} */
export function countsAt({ game, config, line }, at) {
  if (!KINDS[game].counts) return null;
  const { cells } = KINDS[game].cells(line.slice(0, at), config);
  return [0, 1].map((seat) => cells.filter((one) => one === seat).length);
}

function createPlayer() {
  const name = make("b"), sign = make("span", { class: "sign" });
  const points = make("span", { class: "points" }), clock = make("span", { class: "clock", role: "timer" });
  const mark = make("span", { class: "mark" });
  const element = make("div", { class: "player" }, mark, name, sign, points, clock);
  let seat = -1;

  /** @type {(board: Board, where: number, mover: number | null, counts: number[] | null) => void} */
  function render(board, where, mover, counts) {
    if (seat !== where) mark.replaceChildren(stone(where));
    seat = where;
    setText(name, isYou(board, seat) ? t("play.you") : seatName(board, seat));
    element.title = playerName(board.seats[seat].name);
    element.classList.toggle("turn", mover === seat);
    element.classList.toggle("thinks", board.thinking?.task === "move" && board.thinking.seat === seat);
    const reward = board.over && isAtEnd(board) ? board.over.rewards[seat] : null;
    setText(points, counts ? String(counts[seat]) : POINTS.get(reward) ?? "");
    setAttr(points, "title", counts && unitOf(board.game));
    element.classList.toggle("winner", reward === 1);
    clock.hidden = board.clock.kind === "none";
    tick(board);
  }

  /** @type {(board: Board) => void} */
  function tick(board) {
    if (board.clock.kind === "none") return;
    const { act, bank } = timeLeft(board, seat);
    setText(clock, act === null ? clockText(bank) : `${clockText(bank)} + ${secondsText(act)}`);
    element.classList.toggle("late", act === 0 && bank < LAST);
  }

  return { element, render, tick };
}

/** Return the seconds left in the bank and for this move; null for the move if the clock does not run.
    @type {(board: Board, seat: number) => { act: number | null, bank: number }} */
function timeLeft({ clock, received = 0 }, seat) {
  if (clock.running !== seat) return { act: null, bank: clock.left[seat] };
  const spent = clock.elapsed + (performance.now() - received) / 1000;
  return { act: Math.max(0, clock.act - spent), bank: Math.max(0, clock.left[seat] - Math.max(0, spent - clock.act)) };
}

/** Format seconds as on a clock, the last ten with tenths.
    @type {(seconds: number) => string} */
function clockText(seconds) {
  if (seconds < LAST) return secondsText(seconds);
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** @type {(seconds: number) => string} */
function secondsText(seconds) {
  return numberText(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

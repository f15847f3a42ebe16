/* Who plays, above and below the board: whose turn it is, the clocks as they run, and what a machine that thinks has
   done so far. The one human sits at the lower edge. */

import { make, set, stone, write } from "./elements.js";
import { isYou, playerName, seatName } from "./names.js";
import { isAtEnd, nearSeat } from "./turns.js";
import { numberText, t, timeText } from "./words.js";

const TICK = 100; // milliseconds
const POINTS = new Map([[1, "1"], [0, "½"], [-1, "0"]]);

export function createPlayersView() {
  const far = createPlayer(), near = createPlayer();
  let shown = null;

  setInterval(() => {
    if (shown?.clock.running === null || !shown) return;
    for (const one of [far, near]) one.tick(shown);
  }, TICK);

  function render({ board, thought }) {
    if (!board) return;
    shown = board;
    near.render(board, nearSeat(board), thought);
    far.render(board, 1 - nearSeat(board), thought);
  }

  return { far: far.element, near: near.element, render };
}

function createPlayer() {
  const name = make("b"), sign = make("span", { class: "sign" }), count = make("span", { class: "sims" });
  const points = make("span", { class: "points" }), clock = make("span", { class: "clock", role: "timer" });
  const mark = make("span", { class: "mark" });
  const element = make("div", { class: "player" }, mark, name, sign, count, points, clock);
  let seat = null;

  function render(board, where, thought) {
    if (seat !== where) mark.replaceChildren(stone(where));
    seat = where;
    const thinks = board.thinking?.what === "move" && board.thinking.seat === seat;
    write(name, isYou(board, seat) ? t("play.you") : seatName(board, seat));
    element.title = playerName(board.seats[seat].name);
    element.classList.toggle("turn", board.to_move === seat);
    element.classList.toggle("thinks", thinks);
    const simulations = thinks && thought?.seat === seat ? thought.simulations : 0;
    write(count, simulations ? numberText(simulations) : "");
    set(count, "title", simulations ? t("think.simulations") : null);
    const reward = board.over && isAtEnd(board) ? board.over.rewards[seat] : undefined;
    write(points, POINTS.get(reward) ?? "");
    element.classList.toggle("winner", reward === 1);
    clock.hidden = board.clock.kind === "none";
    tick(board);
  }

  function tick(board) {
    if (board.clock.kind === "none") return;
    const { act, bank } = timeLeft(board, seat);
    write(clock, `${timeText(bank)}${act === null ? "" : ` + ${timeText(act)}`}`);
    element.classList.toggle("late", act === 0 && bank < 10);
  }

  return { element, render, tick };
}

/** What a seat has left now: of its bank, and of this move, null where no move of it runs. */
function timeLeft({ clock, received }, seat) {
  if (clock.running !== seat) return { act: null, bank: clock.left[seat] };
  const spent = clock.spent + (performance.now() - received) / 1000;
  return { act: Math.max(0, clock.act - spent), bank: Math.max(0, clock.left[seat] - Math.max(0, spent - clock.act)) };
}

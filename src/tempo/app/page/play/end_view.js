/* The end of a game, over the board: the result, the accuracy of both sides, the decisive move, and what to do next.
   It appears when a game ends on this page, not for games that are opened. */

/** @import { Board } from "../../game.d.ts" */
/** @import { Accuracy, Review } from "../../learn.d.ts" */
/** @import { LevelName, PageServer, PageState, Player, Store } from "../../page.d.ts" */
/** @import { Replay } from "./replay.js" */

import { button, make, setText, stone, symbolButton } from "../ui/elements.js";
import { decisiveMove, isCurrent } from "../learn/learn_data.js";
import { aboutGame } from "./game_choice.js";
import { levelText } from "./seat_choice.js";
import { shapeOf } from "../address.js";
import { moveInSentence, resultText, seatName } from "../ui/names.js";
import { isAtEnd, isLive, machines } from "../ui/turns.js";
import { language, percentText, t } from "../ui/i18n.js";

/** `startReview()` reviews the game on the board.
    @param {Store} store @param {PageServer} server @param {Replay} replay @param {() => void} startReview */
export function createEndView(store, server, replay, startReview) {
  const title = make("h2"), sides = make("dl"), decisive = make("p", { class: "note", role: "status" });
  const see = button("end.review", showReview), again = button("end.rematch", () => open((seats) => seats.toReversed()));
  const next = make("button", { type: "button", on: { click: () => open((seats) => seats.map(raised)) } });
  const element = make("section", { class: "end-card", hidden: true, labelKey: "play.over" },
    symbolButton("×", "app.close", close, { class: "close" }), title, sides, decisive, make("div", { class: "dialog-foot" }, see, again, next));
  let last = { id: "", live: false }; // the board as it was rendered last
  let shown = ""; // key of the game whose end is shown
  let drawn = "";

  element.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });

  function close() {
    shown = "";
    element.hidden = true;
  }

  /** Open the review at the decisive move. */
  function showReview() {
    const { board, review } = store.state, move = decisiveMove(review, board);
    close();
    store.setView({ tab: "learn" });
    if (!review?.number) startReview();
    if (move) replay.go(move.at + 1);
  }

  /** Start another game with other seats; a friend keeps the board and the seat of the link.
      @type {(change: (seats: Player[]) => Player[]) => Promise<void>} */
  async function open(change) {
    const { board } = store.state;
    close();
    if (board.shared) {
      server.act("restart");
      return;
    }
    try {
      const seats = change(board.seats.map(({ kind, name }) => ({ kind, name })));
      await server.open({ game: board.game, shape: shapeOf(board), seats, clock: board.clock });
    } catch (error) {
      store.showError(error);
    }
  }

  /** Return the level above, in the form of a seat; other players stay.
      @type {(seat: Player) => Player} */
  function raised(seat) {
    const name = levelAbove(store.state, seat)?.name;
    return name ? { ...seat, name } : seat;
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    const { board, exercise } = state;
    if (!board) return;
    const ended = Boolean(board.over) && isAtEnd(board), key = `${board.id} ${board.line.at(-1)?.node}`;
    if (ended && last.live && last.id === board.id) {
      shown = key;
      if (machines(board) < 2 && board.line.length > 1) startReview();
    }
    last = { id: board.id, live: isLive(board) };
    element.hidden = !ended || shown !== key || exercise !== null;
    if (!element.hidden) draw(state);
  }

  /** @type {(state: PageState) => void} */
  function draw(state) {
    const { board, review } = state, current = isCurrent(review, board) ? review : null, running = Boolean(current?.running);
    const key = JSON.stringify([language(), board.id, board.over, running, current?.done, current?.accuracy]);
    if (key === drawn) return;
    drawn = key;
    setText(title, resultText(board));
    sides.replaceChildren(...(current?.accuracy ?? []).map((accuracy, seat) => sideOf(board, accuracy, seat)));
    const { done = 0, total = 0 } = current ?? {};
    setText(decisive, running ? t("learn.running", { done, total }) : current ? decisiveText(current, board) : "");
    const levels = board.seats.map((seat) => levelAbove(state, seat));
    const level = machines(board) === 1 ? levels.find(Boolean) : null;
    const won = board.over?.rewards.some((reward, seat) => reward > 0 && board.seats[seat].kind === "human");
    next.hidden = !level;
    if (level) setText(next, t("end.next_level", { level: levelText({ name: level.name }) }));
    next.classList.toggle("main", won === true && !next.hidden);
    again.classList.toggle("main", !next.classList.contains("main"));
  }

  return { element, render };
}

/** Return the level above the one in a seat; undefined for other players and the highest level.
    @type {(state: PageState, seat: Player) => LevelName | undefined} */
function levelAbove({ catalogue, board }, { name }) {
  const { levels } = aboutGame(catalogue, board.game);
  const place = levels.findIndex((level) => level.name === name);
  return place < 0 ? undefined : levels[place + 1];
}

/** Return the accuracy of a side by most of its moves: those with exact scores, or the estimated ones.
    @type {(board: Board, accuracy: Accuracy, seat: number) => HTMLElement} */
function sideOf(board, { perfect, perfect_known: known, mean_loss: loss, estimated: count }, seat) {
  const figure = known > count ? t("end.perfect", { percent: percentText(perfect / known) })
    : loss === null ? "–" : t("end.loss", { loss: percentText(loss, 1) });
  return make("div", {}, make("dt", {}, stone(seat), seatName(board, seat)), make("dd", {}, figure));
}

/** @type {(review: Review, board: Board) => string} */
function decisiveText(review, board) {
  const move = decisiveMove(review, board);
  if (!move) return t("learn.no_mistakes");
  const { action, seat } = board.line[move.at];
  return t("end.decisive", { number: move.at + 1, move: moveInSentence(board, action), name: seatName(board, seat) });
}

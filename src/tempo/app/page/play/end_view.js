/* The end of a game, beside the board: the result, the accuracy of both sides, the decisive move, and what to do next.
   It appears when a game ends on this page, not for games that are opened. */

/** @import { Board } from "../../game.d.ts" */
/** @import { Accuracy, Review } from "../../learn.d.ts" */
/** @import { LevelName, PageServer, PageState, Player, Store } from "../../page.d.ts" */
/** @import { Replay } from "./replay.js" */

import { button, make, setText, stone, symbolButton } from "../ui/elements.js";
import { decisiveMove, isCurrent } from "../learn/learn_data.js";
import { countsAt } from "./players_view.js";
import { aboutGame } from "./game_choice.js";
import { levelText } from "./seat_choice.js";
import { shapeOf } from "../address.js";
import { moveInSentence, resultText, seatName, unitOf } from "../ui/names.js";
import { isAtEnd, machines, ownSeat } from "../ui/turns.js";
import { language, percentText, t } from "../ui/i18n.js";

/** `startReview()` reviews the game on the board, `toBoard()` brings the focus to it.
    @param {Store} store @param {PageServer} server @param {Replay} replay @param {() => void} startReview
    @param {() => void} toBoard */
export function createEndView(store, server, replay, startReview, toBoard) {
  const title = make("h2"), sides = make("dl"), decisive = make("p", { class: "note", role: "status" });
  const see = button("end.review", showReview), again = button("end.rematch", () => open((seats) => seats.toReversed()));
  const next = make("button", { type: "button", on: { click: () => open((seats) => seats.map(changed(1))) } });
  const easier = make("button", { type: "button", on: { click: () => open((seats) => seats.map(changed(-1))) } });
  const foot = make("div", { class: "dialog-foot" }, see, again, next, easier);
  const element = make("section", { class: "end-card", hidden: true, labelKey: "play.over" },
    symbolButton("×", "app.close", close, { class: "close" }), title, sides, decisive, foot);
  let last = { id: "", goesOn: false }; // the board as it was rendered last
  let shown = ""; // key of the game whose end is shown
  let drawn = "", sought = ""; // the game whose decisive move is shown when the review has found it

  element.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });

  function close() {
    shown = "";
    element.hidden = true;
  }

  /** Open the review at the decisive move, as soon as it is known. */
  function showReview() {
    const { review } = store.state;
    sought = shown; // `render` goes there
    close();
    store.setView({ tab: "learn" });
    if (!review?.number) startReview();
  }

  function goToDecisive() {
    const { board, review } = store.state, move = decisiveMove(review, board);
    sought = "";
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
      toBoard();
    } catch (error) {
      store.showError(error);
    }
  }

  /** Return a function that changes a level by this number; other players stay.
      @type {(by: number) => (seat: Player) => Player} */
  function changed(by) {
    return (seat) => ({ ...seat, name: levelBeside(store.state, seat, by)?.name ?? seat.name });
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    const { board, exercise } = state;
    if (!board) return;
    const ended = Boolean(board.over) && isAtEnd(board), key = `${board.id} ${board.line.at(-1)?.node}`;
    if (ended && last.goesOn && last.id === board.id) {
      shown = key;
      if (machines(board) < 2 && board.line.length > 1) startReview();
    }
    last = { id: board.id, goesOn: !board.over };
    if (sought && (sought !== key || !isAtEnd(board))) sought = "";
    else if (sought && isCurrent(state.review, board) && !state.review?.running) goToDecisive();
    element.hidden = !ended || shown !== key || exercise !== null;
    if (!element.hidden) draw(state);
  }

  /** @type {(state: PageState) => void} */
  function draw(state) {
    const { board, review } = state, current = isCurrent(review, board) ? review : null;
    const running = Boolean(current?.running);
    const key = JSON.stringify([language(), board.id, board.over, running, current?.done, current?.accuracy]);
    if (key === drawn) return;
    drawn = key;
    setText(title, resultText(board));
    sides.replaceChildren(...[0, 1].flatMap((seat) => sideOf(board, current?.accuracy?.[seat], seat) ?? []));
    const { done = 0, total = 0 } = current ?? {};
    setText(decisive, running ? t("learn.running", { done, total }) : current ? decisiveText(current, board) : "");
    const own = machines(board) === 1 ? ownSeat(board) : null, reward = own === null ? 0 : board.over?.rewards[own] ?? 0;
    offer(next, "end.next_level", own === null ? undefined : levelBeside(state, board.seats[1 - own], 1));
    offer(easier, "end.easier", own !== null && reward < 0 ? levelBeside(state, board.seats[1 - own], -1) : undefined);
    const hasMistake = reward < 0 && (running || (current && decisiveMove(current, board) !== null));
    setText(see, t(hasMistake ? "end.mistake" : "end.review"));
    arrange(reward < 0 ? [see, easier, again, next] : reward > 0 ? [next, see, again, easier] : [again, see, next, easier]);
  }

  /** Put the buttons in order; the first one that is offered stands out.
      @type {(buttons: HTMLElement[]) => void} */
  function arrange(buttons) {
    if (buttons.some((one, place) => foot.children[place] !== one)) foot.append(...buttons);
    const first = buttons.find((one) => !one.hidden);
    for (const one of buttons) one.classList.toggle("main", one === first);
  }

  return { element, render };
}

/** Offer another level on a button.
    @type {(element: HTMLElement, key: string, level?: LevelName) => void} */
function offer(element, key, level) {
  element.hidden = !level;
  if (level) setText(element, t(key, { level: levelText({ name: level.name }) }));
}

/** Return the level beside the one in a seat; undefined for other players and beyond the first or last level.
    @type {(state: PageState, seat: Player, by: number) => LevelName | undefined} */
function levelBeside({ catalogue, board }, { name }, by) {
  const { levels } = aboutGame(catalogue, board.game);
  const place = levels.findIndex((level) => level.name === name);
  return place < 0 ? undefined : levels[place + by];
}

/** Return the line of a side: its stones where they are counted, and its accuracy; null if nothing is known.
    @type {(board: Board, accuracy: Accuracy | undefined, seat: number) => HTMLElement | null} */
function sideOf(board, accuracy, seat) {
  const count = countsAt(board, board.line.length)?.[seat];
  const figures = [count === undefined ? "" : `${count} ${unitOf(board.game)}`, accuracy ? accuracyText(accuracy) : ""];
  const text = figures.filter(Boolean).join(" · ");
  return text ? make("div", {}, make("dt", {}, stone(seat), seatName(board, seat)), make("dd", {}, text)) : null;
}

/** Return the accuracy of a side by most of its moves: those with exact scores, or the estimated ones.
    @type {(accuracy: Accuracy) => string} */
function accuracyText({ perfect, perfect_known: known, mean_loss: loss, estimated: count }) {
  if (known > count) return t("end.perfect", { percent: percentText(perfect / known) });
  return loss === null ? "–" : t("end.loss", { loss: percentText(loss, 1) });
}

/** @type {(review: Review, board: Board) => string} */
function decisiveText(review, board) {
  const move = decisiveMove(review, board);
  if (!move) return t("learn.no_mistakes");
  const { action, seat } = board.line[move.at];
  return t("end.decisive", { number: move.at + 1, move: moveInSentence(board, action), name: seatName(board, seat) });
}

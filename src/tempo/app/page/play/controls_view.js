/* Status line and buttons of the game, below the board. */

/** @import { Analysis, Board } from "../../game.d.ts" */
/** @import { Confirm, PageServer, PageState, ShownExercise, Store } from "../../page.d.ts" */
/** @typedef {(board: Board) => boolean} Test */

import { button, make, setOff, setText } from "../ui/elements.js";
import { icon } from "../ui/icons.js";
import { isPass, isYou, passText, resultText, seatName } from "../ui/names.js";
import { createPaceView } from "./pace.js";
import { canPlay, isAtEnd, isLive, machines, shownAt } from "../ui/turns.js";
import { numberText, t } from "../ui/i18n.js";

const always = () => true;

/** The buttons in order, with the conditions under which each is enabled and present.
    @type {{ [name: string]: { can: Test, isThere?: Test } }} */
const TOOLS = {
  undo: { can: (board) => board.at > 0 || board.over?.reason === "resigned" },
  redo: { can: (board) => !isAtEnd(board) },
  hint: { can: (board) => canPlay(board) && board.thinking?.task !== "hint", isThere: (board) => machines(board) < 2 },
  pause: { can: isLive, isThere: (board) => (machines(board) > 0 || board.clock.kind === "timed") && !board.paused },
  resume: { can: (board) => !board.over || !isAtEnd(board), isThere: (board) => board.paused },
  step: { can: (board) => !isAtEnd(board) || machineIsNext(board), isThere: (board) => machines(board) === 2 },
  swap: { can: (board) => !board.elsewhere?.length },
  restart: { can: (board) => board.line.length > 0 },
  resign: { can: (board) => !board.over, isThere: (board) => machines(board) < 2 },
  new: { can: always },
};

/** `newGame` opens the form for a new game; `advice` is what a hint says, in place of the status.
    @param {Store} store @param {Pick<PageServer, "act">} server @param {() => void} newGame @param {Confirm} ask
    @param {HTMLElement | null} advice */
export function createControlsView(store, server, newGame, ask, advice = null) {
  const statusLine = make("span", { class: "status-text" });
  const more = make("span", { class: "note" });
  /** @type {(name: string) => () => void} */
  const act = (name) => () => server.act(name);
  /** @type {{ [name: string]: () => void }} */
  const actions = { new: newGame, restart: ending("restart"), resign: ending("resign") };
  const pass = button("play.pass", playPass, { class: "main" });
  const fromHere = button("play.from_here", playFromHere);
  const back = button("exercise.end", toGame);
  const pace = createPaceView(server);
  const status = make("div", { class: "status" }, make("p", {}, statusLine, more), advice, pass, fromHere, back, pace.element);
  const tools = Object.entries(TOOLS).map(([name, when]) => tool(name, actions[name] ?? act(name), when));
  const bar = make("div", { class: "tools", role: "group", labelKey: "play.label" });
  bar.append(...tools.map(({ element }) => element));
  const element = make("section", { class: "controls" }, status, bar);

  /** @type {(name: string) => () => void} */
  function ending(name) {
    return () => {
      const isFriend = name === "resign" && Boolean(store.state.board.elsewhere?.length);
      return ask(isFriend ? "resign_friend" : name, act(name));
    };
  }

  function playPass() {
    const { board } = store.state;
    return server.act("play", { action: passOf(board), at: board.at });
  }

  /** Play on from the drawn position, which may be one before that of the game. */
  async function playFromHere() {
    const at = shownAt(store.state);
    if (at < store.state.board.at) await server.act("go", { to: at });
    await server.act("from_here");
  }

  function toGame() {
    store.set({ exercise: null, overlay: null, variation: null });
  }

  /** Show an exercise; the game cannot be changed meanwhile.
      @type {(exercise: ShownExercise) => void} */
  function renderExercise(exercise) {
    bar.hidden = pass.hidden = fromHere.hidden = pace.element.hidden = true;
    setText(statusLine, t(exercise.to_move ? "exercise.second_moves" : "exercise.first_moves"));
    setText(more, exercise.tried === null ? "" : t(exercise.right ? "exercise.right" : "exercise.wrong"));
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    const { board, analysis, exercise, view } = state;
    if (!board) return;
    bar.hidden = false;
    back.hidden = exercise === null || view.tab === "learn"; // the Learn panel has this button
    if (exercise) {
      renderExercise(exercise);
      return;
    }
    const isBefore = shownAt(state) < board.at;
    setText(statusLine, isBefore ? t("play.before", { at: board.at, count: board.line.length })
      : view.judging ? t("warn.judging") : statusText(board, analysis));
    setText(more, isBefore ? "" : moreText(board));
    more.title = more.textContent; // a long name may be cut off
    pass.hidden = !canPlay(board) || passOf(board) === undefined;
    fromHere.hidden = Boolean(board.guest) || isAtEnd(board) && !isBefore && (board.over?.reason ?? board.over?.forfeit ?? null) === null;
    fromHere.title = t("play.from_here_about");
    status.classList.toggle("over", board.over !== null && isAtEnd(board) && !isBefore);
    for (const view of [pace, ...tools]) view.render(board);
  }

  return { element, render };
}

/** A button with icon and text. A disabled button keeps the focus.
    @type {(name: string, act: () => void, when: { can: Test, isThere?: Test }) =>
      { element: HTMLElement, render(board: Board): void }} */
function tool(name, act, { can, isThere = always }) {
  const text = make("span", { textKey: `play.short.${name}` });
  const element = make("button", { type: "button", class: `tool ${name}` }, icon(name), text);
  element.addEventListener("click", () => { if (element.getAttribute("aria-disabled") !== "true") act(); });
  return {
    element,
    render(board) {
      element.hidden = !isThere(board) || (Boolean(board.guest) && name !== "resign");
      setOff(element, !can(board));
      element.title = t(`play.${name}`);
    },
  };
}

/** @type {(board: Board) => number | undefined} */
function passOf(board) {
  return board.legal.find((action) => isPass(board, action));
}

/** @type {Test} */
function machineIsNext(board) {
  return !board.over && board.to_move !== null && board.seats[board.to_move].kind === "machine";
}

/** Return the result, or whose turn it is and what the engine does.
    @type {(board: Board, analysis: Analysis | null) => string} */
function statusText(board, analysis) {
  if (board.over && isAtEnd(board)) return resultText(board);
  if (board.to_move === null) return whereText(board);
  const name = seatName(board, board.to_move), { task } = board.thinking ?? {};
  const simulations = numberText(analysis?.simulations ?? 0);
  const counts = analysis?.simulations && machines(board) < 2; // with two machines, the pace takes the room
  if (task === "move") return t(counts ? "play.thinking" : "play.thinking_bare", { name, simulations });
  if (task === "hint") return t("play.hinting", { simulations });
  if (board.paused && isAtEnd(board)) return t("play.paused", { name });
  if (passOf(board) !== undefined && canPlay(board)) return t("play.pass_only");
  const last = board.line[board.at - 1], passed = last && isPass(board, last.action) ? `${passText(board, last.seat)} ` : "";
  return passed + (isYou(board, board.to_move) ? t("play.your_turn") : t("play.turn_of", { name }));
}

/** Return the number of an earlier position, or that the game is saved.
    @type {(board: Board) => string} */
function moreText(board) {
  if (!isAtEnd(board)) return board.to_move === null ? "" : whereText(board);
  return board.saved_as && board.over ? t("play.saved") : "";
}

/** @type {(board: Board) => string} */
function whereText({ at, line }) {
  return at ? t("play.browsing", { at, count: line.length }) : t("play.browsing_start");
}

/* Training of an opening: a person plays a side of what the explorer knows, the board the other, and a deviation is
   explained. The board shows the line as an exercise; the game waits. */

/** @import { Board } from "../../game.d.ts" */
/** @import { KnownMove, PageServer, PageState, ShownExercise, Store, TrainedPosition } from "../../page.d.ts" */
/** @import { Verdict } from "./trainer.js" */

import { shapeOf } from "../address.js";
import { AUTO } from "../play/auto_level.js";
import { exerciseBoard } from "../learn/learn_data.js";
import { isDeviation, lineMoves, replyIn, verdictOn } from "./trainer.js";
import { button, make, setText, stone } from "../ui/elements.js";
import { isPass, moveInSentence, moveName, unitOf } from "../ui/names.js";
import { evaluationText, lossText } from "../board/score_text.js";
import { numberText, t } from "../ui/i18n.js";

const ID = "trainer", MOST_NAMED = 4;
const READING_INTERVAL = 100; // milliseconds between two requests while the server reads games
const NO_SOLUTION = /** @type {ShownExercise["annotation"]} */ (/** @type {unknown} */ (
  { seat: null, value_first: null, exact: false, scores: {}, best: [], action: null }));

/** @param {Store} store @param {PageServer} server */
export function createTrainerView(store, server) {
  const first = button("trainer.begin", () => begin(mover(store.state.board)));
  const second = button("trainer.begin_other", () => begin(1 - mover(store.state.board)));
  const offer = make("div", { class: "learn-buttons", hidden: true }, first, second);
  const side = make("span"), title = make("h3", {}, side, make("span", { textKey: "trainer.title" }));
  const line = make("p", { class: "note" }), answer = make("p", { class: "answer", role: "status" });
  const better = make("ul", { class: "trainer-moves" });
  const show = button("trainer.show", showMoves), again = button("trainer.again", () => begin(seat));
  const playOn = button("trainer.play_on", () => playFrom());
  const panel = make("div", { class: "task", hidden: true }, title, line, answer, better,
    make("div", { class: "learn-buttons" }, show, again, playOn, button("exercise.end", () => {
      leave();
      first.focus();
    })));
  const element = make("section", { class: "trainer" }, offer, panel);
  let seat = 0, start = 0, deviations = 0, requests = 0; // the person's side, and moves before the training
  /** The exercise that this view has set. @type {ShownExercise | null} */
  let shown = null;
  /** @type {TrainedPosition | null} */
  let position = null;
  /** @type {Verdict | null} */
  let verdict = null;
  let tried = 0, isRevealed = false, hasEnded = false; // the move of the verdict

  /** @type {(state: Pick<PageState, "exercise">) => boolean} */
  const isTraining = ({ exercise }) => exercise?.id === ID;

  /** Train from the position on the board, with a side.
      @type {(wanted: number) => Promise<void>} */
  async function begin(wanted) {
    [seat, deviations, verdict, hasEnded] = [wanted, 0, null, false];
    start = store.state.board.at;
    await goTo([]);
    show.focus({ preventScroll: true }); // the button that began is hidden
  }

  /** Show the position after some moves of the line, and play the board's moves.
      @type {(after: number[]) => Promise<void>} */
  async function goTo(after) {
    const number = ++requests, { board } = store.state;
    isRevealed = false;
    try {
      const found = await server.get(`api/explorer/${board.id}/position?at=${start}&after=${after.join(".")}`);
      if (number !== requests || store.state.board.id !== board.id) return;
      const reply = replyOf(found);
      position = found;
      hasEnded = !found.reading && (!lineMoves(found).length || !found.legal.length);
      if (found.reading) setTimeout(() => { if (number === requests) goTo(after); }, READING_INTERVAL);
      else if (reply !== null) await goTo([...after, reply]);
      else setShown(found);
    } catch (error) {
      store.showError(error);
      leave();
    }
  }

  /** The board's move, or the person's only one, a pass; null where the person moves or nothing is known.
      @type {(found: TrainedPosition) => number | null} */
  function replyOf(found) {
    const { legal, to_move: mover } = found;
    if (legal.length === 1 && isPass(store.state.board, legal[0])) return legal[0];
    return mover === seat ? null : replyIn(found, Math.random);
  }

  /** @type {(found: TrainedPosition) => void} */
  function setShown(found) {
    const { board } = store.state, { plies, legal, preview, to_move: mover, after } = found;
    const exercise = {
      id: ID, label: "", certain: false, seat, game: board.game, number: plies.length + 1, players: [], source: "", own: false,
      config: board.config, annotation: NO_SOLUTION, plies, legal: hasEnded ? [] : legal, preview, to_move: mover,
    };
    shown = { ...exercise, board: { ...exerciseBoard(exercise), id: `${ID} ${board.id}`, version: after.length },
      tried: null, right: null, shown: false, onPlay };
    store.set({ exercise: shown, overlay: null, variation: null });
  }

  /** @type {(action: number) => void} */
  function onPlay(action) {
    if (!position || !shown || hasEnded || !shown.legal.includes(action)) return;
    [verdict, tried] = [verdictOn(position, action), action];
    if (!isDeviation(verdict)) {
      goTo([...position.after, action]);
      return;
    }
    deviations++;
    const ply = { action, seat, cells: position.preview[action] };
    shown = { ...shown, tried: action, right: false };
    store.set({ exercise: shown, variation: { at: position.plies.length, plies: [ply], shown: 1 } });
  }

  function showMoves() {
    isRevealed = true;
    render(store.state);
  }

  /** Play on from the end of the line against an opponent that adapts. */
  async function playFrom() {
    const { board } = store.state, actions = position?.plies.map(({ action }) => action) ?? [];
    const seats = [0, 1].map((place) => (place === seat ? { kind: "human" } : { kind: "machine", name: AUTO }));
    leave();
    try {
      await server.open({ game: board.game, shape: shapeOf(board), seats, actions });
    } catch (error) {
      store.showError(error);
    }
  }

  function leave() {
    requests++;
    shown = position = verdict = null;
    if (isTraining(store.state)) store.set({ exercise: null, overlay: null, variation: null });
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    if (shown && (state.exercise !== shown || state.view.tab !== "explorer")) leave(); // another board, panel or exercise
    const isOn = isTraining(state) && position !== null;
    panel.hidden = !isOn;
    if (isOn && position) draw(state.board, position);
  }

  /** @type {(board: Board, here: TrainedPosition) => void} */
  function draw(board, here) {
    const names = here.plies.slice(start).map((ply) => moveName(board, ply.action));
    side.replaceChildren(stone(seat));
    setText(line, names.length ? t("trainer.line", { moves: names.join(" ") }) : t("trainer.start"));
    setText(answer, [verdict && verdictText(board, verdict, tried), hasEnded && endText(here)].filter(Boolean).join(" "));
    answer.className = `answer ${!verdict ? "" : isDeviation(verdict) ? "wrong" : "right"}`;
    const wrong = verdict && isDeviation(verdict) ? verdict.better : [], listed = isRevealed ? lineMoves(here) : wrong;
    better.replaceChildren(...listed.slice(0, MOST_NAMED).map((move) => make("li", {}, factsText(board, move))));
    show.hidden = isRevealed || hasEnded;
    playOn.hidden = !hasEnded || !here.legal.length;
  }

  /** @type {(here: TrainedPosition) => string} */
  function endText({ after, legal }) {
    const counts = { count: numberText(after.length), wrong: numberText(deviations) };
    return t(legal.length ? "trainer.end" : "trainer.over", counts);
  }

  /** Offer a training where there are known moves.
      @type {(isThere: boolean) => void} */
  function setOffered(isThere) { offer.hidden = !isThere; }

  return { element, render, isTraining, setOffered };
}

/** The side to move on a board.
    @type {(board: Board) => number} */
function mover(board) { return board.to_move ?? 0; }

/** Explain a move: what is known of it, or why it leaves the line.
    @type {(board: Board, verdict: Verdict, action: number) => string} */
function verdictText(board, { kind, played, better }, action) {
  const before = better[0]?.score?.value ?? 0, after = played?.score?.value ?? 0;
  return t(`trainer.${kind}`, {
    move: kind === "loses" || !played ? moveInSentence(board, action) : factsText(board, played, [action]),
    change: kind === "loses" ? lossText({ value_change: [before, after] }) : "",
    better: better.map((move) => moveInSentence(board, move.ply.action)).join(", "),
  });
}

/** A move, or all that are symmetric to it, with its exact score and how its games ended.
    @type {(board: Board, move: KnownMove, actions?: number[]) => string} */
function factsText(board, { actions: all, score, games, won, drawn, lost, openings }, actions = all) {
  const parts = [actions.map((action) => moveInSentence(board, action)).join(", ")];
  if (score) parts.push(score.value === 0 ? t("learn.value.0") : evaluationText(score, unitOf(board.game)));
  if (games) parts.push(t("trainer.games", { games, won, drawn, lost }));
  if (openings) parts.push(t("explorer.openings", { count: openings }));
  return parts.join(" · ");
}

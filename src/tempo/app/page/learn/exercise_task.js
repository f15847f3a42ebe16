/* The current exercise: question, tried move and its score, solution and line. */

/** @import { Exercise } from "../../learn.d.ts" */
/** @import { PageServer, PageState, ShownExercise, Store } from "../../page.d.ts" */
/** @typedef {{ done(id: string, result: "right" | "wrong" | "shown"): void, next(): void, leave(): void }} Callbacks */
/** @typedef {{ right: boolean, annotation: Exercise["annotation"] }} Answer */

import { button, make, stone, setText } from "../ui/elements.js";
import { exerciseBoard, overlayOfReview } from "./learn_data.js";
import { bestText } from "./learn_text.js";
import { moveInSentence, playerName, gameTexts, unitOf } from "../ui/names.js";
import { createBestLine } from "./best_line.js";
import { lossText, evaluationText } from "../board/score_text.js";
import { dayText } from "../storage/game_text.js";
import { t } from "../ui/i18n.js";

/** `done` is called after each try.
    @param {Store} store @param {PageServer} server @param {Callbacks} callbacks */
export function createTask(store, server, callbacks) {
  const mover = make("span"), task = make("span"), question = make("h3", {}, mover, task);
  const about = make("p", { class: "note" }), answer = make("p", { class: "answer", role: "status" });
  const retry = button("exercise.retry", () => { if (store.state.exercise) begin(store.state.exercise); });
  const reveal = button("exercise.reveal", () => show());
  const showBest = button("exercise.line", () => showLine());
  const next = button("exercise.next", callbacks.next, { class: "main" });
  const end = button("exercise.end", () => { line.hide(); callbacks.leave(); });
  const line = createBestLine(store);
  const element = make("div", { class: "task", hidden: true }, question, about, answer,
    make("div", { class: "learn-buttons" }, retry, reveal, showBest, next, end), line.element);

  /** @type {(exercise: Exercise) => void} */
  function begin(exercise) {
    line.hide();
    const board = exerciseBoard(exercise);
    store.setView({ tab: "learn" });
    store.set({
      exercise: { ...exercise, board, tried: null, right: null, shown: false, onPlay: play }, overlay: null, variation: null,
    });
  }

  /** Try a move: show it on the board as a variation, and ask whether it keeps the value.
      @type {(action: number) => Promise<void>} */
  async function play(action) {
    const { exercise } = store.state;
    if (!exercise?.legal.includes(action)) return;
    const { preview, seat } = exercise, ply = { action, seat, cells: preview[action] };
    const tried = { ...exercise, tried: action, right: null, shown: false };
    line.hide();
    store.set({ exercise: tried, overlay: null, variation: { at: exercise.plies.length, plies: [ply], shown: 1 } });
    const answer = await judged(exercise.id, action);
    if (store.state.exercise !== tried) return; // another move was tried, or the exercise was left
    if (answer) store.set({ exercise: { ...tried, ...answer } });
    else begin(exercise);
  }

  /** The judgement of a move, or null where none could be asked for. A null move gives up.
      @type {(id: string, action: number | null) => Promise<Answer | null>} */
  async function judged(id, action) {
    try {
      const answer = await server.post(`api/exercises/${store.state.board.id}/${id}/answer`, { action });
      callbacks.done(id, action === null ? "shown" : answer.right ? "right" : "wrong");
      return answer;
    } catch (error) {
      store.showError(error);
      return null;
    }
  }

  function show() {
    const { exercise } = store.state;
    if (!exercise) return;
    judged(exercise.id, null);
    line.hide();
    const overlay = overlayOfReview(exercise.annotation);
    store.set({ exercise: { ...exercise, tried: null, right: null, shown: true }, overlay, variation: null });
  }

  /** Show the line of the solution, or the refutation of the tried move. */
  async function showLine() {
    const { exercise, board } = store.state;
    if (!exercise) return;
    const { annotation: { best, keeping_moves: keeping = [] }, tried, shown } = exercise;
    const action = tried !== null && !shown ? tried : best[0] ?? keeping[0];
    line.search();
    try {
      const { plies } = await server.post(`api/exercises/${board.id}/${exercise.id}/line`, { action });
      if (store.state.exercise !== exercise) return;
      store.set({ overlay: null });
      const title = t("exercise.line_of", { move: moveInSentence(exercise, action) });
      line.begin({ board: exercise.board, at: exercise.plies.length, plies, title });
    } catch (error) {
      store.showError(error);
    } finally {
      line.endSearch();
    }
  }

  /** @type {(state: PageState) => void} */
  function render({ exercise }) {
    line.render();
    element.hidden = !exercise;
    if (!exercise) return;
    const { annotation, tried, shown, right } = exercise;
    mover.replaceChildren(stone(exercise.seat));
    setText(task, questionText(annotation));
    setText(about, aboutText(exercise));
    setText(answer, answerText(exercise));
    answer.className = `answer ${right === null || shown ? "" : right ? "right" : "wrong"}`;
    retry.hidden = tried === null && !shown;
    reveal.hidden = shown;
    showBest.hidden = tried === null && !shown;
  }

  return { element, begin, render };
}

/** @type {(annotation: Exercise["annotation"]) => string} */
function questionText({ certain, value_change: change }) {
  return certain ? t((change?.[0] ?? 0) > 0 ? "exercise.keep_win" : "exercise.keep_draw") : t("exercise.keep_estimate");
}

/** @type {(exercise: Exercise) => string} */
function aboutText({ annotation, players, number, source, game, seat }) {
  const moves = t(seat ? "exercise.second_moves" : "exercise.first_moves");
  if (!players[0]) return [gameTexts(game).title, t(`exercise.${annotation.label}`), moves].join(" · ");
  const [first, second] = players.map((name) => (name === "human" ? t("play.human") : playerName(name)));
  const place = { game: gameTexts(game).title, number, first, second };
  const where = source ? t("exercise.where", { ...place, source: sourceText(source) }) : t("exercise.where_here", place);
  const parts = [moves, where];
  return [...parts, ...(annotation.certain ? [] : [t("exercise.estimated")])].join(" · ");
}

/** Return the day of a saved game, or the name of a file that does not begin with one.
    @type {(source: string) => string} */
export function sourceText(source) { return /^\d{4}-\d\d-\d\d\//.test(source) ? dayText(source.slice(0, 10)) : source; }

/** Return the best moves, and others that keep the value.
    @type {(exercise: ShownExercise) => string} */
function solutionText(exercise) {
  const { best, keeping_moves: keeping = [] } = exercise.annotation, others = keeping.filter((move) => !best.includes(move));
  const answer = t("exercise.answer", { moves: bestText(exercise, { best: best.length ? best : keeping }) });
  return others.length && best.length ? `${answer} · ${t("exercise.also", { moves: bestText(exercise, { best: others }) })}` : answer;
}

/** Return right or wrong with the score of the move, or the solution if it is shown.
    @type {(exercise: ShownExercise) => string} */
function answerText(exercise) {
  const { annotation, tried, right, shown } = exercise;
  if (shown) return solutionText(exercise);
  if (tried === null) return "";
  if (right === null) return t("practice.judging");
  const worth = evaluationText(annotation.scores[tried], unitOf(exercise.game));
  const known = worth && t("exercise.worth", { move: moveInSentence(exercise, tried), worth });
  const isAgain = !right && annotation.action !== null && tried === annotation.action;
  const again = isAgain ? t("exercise.as_played", { gave: lossText(annotation) }) : "";
  return [t(right ? "exercise.right" : "exercise.wrong"), known, again].filter(Boolean).join(" · ");
}

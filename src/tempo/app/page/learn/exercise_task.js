/* The exercise that is on the board: what is asked, what was tried and what it is worth, the answer and its line. */

import { button, make, stone, write } from "../ui/elements.js";
import { boardOfExercise, overlayOfReview } from "./learn_data.js";
import { bestText } from "./learn_text.js";
import { moveCalled, playerName, wordsHere } from "../ui/names.js";
import { createProofLine } from "./best_line.js";
import { gaveText, worthText } from "../board/score_text.js";
import { t } from "../ui/i18n.js";

/** `hear`: `done(id, right)` after each try, `next()` and `leave()`. */
export function createTask(store, server, hear) {
  const mover = make("span"), asked = make("span"), question = make("h3", {}, mover, asked);
  const about = make("p", { class: "note" }), answer = make("p", { class: "answer", role: "status" });
  const retry = button("exercise.retry", () => begin(store.state.exercise));
  const reveal = button("exercise.reveal", () => show());
  const proof = button("exercise.line", () => prove());
  const next = button("exercise.next", hear.next, { class: "main" });
  const end = button("exercise.end", () => { line.hide(); hear.leave(); });
  const line = createProofLine(store);
  const element = make("div", { class: "task", hidden: true }, question, about, answer,
    make("div", { class: "learn-buttons" }, retry, reveal, proof, next, end), line.element);

  function begin(exercise) {
    line.hide();
    const board = boardOfExercise(exercise);
    store.look({ tab: "learn" });
    const begun = { ...exercise, board, tried: null, right: null, shown: false, onPlay: play };
    store.set({ exercise: begun, overlay: null, variation: null });
  }

  /** A move was played on the board: it is shown there as tried, and what it is worth is told. */
  function play(action) {
    const { exercise } = store.state, { judged, preview, to_move: seat } = exercise;
    if (!exercise.legal.includes(action)) return;
    const right = judged.keeping.includes(action);
    hear.done(exercise.id, right);
    line.hide();
    const ply = { action, seat, cells: preview[action] };
    const variation = { at: exercise.plies.length, plies: [ply], shown: 1, of: "try" };
    store.set({ exercise: { ...exercise, tried: action, right, shown: false }, overlay: null, variation });
  }

  function show() {
    const { exercise } = store.state;
    hear.done(exercise.id, false);
    line.hide();
    store.set({ exercise: { ...exercise, shown: true }, overlay: overlayOfReview(exercise.judged), variation: null });
  }

  /** What the answer leads to, or what refutes the move that was tried. */
  async function prove() {
    const { exercise, board } = store.state, { judged, tried, shown } = exercise;
    const action = tried !== null && !shown ? tried : judged.best[0] ?? judged.keeping[0];
    try {
      const { plies } = await server.post(`/api/exercises/${board.id}/${exercise.id}/line`, { action });
      if (store.state.exercise !== exercise) return;
      store.set({ overlay: null });
      const said = t("exercise.line_of", { move: moveCalled(exercise, action) });
      line.begin({ board: exercise.board, at: exercise.plies.length, plies, said });
    } catch (error) {
      store.set({ notice: { text: error.message, kind: "error" } });
    }
  }

  function render(state) {
    const { exercise } = state;
    line.render(state);
    element.hidden = !exercise;
    if (!exercise) return;
    const { judged, tried, shown, right } = exercise;
    mover.replaceChildren(stone(exercise.to_move));
    write(asked, questionText(judged));
    write(about, aboutText(exercise));
    write(answer, answerText(exercise));
    answer.className = `answer ${tried === null || shown ? "" : right ? "right" : "wrong"}`;
    retry.hidden = tried === null && !shown;
    reveal.hidden = shown;
    proof.hidden = tried === null && !shown;
  }

  return { element, begin, render };
}

function questionText({ certain, lost }) {
  return certain ? t(lost[0] > 0 ? "exercise.keep_win" : "exercise.keep_draw") : t("exercise.keep_guess");
}

function aboutText({ judged, players, number, source, game, to_move: seat }) {
  const [first, second] = players.map((name) => (name === "human" ? t("play.human") : playerName(name)));
  const place = { game: wordsHere(game).title, number, first, second };
  const where = source ? t("exercise.where", { ...place, source }) : t("exercise.where_here", place);
  const parts = [t(seat ? "exercise.second_moves" : "exercise.first_moves"), where];
  return [...parts, ...(judged.certain ? [] : [t("exercise.estimated")])].join(" · ");
}

/** Right or wrong, with what the move is worth; or the answer, if that is shown. */
function answerText(exercise) {
  const { judged, tried, right, shown } = exercise;
  if (shown) return t("exercise.answer", { moves: bestText(exercise, judged) });
  if (tried === null) return "";
  const worth = worthText(judged.scores[tried]);
  const known = worth && t("exercise.worth", { move: moveCalled(exercise, tried), worth });
  const again = !right && tried === judged.action ? t("exercise.as_played", { gave: gaveText(judged) }) : "";
  return [t(right ? "exercise.right" : "exercise.wrong"), known, again].filter(Boolean).join(" · ");
}

/* Exercises: find the move that keeps the value. Made of the mistakes of the game on the board, or of saved games; the
   board shows the position meanwhile, and the game waits untouched. */

import { button, make, write } from "./elements.js";
import { boardOfExercise, overlayOfReview } from "./learn_data.js";
import { bestText, gaveText, worthText } from "./learn_words.js";
import { moveCalled, playerName, wordsHere } from "./names.js";
import { createProofLine } from "./proof_line.js";
import { t } from "./words.js";

const KEPT = "tempo.exercises"; // in the tab's storage: what became of each
const SIGNS = { right: "✓", wrong: "✗" };

export function createExerciseView(store, server) {
  const source = make("select", { labelled: "exercise.source" });
  const begin = button("exercise.begin", () => start(), { class: "main" });
  const stop = button("learn.stop", () => post({ stop: true }));
  const status = make("p", { class: "note", role: "status" });
  const score = make("p", { class: "score" });
  const list = make("ol", { class: "exercise-list" });
  const task = createTask(store, server, { done, leave, next });
  const choice = make("div", { class: "learn-buttons" }, source, begin, stop);
  const element = make("section", { class: "exercise-view" },
    make("h2", { said: "exercise.title" }), make("p", { class: "note", said: "exercise.about" }),
    choice, status, score, task.element, list);
  let results = read(), asked = null, drawn = "", waiting = false;

  list.addEventListener("click", (event) => {
    const one = event.target.closest("button");
    if (one) open(one.dataset.id);
  });

  const complain = (error) => store.set({ notice: { text: error.message, kind: "error" } });

  async function post(body) {
    const { id } = store.state.board;
    try {
      const exercises = await server.post("/api/exercises", { board: id, ...body });
      if (store.state.board.id === id) store.set({ exercises });
    } catch (error) {
      complain(error);
    }
  }

  /** What there is of this board already: its page may have been loaded again. */
  async function find(id) {
    const exercises = await server.get(`/api/exercises/${id}`).catch(() => null);
    if (exercises && store.state.board.id === id) store.set({ exercises });
  }

  async function start() {
    const [kind, folder] = [source.value.slice(0, 1), source.value.slice(1)];
    waiting = true;
    await post(kind === "f" ? { folder } : {});
  }

  async function open(id) {
    const { board } = store.state;
    try {
      const exercise = await server.get(`/api/exercises/${board.id}/${id}`);
      waiting = false;
      task.begin(exercise);
    } catch (error) {
      complain(error);
    }
  }

  /** The first that was not tried yet after this one, else from the start. */
  function next() {
    const { exercises } = store.state.exercises ?? { exercises: [] };
    const at = exercises.findIndex((one) => one.id === store.state.exercise?.id);
    const order = [...exercises.slice(at + 1), ...exercises.slice(0, Math.max(0, at))];
    const one = order.find(({ id }) => !results[id]) ?? order[0];
    if (one) open(one.id);
    else leave();
  }

  function leave() {
    store.set({ exercise: null, overlay: null, variation: null });
  }

  /** Only the first try counts. */
  function done(id, right) {
    if (results[id]) return;
    results = { ...results, [id]: right ? "right" : "wrong" };
    try { sessionStorage.setItem(KEPT, JSON.stringify(results)); } catch { /* then it counts until the page is left */ }
    drawn = "";
  }

  function render(state) {
    const { board } = state;
    if (!board) return;
    if (asked !== board.id) {
      asked = board.id;
      find(board.id);
    }
    const told = state.exercises, found = told?.exercises ?? [];
    fillSources(source, told?.folders ?? []);
    const running = told?.folder ? told.folder.is_running : Boolean(state.review?.running && waiting);
    stop.hidden = !running;
    begin.disabled = board.line.length === 0 && source.value === "g";
    write(status, statusText(told, running, found, waiting));
    const tried = found.filter(({ id }) => results[id]);
    const right = tried.filter(({ id }) => results[id] === "right").length;
    write(score, tried.length ? t("exercise.score", { right, tried: tried.length, count: found.length }) : "");
    score.hidden = !tried.length;
    const key = JSON.stringify([found, results, state.exercise?.id, t("exercise.title")]);
    if (key !== drawn) list.replaceChildren(...found.map((one) => row(one, results[one.id], one.id === state.exercise?.id)));
    drawn = key;
    task.render(state);
    if (waiting && found.length && !state.exercise) {
      waiting = false;
      next();
    }
  }

  return { element, render };
}

function read() {
  try { return JSON.parse(sessionStorage.getItem(KEPT)) ?? {}; } catch { return {}; }
}

/** The game on the board, all saved games, or those of a day; what was chosen stays chosen. */
function fillSources(source, folders) {
  const wanted = [["g", t("exercise.of_game")], ["f", t("exercise.of_all")], ...folders.map((name) => [`f${name}`, name])];
  const key = JSON.stringify(wanted);
  if (source.dataset.drawn === key) return;
  const { value } = source;
  source.replaceChildren(...wanted.map(([name, text]) => make("option", { value: name }, text)));
  source.value = wanted.some(([name]) => name === value) ? value : "g";
  source.dataset.drawn = key;
}

function statusText(told, running, found, waiting) {
  const folder = told?.folder;
  if (folder?.trouble) return t("app.trouble", { text: folder.trouble });
  if (folder) return t(running ? "exercise.searching" : "exercise.searched", { ...folder, count: found.length });
  if (running) return t("exercise.reviewing");
  return waiting && !found.length ? t("exercise.none") : "";
}

function row(one, result, current) {
  const board = { game: one.game, terms: {} }, title = wordsHere(board.game).title;
  const where = one.source || t("exercise.this_game");
  const text = t("exercise.entry", { game: title, number: one.number, source: where });
  return make("li", {}, make("button", { type: "button", data: { id: one.id }, "aria-current": current ? "true" : null },
    make("b", { class: `sign ${one.label} ${one.certain ? "certain" : "guess"}`, "aria-hidden": "true" }, one.certain ? "!" : "(!)"),
    make("span", {}, text), make("span", { class: `result ${result ?? ""}` }, SIGNS[result] ?? ""),
    make("span", { class: "hidden" }, result ? t(`exercise.${result}`) : t("exercise.open"))));
}

/* ---- the exercise on the board ---- */

/** `hear`: `done(id, right)` after each try, `next()` and `leave()`. */
function createTask(store, server, hear) {
  const question = make("h3"), about = make("p", { class: "note" }), answer = make("p", { class: "answer", role: "status" });
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
    store.set({ exercise: { ...exercise, board, tried: null, shown: false, onPlay: play }, overlay: null, variation: null });
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
    write(question, questionText(judged));
    write(about, aboutText(exercise));
    write(answer, shown ? t("exercise.answer", { moves: bestText(exercise, judged) }) : tried === null ? "" : answerText(exercise));
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
  return `${t(seat ? "exercise.second_moves" : "exercise.first_moves")} · ${where}${judged.certain ? "" : ` · ${t("exercise.estimated")}`}`;
}

/** Right or wrong, with what the move is worth. */
function answerText(exercise) {
  const { judged, tried, right } = exercise, worth = worthText(judged.scores[tried]);
  const known = worth && t("exercise.worth", { move: moveCalled(exercise, tried), worth });
  const again = !right && tried === judged.action ? t("exercise.as_played", { gave: gaveText(judged) }) : "";
  return [t(right ? "exercise.right" : "exercise.wrong"), known, again].filter(Boolean).join(" · ");
}
